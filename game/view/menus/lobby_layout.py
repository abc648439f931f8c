"""Where things lie in the lobby, and on the keyboard on the screen. Lengths are units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.theme import HEADING
from game.view.core.wrap import words
from game.view.menus.menu_layout import (
    COLUMN_GAP,
    PART_GAP,
    MenuPlaces,
    columns,
    dialog_box,
    in_dialog,
)
from game.view.widgets.button import Button

SEAT_WIDTH, WIDEST_SEAT = 262, 420
"""At the usual size of text six seats stand in one row."""
ROOMY_SEAT = 380
"""From this width on a name stands beside the face, and "ready" beside the device."""
SEAT_MARK, SEAT_ROW_GAP, SEAT_PAD = 76, 7, 7
BESIDE_NAME, BESIDE_READY = (0.42, 0.58), (0.46, 0.54)
REMOVE_SIZE = 52
START_WIDTH, START_HEIGHT, START_SHARE = 480, 92, 0.38
START_GAP = 8
SAID_GAP = 10
"""Above the sentences about the match."""
MATCH_SHARES = (0.4, 0.6)


@dataclass(frozen=True)
class SeatPlaces:
    """The parts of one seat's card in the lobby."""

    card: Rect
    mark: Rect
    name: Rect
    kind: Rect
    device: Rect
    ready: Rect
    remove: Rect


@dataclass(frozen=True)
class SeatNeeds:
    """What not every card has: a cross to remove the seat, and a place to say that one is ready."""

    cross: bool = False
    ready: bool = False


@dataclass(frozen=True)
class SeatHeights:
    """How high the parts of a seat's card are; 0 for what no card has at the moment. ``beside``: the name stands beside
    the face and "ready" beside the device, so that neither is a row of its own."""

    name: int
    kind: int
    device: int
    ready: int
    beside: bool = False


def seat_inside(kit: Kit, count: int, view: Rect) -> int:
    """How wide whatever is on a seat's card is, among ``count`` of them."""
    return _across(kit, count, view)[1] - 2 * kit.px(SEAT_PAD)


def name_beside(kit: Kit, inside: int, cross: bool) -> Rect | None:
    """The size of a name beside its face on a card that is so wide inside, or None where it has to stand below."""
    if inside < kit.em(ROOMY_SEAT):
        return None
    row = Rect(0, 0, inside, kit.em(SEAT_MARK))
    return Rect((0, 0), _mark_and_name(kit, row, _cross(kit, row).left if cross else row.right)[1].size)


