"""An older version started on what a newer one has saved: it says so, plays in memory, and changes nothing."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.options import Launch
from game.program import run
from game.rules.match import Match, SeatInfo
from game.scenes.core.services import Services
from game.store import Store
from game.store.database import MIGRATIONS

NEWER = len(MIGRATIONS) + 1
PASSING = {"koloda.lock", "koloda.sqlite3-shm"}
"""Files that tell nothing and outlive nobody: who is running, and SQLite's index of its own log."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a newer version has saved, after it had been killed once: its last words are still in the log of SQLite."""
    with Store.open(tmp_path / "theirs") as store:
        store.settings.mute = True
        store.save_settings()
        match = Match("bread", [SeatInfo("Anna"), SeatInfo("Boris")], 1, seed=1)
        store.export({"made": "by hand"}, store.export_path(store.save_match(match), 0))
    settings = tmp_path / "theirs" / "settings.json"
    content = json.loads(settings.read_text(encoding="utf-8"))
    settings.write_text(json.dumps({**content, "mute": "only on Sundays", "smell": "cinnamon"}), encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "theirs" / "koloda.sqlite3", isolation_level=None)) as newer:
        newer.execute("PRAGMA journal_mode = WAL").fetchall()
        newer.execute("ALTER TABLE matches ADD COLUMN smell TEXT")
        newer.execute(f"PRAGMA user_version = {NEWER}")
        shutil.copytree(tmp_path / "theirs", tmp_path / "data")
    return tmp_path / "data"


def contents(folder: Path) -> dict[str, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file() and path.name not in PASSING)
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def checkpointed(folder: Path) -> None:
    """As the newer version leaves it when it ends by itself."""
    with closing(sqlite3.connect(folder / "koloda.sqlite3")) as newer:
        newer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


@pytest.mark.parametrize("killed", [True, False])
def test_what_a_newer_version_saved_is_left_to_the_byte(folder: Path, killed: bool) -> None:
    if not killed:
        checkpointed(folder)
    before = contents(folder)
    with Store.open(folder) as store:
        assert next(notice.code for notice in store.take_notices()) == "newer_database"
        assert store.matches() == []
        match_id = store.save_match(Match("bread", [SeatInfo("Vera"), SeatInfo("Gleb")], 1, seed=2))
        assert store.last_match() == match_id, "it is played in memory"
        store.settings.reduced_motion = True
        store.save_settings()
    assert contents(folder) == before


@pytest.mark.usefixtures("no_display")
def test_the_program_says_so_and_writes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = contents(folder)
    told: list[str] = []

    def look_and_leave(services: Services) -> None:
        told.extend(notice.code for notice in services.store.notices)
        services.change(mute=True)
        raise RuntimeError("seen enough")

    monkeypatch.setattr("game.app.first_destination", look_and_leave)
    assert run(Launch(data_dir=folder)) == 1
    assert "newer_database" in told
    assert contents(folder) == before
