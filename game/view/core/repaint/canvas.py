"""What is shown stays on its surface: of the next picture only that is painted which differs."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.view.core.layout import whole
from game.view.core.patch import Part, nothing
from game.view.core.repaint.damage import differences, joined


class Canvas:
    """Knows the picture that was shown last on a surface that forgets nothing by itself."""

    def __init__(self) -> None:
        self._version: object = None
        self._parts: list[Part] = []

    def forget(self) -> None:
        """The surface shows something else: the next picture is painted whole."""
        self._version = None

    def show(self, surface: pygame.Surface, parts: Sequence[Part], version: object) -> list[Rect]:
        """Bring ``surface`` up to date, which may be a part of the window's: where that was painted, from its corner.

        Later parts lie over earlier ones, and the first one fills the window. Everything is painted anew if ``version``
        is another one, which is never None.
        """
        same = version == self._version
        changed = differences(self._parts, parts) if same else []
        self._version, self._parts = version, list(parts)
        if same and not changed:
            return []
        x, y = surface.get_abs_offset()
        bounds = Rect((-x, -y), whole(surface).get_size())
        rects = joined(changed, bounds) if same else [bounds]
        paint(surface, parts, rects)
        return [rect.move(x, y) for rect in rects]


def paint(surface: pygame.Surface, parts: Sequence[Part], rects: Sequence[Rect]) -> None:
    """Paint these parts of the picture; they may lie outside of ``surface`` if that is a part of another one."""
    if not rects:
        return
    patches = [patch for part in parts for patch in part if patch.paint is not nothing]
    places = [patch.rect for patch in patches]
    window, offset = whole(surface), surface.get_abs_offset()
    for rect in rects:
        window.set_clip(rect.move(offset))
        surface.set_clip(rect)
        for at in rect.collidelistall(places):
            patches[at].paint(surface)
    window.set_clip(None)
    surface.set_clip(None)
