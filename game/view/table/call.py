"""The banner over a covered hand: whose turn it is, in name, colour and shape, and what to press."""

from __future__ import annotations

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import BODY, HEADING, SEAT_COLOURS
from game.view.stage.layout import TableLayout
from game.view.table.facts import Call

WIDE, HIGH, PAD, GAP = 1000, 190, 34, 18
SHAPE, GLYPH = 96, 56
WORDS_SHARE = 0.45
"""The part of the height below the title."""
MARGIN = 30
"""Units around the plate for its glow."""


def call_patch(kit: Kit, layout: TableLayout, call: Call) -> Patch:
    """The banner in the middle of the tray."""
    place = _place(kit, layout, call)

    def paint(surface: pygame.Surface) -> None:
        own = replace(kit, palette=replace(kit.palette, accent=SEAT_COLOURS[call.seat]))
        draw_plate(surface, own, "dialog", place)
        draw_plate(surface, own, "ring", place)
        inner = place.inflate(-2 * kit.px(PAD), -2 * kit.px(GAP))
        shape = kit.art.shape(call.seat, min(kit.px(SHAPE), inner.height), SEAT_COLOURS[call.seat])
        spot = shape.get_rect(midleft=inner.midleft)
        surface.blit(shape, spot)
        left = spot.right + kit.px(PAD)
        _write(surface, kit, Rect(left, inner.top, inner.right - left, inner.height), call)

    margin = 2 * kit.px(MARGIN)
    return Patch(place.inflate(margin, margin), ("call", call), paint)


def _place(kit: Kit, layout: TableLayout, call: Call) -> Rect:
    """As wide as the words need, in the middle of the covered cards."""
    high = min(round(kit.px(HIGH) * max(layout.text, 1.0)), layout.tray.bottom - layout.header.bottom)
    glyph = _glyph(kit, call, high - 2 * kit.px(GAP))
    lead = 2 * kit.px(PAD) + kit.px(SHAPE) + kit.px(PAD)
    words = kit.type.width(call.words, BODY) + (glyph.width + kit.px(GAP) if glyph else 0)
    wide = lead + max(kit.type.width(call.title, HEADING), words) + kit.px(PAD)
    place = Rect(0, 0, min(max(wide, kit.px(WIDE) // 2), layout.frame.width - 2 * kit.px(PAD)), high)
    place.center = layout.frame.width // 2, (layout.header.bottom + layout.tray.bottom) // 2
    return place


def _glyph(kit: Kit, call: Call, high: int) -> pygame.Surface | None:
    """What to press, beside words in a box that is so high with the title."""
    return kit.art.glyph(*call.glyph, min(kit.px(GLYPH), round(high * WORDS_SHARE))) if call.glyph else None


def _write(surface: pygame.Surface, kit: Kit, box: Rect, call: Call) -> None:
    """The title, and below it what to press; words of two lines have the room of both."""
    glyph, left = _glyph(kit, call, box.height), box.left
    if glyph:
        left += glyph.width + kit.px(GAP)
    below = Rect(left, 0, box.right - left, 0)
    below.height = max(round(box.height * WORDS_SHARE), kit.type.height(call.words, BODY, below.width))
    below.bottom = box.bottom
    title = Rect(box.left, box.top, box.width, below.top - box.top)
    kit.write(surface, Label(call.title, HEADING, SEAT_COLOURS[call.seat], title, valign="bottom"))
    if glyph:
        surface.blit(glyph, glyph.get_rect(midleft=(box.left, below.centery)))
    kit.write(surface, Label(call.words, BODY, kit.palette.text, below))
