"""What is on the screen, as facts (DESIGN.md, "Scenes and stage").

It is a function of an Observation, and events change it so that it stays one. A stage knows cards only where the
viewer may: in every other hand it has places and indices. It holds no pixels and no words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from game.rules import GAMES
from game.rules.cards import CODES, DECK_52, rank, suit
from game.rules.deal import Observation, Outcome
from game.rules.events import (
    DISCARD,
    OUT,
    PILE,
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
    Trick,
    TrumpNamed,
    Turnaround,
    Turned,
    TurnTo,
    hand,
    is_showcase,
    showcase,
)

Order = Literal["suit", "rank", "dealt"]
ORDERS: tuple[Order, ...] = ("suit", "rank", "dealt")
SUIT_ORDER = (0, 1, 3, 2)
"""Where each suit stands in a hand sorted by suit, so that black and red alternate: ♣ ♦ ♠ ♥."""
GATHERED = 9
"""So many cards are seen flying when a whole pile is gathered."""


class PlacedCard(NamedTuple):
    """A card at its place; ``card`` is None where the viewer does not know it."""

    card: int | None
    up: bool


BACK = PlacedCard(None, False)


class Slot(NamedTuple):
    """Card number ``at`` of ``of`` cards at a place, as they lie there from left to right or from the bottom up."""

    place: Place
    at: int
    of: int


class CardMove(NamedTuple):
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
    places: dict[Place, list[PlacedCard]] = field(default_factory=dict)
    spread: dict[Place, list[int | None]] = field(default_factory=dict)
    """Where cards lie side by side and may leave gaps: in a trick by seat, in a showcase two for each trick won."""
    open: set[Place] = field(default_factory=set)
    """The hands that the viewer sees."""
    taken_up: bool = False
    """Whether every showcase has become part of a hand."""
    tricks: list[int] = field(default_factory=list)
    """Who won each trick."""
    trump: str | None = None
    refills: int = 0
    down: bool = False
    play: tuple[int | None, ...] = ()
    """The cards that were put on the pile last: what has to be beaten."""
    owed: Owed | None = None
    outcome: Outcome | None = None
    log: list[Event] = field(default_factory=list)
    changes: int = field(default=0, compare=False)
    """How often something has changed: the same number means the same picture, but for the order."""
    _sorted: dict[tuple[Place, Order], list[PlacedCard]] = field(default_factory=dict, compare=False, repr=False)

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
        self.open, self.taken_up = {hand(seat) for seat in self.viewers}, False
        self.tricks, self.trump = [], None
        self.refills, self.owed, self.outcome = 0, None, None
        self.down, self.play = False, ()
        self.log = []
        self._changed()

    def apply(self, event: Event) -> tuple[CardMove, ...]:
        """Let ``event`` have happened; the journeys of the cards it moved."""
        return tuple(card_move for step in steps(event) for card_move in self._apply(step))

    def cards(self, place: Place) -> list[PlacedCard]:
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
        self.log.append(event)
        self._changed()
        match event:
            case Dealt():
                self.dealer = event.seat
            case Moved():
                if event.penalty and self.owed:
                    self.owed = replace(self.owed, paid=self.owed.paid + len(event.cards))
                if event.dst == PILE:
                    self.play = event.cards
                carried = [self._carry(event, card) for card in event.cards]
                return [*carried, *self._conclude()] if self.taken_up else carried
            case Swapped():
                return self._swap(event)
            case Refilled():
                self.refills = event.number
                return self._gather(event)
            case Cleared():
                self.play = ()
                return self._put_aside(event.place)
            case Turnaround():
                self.down = event.down
            case Penalty(seat=seat, count=count) if seat is not None:
                self.owed = Owed(seat, count)
            case Turned():
                return self._turn_up(event)
            case Trick():
                self.tricks.append(event.winner)
            case TrumpNamed():
                self.trump = event.trump
                return self._take_up()
            case TurnTo():
                self.to_move, self.owed = event.seat, None
            case Ended():
                self.to_move, self.owed, self.outcome = None, None, event.outcome
        return []

    def _carry(self, event: Moved, card: int | None) -> CardMove:
        src, lay = self._take(self._home(event.src), card)
        known = card if event.dst[0] != "hand" or self.is_open(event.dst) else None
        lies = PlacedCard(known, known is not None)
        dst = self._put(event.dst, lies, event.seat)
        return CardMove(card if lay.up or lies.up else None, src, dst, lay.up, lies.up)

    def _home(self, place: Place) -> Place:
        """Where the cards of a place are now."""
        return hand(place[1]) if self.taken_up and len(place) == 2 else place

    def _take(self, place: Place, card: int | None) -> tuple[Slot, PlacedCard]:
        """``card`` where it lies open; else the middle one of a hand, the top one of a pile."""
        if place in self.spread:
            return self._take_out(place, card)
        shown = self.cards(place)
        index = len(shown) - 1
        if len(place) == 2:
            covered = [at for at, lying in enumerate(shown) if not lying.up]
            known = [at for at, lying in enumerate(shown) if lying.up and lying.card == card]
            index = known[0] if known else covered[len(covered) // 2]
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
        if is_showcase(place):
            pairs = self.spread.setdefault(place, [])
            pairs.append(lying.card)
            return Slot(place, len(pairs) - 1, len(pairs))
        shown = self.cards(place)
        return Slot(place, shown.index(lying) if self.is_open(place) else len(shown) - 1, len(shown))

    def _turn_up(self, event: Turned) -> list[CardMove]:
        """The top card comes to lie face up under the others, which are drawn before it; its suit is trump."""
        pile = self.places[event.place]
        pile.pop()
        pile.insert(0, PlacedCard(event.card, True))
        self.trump = CODES[event.card][1]
        top, bottom = Slot(event.place, len(pile) - 1, len(pile)), Slot(event.place, 0, len(pile))
        return [CardMove(event.card, top, bottom, False, True)]

    def _take_up(self) -> list[CardMove]:
        """Every showcase becomes part of a hand; then only one hand may be left that the viewer does not know."""
        left: list[tuple[Slot, int]] = []
        for seat in range(self.players):
            shown = self.spread.pop(showcase(seat), [])
            cards = [(at, card) for at, card in enumerate(shown) if card is not None]
            left += [(Slot(showcase(seat), at, len(shown)), card) for at, card in cards]
            self.places.setdefault(hand(seat), []).extend(self.places.pop(showcase(seat), []))
        self.taken_up = True
        return [*self._conclude(), *(self._taken_up(slot, card) for slot, card in left)]

    def _taken_up(self, src: Slot, card: int) -> CardMove:
        place = self._home(src.place)
        shown = [lying.card for lying in self.cards(place)]
        return CardMove(card, src, Slot(place, shown.index(card), len(shown)), True, True)

    def _conclude(self) -> list[CardMove]:
        """If all covered cards are in one hand, the viewer knows them."""
        covered = [place for place, lying in self.places.items() if BACK in lying]
        self._changed()
        if len(covered) != 1 or covered[0][0] != "hand":
            return []
        (place,) = covered
        lying = self.places[place]
        known = {one.card for pile in self.places.values() for one in pile}
        cards = [card for card in GAMES[self.game].DECK if card not in known]
        self.places[place] = [PlacedCard(card, True) for card in cards] + [one for one in lying if one.up]
        self.open.add(place)
        shown = [one.card for one in self.cards(place)]
        return [
            CardMove(card, Slot(place, at, len(lying)), Slot(place, shown.index(card), len(shown)), False, True)
            for at, card in enumerate(cards)
        ]

    def _swap(self, event: Swapped) -> list[CardMove]:
        pile = self.places[event.place]
        low, high = Slot(event.place, 0, len(pile)), Slot(event.place, len(pile) - 1, len(pile))
        pile[0], pile[-1] = PlacedCard(event.bottom, False), PlacedCard(event.top, True)
        return [CardMove(event.bottom, high, low, True, False), CardMove(event.top, low, high, False, True)]

    def _gather(self, event: Refilled) -> list[CardMove]:
        """All cards of the discard pile but the bottom and the top one become the stock."""
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


class NullStage(Stage):
    """A stage with nothing on it, for matches that nobody watches."""

    def show(self, observation: Observation) -> Stage:
        return self

    def clear(self, observation: Observation) -> None:
        pass

    def apply(self, event: Event) -> tuple[CardMove, ...]:
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


def _by_rank(lying: PlacedCard) -> tuple[int, int]:
    return (-1, 0) if lying.card is None else (rank(lying.card), SUIT_ORDER[suit(lying.card)])


def _by_suit(lying: PlacedCard) -> tuple[int, int]:
    if lying.card is None:
        return (-1, 0)
    joker = lying.card not in DECK_52
    return (len(SUIT_ORDER) if joker else SUIT_ORDER[suit(lying.card)], rank(lying.card) + suit(lying.card) * joker)
