"""What stands beside the cards in the jeweller's window: the stock's count, the trump's medal, and who has how much."""

from __future__ import annotations

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.rules.events import STOCK
from game.rules.showcase.events import ShowcaseTrick
from game.texts import Voice
from game.texts.seats import short_name
from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import (
    INK,
    LABEL,
    NUMBER,
    SEAT_COLOURS,
    SMALL,
)
from game.view.rooms.showcase.layout import ShowcaseLayout
from game.view.rooms.showcase.medal import medal
from game.view.rooms.showcase.stage import ShowcaseStage
from sprites import showcase as sprites

BADGE_WIDE, BADGE_HIGH, BADGE_GAP = 78, 54, 16
MEDAL, MEDAL_RIGHT = 164, 306
"""Size of the trump's medal, and how far right of the middle it hangs."""
SHELF_MARK, SHELF_SHAPE, SHELF_BAR = 24, 22, 4
"""Beside a shelf: whose it is."""
BOARD_WIDE, BOARD_HIGH, BOARD_PAD = 520, 276, 16
BOARD_ROWS = 4
COURSE_HIGH, COURSE_PAD, COURSE_MOST = 42, 12, 0.62
"""Units of what is told beside a name, and the part of its box that it takes at most."""
SHAPE, MARK, NUMBER_WIDE = 38, 54, 84


def shelf_marks(kit: Kit, layout: ShowcaseLayout) -> list[Patch]:
    """Whose cases stand where, in colour and shape at the left end of each shelf; where a seat's cases stand by the
    seat that shows anyway."""
    return [_shelf_mark(kit, layout, seat) for seat in range(layout.players)] if layout.steady else []


