"""Has a person's choices thought over in the worker process, one after another."""

from __future__ import annotations

from game.cpu.review import Review
from game.cpu.worker.jobs import Jobs
from game.cpu.worker.protocol import Request

LEVEL = "hard"


class Reviewing:
    """The choices of a person in a deal that is over. ``failed``: nobody can think now; ``retry`` goes on there."""

    def __init__(self, jobs: Jobs, review: Review) -> None:
        self.review = review
        self.failed = False
        self._jobs = jobs
        self._request: Request | None = None

    @property
    def over(self) -> bool:
        return self.review.position is None

    def update(self) -> bool:
        """Ask, or see whether there is an answer; whether anything has changed."""
        if self.failed or self.over:
            return False
        if self._request is None:
            self._ask()
            return False
        answer = self._jobs.answer(self._request.ticket)
        if answer:
            self._request = None
            self.review.learn(answer.thought)
        elif not self._jobs.waits(self._request.ticket):
            self._request, self.failed = None, True
        return self._request is None

    def stop(self) -> None:
        """Let go of what is being thought over; ``update`` asks for it again."""
        if self._request:
            self._jobs.cancel(self._request.ticket)
            self._request = None

    def retry(self) -> None:
        self.failed = False

    def _ask(self) -> None:
        position = self.review.position
        assert position is not None
        self._request = Request("review", position.observation, LEVEL, self.review.effort, position.number)
        self._jobs.ask(self._request)
