"""Something to be told, and something to be asked before it is done."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.core.services import Services
from game.scenes.menus.dialog import Dialog
from game.view.widgets.button import Button


class NoticeScene(Dialog):
    """Tells something."""

    name = "notice"


class ConfirmScene(Dialog):
    """Asks before something is lost for good. The way back is focused."""

    name = "confirm"

    def __init__(
        self, services: Services, title: str, text: str, deed: str, done: Callable[[], None], icon: str = "trash"
    ) -> None:
        super().__init__(services, title, text)
        self.deed = deed
        self.icon = icon
        self._done = done

    def buttons(self) -> list[Button]:
        return [
            Button(
                name="confirm.cancel",
                text=self.services.tr("Cancel"),
                icon="back",
                align="center",
                on_press=self.back,
                silent=True,
            ),
            Button(
                name="confirm.deed", text=self.deed, icon=self.icon, kind="danger", align="center", on_press=self._do
            ),
        ]

    def _do(self) -> None:
        self.services.back()
        self._done()
