"""A table that knows nothing but events, as the stage does: it must come to the same piles as the deal."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.deal import Deal
from game.rules.events import DISCARD, OUT, STOCK, Cleared, Dealt, Event, Moved, Place, Refilled, Swapped, hand

PILES = {"discard", "pile", "trick"}
"""Places whose order can be seen; elsewhere only the cards count."""


class Table:
    """``places`` has the cards of each place, None where they were not seen."""

    def __init__(self, deck: Iterable[int], events: Iterable[Event]) -> None:
        self.places: dict[Place, list[int | None]] = {STOCK: [None] * len(tuple(deck))}
        for event in events:
            self.see(event)

    def see(self, event: Event) -> None:
        if isinstance(event, Dealt):
            for seat, cards in enumerate(event.hands):
                self._move(cards, STOCK, hand(seat))
        elif isinstance(event, Moved):
            self._move(event.cards, event.src, event.dst)
        elif isinstance(event, Swapped):
            pile = self.places[event.place]
            assert (pile[0], pile[-1]) in ((event.top, event.bottom), (None, event.bottom))
            pile[0], pile[-1] = event.bottom, event.top
        elif isinstance(event, Cleared):
            self._move(tuple(self.places[event.place]), event.place, OUT)
        elif isinstance(event, Refilled):
            bottom, *between, top = self.places[DISCARD]
            assert not self.places[STOCK]
            assert len(between) == event.count
            self.places[DISCARD], self.places[STOCK] = [bottom, top], [None] * event.count

    def _move(self, cards: Iterable[int | None], src: Place, dst: Place) -> None:
        for card in cards:
            here = self.places[src]
            here.remove(card if card in here else None)
            self.places.setdefault(dst, []).append(card)

    def agrees_with(self, deal: Deal) -> bool:
        """Whether every place has as many cards as in the deal, and none that does not lie there."""
        for place, cards in deal.places().items():
            mine = self.places.get(place, [])
            known = [card for card in mine if card is not None]
            if len(mine) != len(cards) or len(known) != len({*known}.intersection(cards)):
                return False
            if place[0] in PILES and any(card not in (None, true) for card, true in zip(mine, cards, strict=True)):
                return False
        return True
