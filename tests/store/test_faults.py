"""Whatever happens to the folder, the game starts and goes on, and what was saved is there again."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.match import Match, SeatInfo
from game.store import Settings, Store, StoreNotice
from game.store.database import MIGRATIONS

ROOT = Path(__file__).parents[2]
resource = pytest.importorskip("resource", reason="a full disk is played by a limit on file sizes")

HELPERS = """
import resource, signal, sys
from pathlib import Path
from game.rules.match import Match, SeatInfo
from game.store import Store

def step(match):
    if match.deal.outcome:
        match.next_deal()
    match.deal.play(match.deal.legal_moves()[0])
"""


def codes(store: Store) -> list[str]:
    return [notice.code for notice in store.notices]


def new_match(*names: str) -> Match:
    """A match of a person and CPU players."""
    person, *others = names or ("Anna", "Boris")
    seats = [SeatInfo(person), *(SeatInfo(name, "easy") for name in others)]
    return Match("bread", seats, 3, {}, 7, first_dealer=0)


def play(match: Match, moves: int) -> Match:
    for _ in range(moves):
        match.deal.play(match.deal.legal_moves()[0])
    return match


def saved(folder: Path) -> int:
    """A folder with one match of five moves; its id."""
    with Store.open(folder) as store:
        return store.save_match(play(new_match(), 5))


def moves_of(store: Store, match_id: int) -> int:
    match = store.load_match(match_id)
    assert match
    return len(match.deal.moves)


def assert_playable(store: Store) -> None:
    """A match can be played, saved and found again, and a player's scores be seen, on disk or in memory."""
    match = new_match("Vera", "Gleb")
    match_id = store.save_match(match)
    while match.deal.to_move is not None:
        store.save_match(play(match, 1), match_id)
    assert store.last_match() == match_id
    assert "Vera" in {score.player.name for score in store.scores()}
    store.settings.mute = True
    store.save_settings()


# Folders


@pytest.mark.parametrize("place", ["file", "file/below", "/proc/nowhere"])
def test_an_unwritable_folder_is_told_once_and_played_in_memory(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("not a folder")
    with Store.open(tmp_path / place) as store:
        assert codes(store) == ["cannot_save"]
        assert store.notices[0].facts["folder"] == str(tmp_path / place)
        assert_playable(store)
        assert len(store.take_notices()) == 1
        assert store.take_notices() == []


def test_a_lock_that_cannot_be_made_means_playing_in_memory(tmp_path: Path) -> None:
    match_id = saved(tmp_path)
    (tmp_path / "koloda.lock").unlink()
    (tmp_path / "koloda.lock").mkdir()
    with Store.open(tmp_path) as store:
        assert codes(store) == ["cannot_save"]
        assert moves_of(store, match_id) == 5
        assert_playable(store)
    assert not (tmp_path / "settings.json").exists()


def test_without_a_folder_the_systems_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))
    with Store.open() as store:
        assert store.saving
        assert store.folder == tmp_path / "Koloda"


def test_without_a_home_it_is_played_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, "/proc/nowhere")
    with Store.open() as store:
        assert codes(store) == ["cannot_save"]
        assert_playable(store)


# Bad files


@pytest.mark.parametrize("content", [b"\x00" * 5000, b"SQLite format 3\x00" + b"\xff" * 9000, b"not a database" * 99])
def test_a_bad_database_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "koloda.sqlite3").write_bytes(content)
    (tmp_path / "koloda.sqlite3-wal").write_bytes(b"old")
    with Store.open(tmp_path) as store:
        assert store.notices == [StoreNotice("bad_database", {"file": "koloda.sqlite3.bad-1"})]
        assert_playable(store)
    assert (tmp_path / "koloda.sqlite3.bad-1").read_bytes() == content
    with Store.open(tmp_path) as again:
        assert again.notices == []
        assert [row.seats[0].name for row in again.matches()] == ["Vera"]


def test_a_database_damaged_in_the_middle_is_set_aside(tmp_path: Path) -> None:
    saved(tmp_path)
    path = tmp_path / "koloda.sqlite3"
    content = bytearray(path.read_bytes())
    content[5000:9000] = b"\xaa" * 4000
    path.write_bytes(content)
    with Store.open(tmp_path) as store:
        assert codes(store) == ["bad_database"]
        assert_playable(store)


def test_a_folder_in_the_place_of_the_database_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "koloda.sqlite3").mkdir()
    with Store.open(tmp_path) as store:
        assert codes(store) == ["bad_database"]
        assert store.saving
        assert_playable(store)


