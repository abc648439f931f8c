"""Svoloch: a neon courtyard at night."""

from __future__ import annotations

from sprites.scenery import Scenery
from sprites.svoloch.courtyard import room
from sprites.svoloch.pattern import back
from sprites.svoloch.props import arrow, frame

SCENERY = Scenery(room, back)

__all__ = ["SCENERY", "arrow", "frame"]
