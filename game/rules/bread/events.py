"""What only Bread and Chocolate tells besides the events of all games."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.bread.moves import penalty
from game.rules.events import Event, Refilled, TurnTo


@dataclass(frozen=True)
class BreadTurn(TurnTo):
    """``round`` is 0 in the opening, then counts from 1; ``rounds_left`` are those after this one, 0 in the last round,
    None where no number was agreed on: fewer follow if the refills are used up before. ``top`` lies on top of the
    discard pile, and so many cards are ``to_be_had`` by whoever plays one and has to draw."""

    round: int
    rounds_left: int | None
    top: int
    to_be_had: int

    def cost(self, card: int) -> int:
        """How many cards it would cost to play this one."""
        return penalty(card, self.top, self.to_be_had)


@dataclass(frozen=True)
class BreadRefill(Refilled):
    """``last_round``: whether the last round has come, or comes right after the opening; ``brings_it``: whether by this
    refill the round that is being played becomes the last."""

    last_round: bool
    brings_it: bool


@dataclass(frozen=True)
class LastRound(Event):
    """The round that begins is the last; told before its first turn."""
