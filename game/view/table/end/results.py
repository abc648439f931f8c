"""What a seat comes to at the end of a deal, at its plate: its points as they count up, and its place."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.rules.events import hand
from game.texts.places import place_words
from game.view.cards.fan import box_of
from game.view.core.kit import Kit, Label
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import LABEL, SEAT_COLOURS, SUBHEADING
from game.view.honours.medal import draw_medal
from game.view.stage.layout import TableLayout
from game.view.table.facts import SeatEnd, TableFacts

HIGH, PAD, GAP, MEDAL = 72, 22, 16, 0.78
OWN_WIDE = 400
"""About as wide as a box above the tray becomes."""
GLOW = 26
"""Units around a box that its ring uses."""


def end_patches(kit: Kit, layout: TableLayout, facts: TableFacts) -> Sequence[Patch]:
    """A box for each seat of which something is told."""
    return [_patch(kit, layout, facts, end) for end in facts.ends]


def end_places(kit: Kit, layout: TableLayout, facts: TableFacts) -> Sequence[Rect]:
    """The boxes without what shines around them. Where that of the seat in the tray comes to stand is one of them
    before anything is told in it."""
    own = layout.by_seat(layout.bottom, kit.em(OWN_WIDE), _high(kit))
    own.centerx = layout.frame.rect.centerx
    return [own, *(_place(kit, layout, facts, end) for end in facts.ends)]


def _high(kit: Kit) -> int:
    return max(kit.em(HIGH), kit.line(SUBHEADING))


def _patch(kit: Kit, layout: TableLayout, facts: TableFacts, end: SeatEnd) -> Patch:
    place = _place(kit, layout, facts, end)
    box = place.inflate(2 * kit.px(GLOW), 2 * kit.px(GLOW))
    key = "end", end, facts.voice.tr.language, kit.type.scale
    return Patch(box, key, lambda surface: _paint(surface, kit, facts, end, place))


def _place(kit: Kit, layout: TableLayout, facts: TableFacts, end: SeatEnd) -> Rect:
    """As wide as the words will be, so that it stays where it is while they change; at a plate no wider than that."""
    own = layout.in_tray(end.seat)
    plate = layout.plate(end.seat)
    high = min(_high(kit), layout.frame.height if own else plate.height)
    words = max(kit.type.width(end.words, LABEL), kit.type.width(end.longest, LABEL))
    told = kit.type.width(_told(end, facts), SUBHEADING)
    width = round(high * MEDAL) + told + words + 2 * kit.px(PAD) + 2 * kit.px(GAP)
    width = min(width, layout.frame.width if own else plate.width)
    place = layout.by_seat(end.seat, width, high)
    if own:
        place.centerx = layout.frame.rect.centerx
    elif end.held and place.colliderect(_hand(layout, end)):
        beside = Rect(plate.right + kit.px(GAP), 0, width, high)
        beside.centery = plate.centery
        place = beside.clamp(layout.frame.rect)
    return place


def _hand(layout: TableLayout, end: SeatEnd) -> Rect:
    """Where the cards of a seat lie."""
    first, last = (box_of(layout.hand_spot(hand(end.seat), at, end.held)) for at in (0, end.held - 1))
    return first.union(last)


def _told(end: SeatEnd, facts: TableFacts) -> str:
    return place_words(end.place or 1, facts.voice.tr)


def _paint(surface: pygame.Surface, kit: Kit, facts: TableFacts, end: SeatEnd, place: Rect) -> None:
    """The medal, the place in words where there is room for them, and the points."""
    own = replace(kit, palette=replace(kit.palette, accent=SEAT_COLOURS[end.seat]))
    draw_plate(surface, kit, "dialog", place)
    if end.place is None:
        kit.write(surface, kit.snug(Label(end.words, LABEL, kit.palette.text, place, "center")))
        return
    if end.place == 1:
        draw_plate(surface, own, "ring", place)
    size = round(place.height * MEDAL)
    medal = Rect(place.left + kit.px(PAD) // 2, 0, size, size)
    medal.centery = place.centery
    draw_medal(surface, kit, medal, end.place)
    left = medal.right + kit.px(GAP)
    rest = Rect(left, place.top, place.right - kit.px(PAD) - left, place.height)
    told = Rect(left, place.top, kit.type.width(_told(end, facts), SUBHEADING), place.height)
    if told.width + kit.px(GAP) + kit.type.width(end.words, LABEL) <= rest.width:
        kit.write(surface, Label(_told(end, facts), SUBHEADING, kit.palette.accent, told))
    kit.write(surface, kit.snug(Label(end.words, LABEL, kit.palette.text, rest, "right")))
