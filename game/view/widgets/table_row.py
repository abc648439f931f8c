"""A row of a table: texts in columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.core.plates import draw_plate
from game.view.core.text import Align
from game.view.core.theme import (
    BODY,
    LABEL,
    SMALL,
    Style,
)
from game.view.widgets.base import Attention, Widget
from game.view.widgets.button import nothing

PAD_X, PAD_Y, CELL_GAP = 20, 12, 16
PICTURE, PICTURE_GAP = 40, 10


@dataclass(frozen=True)
class Cell:
    """``share`` of the row's width."""

    text: str
    share: float
    align: Align = "left"
    soft: bool = False
    accent: bool = False
    picture: str = ""
    """The name of a picture from ``sprites`` before the text."""


@dataclass(eq=False, kw_only=True)
class TableRow(Widget):
    """Without a name it is the head of a table."""

    cells: Sequence[Cell] = ()
    strong: bool = False
    """A row that sums up."""
    on_press: Callable[[], None] = nothing

    @property
    def head(self) -> bool:
        return not self.name and not self.strong

    @property
    def _style(self) -> Style:
        return LABEL if self.strong else SMALL if self.head else BODY

    def act(self) -> None:
        self.on_press()

    def height(self, kit: Kit, width: int) -> int:
        boxes = self._boxes(kit, Rect(0, 0, width, 0))
        text = max(
            kit.type.height(cell.text, self._style, box.width) for cell, box in zip(self.cells, boxes, strict=True)
        )
        return text + (0 if self.head else 2 * kit.em(PAD_Y))

    def holds(self, kit: Kit, width: int) -> bool:
        """Whether no word has to be broken in any cell."""
        boxes = self._boxes(kit, Rect(0, 0, width, 0))
        return all(
            kit.type.least(cell.text, self._style) <= box.width for cell, box in zip(self.cells, boxes, strict=True)
        )

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        palette = kit.palette
        labels = []
        for cell, box in zip(self.cells, self._boxes(kit, rect), strict=True):
            colour = palette.text_soft if cell.soft or self.head else palette.accent if cell.accent else palette.text
            labels.append(Label(cell.text, self._style, colour, box, cell.align))
        return labels

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        if self.name:
            draw_plate(surface, kit, "row", rect)
            draw_plate(surface, kit, "row_lit", rect, mood.focus)
        for cell, box in zip(self.cells, self._boxes(kit, rect), strict=True):
            if cell.picture:
                size = kit.em(PICTURE)
                picture = kit.art.drawing(cell.picture, (size, size))
                surface.blit(picture, picture.get_rect(midright=(box.left - kit.em(PICTURE_GAP), box.centery)))
        super().draw(surface, kit, rect, mood)

    def _boxes(self, kit: Kit, rect: Rect) -> list[Rect]:
        inner = rect.inflate(-2 * kit.em(PAD_X), 0)
        gap = kit.em(CELL_GAP)
        width = inner.width - gap * (len(self.cells) - 1)
        whole = sum(cell.share for cell in self.cells)
        boxes, x = [], float(inner.left)
        for cell in self.cells:
            right = x + width * cell.share / whole
            left = round(x) + (kit.em(PICTURE + PICTURE_GAP) if cell.picture else 0)
            boxes.append(Rect(left, rect.top, max(round(right) - left, 1), rect.height))
            x = right + gap
        return boxes
