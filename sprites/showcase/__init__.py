"""Showcase: a jeweller's window at night."""

from __future__ import annotations

from sprites.games import GameSprites, loops_of
from sprites.showcase.case import case, glass, slots
from sprites.showcase.medals import FIELD, TRUMPS, plate, thirteenth, trump
from sprites.showcase.pattern import back
from sprites.showcase.shop import room

SPRITES = GameSprites(room, back, loops_of("showcase"))

__all__ = ["FIELD", "SPRITES", "TRUMPS", "case", "glass", "plate", "slots", "thirteenth", "trump"]
