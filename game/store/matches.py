"""Matches and their deals in the database: each function is one transaction's work."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Mapping
from typing import Any

from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.rules.validation import Field, RecordError
from game.store.integrity import MatchFault, fault_of, parsed
from game.store.rows import SavedMatch, saved_match

log = logging.getLogger(__name__)


def save(db: sqlite3.Connection, match: Match, match_id: int | None, now: float) -> tuple[int, bool]:
    """Write a match as it is; deals that are over have rows of their own. Its id, a new one for None, and whether other
    deals are finished than before."""
    over, count, state = match.over, len(match.outcomes), match.to_json()
    finished, state["records"] = state["records"][:count], state["records"][count:]
    cursor = db.execute(
        "INSERT INTO matches (id, game, status, deals, changed, state, turn)"
        " VALUES (?, ?, ?, ?, ?, ?, (SELECT coalesce(max(turn), 0) + 1 FROM matches))"
        " ON CONFLICT (id) DO UPDATE SET status = excluded.status, changed = excluded.changed, state = excluded.state,"
        " turn = excluded.turn",
        (match_id, match.game, "over" if over else "running", match.deals, now, json.dumps(state)),
    )
    if match_id is None:
        match_id = cursor.lastrowid
        assert match_id is not None
    stored = _count(db, "deals", match_id)
    if stored != len(finished) or not _count(db, "seats", match_id):
        save_seats(db, match, match_id)
    db.execute("DELETE FROM deals WHERE match_id = ? AND number >= ?", (match_id, len(finished)))
    for number in range(stored, len(finished)):
        _save_deal(db, match, match_id, number, finished[number])
    return match_id, stored != len(finished)


def _count(db: sqlite3.Connection, table: str, match_id: int) -> int:
    return int(db.execute(f"SELECT count(*) FROM {table} WHERE match_id = ?", (match_id,)).fetchone()[0])


def save_seats(db: sqlite3.Connection, match: Match, match_id: int) -> None:
    """Write who has the seats of a match now."""
    winners = match.winners() if match.over else ()
    for number, seat in enumerate(match.seats):
        player = _player_in(db, seat)
        db.execute(
            "INSERT OR REPLACE INTO seats (match_id, seat, name, cpu, player, won) VALUES (?, ?, ?, ?, ?, ?)",
            (match_id, number, seat.name, seat.cpu, player, number in winners),
        )


def _player_in(db: sqlite3.Connection, seat: SeatInfo) -> int | None:
    """The id of the person with a name who has this seat, if there is one."""
    if seat.cpu is not None or not seat.name:
        return None
    db.execute("INSERT OR IGNORE INTO players (name) VALUES (?)", (seat.name,))
    return int(db.execute("SELECT id FROM players WHERE name = ?", (seat.name,)).fetchone()[0])


def _save_deal(db: sqlite3.Connection, match: Match, match_id: int, number: int, record: dict[str, Any]) -> None:
    outcome = match.outcomes[number]
    db.execute(
        "INSERT INTO deals (match_id, number, undone, record) VALUES (?, ?, ?, ?)",
        (match_id, number, record.get("undone", 0), json.dumps(record)),
    )
    standing = GAMES[match.game].standing
    db.executemany(
        "INSERT INTO results (match_id, number, seat, points, standing, won, player) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                match_id,
                number,
                seat,
                points,
                standing([outcome], seat)[0],
                seat in outcome.winners,
                _player_in(db, match.players_of(number)[seat]),
            )
            for seat, points in enumerate(outcome.points)
        ],
    )


def load(db: sqlite3.Connection, match_id: int) -> Match | MatchFault | None:
    """The match with its players' present names, or why it cannot be read; None if there is none."""
    saved = saved_match(db, match_id)
    if saved is None:
        return None
    fault = fault_of(saved)
    if fault:
        return fault
    try:
        state = _renamed(parsed(saved.head["state"]), dict(enumerate(seat.name for seat in saved.players)))
        finished = [_with_present_names(text, number, saved) for number, text in enumerate(_records(db, match_id))]
        running = [each.value for each in Field(state)["records"].items()]
        return Match.from_json({**state, "records": [*finished, *running]})
    except RecordError as error:
        log.warning("match %d cannot be read: %s", match_id, error)
        return "damaged"


def records(db: sqlite3.Connection, match_id: int) -> list[dict[str, Any]]:
    """The finished deals of a match, in order, without damaged ones."""
    saved = saved_match(db, match_id)
    if saved is None:
        return []
    result = []
    for number, text in enumerate(_records(db, match_id)):
        try:
            result.append(_with_present_names(text, number, saved))
        except RecordError as error:
            log.warning("a deal of match %d cannot be read: %s", match_id, error)
    return result


def _records(db: sqlite3.Connection, match_id: int) -> list[object]:
    rows = db.execute("SELECT record FROM deals WHERE match_id = ? ORDER BY number", (match_id,))
    return [row["record"] for row in rows]


def _with_present_names(text: object, number: int, saved: SavedMatch) -> dict[str, Any]:
    """The record of a finished deal, its persons called as they are today."""
    record = Field(parsed(text))
    persons = [number for number, seat in enumerate(record["seats"].items()) if seat["cpu"].value is None]
    names = saved.names(number)
    return _renamed(record.value, {seat: names[seat] for seat in persons if seat in names})


def _renamed(content: object, names: Mapping[int, str]) -> dict[str, Any]:
    """A match or a record in which these seats have these names; RecordError if there are no such seats."""
    root = Field(content)
    seats = root["seats"].items()
    if not names.keys() <= set(range(len(seats))):
        raise root["seats"].error(f"more than {len(seats)} seats")
    renamed = [{**seat.entries(), "name": names.get(number, seat["name"].value)} for number, seat in enumerate(seats)]
    return {**root.entries(), "seats": renamed}


def remove(db: sqlite3.Connection, match_id: int) -> None:
    db.execute("DELETE FROM matches WHERE id = ?", (match_id,))
