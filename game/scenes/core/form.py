"""The form of a screen: its widgets, which of them has the focus, and what input does to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.input.actions import MOVES, Action, InputEvent, Pointer, Press
from game.view.core.kit import Kit
from game.view.widgets.base import Widget
from game.view.widgets.glow import Glow
from game.view.widgets.navigate import Direction, neighbour, straight_ahead
from game.view.widgets.scroll import ScrollArea, Scrolls
from game.view.widgets.tip import draw_tip

WHEEL_STEP = 120
MARGIN = 28
"""Units kept clear above and below the focused item of a list."""
PAGE_SHARE = 0.8
GLOW_ROOM = 14
"""Units around a list that the ring of a focused item may use."""


@dataclass
class Page:
    """What a screen shows: widgets in the order they are drawn, and which item is focused when the screen opens."""

    widgets: list[Widget] = field(default_factory=list)
    first: str = ""

    def add(self, *widgets: Widget) -> None:
        self.widgets.extend(widgets)


def ignored(name: str) -> None:
    """For forms that nobody listens to."""


class Form:
    """``focused`` hears the name of every item that gets the focus, ``heard`` the sound each thing makes."""

    def __init__(self, focused: Callable[[str], None] = ignored, heard: Callable[[str], None] = ignored) -> None:
        self.focus = ""
        self.calm = False
        """Whether lists jump instead of gliding: the player's reduced motion."""
        self._focused = focused
        self._heard = heard
        self._page = Page()
        self._kit: Kit | None = None
        self._glow = Glow()
        self._scrolls = Scrolls()
        self._held = ""
        self._memory: dict[str, str] = {}
        self._aim: tuple[str, ...] = ()

    # Contents

    def show(self, kit: Kit, page: Page) -> None:
        """Show these widgets. The focus stays on the item of the same name, if there still is one."""
        before = self._names()
        self._kit, self._page = kit, page
        names = self._names()
        self._scrolls.show(self._areas())
        aimed = next((name for name in self._aim if name in names), "")
        self._aim = ()
        if aimed or self.focus not in names:
            self._set_focus(aimed or self._heir(before, names), quiet=True)
        self._reveal(at_once=True)

    def announce(self) -> None:
        """Tell once more which item has the focus: the screen has come up again."""
        if self.focus:
            self._focused(self.focus)

    @property
    def focused(self) -> Widget | None:
        return next((widget for widget in self._items() if widget.name == self.focus), None)

    @property
    def widgets(self) -> list[Widget]:
        """Everything on the screen."""
        return self._page.widgets

    @property
    def items(self) -> list[Widget]:
        """Everything that can have the focus."""
        return self._items()

    def take_focus(self, name: str) -> None:
        """Put the focus on the item called ``name``, if it is there."""
        if name in self._names():
            self._set_focus(name, quiet=True)
            self._reveal()

    def aim(self, *names: str) -> None:
        """From the next ``show`` on the focus is on the first of these items that is there."""
        self._aim = names

    def place(self, widget: Widget) -> Rect:
        """Where a widget lies on screen, whether it can be seen or not."""
        if widget.area is None:
            return widget.rect
        return widget.rect.move(0, widget.area.view.top - self._scrolls.offset(widget.area))

    # Input

    def handle(self, event: InputEvent) -> bool:
        """Whether the event meant something to the form."""
        if isinstance(event, Press):
            return self._press(event)
        return self._point(event) if isinstance(event, Pointer) else False

    def _press(self, press: Press) -> bool:
        widget = self.focused
        if press.action in MOVES:
            dx, dy = MOVES[press.action]
            if widget and dx and widget.shift(dx):
                self._heard("move")
                return True
            return bool(widget and dy and widget.scroll(dy)) or self._move((dx, dy))
        if press.action is Action.CONFIRM and widget and not press.repeat:
            self._act(widget, widget.act)
            return True
        if press.action in (Action.PAGE_UP, Action.PAGE_DOWN):
            return self._turn_page(-1 if press.action is Action.PAGE_UP else 1)
        return False

    def _point(self, pointer: Pointer) -> bool:
        if pointer.kind == "wheel":
            return self.wheel(-pointer.wheel, pointer.pos)
        if pointer.kind == "move":
            return self._hover(pointer.pos)
        target = self._item_at(pointer.pos)
        if pointer.kind == "down" and pointer.button == 1 and target:
            self._set_focus(target.name)
            self._held = target.name
            self._drag(pointer.pos)
        elif pointer.kind == "up" and pointer.button == 1:
            self._let_go(target, pointer.pos)
        return True

    def _let_go(self, target: Widget | None, pos: tuple[int, int]) -> None:
        """The mouse button goes up over ``target``: a click if it went down there too."""
        held, self._held = next((widget for widget in self._items() if widget.name == self._held), None), ""
        if held and held is target and self._kit:
            kit, place = self._kit, self.place(held)
            self._act(held, lambda: held.click(kit, pos, place))
        if held:
            held.release()

    def _hover(self, pos: tuple[int, int]) -> bool:
        if self._held:
            self._drag(pos)
            return True
        target, before = self._item_at(pos), self.focus
        if target:
            self._set_focus(target.name)
        return self.focus != before

    def _act(self, widget: Widget, act: Callable[[], None]) -> None:
        self._glow.press(widget.name)
        if widget.sound:
            self._heard(widget.sound)
        act()

    def _drag(self, pos: tuple[int, int]) -> None:
        held = next((widget for widget in self._items() if widget.name == self._held), None)
        if held and self._kit:
            held.drag(self._kit, pos, self.place(held))

    def wheel(self, step: int, pos: tuple[int, int]) -> bool:
        """Scroll the list at ``pos`` down by so many notches; False if it does not move."""
        area = next((area for area in self._areas() if area.view.collidepoint(pos)), None)
        if area is None or not self.scroll(area, step):
            return False
        target = self._item_at(pos)
        if target:
            self._set_focus(target.name, quiet=True)
        else:
            self._keep_focus_in_view(area)
        return True

    def scroll(self, area: ScrollArea, step: int) -> bool:
        """Scroll a list down by so many steps; False if it is at its end."""
        before = self._scrolls.offset(area)
        if self._kit:
            self._scrolls.by(area, step * self._kit.px(WHEEL_STEP))
        return self._scrolls.offset(area) != before

    # Focus

    def _move(self, direction: Direction) -> bool:
        widget = self.focused
        if widget is None:
            return False
        origin, area, name = self.place(widget), widget.area, None
        if area:
            name = neighbour(origin, self._places(lambda other: other.area is area), direction)
            origin = origin.clip(area.view) or origin
        if name is None:
            outside = self._places(lambda other: area is None or other.area is not area)
            name = straight_ahead(origin, outside, direction)
        if name is None:
            return False
        self._set_focus(self._remembered(widget, name))
        self._reveal()
        return True

    def _remembered(self, widget: Widget, name: str) -> str:
        """The item of the other group that had the focus last, if ``name`` belongs to another group."""
        members = {other.name: other.group for other in self._items()}
        group = members[name]
        if not group or group == widget.group:
            return name
        last = self._memory.get(group, name)
        return last if members.get(last) == group else name

    def _turn_page(self, step: int) -> bool:
        widget = self.focused
        if widget is None or widget.area is None:
            return False
        area = widget.area
        wanted = self.place(widget).centery + step * area.view.height * PAGE_SHARE
        column = {other.name: self.place(other).centery for other in self._items() if other.area is area}
        self._set_focus(min(column, key=lambda name: abs(column[name] - wanted)))
        self._reveal()
        return True

    def _set_focus(self, name: str, quiet: bool = False) -> None:
        if name == self.focus:
            return
        self.focus = name
        widget = self.focused
        if widget and widget.group:
            self._memory[widget.group] = name
        if not quiet:
            self._heard("move")
        if name:
            self._focused(name)

    def _heir(self, before: Sequence[str], names: Sequence[str]) -> str:
        """Who gets the focus when its item is gone: the next of the old order that is left, else the page's first."""
        if self.focus in before:
            at = before.index(self.focus)
            for name in (*before[at + 1 :], *reversed(before[:at])):
                if name in names:
                    return name
        return self._page.first if self._page.first in names else next(iter(names), "")

    def _keep_focus_in_view(self, area: ScrollArea) -> None:
        widget = self.focused
        if widget is None or widget.area is not area or area.view.collidepoint(self.place(widget).center):
            return
        middle = self.place(widget).centery
        seen = self._places(lambda other: other.area is area and area.view.collidepoint(self.place(other).center))
        if seen:
            self._set_focus(min(seen, key=lambda name: abs(seen[name].centery - middle)), quiet=True)

    # Places

    def _items(self) -> list[Widget]:
        return [widget for widget in self._page.widgets if widget.focusable and widget.name]

    def _names(self) -> list[str]:
        return [widget.name for widget in self._items()]

    def _areas(self) -> list[ScrollArea]:
        return list({id(widget.area): widget.area for widget in self._page.widgets if widget.area}.values())

    def _places(self, wanted: Callable[[Widget], bool]) -> dict[str, Rect]:
        """Where the other items are that are wanted; of other lists only what can be seen."""
        focused = self.focused
        places = {}
        for widget in self._items():
            if widget is not focused and wanted(widget):
                place = self.place(widget)
                if widget.area and (focused is None or widget.area is not focused.area):
                    place = place.clip(widget.area.view)
                if place:
                    places[widget.name] = place
        return places

    def _item_at(self, pos: tuple[int, int]) -> Widget | None:
        for widget in reversed(self._items()):
            if (widget.area is None or widget.area.view.collidepoint(pos)) and self.place(widget).collidepoint(pos):
                return widget
        return None

    def _reveal(self, at_once: bool = False) -> None:
        widget = self.focused
        if widget and widget.area and self._kit:
            self._scrolls.reveal(widget.area, widget.rect, self._kit.px(MARGIN), at_once or self.calm)

    # Time and drawing

    @property
    def moving(self) -> bool:
        return self._glow.moving(self.focus) or self._scrolls.moving

    def update(self, dt: float) -> bool:
        """Whether the picture has changed."""
        if not self.moving:
            return False
        self._glow.update(dt, self.focus)
        self._scrolls.update(dt)
        return True

    def draw(self, surface: pygame.Surface, tips: bool = True) -> None:
        """Draw everything, with ``tips`` the focused item's texts whole."""
        if self._kit is None:
            return
        focused = self.focused
        for widget in self._page.widgets:
            if widget is not focused:
                self._draw_widget(surface, self._kit, widget)
        for area in self._areas():
            self._scrolls.draw_bar(surface, self._kit, area)
        if focused:  # last, since its ring lies over its neighbours
            self._draw_widget(surface, self._kit, focused)
            if tips:
                draw_tip(surface, self._kit, focused, self.place(focused), self._glow.mood(focused.name, held=False))

    def _draw_widget(self, surface: pygame.Surface, kit: Kit, widget: Widget) -> None:
        place = self.place(widget)
        mood = (
            self._glow.mood(widget.name, self._held == widget.name) if widget.name else self._glow.mood("", held=False)
        )
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
