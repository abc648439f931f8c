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
        self._parts: list[list[Patch]] = []

    def refresh(self, background: pygame.Surface, parts: Sequence[list[Patch]], version: object) -> None:
        """Bring the picture up to date: with parts that are the lists of before nothing needs to be done.

        Later parts lie over earlier ones. Everything is painted anew if ``version`` is another one; the background
        belongs to it.
        """
        if version != self._version:
            self.surface = pygame.Surface(background.get_size()).convert()
            self._paint(background, parts, background.get_rect())
        else:
            for rect in self._changed(parts):
                self._paint(background, parts, rect)
        self._version, self._parts = version, list(parts)

    def _changed(self, parts: Sequence[list[Patch]]) -> list[Rect]:
        """The places of patches that are new, gone, moved or different."""
        rects = []
        for before, now in zip(self._parts, parts, strict=True):
            if before is not now:
                old = {(tuple(patch.rect), patch.key) for patch in before}
                new = {(tuple(patch.rect), patch.key) for patch in now}
                rects += [rect for rect, _ in old ^ new]
        return [Rect(rect) for rect in sorted(set(rects))]

    def _paint(self, background: pygame.Surface, parts: Sequence[list[Patch]], rect: Rect) -> None:
        self.surface.set_clip(rect)
        self.surface.blit(background, rect, rect)
        for part in parts:
            for patch in part:
                if patch.rect.colliderect(rect):
                    patch.paint(self.surface)
        self.surface.set_clip(None)
