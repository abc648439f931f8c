"""What is on the screen, as facts (DESIGN.md, "Scenes and stage").

It is a function of an Observation, and events change it so that it stays one. A stage knows cards only where the
viewer may: in every other hand it has places and indices. It holds no pixels and no words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from game.rules import GAMES
from game.rules.cards import rank, suit
from game.rules.deal import Observation, Outcome
from game.rules.events import (
    DISCARD,
    STOCK,
    Dealt,
    Ended,
    Event,
    Moved,
    Penalty,
    Place,
    Refilled,
    Swapped,
    TurnTo,
    hand,
)

Order = Literal["suit", "rank", "dealt"]
ORDERS: tuple[Order, ...] = ("suit", "rank", "dealt")
SUIT_ORDER = (0, 1, 3, 2)
"""Where each suit stands in a hand sorted by suit, so that black and red alternate: ♣ ♦ ♠ ♥."""
GATHERED = 9
"""So many cards are seen flying when a whole pile is gathered."""


class Lying(NamedTuple):
    """A card at its place; ``card`` is None where the viewer does not know it."""

    card: int | None
    up: bool


BACK = Lying(None, False)


class Slot(NamedTuple):
    """Card number ``at`` of ``of`` cards at a place, as they lie there from left to right or from the bottom up."""

    place: Place
    at: int
    of: int


class Journey(NamedTuple):
    """One card's way: from a slot as it was before the card left to a slot as it is with the card there."""

    card: int | None
    src: Slot
    dst: Slot
    up_before: bool
    up_after: bool


@dataclass(frozen=True)
class Owed:
    """A penalty being paid: ``paid`` of ``count`` cards."""

    seat: int
    count: int
    paid: int = 0


