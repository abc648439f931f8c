"""How ``hard`` thinks in Svoloch: a tree of the seat's own turns, in worlds it cannot tell from the real one.

Every move is tried in the same worlds, so that their luck is the same for all, until it has fallen far behind the best
one. The seat's later turns follow what has done well after its moves so far: one tree serves all worlds, as a player
cannot tell them apart either. The others play in quick styles, drawn by lot as their moves so far suggest: a player who
takes all of them for savers beats three spenders hardly more often than one who does not think.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from game.cpu.ismcts import rounds
from game.cpu.svoloch.features import Sight
from game.cpu.svoloch.opponent_model import likelihood, manners
from game.cpu.svoloch.policies import Style, styles
from game.cpu.thought import Effort, Judged, Thought
from game.rules.svoloch.deal import Svoloch, SvolochObservation

EXPLORATION = 0.3
"""How much a later move that was seldom tried is favoured; between 0.2 and 0.4 it makes no difference."""
LEANING = 0.1
"""How much of a chance to win it is taken for to be worth 1 more to the saver."""
DOUBT, DOUBT_PER_CARD = 10, 10
"""That counts as much as so many tries do, the more of them the more cards are still to be drawn: then moves are worth
much the same, and tries tell of little but luck. Found by how much better than the saver's were the moves that so many
tries pointed to, in some three hundred positions."""
UNSURE = 5.0
"""How much less, in the saver's unit, what is not sure to win is worth where something is."""
BEHIND = 1.2
"""A move is given up when it is behind by more than this over the root of its tries: two to three deviations."""
HEAVIEST = 8.0
"""By how much more than a usual world one may count."""
FEW_LEFT = 0.03
"""What a lost deal is worth with next to no cards left …"""
MANY_LEFT = 8
"""… and nothing with so many, evenly between: cards left decide where deals won are equal."""


class Branch:
    """A move of the seat, after certain others of its own, and what came of it. ``visits`` are weighted."""

    __slots__ = ("later", "lean", "offered", "reward", "visits")

    def __init__(self, lean: float) -> None:
        self.later: dict[int, Branch] = {}
        self.lean = lean
        self.offered = 0
        self.reward = 0.0
        self.visits = 0.0

    def mean(self) -> float:
        """What it has brought; next to nothing is known of what was never tried."""
        return self.reward / self.visits if self.visits else 0.5

    def worth(self, usual: float, doubt: float) -> float:
        """What it is likely to bring where moves usually bring so much."""
        return (self.reward + doubt * (usual + LEANING * self.lean)) / (self.visits + doubt)

    def promise(self, usual: float) -> float:
        return self.worth(usual, DOUBT) + EXPLORATION * sqrt(log(self.offered + 1) / (self.visits + 1))


def think(observation: SvolochObservation, rng: Random, effort: Effort) -> Thought:
    """What the moves of the seat to move are worth: its chance of winning, and a little for few cards left.

    An iteration is a world in which each move that is not given up is tried; there are no more when one is left.
    """
    tree, iterations = _Tree(observation, rng), 0
    for _ in rounds(effort):
        tree.iterate()
        iterations += 1
        if len(tree.racing) == 1:
            break
    return tree.thought(iterations)


class _Tree:
    """The seat's own moves; ``racing`` are those of this turn that are not given up."""

    def __init__(self, observation: SvolochObservation, rng: Random) -> None:
        assert observation.to_move is not None
        self.seen, self.seat, self.rng = observation, observation.to_move, rng
        self.saver, _ = styles()
        self.branches: dict[int, Branch] = {}
        self.racing: list[Branch] = []
        self.worlds = 0
        self.usual_likelihood = 0.0

    def iterate(self) -> None:
        world = self.seen.world(self.rng)
        if not self.branches:
            self._offer(world, self.branches)
            self._prefer_what_is_sure()
        read = manners(world, self.seat)
        others = [self.rng.choices(styles(), manner)[0] for manner in read]
        weight = self._weight(likelihood(read))
        for move, branch in self.branches.items():
            if branch in self.racing:
                deal = world.copy()
                deal.play(move)
                self._play_on(deal, branch, others, weight)
        self._give_up()

    def _weight(self, likelihood: float) -> float:
        """How much a world of this likelihood counts, next to a usual one; within bounds, for the styles are rough."""
        self.worlds += 1
        self.usual_likelihood += (likelihood - self.usual_likelihood) / self.worlds
        return min(likelihood / self.usual_likelihood, HEAVIEST)

    def _prefer_what_is_sure(self) -> None:
        """Lean away from all else where a move is sure to win: luck in a few dozen worlds is nothing against that."""
        sight = Sight(self.seen)
        sure = [move for move in self.branches if sight.goes_out(move)] or [
            move for move in self.branches if sight.wins_next(move)
        ]
        for move, branch in self.branches.items():
            if sure and move not in sure:
                branch.lean -= UNSURE
        self.racing = list(self.branches.values())

    def _give_up(self) -> None:
        """All that is far behind, unless it is the best one as the saver sees it."""
        worths = self._worths()
        least = max(branch.mean() for branch in self.racing) - BEHIND / sqrt(self.racing[0].visits)
        most = max(worths[branch] for branch in self.racing)
        self.racing = [branch for branch in self.racing if branch.mean() >= least or worths[branch] == most]

    def _worths(self) -> dict[Branch, float]:
        usual = sum(branch.mean() for branch in self.racing) / len(self.racing)
        doubt = DOUBT + DOUBT_PER_CARD * self.seen.stock
        return {branch: branch.worth(usual, doubt) for branch in self.branches.values()}

    def _play_on(self, deal: Svoloch, branch: Branch, others: Sequence[Style], weight: float) -> None:
        """Follow the tree until a branch is new, from there on the saver, and credit every branch on the way."""
        path = [branch]
        while deal.to_move is not None:
            if deal.to_move != self.seat:
                deal.play(others[deal.to_move].choose(deal))
            elif path[-1].visits and len(deal.legal_moves()) > 1:
                offered = self._offer(deal, path[-1].later)
                usual = path[-1].mean()
                move = max(offered, key=lambda each: offered[each].promise(usual))
                path.append(offered[move])
                deal.play(move)
            else:
                deal.play(self.saver.choose(deal))
        reward = self._reward(deal)
        for each in path:
            each.visits += weight
            each.reward += weight * reward

    def _offer(self, deal: Svoloch, branches: dict[int, Branch]) -> dict[int, Branch]:
        """The branches of the legal moves; new ones are leant towards as the saver likes them."""
        offered = {}
        for move, lean in self.saver.leans(deal).items():
            if move not in branches:
                branches[move] = Branch(lean)
            offered[move] = branches[move]
            offered[move].offered += 1
        return offered

    def _reward(self, deal: Svoloch) -> float:
        assert deal.outcome is not None
        if self.seat in deal.outcome.winners:
            return 1.0
        return FEW_LEFT * max(0.0, 1 - deal.outcome.cards_left[self.seat] / MANY_LEFT)

    def thought(self, iterations: int) -> Thought:
        worths = self._worths()
        best_first = sorted(self.branches.items(), key=lambda item: (-item[1].visits, -worths[item[1]]))
        return Thought(
            tuple(
                Judged(move, min(1.0, max(0.0, worths[branch])), round(branch.visits)) for move, branch in best_first
            ),
            iterations,
        )
