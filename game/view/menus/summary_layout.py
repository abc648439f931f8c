"""Where things lie on the summary of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.theme import SUBHEADING
from game.view.menus.menu_layout import NARROW_TEXT, padded
from game.view.widgets.base import Widget
from game.view.widgets.scroll import ScrollArea

SENTENCE_LINES = 2
ROW, ROW_GAP = 136, 10
BUTTON, BUTTON_GAP, BUTTON_WIDE = 84, 20, 430
GAP = 22
LIST_PAD = 10
"""Above and below a list, whose place is as high as can be."""


@dataclass(frozen=True)
class SummaryPlaces:
    sentence: Rect
    panel: Rect
    head: Rect
    rows: list[Rect]
    """On screen, or within ``list``."""
    list: ScrollArea | None
    """Where there is no room for all rows at once."""
    buttons: Rect


def summary_places(kit: Kit, body: Rect, words: str, seats: Sequence[Widget], headings: Widget) -> SummaryPlaces:
    """The sentence ``words`` on top, a row for each seat, the buttons at the bottom. With large text every line is
    needed: the sentence has no more than it takes, and rows that are too many become a list."""
    lines = SENTENCE_LINES
    if kit.text_size() >= NARROW_TEXT:
        lines = min(len(kit.type.lines(words, SUBHEADING, body.width)), lines)
    sentence = Rect(body.left, body.top, body.width, lines * kit.line(SUBHEADING))
    buttons = Rect(body.left, body.bottom - kit.em(BUTTON), body.width, kit.em(BUTTON))
    gap, pad = kit.px(ROW_GAP), kit.px(LIST_PAD)
    panel = Rect(body.left, sentence.bottom + kit.px(GAP), body.width, 0)
    panel.height = buttons.top - kit.px(GAP) - panel.top
    inner = padded(kit, panel)
    head = Rect(inner.left, inner.top, inner.width, headings.height(kit, inner.width))
    height = min((inner.bottom - head.bottom - gap * len(seats)) // len(seats), kit.em(ROW))
    least = [seat.height(kit, inner.width) for seat in seats]
    if height >= max(least):
        rows = _down(inner, head.bottom + gap, [height] * len(seats), gap)
        panel.height = rows[-1].bottom + (panel.bottom - inner.bottom) - panel.top
        return SummaryPlaces(sentence, panel, head, rows, None, buttons)
    head.top = panel.top + pad
    rows = _down(inner, 0, least, gap)
    view = Rect(inner.left, head.bottom, inner.width, panel.bottom - pad - head.bottom)
    area = ScrollArea("summary.seats", view, rows[-1].bottom)
    return SummaryPlaces(sentence, panel, head, rows, area, buttons)


def _down(inner: Rect, top: int, heights: Sequence[int], gap: int) -> list[Rect]:
    rows = []
    for height in heights:
        rows.append(Rect(inner.left, top, inner.width, height))
        top += height + gap
    return rows
