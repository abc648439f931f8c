"""One line of text: how wide it is, and its picture.

The suits ♣ ♦ ♥ ♠ may stand in any text; they are drawn as the project's own shapes, never as glyphs of a font. Letters
that a font lacks are those of another one.
"""

from __future__ import annotations

import io
import re
from functools import lru_cache
from weakref import WeakKeyDictionary

import pygame

from game.typography import NBSP
from game.view.core.fonts import split
from game.view.core.rendering import hex_of
from game.view.core.theme import BLUE_SUIT, GREEN_SUIT, RED_SUIT, Colour
from sprites.menus import icons
from sprites.palette import FOUR_COLOURS, INK, TWO_COLOURS

NARROWEST_SPACE = 0.14
"""Width of a space with the kerning beside it, by the font's size: in small print rounding leaves less, and it is set
twice."""
SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
CARD_COLOURS = (TWO_COLOURS, FOUR_COLOURS)
DARK = 3 * 0x60
"""A text whose red, green and blue come to less is dark."""
SUIT_BASELINE = 0.92
SUIT_HEIGHT = 0.8
"""Height of a suit in a text by the font's ascent."""


def measure(text: str, font: pygame.Font) -> int:
    """Pixels that ``text`` takes on one line."""
    text = _apart(text, font)
    if _USUAL.fullmatch(text):
        return font.size(text)[0]
    return sum(_suit_size(font) if run in SUITS else of.size(run)[0] for run, of in _runs(text, font))


def paint(line: str, font: pygame.Font, colour: Colour, *, four_colours: bool = False) -> pygame.Surface:
    """``line`` as a transparent picture; its suits in the colours that they have on the cards."""
    line = _apart(line, font)
    if _USUAL.fullmatch(line):
        return font.render(line, True, colour)
    paper = pygame.Surface((measure(line, font), font.get_height()), pygame.SRCALPHA)
    x = 0
    for run, of in _runs(line, font):
        if run in SUITS:
            size = _suit_size(font)
            picture = _suit_picture(run, size, suit_colour(run, colour, four_colours))
            paper.blit(picture, (x, font.get_ascent() - round(size * SUIT_BASELINE)))
            x += size
        elif of.size(run)[0]:  # what shows nothing by itself, such as a joiner, cannot be rendered
            picture = of.render(run, True, colour)
            paper.blit(picture, (x, font.get_ascent() - of.get_ascent()))
            x += picture.get_width()
    return paper


def suit_colour(suit: str, text: Colour, four_colours: bool) -> Colour:
    """The colour of a suit within a text of this one."""
    if sum(text) < DARK:
        own = CARD_COLOURS[four_colours][SUITS[suit]]
        red, green, blue = bytes.fromhex(own[1:])
        return text if own == INK else (red, green, blue)
    if four_colours and suit in "♣♦":
        return GREEN_SUIT if suit == "♣" else BLUE_SUIT
    return RED_SUIT if suit in "♦♥" else text


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


_USUAL = re.compile("[ -~\xa0-ÿА-яЁё–—‘’“”„…•]*")
"""What every font has; no suits."""


def _runs(text: str, font: pygame.Font) -> list[tuple[str, pygame.Font]]:
    """``text`` cut before and after every suit, and where another font has to help out."""
    runs: list[tuple[str, pygame.Font]] = []
    for run in re.split("([♣♦♥♠])", text):
        runs += split(run, font) if run not in SUITS and not _USUAL.fullmatch(run) else [(run, font)] if run else []
    return runs


def _suit_size(font: pygame.Font) -> int:
    return max(round(font.get_ascent() * SUIT_HEIGHT), 4)


@lru_cache(maxsize=128)
def _suit_picture(suit: str, size: int, colour: Colour) -> pygame.Surface:
    drawn = icons.suit(SUITS[suit], hex_of(colour))
    return pygame.image.load_sized_svg(io.BytesIO(drawn.encode()), (size, size)).convert_alpha()
