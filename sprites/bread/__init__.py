"""Bread and Chocolate: a bakery before dawn."""

from __future__ import annotations

from sprites.bread.back import back
from sprites.bread.poster import poster
from sprites.bread.props import chocolate, croissant, loaf, wheat
from sprites.bread.room import room

__all__ = ["back", "chocolate", "croissant", "loaf", "poster", "room", "wheat"]
