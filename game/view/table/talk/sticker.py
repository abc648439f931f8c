"""Stickers at the plates: what somebody shows, and the row of four in which a click chooses one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.view.core.ground import Ground
from game.view.core.kit import Kit, faded
from game.view.core.patch import Patch, blit_patch
from game.view.core.plates import draw_plate
from game.view.core.theme import SEAT_COLOURS, SPEECH_GO
from game.view.stage.layout import TableLayout
from game.view.table.talk.speech import speech_place

Sticker = Literal["laugh", "groan", "hurry", "applause"]
STICKERS: tuple[Sticker, ...] = get_args(Sticker)
PLATE = "plate"
"""What the mouse calls a plate, with its seat."""
SIZES = 150, 120
"""Units: the next where the first would hide something."""
ASIDE, OVER = 0.72, 10
"""Where over the plate of another seat its middle is, by the width of the plate, and how far it reaches into that."""
RATE = 15
"""Pictures a second."""
POP = 0.7, 1.12
"""How large the first pictures are by the size at rest."""
WOBBLE = 0, -8, 7, -6, 5, -4, 3, -2
"""Degrees by which picture for picture leans; the others stand."""
FADES = 4
OFFERED, GAP, PAD, KEY = 92, 12, 14, 42
HINT = 56


@dataclass(frozen=True)
class ShownSticker:
    """What is seen at a seat: for so many seconds, of those that it lasts."""

    sticker: Sticker
    age: float
    lasts: float


@dataclass(frozen=True)
class StickerRow:
    """The four that are offered at a seat, each with the control that shows it too."""

    seat: int
    glyphs: Sequence[tuple[str, str] | None]


def sticker_patch(
    kit: Kit, layout: TableLayout, seat: int, shown: ShownSticker, ground: Ground, calm: bool = False
) -> Patch:
    """A sticker at a seat: beside the plate above the tray, where it hides nothing that ``ground`` keeps, and over the
    hand of anybody else. ``calm``: it only fades."""
    place = _place(kit, layout, seat, ground)
    step = int(shown.age * RATE)
    grown = 1.0 if calm or step >= len(POP) else POP[step]
    lean = 0 if calm or step >= len(WOBBLE) else WOBBLE[step]
    size = round(place.width * grown)
    name = f"stickers/{shown.sticker}"
    picture = kit.art.turned(("sticker", name), kit.art.drawing(name, (size, size)), lean)
    strength = max(min(round((shown.lasts - shown.age) / SPEECH_GO * FADES) / FADES, 1.0), 0.0)
    spot = picture.get_rect(center=place.center)
    return Patch(
        spot,
        ("sticker", seat, name, size, lean, strength, kit.art.revision),
        lambda surface: faded(surface, picture, spot, strength),
    )


def _place(kit: Kit, layout: TableLayout, seat: int, ground: Ground) -> Rect:
    sizes = [kit.px(size) for size in SIZES]
    if layout.in_tray(seat):
        return speech_place(kit, layout, seat, [(size, size) for size in sizes], ground)[0]
    plate, size = layout.plate(seat), sizes[0]
    place = Rect(0, 0, size, size)
    place.midbottom = plate.left + round(plate.width * ASIDE), plate.top + kit.px(OVER)
    if place.top < -size // 4:  # the window ends above: the hand lies beside the plate
        place.top = plate.bottom - kit.px(OVER)
    return place.clamp(layout.frame.rect)


def hint_patch(kit: Kit, layout: TableLayout, seat: int) -> Patch:
    """The mouse is on a plate at which it may ask for the four."""
    size = kit.px(HINT)
    spot = Rect(0, 0, size, size)
    spot.center = layout.plate(seat).midbottom
    spot.clamp_ip(layout.frame.rect)
    return blit_patch(kit.art.drawing("stickers/laugh", (size, size)), spot.topleft)


def row_places(kit: Kit, layout: TableLayout, row: StickerRow, ground: Ground) -> tuple[Rect, list[Rect]]:
    """The plate of the four, and where each is."""
    size, gap, pad = kit.px(OFFERED), kit.px(GAP), kit.px(PAD)
    high = size + (kit.px(KEY) + gap // 2 if any(row.glyphs) else 0)
    wide = len(STICKERS) * size + (len(STICKERS) - 1) * gap
    plate, _ = speech_place(kit, layout, row.seat, [(wide + 2 * pad, high + 2 * pad)], ground)
    return plate, [
        Rect(plate.left + pad + at * (size + gap), plate.top + pad, size, high) for at in range(len(STICKERS))
    ]


def row_patch(kit: Kit, layout: TableLayout, row: StickerRow, ground: Ground, hovered: str) -> Patch:
    """The four at a plate; the one under the mouse stands out."""
    plate, places = row_places(kit, layout, row, ground)
    around = plate.inflate(2 * kit.px(GAP), 2 * kit.px(GAP))
    own = replace(kit, palette=replace(kit.palette, edge=SEAT_COLOURS[row.seat]))

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, own, "dialog", plate)
        for sticker, place, control in zip(STICKERS, places, row.glyphs, strict=True):
            size = place.width + (2 * kit.px(GAP) if hovered == sticker else 0)
            picture = kit.art.drawing(f"stickers/{sticker}", (size, size))
            surface.blit(picture, picture.get_rect(center=(place.centerx, place.top + place.width // 2)))
            if control:
                key = kit.art.glyph(*control, kit.px(KEY))
                surface.blit(key, key.get_rect(midbottom=place.midbottom))

    return Patch(around, ("stickers", row, tuple(plate), hovered, kit.art.revision), paint)
