"""How many cards a hand is likely to hold at the end: the end is known, and what a card drawn costs depends on it.

A card more is an answer to more tops. With many rounds to go it saves nearly as much as it costs; in the last rounds it
stays, and counts in full.
"""

from __future__ import annotations

from functools import cache

HIDDEN = 55
FITTING = 4
PENALTY_PAID = 4
"""A hand is as likely to hold none of ``FITTING`` cards (two ranks of two suits), for either colour, as if it were
drawn from ``HIDDEN``, and a penalty is of so many. With these numbers a card more costs what it did in 8000 deals for
two and four: two fifths of a card with ten rounds to go, two thirds with six."""
MOST = 52
USUAL_ROUNDS = 12
"""Looked ahead where nobody can know how many there will be."""


DRAWN_A_TURN = 2
"""Cards, on average."""
REFILL = 4
"""Cards of a usual refill."""


def turns_left(rounds_left: int | None, limit: object, refills: int, stock: int, players: int) -> int:
    """About how many turns a seat has after its turn of this round; ``limit`` is that of refills."""
    turns = USUAL_ROUNDS if rounds_left is None else min(rounds_left, USUAL_ROUNDS)
    if isinstance(limit, int):
        to_draw = stock + REFILL * max(limit - refills - 1, 0)
        turns = min(turns, to_draw // (DRAWN_A_TURN * players))
    return turns


@cache
def cards_at_end(held: int, turns: int) -> float:
    """The cards that a hand of so many is likely to have become after so many turns."""
    if turns == 0 or held == 0:
        return held
    none = (1 - min(held / HIDDEN, 1.0)) ** FITTING
    sheds = 1 - none
    pays = none * (1 - none)
    draws = none * none
    return (
        sheds * cards_at_end(held - 1, turns - 1)
        + pays * cards_at_end(min(held - 1 + PENALTY_PAID, MOST), turns - 1)
        + draws * cards_at_end(min(held + 1, MOST), turns - 1)
    )


def to_come(held: int, turns: int) -> float:
    """The cards that a hand of so many is likely to gain in so many turns; below zero: to lose."""
    return cards_at_end(held, turns) - held