@dataclass
class Stage:
    """Cards at places and the facts shown beside them. ``order`` is how the viewer's hands are sorted."""

    order: Order = "suit"
    game: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    players: int = 0
    dealer: int | None = None
    viewers: tuple[int, ...] = ()
    to_move: int | None = None
    places: dict[Place, list[Lying]] = field(default_factory=dict)
    refills: int = 0
    owed: Owed | None = None
    outcome: Outcome | None = None
    log: list[Event] = field(default_factory=list)
    changes: int = field(default=0, compare=False)
    """How often something has changed: the same number means the same picture, but for the order."""
    _sorted: dict[tuple[Place, Order], list[Lying]] = field(default_factory=dict, compare=False, repr=False)

    def show(self, observation: Observation) -> Stage:
        """Build the whole picture from nothing."""
        self.clear(observation)
        for event in observation.history:
            self.apply(event)
        return self

    def clear(self, observation: Observation) -> None:
        """The table before the deal, for the same viewers."""
        self.game, self.options, self.players = observation.game, observation.options, observation.players
        self.viewers, self.dealer, self.to_move = observation.seats, None, None
        self.places = {STOCK: [BACK] * len(GAMES[self.game].DECK)}
        self.refills, self.owed, self.outcome = 0, None, None
        self.log = []
        self._changed()

    def apply(self, event: Event) -> tuple[Journey, ...]:
        """Let ``event`` have happened; the journeys of the cards it moved."""
        return tuple(journey for step in steps(event) for journey in self._apply(step))

    def cards(self, place: Place) -> list[Lying]:
        """What lies at a place, in the order in which it is shown."""
        lying = self.places.get(place, [])
        if self.order == "dealt" or not self.is_open(place):
            return lying
        key = place, self.order
        if key not in self._sorted:
            self._sorted[key] = sorted(lying, key=_by_suit if self.order == "suit" else _by_rank)
        return self._sorted[key]

    def _changed(self) -> None:
        self.changes += 1
        self._sorted.clear()

    def count(self, place: Place) -> int:
        return len(self.places.get(place, ()))

    def is_open(self, place: Place) -> bool:
        """Whether it is a hand that the viewer sees."""
        return len(place) == 2 and place[0] == "hand" and place[1] in self.viewers

    def landing(self, journey: Journey) -> Slot:
        """Where a journey ends now, though other cards may have come or gone since it began."""
        place, index, _ = journey.dst
        if self.is_open(place):
            known = [lying.card for lying in self.cards(place)]
            index = known.index(journey.card) if journey.card in known else index
        count = self.count(place)
        return Slot(place, max(min(index, count - 1), 0), count)

    def _apply(self, event: Event) -> list[Journey]:
        self.log.append(event)
        self._changed()
        match event:
            case Dealt():
                self.dealer = event.seat
            case Moved():
                if event.penalty and self.owed:
                    self.owed = replace(self.owed, paid=self.owed.paid + len(event.cards))
                return [self._carry(event, card) for card in event.cards]
            case Swapped():
                return self._swap(event)
            case Refilled():
                self.refills = event.number
                return self._gather(event)
            case Penalty(seat, count) if seat is not None:
                self.owed = Owed(seat, count)
            case TurnTo():
                self.to_move, self.owed = event.seat, None
            case Ended():
                self.to_move, self.owed, self.outcome = None, None, event.outcome
        return []

    def _carry(self, event: Moved, card: int | None) -> Journey:
        src, lay = self._take(event.src, card)
        known = card if len(event.dst) == 1 or self.is_open(event.dst) else None
        lies = Lying(known, known is not None)
        return Journey(card if lay.up or lies.up else None, src, self._put(event.dst, lies), lay.up, lies.up)

    def _take(self, place: Place, card: int | None) -> tuple[Slot, Lying]:
        """The top card of a pile, ``card`` from an open hand, the middle one from any other hand."""
        shown = self.cards(place)
        index = len(shown) - 1
        if self.is_open(place):
            index = next(at for at, lying in enumerate(shown) if lying.card == card)
        elif len(place) == 2:
            index = len(shown) // 2
        lying = shown[index]
        slot = Slot(place, index, len(shown))
        self.places[place].remove(lying)
        self._changed()
        return slot, lying

    def _put(self, place: Place, lying: Lying) -> Slot:
        self.places.setdefault(place, []).append(lying)
        self._changed()
        shown = self.cards(place)
        return Slot(place, shown.index(lying) if self.is_open(place) else len(shown) - 1, len(shown))

    def _swap(self, event: Swapped) -> list[Journey]:
        pile = self.places[event.place]
        low, high = Slot(event.place, 0, len(pile)), Slot(event.place, len(pile) - 1, len(pile))
        pile[0], pile[-1] = Lying(event.bottom, False), Lying(event.top, True)
        return [Journey(event.bottom, high, low, True, False), Journey(event.top, low, high, False, True)]

    def _gather(self, event: Refilled) -> list[Journey]:
        """All cards of the discard pile but the bottom and the top one become the stock."""
        pile, stock = self.places[DISCARD], self.places.setdefault(STOCK, [])
        count = len(pile)
        self.places[DISCARD] = [pile[0], pile[-1]]
        stock.extend([BACK] * event.count)
        seen = min(event.count, GATHERED)
        first = len(stock) - seen
        return [
            Journey(
                pile[-2 - step].card,
                Slot(DISCARD, count - 2 - step, count),
                Slot(STOCK, first + step, len(stock)),
                True,
                False,
            )
            for step in range(seen)
        ]


class NullStage(Stage):
    """A stage with nothing on it, for matches that nobody watches."""

    def show(self, observation: Observation) -> Stage:
        return self

    def clear(self, observation: Observation) -> None:
        pass

    def apply(self, event: Event) -> tuple[Journey, ...]:
        return ()


def steps(event: Event) -> Iterator[Event]:
    """The event cut into what happens at once: a deal card by card, everything else whole."""
    if not isinstance(event, Dealt) or event.seat is None:
        yield event
        return
    hands = event.hands
    yield replace(event, hands=((),) * len(hands))
    for turn in range(max(map(len, hands))):
        for place in range(1, len(hands) + 1):
            seat = (event.seat + place) % len(hands)
            if turn < len(hands[seat]):
                yield Moved(None, (hands[seat][turn],), STOCK, hand(seat), hidden=True)


def _by_rank(lying: Lying) -> tuple[int, int]:
    return (-1, 0) if lying.card is None else (rank(lying.card), SUIT_ORDER[suit(lying.card)])


def _by_suit(lying: Lying) -> tuple[int, int]:
    return (-1, 0) if lying.card is None else (SUIT_ORDER[suit(lying.card)], rank(lying.card))
