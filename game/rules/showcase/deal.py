"""Showcase (RULES.md, section 3)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from game.rules.cards import CODES, DECK_52, bits, members
from game.rules.deal import Deal, IllegalMove, Observation, Option, Outcome
from game.rules.determinize import Batch
from game.rules.events import (
    OUT,
    STOCK,
    TRICK,
    Cards,
    Dealt,
    Ended,
    Event,
    Moved,
    Place,
    Turned,
    TurnTo,
    hand,
)
from game.rules.knowledge import batches as remembered
from game.rules.showcase.events import (
    Reveal,
    ShowcaseNaming,
    ShowcasePlay,
    ShowcaseTrick,
    Tally,
    showcase,
)
from game.rules.showcase.tricks import (
    COMPELLED,
    FIRST_PLAY,
    NAMINGS,
    OF_SUIT,
    SECOND_PLAY,
    TRUMPS,
    Case,
    Phase,
    Taken,
    namer,
    playable,
    refusal,
    settling,
    showcases,
    takes,
    tricks_won,
    whole_tricks,
)

HAND = 13


class Showcase(Deal):
    """Public state, as a spectator knows it: ``phase``; ``trump`` (of ``TRUMPS``, None while it is to be named);
    ``turned``, the card turned up; ``stock`` (count); ``led``, the card on the table; ``tricks``, those that are over.
    """

    game = "showcase"
    PLAYERS = range(2, 3)
    DECK = DECK_52
    OPTIONS = (Option("lead", "13th", ("13th", "last")),)
    MOVES: ClassVar[dict[int, str]] = {
        **{card: CODES[card] for card in DECK_52},
        **{move: f"trump:{TRUMPS[trump]}" for move, trump in NAMINGS.items()},
    }

    def _set_out(self) -> None:
        dealt = self._dealt_hands()
        self._hands = [bits(cards) for cards in dealt]
        self._shown = [0, 0]  # what lies in the showcases
        self.turned = self.deck[2 * HAND]
        self._reserve = (*self.deck[2 * HAND + 1 :], self.turned)  # top first …
        self.stock = len(self._reserve)  # … of which the last so many cards are left
        self.trump: int | None = self.turned & 3
        self.led: int | None = None
        self.tricks: list[Taken] = []
        self._legal: tuple[int, ...] | None = None  # the moves of this position once they were asked for

    def _dealt_hands(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self.deck[seat != self.leader : 2 * HAND : 2] for seat in range(self.players))

    def _dealt(self) -> list[Event]:
        turned = Turned(self.dealer, self.turned, STOCK, TRUMPS[self.turned & 3])
        return [Dealt(self.dealer, self._dealt_hands()), turned, TurnTo(self.leader)]

    @property
    def phase(self) -> Phase:
        if len(self.tricks) < FIRST_PLAY:
            return "first"
        return "naming" if self.trump is None else "second"

    @property
    def counts(self) -> tuple[int, int]:
        """By seat, the tricks that count."""
        return whole_tricks(self.tricks, self._on_table)

    @property
    def _on_table(self) -> int:
        """The card on the table, as a bit set."""
        return 0 if self.led is None else 1 << self.led

    @property
    def points(self) -> tuple[int, int]:
        """By seat, the tricks won in the second play."""
        return tricks_won(self.tricks)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards in a seat's hand, ascending."""
        return members(self._hands[seat])

    def showcase(self, seat: int) -> tuple[int, ...]:
        """The cards in a seat's showcase, ascending."""
        return members(self._shown[seat])

    def places(self) -> dict[Place, tuple[int, ...]]:
        seats = range(self.players)
        return {
            **{hand(seat): self.hand(seat) for seat in seats},
            **{showcase(seat): self.showcase(seat) for seat in seats},
            STOCK: self._reserve[len(self._reserve) - self.stock :],
            TRICK: () if self.led is None else (self.led,),
            OUT: tuple(card for trick in self.tricks[FIRST_PLAY:] for card in trick[1:]),
        }

    def legal_moves(self) -> tuple[int, ...]:
        if self._legal is None:
            self._legal = self._list_moves()
        return self._legal

    def _list_moves(self) -> tuple[int, ...]:
        seat = self.to_move
        if seat is None:
            return ()
        if self.trump is None:
            return tuple(NAMINGS)
        second = len(self.tricks) >= FIRST_PLAY
        return members(playable(self._hands[seat], self._shown[seat], self.led, self.trump, second))

    def _refusal(self, move: int) -> IllegalMove:
        assert self.to_move is not None
        return refusal(
            move,
            self._hands[self.to_move],
            self._shown[self.to_move],
            self.led,
            self.trump,
            len(self.tricks) >= FIRST_PLAY,
        )

    def _apply(self, seat: int, move: int, events: list[Event] | None) -> None:
        self._legal = None
        if move >= len(DECK_52):
            self._name(seat, NAMINGS[move], events)
            return
        self._take_out(seat, move, events)
        if self.led is None:
            self.led = move
            self._turn_to(1 - seat, events)
        else:
            self._finish_trick(seat, self.led, move, events)

    def all_known(self) -> bool:
        """Once the stock is drawn, what a player does not see is the other's hand."""
        return self.phase != "first"

    def _name(self, seat: int, trump: int, events: list[Event] | None) -> None:
        self.trump = trump
        if events is not None:
            events.append(
                ShowcaseNaming(
                    seat, TRUMPS[trump], Tally.of_tricks(self.tricks, 0, True, self.options), self._reveals()
                )
            )
        self._turn_to(self.tricks[settling(self.options)].winner, events)

    def _take_out(self, seat: int, card: int, events: list[Event] | None) -> None:
        """Lay a card on the table, from the hand or else from the showcase."""
        held = self._hands[seat] >> card & 1
        (self._hands if held else self._shown)[seat] ^= 1 << card
        if events is not None:
            events.append(self._played(seat, card, hand(seat) if held else showcase(seat)))

    def _played(self, seat: int, card: int, src: Place) -> ShowcasePlay:
        """What is told of a card that has just left the hand or the showcase."""
        first_play = len(self.tricks) < FIRST_PLAY
        cases = showcases(self.tricks, self._on_table)[seat] if first_play else ()
        breaks = src == showcase(seat) and any(case.whole and card in case.cards for case in cases)
        last_hidden = not first_play and src == hand(seat) and not self._hands[seat]
        return ShowcasePlay(
            seat,
            (card,),
            src,
            TRICK,
            breaks=breaks,
            tally=self._tally(self._on_table | 1 << card),
            reveals=self._reveals() if last_hidden else (),
        )

    def _tally(self, on_table: int = 0, named: bool = True) -> Tally:
        return Tally.of_tricks(self.tricks, on_table, named, self.options)

    def _reveals(self) -> tuple[Reveal, ...]:
        """What can be known of the hands without their showcases in the second play: each player sees all cards but the
        other's hand, and if one hand is empty, everybody sees all but one."""
        left = [(seat, held) for seat, held in enumerate(self._hands) if held]
        return tuple(Reveal(seat, members(held), public=len(left) == 1) for seat, held in left)

    def _finish_trick(self, seat: int, led: int, card: int, events: list[Event] | None) -> None:
        assert self.trump is not None
        first_play = self.stock > 0
        winner = seat if takes(card, led, self.trump) else 1 - seat
        self.led = None
        self.tricks.append(Taken(winner, led, card))
        if events is not None:
            events.append(self._trick(winner))
            events.append(Moved(winner, (led, card), TRICK, showcase(winner) if first_play else OUT))
        if first_play:
            self._shown[winner] |= 1 << led | 1 << card
            self._draw(1 - winner, events)
        self._after_trick(winner, events)

    def _trick(self, winner: int) -> ShowcaseTrick:
        """What is told of the trick that is over."""
        done = len(self.tricks)
        first_play = done <= FIRST_PLAY
        tally = self._tally(named=not first_play)
        number = done if first_play else done - FIRST_PLAY
        case = tally.won[winner] - 1 if first_play else None
        return ShowcaseTrick(winner, winner, number, case, done - 1 == settling(self.options), tally)

    def _draw(self, seat: int, events: list[Event] | None) -> None:
        """The next card of the stock; the last one is the card turned up, which everyone knows."""
        card = self._reserve[-self.stock]
        self.stock -= 1
        self._hands[seat] |= 1 << card
        if events is not None:
            events.append(Moved(seat, (card,), STOCK, hand(seat), hidden=self.stock > 0))

    def _after_trick(self, winner: int, events: list[Event] | None) -> None:
        if len(self.tricks) == FIRST_PLAY:
            self.trump = None
            self._turn_to(namer(self.tricks), events)
        elif len(self.tricks) == FIRST_PLAY + SECOND_PLAY:
            self._end(events)
        else:
            self._turn_to(winner, events)

    def _turn_to(self, seat: int, events: list[Event] | None) -> None:
        self.to_move = seat
        if events is not None:
            events.append(TurnTo(seat))

    def _end(self, events: list[Event] | None) -> None:
        points = self.points
        left = tuple((held | shown).bit_count() for held, shown in zip(self._hands, self._shown, strict=True))
        self.outcome = Outcome((points.index(max(points)),), points, left, "tricks")
        self.to_move = None
        if events is not None:
            events.append(Ended(None, self.outcome))

    @classmethod
    def standing(cls, outcomes: Sequence[Outcome], seat: int) -> tuple[int, ...]:
        return (-sum(outcome.points[seat] for outcome in outcomes),)

    def copy(self) -> Showcase:
        other = super().copy()
        other._hands = self._hands.copy()
        other._shown = self._shown.copy()
        other.tricks = self.tricks.copy()
        return other

    def observe(self, *seats: int) -> ShowcaseObservation:
        counted = len(self.tricks) >= FIRST_PLAY
        return ShowcaseObservation(
            **self._facts(seats, [members(held) for held in self._hands]),
            phase=self.phase,
            trump=self.trump,
            turned=self.turned,
            stock=self.stock,
            led=self.led,
            tricks=tuple(self.tricks),
            showcases=showcases(self.tricks, self._on_table),
            counts=self.counts,
            points=self.points,
            namer=namer(self.tricks) if counted else None,
        )


