"""What is asked of the worker process, and what it answers: an Observation goes there, and plain JSON comes back."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Literal

from msgspec import MsgspecError, Struct
from msgspec.json import Decoder, encode

from game.cpu.thought import Effort, Thought
from game.rules.deal import Observation

Purpose = Literal["move", "hint", "review"]

READY = b"ready"
"""What the worker says before it is asked anything."""
MOST_BYTES = 64 * 1024
"""No answer is longer: the fullest hand has some fifty moves, each in a few dozen letters."""

MOST_LETTERS = 4000
"""The end of a traceback, which says most, in so many letters; each is seven bytes at most."""

_tickets = count(1)


@dataclass(frozen=True)
class Request:
    """A seat's position to think about. Of the deal it holds what that seat may know and nothing else.

    ``match`` is the store's number of the match if it has one, ``number`` how many moves have been made; undo leads to
    the same number again, so ``ticket`` is what no other request has. ``seed`` is for the source of random numbers.
    """

    purpose: Purpose
    observation: Observation
    level: str
    effort: Effort
    seed: int
    match: int | None = None
    temper: str | None = None
    ticket: int = field(default_factory=_tickets.__next__)

    @property
    def number(self) -> int:
        return len(self.observation.moves)


class Answer(Struct, frozen=True, tag="answer"):
    """To the request of this ticket: all that was thought of, and the move chosen."""

    ticket: int
    match: int | None
    number: int
    thought: Thought
    move: int

    def to_bytes(self) -> bytes:
        return encode(self)


class _Failure(Struct, frozen=True, tag="failure"):
    """What the worker says instead of an answer."""

    ticket: int
    traceback: str


_DECODER = Decoder(Answer | _Failure)


class BadAnswer(ValueError):
    """What came is no answer."""


class ThinkingFailed(Exception):
    """The worker made a mistake over ``request``, and is ready for the next one."""

    def __init__(self, request: Request, traceback: str) -> None:
        super().__init__(f"{request.level} failed in {request.observation.game}, move {request.number}:\n{traceback}")
        self.request = request


def failure_bytes(ticket: int, traceback: str) -> bytes:
    """What the worker says instead of an answer."""
    text = traceback[-MOST_LETTERS:].encode(errors="backslashreplace").decode()
    return encode(_Failure(ticket, text))


def ticket_of(data: bytes) -> int:
    """Whose answer these bytes are. BadAnswer if they are none."""
    return _said(data).ticket


def read_answer(data: bytes, request: Request) -> Answer:
    """The answer to a request, if these bytes are one: types checked, moves legal. If they say that there is none,
    ThinkingFailed; else BadAnswer."""
    said = _said(data)
    if said.ticket != request.ticket:
        raise BadAnswer("to another request")
    if isinstance(said, _Failure):
        raise ThinkingFailed(request, said.traceback)
    if (said.match, said.number) != (request.match, request.number):
        raise BadAnswer("for another position")
    moves = [each.move for each in said.thought.judged]
    if said.move not in moves or len(set(moves)) != len(moves) or not {*moves} <= {*request.observation.legal_moves()}:
        raise BadAnswer("no legal moves")
    if said.thought.iterations < 0 or any(each.visits < 0 for each in said.thought.judged):
        raise BadAnswer("tried less than never")
    return said


def _said(data: bytes) -> Answer | _Failure:
    try:
        return _DECODER.decode(data)
    except (MsgspecError, RecursionError) as error:
        raise BadAnswer(str(error)) from None
