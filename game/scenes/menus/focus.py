"""The item of a form that has the focus, and where the focus goes from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.scenes.menus.page import Page, ShownPage
from game.view.widgets.base import Widget
from game.view.widgets.focus.navigate import Direction, in_column, neighbour, straight_ahead
from game.view.widgets.scroll import ScrollArea

PAGE_SHARE = 0.8
"""How far a page of a list goes, by its height."""


class FormFocus:
    """``name`` is the item's, empty while there is none. ``told`` hears it whenever it is another one, ``heard`` the
    sound of that."""

    def __init__(self, shown: ShownPage, told: Callable[[str], None], heard: Callable[[str], None]) -> None:
        self.name = ""
        self.aim: tuple[str, ...] = ()
        """The first of these that is on the next page gets the focus there."""
        self._shown, self._told, self._heard = shown, told, heard
        self._memory: dict[str, str] = {}
        """The item of each group that had the focus last."""

    @property
    def _page(self) -> Page:
        return self._shown.page

    @property
    def item(self) -> Widget | None:
        return self._page.item(self.name)

    def announce(self) -> None:
        """Tell the name once more."""
        if self.name:
            self._told(self.name)

    def follow(self, before: Sequence[str]) -> None:
        """Another page is shown, after one with these items: stay on that of the same name, if there still is one."""
        names = self._page.names
        aimed = next((name for name in self.aim if name in names), "")
        self.aim = ()
        if aimed or self.name not in names:
            self.go(aimed or self._heir(before, names), quiet=True)

    def move(self, direction: Direction) -> bool:
        """To the nearest item there; False if there is none."""
        widget = self.item
        if widget is None:
            return False
        origin, area, name = self._shown.goal(widget), widget.area, None
        outside = self._places(lambda other: area is None or other.area is not area)
        if area:
            inside = self._places(lambda other: other.area is area)
            name, seen = neighbour(origin, inside, direction), origin.clip(area.view) or origin
            if name and direction[1] and not in_column(origin, inside[name]):  # what lies ahead outside comes first
                ahead = {other: spot for other, spot in outside.items() if in_column(seen, spot)}
                name = neighbour(seen, ahead, direction) or name
            origin = seen
        if name is None:
            name = straight_ahead(origin, outside, direction)
        if name is None and self._page.wraps and direction[1]:
            name = self._page.names[0 if direction[1] > 0 else -1]
        if name is None:
            return False
        self.go(self._remembered(widget, name))
        return True

    def _remembered(self, widget: Widget, name: str) -> str:
        """The item of the other group that had the focus last, if ``name`` belongs to another group."""
        members = {other.name: other.group for other in self._page.items}
        group = members[name]
        if not group or group == widget.group:
            return name
        last = self._memory.get(group, name)
        return last if members.get(last) == group else name

    def turn_page(self, step: int) -> bool:
        """Down the list by so many pages; False outside of one."""
        widget = self.item
        if widget is None or widget.area is None:
            return False
        area, place = widget.area, self._shown.place
        wanted = place(widget).centery + step * area.view.height * PAGE_SHARE
        column = {other.name: place(other).centery for other in self._page.items if other.area is area}
        self.go(min(column, key=lambda name: abs(column[name] - wanted)))
        return True

    def go(self, name: str, quiet: bool = False) -> None:
        """To the item of this name; ``quiet``: it makes no sound."""
        if name == self.name:
            return
        self.name = name
        widget = self.item
        if widget and widget.group:
            self._memory[widget.group] = name
        if not quiet:
            self._heard("move")
        if name:
            self._told(name)

    def _heir(self, before: Sequence[str], names: Sequence[str]) -> str:
        """Who gets the focus when its item is gone: the next of the old order that is left, else the page's first."""
        if self.name in before:
            at = before.index(self.name)
            for name in (*before[at + 1 :], *reversed(before[:at])):
                if name in names:
                    return name
        return self._page.first if self._page.first in names else next(iter(names), "")

    def keep_in_view(self, area: ScrollArea) -> None:
        """A list was scrolled: if the item is out of sight there, on to the nearest that is seen."""
        widget, place = self.item, self._shown.place
        if widget is None or widget.area is not area or area.view.collidepoint(place(widget).center):
            return
        middle = place(widget).centery
        seen = self._places(lambda other: other.area is area and area.view.collidepoint(place(other).center))
        if seen:
            self.go(min(seen, key=lambda name: abs(seen[name].centery - middle)), quiet=True)

    def _places(self, wanted: Callable[[Widget], bool]) -> dict[str, Rect]:
        """Where the other items will be that are wanted; of other lists only what can be seen."""
        focused = self.item
        others = (item for item in self._page.items if item is not focused and wanted(item))
        return self._shown.goals(others, focused.area if focused else None)
