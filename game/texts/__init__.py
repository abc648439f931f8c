"""The words of each game, found by its key: everything a player reads that only that game can say.

A game's module holds marked English texts and small functions that make sentences when they are drawn; facts come from
the referee's events and refusals, never the other way round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Protocol

from game.cpu.hint import Hint
from game.i18n import Translator
from game.rules.deal import IllegalMove, Observation
from game.rules.events import Event


@dataclass(frozen=True)
class OptionText:
    """A house rule as the lobby shows it: a title, one sentence, and the name of each value (marked texts)."""

    title: str
    sentence: str
    values: Mapping[object, str]


@dataclass(frozen=True)
class RulesPage:
    """One page of the rules: marked texts; ``picture`` names what the game's room draws beside them."""

    title: str
    paragraphs: Sequence[str]
    picture: str = ""
    own_decision: bool = False
    """Whether the page tells a point that is the app's own decision where the source is silent."""


@dataclass(frozen=True)
class Voice:
    """Who speaks to whom: the translator, the seats' names, and how a card is written (``10♥``)."""

    tr: Translator
    names: Sequence[str]
    card: Callable[[int], str]
    you: int | None = field(default=None)
    """The seat that is addressed as "you", if any."""


class GameTexts(Protocol):
    NAME: str
    TAGLINE: str
    AIM: str
    OPTIONS: Mapping[str, OptionText]
    PAGES: Sequence[RulesPage]
    POINTS: str
    """What a point is, as a column heading."""
    TIE_BREAK: str
    """What decides between equal points, as a column heading; empty if nothing does."""

    def usual_length(self, players: int, options: Mapping[str, object], tr: Translator) -> str:
        """How long a deal usually is, as one sentence."""

    def told(self, event: Event, voice: Voice) -> str | None:
        """What happened, for the list of last events; None for what needs no words."""

    def refused(self, illegal: IllegalMove, voice: Voice) -> str:
        """Why not, in one sentence."""

    def hinted(self, hint: Hint, voice: Voice) -> str:
        """What the hint advises, and why in a few words."""

    def choice(self, move: str, observation: Observation, voice: Voice) -> tuple[str, str] | None:
        """Label of a move that is no card, and what it would do; None for card moves."""

    def forced(self, observation: Observation, voice: Voice) -> str:
        """What the table does for a seat that has no other move, in one sentence to its player."""

    def blind(self, voice: Voice) -> tuple[str, str]:
        """Label of the move that may be made without a look at one's hand, and what it does; only asked in games that
        have one."""

    def ended(self, observation: Observation, voice: Voice) -> str:
        """How the deal ended, in one sentence."""


def texts(game: str) -> GameTexts:
    """The words of the game with this key."""
    module: GameTexts = import_module(f"game.texts.{game}")
    return module
