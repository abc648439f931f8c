"""Lists that are higher than their place on the screen: how far each is scrolled, and the bar that tells it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.plates import draw_plate
from game.view.core.rendering import hex_of, render
from game.view.core.theme import NIGHT
from sprites.menus import plates

SCROLL_RATE = 18.0
"""A list on its way covers this part of what is left a second, again and again."""
BAR_WIDTH, BAR_GAP, SHORTEST_BAR = 8, 14, 48
MORE_HEIGHT, MORE_BESIDE, MORE_STRENGTH = 46, 14, 235
"""Of the darkness into which a list goes on: its height, how far it reaches beside the list, and of 255 how dark."""
MORE_WIDTH, MORE_GAP = 44, 4
"""Of the arrow head in it, and below that."""


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

    def goal(self, area: ScrollArea) -> int:
        """How far it will be scrolled once it is at rest."""
        return round(self._targets.get(area.name, 0.0))

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
        """What tells that an area has more to show: the bar at its right, and at whichever end is cut off a darkness
        with an arrow head."""
        if not area.spare:
            return
        offset = self.offset(area)
        for up, cut in ((True, offset > 0), (False, offset < area.spare)):
            if cut and area.view.height >= kit.em(MORE_HEIGHT):
                _draw_more(surface, kit, area.view, up)
        track = Rect(area.view.right + kit.px(BAR_GAP), area.view.top, kit.px(BAR_WIDTH), area.view.height)
        length = max(track.height * area.view.height // area.height, kit.px(SHORTEST_BAR))
        top = track.top + (track.height - length) * offset // area.spare
        draw_plate(surface, kit, "well", track)
        draw_plate(surface, kit, "fill", Rect(track.left, top, track.width, length))


def _draw_more(surface: pygame.Surface, kit: Kit, view: Rect, up: bool) -> None:
    band = Rect(0, 0, view.width + 2 * kit.px(MORE_BESIDE), min(kit.em(MORE_HEIGHT), view.height // 3))
    band.midtop = view.midtop
    if not up:
        band.bottom = view.bottom
    surface.blit(kit.art.made(("more", up), band.size, lambda: _darkness(band.size, up)), band)
    width, colour = min(kit.em(MORE_WIDTH), band.height), kit.palette.accent
    size = width, round(width * 0.6)
    arrow = kit.art.made(("more arrow", up, colour), size, lambda: _arrow(kit, size, up))
    place = arrow.get_rect(midbottom=(band.centerx, band.bottom - kit.em(MORE_GAP)))
    if up:
        place.top = band.top + kit.em(MORE_GAP)
    surface.blit(arrow, place)


def _darkness(size: tuple[int, int], up: bool) -> pygame.Surface:
    """Thicker towards the end of the list."""
    height = size[1]
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        way = (y + 1) / height
        column.set_at((0, height - 1 - y if up else y), (*NIGHT, round(MORE_STRENGTH * way)))
    return pygame.transform.scale(column, size)


def _arrow(kit: Kit, size: tuple[int, int], up: bool) -> pygame.Surface:
    picture = render(plates.chevron(hex_of(kit.palette.accent), left=up), size[::-1])
    return pygame.transform.rotate(picture, -90)
