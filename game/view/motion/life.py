"""The small loops of a room, as patches over its picture and under everything else."""

from __future__ import annotations

from functools import lru_cache, partial
from math import ceil, floor

import pygame
from pygame import Rect

from game.view.core.art import Art
from game.view.core.kit import faded
from game.view.core.layout import Frame
from game.view.core.patch import Patch
from game.view.core.rendering import Size
from sprites import title
from sprites.games import sprites_of
from sprites.life import Loop, Picture, Shown, cut_out
from sprites.room import UNITS_HIGH

RATE = 15
"""Pictures a second that a living room wants: as many as its fastest loops have."""
STRENGTHS = 32
"""A picture fades in so many steps."""


class RoomLife:
    """A room is a game's key, or None for the title's street."""

    def __init__(self) -> None:
        self._key: object = None
        self._part: list[Patch] = []

    def part(self, art: Art, frame: Frame, room: str | None, life: float) -> list[Patch]:
        """The loops after ``life`` seconds, the same list as before if none of them has another picture; nothing
        while the window is being resized."""
        loops = () if art.hold else _loops(room, frame.window)
        frames = tuple(_frame(loop, life, at / max(len(loops), 1)) for at, loop in enumerate(loops))
        key = room, frame, frames
        if key != self._key:
            self._key = key
            self._part = [
                patch
                for loop, number in zip(loops, frames, strict=True)
                for shown in loop.shown(number)
                for patch in _patches(art, frame, room, loop, shown)
            ]
        return self._part


@lru_cache(maxsize=4)
def _loops(room: str | None, window: Size) -> tuple[Loop, ...]:
    """Those of a room in a window of this size."""
    made = sprites_of(room).life if room else title.loops
    return tuple(made(*window))


def _frame(loop: Loop, life: float, ahead: float) -> int:
    """Which frame is shown: those of different loops change at different moments."""
    return int(life * loop.rate + ahead) % loop.frames


def _patches(art: Art, frame: Frame, room: str | None, loop: Loop, shown: Shown) -> list[Patch]:
    """The picture, unless it is too weak to be seen or cut by the edge of the frame."""
    strength = round(shown.strength * STRENGTHS)
    scale = frame.window[1] / UNITS_HIGH
    picture = loop.pictures[shown.picture]
    cut = _cut(picture, scale)
    place = cut.move(round(shown.x * scale) - frame.margin[0], round(shown.y * scale) - frame.margin[1])
    inside = place.clip(frame.rect)
    if strength <= 0 or not inside or (any(frame.margin) and inside != place):
        return []
    name = "life", room, frame.window, loop.name, shown.picture

    def paint(surface: pygame.Surface) -> None:
        drawn = art.picture(name, cut.size, partial(cut_out, picture, scale, (cut.x, cut.y, cut.width, cut.height)))
        faded(surface, drawn, place, strength / STRENGTHS)

    return [Patch(inside, (*name[1:], tuple(place), strength), paint)]


def _cut(picture: Picture, scale: float) -> Rect:
    """The box of a picture in whole pixels."""
    left, top, width, height = (length * scale for length in picture.box)
    x, y = floor(left), floor(top)
    return Rect(x, y, ceil(left + width) - x, ceil(top + height) - y)
