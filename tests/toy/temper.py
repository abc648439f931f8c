"""The tempers of the toy game."""

from __future__ import annotations

from game.cpu.tempers import Leanings
from game.rules.cards import rank
from tests.toy.rules import ToyObservation

SLACK = {"normal": 0.5, "hard": 0.02}


class ToyLeanings(Leanings[ToyObservation]):
    slack = SLACK

    def lean(self, temper: str, observation: ToyObservation, move: int) -> float:
        return rank(move) / 12 if temper == "bold" else 1 - rank(move) / 12


LEANINGS = ToyLeanings()
