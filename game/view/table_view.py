"""The picture of the table: a still layer, and over it everything that moves."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.events import Place, TurnTo, hand
from game.view.art import Art
from game.view.card_pictures import CardPictures
from game.view.hand_motion import HandMotion
from game.view.look_back import draw_look_back
from game.view.queue import Queue
from game.view.rooms import room
from game.view.stage import Stage
from game.view.still import Patch, StillLayer
from game.view.table_cards import TableCards
from game.view.table_facts import TableFacts
from game.view.table_layout import TableLayout
from game.view.table_seats import seat_patches
from game.view.table_words import (
    caption_patch,
    choice_patches,
    corner_places,
    cut_choice,
    draw_banner,
    draw_bubble,
    log_patch,
    tool_patches,
    tool_places,
)
from game.view.widgets.kit import Kit

AROUND, ABOVE = 60, 120
"""Units by which cards may stand out of the place of a seat, and of the tray."""


class TableView:
    """Draws one table. ``motion`` is the hand in the tray, which belongs to the scene."""

    def __init__(self, stage: Stage, queue: Queue, motion: HandMotion, art: Art) -> None:
        self.stage, self.queue, self.motion = stage, queue, motion
        self.room = room(stage.game)
        self.pictures = CardPictures(art, stage.game, self.room.PALETTE.accent)
        self.cards = TableCards(stage, queue, motion, self.room, self.pictures)
        self.still = StillLayer()

    def draw(
        self, surface: pygame.Surface, kit: Kit, layout: TableLayout, facts: TableFacts, calm: bool = False
    ) -> None:
        """The whole picture. ``calm`` is the player's reduced motion."""
        self.pictures.refresh()
        live = self.cards.live_places(layout)
        self._mend(kit, layout, facts, live)
        surface.blit(self.still.surface, (0, 0))
        places = [*self.room.PLACES, *map(hand, layout.others()), hand(layout.bottom)]
        for place in places:
            if place in live:
                surface.fblits(self.cards.lying(layout, facts, place))
        surface.fblits(self.cards.flying(layout, calm))
        self._draw_over(surface, kit, layout, facts, calm)

    def _mend(self, kit: Kit, layout: TableLayout, facts: TableFacts, live: set[Place]) -> None:
        """Bring the still layer up to date, if anything on it has changed since the last frame."""
        background = kit.art.room(self.stage.game, layout.frame.size)
        moving = [(self.queue.landing(flight), flight.journey.src.place) for flight in self.queue.flights]
        version = background, kit.art.revision, layout, kit.type
        key = version, self.stage.changes, self.stage.order, live, moving, facts.at_rest
        self.still.refresh(background, lambda: self._patches(kit, layout, facts, live), version, key)

    def _patches(self, kit: Kit, layout: TableLayout, facts: TableFacts, live: set[Place]) -> list[Patch]:
        tools = [*tool_places(kit, layout, facts.tools), *corner_places(layout, facts.corner)]
        return [
            caption_patch(kit, layout, self.stage, facts),
            *self._other_hands(layout, facts, live),
            *seat_patches(kit, layout, self.stage, self.queue, facts),
            *self.room.patches(kit, layout, self.stage, self.queue, facts.voice),
            *(self._cards(layout, facts, live, place, layout.middle) for place in self.room.PLACES),
            log_patch(kit, layout, self.stage, facts),
            *choice_patches(kit, layout, facts.choices),
            *tool_patches(kit, tools, facts.hovered),
            self._cards(layout, facts, live, hand(layout.bottom), layout.tray.inflate(0, layout.px(ABOVE))),
        ]

    def _other_hands(self, layout: TableLayout, facts: TableFacts, live: set[Place]) -> Iterator[Patch]:
        for seat in layout.others():
            area = layout.seat(seat).inflate(layout.px(AROUND), layout.px(AROUND))
            yield self._cards(layout, facts, live, hand(seat), area)

    def _cards(
        self, layout: TableLayout, facts: TableFacts, live: set[Place], place: Place, area: pygame.Rect
    ) -> Patch:
        """The cards that rest at a place; nothing while something moves there."""
        if place in live:
            return Patch(area, (place, "live"), lambda surface: None)
        own = (facts.playable, facts.cursor) if place == hand(layout.bottom) else ()
        key = place, tuple(self.stage.cards(place)), own
        return Patch(area, key, lambda surface: surface.fblits(self.cards.lying(layout, facts, place)))

    def _draw_over(self, surface: pygame.Surface, kit: Kit, layout: TableLayout, facts: TableFacts, calm: bool) -> None:
        self.room.draw_over(surface, kit, layout, self.stage, self.queue, facts.voice)
        if facts.looking_back:
            draw_look_back(surface, kit, layout, self.stage, facts)
            return
        words = self._announcement(facts)
        if facts.banner and words:
            height = layout.centre[1] if facts.choices else layout.choices.centery
            draw_banner(surface, kit, layout, words, round(height), facts.banner[1], calm)
        cut = cut_choice(kit, layout, facts.choices)
        if facts.said:
            self._draw_bubble(surface, kit, layout, facts)
        elif cut:
            draw_bubble(surface, kit, layout, cut[0], cut[1].centerx, cut[1].top)

    def _announcement(self, facts: TableFacts) -> str | None:
        """The words of the banner. Whose turn it is need not be told over choices or advice."""
        if not facts.banner or (isinstance(facts.banner[0], TurnTo) and (facts.choices or facts.said)):
            return None
        return self.room.announced(facts.banner[0], self.stage, facts.voice)

    def _draw_bubble(self, surface: pygame.Surface, kit: Kit, layout: TableLayout, facts: TableFacts) -> None:
        """What is said about a card above that card, anything else above the middle of the tray."""
        at, bottom = layout.frame.width / 2, layout.tray.top
        if facts.said_of is not None and facts.said_of in self.motion.glides:
            spot = self.cards.hand_spot(layout, facts.said_of)
            at, bottom = spot.x, round(spot.y - spot.height / 2)
        if facts.choices:
            bottom = min(bottom, layout.choices.top)
        draw_bubble(surface, kit, layout, facts.said, at, bottom)
