"""What all widgets have in common."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

import pygame
from msgspec import Struct
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.widgets.scroll import ScrollArea

GLOW_ROOM = 16
"""Units around an item that its ring may use."""


class Attention(Struct, frozen=True):
    """How a widget is being treated: ``focus`` grows from 0 to 1 as it gets the focus."""

    focus: float = 0.0
    pressed: bool = False

    @property
    def lit(self) -> bool:
        return self.focus > 0.5


AnyWidget = TypeVar("AnyWidget", bound="Widget")


@dataclass(eq=False, kw_only=True)
class Widget:
    """Something on the screen. ``rect`` is its place: on screen, or from the top of its area's contents."""

    name: str = ""
    """What the trace calls it: one word for the screen and one for the item, in no language (``title.bread``)."""
    focusable: bool = True
    group: str = ""
    """The focus comes back to the item of a group that had it last."""
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    area: ScrollArea | None = None
    hint: str = ""
    """A sentence about the item, shown by screens that have a place for it."""

    sound = "confirm"

    def at(self: AnyWidget, rect: Rect, area: ScrollArea | None = None) -> AnyWidget:
        """The widget itself, placed."""
        self.rect = rect
        self.area = area
        return self

    def height(self, kit: Kit, width: int) -> int:
        """The pixels it needs when it is ``width`` pixels wide."""
        return self.rect.height

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        """The texts it shows when it lies in ``rect``."""
        return []

    def untold(self, kit: Kit, rect: Rect, mood: Attention) -> list[str]:
        """What it cannot show whole in ``rect``, to be told beside it while it has the focus."""
        return [label.text for label in self.labels(kit, rect, mood) if kit.cut(label)]

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        for label in self.labels(kit, rect, mood):
            kit.write(surface, label)

    def reach(self, kit: Kit, rect: Rect) -> Rect:
        """All that it may draw on when it lies in ``rect``: its ring and its glow lie outside of that."""
        room = kit.px(GLOW_ROOM)
        return rect.inflate(2 * room, 2 * room)

    # What can be done with it

    def act(self) -> None:
        """Confirm was pressed."""

    def shift(self, step: int) -> bool:
        """Left (-1) or right (1) was pressed; False if that means nothing to it, so that the focus moves on."""
        return False

    def scroll(self, step: int) -> bool:
        """Up (-1) or down (1) was pressed; False if that means nothing to it, so that the focus moves on."""
        return False

    def click(self, kit: Kit, pos: tuple[int, int], rect: Rect) -> None:
        """Clicked at ``pos`` while it lay in ``rect``."""
        self.act()

    def release(self) -> None:
        """The mouse lets go of what it held, wherever it is by then."""

    def drag(self, kit: Kit, pos: tuple[int, int], rect: Rect) -> bool:
        """The mouse is held at ``pos``; False for what cannot be dragged."""
        return False
