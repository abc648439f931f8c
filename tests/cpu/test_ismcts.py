"""The search of ``hard``: it finds what wins, spends no more time than it has, and knows what its seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from game.cpu import choose, ismcts, think
from game.cpu.thought import Effort, Thought
from game.rules import GAMES
from game.rules.deal import Deal, Observation
from tests.cpu.heap import SeenHeap, play_at_random
from tests.rules.playing import play_on


def searched(seen: Any, effort: Effort, share: int = 1) -> Thought:
    return ismcts.search(seen, Random(1), effort, play_at_random, share)


def positions(key: str, step: int = 7) -> Iterator[Deal]:
    """Where a seat has a choice, in a random deal of a game."""
    for seed in count():
        rng = Random(seed)
        deal = GAMES[key].new(GAMES[key].PLAYERS[0], seed)
        while deal.outcome is None:
            if len(deal.legal_moves()) > 1 and rng.randrange(step) == 0:
                yield deal
            play_on(deal, 1, rng)


def seen_by_mover(deal: Deal) -> Observation:
    assert deal.to_move is not None
    return deal.observe(deal.to_move)


# What it finds


@pytest.mark.parametrize(("stones", "move"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
def test_the_move_that_wins_is_found(stones: int, move: int) -> None:
    assert searched(SeenHeap(stones), Effort(iterations=400)).best.move == move


def test_more_iterations_come_closer_to_the_truth() -> None:
    few, many = (searched(SeenHeap(7), Effort(iterations=iterations)) for iterations in (40, 4000))
    assert few.worth(1) < many.worth(1)
    assert many.worth(1) > 0.95
    assert many.best.visits > 0.95 * many.iterations


@pytest.mark.parametrize("key", GAMES)
def test_no_legal_move_is_missing_however_short_the_thought(key: str) -> None:
    for _, deal in zip(range(3), positions(key), strict=False):
        seen = seen_by_mover(deal)
        for iterations in (1, 5):
            thought = think("hard", seen, Random(1), Effort(iterations=iterations))
            assert sorted(each.move for each in thought.judged) == sorted(seen.legal_moves())
            assert all(0 <= each.worth <= 1 for each in thought.judged)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_gives_the_same_thought(key: str) -> None:
    seen = seen_by_mover(next(positions(key)))
    one, other = (think("hard", seen, Random(5), Effort(iterations=30)) for _ in range(2))
    assert one == other


def test_the_move_tried_most_comes_first() -> None:
    thought = searched(SeenHeap(10), Effort(iterations=50))
    assert [each.visits for each in thought.judged] == sorted((each.visits for each in thought.judged), reverse=True)
    assert sum(each.visits for each in thought.judged) == thought.iterations == 50


# What it spends


@pytest.mark.parametrize("seconds", [0.2, 0.8, 3.0])
def test_a_thought_by_seconds_ends_in_time(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    monkeypatch.setattr(ismcts, "monotonic", lambda: 100 + 0.01 * next(looks))  # ten milliseconds from look to look
    thought = searched(SeenHeap(10), Effort(seconds=seconds))
    assert abs(thought.iterations - ismcts.LOOKS * seconds / 0.01) <= ismcts.LOOKS


def test_without_any_time_there_is_one_iteration_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr(ismcts, "monotonic", lambda: next(clock))
    assert searched(SeenHeap(10), Effort(seconds=0)).iterations >= 1


def test_iterations_may_share_a_world() -> None:
    for share, worlds in ((1, 40), (4, 10), (100, 1)):
        seen = SeenHeap(8)
        thought = searched(seen, Effort(iterations=40), share)
        assert (seen.worlds, thought.iterations) == (worlds, 40)
        assert seen.heap.stones == 8


# What it knows


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("key", GAMES)
def test_what_is_hidden_makes_no_difference(key: str, level: str) -> None:
    """The same cards seen, the others dealt anew, another seed: the same move."""
    for number, deal in zip(range(8), positions(key), strict=False):
        seen = seen_by_mover(deal)
        other = seen.world(Random(number))
        assert other.seed != deal.seed
        assert seen_by_mover(other) == seen
        moves = {choose(level, seen_by_mover(each), Random(3), Effort(iterations=12)) for each in (deal, other)}
        assert len(moves) == 1


@pytest.mark.parametrize("key", GAMES)
def test_thinking_leaves_the_deal_and_what_was_seen_alone(key: str) -> None:
    deal = next(positions(key))
    record, seen = deal.record(), seen_by_mover(deal)
    before = replace(seen)
    think("hard", seen, Random(1), Effort(iterations=20))
    assert deal.record() == record
    assert seen == before
