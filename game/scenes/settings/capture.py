"""A new key or button for an action is asked for."""

from __future__ import annotations

from collections.abc import Callable

from game.input.actions import Captured
from game.input.bindings import Group
from game.scenes.core.services import Services
from game.scenes.menus.dialog import Dialog
from game.scenes.menus.page import Page
from game.scenes.settings.waiting import Waiting
from game.view.core.kit import Kit
from game.view.widgets.button import Button


class CaptureScene(Waiting, Dialog):
    """Asks for a new key or button, and tells it to ``done``."""

    name = "capture"

    def __init__(self, services: Services, group: Group, title: str, done: Callable[[Captured], None]) -> None:
        super().__init__(services, title, "")
        self.group: Group = group
        self._done = done

    def captured(self, press: Captured) -> None:
        if (press.device.kind == "keyboard") == (self.group == "keys") and press.control:
            self.sound("confirm")
            self.services.back()
            self._done(press)

    def buttons(self) -> list[Button]:
        return [self.way_back("cancel", self.services.tr("Cancel"))]

    def compose(self, kit: Kit) -> Page:
        tr = self.services.tr
        asked = tr("Press the new key.") if self.group == "keys" else tr("Press the new button on the gamepad.")
        self.text = f"{asked}\n\n{self.way_out}"
        return super().compose(kit)
