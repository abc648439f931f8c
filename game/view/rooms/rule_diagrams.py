"""Pictures of the rules: groups of cards side by side, each with a mark and a number below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame
from pygame import Rect

from game.rules.cards import CARDS
from game.view.core.kit import Kit
from game.view.core.layout import CARD_ASPECT, card_size
from game.view.core.theme import (
    BAD,
    GOOD,
    NUMBER,
    Colour,
)

MARK_SHARE = 0.2
"""Height of marks and numbers by that of the picture."""
GAP = 0.7
"""Between two groups, by the width of a card."""
TALLEST = 300
MARK_GAP = 10

Sense = Literal["", "good", "bad"]


@dataclass(frozen=True)
class Exhibit:
    """Cards by their codes, None for a back, each ``step`` of a card's width right of the one before.

    ``art`` is a square sprite, with its name, in the place of cards; ``four`` makes it for cards in four colours, if it
    differs there. ``icon`` and ``number`` stand below; ``sense`` says whether that is good or bad for the player.
    """

    cards: Sequence[str | None]
    step: float = 0.36
    icon: str = ""
    number: str = ""
    sense: Sense = ""
    art: tuple[str, Callable[[], str]] | None = None
    four: Callable[[], str] | None = None

    @property
    def width(self) -> float:
        """In widths of a card."""
        if self.art:
            return 1 / CARD_ASPECT
        return 1 + self.step * (len(self.cards) - 1) if self.cards else 0.6


def draw_exhibits(surface: pygame.Surface, kit: Kit, game: str, rect: Rect, exhibits: Sequence[Exhibit]) -> None:
    """Draw the groups in a row in the middle of ``rect``, as large as they can be."""
    wide = sum(exhibit.width for exhibit in exhibits) + GAP * (len(exhibits) - 1)
    mark = round(rect.height * MARK_SHARE)
    height = min(rect.height - mark - kit.px(MARK_GAP), kit.px(TALLEST), int(rect.width / wide / CARD_ASPECT))
    width, _ = card_size(height)
    x, top = rect.centerx - wide * width / 2, rect.centery - (height + mark + kit.px(MARK_GAP)) // 2
    for exhibit in exhibits:
        place = Rect(round(x), top, round(exhibit.width * width), height)
        _draw_cards(surface, kit, game, exhibit, place)
        _draw_mark(surface, kit, exhibit, Rect(place.left, place.bottom + kit.px(MARK_GAP), place.width, mark))
        x += (exhibit.width + GAP) * width


def _draw_cards(surface: pygame.Surface, kit: Kit, game: str, exhibit: Exhibit, place: Rect) -> None:
    size = card_size(place.height)
    if exhibit.art:
        name, svg = exhibit.art
        in_four = kit.art.look.four_colours and exhibit.four
        key = game, name, bool(in_four)
        surface.blit(kit.art.picture(key, (place.height, place.height), in_four or svg), place)
    for number, code in enumerate(exhibit.cards):
        picture = kit.art.back(game, size) if code is None else kit.art.face(CARDS[code], size)
        surface.blit(picture, (place.left + round(number * exhibit.step * size[0]), place.top))


def _draw_mark(surface: pygame.Surface, kit: Kit, exhibit: Exhibit, place: Rect) -> None:
    colour: Colour = {"": kit.palette.text, "good": GOOD, "bad": BAD}[exhibit.sense]
    label = (
        kit.type.picture(exhibit.number, NUMBER, colour, (place.width * 2, place.height)) if exhibit.number else None
    )
    icon = kit.art.icon(exhibit.icon, round(place.height * 0.8), colour) if exhibit.icon else None
    parts = [part for part in (icon, label) if part]
    if not exhibit.cards and not exhibit.art:
        place = place.move(0, -place.height * 2)
    x = place.centerx - (sum(part.get_width() for part in parts) + kit.px(MARK_GAP) * (len(parts) - 1)) // 2
    for part in parts:
        surface.blit(part, part.get_rect(midleft=(x, place.centery)))
        x += part.get_width() + kit.px(MARK_GAP)
