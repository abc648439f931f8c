"""Whatever stands in any column of any row: nothing is raised, no other match is harmed, no file is set aside."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules.match import Match, SeatInfo
from game.store import Store
from tests.store.playing import play

COLUMNS = [
    *(("matches", column) for column in ("game", "status", "deals", "changed", "state")),
    *(("seats", column) for column in ("seat", "name", "cpu", "player", "won")),
    *(("deals", column) for column in ("number", "undone", "record")),
    *(("results", column) for column in ("number", "seat", "points", "standing", "won")),
    ("players", "name"),
]
JSON_COLUMNS = [("matches", "state"), ("deals", "record")]

VALUES = (
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats()
    | st.text()
    | st.binary(max_size=20)
    | st.sampled_from(["", "[]", "{}", "[" * 100_000, "9" * 10_000, "\ud800".encode("utf-8", "replace").decode()])
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match with a deal that is over and a running one, and another beside it, which is to stay whole."""
    folder = tmp_path_factory.mktemp("whole")
    with Store.open(folder, clock=lambda: 1e9) as store:
        for names in (("Vera", "Gleb"), ("Anna", "Boris")):
            match = Match("bread", [SeatInfo(names[0]), SeatInfo(names[1], "easy")], 2, {"refills": 1}, 7, 0)
            while match.deal.to_move is not None:
                play(match, 1)
            store.save_match(play(match, 5))
        assert [row.id for row in store.matches()] == [2, 1]
    return folder


def changed(whole: Path, folder: Path, table: str, column: str, value: object) -> None:
    """A copy in which all values of the second match in a column are another."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(whole, folder)
    key = "id" if table in ("matches", "players") else "match_id"
    with closing(sqlite3.connect(folder / "koloda.sqlite3")) as db, db:
        db.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {key} = 2", (value,))


def assert_one_row_is_lost_at_most(folder: Path) -> None:
    with Store.open(folder) as store:
        assert store.last_match() in (1, 2)
        rows = {row.id: row for row in store.matches()}
        assert rows[1].fault is None
        assert rows[1].seats == (SeatInfo("Vera"), SeatInfo("Gleb", "easy"))
        assert (store.load_match(2) is None) is (store.fault(2) is not None)
        store.records(2)
        assert "Vera" in {score.player.name for score in store.scores()}
        store.players()
        match = store.load_match(2) or store.load_match(1)
        assert match
        assert store.save_match(play(match, 1), 2) == 2
        assert store.load_match(1)
        assert {notice.code for notice in store.take_notices()} <= {"bad_match"}
        assert store.saving
    assert not list(folder.glob("*.bad-*"))


fuzz = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@fuzz
@given(where=st.sampled_from(COLUMNS), value=VALUES)
def test_no_value_in_any_column_breaks_the_store(
    whole: Path, tmp_path: Path, where: tuple[str, str], value: object
) -> None:
    changed(whole, tmp_path / "data", *where, value)
    assert_one_row_is_lost_at_most(tmp_path / "data")


@fuzz
@given(data=st.data(), where=st.sampled_from(JSON_COLUMNS))
def test_no_json_in_a_match_or_a_record_breaks_the_store(
    whole: Path, tmp_path: Path, where: tuple[str, str], data: st.DataObject
) -> None:
    table, column = where
    with closing(sqlite3.connect(whole / "koloda.sqlite3")) as db:
        key = "id" if table == "matches" else "match_id"
        (text,) = db.execute(f"SELECT {column} FROM {table} WHERE {key} = 2").fetchone()
    content = json.loads(text)
    spot: Any = content
    while True:
        key = data.draw(st.sampled_from(list(spot) if isinstance(spot, dict) else list(range(len(spot)))))
        if not isinstance(spot[key], dict | list) or not spot[key] or data.draw(st.booleans()):
            break
        spot = spot[key]
    spot[key] = data.draw(JSON)
    changed(whole, tmp_path / "data", table, column, json.dumps(content))
    assert_one_row_is_lost_at_most(tmp_path / "data")
