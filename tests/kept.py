"""What every scene under test would make anew, and make the same: pictures, fonts, the lines of texts.

They are made once a session, which spares more than half the time of such tests. Whoever tests how pictures are made
says ``made_anew``.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import lru_cache, partial

import pygame
import pytest

from game.view.core import fonts, line, text, wrap
from game.view.core.art import Art, Key
from game.view.core.rendering import Size

KEPT_BYTES = 160 << 20
LARGEST_BYTES = 8 << 20
KEPT_FONTS = 200
KEPT_LINES = 20_000

Make = Callable[[], pygame.Surface]
Steps = Callable[[], Iterator[pygame.Surface | None]]

_made = Art._made


class Pictures:
    """By the key under which ``Art`` keeps them. The longest unused go when there are too many."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._bytes = 0

    def find(self, key: Key) -> pygame.Surface | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: Key, picture: pygame.Surface) -> pygame.Surface:
        if _weight(picture) > LARGEST_BYTES:
            return picture
        self._kept[key] = picture
        self._bytes += _weight(picture)
        while self._bytes > KEPT_BYTES:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return picture

    def make(self, art: Art, key: Key, make: Make) -> pygame.Surface:
        """What is made from a rough picture is not kept."""
        found, parts = self.find(key), art._rough_parts
        if found:
            return found
        picture = make()
        return picture if art._rough_parts > parts else self.keep(key, picture)

    def make_in_steps(self, key: Key, steps: Steps) -> Iterator[pygame.Surface | None]:
        found = self.find(key)
        if found:
            yield found
            return
        for done in steps():
            yield self.keep(key, done) if done else None


def keep(patch: pytest.MonkeyPatch) -> None:
    """As long as ``patch`` lasts."""
    pictures = Pictures()

    def made(art: Art, name: Key, size: Size, make: Make, steps: Steps | None = None) -> pygame.Surface:
        key = (*name, size)
        later = steps and partial(pictures.make_in_steps, ("whole", *key), steps)
        return _made(art, name, size, partial(pictures.make, art, key, make), later)

    patch.setattr(Art, "_made", made)
    patch.setattr(text, "open_font", _fonts(fonts.open_font))
    patch.setattr(text, "wrapped", lru_cache(KEPT_LINES)(wrap.wrapped))
    patch.setattr(text, "measure", lru_cache(KEPT_LINES)(line.measure))


def window(size: Size) -> pygame.Surface:
    """The one window, black; setting a mode that is set takes longer than most tests of a menu."""
    shown = pygame.display.get_surface()
    if shown is None or shown.get_size() != size:
        return pygame.display.set_mode(size)
    shown.fill("black")
    return shown


def made_anew(patch: pytest.MonkeyPatch) -> None:
    """Let every ``Art`` make its own pictures, as in the program."""
    patch.setattr(Art, "_made", _made)


def _fonts(open_font: Callable[[str, int], pygame.Font]) -> Callable[[str, int], pygame.Font]:
    opened = lru_cache(KEPT_FONTS)(open_font)

    def font(name: str, size: int) -> pygame.Font:
        pygame.font.init()  # a test may be the first that needs one
        found = opened(name, size)
        try:
            found.get_height()
        except pygame.error:  # a program under test has ended pygame since
            opened.cache_clear()
            return opened(name, size)
        return found

    return font


def _weight(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
