"""What may be put on Svoloch's pile: single cards and runs of one rank, colours alternating, and what beats what
(RULES.md, section 2). All of it is listed once; the referee looks it up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise, permutations

from game.rules.cards import BLACK, DECK_52, DECK_54, RED, bits, is_red, members, rank

TWO, ACE = 0, 12
JOKERS = DECK_54[52:]
PASS = 54

EVERY_CARD = bits(DECK_52)
RANK_SETS: tuple[int, ...] = tuple(0b1111 << 4 * height for height in range(13))
"""The four cards of each rank."""


def _runs_of(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every choice of these cards of one rank, in every order, in which the colours alternate; short ones first."""
    for count in range(1, len(cards) + 1):
        for run in permutations(cards, count):
            if all(is_red(card) != is_red(following) for card, following in pairwise(run)):
                yield run


_OF_A_RANK = tuple(_runs_of(members(RANK_SETS[TWO])))
RUNS: tuple[tuple[int, ...], ...] = tuple(
    tuple(card + lowest for card in run) for lowest in range(0, 52, 4) for run in _OF_A_RANK
)
"""All plays but the jokers, low ranks first: the fixed order of legal moves."""
CARDS_OF: tuple[tuple[int, ...], ...] = (*((card,) for card in DECK_54), (), *(run for run in RUNS if len(run) > 1))
"""The cards of each move: a single card's move is its int, then comes ``PASS``, then the runs of several cards."""
MOVE_OF: dict[tuple[int, ...], int] = {cards: move for move, cards in enumerate(CARDS_OF)}
BITS: tuple[int, ...] = tuple(bits(cards) for cards in CARDS_OF)


@dataclass(frozen=True)
class Task:
    """What a play other than a joker must be, as far as the pile says.

    On an empty pile ``top`` is None and any run will do. Else its first card must be of the other colour than ``top``
    and of higher rank (``down``: lower), with ``count`` cards at least (``exact``: just as many).
    """

    top: int | None
    count: int
    down: bool
    exact: bool
    ranks: int = field(repr=False)
    """The cards of the ranks that will do …"""
    first: int = field(repr=False)
    """… and those with which a run may begin."""
    runs: Mapping[int, tuple[int, ...]] = field(repr=False, compare=False)
    """The runs that will do as far as colours and count go, by the cards that are held of one rank."""


def _task(top: int | None, count: int, down: bool, exact: bool) -> Task:
    colour, ranks = EVERY_CARD, EVERY_CARD
    if top is not None:
        colour = BLACK if is_red(top) else RED
        ranks = sum(RANK_SETS[: rank(top)] if down else RANK_SETS[rank(top) + 1 :])
    return Task(top, count, down, exact, ranks, ranks & colour, _runs_by_held(colour, count, exact))


@cache
def _runs_by_held(colour: int, least: int, exact: bool) -> dict[int, tuple[int, ...]]:
    """By the cards held of a rank, the moves of its runs that begin with this colour and have cards enough."""
    return {
        held: tuple(
            MOVE_OF[run]
            for run in runs
            if colour >> run[0] & 1 and (len(run) == least or (len(run) > least and not exact))
        )
        for held, runs in _runs_held().items()
    }


@cache
def _runs_held() -> dict[int, tuple[tuple[int, ...], ...]]:
    """By the cards held of a rank, its runs."""
    return {
        held: tuple(_runs_of(members(held)))
        for lowest in range(0, 52, 4)
        for held in range(1 << lowest, 1 << lowest + 4, 1 << lowest)
    }


RANK_OF: dict[int, int] = {1 << card: RANK_SETS[rank(card)] for card in DECK_52}
"""The cards of a rank, by the bit of one of them."""

LEAD = _task(None, 1, down=False, exact=False)


class _Beat(dict[tuple[bool, bool], dict[int, Task]]):
    """Each table is made when it is first asked for: no program that starts waits for them."""

    def __missing__(self, key: tuple[bool, bool]) -> dict[int, Task]:
        made = self[key] = {MOVE_OF[run]: _task(run[-1], len(run), *key) for run in RUNS}
        return made


BEAT = _Beat()
"""By direction and house rule, what beats each move."""
TURNS: dict[int, bool] = {MOVE_OF[run]: rank(run[0]) == ACE for run in RUNS if rank(run[0]) in (TWO, ACE)}
"""The moves after which play runs downwards (True) or upwards whatever it did before."""
