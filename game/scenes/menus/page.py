"""What a screen shows: its widgets, and where each of them lies however its lists are scrolled."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.view.core.kit import Kit
from game.view.widgets.base import Attention, Widget
from game.view.widgets.scroll import ScrollArea, Scrolls

WHEEL_STEP = 120
MARGIN = 28
"""Units kept clear above and below the focused item of a list."""
GLOW_ROOM = 14
"""Units around a list that the ring of a focused item may use."""


@dataclass
class Page:
    """The widgets in the order they are drawn, and which item is focused when the screen opens."""

    widgets: list[Widget] = field(default_factory=list)
    first: str = ""
    wraps: bool = False
    """Whether the focus goes on at the other end of a list that is all there is on the screen."""

    def add(self, *widgets: Widget) -> None:
        self.widgets.extend(widgets)

    @property
    def items(self) -> list[Widget]:
        """Everything that can have the focus."""
        return [widget for widget in self.widgets if widget.focusable and widget.name]

    @property
    def names(self) -> list[str]:
        return [item.name for item in self.items]

    def item(self, name: str) -> Widget | None:
        return next((item for item in self.items if item.name == name), None)

    @property
    def areas(self) -> list[ScrollArea]:
        return list({id(widget.area): widget.area for widget in self.widgets if widget.area}.values())


class ShownPage:
    """A page laid out for a window, with its lists scrolled. ``kit`` None: nothing has been shown yet."""

    def __init__(self) -> None:
        self.page = Page()
        self.kit: Kit | None = None
        self._scrolls = Scrolls()

    def show(self, kit: Kit, page: Page) -> None:
        self.kit, self.page = kit, page
        self._scrolls.show(page.areas)

    def place(self, widget: Widget) -> Rect:
        """Where a widget lies on screen, whether it can be seen or not."""
        if widget.area is None:
            return widget.rect
        return widget.rect.move(0, widget.area.view.top - self._scrolls.offset(widget.area))

    def goal(self, widget: Widget) -> Rect:
        """Where a widget will lie once the lists are at rest: the focus moves by that, however fast it is moved."""
        if widget.area is None:
            return widget.rect
        return widget.rect.move(0, widget.area.view.top - self._scrolls.goal(widget.area))

    def goals(self, items: Iterable[Widget], whole: ScrollArea | None) -> dict[str, Rect]:
        """The same of several, by name; of those in lists other than ``whole`` only what will be seen."""
        places = {}
        for item in items:
            place = self.goal(item)
            if item.area and item.area is not whole:
                place = place.clip(item.area.view)
            if place:
                places[item.name] = place
        return places

    def item_at(self, pos: tuple[int, int]) -> Widget | None:
        for item in reversed(self.page.items):
            if (item.area is None or item.area.view.collidepoint(pos)) and self.place(item).collidepoint(pos):
                return item
        return None

    def area_at(self, pos: tuple[int, int]) -> ScrollArea | None:
        return next((area for area in self.page.areas if area.view.collidepoint(pos)), None)

    def scroll(self, area: ScrollArea, step: int) -> bool:
        """Scroll a list down by so many steps; False if it is at its end."""
        before = self._scrolls.offset(area)
        if self.kit:
            self._scrolls.by(area, step * self.kit.px(WHEEL_STEP))
        return self._scrolls.offset(area) != before

    def reveal(self, item: Widget, at_once: bool) -> None:
        """Scroll just so far that an item can be seen."""
        if item.area and self.kit:
            self._scrolls.reveal(item.area, item.rect, self.kit.px(MARGIN), at_once)

    @property
    def moving(self) -> bool:
        return self._scrolls.moving

    def update(self, dt: float) -> None:
        self._scrolls.update(dt)

    def draw_bars(self, surface: pygame.Surface, kit: Kit) -> None:
        for area in self.page.areas:
            self._scrolls.draw_bar(surface, kit, area)

    def draw_widget(self, surface: pygame.Surface, kit: Kit, widget: Widget, mood: Attention) -> None:
        """Draw a widget; of one in a list what can be seen, and its ring."""
        place = self.place(widget)
        if widget.area is None:
            widget.draw(surface, kit, place, mood)
            return
        room = kit.px(GLOW_ROOM)
        view = widget.area.view.inflate(2 * room, 2 * room if not widget.area.spare else 0)
        if place.colliderect(view):
            before = surface.get_clip()
            surface.set_clip(view.clip(before))
            widget.draw(surface, kit, place, mood)
            surface.set_clip(before)

    def write(self, surface: pygame.Surface, widget: Widget, mood: Attention) -> None:
        """The texts of a widget alone, unless it is on its way down or not whole in sight."""
        place = self.place(widget)
        whole = widget.area is None or not widget.area.spare or widget.area.view.contains(place)
        if self.kit and whole and not mood.pressed:
            for label in widget.labels(self.kit, place, mood):
                self.kit.write(surface, label)
