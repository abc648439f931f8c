"""Neon: glass tubes that glow, and the light they throw, in the courtyard's colours."""

from __future__ import annotations

from math import cos, radians, sin

from sprites.svg import circle, group, path, place, radial

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


def chase(radius: float, width: float) -> str:
    """Two bent arrows that chase each other round the origin, magenta above and cyan below."""
    start, end = radians(-104), radians(60)
    tip = radius * sin(end), -radius * cos(end)
    arc = f"M{radius * sin(start):.1f} {-radius * cos(start):.1f} A{radius} {radius} 0 0 1 {tip[0]:.1f} {tip[1]:.1f} "
    barbs = [(end + radians(turn), radius * 0.3) for turn in (180 - 30, 180 + 46)]
    first, second = ((tip[0] + length * cos(turn), tip[1] + length * sin(turn)) for turn, length in barbs)
    head = f"M{first[0]:.1f} {first[1]:.1f} L{tip[0]:.1f} {tip[1]:.1f} L{second[0]:.1f} {second[1]:.1f}"
    return tube(arc + head, MAGENTA, width, 0.55) + group(tube(arc + head, CYAN, width, 0.55), transform="rotate(180)")
