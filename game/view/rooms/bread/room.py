"""The bakery: stock and discard pile, the refills, and the bread that a penalty costs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import pygame
from pygame import Rect

from game.rules.bread import IS_RED, PENALTY
from game.rules.events import DISCARD, STOCK, Ended, Event, Place, Refilled, TurnTo
from game.texts import Voice
from game.view.core.art import Art
from game.view.core.card_pictures import Blit
from game.view.core.fan import Spot
from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.plates import draw_plate
from game.view.core.static_layer import Patch
from game.view.core.theme import (
    INK,
    SEAT_COLOURS,
    SMALL,
    Palette,
    Style,
)
from game.view.rooms.bread.rule_pictures import PICTURES
from game.view.rooms.rule_diagrams import draw_exhibits
from game.view.table.layout import TableLayout
from game.view.table.queue import Queue
from game.view.table.stage import Order, Stage
from game.view.widgets import badge
from game.view.widgets.badge import draw_badge

PALETTE = Palette(
    accent=(0xF0, 0xB6, 0x59), panel=(0x2A, 0x17, 0x0E), panel_light=(0x5A, 0x38, 0x22), edge=(0xB0, 0x83, 0x52)
)
LAYOUT = TableLayout
ORDER: Order = "suit"
PLACES: tuple[Place, ...] = (STOCK, DISCARD)

STOCK_LEFT, TOP_RIGHT, BOTTOM_RIGHT = -132, 60, 196
"""How far from the middle of the table the stock, the discard pile's top and its bottom lie, in units."""
BOTTOM_LEAN = -11.0
STACK_RISE = 0.38
"""Units that a card of the stock lies above the one beneath."""
STACK_SEEN, PILE_SEEN = 6, 4
SLOPPY = 2.6
"""Degrees by which cards on the discard pile lie askew, at most."""
LARGEST = 52
"""As many cards as a pile may have."""
AREA_SHARE = 0.66
"""How far a card that lies askew reaches from its middle, with its shadow, by its height."""
LOAF = 92
PRICE_WIDE, PRICE_HIGH, PRICE_PAD = 280, 112, 14
OF_SHARE = 0.36
"""The part of the height for what is owed, below what is paid."""
PRICE = Style("extrabold", 52)
LAST_PAD = 8
"""Beside the words of the last round."""


def spot(layout: TableLayout, place: Place, at: float, of: float) -> Spot:
    x, y = layout.centre
    unit, card = layout.unit, layout.middle_card
    if place == STOCK:
        return Spot(
            x + STOCK_LEFT * layout.tall * unit - at * STACK_RISE * unit * 0.4, y - at * STACK_RISE * unit, card
        )
    if at < 1 and of > 1:
        return Spot(x + BOTTOM_RIGHT * layout.tall * unit, y + 8 * unit, card, BOTTOM_LEAN)
    turn = (int(at) * 37 % 11 - 5) / 5
    return Spot(x + (TOP_RIGHT + 3 * turn) * layout.tall * unit, y - (int(at) * 53 % 7 - 3) * unit, card, SLOPPY * turn)


