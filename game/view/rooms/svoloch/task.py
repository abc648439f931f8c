"""What has to be played, in words beside the pile."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.texts import Voice
from game.texts.svoloch.texts import task
from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import SMALL
from game.view.rooms.svoloch.layout import FRAME_PAD, TRAIL, SvolochLayout
from game.view.rooms.svoloch.stage import SvolochStage

TASK_HIGH, TASK_GAP, TASK_PAD = 42, 17, 14


def task_patch(kit: Kit, layout: SvolochLayout, stage: SvolochStage, voice: Voice) -> Patch:
    """What has to be played, in words: below the pile, or right of it if there is no room for them."""
    for words in (task(stage.task, voice), task(stage.task, voice, short=True)):
        place = _below_pile(kit, layout, words)
        if place.bottom <= layout.choices.top and kit.line(SMALL) <= place.height and _fits(kit, words, place):
            break
        place = _beside_pile(kit, layout, words)
        if _fits(kit, words, place):
            break

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, kit, "well", place)
        kit.write(surface, Label(words, SMALL, kit.palette.text, place.inflate(-2 * kit.px(TASK_PAD), 0), "center"))

    return Patch(place, ("task", words), paint)


def _fits(kit: Kit, words: str, place: Rect) -> bool:
    return kit.type.fits(words, SMALL, place.inflate(-2 * kit.px(TASK_PAD), 0).size)


def _below_pile(kit: Kit, layout: SvolochLayout, words: str) -> Rect:
    """One line, as far to the right as it needs."""
    slot = layout.pile_spot(0, 1)
    left = round(slot.x - slot.height * CARD_ASPECT / 2) - kit.px(FRAME_PAD)
    width = min(_wide(kit, words), layout.frame.width - kit.px(TASK_PAD) - left)
    return Rect(left, round(slot.y + slot.height / 2) + kit.px(TASK_GAP), width, kit.px(TASK_HIGH))


def _beside_pile(kit: Kit, layout: SvolochLayout, words: str) -> Rect:
    """From the longest trail as far as it needs, and to the edge at most; below whoever sits there, beside the choices
    if it must be."""
    column = beside_pile(layout)
    column.width = min(_wide(kit, words), column.width)
    inner = column.width - 2 * kit.px(TASK_PAD)
    column.height = min(kit.type.height(words, SMALL, inner) + kit.px(TASK_PAD), column.height)
    return column


def _wide(kit: Kit, words: str) -> int:
    """What they take in one line."""
    return kit.type.width(words, SMALL) + 2 * kit.px(TASK_PAD) + 2


def beside_pile(layout: SvolochLayout) -> Rect:
    """Where the words may lie right of the pile."""
    last = layout.pile_spot(TRAIL, TRAIL)
    left = round(last.x + last.height * CARD_ASPECT / 2) + layout.px(FRAME_PAD)
    column = Rect(left, 0, layout.frame.width - layout.px(TASK_PAD) - left, layout.tray.top - layout.px(TASK_GAP))
    seats = [layout.seat(seat) for seat in layout.others() if layout.seat(seat).colliderect(column)]
    top = max([round(last.y - last.height / 2), *(seat.bottom + layout.px(TASK_GAP) for seat in seats)])
    return Rect(left, top, column.width, column.bottom - top)
