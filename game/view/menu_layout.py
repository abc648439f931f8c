"""Where things lie on the menus. Lengths are units; text makes room for itself by the player's text size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.view.layout import CARD_ASPECT, DESIGN_SIZE, Frame, card_size
from game.view.theme import BODY, HEADING, SMALL, SUBHEADING
from game.view.widgets.base import Widget
from game.view.widgets.kit import Kit
from game.view.widgets.scroll import ScrollArea

MARGIN_X, MARGIN_TOP, MARGIN_BOTTOM = 84, 44, 26
WIDEST = 2080
"""The widest that a menu becomes in a wide window."""
HEADER_GAP, FOOTER_GAP = 26, 16
BACK_SIZE = 76
BACK_GAP = 28
FOOTER_LINE = 50
ROW_GAP, SECTION_GAP, COLUMN_GAP = 12, 30, 36
PANEL_PAD = 30
DIALOG_WIDTH, DIALOG_PAD = 860, 48
NARROW_TEXT = 1.35
"""From this text size on, columns become rows."""


@dataclass(frozen=True)
class MenuPlaces:
    """The parts every menu has."""

    back: Rect
    heading: Rect
    corner: Rect
    """At the right of the heading."""
    body: Rect
    footer: Rect


def menu_places(kit: Kit) -> MenuPlaces:
    """The way back and the heading on top, the prompts at the bottom, and what is left between them."""
    inner = safe(kit.frame)
    header_height = max(kit.line(HEADING), kit.px(BACK_SIZE))
    footer_height = max(kit.em(FOOTER_LINE), kit.line(SMALL))
    back = Rect(inner.left, inner.top + (header_height - kit.px(BACK_SIZE)) // 2, kit.px(BACK_SIZE), kit.px(BACK_SIZE))
    left = back.right + kit.px(BACK_GAP)
    split = left + round((inner.right - left) * 0.62)
    body_top = inner.top + header_height + kit.px(HEADER_GAP)
    footer = Rect(inner.left, inner.bottom - footer_height, inner.width, footer_height)
    return MenuPlaces(
        back,
        Rect(left, inner.top, split - left, header_height),
        Rect(split, inner.top, inner.right - split, header_height),
        Rect(inner.left, body_top, inner.width, footer.top - kit.px(FOOTER_GAP) - body_top),
        footer,
    )


def safe(frame: Frame) -> Rect:
    """What a menu may use of the window."""
    width = min(frame.width - 2 * frame.px(MARGIN_X), frame.px(WIDEST))
    top, bottom = frame.px(MARGIN_TOP), frame.px(MARGIN_BOTTOM)
    return Rect((frame.width - width) // 2, top, width, frame.height - top - bottom)


def columns(rect: Rect, shares: Sequence[float], gap: int) -> list[Rect]:
    """``rect`` cut into columns of these shares of its width, ``gap`` pixels apart."""
    width = rect.width - gap * (len(shares) - 1)
    result, x = [], float(rect.left)
    for share in shares:
        right = x + width * share / sum(shares)
        result.append(Rect(round(x), rect.top, round(right) - round(x), rect.height))
        x = right + gap
    return result


def stack_down(kit: Kit, widgets: Sequence[Widget], rect: Rect, gap: int, area: ScrollArea | None = None) -> int:
    """Place widgets below one another from the top of ``rect``, each as high as it needs; the bottom of the last."""
    y = rect.top
    for widget in widgets:
        height = widget.height(kit, rect.width)
        widget.at(Rect(rect.left, y, rect.width, height), area)
        y += height + gap
    return y - gap if widgets else y


def list_area(kit: Kit, name: str, rect: Rect, widgets: Sequence[Widget], gap: int = ROW_GAP) -> ScrollArea:
    """A list that fills ``rect``: widgets below one another. Its bar appears to the right of it."""
    area = ScrollArea(name, rect.copy())
    bottom = stack_down(kit, widgets, Rect(area.view.left, 0, area.view.width, 0), kit.px(gap), area)
    area.height = bottom
    return area


def dialog_box(kit: Kit, height: int, width: float = DIALOG_WIDTH) -> Rect:
    """A box in the middle of the window for contents of this height, not larger than the window."""
    screen = safe(kit.frame)
    box = Rect(0, 0, min(kit.em(width), screen.width), min(height + 2 * kit.px(DIALOG_PAD), screen.height))
    box.center = kit.frame.rect.center
    return box


def in_dialog(kit: Kit, box: Rect) -> Rect:
    return box.inflate(-2 * kit.px(DIALOG_PAD), -2 * kit.px(DIALOG_PAD))


def heading_height(kit: Kit) -> int:
    return kit.line(SUBHEADING)


def centre_contents(widgets: Sequence[Widget], area: ScrollArea) -> None:
    """Where a list is shorter than its place, move it to the middle."""
    spare = (area.view.height - area.height) // 2
    if spare > 0:
        for widget in widgets:
            if widget.area is area:
                widget.rect.move_ip(0, spare)


# The lobby

SEAT_WIDTH = 300
SEAT_MARK, SEAT_PAD, SEAT_GAP, SEAT_ROW_GAP = 74, 20, 24, 12
REMOVE_SIZE = 52
START_WIDTH, START_HEIGHT = 480, 92
START_GAP = 20
MATCH_SHARES = (0.4, 0.6)
RESET_WIDTH = 330
TITLE_GAP = 10


@dataclass(frozen=True)
class SeatPlaces:
    """The parts of one seat's card in the lobby."""

    card: Rect
    mark: Rect
    name: Rect
    level: Rect
    remove: Rect


