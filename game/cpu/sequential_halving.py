"""Sequential halving (Karnin, Koren and Somekh, 2013): which move is best, by playing on in many possible worlds.

All moves still in question are played on in the same worlds, with the same luck, so that they differ by nothing else.
After each round the worse half of them drops out, and the others share what is left of the effort.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic

from game.cpu.ismcts import Playout
from game.cpu.thought import Effort, Judged, Thought
from game.rules.deal import Deal, Observation


def halve(observation: Observation, rng: Random, effort: Effort, playout: Playout) -> Thought:
    """What the moves of the seat to move are worth to it, 0 to 1, those first that stayed longest in question."""
    tries = [_Tries(move) for move in observation.legal_moves()]
    question, iterations = tries, 0
    for worlds in _rounds(effort, len(tries)):
        for _ in worlds:
            _play_all(question, observation.world(rng), rng.getrandbits(32), playout)
            iterations += len(question)
        question = sorted(question, key=lambda each: -each.worth)[: (len(question) + 1) // 2]
    judged = [Judged(each.move, each.worth, each.count) for each in tries]
    judged.sort(key=lambda each: (-each.visits, -each.worth))
    return Thought(tuple(judged), iterations)


class _Tries:
    """How often a move has been tried, and with what success."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.count = 0
        self.reward = 0.0

    @property
    def worth(self) -> float:
        return self.reward / self.count


def _play_all(question: list[_Tries], world: Deal, seed: int, playout: Playout) -> None:
    seat, luck = world.to_move, Random()
    assert seat is not None
    for each in question:
        deal = world.copy()
        deal.play(each.move)
        luck.seed(seed)
        each.reward += playout(deal, luck)[seat]
        each.count += 1


def _rounds(effort: Effort, moves: int) -> Iterator[Iterator[int]]:
    """For each round, which halves the moves, its worlds one by one: one at least. All rounds may cost as much."""
    count = max((moves - 1).bit_length(), 1)
    start = monotonic()
    for number in range(1, count + 1):
        if effort.iterations is None:
            yield _until(start + effort.seconds * number / count)
        else:
            yield iter(range(max(effort.iterations // count // moves, 1)))
        moves = (moves + 1) // 2


def _until(end: float) -> Iterator[int]:
    number = 0
    while not number or monotonic() < end:
        yield number
        number += 1
