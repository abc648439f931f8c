"""The small loops of a room, as patches over its picture and under everything else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from math import ceil, floor
from typing import NamedTuple

import pygame
from pygame import Rect

from game.view.core.art import Art
from game.view.core.kit import faded
from game.view.core.layout import Frame, whole
from game.view.core.patch import Part, Patch
from game.view.core.rendering import Size
from sprites import title
from sprites.games import sprites_of
from sprites.life import Loop, Picture, cut_out
from sprites.room import UNITS_HIGH

RATE = 15
"""Pictures a second that a living room wants: its loops have 10 or 15 of their own. More pictures in each of which less
changes would cost more: most of it is waking up."""
STRENGTHS = 32
"""A picture fades in so many steps."""
SMALL = 24_000
"""Square units: what a loop shows within so many is one patch."""


class _Seen(NamedTuple):
    """A picture of a loop, where it lies in the frame, and how strong it is, in steps."""

    name: str
    place: Rect
    strength: int


class RoomLife:
    """Of whatever room is shown: a game's key, or None for the title's street."""

    def __init__(self) -> None:
        self._key: object = None
        self._loops: list[_Living] = []

    def parts(self, art: Art, frame: Frame, room: str | None, life: float) -> list[Part]:
        """The loops after ``life`` seconds, each a part, which is the same as before while its picture is; empty ones
        before it has begun, so that the first picture is soon there, and while the window is being resized."""
        if life <= 0:
            return []
        key = art, frame, room
        if key != self._key:
            self._key = key
            loops = _loops(room, frame.window)
            self._loops = [_Living(art, frame, room, loop, at / len(loops)) for at, loop in enumerate(loops)]
        return [() if art.hold else loop.part(life) for loop in self._loops]


@lru_cache(maxsize=4)
def _loops(room: str | None, window: Size) -> tuple[Loop, ...]:
    """Those of a room in a window of this size."""
    made = sprites_of(room).life if room else title.loops
    return tuple(made(*window))


class _Living:
    """A loop in a window. ``ahead`` is a part of a frame: so loops change at different moments."""

    def __init__(self, art: Art, frame: Frame, room: str | None, loop: Loop, ahead: float) -> None:
        self._art, self._frame, self._loop, self._ahead = art, frame, loop, ahead
        self._name = "life", room, frame.window, loop.name
        self._window = Rect((-frame.margin[0], -frame.margin[1]), frame.window)
        self._scale = frame.window[1] / UNITS_HIGH
        self._cuts = {name: _cut(picture, self._scale) for name, picture in loop.pictures.items()}
        self._parts: dict[int, Part] = {}
        """The frames that have been shown."""
        self._drawn: dict[str, pygame.Surface] = {}
        self._revision = art.revision

    def part(self, life: float) -> Part:
        number = int(life * self._loop.rate + self._ahead) % self._loop.frames
        if number not in self._parts:
            self._parts[number] = self._patches(self._seen(number))
        return self._parts[number]

    def _seen(self, number: int) -> list[_Seen]:
        """What is strong enough to be seen in a frame."""
        scale, (margin_x, margin_y), seen = self._scale, self._frame.margin, []
        for name, x, y, strength in self._loop.shown(number):
            steps = round(strength * STRENGTHS)
            if steps > 0:
                place = self._cuts[name].move(round(x * scale) - margin_x, round(y * scale) - margin_y)
                if self._window.colliderect(place):
                    seen.append(_Seen(name, place, steps))
        return seen

    def _patches(self, seen: list[_Seen]) -> list[Patch]:
        """One if all is close together, else one for each picture."""
        if not seen:
            return []
        around = seen[0].place.unionall([one.place for one in seen])
        small = around.width * around.height <= SMALL * self._scale**2
        groups = [(around, seen)] if small else [(one.place, [one]) for one in seen]
        return [
            Patch(
                rect.clip(self._window),
                (self._name, *((name, *place, strength) for name, place, strength in group)),
                partial(self._paint, group),
            )
            for rect, group in groups
        ]

    def _paint(self, seen: Sequence[_Seen], surface: pygame.Surface) -> None:
        """Where the room is, which fills the window."""
        window, offset = whole(surface), surface.get_abs_offset()
        within = window.get_clip()
        for name, place, strength in seen:
            there = place.move(offset)
            if within.colliderect(there):
                faded(window, self._picture(name), there, strength / STRENGTHS)

    def _picture(self, name: str) -> pygame.Surface:
        """A picture of the loop, which is not looked for each time."""
        if self._revision != self._art.revision:
            self._revision = self._art.revision
            self._drawn.clear()
        if name not in self._drawn:
            cut, picture = self._cuts[name], self._loop.pictures[name]
            svg = partial(cut_out, picture, self._scale, (cut.x, cut.y, cut.width, cut.height))
            self._drawn[name] = self._art.picture((*self._name, name), cut.size, svg)
        return self._drawn[name]


def _cut(picture: Picture, scale: float) -> Rect:
    """The box of a picture in whole pixels."""
    left, top, width, height = (length * scale for length in picture.box)
    x, y = floor(left), floor(top)
    return Rect(x, y, ceil(left + width) - x, ceil(top + height) - y)
