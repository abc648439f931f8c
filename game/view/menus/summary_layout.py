"""Where things lie on the summary of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.theme import SUBHEADING
from game.view.menus.menu_layout import FOOTER_GAP, NARROW_TEXT, columns, menu_places, padded, safe
from game.view.widgets.base import Widget
from game.view.widgets.scroll import ScrollArea

SENTENCE_LINES = 2
ROW, ROW_GAP = 136, 10
BUTTON, BUTTON_GAP, BUTTON_WIDE = 84, 20, 430
GAP = 22
LIST_PAD = 10
"""Above and below a list, whose place is as high as can be."""
PODIUM_SHARE, PODIUM_HIGH = 0.25, 560
PODIUM_LEAST = 240
"""Height from which on it has room below the rows."""
PODIUM_FROM = 1.5
"""A window narrower than that by its height has no room for the podium beside the rows."""
STAGE_HIGH, STAGE_GAP = 0.66, 40


@dataclass(frozen=True)
class SummaryPlaces:
    """In pixels."""

    sentence: Rect
    podium: Rect | None
    """Where there is room for it."""
    panel: Rect
    head: Rect
    rows: list[Rect]
    """On screen, or within ``list``."""
    list: ScrollArea | None
    """Where there is no room for all rows at once."""
    moment: Rect | None
    """On screen, or the last of the ``list``."""
    buttons: Rect


def rows_width(kit: Kit, body: Rect) -> int:
    """How wide the rows are."""
    return padded(kit, _beside(kit, body)[1]).width


def _beside(kit: Kit, body: Rect) -> tuple[Rect | None, Rect]:
    """The columns of the podium and of the rows."""
    if kit.text_size() >= NARROW_TEXT or kit.frame.width < PODIUM_FROM * kit.frame.height:
        return None, body.copy()
    podium, rows = columns(body, (PODIUM_SHARE, 1 - PODIUM_SHARE), kit.px(GAP))
    return podium, rows


def summary_places(
    kit: Kit, body: Rect, words: str, seats: Sequence[Widget], headings: Widget, moment: Widget | None
) -> SummaryPlaces:
    """The sentence ``words`` on top, the podium beside a row for each seat, the moment of the deal, the buttons at the
    bottom. With large text every line is needed: rows that are too many become a list, and the moment its last item."""
    lines = min(len(kit.type.lines(words, SUBHEADING, body.width)), SENTENCE_LINES)
    sentence = Rect(body.left, body.top, body.width, lines * kit.line(SUBHEADING))
    buttons = Rect(body.left, body.bottom - kit.em(BUTTON), body.width, kit.em(BUTTON))
    gap, pad = kit.px(ROW_GAP), kit.px(LIST_PAD)
    top = sentence.bottom + kit.px(GAP)
    between = Rect(body.left, top, body.width, buttons.top - kit.px(GAP) - top)
    high = moment.height(kit, body.width) if moment else 0
    last = Rect(body.left, between.bottom - high, body.width, high)
    podium, panel = _beside(kit, between)
    panel.height -= high + kit.px(GAP) if moment else 0
    inner = padded(kit, panel)
    head = Rect(inner.left, inner.top, inner.width, headings.height(kit, inner.width))
    height = min((inner.bottom - head.bottom - gap * len(seats)) // len(seats), kit.em(ROW))
    least = [seat.height(kit, inner.width) for seat in seats]
    if height >= max(least):
        rows = _down(inner, head.bottom + gap, [height] * len(seats), gap)
        panel.height = rows[-1].bottom + kit.px(GAP) - panel.top
        if podium:
            podium.height = min(panel.height, kit.px(PODIUM_HIGH))
            podium.bottom = panel.bottom
        else:
            below = panel.bottom + kit.px(GAP)
            free = (last.top if moment else buttons.top) - kit.px(GAP) - below
            if free >= kit.px(PODIUM_LEAST):
                podium = Rect(body.left, below, body.width, free)
        return SummaryPlaces(sentence, podium, panel, head, rows, None, last if moment else None, buttons)
    panel.height = between.height
    head.top = panel.top + pad
    rows = _down(inner, 0, [*least, *([moment.height(kit, inner.width)] if moment else [])], gap)
    view = Rect(inner.left, head.bottom, inner.width, panel.bottom - pad - head.bottom)
    area = ScrollArea("summary.seats", view, rows[-1].bottom)
    if podium:
        podium.height = between.height
    return SummaryPlaces(sentence, podium, panel, head, rows[: len(seats)], area, rows[-1] if moment else None, buttons)


def _down(inner: Rect, top: int, heights: Sequence[int], gap: int) -> list[Rect]:
    rows = []
    for height in heights:
        rows.append(Rect(inner.left, top, inner.width, height))
        top += height + gap
    return rows


def stage_places(kit: Kit) -> tuple[Rect, Rect]:
    """While the winners are on stage: who has won, in words, and the podium below."""
    inner = safe(kit.frame)
    inner.height = menu_places(kit).footer.top - kit.px(FOOTER_GAP) - inner.top
    podium = Rect(inner.left, 0, inner.width, round(inner.height * STAGE_HIGH))
    podium.bottom = inner.bottom
    words = Rect(inner.left, inner.top, inner.width, podium.top - kit.px(STAGE_GAP) - inner.top)
    return words, podium
