"""The worker process as the game has it: whatever becomes of it, who asks gets a right answer or none, and the next."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import pickletools
import signal
import subprocess
import sys
import types
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from threading import Condition

import pytest

from game.cpu.thought import Effort
from game.cpu.worker import supervisor as supervisor
from game.cpu.worker.jobs import Jobs
from game.cpu.worker.protocol import Answer, Request
from game.rules import GAMES
from game.rules.deal import Deal
from tests.cpu.worker import workers
from tests.cpu.worker.asked import request

ROOT = Path(__file__).resolve().parents[3]
DEADLINE = 60.0
ENDLESS = Effort(seconds=10_000.0)


class Watched(Jobs):
    """Tells when something has come of a request."""

    def __init__(self, target: Callable[..., None] | None = None) -> None:
        super().__init__(target)
        self.changed = Condition()
        self.settled: list[int] = []

    def settle(self, answer: Answer) -> None:
        with self.changed:
            super().settle(answer)
            self.settled.append(answer.ticket)
            self.changed.notify_all()

    def fail(self, request: Request) -> None:
        with self.changed:
            super().fail(request)
            self.changed.notify_all()

    def give_up(self) -> None:
        with self.changed:
            super().give_up()
            self.changed.notify_all()

    def outcome(self, request: Request) -> Answer | None:
        """What has come of it, in the end."""
        with self.changed:
            assert self.changed.wait_for(lambda: not self.waits(request.ticket), DEADLINE), "nothing came of it"
        return self.answer(request.ticket)

    def get(self, request: Request) -> Answer | None:
        self.ask(request)
        return self.outcome(request)


@pytest.fixture(autouse=True, scope="module")
def workers_do_not_load_pytest() -> Iterator[None]:
    """A spawned process imports the main module again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "__main__", types.ModuleType("__main__"))
        yield


@pytest.fixture(scope="module")
def jobs() -> Iterator[Watched]:
    """One with a true worker."""
    jobs = Watched()
    yield jobs
    jobs.close()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are soon given up."""
    monkeypatch.setattr(supervisor, "GRACE", 0.1)


def worker() -> int:
    """The worker's process."""
    (worker,) = workers_alive()
    return worker


def workers_alive() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.name == "worker" and child.pid}


# Answers


@pytest.mark.parametrize("game", sorted(GAMES))
def test_it_judges_every_legal_move(jobs: Watched, game: str) -> None:
    asked = request(GAMES[game].new(GAMES[game].PLAYERS[0], seed=3), match=17)
    answer = jobs.get(asked)
    assert answer
    assert sorted(each.move for each in answer.thought.judged) == sorted(asked.observation.legal_moves())
    assert (answer.match, answer.number, answer.ticket) == (17, 0, asked.ticket)
    assert answer.move in asked.observation.legal_moves()


def test_an_answer_is_fetched_once(jobs: Watched, deal: Deal) -> None:
    asked = request(deal)
    assert jobs.get(asked)
    assert jobs.answer(asked.ticket) is None


def test_what_is_hidden_does_not_change_the_answer(jobs: Watched) -> None:
    deal = GAMES["svoloch"].new(3, seed=2)
    other = request(deal).observation.world(Random(1))
    assert other.deck != deal.deck
    first, second = jobs.get(request(deal)), jobs.get(request(other))
    assert first and second
    assert (first.thought, first.move) == (second.thought, second.move)


def test_a_request_holds_what_the_seat_knows_and_nothing_of_the_deal() -> None:
    for game, kind in GAMES.items():
        deal = kind.new(kind.PLAYERS[0], seed=987654321987654321)
        for _ in range(6):
            deal.play(deal.legal_moves()[0])
        data = pickle.dumps(request(deal))
        words = [argument for _, argument, _ in pickletools.genops(data) if isinstance(argument, str)]
        classes = {word for word in words if word[:1].isupper()}
        assert kind.__name__ not in classes and not classes & {"Deal", "Match", "Random", "Chronicle"}, game
        assert f"{kind.__name__}Observation" in classes
        assert "deck" not in words
        numbers = [argument for _, argument, _ in pickletools.genops(data) if isinstance(argument, int)]
        assert deal.seed not in numbers, game