def seat_grid(kit: Kit, count: int, width: int, name_height: int, level_height: int) -> list[SeatPlaces]:
    """Cards for ``count`` seats from the top left of the contents of a list, in as many rows as they need."""
    gap, pad, between = kit.px(SEAT_GAP), kit.px(SEAT_PAD), kit.px(SEAT_ROW_GAP)
    across = min(max((width + gap) // (kit.em(SEAT_WIDTH) + gap), 1), count)
    card_width = min((width - gap * (across - 1)) // across, round(kit.em(SEAT_WIDTH) * 1.4))
    mark = kit.em(SEAT_MARK)
    height = mark + name_height + level_height + 2 * between + 2 * pad
    left = (width - across * card_width - gap * (across - 1)) // 2
    places = []
    for number in range(count):
        row, column = divmod(number, across)
        card = Rect(left + column * (card_width + gap), row * (height + gap), card_width, height)
        inner = card.inflate(-2 * pad, -2 * pad)
        name = Rect(inner.left, inner.top + mark + between, inner.width, name_height)
        level = Rect(inner.left, name.bottom + between, inner.width, level_height)
        size = kit.em(REMOVE_SIZE)
        remove = Rect(inner.right - size + pad // 2, inner.top - pad // 2, size, size)
        places.append(SeatPlaces(card, Rect(inner.left, inner.top, inner.width, mark), name, level, remove))
    return places


def lobby_start(kit: Kit, body: Rect) -> tuple[Rect, Rect, Rect]:
    """The list of everything that can be chosen, the sentence about the focused item, and the button that starts."""
    height = kit.em(START_HEIGHT)
    start = Rect(body.right - kit.em(START_WIDTH), body.bottom - height, kit.em(START_WIDTH), height)
    told = Rect(body.left, start.top, start.left - kit.px(COLUMN_GAP) - body.left, height)
    return Rect(body.left, body.top, body.width, start.top - kit.px(START_GAP) - body.top), told, start


# The keyboard on the screen

KEY_GAP, KEY_ROW_GAP = 8, 10
KEYBOARD_WIDTH = 1040


@dataclass(frozen=True)
class KeyGrid:
    title: Rect
    rows: list[list[Rect]]


def key_grid(kit: Kit, title_height: int, heights: Sequence[int], counts: Sequence[int]) -> tuple[Rect, KeyGrid]:
    """A dialog with a title and rows of keys: row k is ``heights[k]`` high and has ``counts[k]`` keys, wide alike.

    Where the window is too low for it all, rows become lower.
    """
    gap = kit.px(KEY_ROW_GAP)
    wanted = title_height + sum(heights) + gap * len(heights)
    box = dialog_box(kit, wanted, KEYBOARD_WIDTH)
    inner = in_dialog(kit, box)
    shrink = min((inner.height - title_height - gap * len(heights)) / sum(heights), 1.0)
    y = inner.top + title_height + gap
    rows = []
    for height, count in zip(heights, counts, strict=True):
        row = Rect(inner.left, y, inner.width, int(height * shrink))
        rows.append(columns(row, [1.0] * count, kit.px(KEY_GAP)))
        y = row.bottom + gap
    return box, KeyGrid(Rect(inner.left, inner.top, inner.width, title_height), rows)


# The title

MENU_WIDTH = 520
MENU_GAP = 10
LOGO_HEIGHT, LOGO_GAP = 150, 26
NAME_GAP = 34
POSTER_GAP, POSTER_ROOM = 56, 70
POSTER_ASPECT = 3 / 4
POSTER_LARGEST = 900
TAGLINE_GAP, TAGLINE_WIDTH = 34, 900
SHADE_STRENGTH = 235
SHADE_SHARE = 1.7
"""Width of the shade behind the menu by the menu's own."""


@dataclass(frozen=True)
class TitlePlaces:
    logo: Rect
    name: Rect
    menu: Rect
    posters: list[Rect]
    tagline: Rect
    footer: Rect


def title_places(kit: Kit, posters: int, tagline_height: int) -> TitlePlaces:
    """The name and the menu in a column at the left, the posters in a row beside them with a sentence below."""
    inner = safe(kit.frame)
    footer = menu_places(kit).footer
    column = min(kit.em(MENU_WIDTH), round(inner.width * 0.44))
    logo = Rect(inner.left, inner.top, round(kit.px(LOGO_HEIGHT) / 0.9), kit.px(LOGO_HEIGHT))
    name = Rect(logo.right + kit.px(LOGO_GAP), inner.top, max(inner.left + column - logo.right - kit.px(LOGO_GAP), 1), logo.height)
    menu_top = logo.bottom + kit.px(NAME_GAP)
    menu = Rect(inner.left, menu_top, column, footer.top - kit.px(FOOTER_GAP) - menu_top)
    left = menu.right + kit.px(POSTER_GAP)
    bottom = footer.top - kit.px(FOOTER_GAP)
    tagline = Rect(left, bottom - tagline_height, inner.right - left, tagline_height)
    room = Rect(left, inner.top, inner.right - left, tagline.top - kit.px(TAGLINE_GAP) - inner.top)
    return TitlePlaces(logo, name, menu, _poster_row(kit, room, posters), tagline, footer)


def _poster_row(kit: Kit, room: Rect, count: int) -> list[Rect]:
    """As large as they can be, with room for one to come forward."""
    gap = kit.px(POSTER_GAP)
    height = min(room.height - kit.px(POSTER_ROOM), kit.px(POSTER_LARGEST))
    width = min(round(height * POSTER_ASPECT), (room.width - kit.px(POSTER_ROOM) - gap * (count - 1)) // count)
    height = round(width / POSTER_ASPECT)
    left = room.centerx - (width * count + gap * (count - 1)) // 2
    return [Rect(left + number * (width + gap), room.centery - height // 2, width, height) for number in range(count)]


def title_shade(kit: Kit) -> Rect:
    """The dark side of the title, behind the menu."""
    inner = safe(kit.frame)
    column = min(kit.em(MENU_WIDTH), round(inner.width * 0.44))
    return Rect(0, 0, min(inner.left + round(column * SHADE_SHARE), kit.frame.width), kit.frame.height)


# The settings

LIST_SHARE = 0.62
CARD_GAP_SHARE = 0.06
SENTENCE_LINES = 3


@dataclass(frozen=True)
class SettingsPlaces:
    tabs: Rect
    list: Rect
    rows: Rect
    preview: Rect
    cards: Rect
    sentence: Rect


def settings_places(kit: Kit, body: Rect, tab_height: int) -> SettingsPlaces:
    """Tabs over a list, and beside the list some cards and a sentence about the focused row."""
    pad = kit.px(PANEL_PAD)
    tabs = Rect(body.left, body.top, body.width, tab_height)
    below = Rect(body.left, tabs.bottom + kit.px(SECTION_GAP), body.width, body.bottom - tabs.bottom - kit.px(SECTION_GAP))
    left, right = columns(below, (LIST_SHARE, 1 - LIST_SHARE), kit.px(COLUMN_GAP))
    inner = right.inflate(-2 * pad, -2 * pad)
    sentence_height = min(kit.line(BODY) * SENTENCE_LINES, inner.height // 2)
    sentence = Rect(inner.left, inner.bottom - sentence_height, inner.width, sentence_height)
    cards = Rect(inner.left, inner.top, inner.width, sentence.top - pad - inner.top)
    rows = left.inflate(-2 * pad, -2 * pad)
    return SettingsPlaces(tabs, left, rows, right, cards, sentence)


def card_table(rect: Rect, count: int) -> list[Rect]:
    """Two rows of cards in the middle of ``rect``, as large as they can be."""
    across = -(-count // 2)
    height = min(rect.height / (2 + CARD_GAP_SHARE), rect.width / (across + CARD_GAP_SHARE * (across - 1)) / CARD_ASPECT)
    gap, width = height * CARD_GAP_SHARE, height * CARD_ASPECT
    left = rect.centerx - (across * width + (across - 1) * gap) / 2
    top = rect.centery - height - gap / 2
    return [Rect(round(left + number % across * (width + gap)), round(top + number // across * (height + gap)),
                 *card_size(int(height))) for number in range(count)]


# The rules

RULES_SHARES = (0.3, 0.7)
PARAGRAPH_GAP = 20
PICTURE_SHARE = 0.4
"""Height of a rules picture by that of the page."""


def rules_picture_height(kit: Kit, view: Rect) -> int:
    return round(min(view.height, kit.px(DESIGN_SIZE[1])) * PICTURE_SHARE)


# The scores

SCORES_TAB_WIDTH = 400
"""Of each tab."""
HEAD_GAP = 8
SAVE_WIDTH = 84
MATCH_DETAIL_SHARES = (0.66, 0.34)
PAUSE_WIDTH = 800


@dataclass(frozen=True)
class ScoresPlaces:
    tabs: Rect
    list: Rect
    rows: Rect


def scores_places(kit: Kit, body: Rect, tab_height: int) -> ScoresPlaces:
    """Tabs over one wide list."""
    tabs = Rect(body.left, body.top, min(2 * kit.em(SCORES_TAB_WIDTH), body.width), tab_height)
    top = tabs.bottom + kit.px(SECTION_GAP)
    below = Rect(body.left, top, body.width, body.bottom - top)
    return ScoresPlaces(tabs, below, padded(kit, below))


def padded(kit: Kit, panel: Rect) -> Rect:
    """The inside of a panel."""
    return panel.inflate(-2 * kit.px(PANEL_PAD), -2 * kit.px(PANEL_PAD))


def pause_box(kit: Kit) -> Rect:
    """The largest that the pause may be: a column in the middle."""
    inner = safe(kit.frame)
    top = menu_places(kit).footer.height + kit.px(FOOTER_GAP)
    box = Rect(0, 0, min(kit.em(PAUSE_WIDTH), inner.width), inner.height - top)
    box.midtop = kit.frame.rect.centerx, inner.top
    return box
