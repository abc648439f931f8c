"""Showcase: a jeweller's window at night."""

from __future__ import annotations

from sprites.showcase.case import case, glass, slots
from sprites.showcase.cover import poster
from sprites.showcase.medals import FIELD, TRUMPS, thirteenth, trump, trump_plate
from sprites.showcase.pattern import back
from sprites.showcase.shop import room

__all__ = ["FIELD", "TRUMPS", "back", "case", "glass", "poster", "room", "slots", "thirteenth", "trump", "trump_plate"]
