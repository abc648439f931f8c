"""The frame of a court card: two figures head to foot, parted by a slanting sash, with room for both indices."""

from __future__ import annotations

from sprites import svg
from sprites.courts.brush import dot, flat, inked, line
from sprites.palette import Palette
from sprites.suits import suit

FRAME = (
    "M65 13 L233 13 Q237 13 237 17 L237 220 Q237 224 233 224 L193 224 Q189 224 189 228 L189 333 Q189 337 185 337"
    " L17 337 Q13 337 13 333 L13 130 Q13 126 17 126 L57 126 Q61 126 61 122 L61 17 Q61 13 65 13 Z"
)
SLOPE = 1 / 3
SASH = 6.5


def seam(x: float) -> float:
    """The height at which the upper figure ends and the lower one begins."""
    return 175 + (x - 125) * SLOPE


def framed(figure: str, suit_code: str, paint: Palette) -> str:
    """`figure` fills the upper half of the frame, down to the seam; the lower half is the same, turned."""
    return "".join([
        flat(FRAME, paint.cream),
        figure,
        svg.group(figure, transform="rotate(180 125 175)"),
        _sash(suit_code, paint),
        line(FRAME, paint.suit, 2.6),
    ])


def _sash(suit_code: str, paint: Palette) -> str:
    left, right = 13.0, 237.0
    band = svg.polygon([
        (left, seam(left) - SASH), (right, seam(right) - SASH), (right, seam(right) + SASH), (left, seam(left) + SASH),
    ])
    beads = "".join(dot(x, seam(x), 2.1, paint.cream, stroke="none") for x in range(29, 237, 16) if abs(x - 125) > 10)
    medal = dot(125, 175, 13, paint.gold) + dot(125, 175, 9.6, paint.cream, stroke_width=1.2)
    return inked(svg.path(band, fill=paint.gold), beads, medal) + suit(suit_code, 125, 175, 12, fill=paint.suit)