def seen(place: Place, count: int) -> Sequence[int]:
    if place == STOCK:
        layers = min(count, STACK_SEEN)
        return [(count - 1) * layer // max(layers - 1, 1) for layer in range(layers)]
    return [*range(min(count, 1)), *range(max(count - PILE_SEEN, 1), count)]


def area(layout: TableLayout, place: Place) -> Rect:
    first, last = spot(layout, place, 0, LARGEST), spot(layout, place, LARGEST - 1, LARGEST)
    reach = first.height * AREA_SHARE
    left, right = min(first.x, last.x) - reach, max(first.x, last.x) + reach
    top, bottom = min(first.y, last.y) - reach, max(first.y, last.y) + reach
    return Rect(round(left), round(top), round(right - left), round(bottom - top))


def held(seat: int) -> Sequence[Place]:
    return ()


def around(
    art: Art, layout: TableLayout, stage: Stage, place: Place, coming: Collection[int]
) -> tuple[Sequence[Blit], Sequence[Blit]]:
    return (), ()


def soon(layout: TableLayout, stage: Stage) -> Iterable[tuple[int, float]]:
    return ()


def price(card: int, stage: Stage) -> str | None:
    """The penalty for a card of the same colour as the one on top, as far as there are cards to draw."""
    top = stage.places[DISCARD][-1].card if stage.count(DISCARD) else None
    if top is None or IS_RED[card] != IS_RED[top]:
        return None
    left = stage.count(STOCK) + stage.count(DISCARD) - 1  # the bottom and the new top card stay where they are
    count = min(PENALTY[card], left)
    return f"+{count}" if count else None


def target(layout: TableLayout) -> Rect:
    return layout.middle


def shortcuts(layout: TableLayout) -> Mapping[str, Rect]:
    return {"draw": area(layout, STOCK)}


def last_round(stage: Stage) -> bool:
    """Whether the refills have brought the last round."""
    limit = stage.options["refills"]
    return isinstance(limit, int) and stage.refills >= limit


def patches(kit: Kit, layout: TableLayout, stage: Stage, queue: Queue, voice: Voice) -> list[Patch]:
    return [_stock_count(kit, layout, stage, queue, voice), _refills(kit, layout, stage, voice)]


def _stock_count(kit: Kit, layout: TableLayout, stage: Stage, queue: Queue, voice: Voice) -> Patch:
    """How many cards are left to draw."""
    count = stage.count(STOCK) - len(queue.arriving(STOCK))
    place = _badge(kit, layout, 0)
    return Patch(place, ("stock", count), lambda surface: draw_badge(surface, kit, place, "cards", str(count)))


def _refills(kit: Kit, layout: TableLayout, stage: Stage, voice: Voice) -> Patch:
    """How often the stock has been refilled; the last round in bright letters."""
    last, limit = last_round(stage), stage.options["refills"]
    place = _badge(kit, layout, 1)
    if last:
        place = _grown(place, kit.type.width(voice.tr("Last round"), SMALL) + 2 * kit.px(LAST_PAD))

    def paint(surface: pygame.Surface) -> None:
        tr = voice.tr
        if last:
            draw_plate(surface, kit, "fill", place)
            kit.write(surface, Label(tr("Last round"), SMALL, INK, place, "center"))
        else:
            counted = isinstance(limit, int)
            words = tr("{n} of {limit}", n=stage.refills, limit=limit) if counted else str(stage.refills)
            draw_badge(surface, kit, place, "refill", words)

    return Patch(place, ("refills", stage.refills, last, voice.tr.language), paint)


def _grown(place: Rect, width: int) -> Rect:
    """At least so wide, to the left."""
    width = max(width, place.width)
    return Rect(place.right - width, place.top, width, place.height)


def _badge(kit: Kit, layout: TableLayout, row: int) -> Rect:
    """The places left of the stock, from the top."""
    pile = spot(layout, STOCK, 0, 1)
    width, height = kit.px(badge.WIDE), kit.px(badge.HIGH)
    right = pile.x - pile.height * CARD_ASPECT / 2 - kit.px(22)
    step = height + kit.px(10)
    return Rect(round(right - width), round(pile.y - step + kit.px(5)) + row * step, width, height)


def sign(art: Art, code: str, height: int) -> pygame.Surface | None:
    return None


def draw_over(surface: pygame.Surface, kit: Kit, layout: TableLayout, stage: Stage, queue: Queue, voice: Voice) -> None:
    """The loaf that grows dearer with every card of a penalty, beside the seat that pays."""
    owed = stage.owed
    if owed is None:
        return
    place = layout.by_seat(owed.seat, kit.px(PRICE_WIDE), kit.px(PRICE_HIGH))
    draw_plate(surface, kit, "well", place)
    inner = place.inflate(-2 * kit.px(PRICE_PAD), 0)
    size = kit.px(LOAF)
    loaf = kit.art.drawing("bread/loaf", (size * 13 // 9, size))
    spot = surface.blit(loaf, loaf.get_rect(midleft=inner.midleft))
    right = Rect(spot.right, inner.top, inner.right - spot.right, inner.height)
    below = Rect(right.left, right.bottom - round(right.height * OF_SHARE), right.width, round(right.height * OF_SHARE))
    above = Rect(right.left, right.top, right.width, below.top - right.top)
    paid = f"+{owed.paid}" if owed.paid else ""
    kit.write(surface, kit.snug(Label(paid, PRICE, SEAT_COLOURS[owed.seat], above, "center")))
    words = voice.tr("of {n}", n=owed.count)
    kit.write(surface, kit.snug(Label(words, SMALL, kit.palette.text, below, "center", "top")))


def announced(event: Event, stage: Stage, voice: Voice) -> str | None:
    tr = voice.tr
    match event:
        case Refilled() if event.number == stage.options["refills"]:
            return tr("The last round!")
        case Refilled():
            limit = stage.options["refills"]
            if isinstance(limit, int) and event.number < limit:
                return tr("The stock is refilled: {n} of {limit}", n=event.number, limit=limit)
            return tr("The stock is refilled")
        case TurnTo(seat) if seat is not None and seat == voice.you:
            return tr("Your turn")
    return None


def fanfare(event: Event, stage: Stage) -> str | None:
    if isinstance(event, Refilled) and event.number == stage.options["refills"]:
        return "last_round"
    if isinstance(event, Ended) and event.outcome.reason == "out":
        return "jackpot"
    return None


def rules_picture(name: str, surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
    draw_exhibits(surface, kit, "bread", rect, PICTURES[name])
