"""Numbers on the cards that are chosen for a play, in the order in which they will be played."""

from __future__ import annotations

from math import cos, radians, sin

import pygame

from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.patch import Patch
from game.view.core.theme import CREAM, INK, NUMBER
from game.view.stage.layout import TableLayout
from game.view.table.cards import TableCards
from game.view.table.facts import TableFacts

SIZE, EDGE = 50, 4
GROWS = 1.4
FROM_LEFT, FROM_TOP = 0.13, 0.45
"""How far from a card's edges the middle of its number lies, by the card's height: below the index."""


def chosen_patches(kit: Kit, layout: TableLayout, cards: TableCards, facts: TableFacts) -> list[Patch]:
    """Within each card, so that none covers what lies above the hand."""
    size, found = kit.px(SIZE * min(kit.text_size(), GROWS)), []
    for number, card in enumerate(facts.chosen, 1):
        spot = cards.hand_spot(layout, card)
        lean = radians(spot.angle)
        right, down = spot.height * (FROM_LEFT - CARD_ASPECT / 2), spot.height * (FROM_TOP - 0.5)
        place = pygame.Rect(0, 0, size, size)
        across, below = right * cos(lean) + down * sin(lean), down * cos(lean) - right * sin(lean)
        place.center = round(spot.x + across), round(spot.y + below)
        found.append(_number_patch(kit, number, place))
    return found


def _number_patch(kit: Kit, number: int, place: pygame.Rect) -> Patch:
    def paint(surface: pygame.Surface) -> None:
        for colour, edge in ((INK, 0), (CREAM, 1), (kit.palette.accent, EDGE)):
            pygame.draw.aacircle(surface, colour, place.center, place.width // 2 - kit.px(edge))
        kit.write(surface, Label(str(number), NUMBER, INK, place, "center"))

    return Patch(place.inflate(2, 2), ("chosen", number), paint)
