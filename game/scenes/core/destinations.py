"""Where the player can go. A screen names the next one by a destination and what it needs to know; which scene that is,
only the router knows. So screens do not know each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.input.actions import Action, Captured, Device, DeviceKind
from game.input.bindings import Group
from game.session.match_session import MatchSession
from game.store import Player

# From the title


@dataclass(frozen=True)
class Title:
    """Where everything begins, and ends."""


@dataclass(frozen=True)
class Attract:
    """CPU players at a game; the title shows them behind its name."""

    game: str


@dataclass(frozen=True)
class Rules:
    game: str


@dataclass(frozen=True)
class Scores:
    """Matches and players."""


@dataclass(frozen=True)
class MatchDetails:
    """One match of the scores, by the store's number."""

    match_id: int


@dataclass(frozen=True)
class PlayerDetails:
    """One player of the scores."""

    player: Player


# To a match, and after it


@dataclass(frozen=True)
class Lobby:
    game: str


@dataclass(frozen=True)
class Name:
    """A name to be written or chosen; ``done`` is told it, and it may be empty.

    ``offered`` are names to choose from; ``tempers`` has those of CPU players, by name.
    """

    text: str
    done: Callable[[str], None]
    game: str | None = None
    offered: Sequence[str] = ()
    tempers: Mapping[str, str] = field(default_factory=dict)
    title: str = ""


@dataclass(frozen=True)
class Table:
    session: MatchSession


@dataclass(frozen=True)
class Pause:
    """Over the table of a match, or of a first deal."""

    session: MatchSession


@dataclass(frozen=True)
class Seats:
    """Who plays in a running match, with which device."""

    session: MatchSession


@dataclass(frozen=True)
class LostPad:
    """The pad of the person in ``seat``, who is to move, is unplugged."""

    session: MatchSession
    seat: int


@dataclass(frozen=True)
class Summary:
    """What the deal of a match, which is over, has brought."""

    session: MatchSession


@dataclass(frozen=True)
class Replay:
    """Valid deal records to be watched, one or more, from the one numbered ``first`` on, counted from 0."""

    records: Sequence[dict[str, Any]]
    first: int = 0


@dataclass(frozen=True)
class TurningPoint:
    """What decided the deal of a match with people, which is over."""

    session: MatchSession


# To a first deal, and out of it


@dataclass(frozen=True)
class Lessons:
    """Which game is to be learnt?"""


@dataclass(frozen=True)
class Lesson:
    """The first deal of a game."""

    game: str


@dataclass(frozen=True)
class LessonOffer:
    """Whoever chooses a game for the first time may learn it."""

    game: str


@dataclass(frozen=True)
class LessonSkip:
    """A first deal is to be left before its end."""

    game: str


@dataclass(frozen=True)
class LessonOver:
    """A first deal has come to its end."""

    game: str


# To what can be set


@dataclass(frozen=True)
class Settings:
    """``game``: whose colours the screen has; None: nobody's."""

    game: str | None = None


@dataclass(frozen=True)
class CouchCheck:
    """Is everything right from where one plays?"""


@dataclass(frozen=True)
class Controls:
    """All actions with their controls."""

    game: str | None = None


@dataclass(frozen=True)
class ActionControls:
    """The controls of one action; ``kind`` is that of the device whose controls are shown."""

    group: Group
    action: Action
    kind: DeviceKind


@dataclass(frozen=True)
class Capture:
    """A new key or button is asked for; ``done`` is told it."""

    group: Group
    title: str
    done: Callable[[Captured], None]


@dataclass(frozen=True)
class PadRound:
    """A round over the buttons of a pad that nobody knows."""

    pad: Device


# Over any screen


@dataclass(frozen=True)
class Notice:
    """Something to be told."""

    title: str
    text: str


@dataclass(frozen=True)
class Confirm:
    """A question before something is lost for good; ``done`` is called if ``deed`` is what the player chooses."""

    title: str
    text: str
    deed: str
    done: Callable[[], None]
    icon: str = "trash"


Destination = (
    Title
    | Attract
    | Rules
    | Scores
    | MatchDetails
    | PlayerDetails
    | Lobby
    | Name
    | Table
    | Pause
    | Seats
    | LostPad
    | Summary
    | Replay
    | TurningPoint
    | Lessons
    | Lesson
    | LessonOffer
    | LessonSkip
    | LessonOver
    | Settings
    | CouchCheck
    | Controls
    | ActionControls
    | Capture
    | PadRound
    | Notice
    | Confirm
)
