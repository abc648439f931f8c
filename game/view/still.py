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
        self._version: object = None
        self._shown: list[Patch] = []

    def refresh(self, background: pygame.Surface, patches: Sequence[Patch], version: object) -> None:
        """Bring the picture up to date. It is painted anew when the background or ``version`` is another one."""
        if self.surface.get_size() != background.get_size():
            self.surface = pygame.Surface(background.get_size()).convert()
            self._version = None
        if version != self._version or self._version is None:
            self._paint(background, patches, background.get_rect())
        else:
            for rect in self._changed(patches):
                self._paint(background, patches, rect)
        self._version = version
        self._shown = list(patches)

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
