"""Bread and Chocolate: a bakery before dawn."""

from __future__ import annotations

from sprites.bread.bakery import room
from sprites.bread.pattern import back
from sprites.scenery import Scenery

SCENERY = Scenery(room, back)

__all__ = ["SCENERY"]
