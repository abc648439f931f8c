"""What the posters of all games share: their size, the dark band for the name, the frame."""

from __future__ import annotations

from sprites.svg import linear, path, rect

WIDTH, HEIGHT, RADIUS = 600, 800, 30

BAND = (0.05, 0.82, 0.9, 0.15)
"""x, y, width and height of the place left for the name, as fractions of the poster."""


def band(colour: str) -> str:
    """A dark foot that fades upwards, for the name to be drawn on."""
    paint = linear("band", (0, 624), (0, HEIGHT), (0, colour, 0), (0.22, colour, 0.85), (1, colour))
    corner = f"A{RADIUS} {RADIUS} 0 0 1"
    low = (
        f"M0 624 H{WIDTH} V{HEIGHT - RADIUS} {corner} {WIDTH - RADIUS} {HEIGHT}"
        f" H{RADIUS} {corner} 0 {HEIGHT - RADIUS} Z"
    )
    return paint + path(low, fill="url(#band)")


def frame(colour: str) -> str:
    """The rim, with a fine line inside."""
    return rect(
        4,
        4,
        WIDTH - 8,
        HEIGHT - 8,
        rx=RADIUS - 4,
        fill="none",
        stroke=colour,
        stroke_width=8,
    ) + rect(
        14,
        14,
        WIDTH - 28,
        HEIGHT - 28,
        rx=RADIUS - 12,
        fill="none",
        stroke=colour,
        stroke_opacity=0.45,
        stroke_width=2,
    )
