"""The rows of saved matches as they stand in the tables: four queries however many matches there are."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from game.rules import GAMES
from game.rules.match import MAX_DEALS, SeatInfo
from game.store.names import clean_name

MAX_POINTS = 10**6
"""More than any deal gives, and few enough for every sum."""
LATEST = 2**34
"""Seconds since 1970: a day in the year 2514, which every calendar can still show."""
STATUSES = ("running", "over", "damaged")
"""Earlier versions wrote ``damaged`` into matches that they could not read; it means nothing any more."""


@dataclass
class SavedMatch:
    """All rows of one match but the records of its deals, unchecked: any value may be of any type.

    ``head`` has game, status, deals, changed and state.
    """

    id: int
    head: sqlite3.Row
    seats: list[sqlite3.Row] = field(default_factory=list)
    """By seat: seat, name (the player's present one), cpu, player and won."""
    deals: list[sqlite3.Row] = field(default_factory=list)
    """The finished ones, by number: number and undone."""
    results: list[sqlite3.Row] = field(default_factory=list)
    """Of the finished deals: number, seat, points, standing, won, and the player who had the seat when it ended."""

    @property
    def players(self) -> list[SeatInfo]:
        return [SeatInfo(clean_name(str(seat["name"])), seat["cpu"]) for seat in self.seats]

    def names(self, deal: int) -> dict[int, str]:
        """What the persons are called today who had the seats when a finished deal ended, by seat; "" for a person who
        was removed."""
        results = (result for result in self.results if result["number"] == deal)
        return {result["seat"]: clean_name(str(result["name"] or "")) for result in results}

    def credited(self, seat: int) -> int | None:
        """To which player the match counts in a seat: who played most of its deals there, of equals the last; None: a
        CPU, or a person without a name."""
        played = [result["player"] for result in self.results if result["seat"] == seat]
        last_first = played[::-1]
        return max(last_first, key=played.count) if played else None

    @cached_property
    def sound(self) -> bool:
        """Whether no value in these rows could harm a list or a sum."""
        head, seats = self.head, range(len(self.seats))
        return (
            head["status"] in STATUSES
            and _is_whole(head["deals"], 1, MAX_DEALS)
            and isinstance(head["changed"], float)
            and 0 <= head["changed"] <= LATEST
            and any(len(seats) in game.PLAYERS for game in GAMES.values())
            and [seat["seat"] for seat in self.seats] == list(seats)
            and all(isinstance(seat["cpu"], str | None) and seat["won"] in (0, 1) for seat in self.seats)
            and len(self.deals) <= head["deals"]
            and [deal["number"] for deal in self.deals] == list(range(len(self.deals)))
            and all(isinstance(deal["undone"], int) for deal in self.deals)
            and all(_is_result(result, len(self.deals), len(seats)) for result in self.results)
        )


def _is_result(row: sqlite3.Row, deals: int, seats: int) -> bool:
    return (
        _is_whole(row["number"], 0, deals - 1)
        and _is_whole(row["seat"], 0, seats - 1)
        and _is_whole(row["points"], -MAX_POINTS, MAX_POINTS)
        and isinstance(row["standing"], int)
        and row["won"] in (0, 1)
    )


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and low <= value <= high


def saved_matches(db: sqlite3.Connection) -> list[SavedMatch]:
    """All of them, the one played last first."""
    return _read(db, "")


def saved_match(db: sqlite3.Connection, match_id: int) -> SavedMatch | None:
    """One of them, if there is such a one."""
    found = _read(db, "WHERE match_id = ?", (match_id,))
    return found[0] if found else None


def _read(db: sqlite3.Connection, which: str, values: Sequence[int] = ()) -> list[SavedMatch]:
    def by_match(query: str) -> defaultdict[int, list[sqlite3.Row]]:
        rows = defaultdict(list)
        for row in db.execute(query.format(which=which), values):
            rows[row["match_id"]].append(row)
        return rows

    heads = by_match(
        "SELECT * FROM (SELECT id AS match_id, game, status, deals, changed, state, turn FROM matches) {which}"
        " ORDER BY turn DESC, match_id DESC"
    )
    seats = by_match(
        "SELECT match_id, seat, coalesce(players.name, seats.name) AS name, cpu, player, won"
        " FROM seats LEFT JOIN players ON players.id = seats.player {which} ORDER BY seat"
    )
    deals = by_match("SELECT match_id, number, undone FROM deals {which} ORDER BY number")
    results = by_match(
        "SELECT match_id, number, seat, points, standing, won, player, players.name AS name"
        " FROM results LEFT JOIN players ON players.id = results.player {which} ORDER BY number"
    )
    return [
        SavedMatch(match_id, head, seats[match_id], deals[match_id], results[match_id])
        for match_id, (head,) in heads.items()
    ]
