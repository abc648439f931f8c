"""Bread and Chocolate: a bakery before dawn."""

from __future__ import annotations

from sprites.bread.bakery import room
from sprites.bread.life import loops
from sprites.bread.pattern import back
from sprites.games import GameSprites

SPRITES = GameSprites(room, back, loops)

__all__ = ["SPRITES"]
