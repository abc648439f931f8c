"""How a seat came out of a deal and of the match so far: a row with its place, its shape and name, the cards it kept,
and its points deal by deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.view.cards.card_pictures import CardPictures
from game.view.cards.fan import Spot
from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.plates import draw_plate
from game.view.core.theme import LABEL, NUMBER, SEAT_COLOURS, SMALL
from game.view.core.wrap import words
from game.view.honours.emblem import emblem
from game.view.honours.medal import draw_medal
from game.view.widgets.base import Attention, Widget

PAD, SHAPE, GAP = 18, 0.62, 12
MARK_MOST = 56
"""Units that shape, medal and sign have at most: a name of two words needs the room."""
LARGE_TEXT = 1.3
LARGE_TEXT_SHAPE = 40
"""Units that shape, medal and trophy may have at most where the name needs the room."""
NAME_SHARE, LARGE_NAME_SHARE = 0.34, 0.48
"""Medal, shape, name and trophy, by the width of a row; with large text."""
CARDS_SHARE, LARGE_CARDS_SHARE = 0.2, 0.12
"""What the cards have at least; with large text."""
TOTAL_SHARE = 0.3
"""What the column of the match has at most."""
TIE_SHARE = 0.2
"""What the one of what decides between equal points has at most."""
DEAL_WIDE = "000"
"""As wide as the points of a deal are, with the gap before them."""
LEAST_PAD = 4
"""Above and below a name, in a row that is as low as it may be."""
CARD_SHARE, CARD_LEAST = 0.86, 84
CARD_STEP = 0.5
"""The widest step from card to card, by a card's height."""


@dataclass(frozen=True)
class DealColumns:
    """The headings of the columns with points: ``deals`` are numbers of deals, none in a match of one deal. ``unit`` is
    what all of them count, ``total`` heads the column of the match, ``widest`` is the longest of what stands below it.
    ``tie`` heads a column of what decides between equal ones, if anything does, ``widest_tie`` is the longest there."""

    deals: Sequence[str]
    unit: str
    total: str
    widest: str
    tie: str = ""
    widest_tie: str = ""


