"""The layer of what stands still: a picture that is mended only where something has changed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.view.core.canvas import Canvas
from game.view.core.patch import EVERYWHERE, Part, nothing
from game.view.core.patch import Patch as Patch


class StillLayer:
    """Keeps the picture of a background and the patches on it."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((1, 1))
        self._canvas = Canvas()
        self._version: object = None
        self._shown: list[tuple[Part, Part]] = []

    def refresh(self, background: pygame.Surface, parts: Sequence[Part], version: object) -> None:
        """Bring the picture up to date: with parts that are the lists of before nothing needs to be done.

        Later parts lie over earlier ones. Everything is painted anew if ``version`` is another one; the background
        belongs to it.
        """
        if version != self._version:
            self._version = version
            self.surface = pygame.Surface(background.get_size()).convert()
        ground = Patch(EVERYWHERE, "background", lambda surface: surface.blit(background, (0, 0)))
        self._canvas.show(self.surface, [[ground], *parts], version)
        before = self._shown + [((), ())] * len(parts)
        self._shown = [
            kept if kept[0] is part else (part, [patch._replace(paint=nothing) for patch in part])
            for part, kept in zip(parts, before, strict=False)
        ]

    @property
    def parts(self) -> list[Part]:
        """The picture for a canvas: itself, and where it has changed."""
        picture = self.surface
        whole = Patch(EVERYWHERE, picture, lambda surface: surface.blit(picture, (0, 0)))
        return [[whole], *(places for _, places in self._shown)]
