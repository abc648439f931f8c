"""Where things lie on the couch check. Lengths are units."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.theme import SUBHEADING
from game.view.menus.menu_layout import (
    COLUMN_GAP,
    PARAGRAPH_GAP,
    ROW_GAP,
    SECTION_GAP,
    columns,
    padded,
)

BUTTON_WIDTH = 420
MOST_IN_A_ROW = 3
CORNER, CORNER_WIDTH = 90, 10


@dataclass(frozen=True)
class CouchPlaces:
    title: Rect
    sentence: Rect
    content: Rect
    buttons: list[Rect]
    """For the way to the page before, and to the next one."""


def couch_places(kit: Kit, body: Rect, sentence_height: int, button_height: int) -> CouchPlaces:
    """What a page is about, a sentence, what there is to do, and the buttons below."""
    inner = padded(kit, body)
    title = Rect(inner.left, inner.top, inner.width, kit.line(SUBHEADING))
    sentence = Rect(inner.left, title.bottom + kit.px(ROW_GAP), inner.width, sentence_height)
    row = Rect(inner.left, inner.bottom - button_height, inner.width, button_height)
    top = sentence.bottom + kit.px(SECTION_GAP)
    content = Rect(inner.left, top, inner.width, row.top - kit.px(SECTION_GAP) - top)
    width = min(2 * kit.em(BUTTON_WIDTH), row.width)
    buttons = columns(Rect(row.right - width, row.top, width, row.height), (1, 1), kit.px(COLUMN_GAP))
    return CouchPlaces(title, sentence, content, buttons)


def pad_places(kit: Kit, content: Rect, count: int) -> list[Rect]:
    """Pads beside one another, in two rows if there are many."""
    rows = -(-count // MOST_IN_A_ROW)
    gap = kit.px(PARAGRAPH_GAP)
    height = (content.height - gap * (rows - 1)) // max(rows, 1)
    places = []
    for row in range(rows):
        across = min(count - row * MOST_IN_A_ROW, MOST_IN_A_ROW)
        line = Rect(content.left, content.top + row * (height + gap), content.width, height)
        places += columns(line, [1.0] * across, gap)
    return places
