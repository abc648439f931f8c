"""Hints for the person who acts: at once, or when the worker has thought them over."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from game.cpu import THINKERS, explain, hint
from game.cpu.hint import Hint
from game.cpu.thought import Effort, Thought
from game.cpu.worker.protocol import Request
from game.rules.deal import Observation
from game.scenes.table.state import TableState
from game.session.cpu_turns import SUBSTITUTE
from game.texts import Voice, texts
from game.texts.chances import with_chances


@dataclass(frozen=True)
class Advised:
    """A move, and why."""

    move: int
    words: str


class Advice:
    """What the person who acts is told to do in one position. ``drop`` it when that is over."""

    def __init__(self, state: TableState, observation: Observation) -> None:
        self._state = state
        self._observation = observation
        self._request: Request | None = None
        """What is being thought over."""
        self._found: Thought | None = None
        """What has come of it."""

    @property
    def level(self) -> str:
        """Of the player whose advice is wanted."""
        return self._state.hint_level

    @property
    def voice(self) -> Voice:
        """Who gives it."""
        return self._state.tray_voice

    def tell_thinking(self) -> None:
        """It takes a moment."""
        self._state.notices.say(self.voice.tr("Thinking it over…"), lasts=inf)

    def ask(self) -> Advised | None:
        """Advice at the level this person wants; None: it is thought over, and said so. Asked again, it is neither
        thought over twice nor told later."""
        level = self.level
        if self._found:
            return self._thought_over(self._found)
        if level not in THINKERS or len(self._observation.legal_moves()) == 1:
            return self._told(hint(self._observation, SUBSTITUTE if level in THINKERS else level))
        if self._request is None:
            self._ask_for(level)
        return None

    def update(self) -> Advised | None:
        """Is it thought over? While a card is dragged that can wait."""
        request, jobs = self._request, self._state.services.jobs
        if request is None or self._state.motion.held:
            return None
        answer = jobs.answer(request.ticket)
        if answer:
            self._request, self._found = None, answer.thought
            return self._thought_over(answer.thought)
        if not jobs.waits(request.ticket):
            self._request = None
            return self._told(hint(self._observation, SUBSTITUTE))
        return None

    def drop(self) -> None:
        """It is not wanted any more."""
        if self._request:
            self._state.services.jobs.cancel(self._request.ticket)
            self._request = None

    def _ask_for(self, level: str) -> None:
        state, seed = self._state, len(self._observation.moves)
        effort = Effort(state.services.store.settings.thinking_time)
        self._request = Request("hint", self._observation, level, effort, seed, state.session.id)
        state.services.jobs.ask(self._request)
        self.tell_thinking()

    def _thought_over(self, thought: Thought) -> Advised:
        told = self._told(explain(self._observation, thought))
        return Advised(told.move, with_chances(told.words, thought, self.voice.tr))

    def _told(self, advice: Hint) -> Advised:
        return Advised(advice.move, texts(self._state.stage.game).hinted(advice, self.voice))
