"""Svoloch: a neon courtyard at night."""

from __future__ import annotations

from sprites.svoloch.courtyard import room
from sprites.svoloch.pattern import back
from sprites.svoloch.props import arrow, frame

__all__ = ["arrow", "back", "frame", "room"]
