"""Pictures are made of patches: each is painted only where something under or over it has changed, or it has itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import methodcaller

import pygame
from msgspec import Struct
from pygame import Rect

FAR = 1 << 14
EVERYWHERE = Rect(-FAR, -FAR, 2 * FAR, 2 * FAR)
"""More than any window: the place of what fills it, whatever its size."""


class Patch(Struct, frozen=True):
    """A part of the picture: ``paint`` draws within ``rect`` alone. It may be asked for less of that (and ``blit`` then
    returns less). It looks the same as long as ``key`` does, which can be looked up; what the whole picture depends on,
    the window, the language and the art, need not stand in that."""

    rect: Rect
    key: object
    paint: Callable[[pygame.Surface], object]


Part = Sequence[Patch]
"""Patches that change together, the later ones over the earlier ones. Never changed once it has been shown."""


def nothing(surface: pygame.Surface) -> None:
    """The ``paint`` of a patch that only says that something has changed: it is drawn by another one."""


def blit_patch(picture: pygame.Surface, corner: tuple[int, int]) -> Patch:
    """A picture with its upper left corner there."""
    return Patch(Rect(corner, picture.get_size()), picture, methodcaller("blit", picture, corner))


def blit_patches(blits: Iterable[tuple[pygame.Surface, tuple[int, int]]]) -> list[Patch]:
    """The same of many: there are dozens in every frame, with as little ado as there can be."""
    return [
        Patch(Rect(corner, picture.get_size()), picture, methodcaller("blit", picture, corner))
        for picture, corner in blits
    ]


def paint_all(surface: pygame.Surface, parts: Iterable[Part]) -> None:
    """Draw a whole picture."""
    for part in parts:
        for patch in part:
            patch.paint(surface)
