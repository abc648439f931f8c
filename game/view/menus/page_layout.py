"""Where things lie on the settings, rules, scores and the pause. Lengths are units."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.layout import CARD_ASPECT, DESIGN_SIZE, card_size
from game.view.core.theme import BODY, SUBHEADING
from game.view.menus.menu_layout import (
    COLUMN_GAP,
    FOOTER_GAP,
    NARROW_TEXT,
    PANEL_PAD,
    SECTION_GAP,
    columns,
    menu_places,
    padded,
    safe,
)

LIST_SHARE = 0.62
CARD_GAP_SHARE = 0.06
SENTENCE_LINES = 4


@dataclass(frozen=True)
class SettingsPlaces:
    """In pixels. ``rows`` are inside the panel ``list``, ``cards`` and ``sentence`` inside ``preview``."""

    tabs: Rect
    list: Rect
    rows: Rect
    preview: Rect
    cards: Rect
    sentence: Rect


def settings_places(kit: Kit, body: Rect, tab_height: int) -> SettingsPlaces:
    """Tabs over a list, and beside the list some cards and a sentence about the focused row.

    Where text is large the rows have their sentences themselves, and the cards all the room.
    """
    pad = kit.px(PANEL_PAD)
    tabs = Rect(body.left, body.top, body.width, tab_height)
    below = Rect(
        body.left, tabs.bottom + kit.px(SECTION_GAP), body.width, body.bottom - tabs.bottom - kit.px(SECTION_GAP)
    )
    left, right = columns(below, (LIST_SHARE, 1 - LIST_SHARE), kit.px(COLUMN_GAP))
    inner = right.inflate(-2 * pad, -2 * pad)
    sentence_height = kit.line(BODY) * SENTENCE_LINES if kit.text_size() < NARROW_TEXT else 0
    sentence = Rect(inner.left, inner.bottom - sentence_height, inner.width, sentence_height)
    cards = Rect(inner.left, inner.top, inner.width, sentence.top - (pad if sentence_height else 0) - inner.top)
    rows = left.inflate(-2 * pad, -2 * pad)
    return SettingsPlaces(tabs, left, rows, right, cards, sentence)


def card_table(rect: Rect, count: int) -> list[Rect]:
    """Two rows of cards in the middle of ``rect``, as large as they can be."""
    across = -(-count // 2)
    height = min(
        rect.height / (2 + CARD_GAP_SHARE), rect.width / (across + CARD_GAP_SHARE * (across - 1)) / CARD_ASPECT
    )
    gap, width = height * CARD_GAP_SHARE, height * CARD_ASPECT
    left = rect.centerx - (across * width + (across - 1) * gap) / 2
    top = rect.centery - height - gap / 2
    return [
        Rect(
            round(left + number % across * (width + gap)),
            round(top + number // across * (height + gap)),
            *card_size(int(height)),
        )
        for number in range(count)
    ]


SEATS_SHARES = (0.36, 0.64)


def seats_places(kit: Kit, body: Rect) -> tuple[Rect, Rect, Rect]:
    """Beside one another the list of seats and the rows of one of them; below, the sentence about the focused row."""
    height = kit.line(BODY) if kit.text_size() < NARROW_TEXT else 0
    gap = kit.px(FOOTER_GAP) if height else 0
    above = Rect(body.left, body.top, body.width, body.height - height - gap)
    left, right = columns(above, SEATS_SHARES, kit.px(COLUMN_GAP))
    return left, right, Rect(body.left, above.bottom + gap, body.width, height)


def beside_mark(kit: Kit, row: Rect) -> tuple[Rect, Rect]:
    """A seat's mark, and beside it the rest of a row."""
    size = row.height
    left = row.left + size + kit.px(FOOTER_GAP)
    mark = Rect(row.left, row.centery - size // 2, size, size)
    return mark, Rect(left, row.top, row.right - left, row.height)


RULES_SHARES = (0.3, 0.7)
RULES_SIZES = ((1.35, 20), (1.25, 20), (1.15, 20), (1.0, 20), (1.0, 8))
"""Size of the text of the rules by that of other texts, and the gap between paragraphs: the first with which a page is
seen whole."""
ABOUT_GAP, ABOUT_PAGE = 14, 6
"""Between the paragraphs of *About*, and how many steps a page of it is."""
PICTURE_SHARE = 0.4
"""Height of a rules picture by that of the page."""


def rules_picture_height(kit: Kit, view: Rect) -> int:
    """In pixels, on a page of which ``view`` is seen at a time."""
    return round(min(view.height, kit.px(DESIGN_SIZE[1])) * PICTURE_SHARE)


@dataclass(frozen=True)
class ListPlaces:
    """In pixels. ``rows`` are inside the panel ``list``."""

    tabs: Rect
    list: Rect
    rows: Rect


def list_places(kit: Kit, body: Rect, tab_height: int) -> ListPlaces:
    """Tabs over one list, as wide as the screen."""
    top = body.top + tab_height + kit.px(SECTION_GAP)
    below = Rect(body.left, top, body.width, body.bottom - top)
    return ListPlaces(Rect(body.left, body.top, body.width, tab_height), below, padded(kit, below))


PAD_SHARE = 0.6
"""Height of the picture of a pad by that of the page."""
REQUEST_LINES = 2


@dataclass(frozen=True)
class PadRoundPlaces:
    """In pixels, one below the other."""

    picture: Rect
    request: Rect
    rest: Rect


def pad_round_places(kit: Kit, body: Rect) -> PadRoundPlaces:
    """A pad over what is asked, and the rest below."""
    inner = padded(kit, body)
    request = REQUEST_LINES * kit.line(SUBHEADING)
    rest = round((inner.height - request) * (1 - PAD_SHARE))
    picture = Rect(inner.left, inner.top, inner.width, inner.height - request - rest)
    return PadRoundPlaces(
        picture,
        Rect(inner.left, picture.bottom, inner.width, request),
        Rect(inner.left, picture.bottom + request, inner.width, rest),
    )


SCORES_TAB_WIDTH = 400
"""Of each tab."""
MATCH_COLUMNS = (0.19, 0.2, 0.34, 0.27)
"""Date, game, players and result, by the width of a row."""
PLAYER_COLUMNS = (0.23, 0.2, 0.155, 0.155, 0.12, 0.14)
"""Name, game, matches, deals, best and average."""
FIRST_COLUMN = 1.2
"""What a row of a match begins with, by the width of a seat's points."""
HEAD_GAP = 8
NOTE_SHARE = 0.4
"""What the sentences below a list have of its height at most."""
SAVE_WIDTH = 84
MATCH_DETAIL_SHARES = (0.66, 0.34)
PAUSE_WIDTH = 800


@dataclass(frozen=True)
class ScoresPlaces:
    """In pixels. ``rows`` are inside the panel ``list``."""

    tabs: Rect
    list: Rect
    rows: Rect


def scores_places(kit: Kit, body: Rect, tab_height: int) -> ScoresPlaces:
    """Tabs over one wide list."""
    tabs = Rect(body.left, body.top, min(2 * kit.em(SCORES_TAB_WIDTH), body.width), tab_height)
    top = tabs.bottom + kit.px(SECTION_GAP)
    below = Rect(body.left, top, body.width, body.bottom - top)
    return ScoresPlaces(tabs, below, padded(kit, below))


def below_list(kit: Kit, rows: Rect, height: int) -> Rect:
    """A place of this height at the bottom of ``rows``, which become shorter by it."""
    rows.height -= height + kit.px(HEAD_GAP)
    return Rect(rows.left, rows.bottom + kit.px(HEAD_GAP), rows.width, height)


def pause_box(kit: Kit) -> Rect:
    """The largest that the pause may be: a column in the middle."""
    inner = safe(kit.frame)
    top = menu_places(kit).footer.height + kit.px(FOOTER_GAP)
    box = Rect(0, 0, min(kit.em(PAUSE_WIDTH), inner.width), inner.height - top)
    box.midtop = kit.frame.rect.centerx, inner.top
    return box
