"""The cards on the table as they are drawn at this moment, and which of them is under the mouse."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.events import Place, hand
from game.view import theme
from game.view.card_pictures import Blit, CardPictures, Mood
from game.view.fan import Spot
from game.view.hand_motion import HOME, HandMotion
from game.view.queue import Flight, Queue
from game.view.rooms import Room
from game.view.stage import Slot, Stage
from game.view.table_facts import TableFacts
from game.view.table_layout import FOCUS_LIFT, LIFT, TableLayout

ARC = 46
"""Units by which a flight leaves the straight line."""
FLIP_FROM, FLIP_TO = 0.25, 0.75
"""The part of a flight in which a card turns over."""


class TableCards:
    """``motion`` is that of the hand in the tray."""

    def __init__(self, stage: Stage, queue: Queue, motion: HandMotion, room: Room, pictures: CardPictures) -> None:
        self._stage, self._queue, self._motion = stage, queue, motion
        self._room, self._pictures = room, pictures
        self._kept: dict[Place, tuple[object, list[Blit]]] = {}
        self._in_hand_key: object = None
        self._in_hand: list[tuple[int, Mood, bool]] = []
        self._lies: object = None
        self._ends: dict[Flight, tuple[Spot, Spot]] = {}

    def forget(self) -> None:
        """Let go of all pictures."""
        self._kept.clear()

    def live_places(self, layout: TableLayout) -> set[Place]:
        """The places where something moves: they are drawn anew in every frame."""
        live = {
            place for flight in self._queue.flights for place in (flight.journey.src.place, flight.journey.dst.place)
        }
        if not self._motion.settled:
            live.add(hand(layout.bottom))
        return live

    def lying(self, layout: TableLayout, facts: TableFacts, place: Place) -> list[Blit]:
        """The cards that lie at a place, without those that are still on their way there."""
        if place == hand(layout.bottom) and not self._motion.settled:
            return self._own_hand(layout, facts)
        key = (
            layout, self._stage.changes, self._stage.order, self._queue.changes, facts.playable, facts.cursor,
            self._pictures.version,
        )  # fmt: skip
        kept = self._kept.get(place)
        if kept is None or kept[0] != key:
            blits = self._pile(layout, place) if place in self._room.PLACES else self._hand(layout, facts, place)
            kept = self._kept[place] = key, list(blits)
        return kept[1]

    def flying(self, layout: TableLayout, calm: bool) -> list[Blit]:
        """The cards under way. ``calm``: they do not fly but fade in where they go."""
        lies = layout, self._stage.changes, self._stage.order, self._queue.changes
        if lies != self._lies:
            self._lies = lies
            self._ends = {flight: self._ends_of(layout, flight) for flight in self._queue.flights}
        return [
            self._flight(layout, flight, *self._ends[flight], calm) for flight in self._queue.flights if flight.age >= 0
        ]

    def hand_spot(self, layout: TableLayout, card: int) -> Spot:
        """Where a card of the hand in the tray is drawn now."""
        glide = self._motion.glides.get(card)
        if glide is None:
            return self._rest(layout, card)
        return self._lifted(layout, card, layout.hand.spot(glide.at, self._motion.count))

    def start_offset(self, layout: TableLayout, card: int) -> tuple[float, float]:
        """How far a card of the hand in the tray is drawn off the place where it would rest, in units."""
        drawn, rest = self.hand_spot(layout, card), self._rest(layout, card)
        return (drawn.x - rest.x) / layout.unit, (drawn.y - rest.y) / layout.unit

    def card_at(self, layout: TableLayout, pos: tuple[int, int]) -> int | None:
        """The card of the hand in the tray at a point; a card that stands out keeps the place where it would rest."""
        for lying in reversed(self._stage.cards(hand(layout.bottom))):
            card = lying.card
            if card is None or card not in self._motion.glides:
                continue
            drawn = self.hand_spot(layout, card)
            sunk = drawn._replace(y=layout.hand.spot(self._motion.glides[card].at, self._motion.count).y)
            if drawn.covers(*pos) or sunk.covers(*pos):
                return card
        return None

    # Places

    def _pile(self, layout: TableLayout, place: Place) -> Iterator[Blit]:
        lying, arriving = self._stage.cards(place), self._queue.arriving(place)
        for at in self._room.seen(place, len(lying)):
            if at not in arriving:
                card = lying[at].card if lying[at].up else None
                yield self._pictures.blit(card, self._room.spot(layout, place, at, len(lying)))

    def _hand(self, layout: TableLayout, facts: TableFacts, place: Place) -> Iterable[Blit]:
        """A hand at rest."""
        assert len(place) == 2
        if place[1] == layout.bottom and self._stage.is_open(place):
            return self._own_hand(layout, facts)
        lying, arriving = self._stage.cards(place), self._queue.arriving(place)
        count = len(lying) - len(arriving)
        shown = [card if up else None for at, (card, up) in enumerate(lying) if at not in arriving]
        return [self._pictures.blit(card, layout.hand_spot(place, at, count)) for at, card in enumerate(shown)]

    def _own_hand(self, layout: TableLayout, facts: TableFacts) -> list[Blit]:
        """The open hand in the tray, at rest or gliding."""
        motion, glides = self._motion, self._motion.glides
        key = (
            layout, self._stage.changes, self._stage.order, self._queue.changes, facts.playable, facts.cursor,
            motion.held, len(glides),
        )  # fmt: skip
        if key != self._in_hand_key:
            self._in_hand_key, self._in_hand = key, self._cards_in_hand(layout, facts)
        spots = layout.hand.spots([glides[card].at for card, _, _ in self._in_hand], motion.count)
        for at, (card, _, _) in enumerate(self._in_hand):
            glide = glides[card]
            if glide.lift or glide.off != HOME or card == motion.shaken:
                spots[at] = self._lifted(layout, card, spots[at])
        return self._pictures.row(self._in_hand, spots, layout.hand.height)

    def _cards_in_hand(self, layout: TableLayout, facts: TableFacts) -> list[tuple[int, Mood, bool]]:
        """The cards with their moods, and which is focused, from below; a card that is dragged lies on top."""
        place, motion = hand(layout.bottom), self._motion
        arriving, playable = self._queue.arriving(place), facts.playable
        cards = [
            card
            for at, (card, _) in enumerate(self._stage.cards(place))
            if card is not None and card in motion.glides and at not in arriving
        ]
        if motion.held in cards and motion.held is not None:
            cards.remove(motion.held)
            cards.append(motion.held)
        return [
            (card, "plain" if playable is None else "lit" if card in playable else "dim", card == facts.cursor)
            for card in cards
        ]

    def _rest(self, layout: TableLayout, card: int) -> Spot:
        known = [lying.card for lying in self._stage.cards(hand(layout.bottom))]
        return layout.hand.spot(known.index(card), len(known))

    def _lifted(self, layout: TableLayout, card: int, spot: Spot) -> Spot:
        """The place of a card with how far it stands out and is off its place."""
        glide, unit, (x, y) = self._motion.glides[card], layout.unit, self._motion.offset(card)
        lift = (LIFT * min(glide.lift, 1.0) + FOCUS_LIFT * max(glide.lift - 1.0, 0.0)) * layout.tall
        return Spot(spot.x + x * unit, spot.y + (y - lift) * unit, spot.height, spot.angle)

    # Flights

    def _flight(self, layout: TableLayout, flight: Flight, start: Spot, goal: Spot, calm: bool) -> Blit:
        journey, done = flight.journey, flight.fraction
        if calm:
            return self._pictures.blit(journey.card if journey.up_after else None, goal, strength=done)
        up, squeeze = journey.up_after, 1.0
        if journey.up_before != journey.up_after:
            turned = min(max((done - FLIP_FROM) / (FLIP_TO - FLIP_FROM), 0.0), 1.0)
            squeeze = abs(1 - 2 * turned)
            up = journey.up_after if turned >= 0.5 else journey.up_before
        way, drawn = _between(start, goal, done, layout.unit), max(start.height, goal.height)
        return self._pictures.blit(journey.card if up else None, way, squeeze=squeeze, drawn=drawn)

    def _ends_of(self, layout: TableLayout, flight: Flight) -> tuple[Spot, Spot]:
        """Where a flight starts and where it ends, as things lie now."""
        start, unit = self._spot(layout, flight.journey.src), layout.unit
        start = Spot(start.x + flight.off[0] * unit, start.y + flight.off[1] * unit, start.height, start.angle)
        return start, self._spot(layout, self._queue.landing(flight))

    def _spot(self, layout: TableLayout, slot: Slot) -> Spot:
        if slot.place in self._room.PLACES:
            return self._room.spot(layout, slot.place, slot.at, slot.of)
        return layout.hand_spot(slot.place, slot.at, slot.of)


def _between(start: Spot, goal: Spot, done: float, unit: float) -> Spot:
    """On the way from start to goal, in a slight arc and with a slight turn, by whole degrees."""
    bow = 4 * done * (1 - done)
    turn = round(theme.FLIGHT_TURN * bow) * (1 if goal.x >= start.x else -1)
    return Spot(
        start.x + (goal.x - start.x) * done,
        start.y + (goal.y - start.y) * done - ARC * unit * bow,
        start.height + (goal.height - start.height) * done,
        round(start.angle + (goal.angle - start.angle) * done) - turn,
    )
