"""A picture that gives way to the one under it: where nothing is to move, and all is at another place nevertheless."""

from __future__ import annotations

import pygame

from game.view.core import theme
from game.view.core.kit import faded
from game.view.core.patch import Part, Patch
from game.view.motion.tween import Tween


class Veil:
    """``part`` is what was seen before, in the size of the frame, as long as it is not gone."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._left = Tween(0.0)

    def show(self, picture: pygame.Surface) -> None:
        """It is seen whole now, and fades."""
        self._picture, self._left = picture, Tween(theme.SEATS_FADE)

    def forget(self) -> None:
        self._picture = None

    @property
    def moving(self) -> bool:
        return self._picture is not None

    def update(self, dt: float) -> bool:
        """``dt`` seconds have passed; whether the picture has changed."""
        if self._picture is None:
            return False
        self._left.update(dt)
        if self._left.over:
            self._picture = None
        return True

    @property
    def part(self) -> Part:
        """What lies over everything."""
        picture, strength = self._picture, 1 - self._left.fraction
        if picture is None:
            return ()
        return [
            Patch(picture.get_rect(), ("veil", strength), lambda surface: faded(surface, picture, (0, 0), strength))
        ]
