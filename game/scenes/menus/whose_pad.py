"""A gamepad is back, and it may be one of several that were unplugged: whose is it?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.input.actions import Device
from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.view.core.kit import Kit
from game.view.core.theme import BODY, SUBHEADING
from game.view.menus import menu_layout as layout
from game.view.widgets.button import Button, Panel, Text


class WhosePadScene(MenuScene):
    """``done`` is told which of ``names`` was chosen, by its place; None: none of them. It is not told anything if the
    question is left open, or the pad goes again. Presses that rain in leave it open: that is focused."""

    name = "whose_pad"
    overlay = True

    def __init__(
        self, services: Services, pad: Device, names: Sequence[str], done: Callable[[int | None], None]
    ) -> None:
        super().__init__(services)
        below = services.stack.top
        self.game = below.game if below else None
        self.pad = pad
        self.names = list(names)
        self._done = done

    def see_devices(self) -> None:
        if self.pad not in self.services.input.pads:
            self.services.back()

    def _choose(self, at: int | None) -> None:
        self.services.back()
        self._done(at)

    def compose(self, kit: Kit) -> Page:
        tr, gap = self.services.tr, kit.px(layout.SECTION_GAP)
        said = Text(text=tr("Several gamepads of this kind were unplugged."), style=BODY, valign="top")
        buttons = self._buttons()
        width = layout.in_dialog(kit, layout.dialog_box(kit, 0)).width
        title, words = layout.heading_height(kit), said.height(kit, width)
        listed = layout.list_height(kit, buttons, layout.ROW_GAP, width)
        inner = layout.in_dialog(kit, layout.dialog_box(kit, title + words + listed + 2 * gap))
        below = inner.top + title + words + 2 * gap
        layout.list_area(kit, self.name, Rect(inner.left, below, inner.width, inner.bottom - below), buttons)
        page = Page(
            [
                Panel(plate="dialog").at(inner.inflate(2 * kit.px(layout.DIALOG_PAD), 2 * kit.px(layout.DIALOG_PAD))),
                Text(text=tr("Whose gamepad is this?"), style=SUBHEADING, accent=True).at(
                    Rect(inner.left, inner.top, inner.width, title)
                ),
                said.at(Rect(inner.left, inner.top + title + gap, inner.width, words)),
            ],
            first=buttons[-1].name,
        )
        page.add(*buttons)
        return page

    def _buttons(self) -> list[Button]:
        people = [
            Button(name=f"whose_pad.{at}", text=name, icon="person", on_press=partial(self._choose, at))
            for at, name in enumerate(self.names)
        ]
        tr = self.services.tr
        other = Button(
            name="whose_pad.other", text=tr("Somebody else’s"), icon="gamepad", on_press=partial(self._choose, None)
        )
        later = Button(
            name="whose_pad.later", text=tr("Not now"), icon="back", on_press=self.back, silent=True, kind="primary"
        )
        return [*people, other, later]
