"""The thread that has the worker process: it starts it, writes and reads its pipe, and replaces it if it dies, keeps
silent or talks rubbish. Whatever may take a while happens here."""

from __future__ import annotations

import logging
import pickle
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock, Thread, Timer
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from game.cpu.worker.protocol import (
    MOST_BYTES,
    READY,
    Answer,
    BadAnswer,
    Request,
    ThinkingFailed,
    read_answer,
    ticket_of,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

log = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds that a worker may be late before it counts as gone."""
START_SECONDS = 10.0
"""So long a worker may take to be ready."""
PAUSES = (0.0, 0.0, 1.0, 5.0, 30.0)
"""Seconds before the next worker is started, by how many have been lost in a row without one answer."""
CLOSE_SECONDS = 3.0
SHOWN = 200
"""Letters of rubbish that go to the log."""

Target = Callable[["Connection"], None]


class Client(Protocol):
    """Whom the supervisor works for; called from the supervisor's thread."""

    def most_urgent(self) -> Request | None:
        """What is to be thought about now."""

    def settle(self, answer: Answer) -> None:
        """An answer has come."""

    def fail(self, request: Request) -> None:
        """No answer will come to this one: thinking about it went wrong."""

    def give_up(self) -> None:
        """There will be no answers for now."""


class Supervisor(Thread):
    def __init__(self, client: Client, target: Target | None = None) -> None:
        super().__init__(name="supervisor", daemon=True)
        self._client = client
        self._target = target
        self._lock = Lock()
        self._bell: Connection | None = None
        """What is sent here is heard while this thread waits."""
        self._rung = False
        self._stopping = False
        self._worker: _Worker | None = None
        self._lost = 0
        """Workers in a row, since the last answer."""
        self._next_start = 0.0

    # Called from outside

    def wake(self) -> None:
        """What there is to do may have changed."""
        with self._lock:
            if self._bell and not self._rung:
                self._rung = True
                self._bell.send_bytes(b".")

    def stop(self) -> None:
        """End the worker, and this thread."""
        self._stopping = True
        self.wake()
        self.join(CLOSE_SECONDS)

    # In this thread

    def run(self) -> None:
        from multiprocessing import Pipe  # here, since it takes longer than a frame

        hearing, ringing = Pipe(duplex=False)
        with hearing, ringing:
            self._hang(ringing)
            try:
                while not self._stopping:
                    try:
                        self._step(hearing)
                    except Exception as error:  # whatever is wrong with this worker, the next one may do better
                        self._lose(error)
            finally:
                self._hang(None)  # before its other end is closed: whoever rings now has come too late, and need not
        if self._worker:
            self._worker.end()

    def _hang(self, bell: Connection | None) -> None:
        with self._lock:
            self._bell = bell

    def _step(self, hearing: Connection) -> None:
        """See to it that the worker does what is wanted most, then wait until something happens."""
        from multiprocessing.connection import wait  # here, as above

        worker = self._worker
        if worker:
            worker.turn_to(self._client.most_urgent())
        elif monotonic() >= self._next_start:
            worker = self._worker = _Worker(self._target)
        else:
            self._client.give_up()
        due = worker.due if worker else self._next_start
        patience = None if due is None else max(due - monotonic(), 0.0)
        happened = wait([hearing, worker.pipe] if worker else [hearing], patience)
        if hearing in happened:
            with self._lock:
                hearing.recv_bytes()
                self._rung = False
        if worker and worker.pipe in happened:
            self._listen_to(worker)
        elif worker and due is not None and not happened:
            raise TimeoutError("it keeps silent")

    def _listen_to(self, worker: _Worker) -> None:
        try:
            answer = worker.hear()
            if answer:
                self._lost = 0
                self._client.settle(answer)
        except ThinkingFailed as failure:
            self._lost = 0
            log.error("%s", failure)
            self._client.fail(failure.request)

    def _lose(self, error: Exception) -> None:
        """The worker is of no use any more."""
        own = None if isinstance(error, OSError | EOFError | BadAnswer) else error  # a mistake, but not the worker's
        log.warning("a worker was lost: %s: %s", type(error).__name__, str(error)[:SHOWN], exc_info=own)
        if self._worker:
            self._worker.end()
            self._worker = None
        self._lost += 1
        self._next_start = monotonic() + PAUSES[min(self._lost, len(PAUSES) - 1)]
        self._client.give_up()


class _Worker:
    """The worker process as seen from here. ``due`` is when it has to have said something, None if it need not.

    What goes wrong with it is an OSError, EOFError or BadAnswer; a ThinkingFailed is no fault of the process.
    """

    def __init__(self, target: Target | None) -> None:
        import multiprocessing  # here, as above

        if target is None:
            from game.cpu.worker.process import work as target  # here, since it loads all that thinks
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=target, args=(theirs,), name="worker", daemon=True)
        with _interrupts_blocked():
            self._process.start()
        theirs.close()  # so that the end of the process ends the pipe
        self.due: float | None = monotonic() + START_SECONDS
        self._ready = False
        self._request: Request | None = None
        self._dropped: set[int] = set()
        """The tickets of requests that it was told to forget, and may have answered before it heard that."""

    def turn_to(self, request: Request | None) -> None:
        """Have it think about this and nothing else, as soon as it is ready."""
        if not self._ready or request is self._request:
            return
        if self._request:
            self._dropped.add(self._request.ticket)
        self._request = request
        self.due = monotonic() + request.effort.seconds + GRACE if request else None
        with self._killed_if_stuck():
            self.pipe.send_bytes(pickle.dumps(request))

    def hear(self) -> Answer | None:
        """What it has to say; None if that is no answer to what it is to think about."""
        with self._killed_if_stuck():
            said = self.pipe.recv_bytes(MOST_BYTES)
        if not self._ready:
            if said != READY:
                raise BadAnswer(repr(said))
            self._ready, self.due = True, None
            return None
        if self._dropped and ticket_of(said) in self._dropped:
            self._dropped.remove(ticket_of(said))
            return None
        request, self._request, self.due = self._request, None, None
        if not request:
            raise BadAnswer(repr(said))
        self._dropped.clear()
        return read_answer(said, request)

    def end(self) -> None:
        self._process.kill()
        self._process.join(GRACE)
        self.pipe.close()

    @contextmanager
    def _killed_if_stuck(self) -> Iterator[None]:
        """Its end ends any wait for it."""
        timer = Timer(GRACE, self._process.kill)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """A process started meanwhile hears no Ctrl-C, which is for the game to answer."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # here, as above

    resource_tracker.ensure_running()  # started with the first process, it would unblock what is blocked here
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
