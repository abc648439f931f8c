"""Damage inside a database that opens, and files without an end: told once, and nothing is raised."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.rules.match import Match, SeatInfo
from game.store import Store

State = dict[str, Any]


def new_match() -> Match:
    return Match("bread", [SeatInfo("Anna"), SeatInfo("Boris", "easy")], 2, {}, 7, first_dealer=0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One match with a finished deal and five moves of the next."""
    match = new_match()
    while match.deal.to_move is not None:
        match.deal.play(match.deal.legal_moves()[0])
    match.next_deal()
    for _ in range(5):
        match.deal.play(match.deal.legal_moves()[0])
    with Store.open(tmp_path) as store:
        store.save_match(match)
    return tmp_path


@contextmanager
def inside(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / "koloda.sqlite3")) as db, db:
        yield db


def change_state(folder: Path, change: Callable[[State], object]) -> None:
    with inside(folder) as db:
        state = json.loads(db.execute("SELECT state FROM matches").fetchone()[0])
        change(state)
        db.execute("UPDATE matches SET state = ?", (json.dumps(state),))


def ask_everything(store: Store) -> list[str]:
    """All that is read at a start, in the scores and when a new match is played; what the player is told."""
    store.last_match()
    for row in store.matches():
        store.load_match(row.id)
        store.records(row.id)
    store.scores()
    store.players()
    match = new_match()
    match_id = store.save_match(match)
    match.deal.play(match.deal.legal_moves()[0])
    assert store.save_match(match, match_id) == match_id
    assert store.last_match() == match_id
    return [notice.code for notice in store.take_notices()]


def assert_told_once(folder: Path, code: str) -> None:
    with Store.open(folder) as store:
        assert ask_everything(store) == [code]
        assert store.saving
    with Store.open(folder) as again:
        assert ask_everything(again) == []


def test_one_damaged_byte_in_the_schema_kept_the_game_from_starting(folder: Path) -> None:
    path = folder / "koloda.sqlite3"
    content = bytearray(path.read_bytes())
    content[content.index(b"CREATE TABLE players") + 7] = 0xF8  # SQLite's own words quote it, and are no text then
    path.write_bytes(content)
    assert_told_once(folder, "bad_database")
    assert (folder / "koloda.sqlite3.bad-1").read_bytes() == content


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TRIGGER odd BEFORE INSERT ON matches BEGIN SELECT raise(ABORT, 'no'); END",
        "CREATE TRIGGER odd AFTER UPDATE ON matches BEGIN DELETE FROM matches; END",
        "CREATE UNIQUE INDEX odd ON matches (game)",
        "DROP TABLE results; CREATE VIEW results AS SELECT 1 match_id, 0 number, 0 seat, 1 points, 1 standing, 1 won",
    ],
)
def test_a_changed_schema_ended_the_game_when_it_saved(folder: Path, script: str) -> None:
    with inside(folder) as db:
        db.executescript(script)
    assert_told_once(folder, "bad_database")


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TRIGGER odd BEFORE INSERT ON matches BEGIN SELECT raise(ABORT, 'no'); END",  # IntegrityError
        "DROP TABLE seats",  # OperationalError, in a copy as well
        # a row that is not there: TypeError
        "CREATE TRIGGER odd BEFORE INSERT ON players BEGIN SELECT raise(IGNORE); END",
    ],
)
def test_damage_that_shows_only_while_playing_begins_a_new_file(folder: Path, script: str) -> None:
    with Store.open(folder) as store:
        with inside(folder) as db:
            db.executescript(script)
        match = Match("bread", [SeatInfo("Vera"), SeatInfo("", "easy")], seed=1)
        match_id = store.save_match(match)
        assert store.last_match() == match_id
        assert [notice.code for notice in store.take_notices()] == ["bad_database"]
        assert store.saving
    with Store.open(folder) as again:
        assert again.last_match() == match_id
        assert again.notices == []