def test_every_request_has_a_ticket_of_its_own(deal: Deal) -> None:
    assert len({request(deal).ticket for _ in range(5)}) == 5


# What is wanted changes


def test_a_newer_request_takes_the_place_of_one_that_is_thought_about(jobs: Watched, deal: Deal) -> None:
    old, new = request(deal, ENDLESS), request(deal)
    jobs.ask(old)
    assert jobs.get(new)
    assert jobs.outcome(old) is None


def test_a_hint_is_answered_though_a_move_is_thought_about(jobs: Watched, deal: Deal) -> None:
    jobs.ask(request(deal, ENDLESS))
    assert jobs.get(request(deal, purpose="hint"))


def test_reviews_wait_for_each_other_and_for_a_move(jobs: Watched, deal: Deal) -> None:
    reviews = [request(deal, Effort(iterations=300), "review") for _ in range(2)]
    for review in reviews:
        jobs.ask(review)
    move = request(deal)
    assert jobs.get(move)
    assert all(jobs.outcome(review) for review in reviews)
    assert jobs.settled[-3:] == [move.ticket, *(review.ticket for review in reviews)]


def test_what_was_cancelled_is_not_answered(jobs: Watched, deal: Deal) -> None:
    old = request(deal, ENDLESS)
    jobs.ask(old)
    jobs.cancel(old.ticket)
    assert not jobs.waits(old.ticket)
    assert jobs.answer(old.ticket) is None
    assert jobs.get(request(deal))


def test_an_answer_for_another_position_is_dropped(deal: Deal) -> None:
    news, messenger = multiprocessing.Pipe(duplex=False)
    jobs = Watched(partial(workers.answers_the_one_before_too, messenger))
    old, new = request(deal), request(deal)
    try:
        jobs.ask(old)
        assert news.poll(DEADLINE), "the worker was not asked"
        assert jobs.get(new)
        assert jobs.answer(old.ticket) is None
        assert jobs.settled == [new.ticket]
    finally:
        jobs.close()


# Mistakes in the thinking


def test_a_mistake_in_the_thinking_was_one_warning_without_a_traceback(
    deal: Deal, caplog: pytest.LogCaptureFixture
) -> None:
    jobs = Watched(workers.fails_at_hints)
    try:
        assert jobs.get(request(deal))
        before = workers_alive()
        assert jobs.get(request(deal, purpose="hint")) is None
        (record,) = caplog.records
        assert record.levelname == "ERROR"
        assert record.getMessage().startswith("hard failed in bread, move 0:\nTraceback (most recent call last):")
        assert "in _finds_no_hint" in record.getMessage()
        assert record.getMessage().endswith("LookupError: no hint\n")
        assert jobs.get(request(deal)), "the next move is thought about"
        assert workers_alive() == before
    finally:
        jobs.close()


def test_a_review_that_fails_does_not_keep_the_next_one_waiting(deal: Deal) -> None:
    jobs = Watched(workers.fails_at_hints)
    failing, review = request(deal, purpose="hint"), request(deal, purpose="review")
    try:
        jobs.ask(review)
        jobs.ask(failing)
        assert jobs.outcome(failing) is None
        assert jobs.outcome(review)
    finally:
        jobs.close()


# What becomes of the worker


def test_a_killed_worker_is_replaced(jobs: Watched, deal: Deal) -> None:
    assert jobs.get(request(deal))
    lost = request(deal, ENDLESS)
    jobs.ask(lost)
    before = worker()
    os.kill(before, signal.SIGKILL)
    assert jobs.outcome(lost) is None
    assert jobs.get(request(deal))
    assert worker() != before


def test_a_stopped_worker_is_replaced(jobs: Watched, deal: Deal, hasty: None) -> None:
    assert jobs.get(request(deal))
    before = worker()
    os.kill(before, signal.SIGSTOP)
    assert jobs.get(request(deal, Effort(seconds=0.05))) is None
    assert jobs.get(request(deal))
    assert worker() != before


