"""Bread and Chocolate (RULES.md, section 1)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from game.rules.bread.events import BreadRefill, BreadTurn, LastRound
from game.rules.bread.moves import (
    DRAW,
    FLIP,
    IS_RED,
    NEAR,
    OPENING,
    PASS,
    PENALTY,
    SPREAD,
    card_points,
    refusal,
    turn_moves,
)
from game.rules.cards import CODES, DECK_52, bits, members
from game.rules.deal import Deal, IllegalMove, Observation, Option, Outcome
from game.rules.determinize import Batch
from game.rules.events import (
    DISCARD,
    STOCK,
    Cards,
    Dealt,
    Ended,
    Event,
    Moved,
    Passed,
    Penalty,
    Place,
    Swapped,
    hand,
)
from game.rules.knowledge import BEFORE, turns
from game.rules.knowledge import batches as remembered

HAND = 6
MAX_ROUNDS = 200


class Bread(Deal):
    """Public state, as a spectator knows it: ``top``, ``stock`` (count), ``round`` (0 in the opening),
    ``rounds_left``."""

    game = "bread"
    PLAYERS = range(2, 6)
    DECK = DECK_52
    OPTIONS = (
        Option("must_play", True, (True, False)),
        Option("corner", False, (False, True)),
        Option("rounds", 12, (6, 8, 12, 16, 24, "unlimited"), formerly="unlimited", since=2),
        Option("refills", "unlimited", (1, 2, 3, 4, 6, "unlimited"), formerly=3),
        Option("values", "classic", ("classic", "note")),
    )
    MOVES: ClassVar[dict[int, str]] = {
        **{card: CODES[card] for card in DECK_52},
        DRAW: "draw",
        SPREAD: "spread",
        FLIP: "flip",
        PASS: "pass",
    }

    def _set_out(self) -> None:
        dealt = HAND * self.players
        first = (self.dealer + 1) % self.players
        self._hands = [
            bits(self.deck[(seat - first) % self.players : dealt : self.players]) for seat in range(self.players)
        ]
        self.bottom = self.deck[dealt]  # face down; public once it has been the top card
        self.top = self.deck[dealt + 1]
        self._between: list[int] = []  # the discard pile without top and bottom, upwards
        self._batch = self.deck  # what the stock was last filled from, top first …
        self.stock = len(self.deck) - dealt - 2  # … of which the last so many cards are left
        self.round = 0
        rounds, refills = self.options["rounds"], self.options["refills"]
        self._last_round = MAX_ROUNDS if rounds == "unlimited" else rounds
        self._last_refill = math.inf if refills == "unlimited" else refills
        self._near = NEAR[self.options["corner"]]

    def _dealt(self) -> list[Event]:
        dealt = HAND * self.players
        hands = tuple(
            self.deck[(seat - self.leader) % self.players : dealt : self.players] for seat in range(self.players)
        )
        return [
            Dealt(self.dealer, hands),
            Moved(self.dealer, (self.deck[dealt],), STOCK, DISCARD, hidden=True),
            Moved(self.dealer, (self.deck[dealt + 1],), STOCK, DISCARD),
            self._turn(),
        ]

    @property
    def opening(self) -> bool:
        return self.round == 0

    @property
    def last_round(self) -> bool:
        """Whether the deal ends with the round that is being played."""
        return self.round == self._last_round or (self.round > 0 and len(self.refills) >= self._last_refill)

    @property
    def rounds_left(self) -> int | None:
        """The rounds that follow this one, fewer if the refills are used up before; None while nobody can know."""
        if self.last_round:
            return 0
        if len(self.refills) >= self._last_refill:
            return 1  # they were used up in the opening
        return None if self.options["rounds"] == "unlimited" else self._last_round - self.round

    def places(self) -> dict[Place, tuple[int, ...]]:
        return {
            **{hand(seat): self.hand(seat) for seat in range(self.players)},
            STOCK: self._batch[len(self._batch) - self.stock :],
            DISCARD: (self.bottom, *self._between, self.top),
        }

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds, ascending."""
        return members(self._hands[seat])

    def legal_moves(self) -> tuple[int, ...]:
        if self.to_move is None:
            return ()
        if self.round == 0:
            return OPENING
        return turn_moves(self._hands[self.to_move] & self._near[self.top], self.stock, self.options)

    def _refusal(self, move: int) -> IllegalMove:
        assert self.to_move is not None
        return refusal(move, self._hands[self.to_move], self.top, self.opening, self.options)

    def _apply(self, seat: int, move: int, events: list[Event] | None) -> None:
        if move < DRAW:
            self._play_card(seat, move, events)
            if not self._hands[seat]:
                self._end((seat,), self.points(), "out", events)
                return
        elif move == SPREAD:
            self._spread(seat, events)
        elif move == FLIP:
            self._flip(seat, events)
        elif move == DRAW and self.stock:
            self._draw(seat, 1, events)
        elif events is not None:
            events.append(Passed(seat))
        self._pass_turn(seat, events)

    def _play_card(self, seat: int, card: int, events: list[Event] | None) -> None:
        covered = self.top
        self._hands[seat] ^= 1 << card
        self._between.append(covered)
        self.top = card
        if events is not None:
            events.append(Moved(seat, (card,), hand(seat), DISCARD))
        if not self.stock:
            self._refill_stock(seat, events)
        if IS_RED[card] == IS_RED[covered]:
            if events is not None:
                events.append(Penalty(seat, PENALTY[card], max(PENALTY[card] - self.stock - len(self._between), 0)))
            self._draw(seat, PENALTY[card], events, penalty=True)

    def _draw(self, seat: int, count: int, events: list[Event] | None, penalty: bool = False) -> None:
        """Draw one by one, as far as there are any; the stock is refilled whenever it gets empty."""
        while count and self.stock:
            first = len(self._batch) - self.stock
            drawn = self._batch[first : first + count]
            count -= len(drawn)
            self.stock -= len(drawn)
            self._hands[seat] |= bits(drawn)
            if events is not None:
                events.extend(Moved(seat, (card,), STOCK, hand(seat), hidden=True, penalty=penalty) for card in drawn)
            if not self.stock:
                self._refill_stock(seat, events)

    def _refill_stock(self, seat: int, events: list[Event] | None) -> None:
        """Turn all cards between the top and the bottom of the discard pile into the stock, if there are any."""
        if not self._between:
            return
        self._batch = self._refill(self._between)
        self._between = []
        self.stock = len(self._batch)
        if events is not None:
            events.append(self._refilled(seat))

    def _refilled(self, seat: int) -> BreadRefill:
        number, was_last = len(self.refills), self.round == self._last_round
        brings_it = not self.opening and not was_last and number == self._last_refill
        return BreadRefill(seat, number, self.stock, was_last or number >= self._last_refill, brings_it)

    def _spread(self, seat: int, events: list[Event] | None) -> None:
        """Turn cards up until the colour of the top card has changed, or the stock is empty."""
        was_red = IS_RED[self.top]
        while self.stock and IS_RED[self.top] == was_red:
            self._between.append(self.top)
            self.top = self._batch[-self.stock]
            self.stock -= 1
            if events is not None:
                events.append(Moved(seat, (self.top,), STOCK, DISCARD))
        if not self.stock:
            self._refill_stock(seat, events)

    def _flip(self, seat: int, events: list[Event] | None) -> None:
        self.top, self.bottom = self.bottom, self.top
        if events is not None:
            events.append(Swapped(seat, DISCARD, self.top, self.bottom))

    def _pass_turn(self, seat: int, events: list[Event] | None) -> None:
        """To the left; the dealer's turn is the last of a round."""
        if seat == self.dealer:
            if self.last_round:
                self._end_on_points(events)
                return
            self.round += 1
            if self.last_round and events is not None:
                events.append(LastRound(None))
        self.to_move = seat + 1 if seat + 1 < self.players else 0
        if events is not None:
            events.append(self._turn())

    def _turn(self) -> BreadTurn:
        to_be_had = self.stock + len(self._between) + 1  # the card that is covered can be had as well
        return BreadTurn(self.to_move, self.round, self.rounds_left, self.top, to_be_had)

    def _end_on_points(self, events: list[Event] | None) -> None:
        points = self.points()
        winners = tuple(seat for seat in range(self.players) if points[seat] == min(points))
        self._end(winners, points, "stock" if len(self.refills) >= self._last_refill else "rounds", events)

    def _end(self, winners: tuple[int, ...], points: tuple[int, ...], reason: str, events: list[Event] | None) -> None:
        self.outcome = Outcome(winners, points, tuple(held.bit_count() for held in self._hands), reason)
        self.to_move = None
        if events is not None:
            events.append(Ended(None, self.outcome))

    def points(self) -> tuple[int, ...]:
        """The card points left in each hand."""
        return tuple(card_points(members(held), self.options) for held in self._hands)

    @classmethod
    def standing(cls, outcomes: Sequence[Outcome], seat: int) -> tuple[int, ...]:
        return (sum(outcome.points[seat] for outcome in outcomes),)

    def copy(self) -> Bread:
        other = super().copy()
        other._hands = self._hands.copy()
        other._between = self._between.copy()
        return other

    def observe(self, *seats: int) -> BreadObservation:
        hands = [members(held) for held in self._hands]
        shown = any(move == FLIP for _, move in self.moves)
        bottom = self.bottom if shown else None
        return BreadObservation(
            **self._facts(seats, hands),
            top=self.top,
            bottom=bottom,
            discard=(bottom, *self._between, self.top),
            stock=self.stock,
            refills=len(self.refills),
            opening=self.opening,
            round=self.round,
            rounds_left=self.rounds_left,
        )


