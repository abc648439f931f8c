"""The frame of a court card: two figures head to foot, parted by a slanting sash, with room for both indices."""

from __future__ import annotations

import math

from sprites import svg
from sprites.cards.courts.brush import dot, flat, inked, line
from sprites.palette import GOLD, Palette
from sprites.suits import suit

FRAME = (
    "M65 13 L233 13 Q237 13 237 17 L237 220 Q237 224 233 224 L193 224 Q189 224 189 228 L189 333 Q189 337 185 337"
    " L17 337 Q13 337 13 333 L13 130 Q13 126 17 126 L57 126 Q61 126 61 122 L61 17 Q61 13 65 13 Z"
)
INNER = (
    "M67 18 L230 18 L232 20 L232 217 L230 219 L188 219 L184 223 L184 330 L182 332 L20 332 L18 330 L18 133 L20 131"
    " L62 131 L66 127 L66 20 Z"
)
SLOPE = 1 / 3
SASH = 6.0
RAYS = 18

Point = tuple[float, float]
UPPER_BLOCK: tuple[Point, ...] = ((61, 13), (237, 13), (237, 150), (61, 150))
WHOLE: tuple[Point, ...] = (
    (61, 13),
    (237, 13),
    (237, 224),
    (189, 224),
    (189, 337),
    (13, 337),
    (13, 126),
    (61, 126),
)


def seam(x: float) -> float:
    """The height at which the upper figure ends and the lower one begins."""
    return 175 + (x - 125) * SLOPE


def ground(paint: Palette) -> str:
    """What lies behind the figures: cream, with a thin gold line within the border."""
    return flat(FRAME, paint.ground) + line(INNER, paint.gold, 1.2)


def border(paint: Palette) -> str:
    return line(FRAME, paint.suit, 2.6)


def framed(figure: str, suit_code: str, paint: Palette) -> str:
    """`figure` fills the upper half of the frame, down to the seam; the lower half is the same, turned."""
    return "".join(
        [
            ground(paint),
            figure,
            svg.group(figure, transform="rotate(180 125 175)"),
            _sash(suit_code, paint),
            border(paint),
        ]
    )


def _sash(suit_code: str, paint: Palette) -> str:
    left, right = 13.0, 237.0
    band = svg.polygon(
        [
            (left, seam(left) - SASH),
            (right, seam(right) - SASH),
            (right, seam(right) + SASH),
            (left, seam(left) + SASH),
        ]
    )
    middle = f"M{left} {seam(left):.1f} L{right} {seam(right):.1f}"
    beads = line(middle, paint.cream, 3.2, stroke_dasharray="0.1 8")
    medal = dot(125, 175, 14, paint.gold) + dot(125, 175, 10.5, paint.cream, stroke_width=1.2)
    return inked(
        svg.path(band, fill=paint.gold),
        line(middle, paint.suit, SASH, stroke_linecap="butt"),
        beads,
        medal,
    ) + suit(suit_code, 125, 175, 14, fill=paint.suit)


def sunburst(centre: Point, outline: tuple[Point, ...]) -> str:
    """Pale rays from `centre` as far as `outline`, all of which can be seen from there."""
    step = math.tau / RAYS
    wedges = (
        [centre, *(_edge(centre, step * (ray + part / 32), outline) for part in range(17))] for ray in range(RAYS)
    )
    return flat(" ".join(svg.polygon(wedge) for wedge in wedges), GOLD, opacity=0.22)


def _edge(centre: Point, angle: float, outline: tuple[Point, ...]) -> Point:
    """Where a ray at `angle` meets the outline."""
    (x, y), dx, dy = centre, math.cos(angle), math.sin(angle)
    reaches = []
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        along = dx * (y2 - y1) - dy * (x2 - x1)
        if abs(along) < 1e-9:
            continue
        reach = ((x1 - x) * (y2 - y1) - (y1 - y) * (x2 - x1)) / along
        share = ((x1 - x) * dy - (y1 - y) * dx) / along
        if reach > 0 and -1e-9 <= share <= 1 + 1e-9:
            reaches.append(reach)
    reach = min(reaches)
    return x + dx * reach, y + dy * reach
