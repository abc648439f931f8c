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
UNDERLINE = 3


@dataclass(eq=False, kw_only=True)
class TextField(Widget):
    """What is written so far with a caret after it, or in soft letters what is wanted. Confirm is the Enter key.
    ``composed`` is what an input method is still putting together: it follows, underlined."""

    text: str = ""
    composed: str = ""
    wanted: str = ""
    on_press: Callable[[], None] = nothing

    def height(self, kit: Kit, width: int) -> int:
        return kit.line(SUBHEADING) + 2 * kit.em(PAD_Y)

    def act(self) -> None:
        self.on_press()

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        box, shown = self._box(kit, rect), self.text + self.composed
        while self.composed and kit.type.width(shown, SUBHEADING) > box.width:
            shown = shown[1:]
        colour = kit.palette.text if shown else kit.palette.text_soft
        return [Label(shown or self.wanted, SUBHEADING, colour, box)]

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        draw_plate(surface, kit, "well", rect)
        draw_plate(surface, kit, "ring", rect, mood.focus)
        box = self._box(kit, rect)
        (label,) = self.labels(kit, rect, mood)
        drawn = kit.type.draw(surface, label.text, label.style, label.colour, box, valign="middle")
        end, height = drawn.right if self.text or self.composed else box.left, kit.line(SUBHEADING)
        top = rect.centery - height // 2
        caret = Rect(end + kit.px(CARET_GAP), top, kit.px(CARET_WIDTH), height)
        surface.fill(kit.palette.accent, caret)
        if self.composed:
            width = min(kit.type.width(self.composed, SUBHEADING), drawn.width)
            line = kit.px(UNDERLINE)
            surface.fill(kit.palette.accent, Rect(end - width, caret.bottom - line, width, line))

    def _box(self, kit: Kit, rect: Rect) -> Rect:
        return rect.inflate(-2 * kit.em(PAD_X), 0)
