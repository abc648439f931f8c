"""The size of the window, and lengths in it. Everything is laid out in units: pixels of a 1920×1080 window."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

DESIGN_SIZE = (1920, 1080)
MINIMUM_SIZE = (960, 540)
CARD_ASPECT = 5 / 7
"""Width of a card by its height."""


@dataclass(frozen=True)
class Frame:
    """A window of ``width`` × ``height`` pixels. Wide windows gain space at the sides, narrow ones above and below."""

    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def unit(self) -> float:
        """Pixels of one unit."""
        return min(self.width / DESIGN_SIZE[0], self.height / DESIGN_SIZE[1])

    @property
    def rect(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """A length in whole pixels; never less than one for a positive length."""
        pixels = round(units * self.unit)
        return max(pixels, 1) if units > 0 else pixels


def card_size(height: int) -> tuple[int, int]:
    """Width and height of a card that is ``height`` pixels high."""
    return round(height * CARD_ASPECT), height