@dataclass(frozen=True)
class ShowcaseObservation(Observation):
    """``trump`` is one of ``TRUMPS`` by number, None while it is to be named; ``turned`` the card turned up, the last
    one of the ``stock`` (a count); ``led`` the card on the table; ``tricks`` all that are over, in both plays;
    ``showcases`` by seat its tricks of the first play, whatever is left of them; ``counts`` by seat how many of these
    count; ``points`` by seat the tricks won in the second play; ``namer`` who names the trump, None in the first play.
    """

    phase: Phase
    trump: int | None
    turned: int
    stock: int
    led: int | None
    tricks: tuple[Taken, ...]
    showcases: tuple[tuple[Case, ...], ...]
    counts: tuple[int, int]
    points: tuple[int, int]
    namer: int | None

    DECK = Showcase.DECK
    MOVES = Showcase.MOVES

    @property
    def first_leader(self) -> int | None:
        """Who leads to the second play; None until that is settled."""
        index = settling(self.options)
        return self.tricks[index].winner if len(self.tricks) > index else None

    def showcase(self, seat: int) -> tuple[int, ...]:
        """The cards in a seat's showcase, ascending."""
        return tuple(sorted(card for case in self.showcases[seat] for card in case.left))

    def known_hand(self, seat: int) -> Cards:
        """A seat's hand as far as these seats can tell: once every other card has been seen, the rest is that hand."""
        told = seat not in self.seats and len(self.hands[seat]) == self.unseen.bit_count()
        return members(self.unseen) if told else self.hands[seat]

    @cached_property
    def unseen(self) -> int:
        """The cards that lie in a hand these seats do not see, or in the stock, as a bit set."""
        seen = [self.led, *(card for cards in self.hands for card in cards)]
        seen += [card for trick in self.tricks for card in trick[1:]]
        if self.stock:
            seen.append(self.turned)
        return bits(DECK_52) & ~bits(card for card in seen if card is not None)

    def _legal_moves(self) -> tuple[int, ...]:
        if self.trump is None:
            return tuple(NAMINGS)
        return members(playable(*self._held(), self.led, self.trump, self.phase == "second"))

    def _refusal(self, move: int) -> IllegalMove:
        return refusal(move, *self._held(), self.led, self.trump, self.phase == "second")

    def _held(self) -> tuple[int, int]:
        """Hand and showcase of the seat to move."""
        assert self.to_move is not None
        return bits([card for card in self.hands[self.to_move] if card is not None]), bits(self.showcase(self.to_move))

    def likely_choice(self) -> int | None:
        """The suit of which the seat to move holds most, if it is to name the trump."""
        if self.phase != "naming":
            return None
        held, shown = self._held()
        return max(list(NAMINGS)[:4], key=lambda move: ((held | shown) & OF_SUIT[NAMINGS[move]]).bit_count())

    def world(self, rng: random.Random) -> Showcase:
        if self.outcome is not None:
            raise ValueError("the deal is over")
        return self._world(Showcase, self._batches, rng)

    @cached_property
    def _batches(self) -> list[Batch]:
        return remembered(self, self._denied())

    def _denied(self) -> list[int]:
        """By move, the cards its player showed not to hold: who does not follow suit has none in hand, who does not
        trump either has no trump."""
        denied, led, trump = [], None, self.turned & 3
        for _, move in self.moves:
            lacking = 0
            if move in NAMINGS:
                trump = NAMINGS[move]
            elif led is None:
                led = move
            else:
                if (move ^ led) & 3:
                    lacking = OF_SUIT[led & 3] | (COMPELLED[trump] if move & 3 != trump else 0)
                led = None
            denied.append(lacking)
        return denied
