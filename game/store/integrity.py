"""Rows of the database that cannot be what the program wrote, found by one look at all of them."""

from __future__ import annotations

import sqlite3

from game.rules import GAMES
from game.rules.match import MAX_DEALS

MAX_POINTS = 10**6
"""More than any deal gives, and few enough that sums of them stay whole numbers of SQLite."""
LATEST = 2**34
"""Seconds since 1970: a day in the year 2514, which every calendar can still show."""

_SEATS = """
    SELECT min(seat) = 0 AND max(seat) = count(*) - 1 AND count(*) BETWEEN :fewest AND :most
       AND min(typeof(seat) = 'integer' AND typeof(cpu) IN ('text', 'null') AND won IN (0, 1))
    FROM seats WHERE match_id = matches.id"""
_DEALS = """
    SELECT count(*) = 0 OR (min(number) = 0 AND max(number) = count(*) - 1 AND count(*) <= matches.deals
       AND min(typeof(number) = 'integer' AND typeof(undone) = 'integer'))
    FROM deals WHERE match_id = matches.id"""
_RESULTS = """
    SELECT count(*) = 0 OR min(typeof(seat) = 'integer'
       AND seat BETWEEN 0 AND (SELECT max(seat) FROM seats WHERE match_id = matches.id)
       AND typeof(points) = 'integer' AND points BETWEEN -:points AND :points
       AND typeof(standing) = 'integer' AND won IN (0, 1))
    FROM results WHERE match_id = matches.id"""
_SOUND = f"""
    status IN ('running', 'over') AND typeof(deals) = 'integer' AND deals BETWEEN 1 AND :deals
    AND typeof(changed) = 'real' AND changed BETWEEN 0 AND :latest
    AND ({_SEATS}) AND ({_DEALS}) AND ({_RESULTS})"""


def mark_odd_matches(db: sqlite3.Connection) -> int:
    """Mark as damaged each match with values that would harm a list or a sum; how many there were."""
    games = ", ".join(f"'{game}'" for game in GAMES)
    bounds = {
        "fewest": min(game.PLAYERS[0] for game in GAMES.values()),
        "most": max(game.PLAYERS[-1] for game in GAMES.values()),
        "deals": MAX_DEALS,
        "points": MAX_POINTS,
        "latest": LATEST,
    }
    query = (
        "UPDATE matches SET status = 'damaged' WHERE status IS NOT 'damaged'"
        f" AND NOT coalesce(game IN ({games}) AND {_SOUND}, 0)"
    )
    return db.execute(query, bounds).rowcount
