"""Confetti in the colours and shapes of seats: where every piece is follows from its number and the time."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

import pygame

from game.view.core.kit import Kit
from game.view.core.theme import CREAM, SEAT_COLOURS
from game.view.motion.tween import Tween

PIECES = 140
LASTS = 5.0
FALL = (260, 520)
"""Units a second, the slowest and the fastest piece."""
SWAY, SIZE = 60, (12, 26)
SHAPED = 3
"""Every so many pieces one has the shape of a seat."""
SHAPE_SIZES = (18, 26, 34)
"""Units."""
LATE = 1.6
"""The last piece starts so many seconds after the first."""


class Confetti:
    """Falls once, from the moment it is made."""

    def __init__(self, seats: Sequence[int], seed: int = 0) -> None:
        chance = Random(seed)
        self._seats = seats
        colours = [SEAT_COLOURS[seat] for seat in seats]
        shades = [*colours, *colours, CREAM]
        self._tween = Tween(LASTS)
        self._pieces = [
            (
                chance.random(),
                chance.uniform(0, LATE),
                chance.uniform(*FALL),
                chance.uniform(0, 2 * pi),
                chance.uniform(*SIZE),
                chance.choice(shades),
            )
            for _ in range(PIECES)
        ]

    @property
    def over(self) -> bool:
        return self._tween.over

    def update(self, dt: float) -> None:
        self._tween.update(dt)

    def draw(self, surface: pygame.Surface, kit: Kit) -> None:
        frame = kit.frame
        for number, (across, late, fall, phase, size, colour) in enumerate(self._pieces):
            age = self._tween.age - late
            if age <= 0:
                continue
            x = across * frame.width + SWAY * frame.unit * sin(2 * age + phase)
            y = (fall * age - 40) * frame.unit
            if y >= frame.height:
                continue
            if number % SHAPED:
                pygame.draw.polygon(surface, colour, _corners(x, y, size * frame.unit, 3 * age + phase))
            else:
                seat = self._seats[number // SHAPED % len(self._seats)]
                height = frame.px(SHAPE_SIZES[number // SHAPED % len(SHAPE_SIZES)])
                picture = kit.art.shape(seat, height, SEAT_COLOURS[seat])
                surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def _corners(x: float, y: float, size: float, turn: float) -> list[tuple[float, float]]:
    """A slip of paper that tumbles."""
    wide, high = size * 0.5, size * 0.3 * cos(2 * turn)
    right, down = (cos(turn) * wide, sin(turn) * wide), (-sin(turn) * high, cos(turn) * high)
    return [
        (x + a * right[0] + b * down[0], y + a * right[1] + b * down[1])
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
