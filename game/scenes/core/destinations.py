"""Where the player can go. A screen names the next one by a destination and what it needs to know; which scene that is,
only the router knows. So screens do not know each other.

They are structs and not dataclasses, which take forty times as long to be defined: the title waits for that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from game.input.actions import Action, Captured, Device, DeviceKind
from game.input.bindings import Group
from game.store import Player

if TYPE_CHECKING:
    from game.session.match_session import MatchSession

# From the title


class Title(Struct, frozen=True):
    """Where everything begins, and ends."""


class Attract(Struct, frozen=True):
    """CPU players at a game; the title shows them behind its name."""

    game: str


class Rules(Struct, frozen=True):
    """``options`` are the house rules of the table it is opened from; None: as usual."""

    game: str
    options: Mapping[str, Any] | None = None


class Scores(Struct, frozen=True):
    """Matches and players."""


class MatchDetails(Struct, frozen=True):
    """One match of the scores, by the store's number."""

    match_id: int


class PlayerDetails(Struct, frozen=True):
    """One player of the scores."""

    player: Player


AtTitle = Title | Attract | Rules | Scores | MatchDetails | PlayerDetails

# To a match, and after it


class Lobby(Struct, frozen=True):
    game: str


class Name(Struct, frozen=True):
    """A name to be written or chosen; ``done`` is told it, and it may be empty.

    ``offered`` are names to choose from; ``tempers`` has those of CPU players, by name.
    """

    text: str
    done: Callable[[str], None]
    game: str | None = None
    offered: Sequence[str] = ()
    tempers: Mapping[str, str] = {}
    title: str = ""


class Table(Struct, frozen=True):
    session: MatchSession


class Pause(Struct, frozen=True):
    """Over the table of a match, or of a first deal."""

    session: MatchSession


class Seats(Struct, frozen=True):
    """Who plays in a running match, with which device."""

    session: MatchSession


class LostPad(Struct, frozen=True):
    """The pad of the person in ``seat``, who is to move, is unplugged."""

    session: MatchSession
    seat: int


class Summary(Struct, frozen=True):
    """What the deal of a match, which is over, has brought. ``show``: the winners come on stage first."""

    session: MatchSession
    show: bool = False


class Replay(Struct, frozen=True):
    """Valid deal records to be watched, one or more, from the one numbered ``first`` on, counted from 0. ``clip``: only
    from after so many of its moves until after so many."""

    records: Sequence[dict[str, Any]]
    first: int = 0
    clip: tuple[int, int] | None = None


class TurningPoint(Struct, frozen=True):
    """What decided the deal of a match with people, which is over."""

    session: MatchSession


AtMatch = Lobby | Name | Table | Pause | Seats | LostPad | Summary | Replay | TurningPoint

# To a first deal, and out of it


class Lessons(Struct, frozen=True):
    """Which game is to be learnt?"""


class Lesson(Struct, frozen=True):
    """The first deal of a game."""

    game: str


class LessonOffer(Struct, frozen=True):
    """Whoever chooses a game for the first time may learn it."""

    game: str


class LessonAim(Struct, frozen=True):
    """What a first deal that begins is about."""

    game: str


class LessonSkip(Struct, frozen=True):
    """A first deal is to be left before its end."""

    game: str


class LessonOver(Struct, frozen=True):
    """A first deal has come to its end: who has won it, and how, in words."""

    game: str
    won: str = ""
    ended: str = ""


AtLesson = Lessons | Lesson | LessonOffer | LessonAim | LessonSkip | LessonOver

# To what can be set


class Settings(Struct, frozen=True):
    """``game``: whose colours the screen has; None: nobody's."""

    game: str | None = None


class About(Struct, frozen=True):
    """Which version this is, and whose work is in it. ``game`` as for the settings."""

    game: str | None = None


class CouchCheck(Struct, frozen=True):
    """Is everything right from where one plays?"""


class Controls(Struct, frozen=True):
    """All actions with their controls."""

    game: str | None = None


class ActionControls(Struct, frozen=True):
    """The controls of one action; ``kind`` is that of the device whose controls are shown."""

    group: Group
    action: Action
    kind: DeviceKind


class Capture(Struct, frozen=True):
    """A new key or button is asked for; ``done`` is told it."""

    group: Group
    title: str
    done: Callable[[Captured], None]


class Phones(Struct, frozen=True):
    """Phones are let in, and see how."""


class PadRound(Struct, frozen=True):
    """A round over the buttons of a pad that nobody knows."""

    pad: Device


AtSettings = Settings | About | CouchCheck | Controls | ActionControls | Capture | PadRound | Phones

# Over any screen


class Notice(Struct, frozen=True):
    """Something to be told."""

    title: str
    text: str


class WhosePad(Struct, frozen=True):
    """A pad may be one of several that were unplugged; ``done`` is told whose of these names it is, by its place, or
    None: it is none of them."""

    pad: Device
    names: Sequence[str]
    done: Callable[[int | None], None]


class Confirm(Struct, frozen=True):
    """A question before something is lost for good; ``done`` is called if ``deed`` is what the player chooses."""

    title: str
    text: str
    deed: str
    done: Callable[[], None]
    icon: str = "trash"


OverAny = Notice | WhosePad | Confirm

Destination = AtTitle | AtMatch | AtLesson | AtSettings | OverAny
