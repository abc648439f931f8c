"""A few words over whatever is on screen, which go away by themselves."""

from __future__ import annotations

import pygame

from game.view.core.kit import Kit, Label
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import INK, SMALL, TOAST_SHOWN
from game.view.motion.tween import Tween

TOP = 40
PAD_X, PAD_Y = 28, 14


class Toast:
    """``revision`` changes when its picture does."""

    def __init__(self) -> None:
        self.revision = 0
        self._text = ""
        self._tween = Tween(TOAST_SHOWN)

    def show(self, text: str) -> None:
        self._text, self._tween = text, Tween(TOAST_SHOWN)
        self.revision += 1

    def update(self, dt: float) -> None:
        self._tween.update(dt)
        if self._text and self._tween.over:
            self._text = ""
            self.revision += 1

    def patches(self, kit: Kit) -> list[Patch]:
        if not self._text:
            return []
        width = min(kit.type.width(self._text, SMALL), kit.frame.width - 2 * kit.px(TOP + PAD_X))
        box = pygame.Rect(0, kit.px(TOP), width + 2 * kit.px(PAD_X), kit.line(SMALL) + 2 * kit.px(PAD_Y))
        box.centerx = kit.frame.rect.centerx
        label = Label(self._text, SMALL, INK, box.inflate(-2 * kit.px(PAD_X), 0), align="center")

        def paint(surface: pygame.Surface) -> None:
            draw_plate(surface, kit, "tip", box)
            kit.write(surface, label)

        return [Patch(box, ("toast", self._text), paint)]
