"""The frame of picture cards: for a court two figures head to foot, parted by a slanting sash, both indices free."""

from __future__ import annotations

import math

from sprites import svg
from sprites.palette import CREAM, GOLD, GROUND, INK
from sprites.suits import suit

LINE = 1.8
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
MIDDLE: Point = (125, 175)
FACE: Point = (149, 89)
"""Between the cheeks of every court."""
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


def two_figures(figure: str, suit_code: str, colour: str) -> str:
    """`figure` fills the upper half of the frame, down to the seam; the lower half is the same, turned."""
    half = _sunburst(FACE, UPPER_BLOCK) + figure
    turned = svg.half_turned(half)
    return _ground() + half + turned + _sash(suit_code, colour) + _border(colour)


def one_figure(figure: str, colour: str) -> str:
    """`figure` fills the whole frame."""
    return _ground() + _sunburst(MIDDLE, WHOLE) + figure + _border(colour)


def seam(x: float) -> float:
    """The height at which the upper figure ends and the lower one begins."""
    return 175 + (x - 125) * SLOPE


def _ground() -> str:
    """What lies behind the figures: cream, with a thin gold line within the border."""
    return svg.path(FRAME, fill=GROUND, stroke="none") + svg.path(INNER, fill="none", stroke=GOLD, stroke_width=1.2)


def _border(colour: str) -> str:
    return svg.path(FRAME, fill="none", stroke=colour, stroke_width=2.6)


def _sash(suit_code: str, colour: str) -> str:
    left, right = 13.0, 237.0
    corners = [(x, seam(x) + side * SASH) for x, side in ((left, -1), (right, -1), (right, 1), (left, 1))]
    middle = f"M{left} {seam(left):.1f} L{right} {seam(right):.1f}"
    band = svg.path(svg.polygon(corners), fill=GOLD)
    stripe = svg.path(middle, fill="none", stroke=colour, stroke_width=SASH, stroke_linecap="butt")
    beads = svg.path(middle, fill="none", stroke=CREAM, stroke_width=3.2, stroke_dasharray="0.1 8")
    medal = svg.circle(*MIDDLE, 14, fill=GOLD) + svg.circle(*MIDDLE, 10.5, fill=CREAM, stroke_width=1.2)
    inked = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return svg.group(band, stripe, beads, medal, stroke_width=LINE, **inked) + suit(suit_code, *MIDDLE, 14, fill=colour)


def _sunburst(centre: Point, outline: tuple[Point, ...]) -> str:
    """Pale rays from `centre` as far as `outline`, all of which can be seen from there."""
    step = math.tau / RAYS
    wedges = (
        [centre, *(_edge(centre, step * (ray + part / 32), outline) for part in range(17))] for ray in range(RAYS)
    )
    rays = " ".join(svg.polygon(wedge) for wedge in wedges)
    return svg.path(rays, fill=GOLD, stroke="none", opacity=0.22)


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
