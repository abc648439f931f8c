"""The trace that tests of the real window wait on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.platform.trace import Trace


@pytest.fixture
def trace(tmp_path: Path) -> Iterator[Trace]:
    trace = Trace(tmp_path / "trace")
    yield trace
    trace.close()


def lines(path: Path) -> list[object]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_event_is_one_line_on_disk_at_once(tmp_path: Path, trace: Trace) -> None:
    trace.scene("table")
    trace.focus("card 8H")
    trace.settled(0, ["8H", "draw"])
    trace.thought(1, 250)
    trace.move(0, "8H")
    assert lines(tmp_path / "trace") == [
        {"scene": "table"},
        {"focus": "card 8H"},
        {"settled": {"seat": 0, "legal": ["8H", "draw"]}},
        {"thought": {"seat": 1, "iterations": 250}},
        {"move": [0, "8H"]},
    ]


def test_a_focus_that_stays_is_written_once_in_a_scene(tmp_path: Path, trace: Trace) -> None:
    for name in ("a", "a", "b", "a"):
        trace.focus(name)
    trace.scene("title")
    trace.focus("a")
    assert lines(tmp_path / "trace") == [
        {"focus": "a"},
        {"focus": "b"},
        {"focus": "a"},
        {"scene": "title"},
        {"focus": "a"},
    ]


def test_a_second_run_appends(tmp_path: Path) -> None:
    for name in ("one", "two"):
        trace = Trace(tmp_path / "trace")
        trace.scene(name)
        trace.close()
    assert lines(tmp_path / "trace") == [{"scene": "one"}, {"scene": "two"}]


def test_without_a_path_nothing_happens() -> None:
    trace = Trace()
    trace.scene("title")
    trace.close()


def test_a_path_that_cannot_be_opened_is_the_callers_to_report(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError):
        Trace(tmp_path / "file" / "trace")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_ends_the_trace_and_not_the_game() -> None:
    trace = Trace(Path("/dev/full"))
    trace.scene("title")
    trace.scene("table")
