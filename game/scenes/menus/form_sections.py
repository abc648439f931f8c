"""Panels with a title and rows, as the lobby and the settings are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.scenes.menus.page import Page
from game.view.core.kit import Kit
from game.view.core.theme import SUBHEADING
from game.view.menus import menu_layout as layout
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Panel, Text
from game.view.widgets.rows import Row
from game.view.widgets.scroll import ScrollArea


@dataclass(frozen=True)
class Part:
    title: str
    rows: Sequence[Widget]
    button: Button | None = None
    """At the right of the title."""


def add_parts(kit: Kit, page: Page, area: ScrollArea, parts: Sequence[Part], shares: Sequence[float], top: int) -> int:
    """Parts side by side, as wide as their shares say, or below one another where text is large. The bottom of all."""
    gap = kit.px(layout.PART_GAP)
    whole = Rect(area.view.left, top, area.view.width, 0)
    if kit.text_size() < layout.NARROW_TEXT:
        boxes = layout.columns(whole, shares, gap)
        height = max(_place_rows(kit, area, part, box) for part, box in zip(parts, boxes, strict=True)) - top
        for part, box in zip(parts, boxes, strict=True):
            _add_part(kit, page, area, part, Rect(box.left, top, box.width, height))
        return top + height
    for part in parts:
        whole.height = _place_rows(kit, area, part, whole) - whole.top
        _add_part(kit, page, area, part, whole)
        whole = Rect(whole.left, whole.bottom + gap, whole.width, 0)
    return whole.top - gap


def say_in_rows(kit: Kit, rows: Sequence[Widget]) -> None:
    """Where text is large there is no room for a sentence beside the list: each row says its own."""
    if kit.text_size() >= layout.NARROW_TEXT:
        for row in rows:
            if isinstance(row, Row):
                row.sentence, row.hint = row.hint, ""
            elif isinstance(row, Button):
                row.detail, row.hint = row.detail or row.hint, ""


def _place_rows(kit: Kit, area: ScrollArea, part: Part, box: Rect) -> int:
    """Place the rows of a part; where it ends."""
    inner, heading = _inside(kit, box)
    rows = Rect(inner.left, heading.bottom + kit.px(layout.TITLE_GAP), inner.width, 0)
    return layout.stack_down(kit, part.rows, rows, kit.px(layout.TITLE_GAP), area) + kit.px(layout.PART_PAD)


def _add_part(kit: Kit, page: Page, area: ScrollArea, part: Part, box: Rect) -> None:
    inner, heading = _inside(kit, box)
    page.add(Panel().at(box, area))
    if part.button:
        width = min(kit.em(layout.PART_BUTTON_WIDTH), inner.width // 2)
        page.add(part.button.at(Rect(inner.right - width, heading.top, width, heading.height), area))
        heading.width -= width + kit.px(layout.COLUMN_GAP)
    page.add(Text(text=part.title, style=SUBHEADING).at(heading, area), *part.rows)


def _inside(kit: Kit, box: Rect) -> tuple[Rect, Rect]:
    """The inside of a part's panel, and the place of its title."""
    pad = kit.px(layout.PART_PAD)
    inner = Rect(box.left + pad, box.top + pad, box.width - 2 * pad, max(box.height - 2 * pad, 0))
    return inner, Rect(inner.left, inner.top, inner.width, layout.heading_height(kit))
