"""What menus are built of: rounded plates, focus rings, chevrons and the like. Sizes are pixels, one unit a pixel."""

from __future__ import annotations

from msgspec import Struct

from sprites.svg import document, linear, path, rect


class Plate(Struct, frozen=True):
    """A rounded plate: a fill from top to bottom, an edge, and a glow of ``glow_width`` around it.

    Colours as ``#rrggbb``.
    """

    radius: float
    top: str
    bottom: str
    opacity: float = 1.0
    edge: str = "#000000"
    edge_opacity: float = 0.0
    edge_width: float = 2.0
    shine: float = 0.0
    """Opacity of a thin light along the upper edge."""
    glow: str = ""
    glow_width: float = 0.0


GLOW_STEPS = 5
GLOW_OPACITY = 0.13


def plate(width: float, height: float, look: Plate) -> str:
    """A plate that fills ``width`` x ``height``, its glow included."""
    margin = look.glow_width
    radius = min(look.radius, (height - 2 * margin) / 2, (width - 2 * margin) / 2)
    paint = linear(
        "fill", (0, margin), (0, height - margin), (0, look.top, look.opacity), (1, look.bottom, look.opacity)
    )
    return document(
        width,
        height,
        paint,
        _glow(width, height, radius, look) if look.glow else "",
        _box(
            width,
            height,
            radius,
            margin + look.edge_width / 2,
            fill="url(#fill)",
            stroke=look.edge,
            stroke_opacity=look.edge_opacity,
            stroke_width=look.edge_width,
        ),
        _shine(width, radius, margin, look) if look.shine else "",
    )


def _glow(width: float, height: float, radius: float, look: Plate) -> str:
    """Bands around the plate, each wider than the one before; what lies within the plate stays as it is."""
    rings = []
    for step in range(GLOW_STEPS):
        spread = look.glow_width * (step + 1) / GLOW_STEPS
        rings.append(
            _box(
                width,
                height,
                radius + spread / 2,
                look.glow_width - spread / 2,
                fill="none",
                stroke=look.glow,
                stroke_width=spread,
                stroke_opacity=GLOW_OPACITY,
            )
        )
    return "".join(rings)


def _shine(width: float, radius: float, margin: float, look: Plate) -> str:
    y = margin + look.edge_width * 1.5
    return path(
        f"M{margin + radius} {y} H{width - margin - radius}",
        fill="none",
        stroke="#ffffff",
        stroke_opacity=look.shine,
        stroke_width=max(look.edge_width * 0.75, 1),
    )


def _box(width: float, height: float, radius: float, inset: float, **paint: float | str) -> str:
    return rect(inset, inset, width - 2 * inset, height - 2 * inset, rx=max(radius, 0), **paint)


def chevron(colour: str, *, left: bool = False) -> str:
    """An arrow head of 60 x 100 units."""
    points = "M46 12 L14 50 L46 88" if left else "M14 12 L46 50 L14 88"
    return document(
        60,
        100,
        path(points, fill="none", stroke=colour, stroke_width=15, stroke_linecap="round", stroke_linejoin="round"),
    )
