"""Neon signs of the courtyard: pictures, never letters, each drawn round the origin within 100 x 130 units."""

from __future__ import annotations

from collections.abc import Callable

from sprites.suits import DIAMOND, HEART, SPADE
from sprites.svg import circle, path, place, rect, round_rect
from sprites.svoloch.neon import AMBER, CYAN, LIME, MAGENTA, VIOLET, halo, tube


def _board(width: float, height: float) -> str:
    """The dark board behind a sign, on two hooks."""
    left, top = -width / 2, -height / 2
    hooks = path(f"M{left + 14} {top} v-12 M{-left - 14} {top} v-12", stroke="#05030c", stroke_width=4)
    return hooks + rect(left, top, width, height, rx=12, fill="#0a0616", stroke="#3b2a66", stroke_width=3)


def grin() -> str:
    """A jester's mask that grins."""
    cap = "M-34 2 C-62 -4 -62 -40 -40 -46 C-32 -38 -26 -30 -20 -22 C-16 -42 -8 -54 0 -58 C8 -54 16 -42 20 -22"
    cap += " C26 -30 32 -38 40 -46 C62 -40 62 -4 34 2"
    bells = "".join(circle(x, y, 4.5, fill="#fff6da") for x, y in ((-41, -52), (0, -64), (41, -52)))
    eyes = "M-24 10 L-9 16 M24 10 L9 16"
    smile = "M-30 24 C-22 52 22 52 30 24 C14 34 -14 34 -30 24 Z M-13 31 V43 M0 32 V46 M13 31 V43"
    return tube(cap, MAGENTA, 5) + bells + tube(eyes, CYAN, 5) + tube(smile, CYAN, 4)


def spade() -> str:
    return _board(98, 122) + place(tube(SPADE, CYAN, 5.2), 0, 0, 0.84) + tube("M-30 48 H30", VIOLET, 3.5)


def heart() -> str:
    return _board(98, 122) + place(tube(HEART, MAGENTA, 5.2), 0, -2, 0.8) + tube("M-30 48 H30", AMBER, 3.5)


def cards() -> str:
    """A fan of three cards."""
    card = round_rect(-20, -58, 40, 58, 6)
    fan = "".join(
        place(tube(card, colour, 4), 0, 34, 1, turn) for turn, colour in ((-32, VIOLET), (32, CYAN), (0, MAGENTA))
    )
    return fan + place(path(DIAMOND, fill="#ffe3f1"), 0, 5, 0.24)


def cocktail() -> str:
    """A glass with a straw, a cherry and bubbles."""
    glass = "M-38 -34 H38 L0 8 Z M0 8 V46 M-22 48 H22"
    bubbles = "".join(circle(x, y, 3, fill="#fff6da") for x, y in ((-10, -20), (6, -14), (-2, -26)))
    return (
        tube(glass, CYAN, 4.6)
        + tube("M8 -10 L34 -60", MAGENTA, 4)
        + tube("M-8 -44 a7 7 0 1 0 0.1 0", LIME, 4)
        + bubbles
    )


def crown() -> str:
    """A crown askew."""
    band = tube("M-38 34 H38 M-40 20 L-46 -26 L-20 -2 L0 -40 L20 -2 L46 -26 L40 20 Z", AMBER, 5)
    jewels = "".join(circle(x, y, 5, fill="#ffe3f1") for x, y in ((-46, -34), (0, -50), (46, -34)))
    return place(band + jewels, 0, 4, 1, 9)


Sign = tuple[Callable[[], str], str]

LEFT: tuple[Sign, ...] = ((grin, MAGENTA), (spade, CYAN), (cocktail, CYAN))
RIGHT: tuple[Sign, ...] = ((cards, VIOLET), (heart, MAGENTA), (crown, AMBER))
"""The signs on the left and right wall, from the ends to the middle, with the colour of their light."""


def hung(sign: Sign, x: float, y: float, scale: float = 1.0) -> str:
    """A sign on its wall, with its light."""
    draw, colour = sign
    return halo(x, y, 132 * scale, colour) + place(draw(), x, y, scale)
