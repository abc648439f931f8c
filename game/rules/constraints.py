"""What a seat showed not to hold *together*, as by passing on several cards; a card it showed not to hold at all is
``knowledge.py``'s matter.

Placing single cards is a matching (``determinize.py``). A matching that breaks a condition is mended: one of the cards
that break it must lie elsewhere, and every one of them is tried.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.rules.cards import bits, members
from game.rules.determinize import Batch


@dataclass(frozen=True)
class Drawn:
    """By whom (None: not into a hand) and in which turn a card was taken that the observers did not see."""

    seat: int | None
    turn: int


@dataclass(frozen=True)
class Condition:
    """In ``turn`` a seat, whose hand was hidden, held of ``cards`` none of the sets that are true in ``barred``.

    Whatever holds a barred set is barred too.
    """

    seat: int
    turn: int
    cards: int
    barred: Mapping[int, object]


@dataclass(frozen=True)
class _Watch:
    """A condition in terms of one batch: those of its ``cards`` that lie in one of ``places`` were held together."""

    cards: tuple[int, ...]
    places: int
    barred: Mapping[int, object]

    def held(self, placed: Mapping[int, int]) -> int:
        held = 0
        for card in self.cards:
            if self.places >> placed[card] & 1:
                held |= 1 << card
        return held

    def broken(self, placed: Mapping[int, int]) -> bool:
        held = self.held(placed)
        return held != 0 and bool(self.barred[held])


@dataclass(frozen=True)
class ConditionedBatch(Batch):
    """``drawn`` tells of the hidden places, ``played`` in which turn a card was first played."""

    drawn: Mapping[int, Drawn]
    played: Mapping[int, int]
    conditions: Sequence[Condition]

    @cached_property
    def _watches(self) -> list[_Watch]:
        """The conditions that can be broken at all."""
        watches = [self._watch(condition) for condition in self.conditions]
        return [watch for watch in watches if watch.cards and watch.barred[bits(watch.cards)]]

    def _watch(self, condition: Condition) -> _Watch:
        turn = condition.turn
        places = bits(
            place for place, drawn in self.drawn.items() if drawn.seat == condition.seat and drawn.turn < turn
        )
        cards = tuple(
            card
            for card in members(condition.cards)
            if self.allowed.get(card, 0) & places and self.played.get(card, turn) >= turn
        )
        return _Watch(cards, places, condition.barred)

    @cached_property
    def _watches_of(self) -> dict[int, list[_Watch]]:
        return {card: [watch for watch in self._watches if card in watch.cards] for card in self.allowed}

    def _place(self, rng: random.Random) -> dict[int, int]:
        placed = self._mend(super()._place(rng), dict(self.allowed), rng)
        assert placed is not None  # the true order breaks no condition
        return placed

    def _mend(self, placed: dict[int, int], allowed: dict[int, int], rng: random.Random) -> dict[int, int] | None:
        """Where the cards may lie without breaking a condition; None if there is no such order."""
        watch = next((watch for watch in self._watches if watch.broken(placed)), None)
        if watch is None:
            return placed
        cards = list(members(watch.held(placed)))
        rng.shuffle(cards)
        for card in cards:
            narrowed = {**allowed, card: allowed[card] & ~watch.places}
            holder = {place: other for other, place in placed.items() if other != card}
            if Batch(self.shown, narrowed)._make_room(card, holder, set(), rng):
                mended = self._mend({other: place for place, other in holder.items()}, narrowed, rng)
                if mended is not None:
                    return mended
        return None

    def _breaks(self, placed: Mapping[int, int], one: int, other: int) -> bool:
        return any(watch.broken(placed) for card in (one, other) for watch in self._watches_of[card])
