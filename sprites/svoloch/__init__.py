"""Svoloch: a neon courtyard at night."""

from __future__ import annotations

from sprites.games import GameSprites, loops_of
from sprites.svoloch.courtyard import room
from sprites.svoloch.pattern import back
from sprites.svoloch.props import arrow, frame

SPRITES = GameSprites(room, back, loops_of("svoloch"))

__all__ = ["SPRITES", "arrow", "frame"]
