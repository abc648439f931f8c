"""The poster of Bread and Chocolate on the title screen."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from sprites import suits
from sprites.bread import props
from sprites.poster import HEIGHT, RADIUS, WIDTH, band, frame
from sprites.svg import card_body, circle, document, ellipse, linear, path, place, polygon, radial, rect

_HEART = (300, 370)  # where the light comes from
_RED, _INK = "#d7263d", "#1d1b26"


def poster() -> str:
    """A portrait poster, 600 x 800, without letters: a laid table under a baker's awning."""
    return document(WIDTH, HEIGHT, _paint(), _glow(), _cards(), _board(), _awning(), band("#1a0d08"), frame("#f0b659"))


def _paint() -> str:
    return (
        props.PAINT
        + linear("ground", (0, 0), (0, HEIGHT), (0, "#3d1d10"), (0.6, "#7a4320"), (1, "#2a140b"))
        + radial("sun", _HEART, 430, (0, "#fff3c8"), (0.25, "#ffcc6a"), (0.6, "#e5852d", 0.65), (1, "#7a4320", 0))
        + linear("board", (0, 590), (0, 640), (0, "#b57b47"), (1, "#5d3517"))
        + linear("awning", (0, 0), (0, 96), (0, "#000000", 0.3), (0.35, "#000000", 0), (1, "#000000", 0.16))
        + linear("under", (0, 84), (0, 190), (0, "#1a0d08", 0.55), (1, "#1a0d08", 0))
    )


def _glow() -> str:
    x, y = _HEART
    rays = []
    for step in range(18):
        angle = 2 * pi * step / 18
        rays.append(
            polygon([(x, y), *((x + 460 * sin(angle + turn), y - 460 * cos(angle + turn)) for turn in (-0.08, 0.08))])
        )
    ground = rect(0, 0, WIDTH, HEIGHT, rx=RADIUS, fill="url(#ground)")
    return ground + circle(x, y, 430, fill="url(#sun)") + path(" ".join(rays), fill="#fff0c4", fill_opacity=0.12)


def _cards() -> str:
    """Three cards in a fan behind the bread, as if just dealt."""
    hand = (("S", -26, _INK), ("D", 26, _RED), ("H", 0, _RED))
    fan = []
    for code, turn, colour in hand:
        corner = suits.suit(code, 36, 44, 40, fill=colour) + suits.suit(code, 214, 306, 40, turn=180, fill=colour)
        face = card_body() + corner + suits.suit(code, 125, 132, 118, fill=colour)
        fan.append(place(place(face, -125, -600), 300, 632, 0.74, turn))
    return "".join(fan)


def _board() -> str:
    """Loaf, croissant and chocolate on a board, with crumbs and flour."""
    chance = Random(4)
    plank = rect(26, 590, 548, 48, rx=22, fill="url(#board)") + rect(44, 595, 512, 7, rx=3, fill="#ecc08a", opacity=0.7)
    shadow = ellipse(300, 597, 250, 14, fill="#2a140b", opacity=0.5)
    flour = "".join(
        circle(chance.uniform(60, 540), chance.uniform(598, 626), chance.uniform(1.2, 3.2), fill="#fff3dc", opacity=0.8)
        for _ in range(40)
    )
    bread = place(props.batard(), 300, 488, 3.35) + place(props.croissant_body(), 122, 546, 1.55, -8)
    return plank + shadow + flour + bread + place(props.chocolate_bar(), 448, 540, 1.8, -8) + _sparkles()


def _sparkles() -> str:
    spark = "M0 -16 C2 -4 4 -2 16 0 C4 2 2 4 0 16 C-2 4 -4 2 -16 0 C-4 -2 -2 -4 0 -16 Z"
    places = (
        (196, 404, 1.1),
        (366, 508, 0.9),
        (74, 512, 0.8),
        (540, 236, 0.9),
        (60, 250, 0.8),
        (426, 178, 0.6),
        (530, 420, 0.7),
    )
    return "".join(place(path(spark, fill="#fffbe9"), x, y, scale) for x, y, scale in places)


def _awning() -> str:
    """A striped awning with a scalloped hem along the top."""
    stripes, across = 10, WIDTH / 10
    cloth = []
    for number in range(stripes):
        left, right = number * across, (number + 1) * across
        start = f"M{left} 8 H{right} "
        if number == 0:
            start = f"M6 {RADIUS + 4} A{RADIUS} {RADIUS} 0 0 1 {RADIUS + 4} 6 H{right} "
        elif number == stripes - 1:
            start = f"M{left} 6 H{WIDTH - RADIUS - 4} A{RADIUS} {RADIUS} 0 0 1 {WIDTH - 6} {RADIUS + 4} "
            right = WIDTH - 6
        hem = f"V74 A{across / 2} 26 0 0 1 {max(left, 6)} 74 Z"
        cloth.append(path(start + hem, fill=("#b8382b", "#fbeccb")[number % 2]))
    folds = "".join(f"M{number * across} 0 V74 " for number in range(1, stripes))
    shade = rect(6, 6, WIDTH - 12, 72, rx=RADIUS, fill="url(#awning)")
    hem = path("M0 70 H600", stroke="#5d1a12", stroke_opacity=0.35, stroke_width=3)
    seams = path(folds, stroke="#5d1a12", stroke_opacity=0.3, stroke_width=2)
    return rect(0, 70, WIDTH, 120, fill="url(#under)") + "".join(cloth) + seams + shade + hem