def deal_room(kit: Kit, width: int, columns: DealColumns) -> int:
    """How many deals have room in a row ``width`` pixels wide."""
    inner = width - 2 * kit.px(PAD)
    cards = round(inner * (CARDS_SHARE if kit.text_size() < LARGE_TEXT else LARGE_CARDS_SHARE))
    free = inner - _name_wide(kit, inner) - _total_wide(kit, inner, columns) - _tie_wide(kit, inner, columns) - cards
    return max(free // _deal_wide(kit), 1)


@dataclass(frozen=True)
class Boxes:
    """The parts of a row, in pixels; ``deals`` has one for each of the columns."""

    name: Rect
    cards: Rect
    deals: list[Rect]
    total: Rect
    tie: Rect


def boxes(kit: Kit, rect: Rect, columns: DealColumns) -> Boxes:
    """Of a row in this place: names and totals have their room, the cards what is left."""
    inner = rect.inflate(-2 * kit.px(PAD), 0)
    name, total, each = _name_wide(kit, inner.width), _total_wide(kit, inner.width, columns), _deal_wide(kit)
    right = inner.right - _tie_wide(kit, inner.width, columns)
    first = right - total - each * len(columns.deals)
    cards = Rect(inner.left + name, rect.top, first - inner.left - name - kit.px(GAP), rect.height)
    return Boxes(
        Rect(inner.left, rect.top, name, rect.height),
        cards,
        [Rect(first + each * at, rect.top, each, rect.height) for at in range(len(columns.deals))],
        Rect(right - total, rect.top, total, rect.height),
        Rect(right, rect.top, inner.right - right, rect.height),
    )


def _name_wide(kit: Kit, inner: int) -> int:
    return round(inner * (NAME_SHARE if kit.text_size() < LARGE_TEXT else LARGE_NAME_SHARE))


def _total_wide(kit: Kit, inner: int, columns: DealColumns) -> int:
    most = round(inner * TOTAL_SHARE)
    wanted = max(kit.type.width(columns.widest, NUMBER), _widest_word(kit, columns.total))
    if not columns.deals:
        wanted = max(wanted, kit.type.least(columns.unit, SMALL), min(kit.type.width(columns.unit, SMALL), most))
    return min(wanted + 3 * kit.px(GAP), most)


def _tie_wide(kit: Kit, inner: int, columns: DealColumns) -> int:
    if not columns.tie:
        return 0
    wanted = max(kit.type.width(columns.widest_tie, NUMBER), _widest_word(kit, columns.tie))
    return min(wanted + 2 * kit.px(GAP), round(inner * TIE_SHARE))


def _widest_word(kit: Kit, heading: str) -> int:
    return max((kit.type.width(word, SMALL) for word in words(heading)), default=0)


def _deal_wide(kit: Kit) -> int:
    return kit.type.width(DEAL_WIDE, NUMBER) + kit.px(GAP)


def _mark(kit: Kit, rect: Rect) -> int:
    """Size of the medal, the seat's shape and the trophy in a row."""
    size = round(rect.height * SHAPE)
    return min(size, kit.px(MARK_MOST if kit.text_size() < LARGE_TEXT else LARGE_TEXT_SHAPE))


@dataclass(eq=False, kw_only=True)
class SeatResult(Widget):
    """``points`` are those of this deal, ``deals`` those of the columns, ``total`` those of the match, in which it has
    its ``place``."""

    game: str = ""
    seat: int = 0
    face: str | None = None
    player: str = ""
    place: int = 1
    cards: Sequence[int] = ()
    columns: DealColumns
    points: str = ""
    deals: Sequence[str] = ()
    total: str = ""
    tie: str = ""
    """What decides between equal ones."""
    won: bool = False
    sign: str = "trophy"
    """Beside the name of who has won: a match, or but a deal."""

    sound = ""

    def height(self, kit: Kit, width: int) -> int:
        """The least in which all can be read: a line, or two for a name that needs them."""
        line = kit.line(LABEL)
        box = self._name_box(kit, Rect(0, 0, width, line))
        fits = kit.type.fits(self.player, LABEL, box.size) and not kit.type.breaks(self.player, LABEL, box.size)
        whole = kit.type.least(self.player, LABEL) <= box.width
        return max(line if fits or not whole else 2 * line, kit.line(NUMBER)) + 2 * kit.px(LEAST_PAD)

    def _name_box(self, kit: Kit, rect: Rect) -> Rect:
        """Between the shape and the trophy."""
        name, mark, gap = boxes(kit, rect, self.columns).name, _mark(kit, rect), kit.px(GAP)
        lead = 2 * mark + 2 * gap
        tail = mark + 2 * gap if self.won else gap
        return Rect(name.left + lead, name.top, name.width - lead - tail, name.height)

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        places, text, soft = boxes(kit, rect, self.columns), kit.palette.text, kit.palette.text_soft
        last = len(self.deals) - 1
        deals = [
            Label(points, NUMBER, text if at == last else soft, box, "right")
            for at, (points, box) in enumerate(zip(self.deals, places.deals, strict=True))
        ]
        name = Label(self.player, LABEL, text, self._name_box(kit, rect))
        return [
            kit.unbroken(kit.snug(name)) if kit.cut(name) or kit.torn(name) else name,
            *map(kit.snug, deals),
            Label(self.total, NUMBER, text, places.total, "right"),
            *([Label(self.tie, NUMBER, soft, places.tie, "right")] if self.tie else []),
        ]

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        colour = SEAT_COLOURS[self.seat]
        draw_plate(surface, kit, "row", rect)
        draw_plate(surface, kit, "row_lit", rect, mood.focus)
        if self.won:
            draw_plate(surface, replace(kit, palette=replace(kit.palette, accent=colour)), "ring", rect)
        places, mark = boxes(kit, rect, self.columns), _mark(kit, rect)
        medal = Rect(places.name.left, 0, mark, mark)
        medal.centery = rect.centery
        draw_medal(surface, kit, medal, self.place)
        shape = emblem(kit, self.seat, self.face, mark, won=self.won)
        surface.blit(shape, shape.get_rect(midleft=(medal.right + kit.px(GAP), rect.centery)))
        if self.won:
            sign = kit.art.icon(self.sign, mark, kit.palette.accent)
            surface.blit(sign, sign.get_rect(midright=(places.name.right - kit.px(GAP), rect.centery)))
        self._draw_cards(surface, kit, places.cards)
        super().draw(surface, kit, rect, mood)

    def _draw_cards(self, surface: pygame.Surface, kit: Kit, box: Rect) -> None:
        pictures = CardPictures(kit.art, self.game, kit.palette.accent)
        height = min(max(box.height * CARD_SHARE, kit.px(CARD_LEAST)), box.width / CARD_ASPECT)
        room = box.width - height * CARD_ASPECT
        step = min(height * CARD_STEP, room / max(len(self.cards) - 1, 1))
        left = box.left + height * CARD_ASPECT / 2
        top = max(box.centery - height / 2, box.top + kit.px(LEAST_PAD))
        clip = surface.get_clip()
        surface.set_clip(clip.clip(box))  # in a low row their upper part is to be read
        spots = [Spot(left + at * step, top + height / 2, height) for at in range(len(self.cards))]
        surface.fblits([pictures.blit(card, spot) for card, spot in zip(self.cards, spots, strict=True)])
        surface.set_clip(clip)


@dataclass(eq=False, kw_only=True)
class ResultHead(Widget):
    """The headings over the rows."""

    cards: str = ""
    columns: DealColumns
    focusable: bool = False

    def height(self, kit: Kit, width: int) -> int:
        return max(
            sum(kit.type.height(text, SMALL, box.width) for text, box in column)
            for column in self._columns(kit, Rect(0, 0, width, 0))
        )

    def _columns(self, kit: Kit, rect: Rect) -> list[list[tuple[str, Rect]]]:
        """What stands in each column, from above."""
        places, columns = boxes(kit, rect, self.columns), self.columns
        if not columns.deals:
            return [[(self.cards, places.cards)], [(columns.unit, places.total)]]
        whole = places.deals[0].unionall(places.deals[1:])
        deals, most = whole.left, whole.right - places.cards.left
        wide = min(max(kit.type.width(columns.unit, SMALL), whole.width), most)  # one line, above that of the cards
        whole = Rect(whole.right - wide, whole.top, wide, whole.height)
        below = [[(columns.unit, whole), (deal, box)] for deal, box in zip(columns.deals, places.deals, strict=True)]
        cards = places.cards.copy()
        cards.width = deals - kit.px(GAP) - cards.left
        spread = min(kit.type.width(self.cards, SMALL), cards.right - places.name.left)
        if spread > cards.width:  # over the names, which have no heading
            cards = Rect(cards.right - spread, cards.top, spread, cards.height)
        tie = [[(columns.tie, places.tie)]] if columns.tie else []
        return [[(self.cards, cards)], *below, [(columns.total, places.total)], *tie]

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        """At the bottom, what is common to several columns once."""
        labels, told = [], set[str]()
        for at, column in enumerate(self._columns(kit, rect)):
            bottom = rect.bottom
            for text, box in reversed(column):
                high = kit.type.height(text, SMALL, box.width)
                place, bottom = Rect(box.left, bottom - high, box.width, high), bottom - high
                if len(column) == 1 or text != self.columns.unit or text not in told:
                    labels.append(Label(text, SMALL, kit.palette.text_soft, place, "right" if at else "left"))
                told.add(text)
        return labels
