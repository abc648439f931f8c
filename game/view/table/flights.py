"""The cards on their way from place to place, as they are drawn at this moment."""

from __future__ import annotations

from math import cos, pi, sin

from game.rules.events import Place, hand
from game.view.cards.card_pictures import Blit, CardPictures
from game.view.cards.fan import Spot
from game.view.core import theme
from game.view.rooms import AnyRoom
from game.view.stage.layout import TableLayout
from game.view.stage.queue import Flight, Queue
from game.view.stage.slots import Slot
from game.view.stage.spread import Spread
from game.view.stage.stage import Stage

ARC = 46
"""Units by which a flight leaves the straight line."""
SCATTER = 300
"""How far cards are blown away."""
SCATTER_ANGLE, SCATTER_STEP = 2.4, 6
"""From one card's direction to the next, in radians, and the step of their turning, in degrees."""
MANY = 14
"""Of so many cards in flight at once no picture is kept."""
FLIP_FROM, FLIP_TO = 0.25, 0.75
"""The part of a flight in which a card turns over."""


class Flights:
    """``covers``: whether no card of a hand may be seen, whatever the stage holds."""

    def __init__(self, stage: Stage, queue: Queue, room: AnyRoom, pictures: CardPictures) -> None:
        self._stage, self._queue, self._room, self._pictures = stage, queue, room, pictures
        self._spread = Spread(stage, queue)
        self.covers = False
        self._lies: object = None
        self._ends: dict[Flight, tuple[Spot, Spot, float]] = {}

    def seen(self, layout: TableLayout, calm: bool) -> list[Blit]:
        """The cards under way. ``calm``: they do not fly but fade in where they go."""
        lies = layout, self._stage.changes, self._stage.order, self._queue.changes, self.covers
        if lies != self._lies:
            self._lies = lies
            self._ends = {flight: self._ends_of(layout, flight) for flight in self._queue.flights}
        goals = self._goals(layout)
        return [
            self._flight(layout, flight, *self._ends[flight], calm, goals.get(flight))
            for flight in self._queue.flights
            if flight.tween.age >= 0 or self._waits_in_sight(flight.card_move.src.place)
        ]

    def _goals(self, layout: TableLayout) -> dict[Flight, Spot]:
        """Where cards fly to that come to a hand with others; those of the open hand in the tray make room of their
        own."""
        own = hand(layout.bottom) if self._stage.is_open(hand(layout.bottom)) and not self.covers else None
        goals = {}
        for place in {flight.card_move.dst.place for flight in self._queue.flights}:
            if place[0] == "hand" and place != own:
                for flight, (at, of) in self._spread.lands(place).items():
                    goals[flight] = layout.hand_spots(place, (at,), of)[0]
        return goals

    def _waits_in_sight(self, place: Place) -> bool:
        """Whether a card that is about to leave a place is seen there: not under the cards that stay."""
        return place not in self._room.places or not self._stage.count(place)

    def _flight(
        self,
        layout: TableLayout,
        flight: Flight,
        start: Spot,
        last: Spot,
        drawn: float,
        calm: bool,
        goal: Spot | None = None,
    ) -> Blit:
        """``last`` is where it ends when all others have come, ``goal`` where it would now."""
        card_move, done, goal = flight.card_move, flight.fraction, goal or last
        if self.covers and "hand" in (card_move.src.place[0], card_move.dst.place[0]):
            card_move = card_move._replace(card=None)
        if calm:
            return self._pictures.blit(card_move.card if card_move.up_after else None, goal, strength=done)
        up, squeeze = card_move.up_after, 1.0
        if card_move.up_before != card_move.up_after:
            turned = min(max((done - FLIP_FROM) / (FLIP_TO - FLIP_FROM), 0.0), 1.0)
            squeeze = abs(1 - 2 * turned)
            up = card_move.up_after if turned >= 0.5 else card_move.up_before
        if flight.scatters:
            way = _scattered(start, goal, card_move.src.at, done, layout.high(SCATTER))
        else:
            way = _between(start, goal, done, layout.unit)
        keep = flight.tween.age < 0 or len(self._queue.flights) < MANY
        return self._pictures.blit(card_move.card if up else None, way, squeeze=squeeze, drawn=drawn, keep=keep)

    def _ends_of(self, layout: TableLayout, flight: Flight) -> tuple[Spot, Spot, float]:
        """Where a flight starts and where it ends, as things lie now, and the height of its pictures."""
        src, dst = flight.card_move.src, self._queue.landing(flight)
        start, unit = self._spot(layout, src), layout.unit
        start = Spot(start.x + flight.off[0] * unit, start.y + flight.off[1] * unit, start.height, start.angle)
        drawn = max(self._spot(layout.after, slot).height for slot in (src, dst))
        return start, self._spot(layout, dst), max(drawn, start.height)

    def _spot(self, layout: TableLayout, slot: Slot) -> Spot:
        if slot.place in self._room.places:
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


def _scattered(start: Spot, goal: Spot, at: int, done: float, far: float) -> Spot:
    """Blown away from ``start`` in a direction that ``at`` gives, turning round once, and then to the goal."""
    away, home, turn = far * sin(pi * done), done * done, SCATTER_ANGLE * at
    spin = 360 * done * (1 if at % 2 else -1)
    return Spot(
        start.x + (goal.x - start.x) * home + away * cos(turn),
        start.y + (goal.y - start.y) * home + away * sin(turn),
        start.height + (goal.height - start.height) * home,
        round((start.angle + (goal.angle - start.angle) * done + spin) / SCATTER_STEP) * SCATTER_STEP,
    )
