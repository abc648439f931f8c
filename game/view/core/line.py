"""One line of text: how wide it is, and its picture.

The suits ♣ ♦ ♥ ♠ may stand in any text; they are drawn as the project's own shapes, never as glyphs of a font.
"""

from __future__ import annotations

import io
import re
from functools import lru_cache
from weakref import WeakKeyDictionary

import pygame

from game.typography import NBSP
from game.view.core.rendering import hex_of
from game.view.core.theme import RED_SUIT, Colour
from sprites.menus import icons

NARROWEST_SPACE = 0.14
"""Width of a space with the kerning beside it, by the font's size: in small print rounding leaves less, and it is set
twice."""
SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
SUIT_BASELINE = 0.92
SUIT_HEIGHT = 0.8
"""Height of a suit in a text by the font's ascent."""


def measure(text: str, font: pygame.Font) -> int:
    """Pixels that ``text`` takes on one line."""
    text = _apart(text, font)
    suits = sum(text.count(suit) for suit in SUITS)
    if not suits:
        return font.size(text)[0]
    return sum(font.size(run)[0] for run in _runs(text) if run not in SUITS) + suits * _suit_size(font)


def paint(line: str, font: pygame.Font, colour: Colour) -> pygame.Surface:
    """``line`` as a transparent picture."""
    line = _apart(line, font)
    if not any(suit in line for suit in SUITS):
        return font.render(line, True, colour)
    paper = pygame.Surface((measure(line, font), font.get_height()), pygame.SRCALPHA)
    x = 0
    for run in _runs(line):
        if run in SUITS:
            size = _suit_size(font)
            picture = _suit_picture(run, size, RED_SUIT if run in "♦♥" else colour)
            paper.blit(picture, (x, font.get_ascent() - round(size * SUIT_BASELINE)))
            x += size
        else:
            picture = font.render(run, True, colour)
            paper.blit(picture, (x, 0))
            x += picture.get_width()
    return paper


def _apart(text: str, font: pygame.Font) -> str:
    """``text`` with its words as far apart as they have to be in small print."""
    text = text.replace(NBSP, " ")
    return _ONE_SPACE.sub("  ", text) if _runs_together(font) else text


_ONE_SPACE = re.compile("(?<! ) (?! )")


def _runs_together(font: pygame.Font) -> bool:
    if font not in _TIGHT:
        space = font.size("к т")[0] - font.size("к")[0] - font.size("т")[0]
        _TIGHT[font] = bool(space < NARROWEST_SPACE * font.get_point_size())
    return _TIGHT[font]


_TIGHT: WeakKeyDictionary[pygame.Font, bool] = WeakKeyDictionary()
"""Fonts in use, and whether their words would run together."""


def _runs(text: str) -> list[str]:
    """``text`` cut before and after every suit."""
    return [run for run in re.split("([♣♦♥♠])", text) if run]


def _suit_size(font: pygame.Font) -> int:
    return max(round(font.get_ascent() * SUIT_HEIGHT), 4)


@lru_cache(maxsize=128)
def _suit_picture(suit: str, size: int, colour: Colour) -> pygame.Surface:
    drawn = icons.suit(SUITS[suit], hex_of(colour))
    return pygame.image.load_sized_svg(io.BytesIO(drawn.encode()), (size, size)).convert_alpha()
