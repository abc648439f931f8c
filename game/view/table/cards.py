"""The cards on the table as they are drawn at this moment, and which of them is under the mouse."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.rules.events import Place, hand
from game.view.cards.card_pictures import Blit, CardPictures, CardShade
from game.view.cards.fan import Spot
from game.view.core.art import Art
from game.view.rooms import AnyRoom
from game.view.stage.layout import TableLayout
from game.view.stage.queue import Queue
from game.view.stage.rows import FOCUS_LIFT, LIFT
from game.view.stage.spread import Spread
from game.view.stage.stage import Stage
from game.view.table.facts import TableFacts
from game.view.table.flights import Flights
from game.view.table.hand_motion import HOME, HandMotion
from game.view.table.life.sway import Sway

GLIDING = 2.0
"""The steps, in degrees, in which cards turn while they grow or shrink: coarse, so that few pictures of backs are made,
which the next hand on its way takes too. Where they lie still they have the angle that they should."""


class TableCards:
    """``motion`` is that of the cards that the seat in the tray may play: its hand, and what the room says besides."""

    def __init__(
        self, stage: Stage, queue: Queue, motion: HandMotion, room: AnyRoom, art: Art, pictures: CardPictures
    ) -> None:
        self._stage, self._queue, self._motion = stage, queue, motion
        self._room, self._art, self._pictures = room, art, pictures
        self._kept: dict[Place, tuple[object, list[Blit]]] = {}
        self._in_hand_key: object = None
        self._in_hand: list[tuple[int, CardShade, bool]] = []
        self.covers = False
        """Whether no hand may be seen, whatever the stage holds."""
        self._spread = Spread(stage, queue)
        self._flights = Flights(stage, queue, room, pictures)
        self.sway = Sway()
        """How cards move at rest; to be set for each picture."""

    def forget(self) -> None:
        """Let go of all pictures."""
        self._kept.clear()

    def own_places(self, layout: TableLayout) -> list[Place]:
        """Where the cards lie that the seat in the tray may play, the hand first."""
        return [hand(layout.bottom), *self._room.held(layout.bottom)]

    def loose_places(self, layout: TableLayout) -> set[Place]:
        """The places where cards move: they make room for others, hands also close up behind them, and those in the
        tray do not always rest."""
        ways = [flight.card_move for flight in self._queue.flights]
        loose = {way.dst.place for way in ways}.union(way.src.place for way in ways if way.src.place[0] == "hand")
        return loose if self._motion.settled else loose.union(self.own_places(layout))

    def lying(self, layout: TableLayout, facts: TableFacts, place: Place) -> list[Blit]:
        """The cards that lie at a place, without those that are still on their way there."""
        if not self._motion.settled and place in self.own_places(layout):
            if place in self._room.places:
                return list(self._pile(layout, facts, place))
            if self._is_open(place):
                return self._own_hand(layout, facts)
        key = (
            layout,
            self.covers,
            self._stage.changes,
            self._stage.order,
            self._queue.changes,
            facts.playable,
            facts.chosen,
            facts.cursor,
            self._queue.under_way(place),
            self._pictures.version,
            (self._motion.arrivals, *self.sway[:2]) if place in self.own_places(layout) else (),
            self.sway.way if self.sway.seat is not None and place == hand(self.sway.seat) else 0.0,
        )
        kept = self._kept.get(place)
        if kept is None or kept[0] != key:
            middle = place in self._room.places
            blits = self._pile(layout, facts, place) if middle else self._hand(layout, facts, place)
            kept = self._kept[place] = key, list(blits)
        return kept[1]

    def flying(self, layout: TableLayout, calm: bool) -> list[Blit]:
        """The cards under way. ``calm``: they do not fly but fade in where they go."""
        self._flights.covers = self.covers
        return self._flights.seen(layout, calm)

    def hand_spot(self, layout: TableLayout, card: int) -> Spot:
        """Where a card that the seat in the tray may play is drawn now."""
        if card not in self._motion.glides:
            return self._rest(layout, card)
        return self._lifted(layout, card, self._sunk(layout, card))

    def start_offsets(self, layout: TableLayout, cards: Sequence[int]) -> dict[int, tuple[float, float]]:
        """How far such cards, which leave one after another, are drawn off the places where each would rest without
        those that went before it, in units."""
        offsets = {}
        for at, card in enumerate(cards):
            drawn, rest = self.hand_spot(layout, card), self._rest(layout, card, gone=cards[:at])
            offsets[card] = (drawn.x - rest.x) / layout.unit, (drawn.y - rest.y) / layout.unit
        return offsets

    def apart(self, layout: TableLayout, card: int, other: int) -> tuple[float, float]:
        """How far ``other`` rests from ``card``, in units."""
        here, there = self._rest(layout, card), self._rest(layout, other)
        return (there.x - here.x) / layout.unit, (there.y - here.y) / layout.unit

    def card_at(self, layout: TableLayout, pos: tuple[int, int]) -> int | None:
        """Such a card at a point; a card that stands out keeps the place where it would rest."""
        for place in self.own_places(layout):
            for at, lying in sorted(self._stage.slots(place).items(), reverse=True):
                card = lying.card
                if card is None or card not in self._motion.glides:
                    continue
                sunk = self._sunk(layout, card) if place[0] == "hand" else self._fixed(layout, place, at)
                drawn = self._lifted(layout, card, sunk)
                if drawn.covers(*pos) or drawn._replace(y=sunk.y).covers(*pos):
                    return card
        return None

    def rows(self, layout: TableLayout) -> list[list[tuple[float, int]]]:
        """Such cards in rows from the bottom up, the hand as one, each after how far right it lies at rest."""
        lying = self._stage.cards(hand(layout.bottom))
        rows: dict[float, list[tuple[float, int]]] = {}
        for place in self._room.held(layout.bottom):
            for at, (card, _) in self._stage.slots(place).items():
                spot = self._fixed(layout, place, at)
                if card is not None:
                    rows.setdefault(-spot.y, []).append((spot.x, card))
        own = [(layout.hand.spot(at, len(lying)).x, one.card) for at, one in enumerate(lying) if one.card is not None]
        return [row for row in (own, *(rows[y] for y in sorted(rows))) if row]

    # Places

    def _pile(self, layout: TableLayout, facts: TableFacts, place: Place) -> Iterator[Blit]:
        """A place of the middle, and what surrounds it; a card in focus or dragged lies over all of that."""
        slots, coming, breadth = self._stage.slots(place), self._queue.arriving(place), self._stage.breadth(place)
        shown = breadth if place in self._stage.spread else breadth - self._queue.coming(place)
        under, over = self._room.around(self._art, layout, self._stage, place, coming)
        own, raised = place in self._room.held(layout.bottom), []
        yield from under
        for at in self._room.seen(place, breadth):
            if at in coming or at not in slots:
                continue
            card = slots[at].card if slots[at].up else None
            spot = self._room.spot(layout, place, at, shown)
            high = self._room.picture_high(layout, place, at)
            if not own or card is None or card not in self._motion.glides:
                yield self._pictures.blit(card, spot, drawn=high, keep=not high)
                continue
            blit = self._own(facts, card, self.sway.risen(card, self._lifted(layout, card, spot)), high)
            if card in (facts.cursor, *self._motion.held):
                raised.append(blit)
            else:
                yield blit
        yield from over
        yield from raised

    def _hand(self, layout: TableLayout, facts: TableFacts, place: Place) -> Iterable[Blit]:
        """A hand at rest."""
        assert len(place) == 2
        if place[1] == layout.bottom and self._is_open(place):
            return self._own_hand(layout, facts)
        lying, arriving = self._stage.cards(place), self._queue.arriving(place)
        seen = not self.covers
        shown = [(at, card if up and seen else None) for at, (card, up) in enumerate(lying) if at not in arriving]
        places, of = self._spread.lies(place, [at for at, _ in shown])
        grows = layout.grows(place[1])
        high = layout.hand_high(place[1]) if grows or of != len(shown) else 0.0
        spots = layout.hand_spots(place, places, of)
        if place[1] == self.sway.seat != layout.bottom and not self._stage.is_open(place):
            lifts = (self.sway.lift(place[1], at, of) * layout.unit for at in places)
            spots = [spot._replace(y=spot.y - lift) for spot, lift in zip(spots, lifts, strict=True)]
        if grows:
            spots = [spot._replace(angle=round(spot.angle / GLIDING) * GLIDING) for spot in spots]
        return [
            self._pictures.blit(card, spot, drawn=high, keep=card is None or not grows)
            for spot, (_, card) in zip(spots, shown, strict=True)
        ]

    def _is_open(self, place: Place) -> bool:
        return self._stage.is_open(place) and not self.covers

    def _own_hand(self, layout: TableLayout, facts: TableFacts) -> list[Blit]:
        """The open hand in the tray, at rest or gliding."""
        motion, glides = self._motion, self._motion.glides
        key = (
            layout,
            self._stage.changes,
            self._stage.order,
            self._queue.changes,
            facts.playable,
            facts.chosen,
            facts.cursor,
            self._queue.coming(hand(layout.bottom)),
            tuple(motion.held),
            len(glides),
        )
        if key != self._in_hand_key:
            self._in_hand_key, self._in_hand = key, self._cards_in_hand(layout, facts)
        spots = layout.hand.spots([glides[card].at for card, _, _ in self._in_hand], motion.count)
        for at, (card, _, _) in enumerate(self._in_hand):
            glide = glides[card]
            if glide.lift or glide.off != HOME or card == motion.shaken:
                spots[at] = self._lifted(layout, card, spots[at])
            if card == self.sway.card:
                spots[at] = self.sway.risen(card, spots[at])
        return self._pictures.row(self._in_hand, spots, layout.hand_high(layout.bottom))

    def _cards_in_hand(self, layout: TableLayout, facts: TableFacts) -> list[tuple[int, CardShade, bool]]:
        """The cards with their moods, and which is focused, from below; those that are dragged lie on top."""
        place, motion = hand(layout.bottom), self._motion
        arriving = self._queue.arriving(place)
        cards = [
            card
            for at, (card, _) in enumerate(self._stage.cards(place))
            if card is not None and card in motion.glides and at not in arriving
        ]
        dragged = [card for card in motion.held if card in cards]
        cards = [card for card in cards if card not in dragged] + dragged
        return [(card, _mood(facts, card), card == facts.cursor) for card in cards]

    def _own(self, facts: TableFacts, card: int, spot: Spot, high: float) -> Blit:
        """A card outside the hand that the seat in the tray may play."""
        return self._pictures.blit(card, spot, _mood(facts, card), card == facts.cursor, drawn=max(spot.height, high))

    def _rest(self, layout: TableLayout, card: int, gone: Sequence[int] = ()) -> Spot:
        lying = self._stage.cards(hand(layout.bottom))
        known = [one.card for one in lying if one.card not in gone]
        return layout.hand.spot(known.index(card), len(known)) if card in known else self._outside(layout, card)

    def _sunk(self, layout: TableLayout, card: int) -> Spot:
        """Where a card lies now, did it not stand out."""
        if any(lying.card == card for lying in self._stage.cards(hand(layout.bottom))):
            return layout.hand.spot(self._motion.glides[card].at, self._motion.count)
        return self._outside(layout, card)

    def _outside(self, layout: TableLayout, card: int) -> Spot:
        """Where a card lies that is not in the hand."""
        return next(
            self._fixed(layout, place, at)
            for place in self._room.held(layout.bottom)
            for at, lying in self._stage.slots(place).items()
            if lying.card == card
        )

    def _fixed(self, layout: TableLayout, place: Place, at: int) -> Spot:
        return self._room.spot(layout, place, at, self._stage.breadth(place))

    def _lifted(self, layout: TableLayout, card: int, spot: Spot) -> Spot:
        """The place of a card with how far it stands out and is off its place."""
        glide, unit, (x, y) = self._motion.glides[card], layout.unit, self._motion.offset(card)
        lift = LIFT * min(glide.lift, 1.0) + FOCUS_LIFT * max(glide.lift - 1.0, 0.0)
        lift *= layout.tall * min(spot.height / layout.hand.height, 1.0)
        return Spot(spot.x + x * unit, spot.y + (y - lift) * unit, spot.height, spot.angle)


def _mood(facts: TableFacts, card: int) -> CardShade:
    if facts.playable is None:
        return "plain"
    return "lit" if card in facts.playable or card in facts.chosen else "dim"
