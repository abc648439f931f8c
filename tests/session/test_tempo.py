"""How long a deal is said to take, before anything was measured and after."""

from __future__ import annotations

import pytest

from game.session.tempo import MEMORY, Stopwatch, Table, forecast, learnt
from game.store import Tempo
from game.texts import Course, texts

COURSE = Course(turns=60, choices=0.5, pace=1.0)
NOTHING = Tempo()


def deal(decisions: int, each: float, others: int, pace: float) -> Stopwatch:
    watch = Stopwatch()
    for moves in range(decisions):
        watch.update(each, deciding=True, speed=1.0, moves=moves)
    watch.update(0.0, deciding=False, speed=1.0, moves=decisions)
    for moves in range(decisions, decisions + others):
        watch.update(pace, deciding=False, speed=1.0, moves=moves)
    watch.update(0.0, deciding=False, speed=1.0, moves=decisions + others)
    return watch


@pytest.mark.parametrize("players", range(2, 7))
def test_a_deal_takes_a_minute_at_least_and_an_hour_at_most(players: int) -> None:
    for game in ("bread", "svoloch", "showcase"):
        options = {"rounds": 12, "refills": "unlimited"}
        known = {"bread": range(2, 6), "svoloch": range(3, 7), "showcase": (2,)}[game]
        if players in known:
            told = forecast(texts(game).course(players, options), NOTHING, Table(players, players))
            assert 1 <= told.minutes <= 60


def test_more_people_take_longer_and_a_faster_table_less() -> None:
    minutes = [forecast(COURSE, NOTHING, Table(6, persons)).minutes for persons in (1, 3, 6)]
    assert minutes == sorted(set(minutes))
    slow, fast = (forecast(COURSE, NOTHING, Table(6, 1, speed=speed)).wait for speed in (0.5, 4.0))
    assert slow > fast


def test_what_was_measured_counts() -> None:
    tempo = learnt(NOTHING, deal(20, 30.0, 40, 2.0), hard=False)
    assert (tempo.decision, tempo.decisions) == (30.0, 20)
    assert tempo.pace == pytest.approx(80 / 60)
    assert forecast(COURSE, tempo, Table(6, 6)).minutes > forecast(COURSE, NOTHING, Table(6, 6)).minutes
    assert learnt(tempo, deal(10, 5.0, 20, 1.0), hard=True).pace == tempo.pace


def test_what_was_measured_last_counts_most() -> None:
    tempo = NOTHING
    for _ in range(10):
        tempo = learnt(tempo, deal(50, 20.0, 50, 2.0), hard=False)
    assert tempo.turns <= MEMORY
    for _ in range(8):
        tempo = learnt(tempo, deal(50, 4.0, 50, 2.0), hard=False)
    assert tempo.decision < 6.0


def test_who_leaves_the_room_is_not_slow_and_a_few_turns_tell_nothing() -> None:
    assert learnt(NOTHING, deal(10, 3600.0, 10, 1.0), hard=False).decision == 60.0
    assert learnt(NOTHING, deal(2, 3.0, 2, 1.0), hard=False) == NOTHING


def test_a_table_measures_at_normal_speed() -> None:
    watch = Stopwatch()
    watch.update(1.0, deciding=False, speed=2.0, moves=0)
    assert watch.passing == 2.0
