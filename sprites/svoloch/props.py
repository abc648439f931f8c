"""What lights up on the table: the arrow and the frame of the play to beat."""

from __future__ import annotations

from sprites.svg import circle, document, path, place, round_rect
from sprites.svoloch import neon
from sprites.svoloch.neon import CYAN, MAGENTA, halo, tube

_SIZE = 400
FRAME_EDGE = 12
"""Room for the glow of a frame."""


def arrow(up: bool) -> str:
    """The direction of play, 400 x 400: a ring with an arrow, cyan upwards, magenta downwards.

    Both are one shape a half turn apart, and light spreads evenly from the middle, so it may be turned by any angle.
    """
    colour = CYAN if up else MAGENTA
    chevron = "M-78 -22 L0 -104 L78 -22"
    sign = tube(f"{chevron} M0 -96 V104", colour, 22, 0.45)
    return _square(place(_ring(colour) + sign, 0, 0, 1, 0 if up else 180))


def _ring(colour: str) -> str:
    """A dark plate in a ring of light, notched all round."""
    plate = circle(0, 0, 168, fill="#120a26", fill_opacity=0.82)
    notches = "".join(
        path("M0 -142 V-130", transform=f"rotate({turn})", stroke=colour, stroke_opacity=0.4, stroke_width=4)
        for turn in range(0, 360, 15)
    )
    round_it = "M-158 0 A158 158 0 1 1 158 0 A158 158 0 1 1 -158 0 Z"
    return halo(0, 0, 198, colour) + plate + notches + tube(round_it, colour, 12, 0.5)


def frame(width: float, height: float, up: bool) -> str:
    """A frame of light around the play to beat, in the colour of the direction; one unit a pixel at 1080p."""
    edge, colour = FRAME_EDGE, CYAN if up else MAGENTA
    line = round_rect(edge, edge, width - 2 * edge, height - 2 * edge, 16)
    return document(width, height, tube(line, colour, 5, 0.7))


def _square(*body: str) -> str:
    """A picture 400 x 400 round its middle."""
    return document(_SIZE, _SIZE, neon.PAINT, place("".join(body), _SIZE / 2, _SIZE / 2))
