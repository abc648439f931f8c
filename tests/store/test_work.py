"""How much work the store does: so many queries however many matches there are, and no replay more than is needed."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from game.rules import record as records
from game.rules.deal import Deal
from game.rules.match import Match, SeatInfo
from game.store import Store


def fill(store: Store, count: int) -> None:
    for seed in range(count):
        store.save_match(Match("bread", [SeatInfo("Anna"), SeatInfo("Boris", "easy")], 2, {}, seed, first_dealer=0))


@pytest.fixture
def queries(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every statement that any connection runs from now on."""
    seen: list[str] = []
    connect = sqlite3.connect

    def traced(*args: object, **settings: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **settings)  # type: ignore[call-overload]
        connection.set_trace_callback(seen.append)
        return connection

    monkeypatch.setattr(sqlite3, "connect", traced)
    return seen


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every record that is replayed from now on."""
    seen: list[object] = []

    def counted(record: object) -> Deal:
        seen.append(record)
        return records.replay(record)

    monkeypatch.setattr("game.rules.match.replay", counted)
    return seen


@pytest.mark.parametrize("ask", [Store.matches, Store.scores])
def test_the_list_of_matches_asked_the_database_four_times_for_each_of_them(
    tmp_path: Path, queries: list[str], ask: object
) -> None:
    assert callable(ask)
    with Store.open(tmp_path) as store:
        asked = []
        for more in (3, 40):
            fill(store, more)
            queries.clear()
            ask(store)
            asked.append([query for query in queries if query.lstrip().startswith("SELECT")])
    few, many = map(len, asked)
    assert few == many <= 5


def test_continue_is_found_by_one_replay_of_each_deal(tmp_path: Path, replays: list[object]) -> None:
    with Store.open(tmp_path) as store:
        fill(store, 10)
        assert store.load_last()
        assert len(replays) == 1
