"""What moves in a room while nobody does anything: small loops, drawn over the room's picture.

A loop shows a few pictures, at places and with strengths that change ten or fifteen times a second, and begins anew
without a jump. All is told in the room's units. A room is whole without its loops.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import pi, sin
from typing import NamedTuple

from msgspec import Struct

from sprites.svg import circle, document, group, radial, rect

Box = tuple[float, float, float, float]
"""Left, top, width, height."""


class Shown(NamedTuple):
    """A picture of a loop, how far it is moved, and how strong it is, from 0 to 1."""

    picture: str
    x: float = 0.0
    y: float = 0.0
    strength: float = 1.0


class Picture(Struct, frozen=True):
    """SVG text, and the box that is cut out of it."""

    box: Box
    drawn: str


class Loop(Struct, frozen=True):
    """``shown`` says what is to be seen in frame 0 … ``frames`` - 1, of which ``rate`` are shown in a second."""

    name: str
    rate: int
    frames: int
    pictures: Mapping[str, Picture]
    shown: Callable[[int], Sequence[Shown]]


Life = Callable[[float, float], Sequence[Loop]]
"""The loops of a room for a window of that width and height in pixels."""


def lifeless(width: float, height: float) -> Sequence[Loop]:
    """A room in which nothing moves."""
    return ()


def cut_out(picture: Picture, scale: float, place: tuple[int, int, int, int]) -> str:
    """The part of a picture at ``place`` (left, top, width, height in pixels), ``scale`` pixels to a unit: it meets
    the pixels of a room drawn in the same scale."""
    left, top, width, height = place
    moved = group(picture.drawn, transform=f"translate({-left} {-top}) scale({scale:.6f})")
    return document(width, height, moved)


def wave(share: float) -> float:
    """Up and down once in a loop, from -1 to 1; ``share`` of the loop is over."""
    return sin(2 * pi * share)


def swell(share: float, rise: float = 0.25, fall: float = 0.25) -> float:
    """From 0 to 1 in the first part of a way, back to 0 in the last; rounded."""
    if not 0 < share < 1:
        return 0.0
    up = min(share / rise, (1 - share) / fall, 1.0)
    return up * up * (3 - 2 * up)


def pane(x: float, y: float, width: float, height: float, colour: str, over: float = 0.0) -> Picture:
    """A rectangle where it lies in the room, and ``over`` units beyond: the edge of one that it is to hide may lie
    between pixels."""
    box = x - over, y - over, width + 2 * over, height + 2 * over
    return Picture(box, rect(*box, fill=colour))


def spot(name: str, radius: float, colour: str, opacity: float, heart: float = 0.0) -> Picture:
    """A soft spot of light round 0, 0; ``heart`` is the part of its radius that is as bright as its middle."""
    paint = radial(name, (0, 0), radius, (0, colour, opacity), (max(heart, 0.01), colour, opacity), (1, colour, 0))
    drawn = paint + circle(0, 0, radius, fill=f"url(#{name})")
    return Picture((-radius, -radius, 2 * radius, 2 * radius), drawn)
