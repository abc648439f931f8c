"""Small boxes over a screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect

from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.view.core.kit import Kit
from game.view.core.theme import BODY, SUBHEADING
from game.view.menus import menu_layout as layout
from game.view.widgets.button import Button, ButtonKind, Panel, Picture, Text


class Dialog(MenuScene):
    """A title, a text, and buttons below; the first of them is focused. It has the colours of what it lies over, and
    the same keys lead through it."""

    overlay = True

    def __init__(self, services: Services, title: str, text: str) -> None:
        super().__init__(services)
        below = services.stack.top
        if below:
            self.game, self.steady = below.game, self.steady or below.steady
        self.title = title
        self.text = text
        self.box = Rect(0, 0, 0, 0)
        """Where it lies on the screen."""

    def buttons(self) -> list[Button]:
        return [self.button("ok", self.services.tr("OK"), "check", self.services.back, "primary")]

    def button(
        self, name: str, text: str, icon: str, on_press: Callable[[], None], kind: ButtonKind = "button"
    ) -> Button:
        """One of those below, called ``<name of the dialog>.<name>``."""
        return Button(name=f"{self.name}.{name}", text=text, icon=icon, kind=kind, align="center", on_press=on_press)

    def way_back(self, name: str, text: str, icon: str = "back", kind: ButtonKind = "button") -> Button:
        """One that does what the key for "back" does. It is silent, for that has a sound of its own."""
        return replace(self.button(name, text, icon, self.back, kind), silent=True)

    def picture(self) -> Picture | None:
        """What is shown between the text and the buttons, if anything is."""
        return None

    def compose(self, kit: Kit) -> Page:
        buttons, picture = self.buttons(), self.picture()
        text = Text(text=self.text, style=BODY, valign="top")
        width = layout.in_dialog(kit, layout.dialog_box(kit, 0)).width
        title_height, gap = layout.heading_height(kit), kit.px(layout.SECTION_GAP)
        line = layout.row_height(kit, buttons, width, gap)
        words = title_height + text.height(kit, width) + line + 2 * gap
        spare = layout.in_dialog(kit, layout.dialog_box(kit, kit.frame.height)).height - words - gap
        high = min(kit.px(layout.DIALOG_PICTURE), spare) if picture else 0
        high = high if high >= kit.px(layout.DIALOG_PICTURE_LEAST) else 0
        box = layout.dialog_box(kit, words + (high + gap if high else 0))
        self.box, inner = box, layout.in_dialog(kit, box)
        row = Rect(inner.left, inner.bottom - line, inner.width, line)
        below = Rect(inner.left, row.top - gap - high, inner.width, high)
        page = Page(
            [
                Panel(plate="dialog").at(box),
                Text(text=self.title, style=SUBHEADING, accent=True).at(
                    Rect(inner.left, inner.top, inner.width, title_height)
                ),
                text.at(
                    Rect(
                        inner.left,
                        inner.top + title_height + gap,
                        inner.width,
                        (below.top if high else row.top) - 2 * gap - inner.top - title_height,
                    )
                ),
            ],
            first=buttons[0].name,
        )
        layout.in_a_row(kit, buttons, row, gap)
        page.add(*([picture.at(below)] if picture and high else []), *buttons)
        return page
