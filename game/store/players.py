"""Players and what they have done, in the database: each function is one transaction's work."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from game.rules import GAMES
from game.store.integrity import SOUND
from game.store.names import clean_name


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


_OVER = "(SELECT count(*) FROM deals WHERE deals.match_id = matches.id) = matches.deals"
_COUNTED = f"player IS NOT NULL AND match_id IN (SELECT id FROM matches WHERE {SOUND})"

_MATCHES = f"""
    SELECT player, game, count(*) AS played, sum(won) AS won
    FROM seats JOIN matches ON matches.id = match_id
    WHERE {_COUNTED} AND {_OVER} GROUP BY player, game"""
_DEALS = f"""
    SELECT player, game, count(*) AS played, sum(results.won) AS won
    FROM results JOIN seats USING (match_id, seat) JOIN matches ON matches.id = match_id
    WHERE {_COUNTED} GROUP BY player, game"""
# In SQLite the other columns beside a min() are of the row that has it.
_BEST = f"""
    SELECT player, game, avg(points) AS average, min(standing), points AS best
    FROM results JOIN seats USING (match_id, seat) JOIN matches ON matches.id = match_id
    JOIN deals USING (match_id, number)
    WHERE {_COUNTED} AND NOT undone GROUP BY player, game"""


def scores(db: sqlite3.Connection) -> list[Score]:
    """Of every player in every game there is a finished deal of; by name, then in the order of the games."""
    matches, deals, counted = (
        {(row["player"], row["game"]): row for row in db.execute(query)} for query in (_MATCHES, _DEALS, _BEST)
    )
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
