"""The game's own signs on the table and on the pages of its rules: the arrow, the burst, plays and piles."""

from __future__ import annotations

from math import cos, pi, sin

from sprites import suits
from sprites.svg import card_body, circle, document, path, place, polygon, radial, rect, round_rect
from sprites.svoloch import neon, rogue
from sprites.svoloch.neon import AMBER, CYAN, MAGENTA, VIOLET, halo, tube

_SIZE = 400
FRAME_EDGE = 12
"""Room for the glow of a frame."""
_RED, _INK = "#d7263d", "#1d1b26"


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


def burst() -> str:
    """What a joker sets free, 400 x 400: a ring with rays and sparks, to be blown up and faded."""
    rays = polygon(
        [
            ((196 if step % 2 else 120) * sin(pi * step / 16), (196 if step % 2 else 120) * -cos(pi * step / 16))
            for step in range(32)
        ]
    )
    flash = radial("flash", (0, 0), 198, (0.3, AMBER, 0), (0.58, AMBER, 0.85), (0.72, MAGENTA, 0.85), (1, MAGENTA, 0))
    ring = tube("M-118 0 A118 118 0 1 1 118 0 A118 118 0 1 1 -118 0 Z", AMBER, 13, 0.6)
    sparks = "".join(
        place(
            path("M0 -17 L4 -4 L17 0 L4 4 L0 17 L-4 4 L-17 0 L-4 -4 Z", fill=colour), 162 * sin(turn), -162 * cos(turn)
        )
        for turn, colour in ((pi * (2 * step + 1) / 8, (CYAN, "#ffffff")[step % 2]) for step in range(8))
    )
    return _square(flash + path(rays, fill="url(#flash)") + ring + sparks)


def frame(width: float, height: float, up: bool) -> str:
    """A frame of light around the play to beat, in the colour of the direction; one unit a pixel at 1080p."""
    edge, colour = FRAME_EDGE, CYAN if up else MAGENTA
    line = round_rect(edge, edge, width - 2 * edge, height - 2 * edge, 16)
    return document(width, height, tube(line, colour, 5, 0.7))


def scoundrel() -> str:
    """The scoundrel's head, 400 x 400."""
    return _square(rogue.PAINT + place(rogue.head(), 0, 34, 0.84))


def turnaround() -> str:
    """An ace and a two between the arrows that turn play round, 400 x 400."""
    ace = _card(suits.suit("S", 125, 175, 170, fill=_INK))
    two = _card(suits.suit("H", 125, 92, 96, fill=_RED) + suits.suit("H", 125, 258, 96, turn=180, fill=_RED))
    pair = place(two, 44, 8, 0.5, 10) + place(ace, -44, -8, 0.5, -10)
    return _square(neon.chase(159, 11) + pair)


def pair() -> str:
    """A play of two cards of one rank, black then red, on a single card; 400 x 300."""
    beaten = _card(_pips("D", _RED, ((125, 80), (125, 175), (125, 270))))
    four = ((72, 86), (178, 86), (72, 264), (178, 264))
    plays = (("C", _INK, 194, -4), ("H", _RED, 296, 4))
    played = "".join(place(_card(_pips(code, colour, four)), x, 150, 0.54, turn) for code, colour, x, turn in plays)
    under = place(beaten, 84, 150, 0.5, -12)
    light = rect(112, 30, 268, 240, rx=20, fill=VIOLET, fill_opacity=0.14)
    frame = tube(round_rect(112, 30, 268, 240, 20), CYAN, 5, 0.7)
    return document(400, 300, under, light, played, frame)


def _pips(code: str, colour: str, places: tuple[tuple[int, int], ...]) -> str:
    return "".join(suits.suit(code, x, y, 74, turn=180 if y > 175 else 0, fill=colour) for x, y in places)


def _card(marks: str) -> str:
    """A card round the origin with nothing on it but some marks."""
    return place(card_body() + marks, -125, -175)


def _square(*body: str) -> str:
    """A picture 400 x 400 round its middle."""
    return document(_SIZE, _SIZE, neon.PAINT, place("".join(body), _SIZE / 2, _SIZE / 2))
