"""What happened in a deal, as frozen facts (DESIGN.md, "The referee").

An event never hides *that* a card moved, only *which*: ``seen_by`` gives the same event with ``None`` for every card
the given seats may not know. Words and pictures are made from events by whoever shows them, without knowing the rules:
what came of a move stands in its events. These are the events that games share. Every way of a card is told by them; a
game's own events, and what it has to add to these, are subclasses beside its rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.outcome import Outcome

Place = tuple[str] | tuple[str, int]
"""Where cards lie: what sort of place it is and, if it is a seat's own, that seat. A game names its own sorts."""

STOCK: Place = ("stock",)
DISCARD: Place = ("discard",)
PILE: Place = ("pile",)
TRICK: Place = ("trick",)
OUT: Place = ("out",)

Cards = tuple[int | None, ...]


def hand(seat: int) -> Place:
    return ("hand", seat)


def owner(place: Place) -> int | None:
    """The seat whose place it is; None if it is nobody's."""
    return place[1] if len(place) == 2 else None


def holder(place: Place) -> int | None:
    """The seat whose hand it is; None if it is no hand."""
    return owner(place) if place[0] == "hand" else None


@dataclass(frozen=True)
class Event:
    """``seat`` is who caused it or whom it concerns; None where it is nobody's."""

    seat: int | None

    def seen_by(self, *seats: int) -> Event:
        """The same event as these seats together saw it; no seats: a spectator."""
        return self


@dataclass(frozen=True)
class Dealt(Event):
    """The dealer ``seat`` dealt ``hands``, one tuple a seat in deal order (first card dealt first)."""

    hands: tuple[Cards, ...]

    def seen_by(self, *seats: int) -> Event:
        return replace(
            self, hands=tuple(cards if seat in seats else (None,) * len(cards) for seat, cards in enumerate(self.hands))
        )


@dataclass(frozen=True)
class Moved(Event):
    """``cards`` went from ``src`` to ``dst`` in this order.

    ``hidden``: only the seats know them whose places are at either end; ``penalty``: they are paid for the ``Penalty``
    before.
    """

    cards: Cards
    src: Place
    dst: Place
    hidden: bool = False
    penalty: bool = False

    def seen_by(self, *seats: int) -> Event:
        if not self.hidden or owner(self.dst) in seats or owner(self.src) in seats:
            return self
        return replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True)
class Turned(Event):
    """The top card of ``place`` was turned face up and lies under the others now; ``trump`` is the trump it makes, as
    in ``TrumpNamed``, if it makes one."""

    card: int
    place: Place
    trump: str | None = None


@dataclass(frozen=True)
class Swapped(Event):
    """The top and the bottom card of ``place`` changed places: ``top`` now lies face up, ``bottom`` face down."""

    place: Place
    top: int
    bottom: int


@dataclass(frozen=True)
class Penalty(Event):
    """``seat`` owes ``count`` cards; those that can be had, all but ``missing``, follow one by one as ``Moved``."""

    count: int
    missing: int = 0


@dataclass(frozen=True)
class Refilled(Event):
    """The ``count`` cards between the bottom and the top of the discard pile became the new stock; this is refill
    ``number`` of the deal, counted from 1."""

    number: int
    count: int


@dataclass(frozen=True)
class Turnaround(Event):
    """Play now runs downwards, or up again."""

    down: bool


@dataclass(frozen=True)
class Cleared(Event):
    """Everything in ``place`` was put aside, out of play; ``joker`` if a joker did it."""

    place: Place
    joker: bool


@dataclass(frozen=True)
class Trick(Event):
    """``winner`` took the trick."""

    winner: int


@dataclass(frozen=True)
class TrumpNamed(Event):
    """``trump`` is ``C D H S none all`` as in the move codes."""

    trump: str


@dataclass(frozen=True)
class Passed(Event):
    """``seat`` played and drew nothing."""


@dataclass(frozen=True)
class TurnTo(Event):
    """It is ``seat``'s turn."""


@dataclass(frozen=True)
class Ended(Event):
    outcome: Outcome
