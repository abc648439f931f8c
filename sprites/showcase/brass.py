"""The jeweller's metals and cloths, and the small things made of them."""

from __future__ import annotations

from sprites.svg import circle, linear, path, place, radial

BRASS, BRASS_LIGHT, BRASS_DARK = "#d8b35a", "#fbe7ae", "#7d5a1e"
DEEP, TEAL, NIGHT = "#06282d", "#0f4a50", "#031417"

PAINT = (
    linear("brass", (-44, 0), (44, 0), (0, "#6e4d18"), (0.3, "#f3d88c"), (0.5, "#d8b35a"), (1, "#5f4214"))
    + linear("velvet", (0, -60), (0, 60), (0, "#1a6b70"), (1, "#073036"))
    + linear("wine", (0, -60), (0, 60), (0, "#8e2f4d"), (1, "#3d0f22"))
    + radial("pearl", (-2, -2), 8, (0, "#ffffff"), (0.5, "#efe6da"), (1, "#a99c92"))
    + radial("warm", (0, 0), 100, (0, "#ffedb8", 0.75), (0.3, "#ffd98a", 0.3), (1, "#ffc766", 0))
)
"""Gradients for things drawn round the origin, some 100 units high."""

SPARKLE = "M0 -16 C2 -4 4 -2 16 0 C4 2 2 4 0 16 C-2 4 -4 2 -16 0 C-4 -2 -2 -4 0 -16 Z"


def pearl(x: float, y: float, size: float = 1.0) -> str:
    return place(circle(0, 0, 7, fill="url(#pearl)"), x, y, size)


def sparkle(x: float, y: float, size: float = 1.0, opacity: float = 1.0) -> str:
    """A four-pointed glint."""
    return place(path(SPARKLE, fill="#fffdf2", fill_opacity=opacity), x, y, size)


def glow(x: float, y: float, radius: float) -> str:
    """Warm light round a point."""
    return place(circle(0, 0, 100, fill="url(#warm)"), x, y, radius / 100)
