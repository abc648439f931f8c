"""Showcase: a jeweller's window at night."""

from __future__ import annotations

from sprites.showcase.case import case, glass, slots
from sprites.showcase.medals import FIELD, TRUMPS, plate, thirteenth, trump
from sprites.showcase.pattern import back
from sprites.showcase.shop import room

__all__ = ["FIELD", "TRUMPS", "back", "case", "glass", "plate", "room", "slots", "thirteenth", "trump"]
