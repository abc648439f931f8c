"""What a history tells of the cards its observers did not see: the deck and each refill as far as they can be known.

The same for every game. The game itself adds what a move tells of its player's hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.constraints import Condition, ConditionedBatch, Drawn
from game.rules.deal import Observation
from game.rules.determinize import Batch
from game.rules.events import DISCARD, STOCK, Dealt, Ended, Event, Moved, Refilled, Swapped, Turned, TurnTo, holder

BEFORE = -1  # the "turn" of what happened before the first move


def turns(history: Sequence[Event]) -> Iterator[list[Event]]:
    """The events before the first move, then those of each move."""
    turn: list[Event] = []
    for event in history:
        turn.append(event)
        if isinstance(event, TurnTo | Ended):
            yield turn
            turn = []


def batches(observation: Observation, denied: Sequence[int], conditions: Sequence[Condition] = ()) -> list[Batch]:
    """The deck, then each refill.

    ``denied`` has for each move the bit set of the cards that its player, by choosing it, showed not to hold just then.
    ``conditions`` are for games that never refill the stock.
    """
    memory = _Memory(observation.DECK)
    for turn, events in enumerate(turns(observation.history), start=BEFORE):
        for event in events:
            memory.see(event, turn)
    denials: list[list[_Denial]] = [[] for _ in range(observation.players)]
    for turn, ((seat, _), cards) in enumerate(zip(observation.moves, denied, strict=True)):
        if cards:
            denials[seat].append(_Denial(turn, cards))
    return [order.batch(denials, conditions) for order in memory.orders]


@dataclass(frozen=True)
class _Denial:
    """In ``turn`` a seat held none of ``cards``."""

    turn: int
    cards: int


class _Order:
    """What was seen of the order of one batch, and of where its cards went."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.cards = cards
        self.shown: list[int | None] = []  # of the places drawn so far
        self.hidden: dict[int, Drawn] = {}  # by place
        self.played: dict[int, Drawn] = {}  # by whom and when a card drawn unseen was first played

    def draw(self, card: int | None, seat: int | None, turn: int) -> None:
        if card is None:
            self.hidden[len(self.shown)] = Drawn(seat, turn)
        self.shown.append(card)

    def show(self, place: int, card: int) -> None:
        self.shown[place] = card
        self.hidden.pop(place, None)

    def play(self, card: int, seat: int, turn: int) -> None:
        if card not in self.shown:
            self.played.setdefault(card, Drawn(seat, turn))

    def batch(self, denials: Sequence[Sequence[_Denial]], conditions: Sequence[Condition]) -> Batch:
        stock = range(len(self.shown), len(self.cards))
        hidden = {**self.hidden, **{place: Drawn(None, BEFORE) for place in stock}}
        seen = set(self.shown)
        shown = (*self.shown, *(None for _ in stock))
        places: dict[Drawn, int] = {}  # what was drawn at once by one seat is all the same
        for place, drawn in hidden.items():
            places[drawn] = places.get(drawn, 0) | 1 << place
        allowed = {
            card: sum(spots for drawn, spots in places.items() if self._may_lie(card, drawn, denials))
            for card in self.cards
            if card not in seen
        }
        if not conditions:
            return Batch(shown, allowed)
        played = {card: drawn.turn for card, drawn in self.played.items()}
        return ConditionedBatch(shown, allowed, hidden, played, conditions)

    def _may_lie(self, card: int, drawn: Drawn, denials: Sequence[Sequence[_Denial]]) -> bool:
        """Whether ``card`` may be what was drawn there and then, and held until it was played, or still is."""
        played = self.played.get(card)
        if played is not None and (played.seat != drawn.seat or played.turn <= drawn.turn):
            return False
        if drawn.seat is None:
            return True
        return not any(
            drawn.turn < denial.turn and (played is None or denial.turn < played.turn) and denial.cards >> card & 1
            for denial in denials[drawn.seat]
        )


class _Memory:
    """Follows the cards from batch to batch."""

    def __init__(self, deck: Sequence[int]) -> None:
        self.orders = [_Order(deck)]
        self._origin = dict.fromkeys(deck, self.orders[0])  # the last batch each card was in
        self._discard: list[int | None] = []
        self._face_down = 0  # the place in the deck of the card under the discard pile

    def see(self, event: Event, turn: int) -> None:
        if isinstance(event, Dealt):
            self._see_dealt(event)
        elif isinstance(event, Moved):
            self._see_moved(event, turn)
        elif isinstance(event, Turned):
            self.orders[0].draw(event.card, None, turn)
        elif isinstance(event, Swapped):
            if self._discard[0] is None:
                self.orders[0].show(self._face_down, event.top)
            self._discard[0], self._discard[-1] = event.bottom, event.top
        elif isinstance(event, Refilled):
            self._see_refilled()

    def _see_dealt(self, event: Dealt) -> None:
        players = len(event.hands)
        for cards in range(len(event.hands[0])):
            for step in range(1, players + 1):
                seat = ((event.seat or 0) + step) % players
                self.orders[0].draw(event.hands[seat][cards], seat, BEFORE)

    def _see_moved(self, event: Moved, turn: int) -> None:
        player = holder(event.src)
        for card in event.cards:
            if event.src == STOCK:
                if event.dst == DISCARD and card is None:
                    self._face_down = len(self.orders[0].shown)
                if card is None or card not in self.orders[-1].shown:  # else it had been turned up
                    self.orders[-1].draw(card, holder(event.dst), turn)
            elif player is not None and card is not None:
                self._origin[card].play(card, player, turn)
            if event.dst == DISCARD:
                self._discard.append(card)

    def _see_refilled(self) -> None:
        bottom, *cards, top = self._discard
        order = _Order([card for card in cards if card is not None])
        self.orders.append(order)
        self._origin.update(dict.fromkeys(order.cards, order))
        self._discard = [bottom, top]
