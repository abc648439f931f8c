"""What is on every table besides cards: the ring of turn order, the dealer's button, the tail of a speech bubble."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from sprites.svg import circle, document, ellipse, path, place

CHEVRONS = 12


def ring(width: float, height: float, colour: str) -> str:
    """An ellipse with arrowheads that run clockwise, one unit a pixel."""
    unit = height / 300
    wide, high = width / 2 - 12 * unit, height / 2 - 12 * unit
    heads = "".join(
        _chevron(width / 2, height / 2, wide, high, 2 * pi * (step + 0.5) / CHEVRONS, unit, colour)
        for step in range(CHEVRONS)
    )
    line = ellipse(
        width / 2, height / 2, wide, high, fill="none", stroke=colour, stroke_width=2 * unit, stroke_opacity=0.28
    )
    return document(width, height, line, heads)


def _chevron(x: float, y: float, wide: float, high: float, angle: float, unit: float, colour: str) -> str:
    at = x + wide * cos(angle), y + high * sin(angle)
    ahead = x + wide * cos(angle + 0.02), y + high * sin(angle + 0.02)
    scale = unit / ((ahead[0] - at[0]) ** 2 + (ahead[1] - at[1]) ** 2) ** 0.5
    along = (ahead[0] - at[0]) * scale, (ahead[1] - at[1]) * scale
    across = -along[1], along[0]
    tip = at[0] + 6 * along[0], at[1] + 6 * along[1]
    ends = [
        (at[0] - 6 * along[0] + side * 8 * across[0], at[1] - 6 * along[1] + side * 8 * across[1]) for side in (-1, 1)
    ]
    return path(
        f"M{ends[0][0]:.1f} {ends[0][1]:.1f} L{tip[0]:.1f} {tip[1]:.1f} L{ends[1][0]:.1f} {ends[1][1]:.1f}",
        fill="none",
        stroke=colour,
        stroke_width=4 * unit,
        stroke_opacity=0.5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def dealer(colour: str, ink: str) -> str:
    """The dealer's button, 100 x 100: a coin with three cards."""
    card = path(
        "M-13 -20 h26 a4 4 0 0 1 4 4 v32 a4 4 0 0 1 -4 4 h-26 a4 4 0 0 1 -4 -4 v-32 a4 4 0 0 1 4 -4 Z",
        fill="#fffaf0",
        stroke=ink,
        stroke_width=4,
    )
    fan = "".join(place(card, 50 + x, 52 + abs(x) / 5, 0.9, turn) for x, turn in ((-15, -20), (15, 20), (0, 0)))
    return document(
        100,
        100,
        circle(50, 50, 47, fill=ink, fill_opacity=0.5),
        circle(50, 50, 44, fill=colour),
        circle(50, 50, 37, fill="none", stroke=ink, stroke_width=2.5, stroke_opacity=0.55),
        fan,
    )


def long_tail(size: tuple[int, int], ends: Iterable[tuple[int, int]], fill: str, edge: str) -> str:
    """The same with other ends: from the bubble to the tip and back, in pixels of a picture of ``size``."""
    way = "M" + " L".join(f"{x} {y}" for x, y in ends)
    return document(
        *size, path(f"{way} Z", fill=fill), path(way, fill="none", stroke=edge, stroke_width=2, stroke_linejoin="round")
    )


def tail(fill: str, edge: str) -> str:
    """The tail of a speech bubble, 100 x 60, pointing down."""
    return document(
        100,
        60,
        path("M14 0 L50 54 L86 0 Z", fill=fill),
        path("M14 0 L50 54 L86 0", fill="none", stroke=edge, stroke_width=5, stroke_linejoin="round"),
    )
