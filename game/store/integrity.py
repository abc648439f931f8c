"""Why a saved match cannot be read, found out anew each time: a later version may know what this one does not."""

from __future__ import annotations

import json
import sqlite3
from typing import Literal

from game.cpu.levels import LEVELS
from game.rules import GAMES
from game.rules.deal import FORMAT
from game.rules.match import MAX_DEALS
from game.rules.validation import Field, RecordError

MatchFault = Literal["unknown_game", "unknown_level", "newer_format", "damaged"]
"""What stands in the way: a game, a CPU level or a format that this version does not know, or damage."""

MAX_POINTS = 10**6
"""More than any deal gives, and few enough that sums of them stay whole numbers of SQLite."""
LATEST = 2**34
"""Seconds since 1970: a day in the year 2514, which every calendar can still show."""
MANY = 10**6
_FEWEST = min(game.PLAYERS[0] for game in GAMES.values())
_MOST = max(game.PLAYERS[-1] for game in GAMES.values())

_SEATS = f"""
    SELECT min(seat) = 0 AND max(seat) = count(*) - 1 AND count(*) BETWEEN {_FEWEST} AND {_MOST}
       AND min(typeof(seat) = 'integer' AND typeof(cpu) IN ('text', 'null') AND won IN (0, 1))
    FROM seats WHERE match_id = matches.id"""
_DEALS = """
    SELECT count(*) = 0 OR (min(number) = 0 AND max(number) = count(*) - 1 AND count(*) <= matches.deals
       AND min(typeof(number) = 'integer' AND typeof(undone) = 'integer'))
    FROM deals WHERE match_id = matches.id"""
_RESULTS = f"""
    SELECT count(*) = 0 OR min(typeof(seat) = 'integer'
       AND seat BETWEEN 0 AND (SELECT max(seat) FROM seats WHERE match_id = matches.id)
       AND typeof(points) = 'integer' AND points BETWEEN -{MAX_POINTS} AND {MAX_POINTS}
       AND typeof(standing) = 'integer' AND won IN (0, 1))
    FROM results WHERE match_id = matches.id"""
SOUND = f"""coalesce(
    status IN ('running', 'over', 'damaged') AND typeof(deals) = 'integer' AND deals BETWEEN 1 AND {MAX_DEALS}
    AND typeof(changed) = 'real' AND changed BETWEEN 0 AND {LATEST}
    AND ({_SEATS}) AND ({_DEALS}) AND ({_RESULTS}), 0)"""
"""SQL over ``matches``: 1 where no value of a match's rows could harm a list or a sum. Earlier versions wrote
``damaged`` into matches that they could not read; it means nothing any more."""


def parsed(text: object) -> object:
    """What a JSON text says; RecordError if it is none."""
    try:
        return json.loads(Field(text).text())
    except (RecursionError, ValueError) as error:
        raise RecordError("", f"no JSON: {error}") from None


def fault_of(row: sqlite3.Row) -> MatchFault | None:
    """What a look at the head of a match tells, a row with ``game``, ``state`` and ``sound``.

    What is wrong with its moves only playing them again can tell.
    """
    try:
        state = Field(parsed(row["state"]))
        if state["format"].integer(1, MANY) > FORMAT:
            return "newer_format"
        if not {Field(row["game"], "game").text(), state["game"].text()} <= GAMES.keys():
            return "unknown_game"
        if not {seat["cpu"].level() for seat in state["seats"].items()} <= {None, *LEVELS}:
            return "unknown_level"
    except RecordError:
        return "damaged"
    return None if row["sound"] else "damaged"
