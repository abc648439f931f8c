"""The mouse: where it is, whether it is in use, and whether its pointer is to be seen."""

from __future__ import annotations

import pygame

from game.input.actions import Pointer

HIDES_AFTER = 3.0
"""Seconds without a motion after which the pointer hides."""
USED_AFTER = 6
"""Pixels of motion that tell a hand from a knock on the table."""

PRIMARY = 1
SECONDARY = 3
EVENTS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.WINDOWLEAVE)


class Mouse:
    """``used`` tells whether the last event shows a hand on the mouse."""

    def __init__(self) -> None:
        self.visible = True
        self.used = False
        self._pos = (0, 0)
        self._still = 0.0
        self._travelled = 0.0
        self._jumps = True

    def jumps(self) -> None:
        """The window changed under the mouse: its next motion is none of the hand's, and says nothing."""
        self._jumps = True

    def hide(self) -> None:
        """Another device acts."""
        self.visible = False
        self._travelled = 0.0

    def update(self, dt: float) -> None:
        self._still += dt
        if self._still >= HIDES_AFTER:
            self.visible = False
            self._travelled = 0.0

    def translate(self, event: pygame.Event) -> Pointer | None:
        """What one of ``EVENTS`` means; None for what says nothing."""
        self.used = False
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos, event.rel)
        if event.type == pygame.MOUSEWHEEL:
            self._use()
            return Pointer("wheel", self._pos, wheel=event.y) if event.y else None
        if event.type == pygame.WINDOWLEAVE:
            return Pointer("leave", self._pos)
        if event.button not in (PRIMARY, SECONDARY):
            return None
        self._pos = event.pos
        self._use()
        return Pointer("down" if event.type == pygame.MOUSEBUTTONDOWN else "up", event.pos, event.button)

    def _moved(self, pos: tuple[int, int], by: tuple[int, int]) -> Pointer | None:
        self._pos = pos
        if self._jumps:
            self._jumps = False
            return None
        self._travelled += abs(by[0]) + abs(by[1])
        if self._travelled >= USED_AFTER:
            self._use()
        return Pointer("move", pos)

    def _use(self) -> None:
        self.used = True
        self.visible = True
        self._still = 0.0
