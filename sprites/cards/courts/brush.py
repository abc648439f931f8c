"""Strokes and shapes in the manner of the court cards: flat fills with an even ink line."""

from __future__ import annotations

from sprites import svg
from sprites.palette import INK
from sprites.suits import suit

LINE = 1.8


def inked(*parts: str) -> str:
    """Parts that are outlined in ink unless they say otherwise."""
    return svg.group(*parts, stroke=INK, stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")


def shape(d: str, fill: str, **more: float | str) -> str:
    """A filled area with the ink outline of its group."""
    return svg.path(d, fill=fill, **more)


def flat(d: str, fill: str, **more: float | str) -> str:
    """A filled area without outline."""
    return svg.path(d, fill=fill, stroke="none", **more)


def line(d: str, colour: str = INK, width: float = LINE, **more: float | str) -> str:
    return svg.path(d, fill="none", stroke=colour, stroke_width=width, **more)


def limb(d: str, fill: str, width: float) -> str:
    """A line thick enough to be a finger, a pole or a braid: filled, with an ink edge."""
    return line(d, INK, width + LINE * 1.6) + line(d, fill, width)


def dot(x: float, y: float, r: float, fill: str, **more: float | str) -> str:
    return svg.circle(x, y, r, fill=fill, **more)


def mirrored(body: str) -> str:
    """`body` with left and right exchanged round the vertical through the origin."""
    return svg.group(body, transform="scale(-1 1)")


def at(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    return svg.place(body, x, y, scale, turn)


def pip(code: str, x: float, y: float, height: float, fill: str, turn: float = 0.0) -> str:
    """A suit with the same ink line as everything else, however small."""
    return suit(code, x, y, height, turn=turn, fill=fill, stroke_width=LINE * 100 / height)
