"""Buttons, tabs and the plain texts and panels between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.core.plates import PlateKind, draw_plate
from game.view.core.text import Align, VAlign
from game.view.core.theme import (
    BODY,
    INK,
    LABEL,
    SMALL,
    Colour,
    Style,
)
from game.view.core.wrap import words
from game.view.widgets.base import Attention, Widget

PAD_X, PAD_Y = 22, 14
ICON, ICON_GAP = 36, 16
DETAIL_GAP = 2
PRESSED_DOWN = 3

ButtonKind = Literal["button", "primary", "danger"]


def nothing() -> None:
    """What an item does that does nothing."""


@dataclass(eq=False, kw_only=True)
class Button(Widget):
    """A plate with an icon, a text, and a second text in small letters below it."""

    text: str = ""
    icon: str = ""
    detail: str = ""
    meaning: str = ""
    """What an icon without a text stands for; told while it has the focus."""
    kind: ButtonKind = "button"
    align: Align = "left"
    chosen: bool = False
    """Stands for what is shown at the moment, as the tab of an open page does."""
    style: Style = LABEL
    on_press: Callable[[], None] = nothing
    silent: bool = False

    @property
    def sound(self) -> str:  # type: ignore[override]
        return "" if self.silent else "confirm"

    def height(self, kit: Kit, width: int) -> int:
        inner = self._text_box(kit, Rect(0, 0, width, 0)).width
        lines = kit.type.height(self.text, self.style, inner) if self.text else kit.em(ICON)
        return lines + self._detail_height(kit, inner) + 2 * kit.em(PAD_Y)

    def least(self, kit: Kit) -> int:
        """The width in which no word of the text is broken."""
        word = max((kit.type.width(word, self.style) for word in words(self.text)), default=0)
        return word + (kit.em(ICON + ICON_GAP) if self.icon else 0) + 2 * kit.em(PAD_X) + 1

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        box = self._text_box(kit, rect)
        if self.detail:
            spare = rect.height - self.height(kit, rect.width)  # below zero where the plate is lower than it should be
            box.inflate_ip(0, -2 * max(kit.em(PAD_Y) + min(spare, 0) // 2, 0))
        colour, soft = self._colours(kit, mood)
        detail_height = self._detail_height(kit, box.width)
        top = Rect(box.x, box.y, box.width, box.height - detail_height)
        label = Label(self.text, self.style, colour, top, self.align, "bottom" if self.detail else "middle")
        labels = [kit.unbroken(kit.snug(label)) if kit.cut(label) or kit.torn(label) else label]
        if self.detail:
            below = Rect(box.x, top.bottom, box.width, detail_height)
            labels.append(Label(self.detail, SMALL, soft, below, self.align, "top"))
        return labels

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        plate: PlateKind = "tab" if self.chosen else self.kind
        if mood.pressed:
            rect = rect.move(0, kit.px(PRESSED_DOWN))
        if mood.focus < 1:
            draw_plate(surface, kit, plate, rect)
        draw_plate(surface, kit, "lit", rect, mood.focus)
        if self.icon and (not self.text or self._inside(kit, rect.width)[0]):
            self._draw_icon(surface, kit, rect, mood)
        super().draw(surface, kit, rect, mood)

    def act(self) -> None:
        self.on_press()

    def untold(self, kit: Kit, rect: Rect, mood: Attention) -> list[str]:
        return super().untold(kit, rect, mood) or [self.meaning]

    def _draw_icon(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        size = min(kit.em(ICON), rect.height - 2, rect.width - 2)
        picture = kit.art.icon(self.icon, size, self._colours(kit, mood)[0])
        place = picture.get_rect(center=rect.center)
        if self.text:
            place.right = self._text_box(kit, rect).left - kit.em(ICON_GAP)
        surface.blit(picture, place)

    def _text_box(self, kit: Kit, rect: Rect) -> Rect:
        """Where texts go: beside the icon, and with it in the middle of a centred button."""
        lead, pad = self._inside(kit, rect.width)
        box = rect.inflate(-2 * pad, 0)
        width = max(box.width - lead, 1)
        if lead and self.align == "center":
            used = kit.text_width(self.text, self.style, width)
            return Rect(box.centerx - (used + lead) // 2 + lead, box.y, used, box.height)
        return Rect(box.x + lead, box.y, width, box.height)

    def _inside(self, kit: Kit, width: int) -> tuple[int, int]:
        """What the icon takes of a width, and the padding on each side. Before a word is broken, the icon is left out,
        then the padding becomes half as wide."""
        lead, pad = kit.em(ICON + ICON_GAP) if self.icon else 0, kit.em(PAD_X)
        free = width - kit.type.least(self.text, self.style)
        if free < lead + 2 * pad:
            return 0, pad if free >= 2 * pad else pad // 2
        return lead, pad

    def _detail_height(self, kit: Kit, width: int) -> int:
        return kit.type.height(self.detail, SMALL, width) + kit.em(DETAIL_GAP) if self.detail else 0

    def _colours(self, kit: Kit, mood: Attention) -> tuple[Colour, Colour]:
        if mood.lit:
            return INK, INK
        soft = kit.palette.text if self.kind == "primary" else kit.palette.text_soft
        return kit.palette.text, soft


@dataclass(eq=False, kw_only=True)
class Text(Widget):
    """A text without a plate."""

    text: str = ""
    style: Style = BODY
    soft: bool = False
    accent: bool = False
    align: Align = "left"
    valign: VAlign = "middle"
    indent: bool = False
    """In line with the texts of rows above and below."""
    focusable: bool = False

    def height(self, kit: Kit, width: int) -> int:
        return kit.type.height(self.text, self.style, self._box(kit, Rect(0, 0, width, 0)).width)

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        colour = kit.palette.accent if self.accent else kit.palette.text_soft if self.soft else kit.palette.text
        return [Label(self.text, self.style, colour, self._box(kit, rect), self.align, self.valign)]

    def _box(self, kit: Kit, rect: Rect) -> Rect:
        return rect.inflate(-2 * kit.em(PAD_X), 0) if self.indent else rect


@dataclass(eq=False, kw_only=True)
class Spoken(Text):
    """A text that is asked for anew each time it is drawn, such as the sentence about the focused item."""

    said: Callable[[], str] = str

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        return [replace(label, text=self.said()) for label in super().labels(kit, rect, mood)]


@dataclass(eq=False, kw_only=True)
class Panel(Widget):
    """A plate for other widgets to lie on."""

    plate: PlateKind = "panel"
    edge: Colour | None = None
    """Instead of the room's."""
    focusable: bool = False

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        if self.edge:
            kit = replace(kit, palette=replace(kit.palette, edge=self.edge))
        draw_plate(surface, kit, self.plate, rect)


@dataclass(eq=False, kw_only=True)
class Picture(Widget):
    """Anything drawn by a function of the surface, the kit and the place."""

    paint: Callable[[pygame.Surface, Kit, Rect], None]
    focusable: bool = False

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        self.paint(surface, kit, rect)
