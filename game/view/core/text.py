"""Text that never leaves its box: it wraps, then shrinks to 80 %, then ends in "…" (LOOK.md, "Type and space").

A word that is too long for its line makes it shrink as well; only what is too long even then is broken. However little
room there is, no letters are smaller than ``LEAST_LETTERS``.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from game.view.core.fonts import open_font
from game.view.core.line import measure, paint
from game.view.core.theme import LEAST_LETTERS, Colour, Style
from game.view.core.wrap import rest, words, wrapped

Align = Literal["left", "center", "right"]
VAlign = Literal["top", "middle", "bottom"]

SHRINK_STEP = 0.05
SHRINKS = (1.0, 0.95, 0.9, 0.85, 0.8)
"""By how much text is shrunk at most before it is cut, and before a word of it is broken."""
CACHED_PICTURES = 300
CACHED_LINES = 2000
OVER = 1.12
"""By so much lines may be higher than their box: above and below letters there is nothing of them."""
ELLIPSIS = "…"


class Setting(NamedTuple):
    """How a text is set: ``whole`` if nothing is left out, ``torn`` if a word is broken inside."""

    lines: Sequence[str]
    font: pygame.Font
    whole: bool = True
    torn: bool = False


class Typesetter:
    """Sets text for one window size: ``scale`` is pixels a unit times the player's text size, ``unit`` the pixels of a
    unit, if that is another number. Suits have two colours or four, as on the cards."""

    def __init__(self, scale: float, unit: float | None = None, *, four_colours: bool = False) -> None:
        self.scale = scale
        self._unit = unit or scale
        self.four_colours = four_colours
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        self._pictures: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._wrapped = lru_cache(CACHED_LINES)(wrapped)
        self._measured = lru_cache(CACHED_LINES)(measure)
        self._others: dict[float, Typesetter] = {}

    def at(self, scale: float) -> Typesetter:
        """The one of another scale, made once."""
        if scale == self.scale:
            return self
        if scale not in self._others:
            self._others[scale] = Typesetter(scale, self._unit, four_colours=self.four_colours)
        return self._others[scale]

    def font(self, style: Style, shrink: float = 1.0) -> pygame.Font:
        size = style.size * self.scale
        key = style.font, max(round(max(size * shrink, min(size, LEAST_LETTERS * self._unit))), 6)
        if key not in self._fonts:
            self._fonts[key] = open_font(*key)
        return self._fonts[key]

    def line_height(self, style: Style) -> int:
        return self.font(style).get_linesize()

    def width(self, text: str, style: Style) -> int:
        """Pixels that ``text`` takes on one line."""
        return self._measured(text, self.font(style))

    def lines(self, text: str, style: Style, width: int) -> Sequence[str]:
        """``text`` wrapped to ``width``, at its full size."""
        return self._wrapped(text, self.font(style), width).texts

    def height(self, text: str, style: Style, width: int) -> int:
        """Pixels that ``text`` takes when wrapped to ``width``, at its full size."""
        return len(self.lines(text, style, width)) * self.line_height(style)

    def least(self, text: str, style: Style) -> int:
        """The width in which no word of ``text`` is broken, set as small as it may be."""
        font = self.font(style, SHRINKS[-1])
        return max((self._measured(word, font) for word in words(text)), default=0)

    def fits(self, text: str, style: Style, size: tuple[int, int]) -> bool:
        """Whether ``text`` can be shown whole in a box of this size."""
        return self._set(text, style, size).whole

    def breaks(self, text: str, style: Style, size: tuple[int, int]) -> bool:
        """Whether a word of ``text`` is broken inside in a box of this size."""
        return self._set(text, style, size).torn

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
            setting = self._set(text, style, size)
            found = self._pictures[key] = self._paint(setting, colour, align)
            if len(self._pictures) > CACHED_PICTURES:
                self._pictures.popitem(last=False)
        else:
            self._pictures.move_to_end(key)
        return found

    def _set(self, text: str, style: Style, size: tuple[int, int]) -> Setting:
        width, height = size
        torn: Setting | None = None
        for shrink in SHRINKS:
            font = self.font(style, shrink)
            lines = self._wrapped(text, font, width)
            high = len(lines.texts) * font.get_linesize() if len(lines.texts) > 1 else font.get_height()
            if high > height * OVER:
                continue
            if not lines.torn:
                return Setting(lines.texts, font)
            torn = torn or Setting(lines.texts, font, torn=True)
        if torn:
            return torn
        kept = max(height // font.get_linesize(), 1)
        if kept >= len(lines.texts):
            return Setting(lines.texts, font, torn=lines.torn)
        first = lines.texts[: kept - 1]
        return Setting([*first, _cut(rest(text, first), font, width)], font, whole=False)

    def _paint(self, setting: Setting, colour: Colour, align: Align) -> pygame.Surface:
        font = setting.font
        pictures = [paint(line, font, colour, four_colours=self.four_colours) for line in setting.lines]
        if len(pictures) == 1:
            return pictures[0]
        step = font.get_linesize()
        width = max(picture.get_width() for picture in pictures)
        paper = pygame.Surface((max(width, 1), step * len(pictures)), pygame.SRCALPHA)
        for row, picture in enumerate(pictures):
            spare = width - picture.get_width()
            paper.blit(picture, ({"left": 0, "center": spare // 2, "right": spare}[align], row * step))
        return paper


def _cut(text: str, font: pygame.Font, width: int) -> str:
    """As much of ``text`` as fits before an ellipsis."""
    fits = bisect_right(range(len(text) + 1), width, key=lambda end: measure(text[:end].rstrip() + ELLIPSIS, font)) - 1
    return text[: max(fits, 0)].rstrip() + ELLIPSIS
