"""The words of each game, found by its key: everything a player reads that only that game can say.

A game's texts are marked where they stand, in English, and made into sentences when they are drawn; facts come from the
referee's events and refusals, never the other way round.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from game.i18n import Translator, mark

if TYPE_CHECKING:
    from game.cpu.hint import Hint
    from game.rules.course import Step
    from game.rules.deal import IllegalMove, Observation, Outcome
    from game.rules.events import Event


class OptionText(Struct, frozen=True):
    """A house rule as the lobby shows it: a title, one sentence, and the name of each value (marked texts)."""

    title: str
    sentence: str
    values: Mapping[object, str]


YES_OR_NO: Mapping[object, str] = {True: mark("yes"), False: mark("no")}
"""The values of a house rule that holds or does not."""


class Course(Struct, frozen=True):
    """What a deal of sensible players comes to, as simulated: ``turns`` of all together, the part of them that leaves a
    choice, and the seconds that one takes at normal speed besides what a person thinks about it."""

    turns: float
    choices: float = 1.0
    pace: float = 1.0


TURNS_EACH = 12
"""So many turns each player has in a deal of a game that says nothing else."""


class RulesPage(Struct, frozen=True):
    """One page of the rules: marked texts; ``picture`` names what the game's room draws beside them."""

    title: str
    paragraphs: Sequence[str]
    picture: str = ""
    own_decision: bool = False
    """Whether the page tells a point that is the app's own decision where the source is silent."""
    house_rules: Sequence[str] = ()
    """The keys of those that the page tells as they usually are: where a table has them otherwise, that is added."""


class Voice(Struct, frozen=True):
    """Who speaks to whom: the translator, the seats' names, and how a card is written (``10♥``)."""

    tr: Translator
    names: Sequence[str]
    card: Callable[[int], str]
    you: int | None = None
    """The seat that is addressed as "you", if any."""
    called: frozenset[int] = frozenset()
    """The other seats whose turn is announced by name."""

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards in their order."""
        return " ".join(map(self.card, cards))

    def said(self, seat: int | None, to_you: str, of_others: str, **facts: object) -> str:
        """What a seat has done, in one of two marked sentences: the one for whoever is addressed, or the one that names
        the seat as ``{name}``. Empty if it is nobody's doing."""
        if seat is None:
            return ""
        if seat == self.you:
            return self.tr(to_you, **facts)
        return self.tr(of_others, name=self.names[seat], **facts)


class Moment(Struct, frozen=True):
    """What made a deal worth telling: it came with move ``number``, counted from 1. ``worth`` is how remarkable it is:
    1 is told for years, 0 is plain."""

    number: int
    worth: float
    words: Callable[[Voice], str]


class Pile(Struct, frozen=True):
    """Cards in the middle of the table: those that are seen, the lowest first, who played each (None: nobody), and how
    many lie there in all. ``seat`` is whose they are, if they are somebody's; cards of one number in ``groups`` lie
    together."""

    name: str
    cards: tuple[int, ...] = ()
    by: tuple[int | None, ...] = ()
    count: int = 0
    seat: int | None = None
    groups: tuple[int, ...] = ()


Seen = TypeVar("Seen", bound="Observation", contravariant=True)


