"""The mouse: where it is, whether it is in use, and whether its pointer is to be seen."""

from __future__ import annotations

import pygame

from game.input.actions import Pointer

HIDES_AFTER = 3.0
"""Seconds without a motion after which the pointer hides."""
USED_AFTER = 4
"""Pixels from where it rested that tell a hand from a knock on the table."""
RESTS_AFTER = 0.5
"""Seconds without a motion after which it rests, and the way is counted anew."""

PRIMARY = 1
SECONDARY = 3
EVENTS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.WINDOWLEAVE)


class Mouse:
    """``used`` tells whether the last event shows a hand on the mouse. Motions of one that only trembles are *nudged*,
    until it has really moved; they are so again once it was still for long, or another device was used."""

    def __init__(self) -> None:
        self.visible = True
        self.used = False
        self._pos = (0, 0)
        self._unused = 0.0
        self._still = 0.0
        self._in_hand = False
        self._off = (0, 0)
        """How far from where it rested, or was found to be moved."""
        self._jumps = True

    def jumps(self) -> None:
        """The window changed under the mouse: its next motion is none of the hand's, and says nothing."""
        self._jumps = True

    def rest(self) -> None:
        """Another device acts."""
        self._in_hand, self._off = False, (0, 0)

    def hide(self) -> None:
        """Another device acts that is used where no mouse is."""
        self.visible = False
        self.rest()

    def update(self, dt: float) -> None:
        self._unused += dt
        self._still += dt
        if self._unused >= HIDES_AFTER:
            self.visible = self._in_hand = False
        if self._still >= RESTS_AFTER:
            self._off = (0, 0)

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
        self._still = 0.0
        self._off = self._off[0] + by[0], self._off[1] + by[1]
        if sum(map(abs, self._off)) >= USED_AFTER:
            self._off = (0, 0)
            self._use()
        self.used = self._in_hand
        return Pointer("move", pos, nudged=not self._in_hand)

    def _use(self) -> None:
        self.used = self.visible = self._in_hand = True
        self._unused = 0.0
