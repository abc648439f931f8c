"""The tempers of Bread and Chocolate."""

from __future__ import annotations

from collections.abc import Sequence

from game.cpu.tempers import Leanings
from game.rules.bread.deal import BreadObservation
from game.rules.bread.moves import DRAW, FLIP, IS_RED, OPENING, PASS, SPREAD
from game.rules.cards import CARDS, rank

SLACK = {"normal": 4.0, "hard": 0.03}
"""In card points; to ``hard`` in wins."""

OPENINGS = {
    "cautious": {PASS: 1.0, FLIP: 0.5, SPREAD: 0.0},
    "bold": {PASS: 0.0, FLIP: 0.5, SPREAD: 1.0},
    "tidy": {PASS: 0.5, FLIP: 1.0, SPREAD: 0.0},
}
"""The cautious leave the pile alone, the bold try their luck with it, the tidy turn it over."""
DRAWING = {"cautious": 1.0, "bold": 0.0, "tidy": 0.5}
HIGH = rank(CARDS["JC"])


class BreadLeanings(Leanings[BreadObservation]):
    slack = SLACK

    def lean(self, temper: str, observation: BreadObservation, move: int) -> float:
        """The cautious keep cards of both colours and lay no high one, on which penalties are high; the bold lay the
        highest; the tidy play from the suit of which they have most."""
        if move in OPENING:
            return OPENINGS[temper][move]
        if move == DRAW:
            return DRAWING[temper]
        if temper == "bold":
            return rank(move) / 12
        hand = observation.hand(observation.to_move or 0)
        left = [card for card in hand if card is not None and card != move]
        if temper == "cautious":
            return (_both_colours(left) + (rank(move) < HIGH)) / 2
        return sum(card & 3 == move & 3 for card in left) / 13


LEANINGS = BreadLeanings()


def _both_colours(cards: Sequence[int]) -> float:
    """How evenly cards are of both colours: who has both is seldom made to play the wrong one."""
    red = sum(IS_RED[card] for card in cards)
    return 1 - abs(2 * red - len(cards)) / max(len(cards), 1)
