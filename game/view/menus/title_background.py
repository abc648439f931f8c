"""What lies behind the title: the room of a game, or the street, alive, and a darkness behind the menu."""

from __future__ import annotations

import pygame

from game.view.core.kit import Kit, side_shade
from game.view.core.layout import whole
from game.view.core.patch import EVERYWHERE, Part, Patch
from game.view.menus.title_layout import SHADE_STRENGTH, title_shade
from game.view.motion.crossfade import Crossfade
from game.view.motion.life import RoomLife


class TitleBackground(Crossfade):
    """The rooms behind the title, one fading into the next, each alive while it is alone."""

    def __init__(self) -> None:
        super().__init__()
        self._life = RoomLife()

    def parts(self, kit: Kit, life: float, key: object) -> list[Part]:
        """After ``life`` seconds; apart from that it looks the same as long as ``key`` does. While one room gives way
        to another both stand still."""
        loops = [] if self.moving else self._life.parts(kit.art, kit.frame, self.room, life)
        shade, (x, y) = title_shade(kit), kit.frame.margin

        def darken(surface: pygame.Surface) -> None:
            made = kit.art.made(("title shade",), shade.size, lambda: side_shade(shade.size, SHADE_STRENGTH))
            whole(surface).blit(made, shade)

        return [
            [Patch(EVERYWHERE, ("room", self.room, key), lambda surface: self.draw(surface, kit.art))],
            *loops,
            [Patch(shade.move(-x, -y), "shade", darken)],
        ]
