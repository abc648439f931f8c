"""The tempers of Showcase."""

from __future__ import annotations

from game.cpu.tempers import Leanings
from game.rules.cards import CARDS, bits, rank
from game.rules.showcase.deal import ShowcaseObservation
from game.rules.showcase.tricks import ALL_TRUMPS, NAMINGS, NO_TRUMP, OF_SUIT, takes

SLACK = {"normal": 0.05, "hard": 0.01}
"""In tricks; to ``hard`` in wins."""

HIGH = rank(CARDS["JC"])


class ShowcaseLeanings(Leanings[ShowcaseObservation]):
    slack = SLACK

    def lean(self, temper: str, observation: ShowcaseObservation, move: int) -> float:
        """The cautious keep trumps and high cards, the bold go after tricks with them, the tidy play from the suit of
        which they have most, and break up no case."""
        trump = observation.trump
        if trump is None:
            return _naming(temper, NAMINGS[move])
        if temper == "cautious":
            return ((move & 3 != trump) + (rank(move) < HIGH)) / 2
        if temper == "bold":
            wins = observation.led is not None and takes(move, observation.led, trump)
            return (4 * wins + 2 * (move & 3 == trump) + rank(move) / 12) / 7
        return _order(observation, move)


LEANINGS = ShowcaseLeanings()


def _naming(temper: str, trump: int) -> float:
    if temper == "tidy":
        return float(trump < NO_TRUMP)
    return float(trump == (NO_TRUMP if temper == "cautious" else ALL_TRUMPS))


def _order(observation: ShowcaseObservation, card: int) -> float:
    hand = bits(held for held in observation.hand(observation.to_move or 0) if held is not None)
    return (hand & OF_SUIT[card & 3]).bit_count() / 13 if hand >> card & 1 else 0.0