def _across(kit: Kit, count: int, view: Rect) -> tuple[int, int]:
    """How many cards stand in a row, and their width."""
    gap = kit.px(PART_GAP)
    most = max((view.width + gap) // (kit.em(SEAT_WIDTH) + gap), 1)
    across = ceil(count / ceil(count / most))
    return across, min((view.width - gap * (across - 1)) // across, kit.em(WIDEST_SEAT))


def seat_grid(kit: Kit, seats: Sequence[SeatNeeds], view: Rect, heights: SeatHeights) -> list[SeatPlaces]:
    """Cards for ``seats`` from the top left of the contents of a list, in as many rows as they need,
    which are about as long."""
    gap, pad, between = kit.px(PART_GAP), kit.px(SEAT_PAD), kit.px(SEAT_ROW_GAP)
    across, card_width = _across(kit, len(seats), view)
    below = () if heights.beside else (heights.name, heights.ready)
    parts = [kit.em(SEAT_MARK), *filter(None, (heights.kind, heights.device, *below))]
    height = sum(parts) + between * (len(parts) - 1) + 2 * pad
    left = view.left + (view.width - across * card_width - gap * (across - 1)) // 2
    places = []
    for number, needs in enumerate(seats):
        row, column = divmod(number, across)
        card = Rect(left + column * (card_width + gap), row * (height + gap), card_width, height)
        places.append(_seat_places(kit, card, needs, heights))
    return places


def _seat_places(kit: Kit, card: Rect, needs: SeatNeeds, heights: SeatHeights) -> SeatPlaces:
    pad, between = kit.px(SEAT_PAD), kit.px(SEAT_ROW_GAP)
    inner = card.inflate(-2 * pad, -2 * pad)
    top = inner.top

    def row(height: int) -> Rect:
        nonlocal top
        place = Rect(inner.left, top, inner.width, height)
        top += height + (between if height else 0)
        return place

    mark = row(kit.em(SEAT_MARK))
    remove = _cross(kit, mark)
    free = remove.left if needs.cross else mark.right
    if heights.beside:
        mark, name = _mark_and_name(kit, mark, free)
        kind, device = row(heights.kind), row(heights.device)
        ready = Rect(device.topright, (0, 0))
        if needs.ready:
            device, ready = columns(device, BESIDE_READY, between)
    else:
        mark.width = free - mark.left
        name, kind, device, ready = map(row, (heights.name, heights.kind, heights.device, heights.ready))
    return SeatPlaces(card, mark, name, kind, device, ready, remove)


def _cross(kit: Kit, mark: Rect) -> Rect:
    """What removes a seat, in the corner of its card."""
    size, out = kit.em(REMOVE_SIZE), kit.px(SEAT_PAD) // 2
    return Rect(mark.right - size + out, mark.top - out, size, size)


def _mark_and_name(kit: Kit, row: Rect, right: int) -> tuple[Rect, Rect]:
    """The first row of a card cut into its face and its name, which ends at ``right``."""
    gap = kit.px(SEAT_ROW_GAP)
    mark, name = columns(row, BESIDE_NAME, gap)
    name.width = right - (gap if right < row.right else 0) - name.left
    return mark, name


def ready_beside(kit: Kit, inside: int, height: int) -> list[Rect]:
    """A device and "ready" side by side on a card that is so wide inside."""
    return columns(Rect(0, 0, inside, height), BESIDE_READY, kit.px(SEAT_ROW_GAP))


def lobby_start(kit: Kit, body: Rect) -> tuple[Rect, Rect, Rect]:
    """The list of everything that can be chosen, the sentence about the focused item, and the button that starts."""
    height = kit.em(START_HEIGHT)
    width = min(kit.em(START_WIDTH), round(body.width * START_SHARE))
    start = Rect(body.right - width, body.bottom - height, width, height)
    told = Rect(body.left, start.top, start.left - kit.px(COLUMN_GAP) - body.left, height)
    return Rect(body.left, body.top, body.width, start.top - kit.px(START_GAP) - body.top), told, start


def lobby_corner(kit: Kit, places: MenuPlaces, title: str, first: Button, last: Button) -> None:
    """Two buttons beside the title, whose place becomes the smaller. Where there is no room for both texts, the first
    one is only its icon."""
    corner, gap = places.corner, kit.px(PART_GAP)
    widths = [_in_a_line(kit, button) for button in (first, last)]
    free = corner.right - places.heading.left - kit.type.width(title, HEADING) - gap
    if sum(widths) + gap > max(free, corner.width):
        first.meaning, first.text = first.text, ""
        widths = [corner.height, max(corner.width - corner.height - gap, 1)]
    last.at(Rect(corner.right - widths[1], corner.top, widths[1], corner.height))
    first.at(Rect(last.rect.left - gap - widths[0], corner.top, widths[0], corner.height))
    places.heading.width = first.rect.left - places.heading.left


def _in_a_line(kit: Kit, button: Button) -> int:
    """The width in which the text of a button needs one line."""
    longest = max(kit.type.width(word, button.style) for word in words(button.text))
    return button.least(kit) - longest + kit.type.width(button.text, button.style)


# The keyboard on the screen

KEY_GAP, KEY_ROW_GAP = 8, 10
KEYBOARD_WIDTH = 1120
LAST_ROW_SHARES = (0.8, 1.5, 1.4, 0.8, 1.7)


@dataclass(frozen=True)
class KeyGrid:
    """In pixels; a rectangle for each key of each row."""

    title: Rect
    rows: list[list[Rect]]


def key_grid(
    kit: Kit, title_height: int, heights: Sequence[int], shares: Sequence[Sequence[float]]
) -> tuple[Rect, KeyGrid]:
    """A dialog with a title and rows of keys: row k is ``heights[k]`` high, its keys as wide as ``shares[k]`` say.

    Where the window is too low for it all, rows become lower.
    """
    gap = kit.px(KEY_ROW_GAP)
    wanted = title_height + sum(heights) + gap * len(heights)
    box = dialog_box(kit, wanted, KEYBOARD_WIDTH)
    inner = in_dialog(kit, box)
    shrink = min((inner.height - title_height - gap * len(heights)) / sum(heights), 1.0)
    y = inner.top + title_height + gap
    rows = []
    for height, row_shares in zip(heights, shares, strict=True):
        row = Rect(inner.left, y, inner.width, int(height * shrink))
        rows.append(columns(row, row_shares, kit.px(KEY_GAP)))
        y = row.bottom + gap
    return box, KeyGrid(Rect(inner.left, inner.top, inner.width, title_height), rows)
