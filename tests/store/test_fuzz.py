"""Whatever stands in the files: the game starts, what is right in them stays, and what is written is read again."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.input.bindings import Bindings
from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.scenes.lobby.plan import LobbyPlan
from game.session.match_session import MatchSession
from game.store import Settings, Store
from game.store.settings import settings_from_json
from game.store.settings_file import SettingsFile
from tests.anything import LEAVES, TEXT, json_values, names_in, nearly, of_then, part_of, put, spots
from tests.store.playing import play
from tests.store.test_settings import CHANGED

EARLIER = json.loads((Path(__file__).parent / "data/0.1/settings.json").read_text())
RIGHT = [EARLIER, CHANGED.to_json()]


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


# Settings


def assert_usable(settings: Settings) -> None:
    """All that is made of settings where they are used."""
    bindings = Bindings.from_json(settings.bindings)
    assert Bindings.from_json(bindings.to_json()) == bindings
    for game in GAMES.keys() & settings.lobbies.keys():
        plan = LobbyPlan.remembered(game, settings.lobbies[game])
        assert plan.match(seed=1)
        settings.lobbies[game] = plan.as_lobby()


def assert_kept(text: str) -> None:
    """Nothing is lost when the settings are written, and they are read as they were."""
    with folder() as place:
        path = place / "settings.json"
        path.write_text(text)
        file = SettingsFile(path)
        settings = file.read()
        assert_usable(settings)
        file.write(settings)
        file.write(settings)
        again = SettingsFile(path)
        assert json.dumps(again.read().to_json()) == json.dumps(settings.to_json())  # nan equals nothing
        assert not again.bad
        copies = [copy.read_text() for copy in place.glob("settings.json.bad-*")]
        assert copies == ([text] if file.bad else [])


@given(st.dictionaries(st.sampled_from(names_in(RIGHT)), json_values(*names_in(RIGHT))))
def test_any_object_for_settings(data: dict[str, Any]) -> None:
    assert_kept(json.dumps(data))


@given(st.binary(max_size=50) | json_values().map(lambda data: json.dumps(data).encode()))
def test_anything_for_settings(content: bytes) -> None:
    with folder() as place:
        (place / "settings.json").write_bytes(content)
        with Store.open(place) as store:
            store.save_settings()
        with Store.open(place) as again:
            assert again.notices == []


@given(st.sampled_from(RIGHT).flatmap(nearly))
def test_settings_that_are_nearly_right(data: Any) -> None:
    if isinstance(data, dict):
        assert_kept(json.dumps(data))


@given(st.data())
def test_a_field_of_the_settings_that_may_be_anything_costs_no_other(data: st.DataObject) -> None:
    right = data.draw(st.sampled_from(RIGHT))
    fields = [path for path in spots(right) if path and isinstance(path[-1], str)]
    changed = data.draw(st.sampled_from(fields))
    settings, _ = settings_from_json(put(right, changed, data.draw(json_values(*names_in(right)))))
    read = settings.to_json()
    for path in fields:
        if path[: len(changed)] != changed and changed[: len(path)] != path:
            assert of_then(part_of(read, path), part_of(right, path)) == part_of(right, path)


# The database


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of each game, all but the first one running, and of some finished deals."""
    place = tmp_path_factory.mktemp("whole")
    with Store.open(place, clock=lambda: 1e9) as store:
        for number, (game, kind) in enumerate(GAMES.items()):
            seats = [SeatInfo("Anna"), SeatInfo("Boris"), SeatInfo("Vera", "hard")][: kind.PLAYERS[-1]]
            match = Match(game, seats[-max(2, kind.PLAYERS[0]) :], 1 + bool(number), seed=number, first_dealer=0)
            match.notes = {"hands": "open", "forced": True, "lamp": ["green"]}
            while match.deal.to_move is not None:
                play(match, 1)
            store.save_match(play(match, 4))
    return place


def rows(db: sqlite3.Connection) -> list[tuple[str, str, int]]:
    """Every value there is, by table, column and rowid."""
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return [
        (table, column, rowid)
        for table in sorted(tables)
        for _, column, *_ in db.execute(f"PRAGMA table_info({table})").fetchall()
        for (rowid,) in db.execute(f"SELECT rowid FROM {table}").fetchall()
    ]


def use_everything(store: Store) -> None:
    """All that the game asks of matches and scores, and each match that can be played played on."""
    store.last_match()
    store.scores()
    for player in store.players():
        store.rename_player(player.id, f"{player.name}!")
    for row in store.matches():
        store.records(row.id)
        match = store.load_match(row.id)
        if match and not match.over:
            assert MatchSession.resume(store, row.id).observe()
            assert store.save_match(play(match, 3), row.id) == row.id
            assert store.load_match(row.id)
    store.matches()


VALUES = (
    st.none()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats()
    | TEXT.map(lambda text: text.encode(errors="replace").decode())
    | st.binary(max_size=20)
    | LEAVES.map(json.dumps)
)


@st.composite
def values(draw: st.DrawFn, before: object) -> object:
    """What may stand in the place of a value: any, or nearly the JSON that it holds."""
    if isinstance(before, str) and before.startswith("{") and draw(st.booleans()):
        return json.dumps(draw(nearly(json.loads(before))))
    return draw(VALUES)


@given(st.data())
def test_any_values_in_the_database(whole: Path, data: st.DataObject) -> None:
    with folder() as outer:
        place = outer / "data"
        shutil.copytree(whole, place)
        with closing(sqlite3.connect(place / "koloda.sqlite3")) as db, db:
            for table, column, rowid in data.draw(st.lists(st.sampled_from(rows(db)), min_size=1, max_size=3)):
                found = db.execute(f"SELECT {column} FROM {table} WHERE rowid = ?", (rowid,)).fetchone()
                value = data.draw(values(*found or [None]))
                with suppress(sqlite3.IntegrityError):
                    db.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE rowid = ?", (value, rowid))
        with Store.open(place) as store:
            use_everything(store)
            assert {notice.code for notice in store.take_notices()} <= {"bad_match"}
            assert store.saving
        with Store.open(place) as again:
            use_everything(again)
            assert {notice.code for notice in again.take_notices()} <= {"bad_match"}
        assert not list(place.glob("*.bad-*"))
