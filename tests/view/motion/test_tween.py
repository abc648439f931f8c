"""A clock that waits, runs, and is over."""

from __future__ import annotations

import pytest

from game.view.motion.tween import Tween


def test_it_waits_runs_and_is_over() -> None:
    tween = Tween(2.0, -1.0)
    seen = []
    for _ in range(4):
        seen.append((tween.fraction, tween.left, tween.over))
        tween.update(1.0)
    assert seen == [(0.0, 3.0, False), (0.0, 2.0, False), (0.5, 1.0, False), (1.0, 0.0, True)]


def test_it_eases_out() -> None:
    tween = Tween(1.0, 0.5)
    assert tween.eased(1) == tween.fraction == 0.5
    assert tween.eased(2) == 0.75
    assert tween.eased() == 0.875


def test_what_takes_no_time_is_over_at_once() -> None:
    assert Tween(0.0).over
    assert Tween(0.0).fraction == 1.0


def test_what_has_no_end_never_gets_anywhere() -> None:
    tween = Tween(float("inf"))
    tween.update(1e9)
    assert not tween.over
    assert tween.fraction == pytest.approx(0.0)
