"""Where things lie on the summary of a deal."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.theme import SUBHEADING
from game.view.menus.menu_layout import padded
from game.view.widgets.base import Widget

SENTENCE_LINES = 2
ROW, ROW_GAP = 136, 10
BUTTON, BUTTON_GAP, BUTTON_WIDE = 84, 20, 430
GAP = 22


@dataclass(frozen=True)
class SummaryPlaces:
    sentence: Rect
    panel: Rect
    head: Rect
    rows: list[Rect]
    buttons: Rect


def summary_places(kit: Kit, body: Rect, seats: int, headings: Widget) -> SummaryPlaces:
    """The sentence on top, a row for each seat, the buttons at the bottom."""
    sentence = Rect(body.left, body.top, body.width, SENTENCE_LINES * kit.line(SUBHEADING))
    buttons = Rect(body.left, body.bottom - kit.em(BUTTON), body.width, kit.em(BUTTON))
    gap = kit.px(ROW_GAP)
    panel = Rect(body.left, sentence.bottom + kit.px(GAP), body.width, 0)
    panel.height = buttons.top - kit.px(GAP) - panel.top
    inner = padded(kit, panel)
    head = Rect(inner.left, inner.top, inner.width, headings.height(kit, inner.width))
    height = min((inner.bottom - head.bottom - gap * seats) // seats, kit.em(ROW))
    rows = [Rect(inner.left, head.bottom + gap + seat * (height + gap), inner.width, height) for seat in range(seats)]
    panel.height = rows[-1].bottom + (panel.bottom - inner.bottom) - panel.top
    return SummaryPlaces(sentence, panel, head, rows, buttons)
