"""The form of a screen: its widgets, and what input does to them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from game.input.actions import MOVES, Action, InputEvent, Pointer, Press
from game.scenes.menus.focus import FormFocus
from game.scenes.menus.page import Page, ShownPage
from game.view.core.kit import Kit
from game.view.core.patch import Patch, paint_all
from game.view.widgets.base import Attention, Widget
from game.view.widgets.focus.glow import Glow
from game.view.widgets.focus.tip import tip_patches
from game.view.widgets.scroll import ScrollArea

NUDGE = 4
"""Pixels within which a mouse that rests is not moved by hand."""


def ignored(name: str) -> None:
    """For forms that nobody listens to."""


class Form:
    """``focused`` hears the name of every item that gets the focus, ``heard`` the sound each thing makes."""

    def __init__(self, focused: Callable[[str], None] = ignored, heard: Callable[[str], None] = ignored) -> None:
        self.calm = False
        """Whether lists jump instead of gliding: the player's reduced motion."""
        self._heard = heard
        self._shown = ShownPage()
        self._focus = FormFocus(self._shown, focused, heard)
        self._glow = Glow()
        self._held = ""
        self._at: tuple[int, int] | None = None
        """Where the mouse was when it was last moved by hand; it ``_rests`` there once another device is used."""
        self._rests = False

    # Contents

    def show(self, kit: Kit, page: Page) -> None:
        """Show these widgets. The focus stays on the item of the same name, if there still is one."""
        before = self._page.names
        self._shown.show(kit, page)
        if self._held not in page.names:
            self._held = ""
        self._focus.follow(before)
        self._reveal(at_once=True)

    def announce(self) -> None:
        """Tell once more which item has the focus: the screen has come up again."""
        self._focus.announce()

    @property
    def focus(self) -> str:
        """The name of the item that has the focus; empty if there is none."""
        return self._focus.name

    @property
    def focused(self) -> Widget | None:
        return self._focus.item

    @property
    def widgets(self) -> list[Widget]:
        """Everything on the screen."""
        return self._page.widgets

    @property
    def items(self) -> list[Widget]:
        """Everything that can have the focus."""
        return self._page.items

    def take_focus(self, name: str) -> None:
        """Put the focus on the item called ``name``, if it is there."""
        if name in self._page.names:
            self._focus.go(name, quiet=True)
            self._reveal()

    def bring(self, name: str) -> None:
        """Scroll so far that the item called ``name`` is in sight; the focus stays where it is."""
        item = self._page.item(name)
        if item:
            self._shown.reveal(item, at_once=True)

    def aim(self, *names: str) -> None:
        """From the next ``show`` on the focus is on the first of these items that is there."""
        self._focus.aim = names

    def place(self, widget: Widget) -> Rect:
        """Where a widget lies on screen, whether it can be seen or not."""
        return self._shown.place(widget)

    @property
    def _page(self) -> Page:
        return self._shown.page

    # Input

    def handle(self, event: InputEvent) -> bool:
        """Whether the event meant something to the form."""
        if isinstance(event, Press):
            self._rests = True
            return self._press(event)
        return self._point(event) if isinstance(event, Pointer) else False

    def _press(self, press: Press) -> bool:
        widget = self.focused
        if press.action in MOVES:
            dx, dy = MOVES[press.action]
            if widget and dx and widget.shift(dx):
                self._heard("move")
                return True
            return bool(widget and dy and widget.scroll(dy)) or self._seen(self._focus.move((dx, dy)))
        if press.action is Action.CONFIRM and widget and not press.repeat:
            self._act(widget, widget.act)
            return True
        if press.action in (Action.PAGE_UP, Action.PAGE_DOWN):
            return self._seen(self._focus.turn_page(-1 if press.action is Action.PAGE_UP else 1))
        return False

    def _point(self, pointer: Pointer) -> bool:
        if pointer.kind == "wheel":
            return self.wheel(-pointer.wheel, pointer.pos)
        if pointer.kind == "move":
            return self._hover(pointer)
        target = self._shown.item_at(pointer.pos)
        if pointer.kind == "down" and pointer.button == 1 and target:
            self._focus.go(target.name)
            self._held = target.name
            self._drag(pointer.pos)
        elif pointer.kind == "up" and pointer.button == 1:
            self._button_up(target, pointer.pos)
        return True

    def _button_up(self, target: Widget | None, pos: tuple[int, int]) -> None:
        """The mouse button goes up over ``target``: a click if it went down there too."""
        held, self._held = self._page.item(self._held), ""
        kit = self._shown.kit
        if held and held is target and kit:
            place = self.place(held)
            self._act(held, lambda: held.click(kit, pos, place))
        if held:
            held.release()

    def let_go(self) -> None:
        """Whatever the mouse does from now on, it holds nothing: the button may go up where nobody hears it."""
        held, self._held = self._page.item(self._held), ""
        if held:
            held.release()

    def _hover(self, pointer: Pointer) -> bool:
        if self._held:
            self._drag(pointer.pos)
            return True
        if pointer.nudged or (self._rests and self._is_near(pointer.pos)):
            return False
        self._rests, self._at = False, pointer.pos
        target, before = self._shown.item_at(pointer.pos), self.focus
        if target:
            self._focus.go(target.name)
        return self.focus != before

    def _is_near(self, pos: tuple[int, int]) -> bool:
        """Whether the mouse has only been nudged since another device was used."""
        return self._at is not None and max(abs(pos[0] - self._at[0]), abs(pos[1] - self._at[1])) < NUDGE

    def _act(self, widget: Widget, act: Callable[[], None]) -> None:
        self._glow.press(widget.name)
        if widget.sound:
            self._heard(widget.sound)
        act()

    def _drag(self, pos: tuple[int, int]) -> None:
        held = self._page.item(self._held)
        if held and self._shown.kit:
            held.drag(self._shown.kit, pos, self.place(held))

    def wheel(self, step: int, pos: tuple[int, int]) -> bool:
        """Scroll the list at ``pos`` down by so many notches; False if it does not move."""
        area = self._shown.area_at(pos)
        if area is None or not self.scroll(area, step):
            return False
        target = self._shown.item_at(pos)
        if target:
            self._focus.go(target.name, quiet=True)
        else:
            self._focus.keep_in_view(area)
        return True

    def scroll(self, area: ScrollArea, step: int) -> bool:
        """Scroll a list down by so many steps; False if it is at its end."""
        return self._shown.scroll(area, step)

    def _seen(self, moved: bool) -> bool:
        """Whether the focus has moved: then it is scrolled to."""
        if moved:
            self._reveal()
        return moved

    def _reveal(self, at_once: bool = False) -> None:
        if self.focused:
            self._shown.reveal(self.focused, at_once or self.calm)

    # Time and drawing

    @property
    def moving(self) -> bool:
        return self._glow.moving(self.focus) or self._shown.moving

    def update(self, dt: float) -> bool:
        """Whether the picture has changed."""
        if not self.moving:
            return False
        self._glow.update(dt, self.focus)
        self._shown.update(dt)
        return True

    def draw(self, surface: pygame.Surface, tips: bool = True) -> None:
        """Draw everything, with ``tips`` the focused item's texts whole."""
        paint_all(surface, [self.patches(None, tips)])

    def write(self, surface: pygame.Surface) -> None:
        """Write all texts once more, over what has been drawn since."""
        for widget in self._page.widgets:
            self._shown.write(surface, widget, self._mood(widget))

    def patches(self, key: object, tips: bool = True) -> list[Patch]:
        """The same as patches; they look the same as long as ``key`` does."""
        kit, focused, shown = self._shown.kit, self.focused, self._shown
        if kit is None:
            return []

        def drawn(widget: Widget) -> Patch:
            mood, reach = self._mood(widget), widget.reach(kit, self.place(widget))
            return Patch(reach, (id(widget), key), lambda surface: shown.draw_widget(surface, kit, widget, mood))

        patches = [drawn(widget) for widget in self._page.widgets if widget is not focused]
        patches.append(Patch(kit.frame.rect, ("bars", key), lambda surface: shown.draw_bars(surface, kit)))
        if focused:  # last, since its ring lies over its neighbours
            patches.append(drawn(focused))
        if focused and tips:
            mood = self._glow.mood(focused.name, held=False)
            patches += tip_patches(kit, focused, self.place(focused), mood, key)
        return patches

    def _mood(self, widget: Widget) -> Attention:
        return self._glow.mood(widget.name, held=bool(widget.name) and self._held == widget.name)
