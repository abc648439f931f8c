"""A whole window that is painted once, for as long as only something over it moves."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.view.core.layout import whole


class StillPicture:
    """One picture is kept, for the last ``key``."""

    def __init__(self) -> None:
        self._key: object = None
        self._kept: pygame.Surface | None = None

    def show(self, surface: pygame.Surface, key: object, paint: Callable[[pygame.Surface], None]) -> None:
        """Paint on ``surface`` and all of its window, or what was painted when ``key`` was the same."""
        window = whole(surface)
        key = key, window.get_size()
        if self._kept and key == self._key:
            window.blit(self._kept, (0, 0))
            return
        paint(surface)
        if window.get_clip() == window.get_rect():  # else only a part was painted
            self._key, self._kept = key, window.copy()

    def forget(self) -> None:
        """Nothing moves over it any more."""
        self._key = self._kept = None
