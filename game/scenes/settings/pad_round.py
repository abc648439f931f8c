"""A guided round over the buttons of a pad that nobody knows: it is asked for one after another."""

from __future__ import annotations

from collections.abc import Mapping

from game.input.actions import Captured, Device
from game.scenes.core.services import Services
from game.scenes.menus.page import Page
from game.scenes.settings.waiting import Waiting
from game.texts.controls import REQUESTS
from game.view.core.kit import Kit
from game.view.core.theme import BODY, CAPTURE_WAIT, SUBHEADING
from game.view.menus import menu_layout as layout
from game.view.menus import page_layout
from game.view.widgets.button import Panel, Text
from game.view.widgets.controls import PadPicture

ORDER = tuple(REQUESTS)


class PadRoundScene(Waiting):
    """What the player presses is what is asked for. A button that has been named already means: there is none such."""

    name = "pad_round"

    def __init__(self, services: Services, pad: Device) -> None:
        super().__init__(services)
        self.pad = pad
        self.named: dict[str, str] = {}
        self._step = 0

    @property
    def asked(self) -> str:
        """The control that is asked for."""
        return ORDER[self._step]

    def see_devices(self) -> None:
        if self.pad not in self.services.input.pads:
            self.back()

    def captured(self, press: Captured) -> None:
        if press.device != self.pad:
            return
        self.sound("move" if press.part in self.named else "confirm")
        self.named.setdefault(press.part, self.asked)
        self._left = CAPTURE_WAIT
        self._step += 1
        if self._step == len(ORDER):
            self._finish()
        else:
            self.rebuild()

    def _finish(self) -> None:
        self._step = 0
        model = self.services.input.model(self.pad)
        self.services.back()
        if model:
            self.services.change(pad_parts={**self.services.store.settings.pad_parts, model: self.named})

    # The page

    def compose(self, kit: Kit) -> Page:
        tr = self.services.tr
        places = layout.menu_places(kit)
        parts = page_layout.pad_round_places(kit, places.body)
        step = tr("{n} of {limit}", n=self._step + 1, limit=len(ORDER))
        none = tr("If there is no such button, press one you have already pressed.") + " "
        rest = f"{none}{self.way_out}" if self.named else self.way_out
        page = Page(first="pad_round.back")
        page.add(
            *self.header(places, self.pad.name or tr("Gamepad")),
            Panel().at(places.body),
            PadPicture(kind="generic", lit=self._lit, focusable=False).at(parts.picture),
            Text(text=f"{step}: {tr(REQUESTS[self.asked])}", style=SUBHEADING, accent=True, align="center").at(
                parts.request
            ),
            Text(text=rest, style=BODY, soft=True, align="center", valign="top").at(parts.rest),
        )
        return page

    def _lit(self) -> Mapping[str, float]:
        return {self.asked: 1.0}
