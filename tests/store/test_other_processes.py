"""What other processes do to the files of a store that is open."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.store import Store
from tests.store.test_faults import HELPERS, ROOT, assert_playable, codes, moves_of, saved


def test_a_shared_memory_file_that_was_cut_short_killed_the_game(tmp_path: Path) -> None:
    script = (
        HELPERS
        + """
with Store.open(Path(sys.argv[1])) as store:
    match = Match("bread", [SeatInfo("Anna"), SeatInfo("Boris", "easy")], 1, {}, 7, first_dealer=0)
    match_id = store.save_match(match)
    for shared in Path(sys.argv[1]).glob("*-shm"):
        shared.write_bytes(b"")
    while not match.over:
        step(match)
        store.save_match(match, match_id)
    assert store.notices == []
"""
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, timeout=60, check=True)
    with Store.open(tmp_path) as store:
        assert [row.running for row in store.matches()] == [False]


@contextmanager
def another_process(folder: Path, script: str) -> Iterator[None]:
    """One that does this, and then nothing."""
    script = HELPERS + script + "\nprint('done', flush=True); signal.pause()"
    with subprocess.Popen([sys.executable, "-c", script, str(folder)], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"done\n"
        yield
        process.send_signal(signal.SIGKILL)


@pytest.mark.parametrize("moves", [0, 5])
def test_a_second_copy_reads_what_the_first_one_holds(tmp_path: Path, moves: int) -> None:
    """Also what is only in the log yet."""
    before = saved(tmp_path)
    first = """
store = Store.open(Path(sys.argv[1]))
match = store.load_match(store.last_match())
for _ in range(MOVES):
    step(match)
    store.save_match(match, 1)
"""
    with another_process(tmp_path, first.replace("MOVES", str(moves))), Store.open(tmp_path) as second:
        assert codes(second) == ["second_copy"]
        assert moves_of(second, before) == 5 + moves
        assert_playable(second)


def test_a_match_is_saved_while_another_program_looks_at_the_database(tmp_path: Path) -> None:
    match_id = saved(tmp_path)
    looking = """
import sqlite3
db = sqlite3.connect(Path(sys.argv[1]) / "koloda.sqlite3")
db.execute("SELECT * FROM matches").fetchall()
"""
    with another_process(tmp_path, looking), Store.open(tmp_path) as store:
        assert store.notices == []
        assert moves_of(store, match_id) == 5
        assert_playable(store)
        assert store.saving
