"""The bakery's table: cocoa brown planks with a rim of cream and inlaid lines."""

from __future__ import annotations

from random import Random

from sprites.bread.colours import GOLD
from sprites.drawing import part
from sprites.room import mirrored
from sprites.svg import linear, path, place, radial

_FAR, _NEAR = 268.0, 1120.0  # from the far edge to below the border
_FAR_LEFT, _NEAR_LEFT = 92.0, -130.0
_CORNER = 130.0


def _left_edge(inset: float) -> str:
    """The table's left edge from near to far, drawn `inset` units inside; it spreads towards the viewer."""
    far, near, top = _FAR_LEFT + inset, _NEAR_LEFT + inset, _FAR + inset
    return f"M{near} {_NEAR} L{far - 30} {top + 120} Q{far} {top} {far + _CORNER} {top}"


def _edge(wide: float, inset: float, **stroke: float | str) -> str:
    """The edge as three strokes: one that ran all round would cost the renderer the whole area inside."""
    side = path(_left_edge(inset), fill="none", **stroke)
    start, top = _FAR_LEFT + inset + _CORNER, _FAR + inset
    far = path(f"M{start - 0.5} {top} H{wide - start + 0.5}", fill="none", **stroke)
    return side + far + mirrored(wide, side)


def shadow(wide: float) -> str:
    """What the table darkens of the room behind it."""
    return _edge(wide, -16, stroke="#000000", stroke_opacity=0.35, stroke_width=24)


def tabletop(wide: float) -> str:
    """The table in a room `wide` units across."""
    paint = linear("rim", (0, _FAR - 12), (0, _NEAR), (0, "#fdeecf"), (0.3, "#dcb988"), (1, "#9a7047")) + radial(
        "table", (wide / 2, 470), 0.62 * wide, (0, "#845230"), (0.42, "#6b4127"), (0.8, "#4c2c1b"), (1, "#3a2116")
    )
    half = path(f"{_left_edge(0)} H{wide / 2 + 0.5} V{_NEAR} Z", fill="url(#table)")
    rim = _edge(wide, 0, stroke="url(#rim)", stroke_width=18)
    lines = (  # inset, colour, opacity, width: the rim's shadow, then two inlaid lines
        (11, "#2a160e", 0.6, 5),
        (44, "#f8e6c4", 0.24, 3),
        (54, "#f8e6c4", 0.13, 1.5),
    )
    inlays = "".join(
        _edge(wide, inset, stroke=colour, stroke_opacity=opacity, stroke_width=width)
        for inset, colour, opacity, width in lines
    )
    top = half + mirrored(wide, half)
    return paint + top + _grain(wide) + rim + inlays + _corners(wide)


def _grain(wide: float) -> str:
    """Seams between the planks, farther apart towards the viewer, and faint fibres along them."""
    chance = Random(11)
    seams = (332, 402, 486, 586, 706, 850, 1020)
    fibres = []
    for upper, lower in zip((275, *seams), (*seams, 1080), strict=True):
        for _ in range(9):
            y = chance.uniform(upper + 8, lower - 8)
            start, length = chance.uniform(80, wide - 520), chance.uniform(140, 420)
            fibres.append(f"M{start:.0f} {y:.0f} q{length / 2:.0f} {chance.uniform(-5, 5):.1f} {length:.0f} 0 ")
    side = [110 - 0.286 * (y - 388) if y > 388 else 128 for y in seams]
    boards = "".join(f"M{x:.0f} {y} H{wide - x:.0f} " for x, y in zip(side, seams, strict=True))
    return path("".join(fibres), fill="none", stroke="#26130a", stroke_opacity=0.13, stroke_width=2) + path(
        boards, fill="none", stroke="#26130a", stroke_opacity=0.26, stroke_width=2.5
    )


def _corners(wide: float) -> str:
    """Ears of wheat inlaid in both far corners, barely lighter than the table."""
    ear = part("bread/wheat", {GOLD: "#784d31"})
    spray = "".join(place(ear, 180, 346, scale, turn) for turn, scale in ((86, 0.92), (200, 0.92), (143, 0.74)))
    return spray + mirrored(wide, spray)
