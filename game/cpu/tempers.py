"""A CPU player's temper: which it prefers of the moves that are about as good as the best one.

Every game says in ``<key>/temper.py`` how much a temper likes a move, and how much of a move's worth a player gives up
for what it likes; that is little, so that a temper shows and costs next to nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from game.cpu.thought import Judged, Thought

if TYPE_CHECKING:
    from game.rules.deal import Observation

TEMPERS: tuple[str, ...] = ("cautious", "bold", "tidy")
TEMPERED: tuple[str, ...] = ("normal", "hard")
"""The levels at which moves are weighed, so that a temper can choose among good ones."""
OFTEN = 0.5
"""How often a search must have tried a move, by how often it tried the best one, for its worth to be relied on."""


Seen = TypeVar("Seen", bound="Observation", contravariant=True)


class Leanings(ABC, Generic[Seen]):
    """``LEANINGS`` in ``game.cpu.<key>.temper``. The observation is that of the seat to move."""

    @property
    @abstractmethod
    def slack(self) -> Mapping[str, float]:
        """By level, how much worth a player gives up for a move it likes better, in that level's unit: chosen so that
        a temper shows in a few of a hundred choices and costs less than two deals of a hundred. For ``normal`` that was
        counted over some 4,000 deals, for ``hard`` added up from what its search thinks of the moves given up."""

    @abstractmethod
    def lean(self, temper: str, observation: Seen, move: int) -> float:
        """How much a player of one of ``TEMPERS`` likes a legal move, 0 to 1."""


def leanings_of(game: str) -> Leanings[Any]:
    """Those of the game with this key, loaded when first asked for."""
    found: object = import_module(f"game.cpu.{game}.temper").LEANINGS
    assert isinstance(found, Leanings)
    return found


def prefer(thought: Thought, level: str, observation: Observation, rng: Random, temper: str | None) -> int:
    """The move that a player of a temper makes after this thought; without a temper it is the best one. By lot among
    equals; what is known exactly stands in its thinker's order, since equals differ once the others play on wrongly.
    ValueError for an unknown temper."""
    if temper is None:
        return thought.best.move if thought.exact else _one_of_the_best(thought.judged, rng)
    if temper not in TEMPERS:
        raise ValueError(f"unknown temper {temper!r}")
    leanings = leanings_of(observation.game)
    good = _about_as_good(thought, 0.0 if thought.exact else leanings.slack[level])
    liking = {each.move: leanings.lean(temper, observation, each.move) for each in good}
    most = max(liking.values())
    return _one_of_the_best([each for each in good if liking[each.move] == most], rng)


def _about_as_good(thought: Thought, slack: float) -> list[Judged]:
    """The best one and those that are worth nearly as much, the better ones first. Of what is known exactly nothing is
    given up."""
    best = thought.best
    return [each for each in thought.judged if each.worth >= best.worth - slack and each.visits >= OFTEN * best.visits]


def _one_of_the_best(judged: Sequence[Judged], rng: Random) -> int:
    best = judged[0]
    equals = [each for each in judged if (each.worth, each.visits) == (best.worth, best.visits)]
    return rng.choice(equals).move