@pytest.mark.parametrize(
    "script",
    ["CREATE TABLE matches (id)", "CREATE TABLE matches (id); PRAGMA user_version = 1", "PRAGMA user_version = -1"],
)
def test_somebody_elses_database_is_set_aside(tmp_path: Path, script: str) -> None:
    with sqlite3.connect(tmp_path / "koloda.sqlite3") as db:
        db.executescript(script)
    db.close()
    with Store.open(tmp_path) as store:
        assert codes(store) == ["bad_database"]
        assert_playable(store)


def test_an_empty_file_is_a_database_that_was_never_begun(tmp_path: Path) -> None:
    (tmp_path / "koloda.sqlite3").touch()
    with Store.open(tmp_path) as store:
        assert store.notices == []
        assert_playable(store)


def test_the_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    saved(tmp_path)
    path = tmp_path / "koloda.sqlite3"
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        db.execute("PRAGMA journal_mode = DELETE").fetchall()
    db.close()
    content = path.read_bytes()
    with Store.open(tmp_path) as store:
        assert codes(store) == ["newer_database"]
        assert_playable(store)
    assert path.read_bytes() == content
    assert (tmp_path / "settings.json").exists()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET state = 'x'",
        "UPDATE matches SET state = '[]'",
        "UPDATE matches SET state = x'ff00'",
        "UPDATE matches SET state = CAST(x'ff00' AS TEXT)",
        "UPDATE matches SET state = replace(state, 'bread', 'poker')",
        "UPDATE matches SET state = replace(state, '\"seats\"', '\"chairs\"')",
        "DELETE FROM seats WHERE seat = 0",
    ],
)
def test_a_damaged_match_is_told_once_and_harms_no_other(tmp_path: Path, damage: str) -> None:
    with Store.open(tmp_path) as store:
        bad_id = store.save_match(play(new_match(), 5))
    with sqlite3.connect(tmp_path / "koloda.sqlite3") as db:
        db.execute(damage)
    db.close()
    with Store.open(tmp_path) as store:
        assert store.last_match() is None
        assert codes(store) == ["bad_match"]
        good_id = store.save_match(play(new_match(), 2))
        assert store.last_match() == good_id
        assert [(row.id, bool(row.fault)) for row in store.matches()] == [(good_id, False), (bad_id, True)]
    with Store.open(tmp_path) as again:
        assert again.last_match() == good_id
        assert again.load_match(bad_id) is None
        assert again.fault(bad_id)
        assert [(row.id, bool(row.fault)) for row in again.matches()] == [(good_id, False), (bad_id, True)]


def test_a_damaged_record_of_a_deal_harms_no_other(tmp_path: Path) -> None:
    match = new_match()
    with Store.open(tmp_path) as store:
        while match.deal.to_move is not None:
            play(match, 1)
        match_id = store.save_match(match)
        match.next_deal()
        while match.deal.to_move is not None:
            play(match, 1)
        store.save_match(match, match_id)
    with sqlite3.connect(tmp_path / "koloda.sqlite3") as db:
        db.execute("UPDATE deals SET record = 'x' WHERE number = 0")
    db.close()
    with Store.open(tmp_path) as store:
        assert [record["seed"] for record in store.records(match_id)] == [8]
        assert len(store.scores()) == 1


# Two copies


def test_a_second_copy_reads_and_plays_in_memory(tmp_path: Path) -> None:
    with Store.open(tmp_path) as first:
        match_id = first.save_match(play(new_match(), 5))
        first.settings.four_colours = True
        first.save_settings()
        with Store.open(tmp_path) as second:
            assert second.notices == [StoreNotice("second_copy")]
            assert second.settings == Settings(four_colours=True)
            assert moves_of(second, match_id) == 5
            assert_playable(second)
            first.save_match(play(new_match(), 1))
        assert len(first.matches()) == 2
        assert first.notices == []
    with Store.open(tmp_path) as third:
        assert third.notices == []
        assert not third.settings.mute


