"""A small plate with an icon and a number: how many there are of something on the table."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.core.plates import draw_plate
from game.view.core.theme import LABEL

WIDE, HIGH = 196, 58
ICON, PAD = 36, 14


def draw_badge(surface: pygame.Surface, kit: Kit, place: Rect, icon: str, words: str) -> None:
    """Fill ``place`` with a badge."""
    draw_plate(surface, kit, "well", place)
    picture = kit.art.icon(icon, kit.px(ICON), kit.palette.accent)
    surface.blit(picture, picture.get_rect(midleft=(place.left + kit.px(PAD), place.centery)))
    box = Rect(place.left + kit.px(PAD + ICON + 6), place.top, place.width - kit.px(PAD + ICON + 16), place.height)
    kit.write(surface, kit.snug(Label(words, LABEL, kit.palette.text, box, "center")))
