"""The sign of a CPU player that thinks: three dots on a tab under its plate, which light up one after another."""

from __future__ import annotations

from math import cos, pi

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import SEAT_COLOURS, THINKING_TURN

WIDTH, HEIGHT, FROM_LEFT = 96, 38, 68
"""Units of the tab, and where it begins, from the left of the plate."""
DOT, APART = 6.0, 24
"""Units: half the width of a dot, and from dot to dot."""
DARK = 0.3
"""What is left of a dot that is not lit: a share of its colour, and of its size."""
LAG = 1 / 3
"""Of a turn, from one dot to the next."""


def thinking_patch(kit: Kit, plate: Rect, seat: int, elapsed: float, calm: bool) -> Patch:
    """``plate`` is that of the seat. ``calm``: the dots are lit all the time."""
    tab = Rect(plate.left + kit.px(FROM_LEFT), plate.bottom - kit.px(3), kit.px(WIDTH), kit.px(HEIGHT))
    lights = [1.0 if calm else _light(elapsed / THINKING_TURN - number * LAG) for number in range(3)]

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, replace(kit, palette=replace(kit.palette, edge=SEAT_COLOURS[seat])), "button", tab)
        for number, light in enumerate(lights):
            colour = pygame.Color(*kit.palette.panel).lerp(SEAT_COLOURS[seat], light)
            centre = tab.centerx + (number - 1) * kit.px(APART), tab.centery
            pygame.draw.aacircle(surface, colour, centre, max(kit.frame.unit * DOT * (0.6 + 0.4 * light), 1.5))

    return Patch(tab, ("thinks", seat, *lights), paint)


def _light(turn: float) -> float:
    """Of a dot, ``DARK`` to 1, that shines once a turn."""
    return DARK + (1 - DARK) * max(cos(2 * pi * turn), 0.0)
