"""How to play Showcase: lose the first play to name the trump of the second, and keep what wins tricks there.

``normal`` weighs the moves of the first play by rule of thumb (``showcase_weighing.py``), and from the naming on, when
both players know all cards, plays the positions on (``showcase_endgame.py``). ``hard`` plays the first play on in many
possible worlds (``showcase_playout.py``) and solves the second (``showcase_solver.py``).
"""

from __future__ import annotations

from random import Random

from game.cpu.hint import Hint
from game.cpu.judgement import Judgement
from game.cpu.sequential_halving import halve
from game.cpu.showcase.alpha_beta import Budget
from game.cpu.showcase.endgame import best_answer, best_lead
from game.cpu.showcase.heuristics import (
    TrickValue,
    chance_of,
    holdings,
    weigh,
)
from game.cpu.showcase.hints import CLAIMS, reason
from game.cpu.showcase.rollout import play_on
from game.cpu.showcase.solver import solve, solve_naming
from game.cpu.thought import Effort, Judged, Thought
from game.rules.cards import rank
from game.rules.showcase.deal import ShowcaseObservation
from game.rules.showcase.tricks import COMPELLED, NAMINGS, SECOND_PLAY, takes

NODES = 60
"""Positions of the second play that the solver may look at for each iteration: they take about as long."""


class ShowcaseJudgement(Judgement[ShowcaseObservation]):
    claims = CLAIMS

    def easy(self, observation: ShowcaseObservation, rng: Random) -> int:
        """Leads any card, takes every trick as cheaply as can be, and names the longest suit."""
        moves = observation.legal_moves()
        trump, led = observation.trump, observation.led
        if trump is None:
            mine, _ = holdings(observation)
            return max(moves, key=lambda move: (mine & COMPELLED[NAMINGS[move]]).bit_count())
        if led is None:
            return rng.choice(moves)
        winning = [move for move in moves if takes(move, led, trump)]
        return min(winning or moves, key=lambda move: (move & 3 == trump, rank(move)))

    def weighed(self, observation: ShowcaseObservation) -> list[Judged]:
        """Every move of the first play; later the best one alone."""
        if observation.phase == "second":
            return [Judged(*_second_play(observation))]
        choices = weigh_trumps(observation)[:1] if observation.phase == "naming" else weigh(observation)
        return [Judged(choice.move, choice.worth) for choice in choices]

    def think(self, observation: ShowcaseObservation, rng: Random, effort: Effort) -> Thought:
        """Every move with its chance to win the deal; later by the tricks it will win in all, for certain if it is
        exact.

        Up to the naming the chance is an estimate of the second play; see ``chance_of`` for what it is later.
        """
        if observation.phase == "first":
            return halve(observation, rng, effort, play_on)
        seat = observation.to_move
        assert seat is not None
        mine, other = holdings(observation)
        budget = Budget(effort.seconds) if effort.iterations is None else Budget(nodes=NODES * effort.iterations)
        if observation.trump is None:
            solution = solve_naming(mine, other, observation.first_leader == seat, budget=budget)
        else:
            tricks = SECOND_PLAY - sum(observation.points)
            solution = solve(mine, other, observation.trump, tricks, observation.led, budget)
        won = observation.points[seat]
        judged = [Judged(move, chance_of(won + tricks)) for move, tricks in solution.likely.items()]
        judged.sort(key=lambda each: (each.move != solution.best, -each.worth))
        return Thought(tuple(judged), budget.nodes // NODES, solution.exact)

    def reason(self, observation: ShowcaseObservation, thought: Thought) -> Hint:
        return reason(observation, thought)


JUDGEMENT = ShowcaseJudgement()


def weigh_trumps(observation: ShowcaseObservation) -> list[TrickValue]:
    """Every naming with the tricks it is likely to win in the second play, the best one first."""
    mine, other = holdings(observation)
    weighed = []
    for move, trump in NAMINGS.items():
        if observation.first_leader == observation.to_move:
            tricks = best_lead(mine, other, trump, SECOND_PLAY)[1]
        else:
            tricks = SECOND_PLAY - best_lead(other, mine, trump, SECOND_PLAY)[1]
        weighed.append(TrickValue(move, 0.0, tricks))
    return sorted(weighed, key=lambda choice: -choice.worth)


def _second_play(observation: ShowcaseObservation) -> tuple[int, int]:
    """The best card, and how many of the tricks to come it is likely to win."""
    assert observation.trump is not None
    mine, other = holdings(observation)
    tricks = SECOND_PLAY - sum(observation.points)
    if observation.led is None:
        return best_lead(mine, other, observation.trump, tricks)
    return best_answer(mine, other, observation.led, observation.trump, tricks)
