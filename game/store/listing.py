"""The list of matches."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from game.rules.match import SeatInfo
from game.store.integrity import MatchFault, fault_of
from game.store.rows import SavedMatch, saved_matches


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
    played = "(SELECT count(*) FROM deals WHERE match_id = matches.id)"
    return [
        row["id"] for row in db.execute(f"SELECT id FROM matches WHERE {played} < deals ORDER BY turn DESC, id DESC")
    ]


def listed(db: sqlite3.Connection) -> list[MatchRow]:
    """All matches, the one played last first."""
    return [_row(saved) for saved in saved_matches(db)]


def _row(saved: SavedMatch) -> MatchRow:
    head, fault = saved.head, fault_of(saved)
    game = head["game"] if isinstance(head["game"], str) else ""
    if not saved.sound:
        return MatchRow(saved.id, game, True, (), 0, 0, (), (), 0.0, fault)
    points = [0] * len(saved.seats)
    for result in saved.results:
        points[result["seat"]] += result["points"]
    return MatchRow(
        saved.id,
        game,
        len(saved.deals) < head["deals"],
        tuple(saved.players),
        head["deals"],
        len(saved.deals),
        tuple(points),
        tuple(seat["seat"] for seat in saved.seats if seat["won"]),
        head["changed"],
        fault,
    )
