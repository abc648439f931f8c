"""Players and what they have done, in the database: each function is one transaction's work."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules import GAMES
from game.store.names import clean_name
from game.store.rows import SavedMatch, saved_matches


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


@dataclass
class _Tally:
    """What a score is added up from; ``results`` are the standing and the points of each deal that counts."""

    matches: int = 0
    matches_won: int = 0
    deals: int = 0
    deals_won: int = 0
    results: list[tuple[int, int]] = field(default_factory=list)


def scores(db: sqlite3.Connection) -> list[Score]:
    """Of every player in every game there is a finished deal of; by name, then in the order of the games."""
    tallies: defaultdict[tuple[int | None, str], _Tally] = defaultdict(_Tally)
    for saved in saved_matches(db):
        if saved.sound:
            _add_up(saved, tallies)
    return [
        _score(player, game, tallies[player.id, game])
        for player in players(db)
        for game in GAMES
        if tallies[player.id, game].deals
    ]


def _add_up(saved: SavedMatch, tallies: Mapping[tuple[int | None, str], _Tally]) -> None:
    game = saved.head["game"]
    if len(saved.deals) == saved.head["deals"]:
        for number, seat in enumerate(saved.seats):
            tally = tallies[saved.credited(number), game]
            tally.matches += 1
            tally.matches_won += seat["won"]
    for result in saved.results:
        tally = tallies[result["player"], game]
        tally.deals += 1
        tally.deals_won += result["won"]
        if not saved.deals[result["number"]]["undone"]:
            tally.results.append((result["standing"], result["points"]))


def _score(player: Player, game: str, tally: _Tally) -> Score:
    points = [points for _, points in tally.results]
    return Score(
        player,
        game,
        tally.matches,
        tally.matches_won,
        tally.deals,
        tally.deals_won,
        min(tally.results)[1] if points else None,
        sum(points) / len(points) if points else None,
    )
