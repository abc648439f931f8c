"""What wants to be right where one plays from the couch: text, picture, gamepads, sound. A page each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.i18n import mark
from game.input.actions import MOVES, Action, InputEvent, Press
from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.scenes.menus.prompts import Prompt
from game.scenes.menus.settings_rows import SettingsRows
from game.scenes.settings.pad_lights import PadLights
from game.view.core.kit import Kit
from game.view.core.theme import BODY, SMALL, SUBHEADING
from game.view.menus import couch_layout
from game.view.menus import menu_layout as layout
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Panel, Picture, Text
from game.view.widgets.controls import PadPicture

SIZES = (1.0, 1.2, 1.5, 2.0)
TEST_SOUND = "win"

PAGES: dict[str, tuple[str, str]] = {
    "text": (
        mark("Can you read this?"),
        mark("Sit where you will play, and choose the smallest line that is easy to read."),
    ),
    "edge": (
        mark("Do you see all four corners?"),
        mark("Some televisions cut the picture. Move its edge inwards until you can see all of each corner."),
    ),
    "display": (mark("Is this the right display?"), mark("Full screen uses the one that you choose here.")),
    "pads": (
        mark("Try the gamepads"),
        mark("Press any button: it lights up. Press it again, and it works as usual."),
    ),
    "sound": (mark("Do you hear the fanfare?"), mark("Adjust the volume and play it again.")),
}
"""By key, in their order: what is asked, and what to do."""


class CouchCheckScene(MenuScene):
    """Cancel leaves it at any time. Where gamepads are tried the first one leads to the next page's button, and what
    has not been tried yet only lights up."""

    name = "couch_check"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.pages = [page for page in PAGES if page != "display" or pygame.display.get_num_displays() > 1]
        self.page = self.pages[0]
        self.lights = PadLights(services.input)

    def enter(self) -> None:
        self.services.store.first_start = False
        self.services.store.save_settings()
        super().enter()

    # Input

    @property
    def prompts(self) -> Sequence[Prompt]:
        return [*self.choosing, (Action.CANCEL, self.services.tr("Leave"))]

    def handle(self, event: InputEvent) -> None:
        if self.page == "pads" and isinstance(event, Press) and self._only_tries(event):
            return
        super().handle(event)

    def _only_tries(self, press: Press) -> bool:
        """Whether a press where gamepads are tried leads nowhere: what lights up for the first time does only that."""
        if press.action is Action.CANCEL and self.form.focus == "couch_check.pad":
            self.form.take_focus("couch_check.next")
            self.touch()
            return True
        return press.action not in MOVES and self.lights.news(press.device)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.page == "pads" and self.lights.update(dt):
            self.touch()

    @property
    def moving(self) -> bool:
        return super().moving or (self.page == "pads" and self.lights.moving)

    def _turn(self, step: int) -> None:
        at = self.pages.index(self.page) + step
        if at == len(self.pages):
            self.services.back()
            return
        self.page = self.pages[at]
        self.lights.begin()
        self.rebuild()
        self.form.take_focus(self._first)
        if self.page == "sound":
            self.sound(TEST_SOUND)

    # The page

    @property
    def _first(self) -> str:
        return "couch_check.pad" if self.page == "pads" and self.services.input.pads else "couch_check.next"

    def compose(self, kit: Kit) -> Page:
        tr, places = self.services.tr, layout.menu_places(kit)
        title, sentence = (tr(text) for text in PAGES[self.page])
        spoken = Text(text=sentence, style=BODY, soft=True, valign="top")
        buttons = self._buttons()
        height = max(button.height(kit, kit.em(couch_layout.BUTTON_WIDTH)) for button in buttons)
        width = layout.padded(kit, places.body).width
        parts = couch_layout.couch_places(kit, places.body, spoken.height(kit, width), height)
        step = tr("{n} of {limit}", n=self.pages.index(self.page) + 1, limit=len(self.pages))
        page = Page(first=self._first)
        page.add(*self.header(places, f"{tr('Check from the couch')} · {step}"), Panel().at(places.body))
        page.add(Text(text=title, style=SUBHEADING, accent=True).at(parts.title), spoken.at(parts.sentence))
        page.add(*self._content(kit, parts.content))
        for button, place in zip(buttons, parts.buttons[-len(buttons) :], strict=True):
            page.add(button.at(place))
        return page

    def _buttons(self) -> list[Button]:
        tr, last = self.services.tr, self.page == self.pages[-1]
        earlier = Button(
            name="couch_check.earlier",
            text=tr("Back"),
            icon="back",
            align="center",
            on_press=partial(self._turn, -1),
        )
        following = Button(
            name="couch_check.next",
            text=tr("Done") if last else tr("Next"),
            icon="check" if last else "arrow_right",
            kind="primary",
            align="center",
            on_press=partial(self._turn, 1),
        )
        return [following] if self.page == self.pages[0] else [earlier, following]

    def _content(self, kit: Kit, place: Rect) -> list[Widget]:
        rows = SettingsRows(self.services, "couch_check", self.rebuild)
        if self.page == "pads":
            return self._pads(kit, place)
        contents: dict[str, list[Widget | None]] = {
            "text": [self._line(size) for size in SIZES],
            "edge": [rows.edge()],
            "display": [rows.display()],
            "sound": [self._fanfare(), rows.effects(), rows.music(), rows.mute()],
        }
        shown = [widget for widget in contents[self.page] if widget]
        layout.list_area(kit, f"couch_check.{self.page}", place, shown)
        return [Picture(paint=_paint_corners), *shown] if self.page == "edge" else shown

    def _line(self, size: float) -> Widget:
        """A line of text as large as small text is with that text size."""
        settings = self.services.store.settings
        tr = self.services.tr
        return Button(
            name=f"couch_check.size{round(size * 100)}",
            text=tr("{n} %: the queen of hearts takes the trick", n=round(size * 100)),
            icon="check" if size == settings.text_size else "",
            style=replace(SMALL, size=SMALL.size * size / settings.text_size),
            chosen=size == settings.text_size,
            on_press=lambda: self._choose(size),
        )

    def _choose(self, size: float) -> None:
        self.services.change(text_size=size)
        self.rebuild()

    def _fanfare(self) -> Button:
        tr = self.services.tr
        return Button(
            name="couch_check.fanfare",
            text=tr("Play the fanfare"),
            icon="sound",
            silent=True,
            on_press=partial(self.sound, TEST_SOUND),
        )

    def _pads(self, kit: Kit, place: Rect) -> list[Widget]:
        pads = self.services.input.pads
        if not pads:
            text = self.services.tr("No gamepad is plugged in. Keyboard and mouse are enough, too.")
            return [Text(text=text, style=BODY, align="center").at(place)]
        return [
            PadPicture(
                name="couch_check.pad" if number == 0 else "",
                focusable=number == 0,
                kind=self.services.glyphs(pad),
                title=pad.name,
                lit=partial(self.lights.of, pad),
            ).at(spot)
            for number, (pad, spot) in enumerate(zip(pads, couch_layout.pad_places(kit, place, len(pads)), strict=True))
        ]


def _paint_corners(surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
    """An angle in each corner of what is never to be cut off."""
    frame, length, width = kit.frame.rect, kit.px(couch_layout.CORNER), kit.px(couch_layout.CORNER_WIDTH)
    for x in (frame.left, frame.right - length):
        for y in (frame.top, frame.bottom - width):
            surface.fill(kit.palette.accent, (x, y, length, width))
    for x in (frame.left, frame.right - width):
        for y in (frame.top, frame.bottom - length):
            surface.fill(kit.palette.accent, (x, y, width, length))