def test_a_second_copy_touches_no_bad_files(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        (tmp_path / "settings.json").write_text("{")
        with Store.open(tmp_path) as second:
            assert codes(second) == ["second_copy"]
        assert (tmp_path / "settings.json").read_text() == "{"


# Killed, and a full disk


def test_a_killed_game_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    """Each move is reported after it was saved; killed at any moment, at least the last reported one is there."""
    script = (
        HELPERS
        + """
store = Store.open(Path(sys.argv[1]))
match_id = store.last_match()
seats = [SeatInfo("Anna"), SeatInfo("Boris", "easy")]
match = store.load_match(match_id) if match_id else Match("bread", seats, 24, {}, 7)
while not match.over:
    step(match)
    match_id = store.save_match(match, match_id)
    print(len(match.outcomes), len(match.deal.moves), flush=True)
"""
    )
    for reports in (1, 7, 40, 90):
        with subprocess.Popen(
            [sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout
            for _ in range(reports):
                reported = process.stdout.readline()
            process.kill()
            reported = (process.stdout.readlines() or [reported])[-1]
            if not reported.endswith("\n"):
                reported = "0 0"
        with Store.open(tmp_path) as store:
            assert store.notices == []
            match_id = store.last_match()
            assert match_id
            match = store.load_match(match_id)
            assert match
            assert [len(match.outcomes), len(match.deal.moves)] >= [int(n) for n in reported.split()]
            assert len(store.matches()) == 1


def test_a_full_disk_in_the_middle_of_play_is_told_once_and_played_on_in_memory(tmp_path: Path) -> None:
    script = (
        HELPERS
        + """
with Store.open(Path(sys.argv[1])) as store:
    match = Match("bread", [SeatInfo("Anna"), SeatInfo("Boris", "easy")], 3, {}, 7, first_dealer=0)
    for _ in range(5):
        step(match)
    match_id = store.save_match(match)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
    while not match.over:
        step(match)
        store.save_match(match, match_id)
    store.save_settings()
    assert [notice.code for notice in store.notices] == ["cannot_save"], store.notices
    assert store.load_match(match_id).to_json() == match.to_json()
    assert [row.played for row in store.matches()] == [3]
    assert len(store.scores()) == 1
"""
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, timeout=60, check=True)
    with Store.open(tmp_path) as store:
        assert store.notices == []
        match_id = store.last_match()
        assert match_id
        assert moves_of(store, match_id) >= 5


def test_a_folder_that_was_removed_in_the_middle_of_play_lost_the_match_without_a_word(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Store.open(folder) as store:
        match = play(new_match(), 3)
        match_id = store.save_match(match)
        shutil.rmtree(folder)
        assert codes(store) == []
        store.save_match(play(match, 1), match_id)
        assert codes(store) == ["cannot_save"]
        assert not store.saving
        assert moves_of(store, match_id) == 4
        store.save_match(play(match, 1), match_id)
        assert moves_of(store, match_id) == 5
        assert codes(store) == ["cannot_save"]
    assert not folder.exists()


@pytest.mark.parametrize("limit", [0, 100, 5000])
def test_a_disk_that_is_full_from_the_start(tmp_path: Path, limit: int) -> None:
    match_id = saved(tmp_path)
    script = (
        HELPERS
        + """
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]),) * 2)
with Store.open(Path(sys.argv[1])) as store:
    match = Match("bread", [SeatInfo("Anna"), SeatInfo("Boris", "easy")], 3, {}, 7, first_dealer=0)
    match_id = store.save_match(match)
    for _ in range(30):
        step(match)
        store.save_match(match, match_id)
    assert [notice.code for notice in store.notices] == ["cannot_save"], store.notices
    assert len(store.matches()) == 2
"""
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path), str(limit)], cwd=ROOT, timeout=60, check=True)
    with Store.open(tmp_path) as store:
        assert store.notices == []
        assert moves_of(store, match_id) == 5


def test_settings_on_a_full_disk_keep_their_old_file(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.save_settings()
    before = (tmp_path / "settings.json").read_bytes()
    script = (
        HELPERS
        + """
with Store.open(Path(sys.argv[1])) as store:
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
    store.settings.mute = True
    store.save_settings()
    assert [notice.code for notice in store.notices] == ["cannot_save"], store.notices
"""
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, timeout=60, check=True)
    assert (tmp_path / "settings.json").read_bytes() == before
    assert not (tmp_path / "settings.json.tmp").exists()


def test_the_lock_ends_with_its_process(tmp_path: Path) -> None:
    script = HELPERS + "store = Store.open(Path(sys.argv[1])); print(store.saving, flush=True); signal.pause()"
    with subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"True\n"
        with Store.open(tmp_path) as second:
            assert codes(second) == ["second_copy"]
        process.send_signal(signal.SIGKILL)
        process.wait(30)
    with Store.open(tmp_path) as third:
        assert third.saving
