"""The poster of Bread and Chocolate on the title screen."""

from __future__ import annotations

from math import cos, pi, sin

from sprites import suits
from sprites.bread import props
from sprites.svg import card_body, circle, document, linear, path, place, polygon, radial, rect

WIDTH, HEIGHT = 600, 800
BAND = (0.0, 0.8, 1.0, 0.2)
"""x, y, width and height of the dark band left for the name, as fractions."""


def poster() -> str:
    """A portrait poster, 600 x 800, without letters."""
    return document(WIDTH, HEIGHT, _paint(), _glow(), _cards(), _bread(), _band())


def _paint() -> str:
    return (
        props.PAINT
        + linear("ground", (0, 0), (0, HEIGHT), (0, "#4a2413"), (0.6, "#6d3a1c"), (1, "#2a140b"))
        + radial("sun", (300, 360), 420, (0, "#fff0bd"), (0.28, "#ffc863"), (0.62, "#e07f2b", 0.6), (1, "#6d3a1c", 0))
        + linear("board", (0, 560), (0, 640), (0, "#a8703f"), (1, "#5d3517"))
        + linear("band", (0, 600), (0, HEIGHT), (0, "#1a0d08", 0), (0.35, "#1a0d08", 0.85), (1, "#120805"))
    )


def _glow() -> str:
    rays = []
    for step in range(16):
        angle = 2 * pi * step / 16
        ends = [(300 + 700 * sin(angle + turn), 360 - 700 * cos(angle + turn)) for turn in (-0.09, 0.09)]
        rays.append(polygon([(300, 360), *ends]))
    return (
        rect(0, 0, WIDTH, HEIGHT, fill="url(#ground)") + path(" ".join(rays), fill="#ffcf7a", fill_opacity=0.13)
        + rect(0, 0, WIDTH, HEIGHT, fill="url(#sun)")
    )  # fmt: skip


def _cards() -> str:
    """A fan of four aces' worth of suits behind the bread."""
    fan = []
    for code, turn in zip("CDSH", (-39, -13, 13, 39)):
        colour = "#d7263d" if code in "DH" else "#1d1b26"
        face = card_body() + suits.suit(code, 125, 130, 150, fill=colour)
        fan.append(place(place(face, -125, -430), 300, 590, 1, turn))
    return "".join(fan)


def _bread() -> str:
    """Loaf, croissant and chocolate on a board."""
    board = rect(30, 590, 540, 44, rx=20, fill="url(#board)") + rect(46, 594, 508, 7, rx=3, fill="#e0ab6d", opacity=0.6)
    steam = "".join(
        path(f"M{x} 350 c-26 -34 26 -52 0 -92 c-18 -28 12 -44 2 -66", fill="none", stroke="#fff6dd", stroke_width=9,
             stroke_opacity=0.35, stroke_linecap="round")
        for x in (232, 300, 368)
    )  # fmt: skip
    return (
        board + place(props.batard(), 300, 478, 3.6) + steam + place(props.croissant_body(), 118, 548, 1.5, -8)
        + place(props.chocolate_bar(), 452, 540, 1.75, -7)
    )  # fmt: skip


def _band() -> str:
    crumbs = "".join(circle(x, y, r, fill="#f0b659", opacity=0.8) for x, y, r in ((210, 606, 4), (250, 612, 3), (352, 608, 3.5)))
    return crumbs + rect(0, 600, WIDTH, 200, fill="url(#band)")
