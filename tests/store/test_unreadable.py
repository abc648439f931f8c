"""A match that this version cannot read is listed with the reason, and nothing is written about it into the file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.cpu.levels import LEVELS
from game.rules.match import Match, SeatInfo
from game.store import Store

State = dict[str, Any]


def new_match() -> Match:
    return Match("bread", [SeatInfo("Anna"), SeatInfo("Boris", "easy")], 2, {}, 7, first_dealer=0)


def play_deal(match: Match) -> Match:
    while match.deal.to_move is not None:
        match.deal.play(match.deal.legal_moves()[0])
    return match


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A running match with one deal that is over."""
    with Store.open(tmp_path) as store:
        store.save_match(play_deal(new_match()))
    return tmp_path


def change(folder: Path, how: Callable[[State], object]) -> None:
    with closing(sqlite3.connect(folder / "koloda.sqlite3")) as db, db:
        state = json.loads(db.execute("SELECT state FROM matches").fetchone()[0])
        how(state)
        db.execute("UPDATE matches SET state = ?", (json.dumps(state),))


def all_rows(folder: Path) -> list[list[tuple[Any, ...]]]:
    tables = ("matches", "seats", "deals", "results", "players")
    with closing(sqlite3.connect(folder / "koloda.sqlite3")) as db:
        return [db.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


FAULTS: dict[str, Callable[[State], object]] = {
    "unknown_level": lambda state: state["seats"][1].update(cpu="grandmaster"),
    "newer_format": lambda state: state.update(format=99, records={"not": "ours"}),
    "unknown_game": lambda state: state.update(game="whist"),
    "damaged": lambda state: state.pop("seed"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_match_that_cannot_be_read_was_marked_in_the_file_for_good(folder: Path, fault: str) -> None:
    change(folder, FAULTS[fault])
    before = all_rows(folder)
    for _ in range(2):
        with Store.open(folder) as store:
            assert store.last_match() is None
            assert store.load_match(1) is None
            assert store.fault(1) == fault
            (row,) = store.matches()
            assert (row.id, row.fault, row.seats[0].name) == (1, fault, "Anna")
            assert [notice.code for notice in store.take_notices()] == ["bad_match"]
            assert [score.deals for score in store.scores()] == [1]
        assert all_rows(folder) == before


@pytest.mark.parametrize("fault", FAULTS)
def test_a_match_that_cannot_be_read_can_be_removed(folder: Path, fault: str) -> None:
    change(folder, FAULTS[fault])
    with Store.open(folder) as store:
        store.remove_match(1)
        assert (store.matches(), store.scores(), store.last_match()) == ([], [], None)
        assert store.fault(1) is None
        assert store.notices == []


def test_a_version_that_knows_the_level_plays_the_match_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change(folder, FAULTS["unknown_level"])
    with Store.open(folder) as store:
        assert store.last_match() is None
    monkeypatch.setattr("game.store.integrity.LEVELS", (*LEVELS, "grandmaster"))
    with Store.open(folder) as later:
        match_id = later.last_match()
        assert match_id
        match = later.load_match(match_id)
        assert match
        match.next_deal()
        later.save_match(match, match_id)
        assert [(row.fault, row.running) for row in later.matches()] == [(None, True)]
        assert later.notices == []


@pytest.mark.parametrize("over", [True, False])
def test_a_match_that_an_earlier_version_marked_as_damaged_is_whole_again(tmp_path: Path, over: bool) -> None:
    with Store.open(tmp_path) as store:
        match = play_deal(new_match())
        if over:
            match.next_deal()
            play_deal(match)
        store.save_match(match)
        rows, scores = store.matches(), store.scores()
    with closing(sqlite3.connect(tmp_path / "koloda.sqlite3")) as db, db:
        db.execute("UPDATE matches SET status = 'damaged'")
    with Store.open(tmp_path) as store:
        assert store.matches() == rows
        assert store.scores() == scores
        assert (store.last_match() is None) is over
        assert store.notices == []


def test_what_only_playing_again_finds_is_listed_once_it_was_found(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "koloda.sqlite3")) as db, db:
        db.execute('UPDATE deals SET record = replace(record, \'"moves": [[\', \'"moves": [[7, "XX"], [\')')
    with Store.open(folder) as store:
        assert [row.fault for row in store.matches()] == [None]
        assert store.load_match(1) is None
        assert [row.fault for row in store.matches()] == ["damaged"]
        store.save_match(new_match(), 1)
        assert [row.fault for row in store.matches()] == [None]
