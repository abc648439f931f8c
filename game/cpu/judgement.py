"""What a game adds to the CPU players: a file of judgement, found by its key."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from game.cpu.hint import Hint
from game.cpu.thought import Effort, Judged, Thought

if TYPE_CHECKING:
    from game.rules.deal import Observation

Seen = TypeVar("Seen", bound="Observation", contravariant=True)


class Judgement(ABC, Generic[Seen]):
    """``JUDGEMENT`` in ``game.cpu.<key>.judgement``. The observation is that of the seat to move, with a choice to
    make."""

    claims: Mapping[str, str] = {}
    """Reasons that say how a move compares to the others, which only a thinker knows that ``prefers`` it: by these, the
    reasons that are given for anybody else's move, and say no more than is plain to see."""

    @abstractmethod
    def easy(self, observation: Seen, rng: Random) -> int:
        """The move of a player who knows the rules and little more."""

    @abstractmethod
    def weighed(self, observation: Seen) -> list[Judged]:
        """The moves a sensible player would think of, the best ones among them: this is ``normal``."""

    @abstractmethod
    def think(self, observation: Seen, rng: Random, effort: Effort) -> Thought:
        """All legal moves, weighed by playing on in many possible worlds: this is ``hard``."""

    @abstractmethod
    def reason(self, observation: Seen, thought: Thought) -> Hint:
        """The first move of a thought, and what speaks for it: something true of the observation, whoever thought, or
        one of the ``claims``."""


def judgement_of(game: str) -> Judgement[Any]:
    """That of the game with this key, loaded when first asked for."""
    found: object = import_module(f"game.cpu.{game}.judgement").JUDGEMENT
    assert isinstance(found, Judgement)
    return found
