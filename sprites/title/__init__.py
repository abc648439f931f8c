"""The title screen: a street at night, and the emblem of the game."""

from __future__ import annotations

from sprites.title.street import logo, room

__all__ = ["logo", "room"]
