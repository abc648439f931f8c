"""What stands over a table that nobody plays at: which game it is, and that any button leads back."""

from __future__ import annotations

from math import cos, pi

import pygame
from pygame import Rect

from game.view.core.kit import Kit, faded
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import INVITATION_PULSE, LABEL, SUBHEADING

BOTTOM = 0.65
"""Of the window's height: between the cards on the table and the plate above the hand."""
PAD_X, PAD_Y, GAP = 44, 20, 4
FAINTEST, LIGHTS = 0.35, 40


def invitation_patch(kit: Kit, game: str, words: str, seconds: float) -> Patch:
    """``words`` under the name of the game; they grow faint and strong again as the seconds go by."""
    room = kit.frame.width - 2 * kit.px(PAD_X), kit.frame.height
    title = kit.type.picture(game, SUBHEADING, kit.palette.accent, room, "center")
    asked = kit.type.picture(words, LABEL, kit.palette.text, room, "center")
    inner = Rect(0, 0, max(title.get_width(), asked.get_width()), title.get_height() + kit.px(GAP) + asked.get_height())
    inner.midbottom = kit.frame.rect.centerx, round(kit.frame.height * BOTTOM) - kit.px(PAD_Y)
    plate = inner.inflate(2 * kit.px(PAD_X), 2 * kit.px(PAD_Y))
    light = (1 + cos(2 * pi * seconds / INVITATION_PULSE)) / 2
    strength = round(LIGHTS * (FAINTEST + (1 - FAINTEST) * light)) / LIGHTS

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, kit, "dialog", plate)
        surface.blit(title, title.get_rect(midtop=inner.midtop))
        faded(surface, asked, asked.get_rect(midbottom=inner.midbottom), strength)

    return Patch(plate, ("invitation", game, words, strength), paint)
