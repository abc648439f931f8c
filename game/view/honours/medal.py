"""A place from first to last as a medal: gold, silver, bronze, and plain, with its number."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.core.theme import INK, LEAST_LETTERS, MEDALS, NUMBER, Colour, Style

FIGURE = 0.6
"""Height of the number by that of the medal."""
RIM = 0.07


def medal_colour(place: int) -> Colour:
    """The metal of a place, from 1."""
    return MEDALS[min(place, len(MEDALS)) - 1]


def draw_medal(surface: pygame.Surface, kit: Kit, rect: Rect, place: int) -> None:
    """It fills ``rect``, a square."""
    colour = medal_colour(place)
    dark = (colour[0] * 2 // 3, colour[1] * 2 // 3, colour[2] * 2 // 3)
    radius = rect.width // 2
    pygame.draw.aacircle(surface, dark, rect.center, radius)
    pygame.draw.aacircle(surface, colour, rect.center, max(radius - max(round(rect.width * RIM), 1), 1))
    figure = Style(NUMBER.font, max(rect.height * FIGURE / kit.type.scale, LEAST_LETTERS / kit.text_size()))
    kit.write(surface, Label(str(place), figure, INK, rect.inflate(rect.width, rect.height), "center"))
