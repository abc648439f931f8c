"""The title screen: a street at night."""

from __future__ import annotations

from sprites.games import loops_of
from sprites.title.street import room

loops = loops_of("title")

__all__ = ["loops", "room"]
