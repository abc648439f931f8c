"""A page of text that is longer than its place: it has the focus while it is being scrolled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.plates import draw_plate
from game.view.widgets.base import Attention, Widget


@dataclass(eq=False, kw_only=True)
class Reader(Widget):
    """``moved`` scrolls by a step; False at an end, so that the focus moves on."""

    moved: Callable[[int], bool] = lambda step: False

    def scroll(self, step: int) -> bool:
        return self.moved(step)

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        draw_plate(surface, kit, "ring", rect, mood.focus)
