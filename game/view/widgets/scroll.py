"""Lists that are higher than their place on the screen: how far each is scrolled, and the bar that tells it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.plates import draw_plate

SCROLL_RATE = 18.0
"""A list on its way covers this part of what is left a second, again and again."""
BAR_WIDTH, BAR_GAP, SHORTEST_BAR = 8, 14, 48


@dataclass(eq=False)
class ScrollArea:
    """A window onto contents that may be higher than it is; its places on screen and in the contents are pixels."""

    name: str
    view: Rect
    height: int = 0

    @property
    def spare(self) -> int:
        """How far the contents can be moved."""
        return max(self.height - self.view.height, 0)


class Scrolls:
    """How far each area is scrolled, by its name: where it is, and where it is gliding to."""

    def __init__(self) -> None:
        self._offsets: dict[str, float] = {}
        self._targets: dict[str, float] = {}
        self._areas: list[ScrollArea] = []

    def show(self, areas: list[ScrollArea]) -> None:
        """These areas are on the screen now; those known before keep their place as far as they can."""
        self._areas = areas
        for area in areas:
            self.to(area, self._targets.get(area.name, 0.0), at_once=True)

    @property
    def moving(self) -> bool:
        return any(self._offsets[area.name] != self._targets[area.name] for area in self._areas)

    def offset(self, area: ScrollArea) -> int:
        return round(self._offsets.get(area.name, 0.0))

    def to(self, area: ScrollArea, offset: float, at_once: bool = False) -> None:
        target = self._targets[area.name] = min(max(offset, 0.0), float(area.spare))
        if at_once or area.name not in self._offsets:
            self._offsets[area.name] = target

    def by(self, area: ScrollArea, distance: float) -> None:
        self.to(area, self._targets.get(area.name, 0.0) + distance, at_once=True)

    def reveal(self, area: ScrollArea, place: Rect, margin: int, at_once: bool) -> None:
        """Scroll just so far that ``place`` in the contents can be seen, its top above all."""
        target = max(self._targets.get(area.name, 0.0), place.bottom + margin - area.view.height)
        self.to(area, min(target, place.top - margin), at_once)

    def update(self, dt: float) -> None:
        for area in self._areas:
            offset, target = self._offsets[area.name], self._targets[area.name]
            offset += (target - offset) * min(SCROLL_RATE * dt, 1.0)
            self._offsets[area.name] = target if abs(target - offset) < 1 else offset

    def draw_bar(self, surface: pygame.Surface, kit: Kit, area: ScrollArea) -> None:
        """The bar at the right of an area that has more to show."""
        if not area.spare:
            return
        track = Rect(area.view.right + kit.px(BAR_GAP), area.view.top, kit.px(BAR_WIDTH), area.view.height)
        length = max(track.height * area.view.height // area.height, kit.px(SHORTEST_BAR))
        top = track.top + (track.height - length) * self.offset(area) // area.spare
        draw_plate(surface, kit, "well", track)
        draw_plate(surface, kit, "fill", Rect(track.left, top, track.width, length))
