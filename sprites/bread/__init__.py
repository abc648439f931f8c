"""Bread and Chocolate: a bakery before dawn."""

from __future__ import annotations

from sprites.bread.bakery import room
from sprites.bread.pattern import back

__all__ = ["back", "room"]
