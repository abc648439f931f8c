"""The plainest game there is, for what searches any game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.cpu.ismcts import shares
from game.rules.deal import Outcome


class Heap:
    """Two players take one or two stones in turn; who takes the last one wins. A multiple of three is lost."""

    players = 2

    def __init__(self, stones: int) -> None:
        self.stones = stones
        self.to_move: int | None = 0
        self.outcome: Outcome | None = None

    def legal_moves(self) -> tuple[int, ...]:
        return tuple(range(1, min(self.stones, 2) + 1))

    def play(self, move: int) -> None:
        assert self.to_move is not None
        self.stones -= move
        if not self.stones:
            self.outcome = Outcome((self.to_move,), (), (), "out")
        self.to_move = 1 - self.to_move

    def copy(self) -> Heap:
        other = Heap(self.stones)
        other.to_move = self.to_move
        return other


class SeenHeap:
    """All there is to know of a heap; counts the worlds it was asked for."""

    def __init__(self, stones: int) -> None:
        self.heap = Heap(stones)
        self.worlds = 0

    def legal_moves(self) -> tuple[int, ...]:
        return self.heap.legal_moves()

    def world(self, rng: Random) -> Heap:
        self.worlds += 1
        return self.heap.copy()


def play_at_random(deal: Any, rng: Random) -> Sequence[float]:
    """The plainest way to play on: any legal move to the end, and the winners share what there is to get."""
    while deal.outcome is None:
        deal.play(rng.choice(deal.legal_moves()))
    return shares(deal)
