"""Bread and Chocolate: a bakery before dawn."""

from __future__ import annotations

from sprites.bread.bakery import room
from sprites.bread.pattern import back
from sprites.games import GameSprites, loops_of

SPRITES = GameSprites(room, back, loops_of("bread"))

__all__ = ["SPRITES"]
