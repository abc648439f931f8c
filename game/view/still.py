"""The layer of what stands still: a picture that is mended only where something has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect


@dataclass(frozen=True)
class Patch:
    """A part of the picture within ``rect``; it looks the same as long as ``key`` does."""

    rect: Rect
    key: object
    paint: Callable[[pygame.Surface], object]


class StillLayer:
    """Keeps the picture of a background and the patches on it."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((1, 1))
        self._key: object = None
        self._version: object = None
        self._shown: Sequence[Patch] = ()

    def refresh(
        self, background: pygame.Surface, patches: Callable[[], Sequence[Patch]], version: object, key: object
    ) -> None:
        """Bring the picture up to date.

        ``patches`` is asked only if ``key`` is another one than before; everything is painted anew if ``version`` is,
        which the background belongs to.
        """
        if key == self._key:
            return
        now = patches()
        if version != self._version:
            self.surface = pygame.Surface(background.get_size()).convert()
            self._paint(background, now, background.get_rect())
        else:
            for rect in self._changed(now):
                self._paint(background, now, rect)
        self._key, self._version, self._shown = key, version, now

    def _changed(self, patches: Sequence[Patch]) -> list[Rect]:
        """The places of patches that are new, gone, moved or different."""
        before = {(tuple(patch.rect), patch.key) for patch in self._shown}
        now = {(tuple(patch.rect), patch.key) for patch in patches}
        return [Rect(rect) for rect, _ in sorted(before ^ now, key=lambda changed: changed[0])]

    def _paint(self, background: pygame.Surface, patches: Sequence[Patch], rect: Rect) -> None:
        self.surface.set_clip(rect)
        self.surface.blit(background, rect, rect)
        for patch in patches:
            if patch.rect.colliderect(rect):
                patch.paint(self.surface)
        self.surface.set_clip(None)
