"""Screens of several pages, of which one is open: each has a tab, and the page keys turn them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Generic, TypeVar

from game.input.actions import MOUSE, Action, InputEvent, Press
from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.prompts import Prompt
from game.view.widgets.button import Button

Tab = TypeVar("Tab", bound=str)


class TabbedScene(MenuScene, Generic[Tab]):
    """``tabs`` says by key, in their order, what a page is called (marked), and its icon; ``tab`` is the open one."""

    def __init__(self, services: Services, tabs: Mapping[Tab, tuple[str, str]], tab: Tab) -> None:
        super().__init__(services)
        self.tabs = tabs
        self.tab = tab

    @property
    def prompts(self) -> Sequence[Prompt]:
        shown = super().prompts
        if self.services.input.last_device == MOUSE:  # it clicks at the tabs, and its wheel scrolls
            return shown
        return [*shown, (Action.PAGE_DOWN, self.services.tr("Next tab"))]

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press) and event.action in (Action.PAGE_UP, Action.PAGE_DOWN):
            if not event.repeat:
                self._turn(1 if event.action is Action.PAGE_DOWN else -1)
        else:
            super().handle(event)

    def _turn(self, step: int) -> None:
        """To the next page, or the one before; the first one follows the last."""
        keys = list(self.tabs)
        self.sound("move")
        self.open_tab(keys[(keys.index(self.tab) + step) % len(keys)])

    def open_tab(self, tab: Tab) -> None:
        self.tab = tab
        self.form.take_focus(self.tab_name(tab))
        self.rebuild()

    def tab_name(self, tab: Tab) -> str:
        return f"{self.name}.tab.{tab}"

    def tab_buttons(self) -> list[Button]:
        return [
            Button(
                name=self.tab_name(key),
                group="tabs",
                text=self.services.tr(title),
                icon=icon,
                align="center",
                chosen=key == self.tab,
                on_press=partial(self.open_tab, key),
            )
            for key, (title, icon) in self.tabs.items()
        ]
