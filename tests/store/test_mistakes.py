"""Mistakes of the program's own are raised and logged: only what SQLite or a check calls damage sets a file aside."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.rules.match import Match, SeatInfo
from game.store import Store, listing, matches, players

Work = Callable[[Store], object]


def new_match() -> Match:
    return Match("bread", [SeatInfo("Anna"), SeatInfo("Boris", "easy")], 2, {}, 7, first_dealer=0)


WORKS: dict[str, tuple[Any, str, Work]] = {
    "saving": (matches, "save", lambda store: store.save_match(new_match())),
    "loading": (matches, "load", lambda store: store.load_match(1)),
    "continuing": (listing, "running", lambda store: store.last_match()),
    "listing": (listing, "listed", lambda store: store.matches()),
    "removing": (matches, "remove", lambda store: store.remove_match(1)),
    "records": (matches, "records", lambda store: store.records(1)),
    "players": (players, "players", lambda store: store.players()),
    "renaming": (players, "rename_player", lambda store: store.rename_player(1, "Vera")),
    "forgetting": (players, "remove_player", lambda store: store.remove_player(1)),
    "scores": (players, "scores", lambda store: store.scores()),
}
"""The module and the function that does the work, and how the store is asked for it."""

MISTAKES: dict[str, Callable[..., object]] = {
    "KeyError": lambda db, *_: {"a": 1}["no such key"],
    "AttributeError": lambda db, *_: db.no_such_thing,
    "TypeError": lambda db, *_: len(7),  # type: ignore[arg-type]
    "ValueError": lambda db, *_: int("seven"),
    "UnicodeDecodeError": lambda db, *_: b"\xff".decode(),
    "IndexError": lambda db, *_: [][0],
    "OverflowError": lambda db, *_: db.execute("SELECT ?", (2**70,)),
    "OperationalError": lambda db, *_: db.execute("SELECT no_such_column FROM matches"),
    "ProgrammingError": lambda db, *_: db.execute("SELECT ?"),
    "IntegrityError": lambda db, *_: db.execute("INSERT INTO players (id) VALUES (9)"),
}


@pytest.mark.parametrize(
    ("work", "mistake"), [*((work, "KeyError") for work in WORKS), *(("listing", mistake) for mistake in MISTAKES)]
)
def test_a_mistake_in_any_function_of_the_store_set_all_matches_aside(
    tmp_path: Path, work: str, mistake: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    module, function, ask = WORKS[work]
    with Store.open(tmp_path) as store:
        match_id = store.save_match(new_match())
        with monkeypatch.context() as patch:
            patch.setattr(module, function, MISTAKES[mistake])
            with caplog.at_level(logging.ERROR), pytest.raises(Exception) as raised:
                ask(store)
        assert raised.typename == mistake
        logged = caplog.records[0].exc_info
        assert logged
        assert logged[0] is raised.type
        assert store.notices == []
        assert store.saving
        assert [row.id for row in store.matches()] == [match_id]
    assert not list(tmp_path.glob("*.bad-*"))
    with Store.open(tmp_path) as again:
        assert again.last_match() == match_id


def test_a_mistake_in_the_middle_of_saving_leaves_the_match_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    with Store.open(tmp_path) as store:
        match_id = store.save_match(match)
        match.deal.play(match.deal.legal_moves()[0])
        monkeypatch.setattr(matches, "_count", lambda *_: {"a": 1}["no such key"])
        with pytest.raises(KeyError):
            store.save_match(match, match_id)
        again = store.load_match(match_id)
        assert again
        assert again.deal.moves == []


def test_what_sqlite_calls_damage_begins_a_new_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store.open(tmp_path) as store:
        store.save_match(new_match())
        listed, calls = listing.listed, 0

        def malformed(db: sqlite3.Connection) -> object:
            nonlocal calls
            calls += 1
            if calls == 1:
                raise sqlite3.DatabaseError("database disk image is malformed")
            return listed(db)

        monkeypatch.setattr(listing, "listed", malformed)
        assert store.matches() == []
        assert [notice.code for notice in store.take_notices()] == ["bad_database"]
    assert (tmp_path / "koloda.sqlite3.bad-1").exists()
