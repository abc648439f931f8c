"""The turning point of a deal that is over: the choice of a seat that cost most by the estimate of ``hard``.

Each choice is judged by what the seat could know at that time. All of them get a short look, the few that seem to have
cost most a longer one. The thinking is done elsewhere: a ``Review`` says which position is wanted and learns of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt

from game.cpu.thought import Effort, Judged, Thought
from game.rules.deal import Deal, Observation

COSTLY = 0.05
"""What costs less of the chance to win is no turning point."""
SHORT, SHORTEST, SHORT_IN_ALL = 0.25, 0.04, 5.0
"""Seconds for a short look, at most and at least, and for all of them together if there are many."""
DOUBTS = 2
"""See ``TurningPoint.played``."""
LONG, FEW = 1.2, 3
"""Seconds for a longer look, and how many get one."""
LONGER = 6
"""How many times as long it is where iterations are counted."""


@dataclass(frozen=True)
class Decision:
    """A position with more than one legal move: how many moves had been made, what the seat could know, what it did."""

    number: int
    observation: Observation
    played: int


@dataclass(frozen=True)
class TurningPoint:
    """A choice, and what was thought about it."""

    choice: Decision
    thought: Thought

    @property
    def better(self) -> Judged:
        """What should have been done."""
        return self.thought.best

    @property
    def played(self) -> Judged:
        """What was done. A search seldom tries what looks bad, and then chance may make it look worse than it is: so it
        counts as if it had gone as well as the better move for ``DOUBTS`` more tries."""
        found = (each for each in self.thought.judged if each.move == self.choice.played)
        played = next(found, Judged(self.choice.played, 0.0))
        if self.thought.exact or not self.better.visits:  # nothing was found by trying
            return played
        doubted = played.worth * played.visits + self.better.worth * DOUBTS
        return replace(played, worth=doubted / (played.visits + DOUBTS))

    @property
    def cost(self) -> float:
        """The chance to win that was given away, 0 to 1."""
        return max(self.better.worth - self.played.worth, 0.0)

    @property
    def sure(self) -> float:
        """The cost less what may be chance, one standard error."""
        return self.cost if self.thought.exact else self.cost - sqrt(_variance(self.better) + _variance(self.played))


def _variance(judged: Judged) -> float:
    """Of the mean of so many deals won or lost."""
    return max(judged.worth * (1 - judged.worth), 0.0) / (judged.visits + DOUBTS)


@dataclass(frozen=True)
class Progress:
    """Look number ``number``, from 1, of the short ones or of the longer ones."""

    number: int
    of: int
    longer: bool


class Review:
    """Of the choices of ``seat``, as far as a person made them. Think about ``position`` with ``effort`` and ``learn``
    what came of it, until there is none. ``iterations`` of a short look: None to go by seconds."""

    def __init__(self, deal: Deal, seat: int, iterations: int | None = None) -> None:
        self._deal, self._seat = deal, seat
        self._iterations = iterations
        self._numbers = _choices(deal, seat)
        self._short: list[TurningPoint] = []
        self._long: list[TurningPoint] = []
        self._worst: list[TurningPoint] = []
        self._position: Decision | None = None

    @property
    def position(self) -> Decision | None:
        """What to think about next; None when all is known."""
        if self._position is None:
            if not self._longer:
                self._position = self._choice(self._numbers[len(self._short)])
            elif len(self._long) < len(self._worst):
                self._position = self._worst[len(self._long)].choice
        return self._position

    @property
    def _longer(self) -> bool:
        """Whether all have had their short look."""
        return len(self._short) == self.choices

    @property
    def effort(self) -> Effort:
        """How long to think about it."""
        if self._iterations is not None:
            return Effort(iterations=self._iterations * (LONGER if self._longer else 1))
        share = SHORT_IN_ALL / max(self.choices, 1)
        return Effort(LONG if self._longer else min(max(share, SHORTEST), SHORT))

    @property
    def choices(self) -> int:
        """How many there are."""
        return len(self._numbers)

    @property
    def progress(self) -> Progress:
        """Which look is next."""
        if self._longer:
            return Progress(len(self._long) + 1, len(self._worst), longer=True)
        return Progress(len(self._short) + 1, self.choices, longer=False)

    def learn(self, thought: Thought) -> None:
        """What was thought about ``position``."""
        assert self._position is not None
        looked = TurningPoint(self._position, thought)
        self._position = None
        if self._longer:
            self._long.append(looked)
            return
        self._short.append(looked)
        if self._longer:
            costly = [each for each in self._short if each.cost >= COSTLY]
            self._worst = sorted(costly, key=lambda each: -each.cost)[:FEW]

    @property
    def turning_point(self) -> TurningPoint | None:
        """The choice that cost most, once there is no ``position`` any more; None if none cost much."""
        costly = [each for each in self._long if each.cost >= COSTLY and each.sure > 0]
        return max(costly, key=lambda each: each.cost, default=None)

    def _choice(self, number: int) -> Decision:
        return Decision(number, self._deal.rewound(number).observe(self._seat), self._deal.moves[number][1])


def _choices(deal: Deal, seat: int) -> list[int]:
    """After how many moves a person in this seat had more than one legal move."""
    walk = deal.restarted()
    by_person, numbers = _by_person(deal, seat), []
    for number, (mover, move) in enumerate(deal.moves):
        if mover == seat and by_person(number) and len(walk.legal_moves()) > 1:
            numbers.append(number)
        walk.play(move)
    return numbers


def _by_person(deal: Deal, seat: int) -> Callable[[int], bool]:
    """Whether a person made the move of this number, if a person has the seat at the end (DESIGN.md, "Storage")."""
    changes = [(number, cpu) for number, whose, cpu in deal.notes.get("owners", ()) if whose == seat]

    def by_person(number: int) -> bool:
        before = [cpu for at, cpu in changes if at <= number]
        if before:
            return before[-1] is None
        return not changes or changes[0][1] is not None

    return by_person
