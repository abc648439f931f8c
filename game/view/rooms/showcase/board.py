"""What stands beside the cards in the jeweller's window: the stock's count, the trump's medal, and who has how much."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.i18n import Translator
from game.rules.events import STOCK, showcase
from game.rules.showcase.tricks import FIRST_PLAY, SECOND_PLAY, settling
from game.texts import Voice
from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.plates import draw_plate
from game.view.core.static_layer import Patch
from game.view.core.theme import (
    INK,
    LABEL,
    NUMBER,
    SEAT_COLOURS,
    SMALL,
)
from game.view.rooms.showcase.layout import ShowcaseLayout
from game.view.stage.stage import Stage
from sprites import showcase as sprites

BADGE_WIDE, BADGE_HIGH, BADGE_GAP = 78, 54, 16
MEDAL, MEDAL_RIGHT = 164, 350
"""Size of the trump's medal, and how far right of the middle it hangs."""
BOARD_WIDE, BOARD_HIGH, BOARD_PAD = 440, 230, 16
BOARD_ROWS = 4
SHAPE, MARK, NUMBER_WIDE = 38, 54, 84


def winner_of(stage: Stage) -> int | None:
    """Who has won the trick that settles who leads in the second play; None before it."""
    number = settling(stage.options)
    return stage.tricks[number] if len(stage.tricks) > number else None


def counted(stage: Stage, seat: int) -> int:
    """The whole cases of a seat in the first play, its tricks in the second."""
    if stage.taken_up:
        return stage.tricks[FIRST_PLAY:].count(seat)
    lying = stage.slots(showcase(seat))
    return sum(at in lying and at + 1 in lying for at in range(0, stage.breadth(showcase(seat)), 2))


def stock_count(kit: Kit, layout: ShowcaseLayout, stage: Stage) -> list[Patch]:
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


def trump_medal(kit: Kit, layout: ShowcaseLayout, stage: Stage, voice: Voice) -> list[Patch]:
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
        medal = kit.art.picture(("trump", trump), (size, size), lambda: sprites.trump(trump))
        surface.blit(medal, medal.get_rect(midtop=place.midtop))
        below = Rect(place.left, place.top + size, place.width, line)
        kit.write(surface, Label(words, SMALL, kit.palette.text, below, "center"))

    return [Patch(place, ("trump", trump, words), paint)]


def board(kit: Kit, layout: ShowcaseLayout, stage: Stage, voice: Voice) -> Patch:
    """What is counted, by seat, and which trick this is."""
    place = Rect(0, 0, kit.px(BOARD_WIDE), min(round(layout.high(BOARD_HIGH)), layout.strip.height - kit.px(12)))
    place.midright = layout.frame.width - kit.px(24), layout.strip.centery
    counts = [counted(stage, seat) for seat in range(stage.players)]
    leader = winner_of(stage)
    number, words = _trick(stage, voice.tr)
    lit = number == settling(stage.options) + 1 and not stage.taken_up
    heading = voice.tr("Tricks won") if stage.taken_up else voice.tr("Whole tricks")

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, kit, "panel", place)
        inner = place.inflate(-2 * kit.px(BOARD_PAD), -kit.px(BOARD_PAD))
        rows = [
            Rect(inner.left, inner.top + inner.height * row // BOARD_ROWS, inner.width, inner.height // BOARD_ROWS)
            for row in range(BOARD_ROWS)
        ]
        kit.write(surface, kit.snug(Label(heading, SMALL, kit.palette.text_soft, rows[0])))
        for row, seat in zip(rows[1:], (1 - layout.bottom, layout.bottom), strict=False):
            _row(surface, kit, row, seat, voice.names[seat], counts[seat], seat == leader, settling(stage.options) + 1)
        _foot(surface, kit, rows[-1], words, lit)

    key = "board", tuple(counts), leader, words, lit, tuple(voice.names), heading
    return Patch(place, key, paint)


def _row(
    surface: pygame.Surface, kit: Kit, row: Rect, seat: int, name: str, count: int, leads: bool, number: int
) -> None:
    shape = kit.art.shape(seat, min(kit.px(SHAPE), row.height), SEAT_COLOURS[seat])
    surface.blit(shape, shape.get_rect(midleft=row.midleft))
    box = Rect(row.left + kit.px(SHAPE + 12), row.top, row.width - kit.px(SHAPE + 12 + NUMBER_WIDE), row.height)
    if leads:
        size = min(kit.px(MARK), row.height)
        place = Rect(box.right - size, row.centery - size // 2, size, size)
        surface.blit(kit.art.picture(("thirteenth",), place.size, sprites.thirteenth), place)
        box.width -= size + kit.px(8)
        field = Rect(0, 0, round(size * sprites.FIELD * 1.2), round(size * sprites.FIELD))
        field.center = place.centerx, place.centery + size // 40
        kit.write(surface, kit.snug(Label(str(number), SMALL, kit.palette.text, field, "center")))
    kit.write(surface, kit.snug(Label(name, LABEL, kit.palette.text, box)))
    number_box = Rect(row.right - kit.px(NUMBER_WIDE), row.top, kit.px(NUMBER_WIDE), row.height)
    kit.write(surface, kit.snug(Label(str(count), NUMBER, kit.palette.accent, number_box, "right")))


def _foot(surface: pygame.Surface, kit: Kit, row: Rect, words: str, lit: bool) -> None:
    if lit:
        draw_plate(surface, kit, "fill", row.inflate(kit.px(8), 0))
    kit.write(surface, kit.snug(Label(words, SMALL, INK if lit else kit.palette.text, row, "center")))


def _trick(stage: Stage, tr: Translator) -> tuple[int, str]:
    """The number of the trick that is played, and its words."""
    done, of = len(stage.tricks), FIRST_PLAY
    if stage.taken_up:
        done, of = done - FIRST_PLAY, SECOND_PLAY
    number = min(done + 1, of)
    return number, tr("Trick {n} of {all}", n=number, all=of)
