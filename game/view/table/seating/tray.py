"""The tray of a steady table: whose it is, and the mark at that seat's place that its cards are there."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.layout import CARD_ASPECT
from game.view.core.patch import Patch
from game.view.core.theme import SEAT_COLOURS
from game.view.stage.layout import TableLayout
from game.view.table.facts import TableFacts
from game.view.table.seats import Plates

EMPTY_HIGH, EMPTY_LINE, EMPTY_CORNER = 84, 3, 0.08
"""Of the outline where the cards would lie."""
EMPTY_RIGHT = 56
"""Units from their middle: beside the score of the match."""
POINT_WIDE, POINT_HIGH = 26, 13
"""Of the sign in it that points down."""
EMPTY_ALPHA = 150
RIM = 5
"""Of the line along the tray in the colour of whoever has it."""


def tray_patches(kit: Kit, layout: TableLayout, facts: TableFacts, plates: Plates, live: bool) -> list[Patch]:
    """Nothing where the seat in the tray has no other place."""
    if not layout.steady or layout.turn:
        return []
    seat = layout.bottom
    cards = layout.cards_at_edge(seat)
    empty = [empty_patch(kit, layout, seat, cards)] if cards else []
    return [*empty, rim_patch(kit, layout), plates.patch(kit, layout, facts, seat, live, own=True)]


def empty_patch(kit: Kit, layout: TableLayout, seat: int, cards: Rect) -> Patch:
    """The outline of a card at a seat's place, which points to the tray."""
    height = min(layout.px(EMPTY_HIGH), cards.height)
    place = Rect(0, 0, round(height * CARD_ASPECT), height)
    place.center = cards.centerx + layout.px(EMPTY_RIGHT), cards.centery

    def paint(surface: pygame.Surface) -> None:
        paper = pygame.Surface(place.size, pygame.SRCALPHA)
        colour = (*SEAT_COLOURS[seat], EMPTY_ALPHA)
        line, corner = max(kit.px(EMPTY_LINE), 1), round(height * EMPTY_CORNER)
        pygame.draw.rect(paper, colour, paper.get_rect(), line, border_radius=corner)
        x, y, wide, high = place.width // 2, place.height // 2, kit.px(POINT_WIDE) // 2, kit.px(POINT_HIGH) // 2
        pygame.draw.lines(paper, colour, False, [(x - wide, y - high), (x, y + high), (x + wide, y - high)], line + 1)
        surface.blit(paper, place)

    return Patch(place, ("empty", seat), paint)


def rim_patch(kit: Kit, layout: TableLayout) -> Patch:
    """Along the upper edge of the tray."""
    place = Rect(layout.header.left, layout.header.top - kit.px(RIM), layout.header.width, max(kit.px(RIM), 2))
    colour = SEAT_COLOURS[layout.bottom]
    return Patch(
        place,
        ("rim", layout.bottom),
        lambda surface: pygame.draw.rect(surface, colour, place, border_radius=place.height),
    )
