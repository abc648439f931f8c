"""Letters set into sprites, which have none: the index of a card, and what is printed on a key or button."""

from __future__ import annotations

from typing import Literal

import pygame

from game.rules.cards import CODES
from game.view.core.fonts import open_font
from game.view.core.theme import Style
from sprites.cards import Index
from sprites.controls import glyphs

Letters = Literal["latin", "russian"]

LATIN = {"T": "10"}
RUSSIAN = {"T": "10", "J": "В", "Q": "Д", "K": "К", "A": "Т"}
STYLE = Style("extrabold", 0)
CAP_HEIGHT = 0.72
"""Height of Manrope's capitals by its size."""
LABEL_HEIGHT = 0.8
"""Height of a key's lettering by its box."""
CARD_HEIGHT = 350
"""Of a face, in the units in which the places of its indices are given."""


def letters_for(wanted: str, language: str) -> Letters:
    """As the player ``wanted`` them (a setting): always the same, or as suits whoever reads this language."""
    if wanted == "language":
        return "russian" if language == "ru" else "latin"
    return "russian" if wanted == "russian" else "latin"


def index_text(card: int, letters: Letters) -> str:
    """The index of a card that is no joker, such as ``10`` or ``Д``."""
    rank = CODES[card][0]
    return (RUSSIAN if letters == "russian" else LATIN).get(rank, rank)


def set_index(picture: pygame.Surface, text: str, place: Index, colour: str) -> None:
    """Set an index into two corners of a face."""
    scale = picture.get_height() / CARD_HEIGHT
    letters = _capitals(text, place.cap_height * scale, place.max_width * scale, pygame.Color(colour))
    spot = letters.get_rect(center=(place.centre[0] * scale, place.centre[1] * scale))
    picture.blit(letters, spot)
    turned = spot.copy()
    turned.center = picture.get_width() - spot.centerx, picture.get_height() - spot.centery
    picture.blit(pygame.transform.rotate(letters, 180), turned)


def set_label(picture: pygame.Surface, label: str, colour: str) -> None:
    """Set a key's or button's lettering into its box."""
    width, height = picture.get_size()
    left, top, wide, high = glyphs.LABEL_BOX
    letters = _capitals(label, high * height * LABEL_HEIGHT, wide * width, pygame.Color(colour))
    picture.blit(letters, letters.get_rect(center=((left + wide / 2) * width, (top + high / 2) * height)))


def _capitals(text: str, height: float, width: float, colour: pygame.Color) -> pygame.Surface:
    """Letters whose capitals are ``height`` pixels high, cut to their ink and squeezed to ``width``."""
    size = max(round(height / CAP_HEIGHT), 4)
    font = open_font(STYLE.font, size)
    drawn = font.render(text, True, colour)
    ink = drawn.subsurface(drawn.get_bounding_rect()).copy()
    if ink.get_width() <= width:
        return ink
    return pygame.transform.smoothscale(ink, (max(round(width), 1), ink.get_height()))
