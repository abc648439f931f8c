"""The size of the window, and lengths in it. Everything is laid out in units: pixels of a 1920×1080 window."""

from __future__ import annotations

from msgspec import Struct
from pygame import Rect, Surface

DESIGN_SIZE = (1920, 1080)
CARD_ASPECT = 5 / 7
"""Width of a card by its height."""


class Frame(Struct, frozen=True):
    """What is drawn on: ``width`` × ``height`` pixels of the window.

    Wide windows gain space at the sides, narrow ones above and below.
    """

    width: int
    height: int
    margin: tuple[int, int] = (0, 0)
    """Pixels that the window has more at either side, and above and below: a television may cut them off."""

    @classmethod
    def within(cls, window: tuple[int, int], edge: float = 0.0) -> Frame:
        """The part of a window that leaves out ``edge`` of its size on each side. All that matters is shown there."""
        across, down = (round(length * edge) for length in window)
        return cls(window[0] - 2 * across, window[1] - 2 * down, (across, down))

    @property
    def window(self) -> tuple[int, int]:
        """The size of the whole window."""
        return self.width + 2 * self.margin[0], self.height + 2 * self.margin[1]

    @property
    def inside(self) -> Rect:
        """Where it lies in the window."""
        return Rect(self.margin, self.size)

    def part_of(self, window: Surface) -> Surface:
        """What is to be drawn on, of the surface of the whole window."""
        return window.subsurface(self.inside) if any(self.margin) else window

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


def whole(surface: Surface) -> Surface:
    """The surface of the whole window of which ``surface`` is a part: for what lies behind everything."""
    return surface.get_abs_parent()


def card_size(height: int) -> tuple[int, int]:
    """Width and height of a card that is ``height`` pixels high."""
    return round(height * CARD_ASPECT), height
