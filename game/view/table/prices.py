"""What each playable card of the hand would cost, at the index of the card: no pip is hidden."""

from __future__ import annotations

from math import cos, radians, sin

import pygame
from pygame import Rect

from game.rules.events import hand
from game.view.cards.fan import Spot
from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.patch import Patch, blit_patch
from game.view.core.theme import (
    RED,
    SMALL_NUMBER,
    WHITE,
    Style,
)
from game.view.rooms import AnyRoom
from game.view.stage.layout import TableLayout
from game.view.stage.stage import Stage
from game.view.table.cards import TableCards
from game.view.table.facts import TableFacts

HIGH, GROWS, PAD = 0.148, 1.3, 7
"""Height of a price by the card's height, how much higher it becomes for larger text, and how much wider than its text
it is on either side."""
INTO, ABOVE = 0.075, 0.03
"""How far it reaches into the card beside the index, and above the index, by the card's height: no pip lies there."""
LETTERS = 0.8
"""Size of its letters by its height."""
EDGE = 4


def price_patches(
    kit: Kit,
    layout: TableLayout,
    stage: Stage,
    cards: TableCards,
    room: AnyRoom,
    facts: TableFacts,
) -> list[Patch]:
    """Only while a person may play: there are no playable cards before."""
    prices = {card: words for card in facts.playable or () if (words := room.price(card, stage))}
    if not prices:
        return []
    own = [lying.card for lying in stage.cards(hand(layout.bottom))]
    strip = layout.hand.step(len(own)) if len(own) > 1 else layout.hand.height * CARD_ASPECT
    found: list[Patch] = []
    before, right = "", 0
    for card in own:
        words = prices.get(card, "") if card is not None else ""
        if card is not None and words:
            spot = cards.hand_spot(layout, card)
            picture = _picture(kit, words, spot.height)
            tight = picture.get_width() > strip
            if not tight or words != before:  # in narrow strips one tells it of all that lie side by side
                place = _place(layout, picture, spot, strip)
                place.left = min(max(place.left, right if tight else 0), layout.frame.width - place.width)
                right = place.right + layout.px(EDGE)
                found.append(blit_patch(picture, place.topleft))
        before = words
    return found


def _picture(kit: Kit, words: str, height: float) -> pygame.Surface:
    """A small red plate, which may be wider than the strip of its card: above the cards there is room."""
    tall = round(height * HIGH * min(kit.text_size(), GROWS))
    style = Style(SMALL_NUMBER.font, tall * LETTERS / kit.type.scale)
    width = kit.type.width(words, style) + 2 * kit.px(PAD)

    def paint() -> pygame.Surface:
        paper = pygame.Surface((width, tall), pygame.SRCALPHA)
        pygame.draw.rect(paper, RED, paper.get_rect(), border_radius=tall // 3)
        kit.write(paper, Label(words, style, WHITE, paper.get_rect(), "center"))
        return paper

    return kit.art.made(("price", words), (width, tall), paint)


def _place(layout: TableLayout, picture: pygame.Surface, spot: Spot, free: float) -> Rect:
    """On the upper edge of the card, right of the index if there is room for it, else above the index."""
    index, wide, high = layout.hand.index * spot.height, picture.get_width(), picture.get_height()
    beside = free - index >= wide + 2 * layout.px(EDGE)
    right = (index + layout.px(EDGE) if beside else 1) + wide / 2 - spot.height * CARD_ASPECT / 2
    down = spot.height * ((INTO if beside else ABOVE) - 0.5) - high / 2
    lean = radians(spot.angle)
    place = picture.get_rect()
    across, below = right * cos(lean) + down * sin(lean), down * cos(lean) - right * sin(lean)
    place.center = round(spot.x + across), round(spot.y + below)
    return place
