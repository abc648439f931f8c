"""Showcase's second play searched to its end: whether the leader can win so many of the tricks that are left.

Positions are told apart by no more than matters (partition search, Ginsberg 1996). An answer comes with its *proof*,
the places at the top of each suit whose owners it rests on; of the cards below them only the number on each side
counts. So an answer serves all positions that agree in this, and is kept for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from time import monotonic

from game.cpu.showcase.bounds import Bounds, Hand
from game.cpu.showcase.suit_patterns import (
    LENGTH,
    SUIT_PLACES,
    Lead,
    Reply,
    Table,
    by_side,
    drops,
    leads,
    owners,
    pattern_of,
    top_places,
)
from game.rules.showcase.tricks import ALL_TRUMPS, NO_TRUMP

Proof = int
"""The places on which an answer rests if it is yes, their complement (which is negative) if it is no."""

LOOK = 256
"""Positions between two looks at the clock."""


class OutOfBudgetError(Exception):
    """The search was not finished."""


class Budget:
    """When to stop: once so many positions have been looked at (this repeats), or so many seconds after it was made."""

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        self._end = None if seconds is None else monotonic() + seconds
        self._limit = nodes
        self._granted = self.left = 0

    @property
    def nodes(self) -> int:
        """The positions that have been looked at."""
        return self._granted - self.left

    def extend(self) -> None:
        """Grant the next few positions; raises OutOfBudgetError."""
        more = LOOK if self._limit is None else min(LOOK, self._limit - self._granted)
        if more <= 0 or (self._end is not None and monotonic() >= self._end):
            raise OutOfBudgetError
        self._granted += more
        self.left += more


_ALL_PLACES = 4 * LENGTH


def _value(suit: int, pattern: int) -> int:
    """The owners at their places, and above all places the number of cards on each side."""
    cards = owners(pattern)
    seconds = sum(top_places(place + 1, suit) ^ top_places(place, suit) for place, owner in enumerate(cards) if owner)
    return seconds | (cards.count(0) | cards.count(1) << 4) << _ALL_PLACES + 8 * suit


VALUES = tuple(Table(partial(_value, suit)) for suit in range(4))
LEADS, DROPS = by_side(leads), by_side(drops)
_TRUMP_FIRST = tuple(tuple(sorted(range(4), key=lambda suit: suit != trump)) for trump in range(6))


class _Answers:
    """What was found out about positions with equally many cards: the places an answer rests on, their owners, and how
    many tricks the leader can win (``yes``) or cannot (``no``)."""

    __slots__ = ("no", "yes")

    def __init__(self) -> None:
        self.yes: list[tuple[int, int, int]] = []
        self.no: list[tuple[int, int, int]] = []

    def find(self, value: int, wanted: int) -> Proof | None:
        for places, seen, tricks in reversed(self.yes):  # the latest is the likeliest to come up again
            if value & places == seen and tricks >= wanted:
                return places
        for places, seen, tricks in reversed(self.no):
            if value & places == seen and tricks <= wanted:
                return ~places
        return None

    def keep(self, value: int, wanted: int, proof: Proof) -> None:
        if proof >= 0:
            self.yes.append((proof, value & proof, wanted))
        else:
            self.no.append((~proof, value & ~proof, wanted))


class Search:
    """Of positions with one trump between two players, 0 and 1. It remembers what it has found out."""

    def __init__(self, trump: int, budget: Budget) -> None:
        self._trump = trump
        self._budget = budget
        self._at_a_glance = Bounds(trump).proof
        self._known: dict[tuple[int, int, int], _Answers] = {}
        self._good: dict[tuple[int, int], Lead] = {}

    def can_win(self, first: int, second: int, leader: int, tricks: int, wanted: int) -> bool:
        """Whether the leader can win ``wanted`` of so many tricks; the players' cards are bit sets, as many as the
        tricks at least. Raises OutOfBudgetError."""
        hand = tuple(pattern_of(first, second, suit) for suit in range(4))
        return self._can(hand, leader, tricks, wanted) >= 0

    def _can(self, hand: Hand, leader: int, tricks: int, wanted: int) -> Proof:
        if wanted <= 0:
            return 0
        if wanted > tricks:
            return ~0
        budget = self._budget
        if not budget.left:
            budget.extend()
        budget.left -= 1
        proof = self._at_a_glance(hand, leader, tricks, wanted)
        if proof is not None:
            return proof
        a, b, c, d = hand
        value = VALUES[0][a] + VALUES[1][b] + VALUES[2][c] + VALUES[3][d]
        key = value >> _ALL_PLACES, tricks, leader
        answers = self._known.get(key)
        if answers is None:
            answers = self._known[key] = _Answers()
        proof = answers.find(value, wanted)
        if proof is None:
            proof = self._try_leads(hand, leader, tricks, wanted)
            answers.keep(value, wanted, proof)
        return proof

    def _try_leads(self, hand: Hand, leader: int, tricks: int, wanted: int) -> Proof:
        """One good lead will do; that there is none rests on all of them."""
        against = 0
        for lead in self._leads(hand, leader, tricks):
            suit, replies = lead
            if replies:
                proof = self._try_replies(hand, leader, tricks, wanted, suit, replies)
            else:
                proof = self._try_drops(hand, leader, tricks, wanted, suit)
            if proof >= 0:
                self._good[tricks, leader] = lead
                return proof
            against |= ~proof
        return ~against

    def _leads(self, hand: Hand, leader: int, tricks: int) -> list[Lead]:
        """All that differ, in the order in which they are tried: what was good last time, what is sure, the others."""
        best: list[Lead] = []
        others: list[Lead] = []
        tables = LEADS[leader]
        for suit in _TRUMP_FIRST[self._trump]:
            sure, rest = tables[suit][hand[suit]]
            best += sure
            others += rest
        best += others
        good = self._good.get((tricks, leader))
        best.sort(key=lambda lead: lead != good)
        return best

    def _try_replies(
        self, hand: Hand, leader: int, tricks: int, wanted: int, suit: int, replies: Iterable[Reply]
    ) -> Proof:
        """A lead that has to be followed. It is good if all replies to it are bad."""
        before, after, own = hand[:suit], hand[suit + 1 :], SUIT_PLACES[suit]
        good = 0
        for left, takes, higher, lower, winning in replies:
            if takes:
                proof = ~self._can((*before, left, *after), 1 - leader, tricks - 1, tricks - wanted)
            else:
                proof = self._can((*before, left, *after), leader, tricks - 1, wanted - 1)
            places = proof if proof >= 0 else ~proof
            if places & higher:
                places |= places >> 1 & own
            if places & lower:
                places |= places >> 1 & own
            if proof < 0:
                return ~(places | winning)
            good |= places | winning
        return good

    def _try_drops(self, hand: Hand, leader: int, tricks: int, wanted: int, suit: int) -> Proof:
        """A lead in a suit of which the follower has no card: he has to trump, else he plays anything."""
        trumps = DROPS[1 - leader][self._trump][hand[self._trump]] if self._trump < NO_TRUMP else ()
        takes = bool(trumps) or self._trump == ALL_TRUMPS
        left = list(hand)
        left[suit] = DROPS[leader][suit][hand[suit]][0][0]
        good = 0
        for other in (self._trump,) if trumps else range(4):
            own, whole = SUIT_PLACES[other], left[other]
            for pattern, place in DROPS[1 - leader][other][whole]:
                left[other] = pattern
                if takes:
                    proof = ~self._can(tuple(left), 1 - leader, tricks - 1, tricks - wanted)
                else:
                    proof = self._can(tuple(left), leader, tricks - 1, wanted - 1)
                places = (proof if proof >= 0 else ~proof) & ~SUIT_PLACES[suit]  # its owner is the same throughout
                if places & place:
                    places |= places >> 1 & own
                if proof < 0:
                    return ~places
                good |= places
            left[other] = whole
        return good
