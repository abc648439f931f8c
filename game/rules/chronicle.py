"""The events of a deal after the fact: kept by no deal, they are told by a second one that plays the same moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.events import Event

if TYPE_CHECKING:
    from game.rules.deal import Deal


class Chronicle:
    """Follows one deal; each of its moves is told once, however often it is asked."""

    def __init__(self, deal: Deal) -> None:
        self._teller = deal.new(
            deal.players, deal.seed, deal.dealer, deal.leader, deal.options, deal.deck, deal.refills
        )
        self.events: list[Event] = self._teller._dealt()
        self._seen: dict[tuple[int, ...], list[Event]] = {}

    def follow(self, deal: Deal) -> None:
        """Tell the moves of ``deal`` that are not told yet."""
        for _, move in deal.moves[len(self._teller.moves) :]:
            self._teller.play(move, self.events)

    def seen_by(self, seats: tuple[int, ...]) -> tuple[Event, ...]:
        """All events as these seats saw them."""
        seen = self._seen.setdefault(seats, [])
        seen.extend(event.seen_by(*seats) for event in self.events[len(seen) :])
        return tuple(seen)
