"""Bread and Chocolate: a bakery before dawn."""

from __future__ import annotations

from sprites.bread.bakery import room
from sprites.bread.cover import poster
from sprites.bread.pattern import back
from sprites.bread.props import chocolate, croissant, loaf, wheat

__all__ = ["back", "chocolate", "croissant", "loaf", "poster", "room", "wheat"]
