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
            self.way_back("cancel", self.services.tr("Cancel")),
            self.button("deed", self.deed, self.icon, self._do, "danger"),
        ]

    def _do(self) -> None:
        self.services.back()
        self._done()
