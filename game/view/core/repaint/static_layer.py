"""The layer of what stands still: a picture that is mended only where something has changed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.view.core.layout import Frame, whole
from game.view.core.patch import EVERYWHERE, Part, Patch
from game.view.core.repaint.canvas import Canvas
from game.view.core.repaint.damage import Mended


class StillLayer:
    """Keeps the picture of a background, which fills the window, and of the patches on it. ``part`` is that picture,
    for another canvas."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((1, 1))
        self.part = Mended()
        self._canvas = Canvas()
        self._version: object = None
        self._ground: Part = ()

    def refresh(self, frame: Frame, background: pygame.Surface, parts: Sequence[Part], version: object) -> None:
        """Bring the picture up to date: with parts that are the lists of before nothing needs to be done.

        Later parts lie over earlier ones, within ``frame``. Everything is painted anew if ``version`` is another one;
        the background belongs to it.
        """
        if version != self._version:
            self._version = version
            self.surface = picture = pygame.Surface(frame.window).convert()
            self.part = Mended([Patch(EVERYWHERE, picture, lambda surface: _fill(surface, frame, picture))])
            self._ground = [Patch(EVERYWHERE, "background", lambda surface: _fill(surface, frame, background))]
        rects = self._canvas.show(frame.part_of(self.surface), [self._ground, *parts], version)
        if rects:
            across, down = frame.margin
            self.part = self.part.again([rect.move(-across, -down) for rect in rects])


def _fill(surface: pygame.Surface, frame: Frame, picture: pygame.Surface) -> None:
    """Draw a picture of a whole window; ``surface`` is what ``frame`` is of one, or as large."""
    x, y = surface.get_abs_offset()
    whole(surface).blit(picture, (x - frame.margin[0], y - frame.margin[1]))
