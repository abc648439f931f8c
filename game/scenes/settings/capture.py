"""Waits for a key or a button, whatever it is bound to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.input.actions import Captured, InputEvent
from game.input.bindings import Group
from game.scenes.core.dialogs import Dialog
from game.scenes.core.form import Page
from game.scenes.core.menu import MenuScene
from game.scenes.core.prompts import Prompt
from game.scenes.core.services import Services
from game.view.core.kit import Kit
from game.view.core.theme import CAPTURE_WAIT
from game.view.widgets.button import Button

WAY_OUT = "Esc"


class Waiting(MenuScene):
    """A screen that waits for a press: for so long, or until Esc. Whatever else is pressed is told by its name."""

    steady = True
    _left = CAPTURE_WAIT

    def captured(self, press: Captured) -> None:
        """A key or button went down."""

    @property
    def prompts(self) -> Sequence[Prompt]:
        """Nothing does what it usually does."""
        return ()

    @property
    def way_out(self) -> str:
        """How to leave, in words."""
        return self.services.tr.n(
            "Esc leaves everything as it was, and so do you by waiting {n} second.",
            "Esc leaves everything as it was, and so do you by waiting {n} seconds.",
            round(CAPTURE_WAIT),
        )

    def enter(self) -> None:
        self.services.input.capturing = True
        super().enter()

    def leave(self) -> None:
        self.services.input.capturing = False
        super().leave()

    def handle(self, event: InputEvent) -> None:
        if not isinstance(event, Captured):
            super().handle(event)
        elif event.device.kind == "keyboard" and event.control == WAY_OUT:
            self.back()
        else:
            self.captured(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._left -= dt
        if self._left <= 0:
            self.back()


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
        return [
            Button(
                name="capture.cancel",
                text=self.services.tr("Cancel"),
                icon="back",
                align="center",
                on_press=self.back,
                silent=True,
            )
        ]

    def compose(self, kit: Kit) -> Page:
        tr = self.services.tr
        asked = tr("Press the new key.") if self.group == "keys" else tr("Press the new button on the gamepad.")
        self.text = f"{asked}\n\n{self.way_out}"
        return super().compose(kit)
