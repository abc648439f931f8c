"""What the worker says is believed once it has been checked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.cpu.thought import Judged, Thought
from game.cpu.worker.protocol import (
    MOST_BYTES,
    Answer,
    BadAnswer,
    Request,
    ThinkingFailed,
    failure_bytes,
    read_answer,
)
from game.rules.deal import Deal
from tests.cpu.worker.asked import request


def answer(asked: Request) -> dict[str, Any]:
    moves = asked.observation.legal_moves()
    thought = Thought(tuple(Judged(move, 0.5, 1) for move in moves), 3, True)
    fields: dict[str, Any] = json.loads(Answer(asked.ticket, asked.match, asked.number, thought, moves[0]).to_bytes())
    return fields


def test_an_answer_is_read_as_it_was_written(deal: Deal) -> None:
    asked = request(deal, match=4)
    read = read_answer(json.dumps(answer(asked)).encode(), asked)
    assert read.move == asked.observation.legal_moves()[0]
    assert read.thought.exact and read.thought.iterations == 3
    assert [each.move for each in read.thought.judged] == list(asked.observation.legal_moves())


@pytest.mark.parametrize(
    "wrong",
    [
        {"ticket": 0},
        {"ticket": True},
        {"match": 5},
        {"match": None},
        {"match": 4.0},
        {"number": 1},
        {"number": 0.0},
        {"move": 999},
        {"move": "spread"},
        {"move": True},
        {"move": None},
        {"thought": None},
        {"thought": []},
        {"judged": []},
        {"judged": None},
        {"judged": [[1, 0.5]]},
        {"judged": [{"move": 1}]},
        {"judged": [{"move": 999, "worth": 0.5}]},
        {"judged": {}},
        {"exact": 1},
        {"iterations": -1},
        {"iterations": 1.5},
        {"visits": -1},
        {"visits": True},
    ],
)
def test_a_wrong_value_is_rubbish(deal: Deal, wrong: dict[str, Any]) -> None:
    asked = request(deal, match=4)
    fields = answer(asked)
    read_answer(json.dumps(fields).encode(), asked)
    holders = [fields, fields["thought"], fields["thought"]["judged"][0]]
    (name,) = wrong
    next(holder for holder in holders if name in holder).update(wrong)
    with pytest.raises(BadAnswer):
        read_answer(json.dumps(fields).encode(), asked)


@pytest.mark.parametrize("worth", ["NaN", "Infinity", "1e999", '"1"', "true", "null", "[]"])
def test_a_worth_that_is_no_number_is_rubbish(deal: Deal, worth: str) -> None:
    asked = request(deal)
    data = json.dumps(answer(asked)).replace("0.5", worth, 1).encode()
    with pytest.raises(BadAnswer):
        read_answer(data, asked)


def test_a_move_judged_twice_is_rubbish(deal: Deal) -> None:
    asked = request(deal)
    fields = answer(asked)
    fields["thought"]["judged"].append(fields["thought"]["judged"][0])
    with pytest.raises(BadAnswer):
        read_answer(json.dumps(fields).encode(), asked)


@pytest.mark.parametrize("letter", ["\U0001f0a1", "\0", "\udcff"])
def test_a_failure_is_told_with_the_end_of_its_traceback_whatever_it_holds(deal: Deal, letter: str) -> None:
    asked = request(deal)
    data = failure_bytes(asked.ticket, letter * 10**6 + "the end")
    assert len(data) < MOST_BYTES
    with pytest.raises(ThinkingFailed, match=r"the end$"):
        read_answer(data, asked)


@pytest.mark.parametrize("wrong", [{"ticket": 0}, {"traceback": 3}, {"traceback": None}])
def test_a_failure_with_a_wrong_value_is_rubbish(deal: Deal, wrong: dict[str, Any]) -> None:
    asked = request(deal)
    with pytest.raises(BadAnswer):
        read_answer(json.dumps({**json.loads(failure_bytes(asked.ticket, "why")), **wrong}).encode(), asked)


@pytest.mark.parametrize(
    "data", [b"", b"null", b"[]", b"\xff\xfe", b"{", b"[" * 60_000, b'{"ticket":' + b"9" * 5000 + b"}"]
)
def test_what_is_no_json_object_is_rubbish(deal: Deal, data: bytes) -> None:
    with pytest.raises(BadAnswer):
        read_answer(data, request(deal))
