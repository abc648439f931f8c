"""What a CPU player makes of its turn: every legal move and what it is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

ITERATIONS = 400
"""How many are thought where time does not count: about as many as in half a second."""


@dataclass(frozen=True)
class Effort:
    """How much ``hard`` may think about one move: so many seconds, or, so that it repeats, so many ``iterations``."""

    seconds: float = 0.8
    iterations: int | None = None


@dataclass(frozen=True)
class Judged:
    """A legal move and what it is ``worth``, more being better. To ``hard`` that is the chance of winning the deal, 0
    to 1, a shared win counting as its share; to ``normal`` something in the game's own unit, as card points or tricks,
    from which only differences tell. ``visits``: how often a search has tried it, 0 where none has."""

    move: int
    worth: float
    visits: int = 0


@dataclass(frozen=True)
class Thought:
    """All legal moves, the best one first. ``exact``: their worth is not an estimate. Not ``weighed``: nobody has
    compared them, and their worth means nothing."""

    judged: tuple[Judged, ...]
    iterations: int = 0
    exact: bool = False
    weighed: bool = True

    @classmethod
    def of(cls, judged: Iterable[Judged], iterations: int = 0, exact: bool = False) -> Thought:
        """Of moves in any order; among equals the order stays."""
        return cls(tuple(sorted(judged, key=lambda each: -each.worth)), iterations, exact)

    @property
    def best(self) -> Judged:
        return self.judged[0]

    @property
    def prefers(self) -> bool:
        """Whether the best move was found to be better than every other that was thought of."""
        return self.weighed and all(each.worth < self.best.worth for each in self.judged[1:])

    def worth(self, move: int) -> float:
        """What a move is worth; KeyError if it is not legal."""
        return {each.move: each.worth for each in self.judged}[move]
