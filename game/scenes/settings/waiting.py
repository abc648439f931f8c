"""What screens have in common that wait for a key or a button, whatever it is bound to."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.actions import Captured, InputEvent
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.prompts import Prompt
from game.view.core.theme import CAPTURE_WAIT

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
            "To leave everything as it was, press Esc or wait {n} second.",
            "To leave everything as it was, press Esc or wait {n} seconds.",
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
