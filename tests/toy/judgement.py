"""How the toy game is played: ring the bell if you can."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.cpu.hint import Hint
from game.cpu.ismcts import search, shares
from game.cpu.judgement import Judgement
from game.cpu.thought import Effort, Judged, Thought
from game.rules.cards import suit
from game.rules.deal import Deal
from tests.toy.rules import ToyObservation


def _rings(observation: ToyObservation, card: int) -> bool:
    return observation.last is not None and suit(observation.last) == suit(card)


def _play_on(deal: Deal, rng: Random) -> Sequence[float]:
    while deal.outcome is None:
        deal.play(rng.choice(deal.legal_moves()))
    return shares(deal)


class ToyJudgement(Judgement[ToyObservation]):
    def easy(self, observation: ToyObservation, rng: Random) -> int:
        return rng.choice(observation.legal_moves())

    def weighed(self, observation: ToyObservation) -> list[Judged]:
        return [Judged(card, float(_rings(observation, card))) for card in observation.legal_moves()]

    def think(self, observation: ToyObservation, rng: Random, effort: Effort) -> Thought:
        return search(observation, rng, effort, _play_on)

    def reason(self, observation: ToyObservation, thought: Thought) -> Hint:
        card = thought.best.move
        return Hint(card, "rings" if _rings(observation, card) else "waits")


JUDGEMENT = ToyJudgement()