def _shelf_mark(kit: Kit, layout: ShowcaseLayout, seat: int) -> Patch:
    shelf = layout.shelf(seat)
    place = Rect(0, shelf.top, kit.px(SHELF_MARK), shelf.height)
    size = min(kit.px(SHELF_SHAPE), place.width)

    def paint(surface: pygame.Surface) -> None:
        bar = Rect(0, 0, kit.px(SHELF_BAR), place.height - kit.px(SHELF_MARK) // 2)
        bar.center = place.center
        pygame.draw.rect(surface, SEAT_COLOURS[seat], bar, border_radius=bar.width)
        pygame.draw.circle(surface, kit.palette.panel, place.center, size // 2 + kit.px(SHELF_BAR) // 2)
        shape = kit.art.shape(seat, size, SEAT_COLOURS[seat])
        surface.blit(shape, shape.get_rect(center=place.center))

    return Patch(place, ("shelf", seat), paint)


def stock_count(kit: Kit, layout: ShowcaseLayout, stage: ShowcaseStage) -> list[Patch]:
    """How many cards are left to draw, right of the stock."""
    count = stage.count(STOCK)
    if not count or stage.trump is None:
        return []
    pile = layout.stock_spot()
    place = Rect(0, 0, kit.px(BADGE_WIDE), kit.px(BADGE_HIGH))
    place.midleft = round(pile.x + pile.height * CARD_ASPECT / 2) + kit.px(BADGE_GAP), round(pile.y)

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, kit, "well", place)
        kit.write(surface, kit.snug(Label(str(count), NUMBER, kit.palette.text, place, "center")))

    return [Patch(place, ("stock", count), paint)]


def trump_medal(kit: Kit, layout: ShowcaseLayout, stage: ShowcaseStage, voice: Voice) -> list[Patch]:
    """The trump, as long as there is one."""
    trump = stage.trump
    if trump is None:
        return []
    words = voice.tr("Trump")
    line = kit.line(SMALL)
    size = min(round(layout.high(MEDAL)), layout.strip.height - line - kit.px(24))
    place = Rect(0, 0, max(size, kit.px(MEDAL)), size + line)
    place.center = round(layout.centre[0]) + kit.px(MEDAL_RIGHT), round(layout.centre[1])

    def paint(surface: pygame.Surface) -> None:
        picture = medal(kit.art, trump, size)
        surface.blit(picture, picture.get_rect(midtop=place.midtop))
        below = Rect(place.left, place.top + size, place.width, line)
        kit.write(surface, Label(words, SMALL, kit.palette.text, below, "center"))

    return [Patch(place, ("trump", trump, words), paint)]


def board(kit: Kit, layout: ShowcaseLayout, stage: ShowcaseStage, voice: Voice) -> Patch:
    """What is counted, by seat, and which trick this is."""
    place = Rect(0, 0, kit.px(BOARD_WIDE), min(round(layout.high(BOARD_HIGH)), layout.strip.height - kit.px(12)))
    place.midright = layout.frame.width - kit.px(24), layout.strip.centery
    tally, settled = stage.tally, stage.settled
    words = voice.tr("Trick {n} of {all}", n=tally.number, all=tally.of)
    heading = voice.tr("Tricks won") if stage.taken_up else voice.tr("Whole tricks")
    course = [_course(stage, seat, voice) for seat in range(stage.players)]
    names = [(name, short_name(seat, name, voice.tr)) for seat, name in enumerate(voice.names)]

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, kit, "panel", place)
        inner = place.inflate(-2 * kit.px(BOARD_PAD), -kit.px(BOARD_PAD))
        end = min(kit.line(SMALL), inner.height // BOARD_ROWS)
        high = (inner.height - 2 * end) // stage.players
        tops = [inner.top, *(inner.top + end + high * seat for seat in range(stage.players)), inner.bottom - end]
        heights = [end, *[high] * stage.players, end]
        rows = [Rect(inner.left, top, inner.width, tall) for top, tall in zip(tops, heights, strict=True)]
        kit.write(surface, kit.snug(Label(heading, SMALL, kit.palette.text_soft, rows[0])))
        for row, seat in zip(rows[1:], range(stage.players), strict=False):
            leads = settled if settled and settled.winner == seat else None
            _row(surface, kit, row, seat, (names[seat], course[seat]), tally.counts[seat], leads)
        _foot(surface, kit, rows[-1], words, tally.settles)

    key = "board", tally.counts, settled, words, tally.settles, tuple(voice.names), heading, tuple(course)
    return Patch(place, key, paint)


def _course(stage: ShowcaseStage, seat: int, voice: Voice) -> tuple[str, str]:
    """What a seat is on course for: to name the trump, as it stands, or to win with so many more tricks. In full, and
    for where there is little room."""
    tr, tally = voice.tr, stage.tally
    if tally.names == seat:
        return tr("names trump"), tr.p("where there is little room", "trump")
    if not tally.needed or stage.to_move is None:
        return "", ""
    return tr("{n} to win", n=tally.needed[seat]), tr.p(
        "where there is little room", "{n} to win", n=tally.needed[seat]
    )


def _row(
    surface: pygame.Surface,
    kit: Kit,
    row: Rect,
    seat: int,
    words: tuple[tuple[str, str], tuple[str, str]],
    count: int,
    leads: ShowcaseTrick | None,
) -> None:
    """``words`` are the name and what is told beside it, or below where there is room; each in full and shorter."""
    shape = kit.art.shape(seat, min(kit.px(SHAPE), row.height), SEAT_COLOURS[seat])
    surface.blit(shape, shape.get_rect(midleft=row.midleft))
    box = Rect(row.left + kit.px(SHAPE + 12), row.top, row.width - kit.px(SHAPE + 12 + NUMBER_WIDE), row.height)
    if leads:
        size = min(kit.px(MARK), row.height)
        _leader(surface, kit, Rect(box.right - size, row.centery - size // 2, size, size), leads.number)
        box.width -= size + kit.px(8)
    (name, short), (course, brief) = words
    beside = kit.type.width(name, LABEL) + kit.type.width(course, SMALL) + 2 * kit.px(COURSE_PAD) + kit.px(8)
    if course and beside > box.width and row.height >= kit.line(LABEL) + kit.line(SMALL):
        box.height = row.height * kit.line(LABEL) // (kit.line(LABEL) + kit.line(SMALL))
        below = Rect(box.left, box.bottom, box.width, row.bottom - box.bottom)
        kit.write(surface, kit.snug(Label(course, SMALL, kit.palette.text_soft, below)))
    elif course:
        tight = beside > box.width
        course = brief if tight else course
        wide = kit.type.width(course, SMALL) + 2 * kit.px(COURSE_PAD)
        wide = min(wide, round(box.width * COURSE_MOST)) if tight else wide
        pill = Rect(box.right - wide, 0, wide, min(kit.px(COURSE_HIGH), row.height))
        pill.centery = row.centery
        box.width -= wide + kit.px(8)
        draw_plate(surface, kit, "tab", pill)
        inner = pill.inflate(-2 * kit.px(COURSE_PAD) + 2, 0)
        kit.write(surface, kit.snug(Label(course, SMALL, kit.palette.text, inner, "center")))
    label = kit.snug(Label(name, LABEL, kit.palette.text, box))
    if kit.cut(label) or kit.torn(label):
        label = kit.unbroken(kit.snug(replace(label, text=short, style=LABEL)))
    kit.write(surface, label)
    number_box = Rect(row.right - kit.px(NUMBER_WIDE), row.top, kit.px(NUMBER_WIDE), row.height)
    kit.write(surface, kit.snug(Label(str(count), NUMBER, kit.palette.accent, number_box, "right")))


def _leader(surface: pygame.Surface, kit: Kit, place: Rect, number: int) -> None:
    """The sign of who leads to the second play, with the number of the trick that settled it."""
    size = place.width
    surface.blit(kit.art.picture(("thirteenth",), place.size, sprites.thirteenth), place)
    field = Rect(0, 0, round(size * sprites.FIELD * 1.2), round(size * sprites.FIELD))
    field.center = place.centerx, place.centery + size // 40
    kit.write(surface, kit.snug(Label(str(number), SMALL, kit.palette.text, field, "center")))


def _foot(surface: pygame.Surface, kit: Kit, row: Rect, words: str, lit: bool) -> None:
    if lit:
        draw_plate(surface, kit, "fill", row.inflate(kit.px(8), 0))
    kit.write(surface, kit.snug(Label(words, SMALL, INK if lit else kit.palette.text, row, "center")))
