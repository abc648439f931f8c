"""CPU players: they see an Observation and nothing else (DESIGN.md, "CPU players"). A game has a folder here, named by
its key."""

from __future__ import annotations

from game.cpu.levels import HINT_LEVELS, LEVELS, THINKERS, choose, explain, hint, prepare, seat_rng, think

__all__ = ["HINT_LEVELS", "LEVELS", "THINKERS", "choose", "explain", "hint", "prepare", "seat_rng", "think"]
