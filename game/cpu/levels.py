"""The levels of CPU players, and what they choose, advise and give as reasons."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game.cpu.hint import Hint
from game.cpu.judgement import judgement_of
from game.cpu.tempers import prefer
from game.cpu.thought import Effort, Judged, Thought

if TYPE_CHECKING:
    from game.rules.deal import Observation

LEVELS: tuple[str, ...] = ("random", "easy", "normal", "hard")
"""From weakest to strongest."""
THINKERS: tuple[str, ...] = ("hard",)
"""Those that take time for a move, and think in a process of their own (``game.cpu.worker.jobs``)."""
HINT_LEVELS: tuple[str, ...] = LEVELS[1:]
"""Whose advice a person may ask for."""


def choose(
    level: str, observation: Observation, rng: Random, effort: Effort | None = None, temper: str | None = None
) -> int:
    """A legal move of the seat to move, whose observation this must be; ValueError for an unknown level or temper.

    ``effort`` is that of ``hard``; the other levels do not think ahead. ``temper`` is one of ``TEMPERS`` or none, and
    shows at the levels in ``TEMPERED``.
    """
    if level not in LEVELS:
        raise ValueError(f"unknown level {level!r}")
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves[0]
    if level == "random":
        return rng.choice(moves)
    if level == "easy":
        return judgement_of(observation.game).easy(observation, rng)
    return prefer(think(level, observation, rng, effort), level, observation, rng, temper)


def think(level: str, observation: Observation, rng: Random, effort: Effort | None = None) -> Thought:
    """What the moves of the seat to move are worth at ``normal`` or ``hard``; ValueError for another level."""
    judgement = judgement_of(observation.game)
    if level == "normal":
        return Thought.of(judgement.weighed(observation))
    if level == "hard":
        return judgement.think(observation, rng, effort or Effort())
    raise ValueError(f"no level that thinks: {level!r}")


def prepare(game: str) -> None:
    """Load what chooses moves of a game, so that the first choice takes no longer than the others."""
    judgement_of(game)


def seat_rng(seed: int, seat: int) -> Random:
    """The source of a seat's choices in a deal, the same for the same deal."""
    return Random(f"{seed}/cpu/{seat}")


def hint(
    observation: Observation, level: str = "normal", rng: Random | None = None, effort: Effort | None = None
) -> Hint:
    """Advice for the seat to move: what a player of this level would do, and why; without ``rng`` always the same.

    ValueError for a level that knows no reasons.
    """
    if level not in HINT_LEVELS:
        raise ValueError(f"no level that gives hints: {level!r}")
    rng = rng or Random(len(observation.moves))
    if level == "easy":
        return explain(observation, Thought((Judged(choose(level, observation, rng), 0.0),), weighed=False))
    return explain(observation, think(level, observation, rng, effort))


def explain(observation: Observation, thought: Thought) -> Hint:
    """The best move of a thought about this position, and why: nothing that who thought cannot know."""
    moves = observation.legal_moves()
    if len(moves) == 1:
        return Hint(moves[0], "only_move")
    judgement = judgement_of(observation.game)
    hint = judgement.reason(observation, thought)
    return hint if thought.prefers else hint.said_plainly(judgement.claims)
