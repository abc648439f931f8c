"""Svoloch: a neon courtyard at night."""

from __future__ import annotations

from sprites.svoloch.courtyard import room
from sprites.svoloch.cover import poster
from sprites.svoloch.pattern import back
from sprites.svoloch.props import arrow, burst, frame, pair, scoundrel, turnaround

__all__ = ["arrow", "back", "burst", "frame", "pair", "poster", "room", "scoundrel", "turnaround"]
