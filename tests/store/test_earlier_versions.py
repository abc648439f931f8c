"""What earlier versions of the program wrote opens as they read it: settings, players, scores, matches, records."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from game.input.actions import Action
from game.input.bindings import Bindings
from game.rules import replay
from game.session.match_session import MatchSession
from game.store import Store
from tests.anything import of_then
from tests.scenes.tables import deal_of

DATA = Path(__file__).parent / "data"
VERSIONS = sorted(folder.name for folder in DATA.iterdir() if folder.is_dir())

Json = dict[str, Any]


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def read(version: str) -> Json:
    """What the version read in its folder."""
    result: Json = json.loads((DATA / f"{version}.json").read_text(encoding="utf-8"))
    return result


@pytest.fixture
def folder(version: str, tmp_path: Path) -> Path:
    """A copy of the version's folder."""
    return Path(shutil.copytree(DATA / version, tmp_path / "data"))


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    with Store.open(folder) as store:
        yield store


def plain(value: object) -> Any:
    """As JSON has it."""
    return json.loads(json.dumps(value))


def written(folder: Path, match_id: int) -> Json:
    """A match as it stands in the tables, with all its records."""
    with closing(sqlite3.connect(folder / "koloda.sqlite3")) as db:
        (state,) = db.execute("SELECT state FROM matches WHERE id = ?", (match_id,)).fetchone()
        rows = db.execute("SELECT record FROM deals WHERE match_id = ? ORDER BY number", (match_id,))
        match: Json = json.loads(state)
        match["records"] = [*(json.loads(record) for (record,) in rows), *match["records"]]
    return match


def renamed(content: Json, names: list[str]) -> Json:
    """A match or a record with the names that its players have now."""
    seats = [{**seat, "name": name} for seat, name in zip(content["seats"], names, strict=True)]
    return {**content, "seats": seats}


def test_the_settings_are_those_that_were_made(store: Store, read: Json) -> None:
    settings = store.settings.to_json()
    assert of_then(plain(settings), read["settings"]) == read["settings"]
    bindings = Bindings.from_json(store.settings.bindings)
    assert bindings.keys[Action.HINT] == ("F1",)
    assert bindings.confirm_right == {"nintendo", "generic"}
    assert not store.first_start
    assert store.notices == []


def test_players_and_scores_are_those_of_then(store: Store, read: Json) -> None:
    assert plain([asdict(player) for player in store.players()]) == read["players"]
    assert plain([asdict(score) for score in store.scores()]) == read["scores"]


def test_the_list_of_matches_is_that_of_then(store: Store, read: Json) -> None:
    rows = [plain(asdict(row)) for row in store.matches()]
    assert [{**row, "fault": None} for row in read["matches"]] == [row for row in rows if not row["fault"]]


def test_a_match_that_its_version_marked_as_damaged_is_looked_at_anew(store: Store, read: Json) -> None:
    marked = [row for row in store.matches() if row.id not in [old["id"] for old in read["matches"]]]
    assert [(row.fault, row.game, row.seats[1].cpu) for row in marked] == [("unknown_level", "bread", "grandmaster")]
    assert store.last_match() == read["last"]
    assert [notice.code for notice in store.take_notices()] == ["bad_match"]


def test_continue_continues_the_same_match_at_the_same_card(store: Store, folder: Path, read: Json) -> None:
    assert store.last_match() == read["last"]
    session = MatchSession.resume(store, read["last"])
    moves = written(folder, read["last"])["records"][-1]["moves"]
    assert [[seat, deal_of(session).text(move)] for seat, move in deal_of(session).moves] == moves
    before = len(deal_of(session).moves)
    session.play(deal_of(session).legal_moves()[0])
    again = store.load_match(read["last"])
    assert again
    assert len(again.deal.moves) == before + 1


def test_every_match_is_as_it_was_saved(store: Store, folder: Path, read: Json) -> None:
    assert {row["game"] for row in read["matches"]} == {"bread", "svoloch", "showcase"}
    for row in read["matches"]:
        match, saved = store.load_match(row["id"]), written(folder, row["id"])
        assert match
        names = [seat["name"] for seat in row["seats"]]
        saved["records"] = [renamed(record, names) for record in saved["records"]]
        assert plain(match.to_json()) == renamed(saved, names)
        assert match.over is not row["running"]


def test_every_record_replays_to_its_outcome(store: Store, folder: Path, read: Json) -> None:
    for row in read["matches"]:
        names = [seat["name"] for seat in row["seats"]]
        records = [renamed(record, names) for record in written(folder, row["id"])["records"][: row["played"]]]
        assert store.records(row["id"]) == records
        assert [replay(record).record() for record in records] == records
    exported = list((folder / "records").glob("*.json"))
    assert len(exported) == 4
    for path in exported:
        record = json.loads(path.read_text(encoding="utf-8"))
        assert replay(record).record() == record


def test_what_is_saved_today_is_read_again(folder: Path, read: Json) -> None:
    with Store.open(folder) as store:
        store.settings.mute = True
        store.save_settings()
        store.remove_match(read["matches"][-1]["id"])
        rest = [row.id for row in store.matches()]
    with Store.open(folder) as again:
        assert again.settings.mute
        assert again.settings.persons == store.settings.persons
        assert [row.id for row in again.matches()] == rest
        assert again.notices == []
