"""Tills: a toy game. Everybody has four cards and lays one a turn into a till of one's own, face up. If it has the suit
of the card laid before it, a bell rings: a point for whoever laid it. The most points win."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.rules.cards import CODES, DECK_52, bits, members, suit
from game.rules.deal import Deal, IllegalMove, Observation, Option, Outcome
from game.rules.events import STOCK, Dealt, Ended, Event, Moved, Place, TurnTo, hand
from game.rules.knowledge import batches

CARDS = 4


def till(seat: int) -> Place:
    """A seat's own place in the middle: its cards lie side by side."""
    return ("till", seat)


@dataclass(frozen=True)
class Rung(Event):
    """The bell rings for ``seat``, which has so many ``points`` now."""

    points: int


def _refusal(move: int) -> IllegalMove:
    return IllegalMove("no_card", card=move if move in DECK_52 else None)


class Toy(Deal):
    game = "toy"
    PLAYERS = range(2, 5)
    DECK = DECK_52
    OPTIONS = (Option("generous", False, (False, True)),)
    MOVES: ClassVar[dict[int, str]] = {card: CODES[card] for card in DECK_52}

    def _set_out(self) -> None:
        self._hands = [bits(cards) for cards in self._dealt_hands()]
        self._tills: list[tuple[int, ...]] = [()] * self.players
        self.points = [0] * self.players
        self.last: int | None = None  # the card laid last

    def _dealt_hands(self) -> tuple[tuple[int, ...], ...]:
        """By seat, in the order in which they were dealt: one at a time, from the left of the dealer on."""
        first = self.dealer + 1
        return tuple(
            self.deck[(seat - first) % self.players : CARDS * self.players : self.players]
            for seat in range(self.players)
        )

    def _dealt(self) -> list[Event]:
        return [Dealt(self.dealer, self._dealt_hands()), TurnTo(self.leader)]

    @classmethod
    def standing(cls, outcomes: Sequence[Outcome], seat: int) -> tuple[int, ...]:
        return (-sum(outcome.points[seat] for outcome in outcomes),)

    def places(self) -> dict[Place, tuple[int, ...]]:
        seats = range(self.players)
        hands = {hand(seat): members(self._hands[seat]) for seat in seats}
        return {**hands, **{till(seat): self._tills[seat] for seat in seats}, STOCK: self.deck[CARDS * self.players :]}

    def legal_moves(self) -> tuple[int, ...]:
        return () if self.to_move is None else members(self._hands[self.to_move])

    def _refusal(self, move: int) -> IllegalMove:
        return _refusal(move)

    def _apply(self, seat: int, move: int, events: list[Event] | None) -> None:
        self._hands[seat] ^= 1 << move
        self._tills[seat] = (*self._tills[seat], move)
        if events is not None:
            events.append(Moved(seat, (move,), hand(seat), till(seat)))
        if self.last is not None and suit(self.last) == suit(move):
            self.points[seat] += 2 if self.options["generous"] else 1
            if events is not None:
                events.append(Rung(seat, self.points[seat]))
        self.last = move
        self.to_move = (seat + 1) % self.players
        if any(self._hands):
            if events is not None:
                events.append(TurnTo(self.to_move))
            return
        most = max(self.points)
        winners = tuple(seat for seat in range(self.players) if self.points[seat] == most)
        self.outcome = Outcome(winners, tuple(self.points), (0,) * self.players, "out")
        self.to_move = None
        if events is not None:
            events.append(Ended(None, self.outcome))

    def copy(self) -> Toy:
        other = super().copy()
        other._hands, other._tills, other.points = self._hands.copy(), self._tills.copy(), self.points.copy()
        return other

    def observe(self, *seats: int) -> ToyObservation:
        facts = self._facts(seats, [members(held) for held in self._hands])
        return ToyObservation(**facts, last=self.last, points=tuple(self.points))


@dataclass(frozen=True)
class ToyObservation(Observation):
    last: int | None
    points: tuple[int, ...]

    DECK = Toy.DECK
    MOVES = Toy.MOVES

    def _legal_moves(self) -> tuple[int, ...]:
        return tuple(card for card in self.hands[self.to_move or 0] if card is not None)

    def _refusal(self, move: int) -> IllegalMove:
        return _refusal(move)

    def world(self, rng: random.Random) -> Toy:
        if self.outcome is not None:
            raise ValueError("the deal is over")
        return self._world(Toy, batches(self, [0] * len(self.moves)), rng)
