"""What tells a seat from the others: its shape in its colour on a pool of light."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.view.theme import SEAT_COLOURS
from game.view.widgets.base import Mood, Widget
from game.view.widgets.kit import Kit, faded

EMBLEM_SHARE = 0.62
EMBLEM_GAP = 14


@dataclass(eq=False, kw_only=True)
class SeatMark(Widget):
    """The shape of a seat, and beside it what kind of player sits there: ``icon`` is a person or a robot."""

    seat: int = 0
    icon: str = ""
    focusable: bool = False

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Mood) -> None:
        colour = SEAT_COLOURS[self.seat]
        size = rect.height
        shape = kit.art.shape(self.seat, size, colour)
        small = round(size * EMBLEM_SHARE)
        icon = kit.art.icon(self.icon, small, kit.palette.text_soft) if self.icon else None
        width = size + (small + kit.px(EMBLEM_GAP) if icon else 0)
        left = rect.centerx - width // 2
        faded(surface, shape, shape.get_rect(midleft=(left, rect.centery)), 1.0)
        if icon:
            surface.blit(icon, icon.get_rect(midright=(left + width, rect.centery)))
