"""What is counted in the bakery: stock, rounds, refills, and the bread that a penalty costs."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect

from game.rules.bread.events import BreadRefill, BreadTurn, LastRound
from game.rules.events import STOCK
from game.texts import Voice
from game.texts.bread.position import rounds
from game.view.core.ground import Ground
from game.view.core.kit import Kit, Label
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import INK, LABEL, SEAT_COLOURS, SMALL, Style
from game.view.rooms.bread.layout import ROUNDS_ROW, BreadLayout
from game.view.stage.queue import Queue
from game.view.stage.stage import Owed, Stage
from game.view.widgets import badge
from game.view.widgets.badge import draw_badge

LOAF = 92
PRICE_WIDE, PRICE_HIGH, PRICE_PAD = 280, 112, 14
OF_SHARE = 0.36
"""The part of the height for what is owed, below what is paid."""
PRICE = Style("extrabold", 52)
LAST_PAD = 8
"""Beside the words of the last round."""
BESIDE_WORDS = badge.ICON + badge.PAD + 16
"""All that is not words in a badge."""


def counters(kit: Kit, layout: BreadLayout, stage: Stage, queue: Queue, voice: Voice) -> list[Patch]:
    """Left of the stock, from the top: its cards, the round and how many are left, the refills where they are
    limited."""
    limit = stage.options["refills"]
    counted = [_stock(kit, layout.counter(0), stage, queue), _rounds(kit, layout.counter(ROUNDS_ROW), stage, voice)]
    if isinstance(limit, int):
        counted.append(_refills(kit, layout.counter(2), stage, limit, voice))
    return counted


def _stock(kit: Kit, place: Rect, stage: Stage, queue: Queue) -> Patch:
    """How many cards are left to draw."""
    count = stage.count(STOCK) - len(queue.arriving(STOCK))
    return Patch(place, ("stock", count), lambda surface: draw_badge(surface, kit, place, "cards", str(count)))


def last_round(stage: Stage) -> bool:
    """Whether the last round is played, or has been announced."""
    turn, refill = stage.last(BreadTurn), stage.last(BreadRefill)
    told = stage.last(LastRound) is not None or (refill is not None and refill.brings_it)
    return told or (turn is not None and turn.rounds_left == 0)


def _rounds(kit: Kit, place: Rect, stage: Stage, voice: Voice) -> Patch:
    """The last round in bright letters."""
    turn = stage.last(BreadTurn)
    if last_round(stage):
        return _last_round(kit, place, voice)
    agreed = stage.options["rounds"]
    number, left = (turn.round, turn.rounds_left) if turn else (0, agreed if isinstance(agreed, int) else None)
    words = rounds(number, left, voice.tr)
    place = _grown(place, kit.type.width(words, LABEL) + kit.px(BESIDE_WORDS))
    return Patch(place, ("rounds", words), lambda surface: draw_badge(surface, kit, place, "clock", words))


def _last_round(kit: Kit, place: Rect, voice: Voice) -> Patch:
    words = voice.tr("Last round")
    place = _grown(place, kit.type.width(words, SMALL) + 2 * kit.px(LAST_PAD))

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, kit, "fill", place)
        kit.write(surface, Label(words, SMALL, INK, place, "center"))

    return Patch(place, ("rounds", words), paint)


def _refills(kit: Kit, place: Rect, stage: Stage, limit: int, voice: Voice) -> Patch:
    """How often the stock has been refilled, of how often at most."""
    refill = stage.last(BreadRefill)
    words = voice.tr("{n} of {limit}", n=min(refill.number, limit) if refill else 0, limit=limit)
    return Patch(place, ("refills", words), lambda surface: draw_badge(surface, kit, place, "refill", words))


def _grown(place: Rect, width: int) -> Rect:
    """At least so wide, to the left."""
    width = max(width, place.width)
    return Rect(place.right - width, place.top, width, place.height)


def owed_place(kit: Kit, layout: BreadLayout, seat: int, kept: Iterable[Rect]) -> Rect:
    """By the seat that pays, where it hides nothing of what is ``kept``, nor another seat; above the tray it lies
    beside the log."""
    size = kit.px(PRICE_WIDE), kit.px(PRICE_HIGH)
    below, plate = layout.by_seat(seat, *size), layout.plate(seat)
    left, right = Rect((0, 0), size), Rect((0, 0), size)
    left.midright = plate.left - kit.px(PRICE_PAD), plate.centery
    right.midleft = plate.right + kit.px(PRICE_PAD), plate.centery
    moved = [below.move(step * size[0] // 4, 0) for step in (0, -1, 1, -2, 2, -3, 3, -4, 4)]
    higher = [place.move(0, -size[1] // 2) for place in (left, right)]
    inside = [place for place in (*moved, left, right, *higher) if layout.frame.rect.contains(place)]
    plates = map(layout.plate, range(layout.players))
    return Ground.of([*kept, *plates], [*map(layout.seat, layout.others()), layout.log, layout.caption]).clearest(
        inside, below.centerx
    )


def owed_patch(kit: Kit, layout: BreadLayout, owed: Owed, voice: Voice, kept: Iterable[Rect]) -> Patch:
    """The loaf that grows dearer with every card of a penalty, beside the seat that pays."""
    place = owed_place(kit, layout, owed.seat, kept)
    key = "owed", owed.seat, owed.paid, owed.count
    around = place.inflate(
        2 * kit.px(PRICE_PAD), 2 * kit.px(PRICE_PAD)
    )  # letters may be a little higher than their box
    return Patch(around, key, lambda surface: _draw_owed(surface, kit, place, owed, voice))


def _draw_owed(surface: pygame.Surface, kit: Kit, place: Rect, owed: Owed, voice: Voice) -> None:
    draw_plate(surface, kit, "dialog", place)
    inner = place.inflate(-2 * kit.px(PRICE_PAD), 0)
    size = kit.px(LOAF)
    loaf = kit.art.drawing("bread/loaf", (size * 13 // 9, size))
    spot = loaf.get_rect(midleft=inner.midleft)
    surface.blit(loaf, spot)
    right = Rect(spot.right, inner.top, inner.right - spot.right, inner.height)
    below = Rect(right.left, right.bottom - round(right.height * OF_SHARE), right.width, round(right.height * OF_SHARE))
    above = Rect(right.left, right.top, right.width, below.top - right.top)
    paid = f"+{owed.paid}"
    kit.write(surface, kit.snug(Label(paid, PRICE, SEAT_COLOURS[owed.seat], above, "center")))
    words = voice.tr("of {n}", n=owed.count)
    kit.write(surface, kit.snug(Label(words, SMALL, kit.palette.text, below, "center", "top")))
