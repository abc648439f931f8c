"""A person who is told what to play."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from game.rules.cards import DECK_52
from game.rules.deal import Observation
from game.scenes.table.answers import Answer, Move, Refusal
from game.scenes.table.state import TableState
from game.scenes.table.turn.person import PersonTurn
from game.session.lesson_session import LessonSession


class Pupil(PersonTurn):
    """Anything but the move to be learnt is answered by the rules, if they forbid it, and by the sentence again."""

    def __init__(self, state: TableState, lesson: LessonSession) -> None:
        super().__init__(state)
        self._lesson = lesson

    def begin(self, observation: Observation, guarded: bool = False) -> None:
        super().begin(observation, guarded)
        self.advise()

    def confirm(self) -> Answer:
        choice = self.focus.choice
        if self.acting and choice is not None and choice != self._lesson.wanted:
            return self._another(choice)
        return self._learnt(super().confirm())

    def drop(self, card: int) -> Answer:
        started = [*self.focus.chosen, card]
        if len(started) < len(self._cards) and self._begins(started):
            return self._choose(card)
        return self._learnt(super().drop(card))

    def advise(self) -> Answer:
        """Point at what is to be played, and say why."""
        if not self.acting:
            return None
        cards = self._cards
        if cards:
            self.focus.take(card=cards[min(len(self.focus.chosen), len(cards) - 1)])
        else:
            self.focus.take(choice=self._lesson.wanted)
        self._tell_focus()
        self._state.notices.say(self._why_not(()), self.focus.card if cards else None, inf)
        return None

    @property
    def _cards(self) -> tuple[int, ...]:
        """The cards to be played."""
        wanted, observation = self._lesson.wanted, self.observation
        return () if wanted is None or observation is None else observation.cards_of(wanted)

    def _begins(self, cards: Sequence[int]) -> bool:
        return tuple(cards) == self._cards[: len(cards)]

    def _choose(self, card: int) -> Answer:
        started = [*self.focus.chosen, card]
        if not self._begins(started):
            return self._refusal(started, card)
        answer = super()._choose(card)
        return self.advise() if answer is None else answer

    def _learnt(self, answer: Answer) -> Answer:
        """What is answered, unless it is another move than the one to be learnt."""
        if isinstance(answer, Move) and answer.move != self._lesson.wanted:
            return self._another(answer.move)
        return answer

    def _another(self, move: int) -> Refusal:
        """A legal move, but not the one to be learnt."""
        assert self.observation is not None
        cards = self.observation.cards_of(move)
        return self._refusal(cards, cards[-1] if cards else None)

    def _refusal(self, cards: Sequence[int], card: int | None) -> Refusal:
        return Refusal(self._why_not(cards), card, inf)

    def _why_not(self, cards: Sequence[int]) -> str:
        """Why these cards are no play, if they are none, and then what is to be played."""
        voice, reason = self._state.voice, super()._why_not(cards) if cards else ""
        named = " ".join(voice.card(one) for one in self._cards if one in DECK_52)  # a joker has no index
        return " ".join([*([reason] if reason else []), voice.tr(self._lesson.sentence, cards=named)])
