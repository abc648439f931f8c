"""The worker process: thinks about one request after another, and ends with the game whatever way that ends.

It is told requests as pickles and ``None`` where nothing is wanted any more; it says ``READY`` once and then answers in
JSON. The newest word counts: it stops thinking about anything older at once, wherever the thinking is.
"""

from __future__ import annotations

import _thread
import multiprocessing
import os
import pickle
import signal
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from random import Random
from threading import Thread
from traceback import format_exc
from typing import Any

from game.cpu.levels import prepare, think
from game.cpu.tempers import prefer
from game.cpu.worker.protocol import READY, Answer, Request, failure_bytes
from game.rules import GAMES

NICENESS = 5
"""Whoever draws the pictures goes first."""


def work(pipe: Connection) -> None:
    """What the worker process does, all its life."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    _end_with_parent()
    for game in GAMES:
        prepare(game)  # now, so that the first request need not wait for it
    _Worker(pipe).run()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(0)

    Thread(target=follow, daemon=True).start()


class _Superseded(BaseException):
    """What is thought about is not wanted any more. It is thrown into the midst of the thinking."""


class _Worker:
    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._words: SimpleQueue[bytes] = SimpleQueue()
        self._thinking = False

    def run(self) -> None:
        signal.signal(signal.SIGINT, self._interrupted)
        Thread(target=self._listen, daemon=True).start()
        self._pipe.send_bytes(READY)
        while True:
            request = pickle.loads(self._words.get())
            word = self._consider(request) if request else b""
            if word:
                self._pipe.send_bytes(word)

    def _listen(self) -> None:
        """In a thread of its own: hear what is said at any time."""
        try:
            while True:
                self._words.put(self._pipe.recv_bytes())
                _thread.interrupt_main()
        except (EOFError, OSError):
            os._exit(0)

    def _interrupted(self, *_: Any) -> None:
        """In the main thread, between any two of its steps. Ctrl-C comes here too, and does nothing."""
        if self._thinking and not self._words.empty():
            self._thinking = False  # thrown once, so that nothing can be thrown into its catching
            raise _Superseded

    def _consider(self, request: Request) -> bytes:
        """The answer, or what went wrong; nothing if something newer has come."""
        try:
            self._thinking = True
            self._interrupted()
            answer = _answer(request).to_bytes()
            self._thinking = False
            return answer
        except _Superseded:
            return b""
        except Exception:
            self._thinking = False
            return failure_bytes(request.ticket, format_exc())


def _answer(request: Request) -> Answer:
    rng, observation = Random(request.seed), request.observation
    thought = think(request.level, observation, rng, request.effort)
    move = prefer(thought, request.level, observation, rng, request.temper)
    return Answer(request.ticket, request.match, request.number, thought, move)
