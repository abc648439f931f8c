"""A first deal being played: move by move as its record has it. It is kept by no store and counts in no score."""

from __future__ import annotations

from collections.abc import Sequence

from game.lessons import Lesson
from game.rules.match import Match, SeatInfo
from game.session.match_session import MatchSession


class LessonSession(MatchSession):
    def __init__(self, lesson: Lesson, seats: Sequence[SeatInfo]) -> None:
        deal = lesson.deal
        match = Match(deal.game, seats, 1, deal.options, deal.seed, deal.dealer)
        match.deal = deal.rewound(0)
        super().__init__(match)
        self._lesson = lesson

    @property
    def wanted(self) -> int | None:
        """The only move that comes next, whoever makes it; None at the end."""
        return self._lesson.move(self.moves)

    @property
    def sentence(self) -> str:
        """What the pupil is told about the next move, as a marked text; empty for a move that is played unasked."""
        return self._lesson.sentences.get(self.moves, "")

    @property
    def skims(self) -> bool:
        """Whether moves of the pupil are about to be played unasked."""
        return self._lesson.skims(self.moves)

    def _point_of_return(self) -> int | None:
        """What is taken back are moves that the pupil was told about."""
        return max((number for number in self._lesson.sentences if number < self.moves), default=None)
