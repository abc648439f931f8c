"""What is asked of the worker process, and what it answers: an Observation goes there, and plain JSON comes back."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import count
from math import isfinite
from typing import Any, Literal

from game.cpu.thought import Effort, Judged, Thought
from game.rules.deal import Observation

Purpose = Literal["move", "hint", "review"]

READY = b"ready"
"""What the worker says before it is asked anything."""
MOST_BYTES = 64 * 1024
"""No answer is longer: the fullest hand has some fifty moves, each in a few dozen letters."""

MOST_LETTERS = 4000
"""The end of a traceback, which says most, in so many letters; each is twelve bytes at most."""

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


@dataclass(frozen=True)
class Answer:
    """To the request of this ticket: all that was thought of, and the move chosen."""

    ticket: int
    match: int | None
    number: int
    thought: Thought
    move: int

    def to_bytes(self) -> bytes:
        thought = self.thought
        return json.dumps(
            {
                "ticket": self.ticket,
                "match": self.match,
                "number": self.number,
                "move": self.move,
                "judged": [[each.move, each.worth, each.visits] for each in thought.judged],
                "iterations": thought.iterations,
                "exact": thought.exact,
            },
            separators=(",", ":"),
        ).encode()


class BadAnswer(ValueError):
    """What came is no answer."""


class ThinkingFailed(Exception):
    """The worker made a mistake over ``request``, and is ready for the next one."""

    def __init__(self, request: Request, traceback: str) -> None:
        super().__init__(f"{request.level} failed in {request.observation.game}, move {request.number}:\n{traceback}")
        self.request = request


def failure_bytes(ticket: int, traceback: str) -> bytes:
    """What the worker says instead of an answer."""
    return json.dumps({"ticket": ticket, "traceback": traceback[-MOST_LETTERS:]}).encode()


def ticket_of(data: bytes) -> int:
    """Whose answer these bytes claim to be. BadAnswer if they say nothing of the kind."""
    return _whole(_object(data).get("ticket"))


def read_answer(data: bytes, request: Request) -> Answer:
    """The answer to a request, if these bytes are one: types checked, moves legal. If they say that there is none,
    ThinkingFailed; else BadAnswer."""
    fields = _object(data)
    if fields.get("ticket") == request.ticket and isinstance(fields.get("traceback"), str):
        raise ThinkingFailed(request, fields["traceback"])
    asked = {"ticket": request.ticket, "match": request.match, "number": request.number}
    if any(type(fields.get(name)) is not type(value) or fields.get(name) != value for name, value in asked.items()):
        raise BadAnswer("for another position")
    thought = _thought(fields)
    moves, legal = [each.move for each in thought.judged], set(request.observation.legal_moves())
    move = _whole(fields.get("move"))
    if move not in moves or len(set(moves)) != len(moves) or not set(moves) <= legal:
        raise BadAnswer("no legal moves")
    return Answer(request.ticket, request.match, request.number, thought, move)


def _object(data: bytes) -> dict[str, Any]:
    try:
        fields = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadAnswer(str(error)) from None
    if not isinstance(fields, dict):
        raise BadAnswer("no object")
    return fields


def _thought(fields: dict[str, Any]) -> Thought:
    judged, exact = fields.get("judged"), fields.get("exact")
    if not isinstance(judged, list) or not judged or not isinstance(exact, bool):
        raise BadAnswer("no thought")
    return Thought(tuple(map(_judged, judged)), _whole(fields.get("iterations")), exact)


def _judged(value: Any) -> Judged:
    if not isinstance(value, list) or len(value) != 3:
        raise BadAnswer("no move and its worth")
    move, worth, visits = value
    if type(worth) not in (int, float) or not isfinite(worth):
        raise BadAnswer("no worth")
    return Judged(_whole(move), float(worth), _whole(visits))


def _whole(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise BadAnswer("no whole number")
    return value
