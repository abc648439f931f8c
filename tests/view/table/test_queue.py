"""Events are played in their order and in their time."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.rules import GAMES
from game.rules.cards import CARDS
from game.rules.events import DISCARD, STOCK, Dealt, Event, Moved, Penalty, Refilled, TurnTo, hand
from game.view.core import theme
from game.view.stage.queue import Queue
from game.view.stage.stage import Stage

STEP = 1 / 240


def dealt() -> Stage:
    return Stage().show(GAMES["bread"].new(players=2, seed=3).observe(0))


def starts(queue: Queue, events: list[Event]) -> list[float]:
    """When each event begins, in seconds."""
    times: list[float] = []
    clock = 0.0
    queue.begun = lambda event: times.append(clock)
    queue.add(events)
    while not queue.idle:
        queue.update(STEP)
        clock += STEP
    return times


def penalty(count: int) -> list[Event]:
    draws = [Moved(1, (None,), STOCK, hand(1), hidden=True, penalty=True) for _ in range(count)]
    return [Moved(1, (CARDS["8C"],), hand(1), DISCARD), Penalty(1, count), *draws, TurnTo(0)]


def test_penalty_cards_leave_90_ms_apart_once_the_played_card_lies() -> None:
    times = starts(Queue(dealt()), penalty(4))
    played, owed, *draws, turn = times
    assert owed - played == pytest.approx(theme.FLIGHT, abs=2 * STEP)
    assert [b - a for a, b in pairwise(draws)] == pytest.approx([theme.PENALTY_STEP] * 3, abs=2 * STEP)
    assert turn - draws[-1] == pytest.approx(theme.FLIGHT + theme.PENALTY_REST, abs=2 * STEP), "it is looked at"


def test_a_deal_goes_out_card_by_card_60_ms_apart() -> None:
    deal = GAMES["bread"].new(players=3, seed=3)
    stage = Stage()
    stage.clear(deal.observe(0))
    times = starts(Queue(stage), list(deal.observe(0).history))
    shuffle, *cards = times[:19]
    assert cards[0] - shuffle == pytest.approx(theme.SHUFFLE, abs=2 * STEP)
    assert [b - a for a, b in pairwise(cards)] == pytest.approx([theme.DEAL_STEP] * 17, abs=2 * STEP)


def test_the_penalty_is_counted_card_by_card() -> None:
    stage = dealt()
    counts: list[int] = []
    queue = Queue(stage, lambda event: counts.append(stage.owed.paid if stage.owed else -1))
    queue.add(penalty(3))
    queue.update(10)
    assert counts == [-1, 0, 1, 2, 3, -1]


@pytest.mark.parametrize(("speed", "factor"), [(0.5, 0.5), (1.0, 1), (4.0, 4)])
def test_speed_is_a_factor(speed: float, factor: float) -> None:
    queue = Queue(dealt())
    queue.speed = speed
    whole = starts(queue, penalty(3))[-1]
    assert whole * factor == pytest.approx(starts(Queue(dealt()), penalty(3))[-1], abs=0.05)


def test_at_speed_off_nothing_flies() -> None:
    stage = dealt()
    queue = Queue(stage)
    queue.speed = "off"
    queue.add(penalty(3))
    assert queue.idle
    assert stage.count(hand(1)) == 6 - 1 + 3
    assert stage.to_move == 0


def test_hurrying_lasts_until_the_queue_is_empty() -> None:
    queue = Queue(dealt())
    queue.add(penalty(5))
    queue.update(0.01)
    queue.hurry()
    assert queue.factor == theme.HURRY
    queue.update(5)
    assert queue.idle
    assert queue.factor == 1


def test_hurrying_an_idle_queue_does_nothing() -> None:
    queue = Queue(dealt())
    queue.hurry()
    queue.add(penalty(1))
    assert queue.factor == 1


@pytest.mark.parametrize("moment", [0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.1])
def test_skipping_from_any_moment_ends_in_the_same_place(moment: float) -> None:
    whole, cut = dealt(), dealt()
    for stage in (whole, cut):
        queue = Queue(stage)
        queue.add(penalty(5))
        queue.update(moment if stage is cut else 10)
        queue.finish()
        assert queue.idle
    assert cut == whole


def test_a_dropped_queue_plays_nothing_more() -> None:
    stage = dealt()
    queue = Queue(stage)
    queue.add(penalty(5))
    queue.update(0.1)
    queue.drop()
    queue.update(10)
    assert queue.idle
    assert stage.count(hand(1)) == 5


def test_reduced_motion_fades_in_120_ms() -> None:
    queue = Queue(dealt())
    queue.reduced_motion = True
    played, owed, *_ = starts(queue, penalty(1))
    assert owed - played == pytest.approx(theme.REDUCED_FADE, abs=2 * STEP)


def test_a_flight_lands_where_its_card_lies_though_others_came_later() -> None:
    stage = dealt()
    stage.order = "rank"
    queue = Queue(stage)
    queue.add([Moved(0, (CARDS[code],), STOCK, hand(0), hidden=True, penalty=True) for code in ("AS", "2C")])
    queue.update(theme.PENALTY_STEP + 0.01)
    held = [lying.card for lying in stage.cards(hand(0))]
    assert queue.arriving(hand(0)) == {held.index(CARDS["AS"]), held.index(CARDS["2C"])}


def test_a_refill_gathers_the_cards_between_bottom_and_top() -> None:
    stage = dealt()
    stock = stage.count(STOCK)
    queue = Queue(stage)
    moved: list[Event] = [Moved(1, (CARDS[code],), STOCK, DISCARD) for code in ("8C", "9D", "TS")]
    queue.add([*moved, Refilled(1, 1, 3)])
    queue.update(10)
    assert [lying.up for lying in stage.cards(DISCARD)] == [False, True]
    assert stage.count(STOCK) == stock
    assert stage.last(Refilled) == Refilled(1, 1, 3)


def test_a_deal_that_is_cut_into_cards_is_one_event_on_the_stage() -> None:
    observation = GAMES["bread"].new(players=2, seed=3).observe(0)
    assert isinstance(observation.history[0], Dealt)
    assert Stage().show(observation).count(hand(1)) == 6