class GameTexts(ABC, Generic[Seen]):
    """``TEXTS`` in ``game.texts.<key>.texts``: marked texts, and sentences."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What the game is called."""

    @property
    @abstractmethod
    def tagline(self) -> str:
        """What makes one want to play it, in half a line."""

    origin = ""
    """Who invented it or told its rules, in one sentence; empty if that is known of nobody."""

    @property
    @abstractmethod
    def aim(self) -> str:
        """How it is won, in one sentence."""

    @property
    @abstractmethod
    def points(self) -> str:
        """What a point is, as a column heading."""

    tie_break = ""
    """What decides between equal points, as a column heading; empty if nothing does."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, OptionText]:
        """Its house rules by key."""

    @property
    @abstractmethod
    def pages(self) -> Sequence[RulesPage]:
        """Its rules."""

    @abstractmethod
    def usual_length(self, players: int, options: Mapping[str, object], tr: Translator) -> str:
        """How long a deal usually is, as one sentence."""

    def course(self, players: int, options: Mapping[str, object]) -> Course:
        """How long it is for whoever plans an evening."""
        return Course(TURNS_EACH * players)

    def told(self, event: Event, voice: Voice) -> str | None:
        """What happened, for the list of last events; None for what needs no words."""
        from game.rules.events import Dealt, Ended, Passed  # here: the title says nothing of deals, and starts without

        match event:
            case Dealt():
                return voice.said(event.seat, mark("You deal"), mark("{name} deals"))
            case Passed():
                return voice.said(event.seat, mark("You pass"), mark("{name} passes"))
            case Ended():
                return voice.tr("The deal is over")
        return None

    def refused(self, illegal: IllegalMove, voice: Voice) -> str:
        """Why not, in one sentence."""
        match illegal.code:
            case "no_card":
                return voice.tr("That card is not in your hand.")
            case "not_yours":
                return voice.tr("It is not your turn.")
        return voice.tr("The deal is over.")

    @abstractmethod
    def hinted(self, hint: Hint, voice: Voice) -> str:
        """What the hint advises, and why in a few words: for every reason of the game's judgement, and for
        ``only_move``, which has no facts."""

    def choice(self, move: str, observation: Seen, voice: Voice) -> tuple[str, str] | None:
        """Label of a move that is no card, by its code, and what it would do; None for card moves."""
        return None

    def forced(self, observation: Seen, voice: Voice) -> str:
        """What the table does for a seat that can only draw or pass, in one sentence to its player; among several
        people one that names him. Asked in games that have such moves."""
        return ""

    def unseen_move(self, voice: Voice) -> tuple[str, str]:
        """Label of the move that may be made without a look at one's hand, and what it does; asked in games that have
        one (``Deal.unseen_move``)."""
        return "", ""

    def unseen_refused(self, voice: Voice) -> str:
        """Why that move may not be made, without a word about the cards of the hand, which stays covered."""
        return ""

    # The position in words, for who does not look at the screen

    def asked(self, observation: Seen, voice: Voice) -> str:
        """What the seat to move has to do, in one sentence to its player, who is one of the observers."""
        return voice.tr("Play a card.")

    def piles(self, observation: Seen, voice: Voice) -> Sequence[Pile]:
        """What lies in the middle."""
        return ()

    def facts(self, observation: Seen, voice: Voice) -> Sequence[str]:
        """What else counts, in a few words each."""
        return ()

    def fact(self, observation: Seen, seat: int, voice: Voice) -> str:
        """How it stands with a seat, in a few words; empty if there is nothing to tell."""
        return ""

    def held(self, observation: Seen, seat: int) -> Sequence[int]:
        """The cards that a seat may come to play besides those of its hand."""
        return ()

    def cost(self, observation: Seen, card: int, voice: Voice) -> str:
        """What it costs the seat to move to play a card that it may play, in one sentence; empty: nothing."""
        return ""

    @abstractmethod
    def ended(self, observation: Seen, voice: Voice) -> str:
        """How the deal ended, in one sentence."""

    def moments(self, course: Iterable[Step[Any]]) -> Iterable[Moment]:
        """What was remarkable in a deal that is over; nothing where nothing was."""
        return ()

    def suspense(self, outcome: Outcome) -> str | None:
        """What is told when a deal is over of which only the hands show who has won, as a marked text; None: it is
        plain to see."""
        return None

    def counted(self, outcome: Outcome, seat: int) -> int:
        """What is counted of a seat when a deal is over …"""
        return outcome.points[seat]

    def counted_words(self, count: int, tr: Translator) -> str:
        """… and so many of it in words."""
        return tr.n("{n} point", "{n} points", count)


def texts(game: str) -> GameTexts[Any]:
    """The words of the game with this key, loaded when first asked for."""
    found: object = import_module(f"game.texts.{game}.texts").TEXTS
    assert isinstance(found, GameTexts)
    return found