@pytest.mark.parametrize(
    "target",
    [
        workers.answers_at_length,
        workers.answers_half,
        workers.keeps_silent,
        workers.plays_what_is_not_legal,
        workers.talks_no_json,
    ],
)
def test_a_useless_worker_is_replaced(
    target: Callable[..., None], deal: Deal, hasty: None, caplog: pytest.LogCaptureFixture
) -> None:
    jobs = Watched(target)
    try:
        for number in (1, 2):
            assert jobs.get(request(deal, Effort(seconds=0.05))) is None
            assert _lost(caplog) == number
    finally:
        jobs.close()


def _lost(caplog: pytest.LogCaptureFixture) -> int:
    """How many workers were lost."""
    return sum("worker was lost" in record.message for record in caplog.records)


def test_a_mistake_on_this_side_is_logged_with_its_traceback(
    deal: Deal, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def mistaken(data: bytes, request: Request) -> Answer:
        raise LookupError("no such thing")

    monkeypatch.setattr(supervisor, "read_answer", mistaken)
    jobs = Watched()
    try:
        assert jobs.get(request(deal)) is None
        assert "worker was lost" in caplog.text and "in mistaken" in caplog.text
    finally:
        jobs.close()


def test_a_worker_that_does_not_read_is_replaced(deal: Deal, hasty: None) -> None:
    jobs = Watched(workers.never_reads)
    try:
        assert jobs.get(request(deal, Effort(seconds=0.05), temper="x" * 10_000_000)) is None
    finally:
        jobs.close()


def test_a_worker_that_talks_unasked_is_replaced(deal: Deal, caplog: pytest.LogCaptureFixture) -> None:
    jobs = Watched(workers.talks_unasked)
    try:
        assert jobs.get(request(deal))
        assert jobs.get(request(deal)) is None
        assert _lost(caplog) == 1
    finally:
        jobs.close()


def test_workers_that_die_at_once_are_not_started_again_and_again(
    deal: Deal, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor, "PAUSES", (0.0, 0.0, 10_000.0))
    jobs = Watched(workers.dies_at_once)
    try:
        for _ in range(5):
            assert jobs.get(request(deal)) is None
        assert _lost(caplog) == 2
    finally:
        jobs.close()


def test_a_worker_that_never_gets_ready_is_given_up(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "START_SECONDS", 0.05)
    monkeypatch.setattr(supervisor, "PAUSES", (0.0, 10_000.0))
    jobs = Watched(workers.never_starts)
    try:
        assert jobs.get(request(deal)) is None
    finally:
        jobs.close()


def test_closed_jobs_have_no_worker(deal: Deal) -> None:
    before = workers_alive()
    jobs = Watched(workers.keeps_silent)
    jobs.ask(request(deal, ENDLESS))
    jobs.close()
    assert workers_alive() == before


def test_the_bell_was_rung_when_its_hearer_had_just_left_and_broke_the_end_of_the_program() -> None:
    jobs = Watched(workers.keeps_silent)
    jobs.open()
    jobs.close()  # the thread has left
    jobs.close()  # and is rung for again, as when it had left for something else just before


def test_jobs_that_are_never_asked_for_start_nothing() -> None:
    jobs = Jobs()
    jobs.cancel(1)
    assert not jobs.waits(1) and jobs.answer(1) is None
    jobs.close()


PROGRAM = """
import sys, time
from game.cpu.worker.jobs import Jobs
from game.cpu.worker.protocol import Request
from game.cpu.thought import Effort
from game.rules import GAMES
deal = GAMES["bread"].new(2, 1)
jobs = Jobs()
def ask(seconds):
    request = Request("move", deal.observe(deal.to_move), "hard", Effort(seconds), 5)
    jobs.ask(request)
    return request.ticket
ticket = ask(0.01)
while jobs.waits(ticket):
    time.sleep(0.01)
ask(10_000)
print("thinking", flush=True)
sys.stdin.readline()
jobs.close()
"""


@pytest.mark.parametrize("end", ["kill", "terminate", "leave"])
def test_the_worker_ends_with_the_game(end: str) -> None:
    """All processes that have its standard output have ended when that ends."""
    game = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert game.stdout and game.stdout.readline() == "thinking\n"
    if end != "leave":
        getattr(game, end)()
    out, error = game.communicate("\n" if end == "leave" else None, timeout=DEADLINE)
    assert (out, error) == ("", "")
