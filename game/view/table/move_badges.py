"""Signs on moves that were good or bad: on their cards, and on the buttons of those that have none."""

from __future__ import annotations

from math import cos, radians, sin

import pygame

from game.view.cards.fan import Spot
from game.view.core.kit import Kit
from game.view.core.layout import CARD_ASPECT
from game.view.core.patch import Patch
from game.view.core.theme import (
    CREAM,
    INK,
    RED,
    VERDICT_GREEN,
)
from game.view.stage.layout import TableLayout
from game.view.table.cards import TableCards
from game.view.table.facts import TableFacts

SIZE, ICON, EDGE = 54, 34, 4
FROM_LEFT, FROM_TOP, BELOW = 0.14, 0.62, 0.24
"""How far from a card's edges the middle of a sign lies, by the card's height, below what it costs; and a second sign
from the first."""


def mark_patches(kit: Kit, layout: TableLayout, cards: TableCards, facts: TableFacts) -> list[Patch]:
    """A tick on what is good, a cross on what is not; a card of both has both."""
    signs: dict[int, int] = {}
    found = []
    for mark in facts.marks:
        for card in mark.cards:
            spot = cards.hand_spot(layout, card)
            found.append(_sign(kit, _on_card(spot, signs.get(card, 0)), mark.good))
            signs[card] = signs.get(card, 0) + 1
        for at, choice in enumerate(facts.choices):
            if choice.code == mark.code:
                found.append(_sign(kit, layout.choice(at, len(facts.choices)).topleft, mark.good))
    return found


def _on_card(spot: Spot, number: int) -> tuple[int, int]:
    lean = radians(spot.angle)
    right = spot.height * (FROM_LEFT - CARD_ASPECT / 2)
    down = spot.height * (FROM_TOP + number * BELOW - 0.5)
    across, below = right * cos(lean) + down * sin(lean), down * cos(lean) - right * sin(lean)
    return round(spot.x + across), round(spot.y + below)


def _sign(kit: Kit, centre: tuple[int, int], good: bool) -> Patch:
    place = pygame.Rect(0, 0, kit.px(SIZE), kit.px(SIZE))
    place.center = centre

    def paint(surface: pygame.Surface) -> None:
        for colour, edge in ((INK, 0), (CREAM, 1), (VERDICT_GREEN if good else RED, EDGE)):
            pygame.draw.aacircle(surface, colour, centre, place.width // 2 - kit.px(edge))
        icon = kit.art.icon("check" if good else "cross", kit.px(ICON), CREAM)
        surface.blit(icon, icon.get_rect(center=centre))

    return Patch(place.inflate(2, 2), ("mark", good), paint)
