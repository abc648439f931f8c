"""The jeweller's metals and cloths, and what shines on them."""

from __future__ import annotations

from sprites.svg import circle, path, place, radial

BRASS, BRASS_LIGHT, BRASS_DARK = "#d8b35a", "#fbe7ae", "#7d5a1e"
DEEP, TEAL, NIGHT = "#06282d", "#0f4a50", "#031417"

PAINT = radial("warm", (0, 0), 100, (0, "#ffedb8", 0.75), (0.3, "#ffd98a", 0.3), (1, "#ffc766", 0))
"""The light that `glow` spreads."""

SPARKLE = "M0 -16 C2 -4 4 -2 16 0 C4 2 2 4 0 16 C-2 4 -4 2 -16 0 C-4 -2 -2 -4 0 -16 Z"


def sparkle(x: float, y: float, size: float = 1.0, opacity: float = 1.0) -> str:
    """A four-pointed glint."""
    return place(path(SPARKLE, fill="#fffdf2", fill_opacity=opacity), x, y, size)


def glow(x: float, y: float, radius: float) -> str:
    """Warm light round a point."""
    return place(circle(0, 0, 100, fill="url(#warm)"), x, y, radius / 100)
