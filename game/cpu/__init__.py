"""CPU players: they see an Observation and nothing else (DESIGN.md, "CPU players").

Each game has one file of judgement here, named by its key, with the functions of ``Judgement``.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Protocol

from game.cpu.hint import Hint
from game.rules.deal import Observation

LEVELS: tuple[str, ...] = ("random", "easy", "normal")
"""From weakest to strongest."""


class Judgement(Protocol):
    """What a game's file of judgement offers. The observation is that of the seat to move, with a choice to make."""

    def easy(self, observation: Observation, rng: Random) -> int:
        """The move of a player who knows the rules and little more."""

    def normal(self, observation: Observation, rng: Random) -> int:
        """The move of a sensible player."""

    def hint(self, observation: Observation) -> Hint:
        """What ``normal`` would play, and why."""


def choose(level: str, observation: Observation, rng: Random) -> int:
    """A legal move of the seat to move, whose observation this must be; ValueError for an unknown level."""
    if level not in LEVELS:
        raise ValueError(f"unknown level {level!r}")
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves[0]
    if level == "random":
        return rng.choice(moves)
    play = _judgement(observation.game).easy if level == "easy" else _judgement(observation.game).normal
    return play(observation, rng)


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
