"""Writes a folder of data as this version of the program leaves it: ``python tests/store/write_data.py DIR``.

``tests/store/data`` keeps what earlier versions wrote, each made once and never again; beside a folder, in ``….json``,
stands what its version read there. ``test_earlier_versions.py`` opens them.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from dataclasses import asdict, replace
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path.cwd()))

from game.cpu.levels import choose, seat_rng
from game.input.actions import Action
from game.input.bindings import Bindings
from game.rules.match import Match, SeatInfo
from game.store import Lobby, LobbySeat, Person, Settings, Store

BEGAN = 1_790_000_000.0
MINUTE = 60.0


def write(folder: Path) -> None:
    ticks = count()
    with Store.open(folder, clock=lambda: BEGAN + MINUTE * next(ticks)) as store:
        set_up(store.settings)
        store.save_settings()
        play_matches(store)
        ana = next(player for player in store.players() if player.name == "Ana")
        gleb = next(player for player in store.players() if player.name == "Глеб")
        assert store.rename_player(ana.id, "Анна")
        store.remove_player(gleb.id)
    with closing(sqlite3.connect(folder / "koloda.sqlite3")) as db, db:
        (last,) = db.execute("SELECT max(id) FROM matches").fetchone()
        db.execute("UPDATE matches SET state = replace(state, '\"hard\"', '\"grandmaster\"') WHERE id = ?", (last,))
        db.execute("UPDATE seats SET cpu = 'grandmaster' WHERE match_id = ? AND cpu = 'hard'", (last,))
    with Store.open(folder) as store:
        read = what_is_read(store)
    with closing(sqlite3.connect(folder / "koloda.sqlite3", isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE").fetchall()
        db.execute("VACUUM")
    (folder / "koloda.lock").unlink()
    text = json.dumps(read, ensure_ascii=False, indent=1)
    folder.with_name(folder.name + ".json").write_text(text + "\n", encoding="utf-8")


def set_up(settings: Settings) -> None:
    bindings = Bindings().changed("keys", Action.HINT, ("F1",)).changed("pad", Action.SORT, ("guide",))
    settings.language = "ru"
    settings.music = 0.35
    settings.speed = 2.0
    settings.four_colours = True
    settings.index_letters = "russian"
    settings.text_size = 1.25
    settings.fullscreen = False
    settings.window_size = (1600, 900)
    settings.edge = 0.02
    settings.hint_level = "hard"
    settings.bindings = replace(bindings, confirm_right=frozenset({"nintendo", "generic"})).to_json()
    settings.pad_parts = {"03000000c82d00000160000000000000": {"b0": "a", "a1+": "down"}}
    settings.lessons = ("bread", "svoloch")
    settings.persons = {
        "Анна": Person(language="ru", hint_level="normal", rumble=False, text_size=1.5),
        "Boris": Person(hints=False, dimming=False, confirm_right=True),
    }
    settings.lobbies = {
        "bread": Lobby(
            (LobbySeat("Анна"), LobbySeat("", "easy"), LobbySeat("Boris"), LobbySeat("Victor", "hard")),
            {"must_play": False, "corner": True, "values": "note"},
            "3",
            dealer=2,
            hands="open",
            forced=True,
            guests=("Boris",),
        ),
        "showcase": Lobby((LobbySeat("Анна"), LobbySeat("", "normal")), {"lead": "last"}, "1"),
    }
    settings.unknown = {"weather": {"sunny": True}}


def play_matches(store: Store) -> None:
    """Matches over and running in every game; the last one is changed afterwards into one that cannot be read."""
    ana, boris, gleb = SeatInfo("Ana"), SeatInfo("Boris"), SeatInfo("Глеб")
    easy, normal, hard = SeatInfo("", "easy"), SeatInfo("Victor", "normal"), SeatInfo("Clara", "hard")

    over = Match("bread", [ana, easy, boris], 2, {"refills": 1, "corner": True}, 11, first_dealer=1)
    match_id = play(store, over)
    over.next_deal()
    play(store, over, match_id)
    export(store, match_id)

    undone = Match("bread", [ana, normal], 3, {"refills": 1}, 12)
    match_id = play(store, undone, moves=9)
    undone.take_back(6)
    play(store, undone, match_id)
    undone.next_deal()
    undone.notes |= {"hands": "cover", "forced": True}
    play(store, undone, match_id, 7)
    export(store, match_id)

    owners = Match("svoloch", [ana, boris, normal, easy], 1, {"free_lead": True}, 13)
    match_id = play(store, owners, moves=10)
    owners.change_owner(1, "normal")
    play(store, owners, match_id, 12)
    owners.change_owner(1, None)
    play(store, owners, match_id)
    export(store, match_id)
    play(store, Match("svoloch", [gleb, easy, normal], 3, {}, 14), moves=15)

    play(store, Match("showcase", [boris, hard], 1, {"lead": "last"}, 15))
    twice = Match("showcase", [ana, boris], 2, {}, 16)
    match_id = play(store, twice)
    export(store, match_id)
    twice.next_deal()
    twice.notes |= {"hands": "open", "forced": None}
    play(store, twice, match_id, 20)

    play(store, Match("bread", [SeatInfo(""), hard], 1, {}, 17), moves=5)


def play(store: Store, match: Match, match_id: int | None = None, moves: int | None = None) -> int:
    """So many moves, or the running deal to its end, saved as at the table; the match's id."""
    match_id = store.save_match(match, match_id)
    while moves != 0 and (seat := match.deal.to_move) is not None:
        match.deal.play(choose("easy", match.deal.observe(seat), seat_rng(len(match.deal.moves), seat)))
        match_id = store.save_match(match, match_id)
        moves = None if moves is None else moves - 1
    return match_id


def export(store: Store, match_id: int) -> None:
    store.export(store.records(match_id)[0], store.export_path(match_id, 0))


def what_is_read(store: Store) -> dict[str, object]:
    return {
        "settings": store.settings.to_json(),
        "last": store.last_match(),
        "matches": [asdict(row) for row in store.matches()],
        "players": [asdict(player) for player in store.players()],
        "scores": [asdict(score) for score in store.scores()],
    }


if __name__ == "__main__":
    write(Path(sys.argv[1]))
