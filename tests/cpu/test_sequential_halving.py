"""Sequential halving: it finds what wins, in worlds that are the same for all moves, with the effort it is given."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.cpu.sequential_halving import halve
from game.cpu.thought import Effort
from game.rules.showcase.deal import Showcase
from tests.cpu.heap import SeenHeap, play_at_random


@pytest.mark.parametrize(("stones", "right"), [(4, 1), (5, 2), (7, 1)])
def test_the_move_that_wins_is_found(stones: int, right: int) -> None:
    seen: Any = SeenHeap(stones)
    assert halve(seen, Random(1), Effort(iterations=400), play_at_random).best.move == right


def opening() -> Any:
    return Showcase.new(2, 1).observe(1)


def count(luck: Random) -> tuple[float, float]:
    wins = luck.random()
    return wins, 1 - wins


def test_moves_that_differ_in_nothing_but_luck_are_worth_the_same() -> None:
    thought = halve(opening(), Random(2), Effort(iterations=26), lambda deal, luck: count(luck))
    assert len({round(each.worth, 9) for each in thought.judged if each.visits == 1}) == 1


def test_half_of_the_moves_drop_out_after_each_round() -> None:
    thought = halve(opening(), Random(3), Effort(iterations=400), lambda deal, luck: count(luck))
    visits = [each.visits for each in thought.judged]
    assert visits == sorted(visits, reverse=True)
    assert len(set(visits)) == 4  # 13, 7, 4 and 2 moves in question
    assert [visits.count(visit) for visit in sorted(set(visits))] == [6, 3, 2, 2]
    assert sum(visits) == thought.iterations
    assert 300 < thought.iterations <= 400


def test_without_time_each_round_still_has_its_world() -> None:
    thought = halve(opening(), Random(4), Effort(seconds=0.0), lambda deal, luck: count(luck))
    assert thought.iterations == 13 + 7 + 4 + 2


def test_the_same_source_thinks_the_same() -> None:
    one, other = (halve(opening(), Random(5), Effort(iterations=60), lambda deal, luck: count(luck)) for _ in range(2))
    assert one == other
