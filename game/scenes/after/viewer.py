"""What watching a deal again and looking at its turning point have in common: buttons, and the controls that do the
same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from game.input.actions import Action, InputEvent, Pointer, Press
from game.scenes.tabletop.tabletop import Tabletop
from game.view.table.words import corner_places, tool_places


class Viewer(Tabletop):
    """A table that is only looked at. ``ACTIONS`` are the names of commands by the actions that give them; a button
    gives the command of its own name."""

    ACTIONS: ClassVar[Mapping[Action, str]]

    hovered = ""
    """The button under the mouse."""

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        """What there is to do, by name."""
        raise TypeError(f"{type(self).__name__} has no commands")

    def close(self) -> None:
        self.services.audio.play("back")
        self.services.back()

    def enter(self) -> None:
        self.services.audio.music(self.stage.game)
        self.touch()

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press):
            self._hover("")
            name = self.ACTIONS.get(event.action)
            if name:
                self.commands[name]()
        elif isinstance(event, Pointer) and not event.nudged:
            self._point(event)

    def _point(self, pointer: Pointer) -> None:
        tools = tool_places(self.state.tray_kit, self.state.layout, self.tools)
        places = (*tools, *corner_places(self.state.layout, self.corner))
        under = next((tool.name for tool, place, _ in places if place.collidepoint(pointer.pos)), "")
        self._hover(under)
        if under and pointer.kind == "up" and pointer.button == 1:
            self.commands[under]()

    def _hover(self, name: str) -> None:
        if name != self.hovered:
            self.hovered = name
            self.touch()
