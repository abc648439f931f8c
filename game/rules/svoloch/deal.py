"""Svoloch (RULES.md, section 2)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from game.rules.cards import CODES, DECK_54, bits, members
from game.rules.constraints import Condition
from game.rules.deal import NO_MOVE, Deal, IllegalMove, Observation, Option, Outcome
from game.rules.determinize import Batch
from game.rules.events import (
    OUT,
    PILE,
    STOCK,
    Cleared,
    Dealt,
    Ended,
    Event,
    Moved,
    Passed,
    Place,
    Turnaround,
    hand,
)
from game.rules.knowledge import batches as remembered
from game.rules.knowledge import turns
from game.rules.svoloch.combinations import (
    BEAT,
    BITS,
    CARDS_OF,
    JOKERS,
    LEAD,
    PASS,
    RANK_SETS,
    TURNS,
    Task,
)
from game.rules.svoloch.events import SvolochTurn
from game.rules.svoloch.moves import refusal, refused_cards, turn_moves

HAND = 7


@dataclass(frozen=True)
class Play:
    """Cards put on the pile in this order; the turned-up card was nobody's play."""

    seat: int | None
    cards: tuple[int, ...]


class Svoloch(Deal):
    """Public state, as a spectator knows it: ``stock`` (count), ``down`` (the direction), ``pile``, ``task``."""

    game = "svoloch"
    PLAYERS = range(3, 7)
    DECK = DECK_54
    OPTIONS = (
        Option("free_lead", False, (False, True)),
        Option("exact", False, (False, True)),
        Option("free_pass", False, (False, True)),
    )
    FREE_LEADER = True
    PASS_REVEALS_HAND = True
    MOVES: ClassVar[dict[int, str]] = {
        move: "".join(CODES[card] for card in cards) or "pass" for move, cards in enumerate(CARDS_OF)
    }

    def _set_out(self) -> None:
        dealt = HAND * self.players
        self._hands = [bits(cards) for cards in self._dealt_hands()]
        turned_up = self.deck[dealt]
        self.stock = len(self.deck) - dealt - 1
        self.down = False
        self.task = LEAD
        self._pile: list[tuple[int | None, int]] = []  # seats and moves
        self._passes_left = 0  # so many in a row and the pile is put aside
        self._legal: tuple[int, ...] | None = None  # once asked for
        self._free_pass = self.options["free_pass"]
        if turned_up not in JOKERS and not self.options["free_lead"]:
            self._pile.append((None, turned_up))
            self._passes_left = self.players
            self.down = TURNS.get(turned_up, False)
            self.task = BEAT[self.down, self.options["exact"]][turned_up]

    def _dealt_hands(self) -> list[tuple[int, ...]]:
        first = (self.dealer + 1) % self.players
        return [
            self.deck[(seat - first) % self.players : HAND * self.players : self.players]
            for seat in range(self.players)
        ]

    def _dealt(self) -> list[Event]:
        turned_up = self.deck[HAND * self.players]
        events: list[Event] = [
            Dealt(self.dealer, tuple(self._dealt_hands())),
            Moved(self.dealer, (turned_up,), STOCK, PILE),
        ]
        if not self._pile:
            events.append(Cleared(self.dealer, PILE, joker=turned_up in JOKERS))
        if self.down:
            events.append(Turnaround(self.dealer, down=True))
        return [*events, SvolochTurn(self.leader, self.task)]

    @property
    def pile(self) -> tuple[Play, ...]:
        """What has been played on the pile, bottom first."""
        return tuple(Play(seat, CARDS_OF[move]) for seat, move in self._pile)

    def places(self) -> dict[Place, tuple[int, ...]]:
        lying = {
            **{hand(seat): self.hand(seat) for seat in range(self.players)},
            STOCK: self.deck[len(self.deck) - self.stock :],
            PILE: tuple(card for _, move in self._pile for card in CARDS_OF[move]),
        }
        put_aside = set(self.deck).difference(*lying.values())
        return {**lying, OUT: tuple(sorted(put_aside))}

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds, ascending."""
        return members(self._hands[seat])

    @property
    def held(self) -> int:
        """The cards of the seat to move, as a bit set."""
        return 0 if self.to_move is None else self._hands[self.to_move]

    def legal_moves(self) -> tuple[int, ...]:
        if self._legal is None:
            self._legal = (
                () if self.to_move is None else turn_moves(self._hands[self.to_move], self.task, self._free_pass)
            )
        return self._legal

    def unseen_move(self) -> int | None:
        return PASS if self.task.top is not None else None

    def cards_of(self, move: int) -> tuple[int, ...]:
        return CARDS_OF[move]

    def why_not_cards(self, cards: Sequence[int]) -> IllegalMove | None:
        if self.to_move is None:
            return IllegalMove("over")
        return refused_cards(cards, self._hands[self.to_move], self.task)

    def _refusal(self, move: int) -> IllegalMove:
        assert self.to_move is not None
        return refusal(move, self._hands[self.to_move], self.task)

    def _apply(self, seat: int, move: int, events: list[Event] | None) -> None:
        self._legal = None
        if move == PASS:
            self._pass(seat, events)
        else:
            self._put_down(seat, move, events)
            self._draw(seat, len(CARDS_OF[move]), events)
            if not self._hands[seat]:
                self._end(seat, events)
                return
        self.to_move = seat + 1 if seat + 1 < self.players else 0
        if events is not None:
            events.append(SvolochTurn(self.to_move, self.task))

    def _pass(self, seat: int, events: list[Event] | None) -> None:
        if events is not None:
            events.append(Passed(seat))
        self._passes_left -= 1
        if not self._passes_left:
            self._clear(seat, events, joker=False)

    def _put_down(self, seat: int, move: int, events: list[Event] | None) -> None:
        self._hands[seat] ^= BITS[move]
        self._pile.append((seat, move))
        if events is not None:
            events.append(Moved(seat, CARDS_OF[move], hand(seat), PILE))
        if move in JOKERS:
            self._clear(seat, events, joker=True)
            return
        self._passes_left = self.players - 1
        if move in TURNS:
            self._direct(seat, events, down=TURNS[move])
        self.task = BEAT[self.down, self.options["exact"]][move]

    def _clear(self, seat: int, events: list[Event] | None, joker: bool) -> None:
        """Put the pile aside; whoever moves next leads, and play runs upwards."""
        self._pile = []
        self.task = LEAD
        if events is not None:
            events.append(Cleared(seat, PILE, joker))
        self._direct(seat, events, down=False)

    def _direct(self, seat: int, events: list[Event] | None, down: bool) -> None:
        if down != self.down:
            self.down = down
            if events is not None:
                events.append(Turnaround(seat, down))

    def _draw(self, seat: int, count: int, events: list[Event] | None) -> None:
        """Draw as many cards as were played, as far as the stock lasts."""
        if not self.stock:
            return
        drawn = self.deck[len(self.deck) - self.stock :][:count]
        self.stock -= len(drawn)
        self._hands[seat] |= bits(drawn)
        if events is not None:
            events.extend(Moved(seat, (card,), STOCK, hand(seat), hidden=True) for card in drawn)

    def _end(self, winner: int, events: list[Event] | None) -> None:
        points = tuple(int(seat == winner) for seat in range(self.players))
        self.outcome = Outcome((winner,), points, tuple(held.bit_count() for held in self._hands), "out")
        self.to_move = None
        if events is not None:
            events.append(Ended(None, self.outcome))

    @classmethod
    def first_to_move(cls, players: int, dealer: int, previous: Outcome | None = None) -> int:
        """Left of the dealer, later in a match left of the previous deal's winner."""
        return ((dealer if previous is None else previous.winners[0]) + 1) % players

    @classmethod
    def standing(cls, outcomes: Sequence[Outcome], seat: int) -> tuple[int, ...]:
        return (
            -sum(outcome.points[seat] for outcome in outcomes),
            sum(outcome.cards_left[seat] for outcome in outcomes),
        )

    def copy(self) -> Svoloch:
        other = super().copy()
        other._hands = self._hands.copy()
        other._pile = self._pile.copy()
        return other

    def observe(self, *seats: int) -> SvolochObservation:
        places = self.places()
        return SvolochObservation(
            **self._facts(seats, [self.hand(seat) for seat in range(self.players)]),
            pile=self.pile,
            task=self.task,
            down=self.down,
            stock=self.stock,
            out=len(places[OUT]),
            jokers=sum(joker not in places[OUT] for joker in JOKERS),
        )


