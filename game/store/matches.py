"""Matches, their deals and their players in the database: each function is one transaction's work."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.cpu import LEVELS
from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.store.names import clean_name

DAMAGE = (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError, OverflowError)
"""What reading a damaged row may raise."""

_LAST_FIRST = " ORDER BY changed DESC, id DESC"


@dataclass(frozen=True)
class MatchRow:
    """A match in a list. ``played`` deals of ``deals`` are over; ``points`` by seat over these."""

    id: int
    game: str
    running: bool
    seats: tuple[SeatInfo, ...]
    deals: int
    played: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty while the match is running."""
    changed: float
    """Seconds since 1970."""


@dataclass(frozen=True)
class Player:
    id: int
    name: str


@dataclass(frozen=True)
class Score:
    """What one player has done in one game. Deals with moves taken back count only in ``deals`` and ``deals_won``."""

    player: Player
    game: str
    matches: int
    matches_won: int
    deals: int
    deals_won: int
    best: int | None
    """Points of the best deal, whichever way the game counts; None without a deal that counts."""
    average: float | None


def save(db: sqlite3.Connection, match: Match, match_id: int | None, now: float) -> tuple[int, bool]:
    """Write a match as it is. Its id, a new one for None, and whether other deals are finished than before."""
    state = match.to_json()
    finished, state["records"] = _split(state["records"], len(match.outcomes))
    cursor = db.execute(
        "INSERT INTO matches (id, game, status, deals, changed, state) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET status = excluded.status, changed = excluded.changed, state = excluded.state",
        (match_id, match.game, "over" if match.over else "running", match.deals, now, json.dumps(state)),
    )
    if match_id is None:
        match_id = cursor.lastrowid
        assert match_id is not None
    stored = _count(db, "deals", match_id)
    if stored != len(finished) or not _count(db, "seats", match_id):
        _save_seats(db, match, match_id)
    db.execute("DELETE FROM deals WHERE match_id = ? AND number >= ?", (match_id, len(finished)))
    for number in range(stored, len(finished)):
        _save_deal(db, match, match_id, number, finished[number])
    return match_id, stored != len(finished)


def _split(records: list[dict[str, Any]], finished: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The records of finished deals, which have rows of their own, and the running deal's, if there is one."""
    return records[:finished], records[finished:]


def _count(db: sqlite3.Connection, table: str, match_id: int) -> int:
    return int(db.execute(f"SELECT count(*) FROM {table} WHERE match_id = ?", (match_id,)).fetchone()[0])


def _save_seats(db: sqlite3.Connection, match: Match, match_id: int) -> None:
    winners = match.winners() if match.over else ()
    for number, seat in enumerate(match.seats):
        player = _player(db, seat.name) if seat.cpu is None and seat.name else None
        db.execute(
            "INSERT OR REPLACE INTO seats (match_id, seat, name, cpu, player, won) VALUES (?, ?, ?, ?, ?, ?)",
            (match_id, number, seat.name, seat.cpu, player, number in winners),
        )


def _player(db: sqlite3.Connection, name: str) -> int:
    db.execute("INSERT OR IGNORE INTO players (name) VALUES (?)", (name,))
    return int(db.execute("SELECT id FROM players WHERE name = ?", (name,)).fetchone()[0])


def _save_deal(db: sqlite3.Connection, match: Match, match_id: int, number: int, record: dict[str, Any]) -> None:
    outcome = match.outcomes[number]
    db.execute(
        "INSERT INTO deals (match_id, number, undone, record) VALUES (?, ?, ?, ?)",
        (match_id, number, record.get("undone", 0), json.dumps(record)),
    )
    standing = GAMES[match.game].standing
    db.executemany(
        "INSERT INTO results (match_id, number, seat, points, standing, won) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (match_id, number, seat, points, standing([outcome], seat)[0], seat in outcome.winners)
            for seat, points in enumerate(outcome.points)
        ],
    )


