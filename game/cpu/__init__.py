"""CPU players: they see an Observation and nothing else (DESIGN.md, "CPU players").

Each game has one file of judgement here, named by its key, with the functions of ``Judgement``.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Protocol

from game.cpu.hint import Hint
from game.cpu.thought import Effort, Judged, Thought
from game.rules.deal import Observation

LEVELS: tuple[str, ...] = ("random", "easy", "normal", "hard")
"""From weakest to strongest."""


class Judgement(Protocol):
    """What a game's file of judgement offers. The observation is that of the seat to move, with a choice to make."""

    def easy(self, observation: Observation, rng: Random) -> int:
        """The move of a player who knows the rules and little more."""

    def weighed(self, observation: Observation) -> list[Judged]:
        """The moves a sensible player would think of, the best ones among them: this is ``normal``."""

    def think(self, observation: Observation, rng: Random, effort: Effort) -> Thought:
        """All legal moves, weighed by playing on in many possible worlds: this is ``hard``."""

    def hint(self, observation: Observation) -> Hint:
        """What ``normal`` would play, and why."""


def choose(level: str, observation: Observation, rng: Random, effort: Effort | None = None) -> int:
    """A legal move of the seat to move, whose observation this must be; ValueError for an unknown level.

    ``effort`` is that of ``hard``; the other levels do not think ahead.
    """
    if level not in LEVELS:
        raise ValueError(f"unknown level {level!r}")
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves[0]
    if level == "random":
        return rng.choice(moves)
    if level == "easy":
        return _judgement(observation.game).easy(observation, rng)
    return _one_of_the_best(think(level, observation, rng, effort), rng)


def think(level: str, observation: Observation, rng: Random, effort: Effort | None = None) -> Thought:
    """What the moves of the seat to move are worth at ``normal`` or ``hard``; ValueError for another level."""
    judgement = _judgement(observation.game)
    if level == "normal":
        return Thought.of(judgement.weighed(observation))
    if level == "hard":
        return judgement.think(observation, rng, effort or Effort())
    raise ValueError(f"no level that thinks: {level!r}")


def _one_of_the_best(thought: Thought, rng: Random) -> int:
    """By lot among those that are as good as the best one."""
    best = thought.best
    equals = [each for each in thought.judged if (each.worth, each.visits) == (best.worth, best.visits)]
    return rng.choice(equals).move


def seat_rng(seed: int, seat: int) -> Random:
    """The source of a seat's choices in a deal, the same for the same deal."""
    return Random(f"{seed}/cpu/{seat}")


def hint(observation: Observation) -> Hint:
    """Advice for the seat to move, at the level of ``normal``."""
    moves = observation.legal_moves()
    return Hint(moves[0], "only_move") if len(moves) == 1 else _judgement(observation.game).hint(observation)


def _judgement(game: str) -> Judgement:
    module: Judgement = import_module(f"game.cpu.{game}")
    return module
