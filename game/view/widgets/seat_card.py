"""What tells a seat from the others: its shape in its colour on a pool of light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.view.core.kit import Kit, faded
from game.view.core.theme import SEAT_COLOURS
from game.view.widgets.base import Attention, Widget

EMBLEM_SHARE = 0.62
EMBLEM_GAP = 14


@dataclass(eq=False, kw_only=True)
class SeatMark(Widget):
    """The shape of a seat, and beside it the ``icons`` that say what kind of player sits there."""

    seat: int = 0
    icons: Sequence[str] = ()
    focusable: bool = False

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        colour = SEAT_COLOURS[self.seat]
        size = rect.height
        shape = kit.art.shape(self.seat, size, colour)
        small = round(size * EMBLEM_SHARE)
        step = small + kit.px(EMBLEM_GAP)
        left = rect.centerx - (size + step * len(self.icons)) // 2
        faded(surface, shape, shape.get_rect(midleft=(left, rect.centery)), 1.0)
        for number, name in enumerate(self.icons, start=1):
            icon = kit.art.icon(name, small, kit.palette.text_soft)
            surface.blit(icon, icon.get_rect(midright=(left + size + step * number, rect.centery)))
