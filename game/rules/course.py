"""The course of a deal that is over: move by move, with every card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.rules.deal import Deal
from game.rules.events import Event, Moved, hand

AnyDeal = TypeVar("AnyDeal", bound=Deal)


@dataclass(frozen=True)
class Step(Generic[AnyDeal]):
    """Move ``number``, from 1, and what happened by it. ``deal`` is as it stands after the move, until the next step is
    asked for."""

    number: int
    seat: int
    events: tuple[Event, ...]
    deal: AnyDeal

    @property
    def played(self) -> tuple[int, ...]:
        """The cards that the seat played, in their order."""
        ways = (event for event in self.events if isinstance(event, Moved) and event.seat == self.seat)
        first = next((way for way in ways if way.src[0] != "stock" and way.dst != hand(self.seat)), None)
        return tuple(card for card in first.cards if card is not None) if first else ()


def course(deal: AnyDeal) -> Iterator[Step[AnyDeal]]:
    """All moves of a deal, from its start."""
    again = deal.restarted()
    for number, (seat, move) in enumerate(deal.moves, 1):
        events: list[Event] = []
        again.play(move, events)
        yield Step(number, seat, tuple(events), again)
