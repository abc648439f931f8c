"""What the rooms share: one measure for all windows."""

from __future__ import annotations

from sprites.svg import document, group

UNITS_HIGH = 1080.0
"""Rooms are drawn in units of a 1080th of the height; a wider window has more of them across, nothing is stretched."""

BLEED = 4.0
"""How far planes reach past the right and lower border, so that rounding never leaves a gap there."""


def units_wide(width: float, height: float) -> float:
    """The width of a window in a room's units."""
    return width * UNITS_HIGH / height


def room_picture(width: float, height: float, *scene: str) -> str:
    """The room as a picture of `width` x `height` pixels, one unit a pixel: it can be rendered in strips."""
    return document(width, height, group(*scene, transform=f"scale({height / UNITS_HIGH:.6f})"))


def mirrored(wide: float, body: str) -> str:
    """`body` as seen in a mirror in the middle of a room `wide` units across."""
    return group(body, transform=f"translate({wide:.2f} 0) scale(-1 1)")
