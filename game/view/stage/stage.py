"""What is on the screen, as facts (DESIGN.md, "Scenes and stage").

It is a function of an Observation, and events change it so that it stays one. A stage knows cards only where the
viewer may: in every other hand it has places and indices. It holds no pixels and no words, and knows no rules: what
came of a move stands in the events. A game with facts or happenings of its own to show has a stage of its own, a
subclass.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, TypeVar

from game.rules import GAMES
from game.rules.deal import Observation, Outcome
from game.rules.events import (
    DISCARD,
    OUT,
    STOCK,
    TRICK,
    Cleared,
    Dealt,
    Ended,
    Event,
    Moved,
    Penalty,
    Place,
    Refilled,
    Swapped,
    Turned,
    TurnTo,
    hand,
    holder,
)
from game.view.stage.order import Order, in_order
from game.view.stage.slots import BACK, CardMove, PlacedCard, Slot

GATHERED = 9
"""So many cards are seen flying when a whole pile is gathered."""


AnyEvent = TypeVar("AnyEvent", bound=Event)


@dataclass(frozen=True)
class Owed:
    """A penalty being paid: ``paid`` of ``count`` cards."""

    seat: int
    count: int
    paid: int = 0


@dataclass
class Stage:
    """Cards at places and the facts shown beside them. ``order`` is how the viewer's hands are sorted."""

    LEAVE_GAPS: ClassVar[frozenset[str]] = frozenset()
    """The sorts of places where cards lie side by side and stay where they are when others leave."""
    LAST_CARD_COUNTS: ClassVar[bool] = True
    """Whether a hand with one card left is near its end."""

    order: Order = "suit"
    game: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    players: int = 0
    dealer: int | None = None
    viewers: tuple[int, ...] = ()
    to_move: int | None = None
    places: dict[Place, list[PlacedCard]] = field(default_factory=dict)
    spread: dict[Place, list[int | None]] = field(default_factory=dict)
    """Where cards lie side by side and may leave gaps, by their number there; in a trick that is the seat's."""
    open: set[Place] = field(default_factory=set)
    """The hands that the viewer sees."""
    owed: Owed | None = None
    last_cards: frozenset[int] = frozenset()
    """The seats that had one card left when the turn began, and have it still."""
    outcome: Outcome | None = None
    log: list[Event] = field(default_factory=list)
    changes: int = field(default=0, compare=False)
    """How often something has changed: the same number means the same picture, but for the order."""
    _sorted: dict[tuple[Place, Order], list[PlacedCard]] = field(default_factory=dict, compare=False, repr=False)
    _last: dict[type, Event] = field(default_factory=dict, compare=False, repr=False)

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
        self.places, self.spread = {STOCK: [BACK] * len(GAMES[self.game].DECK)}, {}
        self.open = {hand(seat) for seat in self.viewers}
        self.owed, self.outcome, self.last_cards = None, None, frozenset()
        self.log = []
        self._last = {}
        self._changed()

    def apply(self, event: Event) -> tuple[CardMove, ...]:
        """Let ``event`` have happened; the journeys of the cards it moved."""
        return tuple(card_move for step in steps(event) for card_move in self._apply(step))

    def last(self, kind: type[AnyEvent]) -> AnyEvent | None:
        """The last event of a kind in this deal."""
        found = self._last.get(kind)
        return found if isinstance(found, kind) else None

    def cards(self, place: Place) -> list[PlacedCard]:
        """What lies at a place, in the order in which it is shown."""
        lying, order = self.places.get(place, []), self.order_now
        if order == "dealt" or not self.is_open(place):
            return lying
        key = place, order
        if key not in self._sorted:
            self._sorted[key] = in_order(lying, order)
        return self._sorted[key]

    @property
    def order_now(self) -> Order:
        """How hands are sorted just now, whatever the viewer likes best."""
        return self.order

    def _changed(self) -> None:
        self.changes += 1
        self._sorted.clear()

    def count(self, place: Place) -> int:
        return len(self.places.get(place, ()))

    def slots(self, place: Place) -> dict[int, PlacedCard]:
        """What lies at a place by its number there …"""
        if place not in self.spread:
            return dict(enumerate(self.cards(place)))
        return {at: PlacedCard(card, True) for at, card in enumerate(self.spread[place]) if card is not None}

    def breadth(self, place: Place) -> int:
        """… and how many numbers there are, gaps included."""
        return len(self.spread[place]) if place in self.spread else self.count(place)

    def is_open(self, place: Place) -> bool:
        """Whether it is a hand that the viewer sees."""
        return place in self.open

    @property
    def open_hands(self) -> tuple[int, ...]:
        """The seats whose hands the viewer sees, ascending."""
        return tuple(sorted(place[1] for place in self.open if len(place) == 2))

    def landing(self, card_move: CardMove) -> Slot:
        """Where a journey ends now, though other cards may have come or gone since it began."""
        place, index, _ = card_move.dst
        if self.is_open(place):
            known = [lying.card for lying in self.cards(place)]
            index = known.index(card_move.card) if card_move.card in known else index
        count = self.breadth(place)
        return Slot(place, max(min(index, count - 1), 0), count)

    def _apply(self, event: Event) -> list[CardMove]:
        """What ``apply`` does with one of the ``steps``. A game's own stage does it with its own events, and leaves the
        others to this one."""
        self.log.append(event)
        self._last.update(dict.fromkeys(type(event).__mro__, event))
        self._changed()
        match event:
            case Dealt():
                self.dealer = event.seat
            case Moved():
                if event.penalty and self.owed:
                    self.owed = replace(self.owed, paid=self.owed.paid + len(event.cards))
                self.last_cards -= {holder(event.src), holder(event.dst)}
                return [self._carry(event, card) for card in event.cards]
            case Swapped():
                return self._swap(event)
            case Refilled():
                return self._gather(event)
            case Cleared():
                return self._put_aside(event.place)
            case Penalty(seat=seat, count=count) if seat is not None:
                self.owed = Owed(seat, count)
            case Turned():
                return self._turn_up(event)
            case TurnTo():
                self.to_move, self.owed = event.seat, None
                if self.LAST_CARD_COUNTS:
                    self.last_cards = frozenset(seat for seat in range(self.players) if self.count(hand(seat)) == 1)
            case Ended():
                self.to_move, self.owed, self.outcome = None, None, event.outcome
        return []

    def _carry(self, event: Moved, card: int | None) -> CardMove:
        src, lay = self._take(self._home(event.src), card)
        known = card if holder(event.dst) is None or self.is_open(event.dst) else None
        lies = PlacedCard(known, known is not None)
        dst = self._put(event.dst, lies, event.seat)
        return CardMove(card if lay.up or lies.up else None, src, dst, lay.up, lies.up)

    def _home(self, place: Place) -> Place:
        """Where the cards of a place lie now."""
        return place

    def _take(self, place: Place, card: int | None) -> tuple[Slot, PlacedCard]:
        """``card`` where it lies open; else the middle one of a hand, the top one of a pile."""
        if place in self.spread:
            return self._take_out(place, card)
        shown = self.cards(place)
        known = [at for at, lying in enumerate(shown) if lying.up and lying.card == card]
        if known:
            index = known[0]
        elif holder(place) is not None:
            covered = [at for at, lying in enumerate(shown) if not lying.up]
            index = covered[len(covered) // 2]
        else:
            index = len(shown) - 1
        lying = shown[index]
        slot = Slot(place, index, len(shown))
        self.places[place].remove(lying)
        self._changed()
        return slot, lying

    def _take_out(self, place: Place, card: int | None) -> tuple[Slot, PlacedCard]:
        """A card that leaves a gap."""
        lying, spread = PlacedCard(card, True), self.spread[place]
        at = spread.index(card)
        spread[at] = None
        self.places[place].remove(lying)
        self._changed()
        return Slot(place, at, len(spread)), lying

    def _put(self, place: Place, lying: PlacedCard, seat: int | None) -> Slot:
        """``seat`` is who moves the card there."""
        coming_from_trick = place == OUT and TRICK in self.spread
        self.places.setdefault(place, []).append(lying)
        self._changed()
        if seat is not None and (place == TRICK or coming_from_trick):
            by_seat = self.spread.setdefault(TRICK, [None] * self.players)
            if place == TRICK:
                by_seat[seat] = lying.card
            return Slot(place, seat, self.players)
        if place[0] in self.LEAVE_GAPS:
            row = self.spread.setdefault(place, [])
            row.append(lying.card)
            return Slot(place, len(row) - 1, len(row))
        shown = self.cards(place)
        return Slot(place, shown.index(lying) if self.is_open(place) else len(shown) - 1, len(shown))

    def _turn_up(self, event: Turned) -> list[CardMove]:
        """The top card comes to lie face up under the others."""
        pile = self.places[event.place]
        pile.pop()
        pile.insert(0, PlacedCard(event.card, True))
        top, bottom = Slot(event.place, len(pile) - 1, len(pile)), Slot(event.place, 0, len(pile))
        return [CardMove(event.card, top, bottom, False, True)]

    def _swap(self, event: Swapped) -> list[CardMove]:
        pile = self.places[event.place]
        low, high = Slot(event.place, 0, len(pile)), Slot(event.place, len(pile) - 1, len(pile))
        pile[0], pile[-1] = PlacedCard(event.bottom, False), PlacedCard(event.top, True)
        return [CardMove(event.bottom, high, low, True, False), CardMove(event.top, low, high, False, True)]

    def _gather(self, event: Refilled) -> list[CardMove]:
        """All cards of the discard pile but the bottom and the top one become the stock; not all are seen going."""
        pile, stock = self.places[DISCARD], self.places.setdefault(STOCK, [])
        count = len(pile)
        self.places[DISCARD] = [pile[0], pile[-1]]
        stock.extend([BACK] * event.count)
        seen = min(event.count, GATHERED)
        first = len(stock) - seen
        return [
            CardMove(
                pile[-2 - step].card,
                Slot(DISCARD, count - 2 - step, count),
                Slot(STOCK, first + step, len(stock)),
                True,
                False,
            )
            for step in range(seen)
        ]

    def _put_aside(self, place: Place) -> list[CardMove]:
        """Everything at a place goes out of play, face down; the topmost cards are seen going."""
        pile, out = self.places[place], self.places.setdefault(OUT, [])
        self.places[place] = []
        before = len(out)
        out.extend([BACK] * len(pile))
        return [
            CardMove(pile[at].card, Slot(place, at, len(pile)), Slot(OUT, before + at, len(out)), True, False)
            for at in range(max(len(pile) - GATHERED, 0), len(pile))
        ]


def steps(event: Event) -> Iterable[Event]:
    """The event cut into what happens at once: a deal card by card, everything else whole."""
    return _dealt_out(event, event.seat) if isinstance(event, Dealt) and event.seat is not None else (event,)


def _dealt_out(event: Dealt, dealer: int) -> Iterator[Event]:
    hands = event.hands
    yield replace(event, hands=((),) * len(hands))
    for turn in range(max(map(len, hands))):
        for place in range(1, len(hands) + 1):
            seat = (dealer + place) % len(hands)
            if turn < len(hands[seat]):
                yield Moved(None, (hands[seat][turn],), STOCK, hand(seat), hidden=True)
