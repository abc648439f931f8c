"""Where things lie on the title screen. Lengths are units."""

from __future__ import annotations

from msgspec import Struct
from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.theme import SMALL, TITLE
from game.view.menus.menu_layout import (
    FOOTER_GAP,
    NARROW_TEXT,
    menu_places,
    safe,
)

MENU_WIDTH = 520
MENU_SHARE = 0.44
"""Of the window's width, at most."""
MENU_GAP, LEAST_MENU_GAP = 12, 6
MENU_AIR = 24
"""Of the air above and below the words of a line, so much goes at most before the menu scrolls."""
LOGO_HEIGHT, LOGO_GAP = 190, 30
LOGO_ASPECT = 400 / 360
MOTTO_GAP, NAME_GAP, LEAST_NAME_GAP = 6, 44, 14
POSTER_GAP, POSTER_ROOM = 48, 70
POSTER_ASPECT = 3 / 4
POSTER_LARGEST = 900
TAGLINE_GAP, TAGLINE_WIDTH = 52, 900
GROUND_PAD = 12
"""Of the ground behind the slogan, around its letters."""
CARD_WIDTH, CARD_GAP = 860, 20
SHADE_SHARE, SHADE_STRENGTH = 1.7, 235
"""Width of the shade behind the menu by the menu's own, and how dark it is of 255."""


class TitlePlaces(Struct, frozen=True):
    """In pixels; a poster for each game, and a card that only a first start has."""

    logo: Rect
    name: Rect
    motto: Rect
    menu: Rect
    posters: list[Rect]
    tagline: Rect
    card: Rect
    version: Rect
    menu_gap: int
    """Units between the lines of the menu."""
    menu_lower: int
    """By so many pixels each line is lower than it would like to be."""


def card_width(kit: Kit) -> int:
    """Of the card under the posters."""
    room = safe(kit.frame).width - menu_width(kit) - kit.px(POSTER_GAP)
    return min(kit.em(CARD_WIDTH), room)


def title_places(
    kit: Kit, said: str, posters: int, menu_height: int, lines: int, tagline_height: int, card_height: int = 0
) -> TitlePlaces:
    """The name, what is ``said`` below it and the menu in a column at the left, the posters in a row beside them with a
    sentence below. ``menu_height`` is that of so many ``lines`` as close as they may be.

    Under that is room for a card, where there is one.
    """
    inner = safe(kit.frame)
    bottom = menu_places(kit).footer.top - kit.px(FOOTER_GAP)
    column = menu_width(kit)
    logo_width = round(kit.px(LOGO_HEIGHT) * LOGO_ASPECT)
    width = max(column - logo_width - kit.px(LOGO_GAP), 1)
    motto_height = kit.type.height(said, SMALL, width) if kit.text_size() < NARROW_TEXT else 0
    head = max(kit.px(LOGO_HEIGHT), kit.line(TITLE) + motto_height)
    wide_menu = menu_height + (lines - 1) * (kit.px(MENU_GAP) - kit.px(LEAST_MENU_GAP))
    spare = bottom - inner.top - head - kit.px(NAME_GAP) - wide_menu
    close = spare < 0  # every line of the menu in sight comes before the air around it
    name_gap = kit.px(LEAST_NAME_GAP if close else NAME_GAP)
    logo = Rect(inner.left, inner.top + max(spare // 2, 0), logo_width, head)
    left = logo.right + kit.px(LOGO_GAP)
    name = Rect(left, logo.top, width, logo.height - motto_height - kit.px(MOTTO_GAP))
    motto = Rect(left, name.bottom + kit.px(MOTTO_GAP), width, motto_height)
    menu_top = logo.bottom + name_gap
    menu = Rect(inner.left, menu_top, column, bottom - menu_top)
    lower = min(max(-(-(menu_height - menu.height) // lines), 0), kit.em(MENU_AIR))
    left = menu.right + kit.px(POSTER_GAP)
    under = card_height + kit.px(CARD_GAP) if card_height else 0
    under += tagline_height + kit.px(TAGLINE_GAP)
    room = Rect(left, inner.top, inner.right - left, bottom - under - inner.top)
    row = _poster_row(kit, room, posters)
    tagline = Rect(left, row[0].bottom + kit.px(TAGLINE_GAP), room.width, tagline_height)
    card = Rect(0, bottom - card_height, card_width(kit), card_height)
    card.centerx = room.centerx
    gap = LEAST_MENU_GAP if close else MENU_GAP
    return TitlePlaces(logo, name, motto, menu, row, tagline, card, _corner(kit), gap, lower)


def _corner(kit: Kit) -> Rect:
    """Where the version stands: right of the prompts."""
    footer = menu_places(kit).footer
    return Rect(footer.centerx, footer.top, footer.right - footer.centerx, footer.height)


def title_shade(kit: Kit) -> Rect:
    """The dark side of the title, behind the menu: a place in the whole window."""
    frame = kit.frame
    width = frame.margin[0] + safe(frame).left + round(menu_width(kit) * SHADE_SHARE)
    return Rect(0, 0, min(width, frame.window[0]), frame.window[1])


def menu_width(kit: Kit) -> int:
    """Of the column at the left."""
    return min(kit.em(MENU_WIDTH), round(safe(kit.frame).width * MENU_SHARE))


def _poster_row(kit: Kit, room: Rect, count: int) -> list[Rect]:
    """As large as they can be, with room for one to come forward."""
    gap = kit.px(POSTER_GAP)
    height = min(room.height - kit.px(POSTER_ROOM), kit.px(POSTER_LARGEST))
    width = min(round(height * POSTER_ASPECT), (room.width - kit.px(POSTER_ROOM) - gap * (count - 1)) // count)
    height = round(width / POSTER_ASPECT)
    left = room.centerx - (width * count + gap * (count - 1)) // 2
    return [Rect(left + number * (width + gap), room.centery - height // 2, width, height) for number in range(count)]
