"""A picture that phones read, in whole pixels: dark on light, with the light zone around it that readers need."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.view.core.theme import INK, WHITE

QUIET_ZONE = 4
"""Modules that stay light on each side."""


def module_size(modules: int, rect: Rect) -> int:
    """The pixels of a module in a picture of so many across that has to lie in ``rect``; at least one."""
    return max(min(rect.size) // (modules + 2 * QUIET_ZONE), 1)


def paint_code(surface: pygame.Surface, code: Sequence[Sequence[bool]], rect: Rect) -> None:
    """Draw rows of modules, dark or not, as large as they can be in the middle of ``rect``."""
    size = module_size(len(code), rect)
    across = size * (len(code) + 2 * QUIET_ZONE)
    paper = Rect(0, 0, across, across)
    paper.center = rect.center
    surface.fill(WHITE, paper)
    for row, modules in enumerate(code):
        for column, dark in enumerate(modules):
            if dark:
                at = paper.left + (column + QUIET_ZONE) * size, paper.top + (row + QUIET_ZONE) * size
                surface.fill(INK, (*at, size, size))
