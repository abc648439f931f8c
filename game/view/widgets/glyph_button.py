"""A button that shows which control of somebody's own device does the same."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.view.core.kit import Kit
from game.view.widgets.base import Attention
from game.view.widgets.button import ICON_GAP, Button

GLYPH = 42


@dataclass(eq=False, kw_only=True)
class GlyphButton(Button):
    """``glyph`` is a kind of device and a control, in the place of the icon; empty: the icon."""

    glyph: tuple[str, str] | None = None

    def _draw_icon(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        if self.glyph is None:
            super()._draw_icon(surface, kit, rect, mood)
            return
        picture = kit.art.glyph(*self.glyph, min(kit.em(GLYPH), rect.height - 2))
        text = self._text_box(kit, rect)
        place = picture.get_rect(midright=(text.left - kit.em(ICON_GAP // 2), rect.centery))
        surface.blit(picture, place.clamp(rect))
