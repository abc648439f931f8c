"""The first play of Showcase played on by rule of thumb, to tell the search what a position is worth.

A search plays on thousands of times for a move: hence a position of its own, in bit sets, that keeps count of the
cases as it goes. It ends with the stock, and what the cards promise in the second play is looked up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.cpu.showcase.evaluation import chance, closer_chance
from game.cpu.showcase.heuristics import (
    LEAD,
    LOSER,
    WORTH,
    naming_worth,
)
from game.rules.cards import DECK_52, bits
from game.rules.events import STOCK, hand
from game.rules.showcase.deal import Showcase
from game.rules.showcase.tricks import COMPELLED, FIRST_PLAY, OF_SUIT, settling, takes

JUNK = bits(card for card in DECK_52 if not WORTH[card >> 2])
"""Cards that bring nothing in the second play."""
ANY_CARD = sum(WORTH) / len(WORTH)
"""What a card from the stock brings, on average."""

_ABOVE = tuple(OF_SUIT[card & 3] >> card + 1 << card + 1 for card in DECK_52)
_BELOW = tuple(OF_SUIT[card & 3] & (1 << card) - 1 for card in DECK_52)
_MOST = FIRST_PLAY + 2  # tricks that one may be behind or ahead
_NAMING = tuple(
    [naming_worth(behind, left) for behind in (*range(_MOST + 1), *range(-_MOST, 0))]
    for left in range(1, FIRST_PLAY + 1)
)
"""By the tricks to come after this one, and by the tricks one is behind (ahead, if negative)."""
_USE = tuple(
    tuple(LOSER * (1 - (card >> 2) / 12) * left / FIRST_PLAY for card in DECK_52) for left in range(1, FIRST_PLAY + 1)
)
"""By the tricks to come after this one, and by card: what it is worth in hand, for losing a trick with it."""


def play_on(deal: Showcase, rng: Random) -> Sequence[float]:
    """What each seat of a deal in its first play, or at its end, gets: about its chance to win.

    A search in the last trick knows all cards and comes to few ends: they are worth a closer look.
    """
    position = Position(deal)
    promise = closer_chance if len(position.stock) == (position.led is not None) else chance
    while position.stock:
        position.play(position.lead(rng) if position.led is None else position.answer())
    leader, namer = position.leader, position.namer()
    wins = promise(position.hands[leader] | position.shown[leader], namer == leader)
    return (wins, 1 - wins) if leader == 0 else (1 - wins, wins)


class Position:
    """A position of the first play. By seat: its ``hands``, what lies ``shown`` in its showcase, which of that lies in
    cases that count (``whole``), and the ``counts`` of these. ``leader`` is that of the second play, once it is known.
    """

    __slots__ = ("_other", "counts", "hands", "leader", "led", "settles", "shown", "stock", "to_move", "trump", "whole")

    def __init__(self, deal: Showcase) -> None:
        places = deal.places()
        self.hands = [bits(places[hand(seat)]) for seat in (0, 1)]
        self.stock = list(reversed(places[STOCK]))  # the next card last
        self.shown, self.whole, self.counts = [0, 0], [0, 0], [0, 0]
        self._other = [0] * len(DECK_52)  # by card of a case: the other one, as a bit set
        self.trump, self.led = deal.turned & 3, deal.led
        self.to_move = (deal.to_move or 0) if self.stock else deal.tricks[-1].winner  # before the trump is named
        settling_trick = settling(deal.options)
        self.settles = FIRST_PLAY - settling_trick  # with so many tricks to come, it is decided who leads
        self.leader = deal.tricks[settling_trick].winner if len(deal.tricks) > settling_trick else 0
        for trick in deal.tricks:
            self._leave(trick.led)
            self._leave(trick.followed)
            self._lay(trick.winner, trick.led, trick.followed)
        if self.led is not None:
            self._leave(self.led)

    def _lay(self, winner: int, led: int, followed: int) -> None:
        """A trick becomes a case."""
        case = 1 << led | 1 << followed
        self.shown[winner] |= case
        self.whole[winner] |= case
        self.counts[winner] += 1
        self._other[led], self._other[followed] = 1 << followed, 1 << led

    def _leave(self, card: int) -> None:
        """A card is played, from a showcase if it lies there."""
        bit = 1 << card
        seat = 0 if self.shown[0] & bit else 1
        self.shown[seat] &= ~bit
        if self.whole[seat] & bit:
            self.whole[seat] ^= bit | self._other[card]
            self.counts[seat] -= 1

    def play(self, card: int) -> None:
        """Play a legal card of the seat to move."""
        seat, bit = self.to_move, 1 << card
        if self.hands[seat] & bit:
            self.hands[seat] ^= bit
        else:
            self._leave(card)
        if self.led is None:
            self.led, self.to_move = card, 1 - seat
            return
        winner = seat if takes(card, self.led, self.trump) else 1 - seat
        self._lay(winner, self.led, card)
        if len(self.stock) == self.settles:
            self.leader = winner
        self.hands[1 - winner] |= 1 << self.stock.pop()
        self.led, self.to_move = None, winner

    def namer(self) -> int:
        """Who names the trump once the stock is empty."""
        first, second = self.counts
        return 1 - self.to_move if first == second else int(second < first)

    def lead(self, rng: Random) -> int:
        """The lowest card of a suit; where it matters, the highest of all."""
        held = self.hands[self.to_move] or self.shown[self.to_move]
        if len(self.stock) == self.settles:
            return held.bit_length() - 1
        lowest = [(cards & -cards).bit_length() - 1 for cards in [held & suit for suit in OF_SUIT] if cards]
        draw, suits = rng.random, len(lowest)
        return min(lowest[int(draw() * suits)], lowest[int(draw() * suits)])

    def answer(self) -> int:
        """The card that is worth most by rule of thumb, of those that may be."""
        seat, led, trump, left = self.to_move, self.led, self.trump, len(self.stock) - 1
        assert led is not None
        held, whole, naming, use = self.hands[seat], self.whole[seat], _NAMING[left], _USE[left]
        behind = self.counts[1 - seat] - self.counts[seat]
        brought = WORTH[led >> 2] + (LEAD if left + 1 == self.settles else 0.0)
        best, most = -1, -99.0
        for card in self._answers(seat, led):
            breaks = whole >> card & 1
            if takes(card, led, trump):
                worth = brought + naming[behind - 1 + breaks]
            else:
                worth = ANY_CARD - WORTH[card >> 2] + naming[behind + 1 + breaks]
            if held >> card & 1:
                worth -= use[card]
            if worth > most:
                best, most = card, worth
        return best

    def _answers(self, seat: int, led: int) -> Iterator[int]:
        """Of each kind of answers the one to be played: from the hand, from cases that count, from others."""
        suit = OF_SUIT[led & 3]
        hand, shown = self.hands[seat], self.shown[seat] & suit
        own = hand & suit
        if own:
            above = own & _ABOVE[led]
            if above:
                yield above.bit_length() - 1
            if above != own:
                yield _spare(own & _BELOW[led])
        else:
            trumps = hand & COMPELLED[self.trump]
            yield (trumps & -trumps).bit_length() - 1 if trumps else _spare(hand)
        if shown:
            counting = shown & self.whole[seat]
            for cards in (counting, shown ^ counting):
                above = cards & _ABOVE[led]
                if above:
                    yield above.bit_length() - 1
                below = cards & _BELOW[led]
                if below:
                    yield (below & -below).bit_length() - 1


def _spare(cards: int) -> int:
    """The highest that brings nothing later, else the lowest: low ones are good for losing tricks."""
    junk = cards & JUNK
    return junk.bit_length() - 1 if junk else (cards & -cards).bit_length() - 1
