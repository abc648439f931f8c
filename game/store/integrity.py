"""Why a saved match cannot be read, found out anew each time: a later version may know what this one does not."""

from __future__ import annotations

from typing import Literal

from game.cpu.levels import LEVELS
from game.rules import GAMES
from game.rules.options import FORMAT
from game.rules.validation import Field, RecordError
from game.store import json_text
from game.store.rows import SavedMatch

MatchFault = Literal["unknown_game", "unknown_level", "newer_format", "damaged"]
"""What stands in the way: a game, a CPU level or a format that this version does not know, or damage."""

MANY = 10**6


def parsed(text: object) -> object:
    """What a JSON text says; RecordError if it is none."""
    try:
        return json_text.parsed(Field(text).text())
    except ValueError as error:
        raise RecordError("", f"no JSON: {error}") from None


def fault_of(saved: SavedMatch) -> MatchFault | None:
    """What a look at the rows of a match tells. What is wrong with its moves only playing them again can tell."""
    try:
        state = Field(parsed(saved.head["state"]))
        if state["format"].integer(1, MANY) > FORMAT:
            return "newer_format"
        if not {Field(saved.head["game"], "game").text(), state["game"].text()} <= GAMES.keys():
            return "unknown_game"
        if not {seat["cpu"].level() for seat in state["seats"].items()} <= {None, *LEVELS}:
            return "unknown_level"
    except RecordError:
        return "damaged"
    return None if saved.sound else "damaged"
