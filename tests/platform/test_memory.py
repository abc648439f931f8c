"""Memory that is free goes back to the system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.platform import memory

PIECES, BYTES = 4000, 16_000


def resident() -> int:
    """The bytes that the process has (Linux)."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system has it already")
def test_holes_between_what_stays_go_back() -> None:
    pieces = [bytearray(BYTES) for _ in range(PIECES)]
    del pieces[::2], pieces[-1]
    before = resident()
    memory.give_back()
    assert resident() < before - PIECES * BYTES // 8


def test_where_there_is_no_such_call_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    memory._trim.cache_clear()
    memory.give_back()
    memory._trim.cache_clear()
