"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), the same for every game.

Each iteration deals a world that the seat cannot tell from the real one, follows the tree of moves down through those
that are legal in it, adds one move, has the game play on from there, and credits every move on the way with what its
player got. One tree serves all worlds: a move is weighed against how often it was there to be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import log, sqrt
from random import Random
from time import monotonic
from typing import Any

from game.cpu.thought import Effort, Judged, Thought
from game.rules.deal import Deal, Observation

EXPLORATION = 0.6
"""How much a move that was seldom tried is favoured."""
LOOKS = 16
"""Iterations between two looks at the clock."""

Playout = Callable[[Any, Random], Sequence[float]]
"""Plays a deal of its game on, to its end or as far as it has to be, and tells what each seat gets, 0 to 1."""
Habit = Callable[[Any], int]
"""The move that a playout would make."""


@dataclass(frozen=True)
class Growth:
    """How the tree grows. ``evenly``: every move of the seat is tried in each world, so that all are weighed against
    the same luck, instead of the promising ones more often. A move gets replies of its own once it is ``ripe``, having
    been tried so often; until then the playout replies. ``habit`` is the reply that is tried first."""

    evenly: bool = False
    ripe: int = 1
    habit: Habit | None = None
    exploration: float = EXPLORATION


PLAIN = Growth()


class Node:
    """A move in the tree, seen by who made it."""

    __slots__ = ("available", "children", "reward", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.reward = 0.0

    def grown(self, move: int) -> Node:
        """The new node of a move that was not tried before."""
        child = self.children[move] = Node()
        child.available = 1
        return child

    def promise(self, exploration: float) -> float:
        return self.reward / self.visits + exploration * sqrt(log(self.available) / self.visits)


def search(observation: Observation, rng: Random, effort: Effort, playout: Playout, share: int = 1,
           growth: Growth = PLAIN) -> Thought:
    """What the moves of the seat to move are worth to it, the best one first.

    ``share`` iterations in a row are played in the same world, where dealing one takes longer than playing it on.
    """
    tree = _Tree(rng, playout, growth)
    moves = observation.legal_moves()
    share = len(moves) if growth.evenly else share
    iterations = 0
    for number in _rounds(effort):
        if number % share == 0:
            world = observation.world(rng)
        tree.iterate(world.copy() if share > 1 else world, moves[number % share] if growth.evenly else None)
        iterations += 1
    return Thought(tuple(tree.judged(moves)), iterations)


class _Tree:
    def __init__(self, rng: Random, playout: Playout, growth: Growth) -> None:
        self.root = Node()
        self.rng = rng
        self.playout = playout
        self.growth = growth

    def iterate(self, deal: Deal, first: int | None) -> None:
        """One way through the tree and on to the end, beginning with the move ``first`` if there is one."""
        node, path = self.root, []
        while deal.outcome is None and (node is self.root or node.visits >= self.growth.ripe):
            seat = deal.to_move
            assert seat is not None
            move = first if first is not None and node is self.root else self._choose(node, deal)
            node = node.children.get(move) or node.grown(move)
            path.append((seat, node))
            deal.play(move)
        rewards = self.playout(deal, self.rng)
        for seat, node in path:
            node.visits += 1
            node.reward += rewards[seat]

    def _choose(self, node: Node, deal: Deal) -> int:
        """A move that was never tried, if there is one, else the most promising one."""
        moves, children = deal.legal_moves(), node.children
        untried = []
        for move in moves:
            if move in children:
                children[move].available += 1
            else:
                untried.append(move)
        if not untried:
            exploration = self.growth.exploration
            return max(moves, key=lambda move: children[move].promise(exploration))
        if self.growth.habit and len(untried) > 1:
            move = self.growth.habit(deal)
            if move in untried:
                return move
        return self.rng.choice(untried)

    def judged(self, moves: Sequence[int]) -> list[Judged]:
        """The moves of the root, the one that was tried most first; if all are tried evenly, the one worth most."""
        judged = [_judged(move, self.root.children.get(move)) for move in moves]
        judged.sort(key=lambda each: (0 if self.growth.evenly else -each.visits, -each.worth))
        return judged


def _rounds(effort: Effort) -> Iterator[int]:
    """Counts iterations until there have been enough of them, or the time is over; there is one at least."""
    if effort.iterations is not None:
        yield from range(effort.iterations)
        return
    end = monotonic() + effort.seconds
    for number in count():
        if number and number % LOOKS == 0 and monotonic() >= end:
            return
        yield number


def _judged(move: int, node: Node | None) -> Judged:
    return Judged(move, node.reward / node.visits, node.visits) if node and node.visits else Judged(move, 0.0)


def play_at_random(deal: Deal, rng: Random) -> Sequence[float]:
    """The plainest playout: any legal move to the end, and the winners share what there is to get."""
    while deal.outcome is None:
        deal.play(rng.choice(deal.legal_moves()))
    return shares(deal)


def shares(deal: Deal) -> Sequence[float]:
    """By seat, its share of the win of a deal that is over."""
    assert deal.outcome is not None
    winners = deal.outcome.winners
    return [(seat in winners) / len(winners) for seat in range(deal.players)]
