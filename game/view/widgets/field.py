"""A line of text being written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.core.plates import draw_plate
from game.view.core.theme import SUBHEADING
from game.view.widgets.base import Attention, Widget
from game.view.widgets.button import nothing

PAD_X, PAD_Y = 26, 16
CARET_WIDTH, CARET_GAP = 4, 4


@dataclass(eq=False, kw_only=True)
class TextField(Widget):
    """What is written so far with a caret after it, or in soft letters what is wanted. Confirm is the Enter key."""

    text: str = ""
    wanted: str = ""
    on_press: Callable[[], None] = nothing

    def height(self, kit: Kit, width: int) -> int:
        return kit.line(SUBHEADING) + 2 * kit.em(PAD_Y)

    def act(self) -> None:
        self.on_press()

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        colour = kit.palette.text if self.text else kit.palette.text_soft
        return [Label(self.text or self.wanted, SUBHEADING, colour, self._box(kit, rect))]

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        draw_plate(surface, kit, "well", rect)
        draw_plate(surface, kit, "ring", rect, mood.focus)
        box = self._box(kit, rect)
        (label,) = self.labels(kit, rect, mood)
        drawn = kit.type.draw(surface, label.text, label.style, label.colour, box, valign="middle")
        x = (drawn.right if self.text else box.left) + kit.px(CARET_GAP)
        height = kit.line(SUBHEADING)
        surface.fill(kit.palette.accent, Rect(x, rect.centery - height // 2, kit.px(CARET_WIDTH), height))

    def _box(self, kit: Kit, rect: Rect) -> Rect:
        return rect.inflate(-2 * kit.em(PAD_X), 0)
