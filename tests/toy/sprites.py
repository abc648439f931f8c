"""The art of the toy game."""

from __future__ import annotations

from sprites.games import GameSprites


def _room(width: float, height: float) -> str:
    return f'<svg viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="#224"/></svg>'


def _back() -> str:
    return '<svg viewBox="0 0 250 350"><rect width="250" height="350" fill="#822"/></svg>'


SPRITES = GameSprites(_room, _back)
