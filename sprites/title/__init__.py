"""The title screen: a street at night."""

from __future__ import annotations

from sprites.title.life import loops
from sprites.title.street import room

__all__ = ["loops", "room"]
