"""The referee: pure Python, no clock, no files, no random numbers but those a seed gives (DESIGN.md, "The referee")."""

from __future__ import annotations

from game.rules.bread import Bread
from game.rules.deal import Deal

GAMES: dict[str, type[Deal]] = {game.game: game for game in (Bread,)}
