"""Where things lie on the page that lets phones in. Lengths are units."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.view.core.kit import Kit
from game.view.menus.menu_layout import COLUMN_GAP, SECTION_GAP, padded

CODE_SHARE = 0.52
"""Of the width, at most."""
BUTTON_WIDE = 560


@dataclass(frozen=True)
class PhonesPlaces:
    code: Rect
    panel: Rect
    told: Rect
    buttons: Rect


def phones_places(kit: Kit, body: Rect, buttons: int) -> PhonesPlaces:
    """The code as a square, as large as it can be, what is said beside it, and below both the buttons, so high."""
    gap = kit.px(SECTION_GAP)
    height = body.height - buttons - gap
    side = min(height, round(body.width * CODE_SHARE))
    code = Rect(body.left, body.top + (height - side) // 2, side, side)
    left = code.right + kit.px(COLUMN_GAP)
    panel = Rect(left, body.top, body.right - left, height)
    return PhonesPlaces(code, panel, padded(kit, panel), Rect(body.left, body.bottom - buttons, body.width, buttons))
