"""Where things lie on the menus. Lengths are units; text makes room for itself by the player's text size."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.layout import Frame
from game.view.core.theme import HEADING, SMALL, SUBHEADING
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.widgets.scroll import ScrollArea

MARGIN_X, MARGIN_TOP, MARGIN_BOTTOM = 84, 44, 26
WIDEST = 2080
"""The widest that a menu becomes in a wide window."""
HEADER_GAP, FOOTER_GAP = 26, 16
BACK_SIZE, BACK_GAP = 76, 28
HEADING_SHARE = 0.62
FOOTER_LINE = 50
ROW_GAP, SECTION_GAP, COLUMN_GAP = 12, 30, 36
PANEL_PAD, PART_PAD, PART_GAP, TITLE_GAP = 30, 20, 24, 10
PARAGRAPH_GAP = 20
PART_BUTTON_WIDTH = 330
DIALOG_WIDTH, DIALOG_PAD, DIALOG_GAP = 860, 48, 4
DIALOG_PICTURE, DIALOG_PICTURE_LEAST = 380, 140
"""Height of a picture in a dialog at most, and that below which it is left out."""
NARROW_TEXT = 1.35
"""From this text size on, columns become rows."""


class MenuPlaces(Struct, frozen=True):
    """The parts every menu has."""

    back: Rect
    heading: Rect
    corner: Rect
    """The right end of the heading, for those who have something to put there."""
    body: Rect
    footer: Rect


def menu_places(kit: Kit) -> MenuPlaces:
    """The way back and the heading on top, the prompts at the bottom, and what is left between them."""
    inner = safe(kit.frame)
    header_height = max(kit.line(HEADING), kit.px(BACK_SIZE))
    footer_height = max(kit.em(FOOTER_LINE), kit.line(SMALL))
    back = Rect(inner.left, inner.top + (header_height - kit.px(BACK_SIZE)) // 2, kit.px(BACK_SIZE), kit.px(BACK_SIZE))
    left = back.right + kit.px(BACK_GAP)
    split = left + round((inner.right - left) * HEADING_SHARE)
    body_top = inner.top + header_height + kit.px(HEADER_GAP)
    footer = Rect(inner.left, inner.bottom - footer_height, inner.width, footer_height)
    return MenuPlaces(
        back,
        Rect(left, inner.top, inner.right - left, header_height),
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


def row_widths(kit: Kit, buttons: Sequence[Button], free: int, widest: int | None = None) -> list[int]:
    """How wide buttons side by side become that have ``free`` pixels: equally wide, no wider than ``widest``, unless
    that would break a word. Where there is no room for icons, they have none."""
    if sum(button.least(kit) for button in buttons) > free:
        for button in buttons:
            button.icon = ""
    least = [button.least(kit) for button in buttons]
    width = min(free // len(buttons), widest or free)
    return [width] * len(buttons) if max(least) <= width else [free * one // sum(least) for one in least]


def row_height(kit: Kit, buttons: Sequence[Button], width: int, gap: int) -> int:
    """How high buttons side by side have to be that have ``width`` pixels in all."""
    widths = row_widths(kit, buttons, width - gap * (len(buttons) - 1))
    return max(button.height(kit, width) for button, width in zip(buttons, widths, strict=True))


def in_a_row(kit: Kit, buttons: Sequence[Button], rect: Rect, gap: int, widest: int | None = None) -> None:
    """Place buttons side by side in the middle of ``rect``."""
    widths = row_widths(kit, buttons, rect.width - gap * (len(buttons) - 1), widest)
    left = rect.centerx - (sum(widths) + gap * (len(buttons) - 1)) // 2
    for button, width in zip(buttons, widths, strict=True):
        button.at(Rect(left, rect.top, width, rect.height))
        left += width + gap


def stack_down(
    kit: Kit, widgets: Sequence[Widget], rect: Rect, gap: int, area: ScrollArea | None = None, lower: int = 0
) -> int:
    """Place widgets below one another from the top of ``rect``, each as high as it needs, or by ``lower`` less of the
    air around its words; the bottom of the last."""
    y = rect.top
    for widget in widgets:
        height = widget.height(kit, rect.width) - lower
        widget.at(Rect(rect.left, y, rect.width, height), area)
        y += height + gap
    return y - gap if widgets else y


def list_height(kit: Kit, widgets: Sequence[Widget], gap: int, width: int) -> int:
    """The pixels that widgets need below one another."""
    return sum(widget.height(kit, width) for widget in widgets) + kit.px(gap) * (len(widgets) - 1)


def list_area(
    kit: Kit, name: str, rect: Rect, widgets: Sequence[Widget], gap: int = ROW_GAP, lower: int = 0
) -> ScrollArea:
    """A list that fills ``rect``: widgets below one another. Its bar appears to the right of it."""
    area = ScrollArea(name, rect.copy())
    bottom = stack_down(kit, widgets, Rect(area.view.left, 0, area.view.width, 0), kit.px(gap), area, lower)
    area.height = bottom
    return area


def dialog_box(kit: Kit, height: int, width: float = DIALOG_WIDTH) -> Rect:
    """A box in the middle of the window for contents of this height, not larger than what is above the prompts."""
    screen = safe(kit.frame)
    bottom = menu_places(kit).footer.top - kit.px(DIALOG_GAP)
    box = Rect(0, 0, min(kit.em(width), screen.width), min(height + 2 * kit.px(DIALOG_PAD), bottom - screen.top))
    box.center = kit.frame.rect.center
    box.bottom = min(box.bottom, bottom)
    return box


def in_dialog(kit: Kit, box: Rect) -> Rect:
    """What a dialog has room for inside its plate, in pixels."""
    return box.inflate(-2 * kit.px(DIALOG_PAD), -2 * kit.px(DIALOG_PAD))


def heading_height(kit: Kit) -> int:
    """Of the title of a dialog, in pixels."""
    return kit.line(SUBHEADING)


def centre_contents(widgets: Sequence[Widget], area: ScrollArea) -> None:
    """Where a list is shorter than its place, move it to the middle."""
    spare = (area.view.height - area.height) // 2
    if spare > 0:
        for widget in widgets:
            if widget.area is area:
                widget.rect.move_ip(0, spare)


def padded(kit: Kit, panel: Rect) -> Rect:
    """The inside of a panel."""
    return panel.inflate(-2 * kit.px(PANEL_PAD), -2 * kit.px(PANEL_PAD))
