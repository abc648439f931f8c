"""Svoloch: a neon courtyard at night."""

from __future__ import annotations

from sprites.games import GameSprites
from sprites.svoloch.courtyard import room
from sprites.svoloch.life import loops
from sprites.svoloch.pattern import back
from sprites.svoloch.props import arrow, frame

SPRITES = GameSprites(room, back, loops)

__all__ = ["SPRITES", "arrow", "frame"]
