"""Neon: glass tubes that glow, and the light they throw, in the courtyard's colours."""

from __future__ import annotations

from sprites.svg import circle, path, place, radial

MAGENTA, CYAN, VIOLET, AMBER, LIME = "#ff3d9a", "#2de2ff", "#a06bff", "#ffc857", "#9dff6e"
NIGHT, TABLE_DARK, TABLE_LIGHT = "#0b0718", "#160f2b", "#2f1b57"

_HEARTS = {MAGENTA: "#ffe3f1", CYAN: "#e6fdff", VIOLET: "#efe4ff", AMBER: "#fff6da", LIME: "#f3ffe8"}
_GLOWS = {MAGENTA: "glow-magenta", CYAN: "glow-cyan", VIOLET: "glow-violet", AMBER: "glow-amber", LIME: "glow-lime"}

PAINT = "".join(
    radial(name, (0, 0), 100, (0, colour, 0.5), (0.35, colour, 0.22), (0.7, colour, 0.06), (1, colour, 0))
    for colour, name in _GLOWS.items()
)


def tube(d: str, colour: str, width: float, glow: float = 1.0) -> str:
    """A lit tube along a path: its glass, its white-hot heart, and `glow` times the usual shine."""
    layers = (
        (colour, 0.10, width * (1 + 4.2 * glow)),
        (colour, 0.20, width * (1 + 1.9 * glow)),
        (colour, 1.0, width),
        (_HEARTS[colour], 0.95, width * 0.38),
    )
    return "".join(
        path(
            d,
            fill="none",
            stroke=paint,
            stroke_opacity=opacity,
            stroke_width=wide,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        for paint, opacity, wide in layers
    )


def halo(x: float, y: float, radius: float, colour: str) -> str:
    """The light round a sign or a lamp."""
    return place(circle(0, 0, 100, fill=f"url(#{_GLOWS[colour]})"), x, y, radius / 100)
