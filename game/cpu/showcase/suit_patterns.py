"""One suit of Showcase's second play: who owns its cards from the top, and the tricks that can be made of it.

Ranks are forgotten: a suit is a *pattern*, a number whose bits after the leading 1 tell the owner (0 or 1) of each card
that is left, the highest card first. A place in a pattern is counted from the top, from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from typing import NamedTuple, TypeAlias, TypeVar

from game.rules.cards import members
from game.rules.showcase.tricks import OF_SUIT

LENGTH = 13
PLACES = (1 << LENGTH) - 1
"""Sets of places are bit sets with the top place as the highest bit …"""
SUIT_PLACES: tuple[int, ...] = tuple(PLACES << LENGTH * suit for suit in range(4))
"""… and those of all suits side by side make one number."""

Value = TypeVar("Value")


MOST = 4096
"""Patterns in a table before it is emptied: a deal needs some hundred, a long evening would fill a worker's memory."""


class Table(dict[int, Value]):
    """What is known of each pattern, worked out when it is first asked for."""

    def __init__(self, work_out: Callable[[int], Value]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, pattern: int) -> Value:
        if len(self) >= MOST:
            self.clear()
        value = self[pattern] = self._work_out(pattern)
        return value


Tables: TypeAlias = tuple[Table[Value], ...]
"""By suit."""
BySide: TypeAlias = tuple[Tables[Value], Tables[Value]]


def by_side(work_out: Callable[[int, int, int], Value]) -> BySide[Value]:
    """A table for each side and suit of what ``work_out`` tells of a side, suit and pattern."""
    first, second = (tuple(Table(partial(work_out, side, suit)) for suit in range(4)) for side in (0, 1))
    return first, second


def pattern_of(first: int, second: int, suit: int) -> int:
    """The pattern of a suit whose cards are in the hands ``first`` (owner 0) and ``second`` (owner 1)."""
    pattern = 1
    for card in reversed(members((first | second) & OF_SUIT[suit])):
        pattern = pattern << 1 | second >> card & 1
    return pattern


def owners(pattern: int) -> list[int]:
    """The owners of the cards, from the top."""
    return [int(digit) for digit in f"{pattern:b}"[1:]]


class Shape(NamedTuple):
    """A pattern as one side sees it: how many cards it has, how many the other, and how many from the top are its."""

    own: int
    others: int
    tops: int


def shape(pattern: int, side: int) -> Shape:
    cards = owners(pattern)
    tops = next((place for place, owner in enumerate(cards) if owner != side), len(cards))
    return Shape(cards.count(side), cards.count(1 - side), tops)


def top_places(count: int, suit: int) -> int:
    """So many places of a suit from the top."""
    return (PLACES ^ PLACES >> count) << LENGTH * suit


def _place(place: int, suit: int) -> int:
    return 1 << LENGTH - 1 - place + LENGTH * suit


class Run(NamedTuple):
    """Neighbours of one owner, from their first place to their last. They are worth the same."""

    first: int
    last: int


def _runs(cards: list[int], owner: int) -> list[Run]:
    runs, place = [], 0
    for of, group in groupby(cards):
        following = place + len(list(group))
        if of == owner:
            runs.append(Run(place, following - 1))
        place = following
    return runs


def _without(pattern: int, *places: int) -> int:
    cards = owners(pattern)
    for place in sorted(places, reverse=True):
        del cards[place]
    return int("1" + "".join(map(str, cards)), 2)


Reply = tuple[int, bool, int, int, int]
"""To a lead: the pattern that is left, whether the follower wins, the two places played from, higher first, and the
places that make the winner win. A card's place is that of its run's first card, and a winner wins by its whole run, so
that what is proven holds for every card of the run. Plain tuples: the search unpacks them by the million."""
Lead = tuple[int, tuple[Reply, ...]]
"""A suit and the replies in it to one of its cards; no replies: the follower has none of the suit."""


def leads(side: int, suit: int, pattern: int) -> tuple[tuple[Lead, ...], tuple[Lead, ...]]:
    """What ``side`` can lead from a suit, one card of each run: the card that no card of the suit beats, and others."""
    cards = owners(pattern)
    mine, theirs = _runs(cards, side), _runs(cards, 1 - side)
    if not theirs:
        return (), ((suit, ()),) if mine else ()
    found = [(suit, tuple(_replies(pattern, run, theirs, suit))) for run in mine]
    sure = 1 if mine and mine[0].first == 0 else 0
    return tuple(found[:sure]), tuple(found[sure:])


def _replies(pattern: int, led: Run, theirs: list[Run], suit: int) -> Iterator[Reply]:
    """The cheapest winner first, then dearer ones; then the losers, the lowest first."""
    place = led.first
    for run in reversed([run for run in theirs if run.last < place]):
        yield (
            _without(pattern, run.first, place),
            True,
            _place(run.first, suit),
            _place(place, suit),
            top_places(run.last + 1, suit),
        )
    for run in reversed([run for run in theirs if run.first > place]):
        yield (
            _without(pattern, place, run.first),
            False,
            _place(place, suit),
            _place(run.first, suit),
            top_places(led.last + 1, suit),
        )


Drop = tuple[int, int]
"""The pattern that is left without a card, and its place."""


def drops(side: int, suit: int, pattern: int) -> tuple[Drop, ...]:
    """What ``side`` can throw away or trump with, one card of each run, the lowest first."""
    return tuple(
        (_without(pattern, run.first), _place(run.first, suit)) for run in reversed(_runs(owners(pattern), side))
    )
