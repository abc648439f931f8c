"""One room giving way to another."""

from __future__ import annotations

import pygame

from game.view.core.art import Art
from game.view.core.kit import faded
from game.view.core.layout import whole
from game.view.motion.tween import Tween


class Crossfade:
    """A room is a game's key, or None for the title's street."""

    def __init__(self, room: str | None = None) -> None:
        self.room = room
        self._before: str | None = None
        self._tween = Tween(0.0)

    @property
    def moving(self) -> bool:
        return not self._tween.over

    def show(self, room: str | None, seconds: float) -> None:
        """Let this room appear within so many seconds."""
        if room != self.room:
            self._before, self.room = self.room, room
            self._tween = Tween(seconds)

    def update(self, dt: float) -> bool:
        """Whether the picture has changed."""
        if not self.moving:
            return False
        self._tween.update(dt)
        return True

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        window = whole(surface)
        size = window.get_size()
        if self.moving:
            window.blit(art.room(self._before, size), (0, 0))
        faded(window, art.room(self.room, size), (0, 0), self._tween.fraction)
