"""What can be told of a position of Showcase's second play at a glance, from the tricks that are sure.

Who leads can cash: the top cards of a suit win while the other has to follow. The other cannot trump at no trump, and
with a trump once he has none: then the long cards of a suit win too. Who follows gets in as soon as nothing is left to
cash, or earlier, and cashes in his turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.cpu.showcase.suit_patterns import (
    Shape,
    Table,
    Tables,
    by_side,
    shape,
    top_places,
)
from game.rules.showcase.tricks import NO_TRUMP

Hand = tuple[int, ...]
"""The pattern of each suit."""

COUNT = 255
BITS = 8
"""A sum over the suits has a count in its lowest ``BITS`` bits and above them the places that the count rests on."""
EVEN = 32
"""Stands for 0 where a suit's count may be negative."""


def _long(side: int, suit: int, pattern: int) -> int:
    """The tricks to cash where the other side cannot trump."""
    own, others, tops = shape(pattern, side)
    return tops | top_places(tops, suit) << BITS if tops < others else own | top_places(others, suit) << BITS


def _short(side: int, suit: int, pattern: int) -> int:
    """The tricks to cash while the other side has to follow."""
    _, others, tops = shape(pattern, side)
    count = min(others, tops)
    return count | top_places(count, suit) << BITS


def _spare(side: int, suit: int, pattern: int) -> int:
    """How many cards the other side can throw away and still keep its tricks and stop those of ``side``, less how many
    ``side`` makes it throw away; and the places that show where ``side`` is stopped."""
    own, others, tops = shape(pattern, side)
    if tops >= others:
        return EVEN - (own - others)
    _, _, answering = shape(pattern, 1 - side)
    kept = max(tops + 1, others if answering >= own else answering)
    return EVEN + others - kept | top_places(tops + 1, suit) << BITS


LONG, SHORT, SPARE = by_side(_long), by_side(_short), by_side(_spare)


class Bounds:
    """Of positions with one trump."""

    def __init__(self, trump: int) -> None:
        self._trump = trump
        self._suit = trump if trump < NO_TRUMP else 0  # its pattern tells which tables hold; all do where there is none
        self._short = tuple(
            tuple(LONG[side][suit] if suit == trump else SHORT[side][suit] for suit in range(4)) for side in (0, 1)
        )
        self._leading = tuple(Table(partial(self._tables, side, _draws)) for side in (0, 1))
        self._answering = tuple(Table(partial(self._tables, side, _draws_when_forced)) for side in (0, 1))

    def _tables(self, side: int, draws: Callable[[Shape], bool], pattern: int) -> Tables[int]:
        """What ``side`` can cash, by the pattern of the trump suit."""
        long = draws(shape(pattern, side)) if self._trump < NO_TRUMP else self._trump == NO_TRUMP
        return LONG[side] if long else self._short[side]

    def proof(self, hand: Hand, side: int, tricks: int, wanted: int) -> int | None:
        """Whether ``side``, which leads, can win ``wanted`` of so many tricks, as ``showcase_search.py`` answers it;
        None if that is not to be told."""
        a, b, c, d = hand
        tables = self._leading[side][hand[self._suit]]
        mine = tables[0][a] + tables[1][b] + tables[2][c] + tables[3][d]
        if mine & COUNT >= wanted:
            return mine >> BITS
        answers = self._answering[1 - side][hand[self._suit]]
        theirs = answers[0][a] + answers[1][b] + answers[2][c] + answers[3][d]
        if tricks - (theirs & COUNT or 1) >= wanted:
            return None
        spares = SPARE[side]
        spare = spares[0][a] + spares[1][b] + spares[2][c] + spares[3][d]
        if tables is LONG[side] and spare & COUNT < 4 * EVEN:
            return None
        return ~((spare | theirs) >> BITS)


def _draws(trumps: Shape) -> bool:
    """Whether a side that leads can take the other's trumps away."""
    return trumps.tops >= trumps.others


def _draws_when_forced(trumps: Shape) -> bool:
    """Whether it still can after it had to trump once, if it has to at all."""
    spare = trumps.own > trumps.tops or trumps.tops > trumps.others
    return not trumps.others or (trumps.tops >= trumps.others and spare)
