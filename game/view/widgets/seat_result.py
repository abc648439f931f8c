"""How a seat came out of a deal: a row with its shape, its name, the cards it kept, and its points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from game.view.cards.card_pictures import CardPictures
from game.view.cards.fan import Spot
from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.plates import draw_plate
from game.view.core.theme import (
    LABEL,
    NUMBER,
    SEAT_COLOURS,
    SMALL,
)
from game.view.widgets.base import Attention, Widget

SHARES, LARGE_SHARES = (0.27, 0.43, 0.15, 0.15), (0.33, 0.25, 0.21, 0.21)
"""Name, cards, points of the deal, points of the match; with large text."""
LARGE_TEXT = 1.3
PAD, SHAPE = 18, 0.5
LARGE_TEXT_SHAPE = 40
"""Units that shape and trophy may have at most where the name needs the room."""
LEAST_PAD = 4
"""Above and below a name, in a row that is as low as it may be."""
CARD_SHARE = 0.86
CARD_STEP = 0.5
"""The widest step from card to card, by a card's height."""


def columns(kit: Kit, rect: Rect) -> list[Rect]:
    """The parts of a row."""
    inner, boxes, x = rect.inflate(-2 * kit.px(PAD), 0), [], 0.0
    for share in SHARES if kit.text_size() < LARGE_TEXT else LARGE_SHARES:
        boxes.append(Rect(round(inner.left + x), rect.top, round(inner.width * share), rect.height))
        x += inner.width * share
    return boxes


def _mark(kit: Kit, rect: Rect) -> int:
    """Size of the seat's shape and of the trophy in a row."""
    size = round(rect.height * SHAPE)
    return size if kit.text_size() < LARGE_TEXT else min(size, kit.px(LARGE_TEXT_SHAPE))


@dataclass(eq=False, kw_only=True)
class SeatResult(Widget):
    game: str = ""
    seat: int = 0
    player: str = ""
    cards: Sequence[int] = ()
    points: str = ""
    total: str = ""
    won: bool = False

    sound = ""

    def height(self, kit: Kit, width: int) -> int:
        """The least in which all can be read: a line, or two for a name that needs them."""
        line = kit.line(LABEL)
        box = self._name_box(kit, Rect(0, 0, width, line))
        fits = kit.type.fits(self.player, LABEL, box.size) and not kit.type.breaks(self.player, LABEL, box.size)
        words = kit.type.least(self.player, LABEL) <= box.width
        return max(line if fits or not words else 2 * line, kit.line(NUMBER)) + 2 * kit.px(LEAST_PAD)

    def _name_box(self, kit: Kit, rect: Rect) -> Rect:
        """Between the shape and the trophy."""
        name = columns(kit, rect)[0]
        lead = _mark(kit, rect) + kit.px(PAD)
        tail = lead + kit.px(PAD) if self.won else kit.px(PAD)
        return Rect(name.left + lead, name.top, name.width - lead - tail, name.height)

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        _, _, points, total = columns(kit, rect)
        return [
            kit.unbroken(Label(self.player, LABEL, kit.palette.text, self._name_box(kit, rect))),
            Label(self.points, NUMBER, kit.palette.text, points, "right"),
            Label(self.total, NUMBER, kit.palette.text, total, "right"),
        ]

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        colour = SEAT_COLOURS[self.seat]
        draw_plate(surface, kit, "row", rect)
        draw_plate(surface, kit, "row_lit", rect, mood.focus)
        if self.won:
            draw_plate(surface, replace(kit, palette=replace(kit.palette, accent=colour)), "ring", rect)
        name, cards, _, _ = columns(kit, rect)
        shape = kit.art.shape(self.seat, _mark(kit, rect), colour)
        surface.blit(shape, shape.get_rect(midleft=name.midleft))
        if self.won:
            trophy = kit.art.icon("trophy", _mark(kit, rect), kit.palette.accent)
            surface.blit(trophy, trophy.get_rect(midright=(name.right - kit.px(PAD), name.centery)))
        self._draw_cards(surface, kit, cards)
        super().draw(surface, kit, rect, mood)

    def _draw_cards(self, surface: pygame.Surface, kit: Kit, box: Rect) -> None:
        pictures = CardPictures(kit.art, self.game, kit.palette.accent)
        height = box.height * CARD_SHARE
        room = box.width - height * CARD_ASPECT
        step = min(height * CARD_STEP, room / max(len(self.cards) - 1, 1))
        left = box.left + height * CARD_ASPECT / 2
        surface.fblits(
            [pictures.blit(card, Spot(left + at * step, box.centery, height)) for at, card in enumerate(self.cards)]
        )


@dataclass(eq=False, kw_only=True)
class ResultHead(Widget):
    """The headings over the rows."""

    cards: str = ""
    points: str = ""
    total: str = ""
    focusable: bool = False

    def height(self, kit: Kit, width: int) -> int:
        boxes = columns(kit, Rect(0, 0, width, 0))[1:]
        texts = self.cards, self.points, self.total
        return max(kit.type.height(text, SMALL, box.width) for text, box in zip(texts, boxes, strict=True))

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        _, cards, points, total = columns(kit, rect)
        soft = kit.palette.text_soft
        return [
            Label(self.cards, SMALL, soft, cards),
            Label(self.points, SMALL, soft, points, "right"),
            Label(self.total, SMALL, soft, total, "right"),
        ]
