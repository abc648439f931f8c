"""The sign of a CPU player that thinks: dots that run around its shape."""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Rect

from game.view.theme import SEAT_COLOURS, THINKING_TURN
from game.view.widgets.kit import Kit

DOTS, DOT, OUTSIDE = 9, 3.2, 7
"""How many, and in units how large and how far from the shape."""
FAINTEST = 0.15
"""Of the ground's colour in the last dot nothing is left but this."""


def draw_thinking(surface: pygame.Surface, kit: Kit, shape: Rect, seat: int, elapsed: float, calm: bool) -> None:
    """``shape`` is where the seat's shape lies. ``calm``: the dots stand still, every third one lit."""
    radius = shape.width / 2 + kit.px(OUTSIDE)
    first = 0 if calm else elapsed / THINKING_TURN * DOTS
    for number in range(DOTS):
        behind = number % 3 * 0.5 * DOTS if calm else (first - number) % DOTS
        angle = 2 * pi * number / DOTS - pi / 2
        centre = shape.centerx + radius * cos(angle), shape.centery + radius * sin(angle)
        colour = pygame.Color(*kit.palette.panel).lerp(SEAT_COLOURS[seat], max(1 - behind / DOTS, FAINTEST))
        pygame.draw.aacircle(surface, colour, centre, max(kit.frame.unit * DOT, 1.5))
