"""The tempers of Svoloch."""

from __future__ import annotations

from game.cpu.tempers import Leanings
from game.rules.cards import CARDS, rank
from game.rules.svoloch.combinations import CARDS_OF, JOKERS, PASS
from game.rules.svoloch.deal import SvolochObservation

SLACK = {"normal": 0.15, "hard": 0.02}
"""In turns that a hand still takes; to ``hard`` in wins."""

PASSING = {"cautious": 1.0, "bold": 0.0, "tidy": 0.5}
JOKER = {"cautious": 0.0, "bold": 0.25, "tidy": 0.25}
MOST = 4
"""The longest run."""
HIGH = rank(CARDS["9C"])


class SvolochLeanings(Leanings[SvolochObservation]):
    slack = SLACK

    def lean(self, temper: str, observation: SvolochObservation, move: int) -> float:
        """The cautious keep jokers, high cards and cards enough; the bold play several cards at once, and high ones;
        the tidy break up nothing that belongs together."""
        if move == PASS:
            return PASSING[temper]
        if move in JOKERS:
            return JOKER[temper]
        cards = CARDS_OF[move]
        height, count = rank(cards[0]), len(cards)
        if temper == "cautious":
            return 1 - (height / 12 + count / MOST) / 2
        if temper == "bold":
            return ((count > 1) + (height >= HIGH)) / 2
        held = [card for card in observation.hand(observation.to_move or 0) if card is not None and card not in JOKERS]
        return 1 - sum(rank(card) == height and card not in cards for card in held) / MOST


LEANINGS = SvolochLeanings()