@dataclass(frozen=True)
class BreadObservation(Observation):
    """``bottom`` is None until a flip has shown it; ``discard`` lies bottom first; ``stock`` and ``refills`` are
    counts; ``round`` is 0 in the opening, then counts from 1; ``rounds_left`` as in BreadTurn."""

    top: int
    bottom: int | None
    discard: Cards
    stock: int
    refills: int
    opening: bool
    round: int
    rounds_left: int | None

    DECK = Bread.DECK
    MOVES = Bread.MOVES

    @property
    def last_round(self) -> bool:
        """Whether the deal ends with the round that is being played."""
        return self.rounds_left == 0

    def _held(self) -> int:
        assert self.to_move is not None
        return bits([card for card in self.hands[self.to_move] if card is not None])

    def _legal_moves(self) -> tuple[int, ...]:
        if self.opening:
            return OPENING
        return turn_moves(self._held() & NEAR[self.options["corner"]][self.top], self.stock, self.options)

    def _refusal(self, move: int) -> IllegalMove:
        return refusal(move, self._held(), self.top, self.opening, self.options)

    def world(self, rng: random.Random) -> Bread:
        if self.outcome is not None:
            raise ValueError("the deal is over")
        return self._world(Bread, self._batches, rng)

    @cached_property
    def _batches(self) -> list[Batch]:
        return remembered(self, self._denied())

    def _denied(self) -> list[int]:
        """By move, the cards its player showed not to hold: who draws because he must has nothing to play."""
        near = NEAR[self.options["corner"]]
        denied, top = [], 0
        for turn, events in enumerate(turns(self.history), start=BEFORE):
            if turn > BEFORE:
                forced = self.options["must_play"] or any(isinstance(event, Passed) for event in events)
                denied.append(near[top] if self.moves[turn][1] == DRAW and forced else 0)
            for event in events:
                if isinstance(event, Moved) and event.dst == DISCARD and event.cards[-1] is not None:
                    top = event.cards[-1]
                elif isinstance(event, Swapped):
                    top = event.top
        return denied
