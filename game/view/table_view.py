"""The picture of the table: a still layer, and over it everything that moves."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.events import Place, TurnTo, hand
from game.view import theme
from game.view.card_pictures import Blit, CardPictures, Mood
from game.view.fan import Spot
from game.view.hand_motion import HandMotion
from game.view.look_back import draw_look_back
from game.view.queue import Flight, Queue
from game.view.rooms import Room, room
from game.view.stage import Slot, Stage
from game.view.still import Patch, StillLayer
from game.view.table_facts import TableFacts
from game.view.table_layout import FOCUS_LIFT, LIFT, TableLayout
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

ARC = 46
"""Units by which a flight leaves the straight line."""
FLIP_FROM, FLIP_TO = 0.25, 0.75
"""The part of a flight in which a card turns over."""


class TableView:
    """Draws one table. ``motion`` is the hand in the tray, which belongs to the scene."""

    def __init__(self, stage: Stage, queue: Queue, motion: HandMotion) -> None:
        self.stage, self.queue, self.motion = stage, queue, motion
        self.room: Room = room(stage.game)
        self.still = StillLayer()

    def draw(
        self, surface: pygame.Surface, kit: Kit, layout: TableLayout, facts: TableFacts, calm: bool = False
    ) -> None:
        """The whole picture. ``calm`` is the player's reduced motion."""
        cards = CardPictures(kit.art, self.stage.game, kit.palette.accent)
        live = self.live_places(layout)
        background = kit.art.room(self.stage.game, layout.frame.size)
        patches = self._patches(kit, layout, facts, cards, live)
        self.still.refresh(background, patches, (id(background), kit.art.revision, layout, kit.type))
        surface.blit(self.still.surface, (0, 0))
        surface.fblits([*self._resting(layout, facts, cards, live), *self._flying(layout, cards, calm)])
        self._draw_over(surface, kit, layout, facts, calm)

    # What stands still

    def _patches(
        self, kit: Kit, layout: TableLayout, facts: TableFacts, cards: CardPictures, live: set[Place]
    ) -> list[Patch]:
        tools = tool_places(kit, layout, facts.tools), corner_places(layout, facts.corner)
        return [
            caption_patch(kit, layout, self.stage, facts),
            *self._hands(layout, facts, cards, live, others=True),
            *seat_patches(kit, layout, self.stage, self.queue, facts),
            *self.room.patches(kit, layout, self.stage, self.queue, facts.voice),
            self._middle(layout, cards, live),
            log_patch(kit, layout, self.stage, facts),
            *choice_patches(kit, layout, facts.choices),
            *tool_patches(kit, [*tools[0], *tools[1]], facts.hovered),
            *self._hands(layout, facts, cards, live, others=False),
        ]

    def _hands(
        self, layout: TableLayout, facts: TableFacts, cards: CardPictures, live: set[Place], others: bool
    ) -> Iterator[Patch]:
        """The hands that rest, or their empty places."""
        for seat in layout.others() if others else [layout.bottom]:
            place = hand(seat)
            area = (
                layout.seat(seat).inflate(layout.px(60), layout.px(60))
                if others
                else layout.tray.inflate(0, layout.px(120))
            )
            if place in live:
                yield Patch(area, (place, "live"), lambda surface: None)
                continue
            key = place, tuple(self.stage.cards(place)), facts.playable, facts.cursor
            yield Patch(
                area,
                key,
                lambda surface, place=place: surface.fblits(  # type: ignore[misc]
                    list(self._hand(layout, facts, cards, place))
                ),
            )

    def _middle(self, layout: TableLayout, cards: CardPictures, live: set[Place]) -> Patch:
        shown = [place for place in self.room.PLACES if place not in live]
        key = tuple((place, tuple(self.stage.cards(place))) for place in shown)
        return Patch(
            layout.middle,
            ("middle", key),
            lambda surface: surface.fblits([blit for place in shown for blit in self._pile(layout, cards, place)]),
        )

    # What may move

    def live_places(self, layout: TableLayout) -> set[Place]:
        """The places that are drawn anew in every frame."""
        live = {
            place for flight in self.queue.flights for place in (flight.journey.src.place, flight.journey.dst.place)
        }
        if not self.motion.settled:
            live.add(hand(layout.bottom))
        return live

    def _resting(self, layout: TableLayout, facts: TableFacts, cards: CardPictures, live: set[Place]) -> Iterator[Blit]:
        """The cards that lie at places where something moves."""
        for place in self.room.PLACES:
            if place in live:
                yield from self._pile(layout, cards, place)
        for seat in (*layout.others(), layout.bottom):
            if hand(seat) in live:
                yield from self._hand(layout, facts, cards, hand(seat))

    def _pile(self, layout: TableLayout, cards: CardPictures, place: Place) -> Iterator[Blit]:
        lying, arriving = self.stage.cards(place), self.queue.arriving(place)
        for at in self.room.seen(place, len(lying)):
            if at not in arriving:
                yield cards.blit(
                    lying[at].card if lying[at].up else None, self.room.spot(layout, place, at, len(lying))
                )

    def _hand(self, layout: TableLayout, facts: TableFacts, cards: CardPictures, place: Place) -> Iterator[Blit]:
        assert len(place) == 2
        lying, arriving = self.stage.cards(place), self.queue.arriving(place)
        own = place[1] == layout.bottom and self.stage.is_open(place)
        top: Blit | None = None
        for at, (card, up) in enumerate(lying):
            if at in arriving:
                continue
            if not own or card is None:
                yield cards.blit(
                    card if up else None, layout.hand_spot(place, at, len(lying) if own else len(lying) - len(arriving))
                )
                continue
            blit = cards.blit(card, self.hand_spot(layout, card), self._mood(card, facts), ring=card == facts.cursor)
            if card == self.motion.held:
                top = blit
            else:
                yield blit
        if top:
            yield top

    def _mood(self, card: int, facts: TableFacts) -> Mood:
        if facts.playable is None:
            return "plain"
        return "lit" if card in facts.playable else "dim"

    def hand_spot(self, layout: TableLayout, card: int) -> Spot:
        """Where a card of the hand in the tray is drawn now."""
        glide = self.motion.glides.get(card)
        if glide is None:
            known = [lying.card for lying in self.stage.cards(hand(layout.bottom))]
            return layout.hand.spot(known.index(card), len(known))
        spot = layout.hand.spot(glide.at, self.motion.count)
        x, y = self.motion.offset(card)
        lift = (LIFT * min(glide.lift, 1.0) + FOCUS_LIFT * max(glide.lift - 1.0, 0.0)) * layout.tall
        return spot._replace(x=spot.x + x * layout.unit, y=spot.y + (y - lift) * layout.unit)

    def start_offset(self, layout: TableLayout, card: int) -> tuple[float, float]:
        """How far a card of the hand in the tray is drawn off its place, in units."""
        known = [lying.card for lying in self.stage.cards(hand(layout.bottom))]
        drawn, rest = self.hand_spot(layout, card), layout.hand.spot(known.index(card), len(known))
        return (drawn.x - rest.x) / layout.unit, (drawn.y - rest.y) / layout.unit

    def card_at(self, layout: TableLayout, pos: tuple[int, int]) -> int | None:
        """The card of the hand in the tray at a point; a card that stands out keeps the place where it would rest."""
        known = [lying.card for lying in self.stage.cards(hand(layout.bottom))]
        for card in reversed(known):
            if card is None or card not in self.motion.glides:
                continue
            drawn = self.hand_spot(layout, card)
            sunk = drawn._replace(y=layout.hand.spot(self.motion.glides[card].at, self.motion.count).y)
            if drawn.covers(*pos) or sunk.covers(*pos):
                return card
        return None

    def _flying(self, layout: TableLayout, cards: CardPictures, calm: bool) -> Iterator[Blit]:
        for flight in self.queue.flights:
            if flight.age >= 0:
                yield self._flight(layout, cards, flight, calm)

    def _flight(self, layout: TableLayout, cards: CardPictures, flight: Flight, calm: bool) -> Blit:
        journey, done = flight.journey, flight.fraction
        goal = self._spot(layout, self.stage.landing(journey))
        if calm:
            return cards.blit(journey.card if journey.up_after else None, goal, strength=done)
        start = self._spot(layout, journey.src)
        start = start._replace(x=start.x + flight.off[0] * layout.unit, y=start.y + flight.off[1] * layout.unit)
        up, squeeze = journey.up_after, 1.0
        if journey.up_before != journey.up_after:
            turned = min(max((done - FLIP_FROM) / (FLIP_TO - FLIP_FROM), 0.0), 1.0)
            squeeze = abs(1 - 2 * turned)
            up = journey.up_after if turned >= 0.5 else journey.up_before
        way = _between(start, goal, done, layout.unit)
        return cards.blit(journey.card if up else None, way, squeeze=squeeze, drawn=max(start.height, goal.height))

    def _spot(self, layout: TableLayout, slot: Slot) -> Spot:
        if slot.place in self.room.PLACES:
            return self.room.spot(layout, slot.place, slot.at, slot.of)
        return layout.hand_spot(slot.place, slot.at, slot.of)

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
            spot = self.hand_spot(layout, facts.said_of)
            at, bottom = spot.x, round(spot.y - spot.height / 2)
        if facts.choices:
            bottom = min(bottom, layout.choices.top)
        draw_bubble(surface, kit, layout, facts.said, at, bottom)


def _between(start: Spot, goal: Spot, done: float, unit: float) -> Spot:
    """On the way from start to goal, in a slight arc and with a slight turn."""
    bow = 4 * done * (1 - done)
    turn = round(theme.FLIGHT_TURN * bow) * (1 if goal.x >= start.x else -1)
    return Spot(
        start.x + (goal.x - start.x) * done,
        start.y + (goal.y - start.y) * done - ARC * unit * bow,
        start.height + (goal.height - start.height) * done,
        round(start.angle + (goal.angle - start.angle) * done) - turn,
    )
