"""Where requests to think are handed in and answers fetched: the game's side of the one worker process.

Nothing here ever waits: a thread, the supervisor, has the worker. Whoever asks looks at every frame whether there is an
answer, and does without if there will be none.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from game.cpu.worker.protocol import Answer, Purpose, Request
    from game.cpu.worker.supervisor import Supervisor

URGENCY: dict[Purpose, int] = {"move": 0, "hint": 0, "review": 1}
"""What is more urgent, a lower number, interrupts what is less; a review is taken up again later."""


class Jobs:
    """Does nothing until it is opened, or asked something. To be called from one thread, which it never keeps waiting.

    ``target`` is what the worker process does; tests have others than ``game.cpu.worker.work``.
    """

    def __init__(self, target: Callable[[Connection], None] | None = None) -> None:
        self._target = target
        self._asked: dict[int, Request] = {}
        """What is not answered yet, by ticket, the oldest first."""
        self._answers: dict[int, Answer] = {}
        self._lock = Lock()
        self._supervisor: Supervisor | None = None

    def open(self) -> None:
        """Have a worker ready: to be called when one is likely to be wanted soon."""
        if self._supervisor is None:
            from game.cpu.worker.supervisor import Supervisor  # here, so that it does not delay the program's start

            self._supervisor = Supervisor(self, self._target)
            self._supervisor.start()

    def ask(self, request: Request) -> None:
        """Have this thought about. The table has one position at a time: a move or a hint takes the place of any asked
        for before. Reviews wait for each other, and for these."""
        with self._lock:
            if request.purpose != "review":
                for ticket in [ticket for ticket, other in self._asked.items() if other.purpose != "review"]:
                    del self._asked[ticket]
            self._asked[request.ticket] = request
        self.open()
        self._wake()

    def waits(self, ticket: int) -> bool:
        """Whether there is no answer yet, but may be one soon; False once it is there, given up, cancelled, or another
        request has taken its place."""
        with self._lock:
            return ticket in self._asked

    def answer(self, ticket: int) -> Answer | None:
        """The answer, if there is one; it can be fetched once."""
        with self._lock:
            return self._answers.pop(ticket, None)

    def cancel(self, ticket: int) -> None:
        """The answer is not wanted any more."""
        with self._lock:
            known = self._asked.pop(ticket, None)
            self._answers.pop(ticket, None)
        if known:
            self._wake()

    def close(self) -> None:
        """The program ends, and the worker with it. Nothing may be asked any more."""
        if self._supervisor:
            self._supervisor.stop()

    def _wake(self) -> None:
        if self._supervisor:
            self._supervisor.wake()

    # For the supervisor

    def most_urgent(self) -> Request | None:
        with self._lock:
            return min(self._asked.values(), key=lambda each: URGENCY[each.purpose], default=None)

    def settle(self, answer: Answer) -> None:
        """An answer has come; one that nobody wants any more is dropped."""
        with self._lock:
            if self._asked.pop(answer.ticket, None):
                self._answers[answer.ticket] = answer

    def fail(self, request: Request) -> None:
        """No answer will come to this one."""
        with self._lock:
            self._asked.pop(request.ticket, None)

    def give_up(self) -> None:
        """There will be no answers for now."""
        with self._lock:
            self._asked.clear()
