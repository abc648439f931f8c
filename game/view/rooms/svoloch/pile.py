"""What marks and counts the piles: the outline of an empty one, the arrow, and how many cards there are."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.rules.events import STOCK, Turnaround
from game.view.cards.card_pictures import Blit
from game.view.core.art import Art
from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.patch import Patch
from game.view.core.theme import SMALL, Colour
from game.view.rooms.svoloch.layout import SvolochLayout
from game.view.rooms.svoloch.stage import SvolochStage
from game.view.stage.queue import Queue
from game.view.widgets import badge
from game.view.widgets.badge import draw_badge
from sprites import svoloch as sprites

ARROW = 290
ARROW_SHARE = 0.72
"""The part of its picture that the arrow takes without its glow."""
SLOT_LINE, SLOT_CORNER = 3, 0.05


def slot(art: Art, layout: SvolochLayout, edge: Colour) -> Blit:
    """Where the first card of the pile will lie."""
    place = layout.pile_spot(0, 1)
    size = round(place.height * CARD_ASPECT), round(place.height)

    def outline() -> pygame.Surface:
        paper = pygame.Surface(size, pygame.SRCALPHA)
        radius, line = round(place.height * SLOT_CORNER), layout.px(SLOT_LINE)
        pygame.draw.rect(paper, (*edge, 26), paper.get_rect(), border_radius=radius)
        pygame.draw.rect(paper, (*edge, 130), paper.get_rect(), line, border_radius=radius)
        return paper

    left, top = round(place.x - size[0] / 2), round(layout.centre[1] - size[1] / 2)
    return art.made(("svoloch_slot",), size, outline), (left, top)


def arrow(kit: Kit, layout: SvolochLayout, stage: SvolochStage, queue: Queue) -> Patch:
    """The direction; it leaves the still picture while it turns."""
    picture = arrow_picture(kit, layout, stage.down)
    place = picture.get_rect(center=layout.centre)
    if queue.effect(Turnaround):
        return Patch(place, ("arrow", "turning"), lambda surface: None)
    return Patch(place, ("arrow", stage.down), lambda surface: surface.blit(picture, place))


def arrow_place(layout: SvolochLayout) -> Rect:
    """What of the picture is the arrow."""
    size = round(layout.high(ARROW * ARROW_SHARE))
    place = Rect(0, 0, size, size)
    place.center = round(layout.centre[0]), round(layout.centre[1])
    return place


def arrow_picture(kit: Kit, layout: SvolochLayout, down: bool) -> pygame.Surface:
    """Which way play runs, ``down`` or up: a square picture."""
    size = round(layout.high(ARROW))
    return kit.art.picture(("arrow", down), (size, size), lambda: sprites.arrow(not down))


def stock_count(kit: Kit, layout: SvolochLayout, stage: SvolochStage) -> Patch:
    """How many cards are left to draw."""
    count, place = stage.count(STOCK), stock_count_place(layout)
    return Patch(place, ("stock", count), lambda surface: draw_badge(surface, kit, place, "cards", str(count)))


def stock_count_place(layout: SvolochLayout) -> Rect:
    pile, place = layout.stock_spot(0), Rect(0, 0, layout.px(badge.WIDE), layout.px(badge.HIGH))
    place.midright = round(pile.x - pile.height * CARD_ASPECT / 2) - layout.px(22), round(pile.y - layout.high(58))
    return place


def out_count(kit: Kit, layout: SvolochLayout, count: int) -> Patch:
    """How many cards have been put aside."""
    pile, place = layout.out_spot(5), Rect(0, 0, kit.px(84), kit.px(48))
    place.midleft = round(pile.x + pile.height * 0.55), round(pile.y)

    def paint(surface: pygame.Surface) -> None:
        kit.write(surface, Label(f"×{count}", SMALL, kit.palette.text_soft, place))

    return Patch(place, ("out", count), paint)
