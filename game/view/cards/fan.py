"""How a hand of cards lies: a fan while it is small, then overlapping, in two rows where a strip would get too narrow.

A card's place may be a fraction, and so may be the number of cards: between two states of a hand the cards glide.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from pygame import Rect

from game.view.core.layout import CARD_ASPECT

APART = 0.74
"""The widest step from card to card, by a card's width."""
LOOSE = 0.66
"""A fan leans fully down to this step, by a card's width."""
SAG = 0.011
"""How much lower the ends of a fan lie for each degree they lean, by a card's height."""
SECOND_ROW = 0.47
"""How far below the first row the second one lies, by a card's height: the index stays in view."""


class Spot(NamedTuple):
    """The middle of a card on the screen and its height, in pixels; ``angle`` in degrees, to the left of upright."""

    x: float
    y: float
    height: float
    angle: float = 0.0

    def covers(self, x: float, y: float) -> bool:
        """Whether a card that lies here covers a point."""
        turn = radians(self.angle)
        right = (x - self.x) * cos(turn) - (y - self.y) * sin(turn)
        down = (x - self.x) * sin(turn) + (y - self.y) * cos(turn)
        return abs(right) <= self.height * CARD_ASPECT / 2 and abs(down) <= self.height / 2


def box_around(spots: Iterable[Spot], reach: float) -> Rect:
    """All that lies within ``reach`` pixels of the middles of these cards, right and left, above and below."""
    xs, ys = zip(*((spot.x, spot.y) for spot in spots), strict=True)
    left, top = min(xs) - reach, min(ys) - reach
    return Rect(round(left), round(top), round(max(xs) + reach - left), round(max(ys) + reach - top))


def box_of(spot: Spot) -> Rect:
    """A card that lies straight there."""
    box = Rect(0, 0, round(spot.height * CARD_ASPECT), round(spot.height))
    box.center = round(spot.x), round(spot.y)
    return box


@dataclass(frozen=True)
class Fan:
    """A hand in a box ``width`` × ``height`` pixels around (``x``, ``y``).

    ``index`` is the width of a card's index by its height, ``strip`` the least width of a card's visible strip in
    pixels. Cards lean ``lean`` degrees from one to the next, at most ``most`` at the ends; a hand as tight as ``flat``
    (its step by a card's width) does not lean.
    """

    x: float
    y: float
    width: float
    height: float
    index: float
    strip: float
    lean: float = 1.5
    most: float = 7.0
    flat: float = 0.30

    def rows(self, count: float) -> int:
        """One row as long as every index stays in view in strips that are wide enough."""
        return 1 if count <= 1 or self.index * self._row_height(count) >= self.strip else 2

    def spot(self, at: float, count: float) -> Spot:
        """Where card number ``at`` of ``count`` lies, in pixels as the fan is: counted from 0, from the left, and from
        the upper of two rows on. Both may be fractions while cards glide; nothing is checked."""
        return _spot(self, at, count)

    def spots(self, places: Sequence[float], count: float) -> list[Spot]:
        """Where the cards with these numbers of ``count`` lie."""
        height = self._row_height(count)
        if count <= 1 or self.index * height >= self.strip:
            return self._in_fan(places, count, height)
        upper = (round(count) + 1) // 2
        height = min(self._row_height(upper), self.height / (1 + SECOND_ROW))
        shift = height * SECOND_ROW / 2
        return [
            Spot(self._across(at, upper, height), self.y - shift, height)
            if at < upper
            else Spot(self._across(at - upper, count - upper, height), self.y + shift, height)
            for at in places
        ]

    def step(self, count: float) -> float:
        """Pixels from one card of a row to the next."""
        if self.rows(count) == 2:
            count = (round(count) + 1) // 2
        return self._step(count, self.spot(0, count).height)

    def _row_height(self, count: float) -> float:
        """The height at which ``count`` cards in a row fill the width with strips as wide as an index."""
        height = self.width / (self.index * (count - 1 if count > 1 else 0) + CARD_ASPECT)
        return height if height < self.height else self.height

    def _step(self, count: float, height: float) -> float:
        card = height * CARD_ASPECT
        return min(card * APART, (self.width - card) / (count - 1)) if count > 1 else 0.0

    def _across(self, at: float, count: float, height: float) -> float:
        return self.x + (at - (count - 1) / 2) * self._step(count, height)

    def _in_fan(self, places: Sequence[float], count: float, height: float) -> list[Spot]:
        step, half = self._step(count, height), (count - 1) / 2
        loose = (step / (height * CARD_ASPECT) - self.flat) / (LOOSE - self.flat)
        ends = min(self.lean * max(half, 0.0), self.most) * min(max(loose, 0.0), 1.0)
        tilt, sag = (ends / half, SAG * height * ends / (half * half)) if half > 0 else (0.0, 0.0)
        return [
            Spot(self.x + (at - half) * step, self.y + sag * (at - half) ** 2, height, -tilt * (at - half))
            for at in places
        ]


@lru_cache(maxsize=4096)
def _spot(fan: Fan, at: float, count: float) -> Spot:
    """Hands that rest are asked for the same few places in every frame."""
    return fan.spots([at], count)[0]