def load(db: sqlite3.Connection, match_id: int) -> Match | None:
    """The match with its players' present names, if there is one. One of ``DAMAGE`` if its rows do not hold it."""
    row = db.execute("SELECT state FROM matches WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        return None
    seats = _seats(db, match_id)
    state = json.loads(row["state"])
    all_records = [*map(json.loads, _records(db, match_id)), *state["records"]]
    state["records"] = [_renamed(record, seats) for record in all_records]
    match = Match.from_json(_renamed(state, seats))
    _check_players(match)
    return match


def _check_players(match: Match) -> None:
    """ValueError for a match that no table here can play."""
    if not {seat.cpu for seat in match.seats} <= {None, *LEVELS}:
        raise ValueError("a CPU player of a level that there is not")


def records(db: sqlite3.Connection, match_id: int) -> list[dict[str, Any]]:
    """The finished deals of a match, in order, without damaged ones."""
    seats = _seats(db, match_id)
    result = []
    for text in _records(db, match_id):
        try:
            result.append(_renamed(json.loads(text), seats))
        except DAMAGE:
            continue
    return result


def _records(db: sqlite3.Connection, match_id: int) -> list[str]:
    rows = db.execute("SELECT record FROM deals WHERE match_id = ? ORDER BY number", (match_id,))
    return [row["record"] for row in rows]


def _seats(db: sqlite3.Connection, match_id: int) -> tuple[SeatInfo, ...]:
    rows = db.execute(
        "SELECT coalesce(players.name, seats.name) AS name, cpu FROM seats"
        " LEFT JOIN players ON players.id = seats.player WHERE match_id = ? ORDER BY seat",
        (match_id,),
    )
    return tuple(SeatInfo(clean_name(str(row["name"])), row["cpu"]) for row in rows)


def _renamed(content: dict[str, Any], seats: Sequence[SeatInfo]) -> dict[str, Any]:
    """A match or a record with the players' present names."""
    renamed = [{**old, "name": seat.name} for old, seat in zip(content["seats"], seats, strict=True)]
    return {**content, "seats": renamed}


def running(db: sqlite3.Connection) -> list[int]:
    """The ids of the matches in progress, the one played last first."""
    return [row["id"] for row in db.execute("SELECT id FROM matches WHERE status = 'running'" + _LAST_FIRST)]


def listed(db: sqlite3.Connection) -> list[MatchRow]:
    """All matches, the one played last first."""
    query = "SELECT id, game, status, deals, changed FROM matches WHERE status != 'damaged'" + _LAST_FIRST
    return [_match_row(db, row) for row in db.execute(query)]


def _match_row(db: sqlite3.Connection, row: sqlite3.Row) -> MatchRow:
    match_id = row["id"]
    seats = _seats(db, match_id)
    points = [0] * len(seats)
    totals = "SELECT seat, sum(points) AS points FROM results WHERE match_id = ? GROUP BY seat"
    for result in db.execute(totals, (match_id,)):
        points[result["seat"]] = result["points"]
    winners = db.execute("SELECT seat FROM seats WHERE match_id = ? AND won ORDER BY seat", (match_id,))
    return MatchRow(
        match_id,
        row["game"],
        row["status"] == "running",
        seats,
        row["deals"],
        _count(db, "deals", match_id),
        tuple(points),
        tuple(winner["seat"] for winner in winners),
        row["changed"],
    )


def mark_damaged(db: sqlite3.Connection, match_id: int) -> None:
    """Keep a match that cannot be read out of all lists."""
    db.execute("UPDATE matches SET status = 'damaged' WHERE id = ?", (match_id,))


def remove(db: sqlite3.Connection, match_id: int) -> None:
    db.execute("DELETE FROM matches WHERE id = ?", (match_id,))


def players(db: sqlite3.Connection) -> list[Player]:
    """By name."""
    return [
        Player(row["id"], clean_name(str(row["name"])))
        for row in db.execute("SELECT id, name FROM players ORDER BY name")
    ]


def rename_player(db: sqlite3.Connection, player_id: int, name: str) -> bool:
    """False, and nothing changed, if the name is empty or another player's."""
    taken = db.execute("SELECT 1 FROM players WHERE name = ? AND id != ?", (name, player_id)).fetchone()
    if taken or not name:
        return False
    db.execute("UPDATE players SET name = ? WHERE id = ?", (name, player_id))
    return True


def remove_player(db: sqlite3.Connection, player_id: int) -> None:
    """Forget a player; in the matches the seat stays, without a name."""
    db.execute("UPDATE seats SET name = '' WHERE player = ?", (player_id,))
    db.execute("DELETE FROM players WHERE id = ?", (player_id,))


def scores(db: sqlite3.Connection) -> list[Score]:
    """Of every player in every game there is a finished deal of; by name, then in the order of the games."""
    matches = {
        (row["player"], row["game"]): row
        for row in db.execute("""
        SELECT player, game, count(*) AS played, sum(won) AS won
        FROM seats JOIN matches ON matches.id = match_id
        WHERE status = 'over' AND player IS NOT NULL GROUP BY player, game""")
    }
    deals = {
        (row["player"], row["game"]): row
        for row in db.execute("""
        SELECT player, game, count(*) AS played, sum(results.won) AS won
        FROM results JOIN seats USING (match_id, seat) JOIN matches ON matches.id = match_id
        WHERE status != 'damaged' AND player IS NOT NULL GROUP BY player, game""")
    }
    # In SQLite the other columns beside a min() are of the row that has it.
    counted = {
        (row["player"], row["game"]): row
        for row in db.execute("""
        SELECT player, game, avg(points) AS average, min(standing), points AS best
        FROM results JOIN seats USING (match_id, seat) JOIN matches ON matches.id = match_id
        JOIN deals USING (match_id, number)
        WHERE status != 'damaged' AND player IS NOT NULL AND NOT undone GROUP BY player, game""")
    }
    result = []
    for player in players(db):
        for game in GAMES:
            key = player.id, game
            if key in deals:
                over, score = matches.get(key), counted.get(key)
                result.append(
                    Score(
                        player,
                        game,
                        over["played"] if over else 0,
                        over["won"] if over else 0,
                        deals[key]["played"],
                        deals[key]["won"],
                        score["best"] if score else None,
                        score["average"] if score else None,
                    )
                )
    return result
