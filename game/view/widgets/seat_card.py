"""What tells a seat from the others: its face in a frame of its shape and colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.people.medallion import seat_face
from game.view.widgets.base import Attention, Widget
from game.view.widgets.rows import ChoiceRow

ICON_SHARE = 0.5
ICON_GAP = 14
FACE_PAD = 3
"""Above and below a picture that is chosen."""


@dataclass(eq=False, kw_only=True)
class SeatMark(Widget):
    """The face of a seat, or its shape alone, and beside it the ``icons`` that say what kind of player sits there."""

    seat: int = 0
    face: str | None = None
    icons: Sequence[str] = ()
    focusable: bool = False

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        size = rect.height
        picture = seat_face(kit, self.seat, self.face, size)
        small = round(size * ICON_SHARE)
        step = min(small + kit.px(ICON_GAP), (rect.width - size) // max(len(self.icons), 1))
        left = rect.centerx - (size + step * len(self.icons)) // 2
        surface.blit(picture, picture.get_rect(midleft=(left, rect.centery)))
        for number, name in enumerate(self.icons, start=1):
            icon = kit.art.icon(name, small, kit.palette.text_soft)
            surface.blit(icon, icon.get_rect(midright=(left + size + step * number, rect.centery)))


@dataclass(eq=False, kw_only=True)
class EmblemChoice(ChoiceRow):
    """The same for a person, who chooses the picture: one of ``faces``, which are called ``values``."""

    seat: int = 0
    faces: Sequence[str | None] = ()
    bare: bool = True

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        return []

    def draw_control(self, surface: pygame.Surface, kit: Kit, place: Rect, mood: Attention) -> None:
        super().draw_control(surface, kit, place, mood)
        picture = seat_face(kit, self.seat, self.faces[self.index], place.height - 2 * kit.px(FACE_PAD))
        surface.blit(picture, picture.get_rect(center=place.center))
