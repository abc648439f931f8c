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
from tests.store.test_faults import HELPERS, ROOT, assert_playable, codes, moves_of, new_match, saved


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


def test_other_programs_can_read_the_database_while_the_game_runs(tmp_path: Path) -> None:
    looking = (
        "import sqlite3; print(sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM matches').fetchone()[0])"
    )
    with Store.open(tmp_path) as store:
        store.save_match(new_match())
        script = [sys.executable, "-c", "import sys; " + looking, str(tmp_path / "koloda.sqlite3")]
        assert subprocess.run(script, capture_output=True, text=True, timeout=60, check=True).stdout == "1\n"
        assert store.notices == []
