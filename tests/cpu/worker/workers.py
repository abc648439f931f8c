"""Workers that are of no use: what a worker process may do wrong."""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from game.cpu.thought import Judged, Thought
from game.cpu.worker.protocol import READY, Answer, Request


def _requests(pipe: Connection) -> Any:
    """Whatever it is asked, until the jobs is closed."""
    pipe.send_bytes(READY)
    while True:
        try:
            request = pickle.loads(pipe.recv_bytes())
        except EOFError:
            os._exit(0)
        if request:
            yield request


def _answer(request: Request) -> bytes:
    moves = request.observation.legal_moves()
    thought = Thought(tuple(Judged(move, 0.5, 1) for move in moves))
    return Answer(request.ticket, request.match, request.number, thought, moves[0]).to_bytes()


def dies_at_once(pipe: Connection) -> None:
    os._exit(1)


def never_starts(pipe: Connection) -> None:
    pipe.recv_bytes()


def keeps_silent(pipe: Connection) -> None:
    for _ in _requests(pipe):
        pass


def never_reads(pipe: Connection) -> None:
    pipe.send_bytes(READY)
    while True:
        os.read(os.pipe()[0], 1)


def answers_half(pipe: Connection) -> None:
    for request in _requests(pipe):
        answer = _answer(request)
        os.write(pipe.fileno(), len(answer).to_bytes(4, "big") + answer[:-1])


def answers_at_length(pipe: Connection) -> None:
    for _ in _requests(pipe):
        pipe.send_bytes(b" " * 10_000_000)


def talks_unasked(pipe: Connection) -> None:
    for request in _requests(pipe):
        for _ in range(1000):
            pipe.send_bytes(_answer(request))


def talks_no_json(pipe: Connection) -> None:
    for _ in _requests(pipe):
        pipe.send_bytes(repr(ZeroDivisionError()).encode())


def fails_at_hints(pipe: Connection) -> None:
    """The true worker, with a mistake in its thinking."""
    from game.cpu.worker import process

    process._answer = partial(_finds_no_hint, process._answer)
    process.work(pipe)


def _finds_no_hint(answer: Callable[[Request], Answer], request: Request) -> Answer:
    if request.purpose == "hint":
        raise LookupError("no hint")
    return answer(request)


def plays_what_is_not_legal(pipe: Connection) -> None:
    for request in _requests(pipe):
        pipe.send_bytes(json.dumps({**json.loads(_answer(request)), "move": 999}).encode())


def answers_the_one_before_too(messenger: Connection, pipe: Connection) -> None:
    """Has not heard in time that it is not wanted any more."""
    before: list[Request] = []
    for request in _requests(pipe):
        messenger.send_bytes(b"asked")
        before.append(request)
        if len(before) > 1:
            for each in before:
                pipe.send_bytes(_answer(each))
