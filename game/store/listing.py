"""The list of matches, in three queries however many there are."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from dataclasses import dataclass

from game.rules.match import SeatInfo
from game.store.integrity import SOUND, MatchFault, fault_of
from game.store.names import clean_name

PLAYED = "(SELECT count(*) FROM deals WHERE deals.match_id = matches.id)"
"""SQL over ``matches``: how many deals of a match are over."""
NAMED_SEATS = """
    SELECT match_id, seat, coalesce(players.name, seats.name) AS name, cpu, won
    FROM seats LEFT JOIN players ON players.id = seats.player"""
"""SQL for seats with their players' present names."""
_LAST_FIRST = "ORDER BY changed DESC, id DESC"


@dataclass(frozen=True)
class MatchRow:
    """A match in a list. ``played`` deals of ``deals`` are over; ``points`` by seat over these.

    One with a ``fault`` cannot be read: its game may be unknown, and where it is ``damaged`` there may be nothing else.
    """

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
    """Seconds since 1970; 0 where that cannot be told."""
    fault: MatchFault | None = None


def running(db: sqlite3.Connection) -> list[int]:
    """The ids of the matches in progress, the one played last first."""
    return [row["id"] for row in db.execute(f"SELECT id FROM matches WHERE {PLAYED} < deals {_LAST_FIRST}")]


def listed(db: sqlite3.Connection) -> list[MatchRow]:
    """All matches, the one played last first."""
    seats: defaultdict[int, list[sqlite3.Row]] = defaultdict(list)
    for seat in db.execute(f"{NAMED_SEATS} ORDER BY match_id, seat"):
        seats[seat["match_id"]].append(seat)
    # total() never overflows, whatever stands in a row.
    results = db.execute("SELECT match_id, seat, total(points) AS points FROM results GROUP BY match_id, seat")
    points = {(result["match_id"], result["seat"]): result["points"] for result in results}
    matches = db.execute(
        f"SELECT id, game, deals, changed, state, {PLAYED} AS played, {SOUND} AS sound FROM matches {_LAST_FIRST}"
    )
    return [_row(match, seats[match["id"]], points) for match in matches]


def _row(match: sqlite3.Row, seats: list[sqlite3.Row], points: dict[tuple[int, int], float]) -> MatchRow:
    match_id, fault = match["id"], fault_of(match)
    game = match["game"] if isinstance(match["game"], str) else ""
    if not match["sound"]:
        return MatchRow(match_id, game, True, (), 0, 0, (), (), 0.0, fault)
    return MatchRow(
        match_id,
        game,
        match["played"] < match["deals"],
        tuple(SeatInfo(clean_name(str(seat["name"])), seat["cpu"]) for seat in seats),
        match["deals"],
        match["played"],
        tuple(int(points.get((match_id, seat["seat"]), 0)) for seat in seats),
        tuple(seat["seat"] for seat in seats if seat["won"]),
        match["changed"],
        fault,
    )
