"""Text that never leaves its box: it wraps, then shrinks to 80 %, then ends in "…" (LOOK.md, "Type and space").

The suits ♣ ♦ ♥ ♠ may stand in any text; they are drawn as the project's own shapes, never as glyphs of a font.
"""

from __future__ import annotations

import io
import re
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Literal
from weakref import WeakKeyDictionary

import pygame

from game.view.core.theme import RED_SUIT, Colour, Style
from sprites.menus import icons

Align = Literal["left", "center", "right"]
VAlign = Literal["top", "middle", "bottom"]

SMALLEST_SHRINK = 0.8
SHRINK_STEP = 0.05
CACHED_PICTURES = 600
ELLIPSIS = "…"
NARROWEST_SPACE = 0.14
"""Width of a space with the kerning beside it, by the font's size: in small print rounding leaves less, and it is set
twice."""
NEVER_FIRST = frozenset("-–—·,.;:!?…%)]»”’")
"""Marks that begin no line: they belong to what stands before them."""
SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
SUIT_BASELINE = 0.92
SUIT_HEIGHT = 0.8
"""Height of a suit in a text by the font's ascent."""

FONT_FILES = {
    "russo": ("fontpkg_russo_one", "RussoOne-Regular.ttf"),
    "medium": ("font_manrope", "Manrope-Medium.ttf"),
    "semibold": ("font_manrope", "Manrope-SemiBold.ttf"),
    "extrabold": ("font_manrope", "Manrope-ExtraBold.ttf"),
}


@cache
def font_path(name: str) -> Path:
    """The file of a font named in ``FONT_FILES``; FileNotFoundError if its package is not installed."""
    package, file = FONT_FILES[name]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"font package {package} is not installed")
    return Path(spec.submodule_search_locations[0]) / "files" / file


class Typesetter:
    """Sets text for one window size: ``scale`` is pixels a unit times the player's text size."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        self._pictures: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._others: dict[float, Typesetter] = {}

    def at(self, scale: float) -> Typesetter:
        """The one of another scale, made once."""
        if scale == self.scale:
            return self
        if scale not in self._others:
            self._others[scale] = Typesetter(scale)
        return self._others[scale]

    def font(self, style: Style, shrink: float = 1.0) -> pygame.Font:
        key = style.font, max(round(style.size * self.scale * shrink), 6)
        if key not in self._fonts:
            self._fonts[key] = pygame.Font(font_path(style.font), key[1])
        return self._fonts[key]

    def line_height(self, style: Style) -> int:
        return self.font(style).get_linesize()

    def width(self, text: str, style: Style) -> int:
        """Pixels that ``text`` takes on one line."""
        return measure(text, self.font(style))

    def height(self, text: str, style: Style, width: int) -> int:
        """Pixels that ``text`` takes when wrapped to ``width``, at its full size."""
        font = self.font(style)
        return len(wrap(text, font, width)) * font.get_linesize()

    def fits(self, text: str, style: Style, size: tuple[int, int]) -> bool:
        """Whether ``text`` can be shown whole in a box of this size."""
        return self._set(text, style, size)[2]

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        style: Style,
        colour: Colour,
        box: pygame.Rect,
        align: Align = "left",
        valign: VAlign = "top",
    ) -> pygame.Rect:
        """Draw ``text`` into ``box`` and return the rectangle it took."""
        if not text or box.width <= 0 or box.height <= 0:
            return pygame.Rect(box.topleft, (0, 0))
        picture = self.picture(text, style, colour, box.size, align)
        place = picture.get_rect()
        place.x = {"left": box.left, "center": box.centerx - place.width // 2, "right": box.right - place.width}[align]
        middle = box.centery - place.height // 2
        place.y = {"top": box.top, "middle": middle, "bottom": box.bottom - place.height}[valign]
        surface.blit(picture, place)
        return place

    def picture(
        self, text: str, style: Style, colour: Colour, size: tuple[int, int], align: Align = "left"
    ) -> pygame.Surface:
        """``text`` as a transparent picture no larger than ``size``."""
        key = text, style, colour, size, align
        found = self._pictures.get(key)
        if found is None:
            lines, font, _ = self._set(text, style, size)
            found = self._pictures[key] = _paint(lines, font, colour, align)
            if len(self._pictures) > CACHED_PICTURES:
                self._pictures.popitem(last=False)
        else:
            self._pictures.move_to_end(key)
        return found

    def _set(self, text: str, style: Style, size: tuple[int, int]) -> tuple[list[str], pygame.Font, bool]:
        """The lines, their font, and whether nothing had to be left out."""
        width, height = size
        shrink = 1.0
        while True:
            font = self.font(style, shrink)
            lines = wrap(text, font, width)
            if len(lines) * font.get_linesize() <= height or (len(lines) == 1 and font.get_height() <= height * 1.1):
                return lines, font, True
            if shrink <= SMALLEST_SHRINK:
                kept = max(height // font.get_linesize(), 1)
                if kept >= len(lines):
                    return lines, font, True
                return [*lines[: kept - 1], _cut(_rest(text, lines[: kept - 1]), font, width)], font, False
            shrink = max(shrink - SHRINK_STEP, SMALLEST_SHRINK)


def measure(text: str, font: pygame.Font) -> int:
    """Pixels that ``text`` takes on one line."""
    text = _apart(text, font)
    suits = sum(text.count(suit) for suit in SUITS)
    if not suits:
        return font.size(text)[0]
    return sum(font.size(run)[0] for run in _runs(text) if run not in SUITS) + suits * _suit_size(font)


def wrap(text: str, font: pygame.Font, width: int) -> list[str]:
    """``text`` in lines of at most ``width`` pixels, broken at spaces; a longer word is broken inside. No line begins
    with a mark that belongs to what stands before it, unless there is no other way."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        if measure(paragraph, font) <= width:
            lines.append(paragraph)
            continue
        line = ""
        for word in _words(paragraph, font, width):
            longer = f"{line} {word}" if line else word
            if measure(longer, font) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *whole, line = _pieces(word, font, width)
            lines += whole
        lines.append(line)
    return lines


