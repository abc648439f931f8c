"""Hints for the person who acts: at once, or when the worker has thought them over."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from game.cpu import THINKERS, explain, hint
from game.cpu.hint import Hint
from game.cpu.thought import Effort, Thought
from game.cpu.worker.protocol import Request
from game.rules.deal import Observation
from game.texts import texts
from game.texts.chances import with_chances

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene

SUBSTITUTE = "normal"
"""Whose advice is given where nobody can think it over."""


class Advice:
    """What the person who acts is told to do. ``drop`` it when what it is about is over."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._request: Request | None = None
        """What is being thought over."""
        self._found: Thought | None = None
        """What has come of it, for as long as the position is the same."""

    def ask(self, observation: Observation) -> None:
        """Advise, at the level this person wants. Asked again, it is neither thought over twice nor said later."""
        level = self._table.hint_level
        if self._found:
            self._tell_thought(observation, self._found)
        elif level not in THINKERS or len(observation.legal_moves()) == 1:
            self._tell(hint(observation, SUBSTITUTE if level in THINKERS else level))
        elif self._request is None:
            self._ask_for(observation, level)

    def update(self) -> None:
        """Is it thought over? While a card is dragged that can wait."""
        table, request = self._table, self._request
        if request is None or table.motion.held:
            return
        answer = table.services.jobs.answer(request.ticket)
        if answer:
            self._request, self._found = None, answer.thought
            table.person.guard()
            self._tell_thought(request.observation, answer.thought)
        elif not table.services.jobs.waits(request.ticket):
            self._request = None
            table.person.guard()
            self._tell(hint(request.observation, SUBSTITUTE))

    def drop(self) -> None:
        """It is not wanted any more."""
        if self._request:
            self._table.services.jobs.cancel(self._request.ticket)
        self._request = self._found = None

    def _ask_for(self, observation: Observation, level: str) -> None:
        table, seed = self._table, len(observation.moves)
        effort = Effort(table.services.store.settings.thinking_time)
        self._request = Request("hint", observation, level, effort, seed, table.session.id)
        table.services.jobs.ask(self._request)
        table.notices.say(table.tray_voice.tr("Thinking it over…"), lasts=inf)
        table.touch()

    def _tell_thought(self, observation: Observation, thought: Thought) -> None:
        self._tell(explain(observation, thought), thought)

    def _tell(self, advice: Hint, thought: Thought | None = None) -> None:
        """Until something is done; one press of confirm does it."""
        table, voice = self._table, self._table.tray_voice
        words = texts(table.stage.game).hinted(advice, voice)
        if thought:
            words = with_chances(words, thought, voice.tr)
        cards = table.person.show_move(advice.move)
        table.notices.say(words, cards[-1] if cards else None, inf)
