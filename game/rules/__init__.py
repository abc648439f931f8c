"""The referee: pure Python, no clock, no files, no random numbers but those a seed gives (DESIGN.md, "The referee")."""

from __future__ import annotations

from game.rules.games import GAMES
from game.rules.record import replay
from game.rules.validation import RecordError

__all__ = ["GAMES", "RecordError", "replay"]