def _words(paragraph: str, font: pygame.Font, width: int) -> list[str]:
    """The words, each with the dashes and other marks that stand alone after it, if there is room for them."""
    words: list[str] = []
    for word in paragraph.split(" "):
        longer = f"{words[-1]} {word}" if words and word and set(word) <= NEVER_FIRST else ""
        if longer and measure(longer, font) <= width:
            words[-1] = longer
        else:
            words.append(word)
    return words


def _pieces(word: str, font: pygame.Font, width: int) -> list[str]:
    """A word; one that is too long for a line is broken, after a hyphen if it has one."""
    if measure(word, font) <= width:
        return [word]
    pieces = [""]
    for letter in word:
        if pieces[-1] and measure(pieces[-1] + letter, font) > width:
            pieces[-1:] = _broken(pieces[-1], letter, font, width)
        else:
            pieces[-1] += letter
    return pieces


def _broken(piece: str, letter: str, font: pygame.Font, width: int) -> tuple[str, str]:
    """A piece of a word that fills a line, and the letter after it, broken in two: after the last hyphen, or else as
    late as can be."""
    letters = piece + letter
    after_hyphen = [piece.rindex("-") + 1] if "-" in piece[1:] else []
    for end in (*after_hyphen, *range(len(piece), 0, -1)):
        if letters[end] not in NEVER_FIRST and measure(letters[end:], font) <= width:
            return letters[:end], letters[end:]
    return piece, letter


def _rest(text: str, lines: Sequence[str]) -> str:
    """What comes in a text after these lines, the first ones it was wrapped into."""
    taken = sum(len(line.replace(" ", "")) for line in lines)
    letters = (place for place, letter in enumerate(text) if letter not in " \n")
    first = next(islice(letters, taken, None), len(text))
    return text[first:].replace("\n", " ")


def _cut(text: str, font: pygame.Font, width: int) -> str:
    """As much of ``text`` as fits before an ellipsis."""
    fits = bisect_right(range(len(text) + 1), width, key=lambda end: measure(text[:end].rstrip() + ELLIPSIS, font)) - 1
    return text[: max(fits, 0)].rstrip() + ELLIPSIS


def _paint(lines: list[str], font: pygame.Font, colour: Colour, align: Align) -> pygame.Surface:
    pictures = [_paint_line(line, font, colour) for line in lines]
    if len(pictures) == 1:
        return pictures[0]
    step = font.get_linesize()
    width = max(picture.get_width() for picture in pictures)
    paper = pygame.Surface((max(width, 1), step * len(pictures)), pygame.SRCALPHA)
    for row, picture in enumerate(pictures):
        spare = width - picture.get_width()
        paper.blit(picture, ({"left": 0, "center": spare // 2, "right": spare}[align], row * step))
    return paper


def _paint_line(line: str, font: pygame.Font, colour: Colour) -> pygame.Surface:
    if not any(suit in line for suit in SUITS):
        return font.render(_apart(line, font), True, colour)
    paper = pygame.Surface((measure(line, font), font.get_height()), pygame.SRCALPHA)
    x = 0
    for run in _runs(_apart(line, font)):
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
    return text.replace(" ", "  ") if _runs_together(font) else text


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
    drawn = icons.suit(SUITS[suit], "#{:02x}{:02x}{:02x}".format(*colour))
    return pygame.image.load_sized_svg(io.BytesIO(drawn.encode()), (size, size)).convert_alpha()