def test_a_fault_of_the_program_sets_no_file_aside(folder: Path) -> None:
    match = new_match()
    match.deals = object()  # type: ignore[assignment]
    with Store.open(folder) as store:
        with pytest.raises(TypeError):
            store.save_match(match)
        assert store.notices == []
        assert store.last_match()
    assert not list(folder.glob("*.bad-*"))


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state["seats"][1].update(cpu="grandmaster"),
        lambda state: state["seats"][1].update(cpu="a\0b"),
        lambda state: state["records"][0].update(owners=[[0, 1, "\u200b"]]),
    ],
    ids=["an unknown level", "a level that is no text", "an owner that is no text"],
)
def test_continue_crashed_on_a_match_with_players_there_cannot_be(
    folder: Path, change: Callable[[State], object]
) -> None:
    change_state(folder, change)
    assert_told_once(folder, "bad_match")


def test_a_match_that_could_be_read_but_not_written_again_ended_the_game(folder: Path) -> None:
    """How deep lists may lie in each other for Python depends on how deep in its calls the program is."""
    lamp: object = "green"
    for _ in range(300):
        lamp = [lamp]
    change_state(folder, lambda state: state["records"][0].update(lamp=lamp))
    with Store.open(folder) as store:
        assert store.last_match() is None
        assert [row.fault for row in store.matches()] == ["damaged"]
        assert ask_everything(store) == ["bad_match"]


def test_a_match_without_people_is_continued(folder: Path) -> None:
    change_state(folder, lambda state: state["seats"][0].update(cpu="normal"))
    with Store.open(folder) as store:
        assert store.last_match()
        assert store.notices == []


@pytest.mark.parametrize(
    "odd",
    [
        "matches SET game = '../x'",
        "matches SET game = x'01'",
        "matches SET status = 'odd'",
        *(f"matches SET changed = {value}" for value in ("1e18", "-1e18", "9e999", "-9e999", "'nan'", "253402300800")),
        *(f"matches SET deals = {value}" for value in ("9e999", "'x'", "-5", "25", "9223372036854775807")),
        "seats SET seat = seat + 5",
        "seats SET seat = -1 - seat",
        "seats SET won = 9223372036854775807",
        "seats SET cpu = x'00'",
        "deals SET number = number + 3",
        "deals SET undone = 'x'",
        *(f"results SET points = {value}" for value in ("9e999", "1.5", "'x'", "x'00'", "9223372036854775807")),
        "results SET points = -9223372036854775808",
        "results SET standing = 'x'",
        "results SET won = 2",
        "results SET seat = -1 WHERE seat = 1",
        "results SET seat = 'x' WHERE seat = 1",
    ],
)
def test_odd_values_in_a_row_ended_the_scores(folder: Path, odd: str) -> None:
    with inside(folder) as db:
        db.execute(f"UPDATE {odd}")
    with Store.open(folder) as store:
        assert [row.fault for row in store.matches()] == ["unknown_game" if "../x" in odd else "damaged"]
        assert store.scores() == []
        told = ask_everything(store)
        assert told == ([] if "deals = -5" in odd else ["bad_match"])  # that one is no match to be continued
        assert store.saving
    with Store.open(folder) as again:
        assert ask_everything(again) in ([], told)
        assert [row.id for row in again.matches() if row.fault] == [1]


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no device without an end")
@pytest.mark.parametrize(("name", "code"), [("settings.json", "bad_settings"), ("koloda.sqlite3", "bad_database")])
def test_a_link_to_a_device_without_an_end_kept_the_game_from_starting(tmp_path: Path, name: str, code: str) -> None:
    (tmp_path / name).symlink_to("/dev/zero")
    with Store.open(tmp_path) as store:
        store.save_settings()
    assert (tmp_path / f"{name}.bad-1").is_symlink()
    assert [notice.code for notice in store.notices] == [code]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
def test_a_pipe_in_the_place_of_the_settings_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    with Store.open(tmp_path) as store:
        assert [notice.code for notice in store.notices] == ["bad_settings"]


def test_settings_of_a_size_that_cannot_be_are_set_aside(tmp_path: Path) -> None:
    with (tmp_path / "settings.json").open("wb") as file:
        file.truncate(10**12)  # takes no room
    with Store.open(tmp_path) as store:
        assert [notice.code for notice in store.notices] == ["bad_settings"]
