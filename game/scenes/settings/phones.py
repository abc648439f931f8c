"""Phones are let in: the code that they read, the address for those who type, and who is there already."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.view.core.kit import Kit
from game.view.core.theme import BODY, HEADING, Style
from game.view.menus import menu_layout as layout
from game.view.menus.phones_layout import BUTTON_WIDE, phones_places
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Panel, Picture, Text
from game.view.widgets.qr_code import paint_code
from game.view.widgets.reader import Reader
from game.view.widgets.scroll import ScrollArea

FITS = 0.97
"""Letters have whole sizes: a little less than would fit."""


class PhonesScene(MenuScene):
    """What lies below hears meanwhile who takes a seat. The key is shown here and nowhere else."""

    name = "phones"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        below = services.stack.top
        self.game = below.game if below else None
        self._why = services.phones.open(services.tr)
        self._there: object = None
        self._area = ScrollArea("phones.told", Rect(0, 0, 0, 0))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._there != self._names:
            self.rebuild()

    # What can be done

    def _move(self, host: str) -> None:
        self._why = self.services.phones.move(host, self.services.tr)
        self.rebuild()

    def _close(self) -> None:
        self.services.phones.close(wait=False)
        self.back()

    def _scroll(self, step: int) -> bool:
        moved = self.form.scroll(self._area, step)
        self.touch()
        return moved

    # The page

    @property
    def _names(self) -> list[str]:
        """Of those who are there."""
        tr, house = self.services.tr, self.services.phones.house
        return [phone.name or tr("Phone") for phone in house.devices] if house else []

    def compose(self, kit: Kit) -> Page:
        self._there = self._names
        places, buttons = layout.menu_places(kit), self._buttons()
        gap = kit.px(layout.COLUMN_GAP)
        parts = phones_places(kit, places.body, layout.row_height(kit, buttons, places.body.width, gap))
        page = Page(first="phones.done")
        page.add(*self.header(places, self.services.tr("Phones")))
        house = self.services.phones.house
        panel = parts.panel
        if house:
            code = house.code()
            page.add(Picture(paint=lambda surface, _, rect: paint_code(surface, code, rect)).at(parts.code))
        else:
            panel = Rect(places.body.left, panel.top, places.body.width, panel.height)
        page.add(Panel().at(panel), *self._told(kit, layout.padded(kit, panel), panel))
        layout.in_a_row(kit, buttons, parts.buttons, gap, kit.em(BUTTON_WIDE))
        page.add(*buttons)
        return page

    def _told(self, kit: Kit, view: Rect, panel: Rect) -> list[Widget]:
        """It scrolls where it is too long."""
        words = self._words(kit, view.width)
        self._area = layout.list_area(kit, "phones.told", view, words, layout.PARAGRAPH_GAP)
        layout.centre_contents(words, self._area)
        reader = [Reader(name="phones.told", moved=self._scroll).at(panel)] if self._area.spare else []
        return [*reader, *words]

    def _words(self, kit: Kit, width: int) -> list[Widget]:
        tr, house = self.services.tr, self.services.phones.house
        if house is None:
            return [Text(text=self._why, valign="top")]
        if house.local:
            where = tr("Only this computer itself can open this address.")
        elif house.network:
            where = tr("The phone has to be in the same network: {network}.", network=house.network)
        else:
            where = tr("The phone has to be in the same network.")
        names, letters = self._names, _in_a_line(kit, max(house.typed, key=len), width)
        here = tr.n("{n} phone is here: {names}", "{n} phones are here: {names}", len(names), names=", ".join(names))
        return [
            *([Text(text=self._why, accent=True)] if self._why else []),
            Text(text=tr("Point the phone’s camera at the code, and open the page."), style=BODY),
            Text(text=where, soft=True),
            Text(text=tr("No picture? Type:"), soft=True),
            *[Text(text=part, style=letters, accent=True) for part in house.typed],
            Text(text=here if names else tr("No phone is here yet."), soft=not names),
        ]

    def _buttons(self) -> Sequence[Button]:
        tr, house = self.services.tr, self.services.phones.house
        done = Button(
            name="phones.done",
            text=tr("Done") if house else tr("OK"),
            icon="check",
            kind="primary",
            align="center",
            on_press=self.back,
            silent=True,
        )
        if house is None:
            return [done]
        off = Button(name="phones.off", text=tr("No more phones"), icon="cross", align="center", on_press=self._close)
        others = [
            Button(
                name="phones.other",
                text=other.host,
                detail=other.network,
                icon="replay",
                align="center",
                on_press=partial(self._move, other.host),
            )
            for other in house.others[:1]
        ]
        return [done, *others, off]


def _in_a_line(kit: Kit, text: str, width: int) -> Style:
    """The style of an address that must not be parted: in smaller letters where there is no room."""
    wide = kit.type.width(text, HEADING)
    return HEADING if wide <= width else Style(HEADING.font, HEADING.size * width / wide * FITS)