@dataclass(frozen=True)
class SvolochObservation(Observation):
    """``pile`` is what was played on it, bottom first; ``task`` what the seat to move has to play; ``down`` the
    direction; ``stock`` and ``out`` are counts, ``jokers`` that of the jokers not out of play yet."""

    pile: tuple[Play, ...]
    task: Task
    down: bool
    stock: int
    out: int
    jokers: int

    DECK = Svoloch.DECK
    MOVES = Svoloch.MOVES

    @property
    def to_beat(self) -> Play | None:
        return self.pile[-1] if self.pile else None

    def cards_of(self, move: int) -> tuple[int, ...]:
        return CARDS_OF[move]

    def why_not_cards(self, cards: Sequence[int]) -> IllegalMove | None:
        if self.to_move not in self.seats:
            return self.why_not(PASS)
        return refused_cards(cards, self._held(), self.task)

    def _held(self) -> int:
        assert self.to_move is not None
        return bits([card for card in self.hands[self.to_move] if card is not None])

    def _legal_moves(self) -> tuple[int, ...]:
        return turn_moves(self._held(), self.task, self.options["free_pass"])

    def _refusal(self, move: int) -> IllegalMove:
        return refusal(move, self._held(), self.task)

    def world(self, rng: random.Random) -> Svoloch:
        if self.outcome is not None:
            raise ValueError("the deal is over")
        return self._world(Svoloch, self._batches, rng)

    @cached_property
    def _batches(self) -> list[Batch]:
        """The deck. Who had to pass held nothing that beats: no such card, or of no rank a run of enough cards."""
        denied: list[int] = []
        conditions: list[Condition] = []
        for turn, ((seat, move), task) in enumerate(zip(self.moves, self._tasks(), strict=False)):
            had_nothing = move == PASS and not self.options["free_pass"]
            denied.append(task.first if had_nothing and task.count == 1 else 0)
            if had_nothing and task.count > 1 and seat not in self.seats:
                conditions += [Condition(seat, turn, cards, task.runs) for cards in RANK_SETS if cards & task.ranks]
        return remembered(self, denied, conditions)

    def _tasks(self) -> Iterator[Task]:
        """What each move had to be, and what the next one has to be."""
        move, down = NO_MOVE, False
        for events in turns(self.history):
            for event in events:
                if isinstance(event, Moved) and event.dst == PILE:
                    move = self.move_of([card for card in event.cards if card is not None])
                elif isinstance(event, Cleared):
                    move = NO_MOVE
                elif isinstance(event, Turnaround):
                    down = event.down
            yield BEAT[down, self.options["exact"]][move] if move != NO_MOVE else LEAD
