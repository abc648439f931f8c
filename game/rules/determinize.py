"""Hidden cards, put at random where they may lie.

A *batch* is a set of cards whose order was once laid down: the deck, or one refill. Some of its places have shown their
card; each of its other cards lies in one of the other places, and what has happened since says in which it may
(``knowledge.py``). A sample is a random perfect matching of those cards and places.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.rules.cards import bits, members

SWAPS_PER_CARD = 4


@dataclass(frozen=True)
class Batch:
    """``shown`` has the card of each place, top first, None where hidden; ``allowed`` the bit set of hidden places in
    which each of the other cards may lie. There is at least one way to place them all: the true one."""

    shown: tuple[int | None, ...]
    allowed: Mapping[int, int]

    def sample(self, rng: random.Random) -> tuple[int, ...]:
        """A possible order of the batch, top first; all of them are about equally likely."""
        placed = self._place(rng)
        self._mix(placed, rng)
        order = list(self.shown)
        for card, place in placed.items():
            order[place] = card
        return tuple(card for card in order if card is not None)

    @cached_property
    def _choice(self) -> dict[int, int]:
        return {card: places.bit_count() for card, places in self.allowed.items()}

    def _place(self, rng: random.Random) -> dict[int, int]:
        """A place for each card, those with the least choice first, at random as long as there is a choice."""
        cards = list(self.allowed)
        rng.shuffle(cards)
        cards.sort(key=self._choice.__getitem__)
        hidden = free = bits(place for place, card in enumerate(self.shown) if card is None)
        holder: dict[int, int] = {}  # by place
        for index, card in enumerate(cards):
            places = self.allowed[card]
            if places == hidden:  # this card and all after it may lie anywhere, and their order is random
                holder.update(zip(members(free), cards[index:], strict=True))
                break
            if places & free:
                place = rng.choice(members(places & free))
                holder[place] = card
                free ^= 1 << place
            else:
                self._make_room(card, holder, set(), rng)
                free = hidden & ~bits(holder)
        return {card: place for place, card in holder.items()}

    def _make_room(self, card: int, holder: dict[int, int], tried: set[int], rng: random.Random) -> bool:
        """Put ``card`` where another one lies that can move on to a place of its own (an augmenting path)."""
        places = list(members(self.allowed[card]))
        rng.shuffle(places)
        for place in places:
            if place not in tried:
                tried.add(place)
                if place not in holder or self._make_room(holder[place], holder, tried, rng):
                    holder[place] = card
                    return True
        return False

    def _mix(self, placed: dict[int, int], rng: random.Random) -> None:
        """Let random pairs of cards change places where both may, so that the order of placing leaves little trace."""
        cards, allowed, draw, breaks = list(placed), self.allowed, rng.random, self._breaks
        for _ in range(SWAPS_PER_CARD * len(cards)):
            one, other = cards[int(draw() * len(cards))], cards[int(draw() * len(cards))]
            here, there = placed[one], placed[other]
            if allowed[one] >> there & 1 and allowed[other] >> here & 1:
                placed[one], placed[other] = there, here
                if breaks(placed, one, other):
                    placed[one], placed[other] = here, there

    def _breaks(self, placed: Mapping[int, int], one: int, other: int) -> bool:
        """Whether it cannot be that these two lie there, each of which may by itself."""
        return False
