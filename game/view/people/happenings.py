"""What happens to those at a table, as characters feel and speak of it: read out of what everybody has seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.rules import GAMES
from game.rules.cards import RED_JOKER, rank
from game.rules.events import (
    PILE,
    Cleared,
    Dealt,
    Ended,
    Event,
    Moved,
    Passed,
    Penalty,
    Trick,
    TrumpNamed,
    Turnaround,
    TurnTo,
    hand,
    holder,
)
from game.rules.outcome import Outcome, places
from game.view.stage.stage import Stage

Occasion = Literal[
    "deal",
    "penalty",
    "joker",
    "turnaround",
    "unbeaten",
    "beaten",
    "pass",
    "last",
    "trick",
    "trump",
    "won",
    "lost",
]
"""``unbeaten``: nobody beats what the seat has played; ``beaten``: it was, by a card one rank away; ``last``: the seat
has one card left; ``lost``: it is last at the end of a deal."""

LARGE_PENALTY, PENALTY = 6, 3
"""From how many cards on a penalty is one to talk about."""


@dataclass(frozen=True)
class Happening:
    """``seat`` is whom it happens to, None: everybody. ``large``: more than usual."""

    occasion: Occasion
    seat: int | None
    large: bool = False


class Happenings:
    """``read`` is told of each event as it begins. ``last_card_counts``: whether a hand of one card is news."""

    def __init__(self, stage: Stage, last_card_counts: bool = True) -> None:
        self._stage, self._last_card_counts = stage, last_card_counts
        self._top: tuple[int, int] | None = None
        """Who has played the top card of a pile that is to be beaten, and its rank."""
        self._player: int | None = None
        """Who has played a card since the last turn began."""

    def forget(self) -> None:
        """What was read is not so any more."""
        self._top = self._player = None

    def read(self, event: Event) -> list[Happening]:
        """What it comes to; the stage shows the event already."""
        seat = event.seat
        match event:
            case Dealt():
                self.forget()
                return [Happening("deal", None)]
            case Penalty(_, count, missing) if count - missing >= PENALTY:
                return [Happening("penalty", seat, count - missing >= LARGE_PENALTY)]
            case Moved(src=src) if seat is not None and holder(src) is not None:
                self._player = seat
                return self._beaten(seat, event) if event.dst == PILE else []
            case Cleared(joker=joker):
                top, self._top = self._top, None
                if joker and self._player is not None:
                    return [Happening("joker", self._player)]
                return [Happening("unbeaten", top[0])] if top and not joker else []
            case Turnaround() if self._top and self._player == seat:
                return [Happening("turnaround", seat)]
            case Passed():
                return [Happening("pass", seat)]
            case Trick(winner=winner):
                return [Happening("trick", winner)]
            case TrumpNamed():
                return [Happening("trump", seat)]
            case TurnTo():
                return self._turn_over()
            case Ended(outcome=outcome):
                self.forget()
                return self._end(outcome)
        return []

    def _beaten(self, seat: int, event: Moved) -> list[Happening]:
        """A play lies on the pile; a joker takes it away with the next event."""
        card, before = event.cards[-1], self._top
        if card is None or card >= RED_JOKER:
            return []
        self._top = seat, rank(card)
        narrowly = before is not None and before[0] != seat and abs(before[1] - rank(card)) == 1
        return [Happening("beaten", before[0])] if before and narrowly else []

    def _turn_over(self) -> list[Happening]:
        player, self._player = self._player, None
        if player is None or not self._last_card_counts:
            return []
        return [Happening("last", player)] if self._stage.count(hand(player)) == 1 else []

    def _end(self, outcome: Outcome) -> list[Happening]:
        seats = range(self._stage.players)
        order = places([GAMES[self._stage.game].standing([outcome], seat) for seat in seats])
        lost = [seat for seat in seats if order[seat] == max(order) and seat not in outcome.winners]
        return [*(Happening("won", seat) for seat in outcome.winners), *(Happening("lost", seat) for seat in lost)]
