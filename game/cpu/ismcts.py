"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), the same for every game.

Each iteration deals a world that the seat cannot tell from the real one, follows the tree of moves down through those
that are legal in it, adds one move, has the game play on from there, and credits every move on the way with what its
player got. One tree serves all worlds: a move is weighed against how often it was there to be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import log, sqrt
from random import Random
from time import monotonic
from typing import Any

from game.cpu.thought import Effort, Judged, Thought
from game.rules.deal import Deal, Observation

EXPLORATION = 0.6
"""How much a move that was seldom tried is favoured. In Bread half or twice as much were no better."""
LOOKS = 16
"""Iterations between two looks at the clock."""

Playout = Callable[[Any, Random], Sequence[float]]
"""Plays a deal of its game on, to its end or as far as it has to be, and tells what each seat gets, 0 to 1."""


class Node:
    """A move in the tree, seen by who made it."""

    __slots__ = ("available", "children", "reward", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.reward = 0.0

    def promise(self) -> float:
        """What it may be worth at most, by what is known of it (UCB1): the less often it was tried, the more."""
        return self.reward / self.visits + EXPLORATION * sqrt(log(self.available) / self.visits)


def search(observation: Observation, rng: Random, effort: Effort, playout: Playout, share: int = 1) -> Thought:
    """What the moves of the seat to move are worth to it, 0 to 1, the one that was tried most first.

    ``share`` iterations in a row are played in the same world, where dealing one takes longer than playing it on.
    """
    root, iterations = Node(), 0
    for number in rounds(effort):
        if number % share == 0:
            world = observation.world(rng)
        _iterate(root, world.copy() if share > 1 else world, rng, playout)
        iterations += 1
    judged = [_judged(move, root.children.get(move)) for move in observation.legal_moves()]
    judged.sort(key=lambda each: (-each.visits, -each.worth))
    return Thought(tuple(judged), iterations)


def rounds(effort: Effort) -> Iterator[int]:
    """Counts iterations until there have been enough of them, or the time is over; there is one at least."""
    if effort.iterations is not None:
        yield from range(effort.iterations)
        return
    end = monotonic() + effort.seconds
    for number in count():
        if number and number % LOOKS == 0 and monotonic() >= end:
            return
        yield number


def _iterate(root: Node, deal: Deal, rng: Random, playout: Playout) -> None:
    node, path = root, []
    while deal.outcome is None:
        seat = deal.to_move
        assert seat is not None
        move, node = _choose(node, deal.legal_moves(), rng)
        path.append((seat, node))
        deal.play(move)
        if not node.visits:
            break
    rewards = playout(deal, rng)
    for seat, node in path:
        node.visits += 1
        node.reward += rewards[seat]


def _choose(node: Node, moves: tuple[int, ...], rng: Random) -> tuple[int, Node]:
    """A move that was never tried, if there is one, else the most promising one."""
    children = node.children
    untried = [move for move in moves if move not in children]
    for move in moves:
        if move in children:
            children[move].available += 1
    if untried:
        move = rng.choice(untried)
        child = children[move] = Node()
        child.available = 1
        return move, child
    move = max(moves, key=lambda each: children[each].promise())
    return move, children[move]


def _judged(move: int, node: Node | None) -> Judged:
    return Judged(move, node.reward / node.visits, node.visits) if node and node.visits else Judged(move, 0.0)


def shares(deal: Deal) -> Sequence[float]:
    """By seat, its share of the win of a deal that is over."""
    assert deal.outcome is not None
    winners = deal.outcome.winners
    return [(seat in winners) / len(winners) for seat in range(deal.players)]
