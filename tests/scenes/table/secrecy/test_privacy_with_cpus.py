"""Nothing shows what CPU players hold: deals that differ only in cards hidden from the person look, sound, read and
take time alike, as long as everybody plays the same cards in them.

Who forgets at some seat that a pass may have been a choice, or that a card was the only one, is found out here.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Sequence
from dataclasses import fields

import pytest

from game.cpu import choose
from game.cpu.thought import Judged, Thought
from game.cpu.worker.jobs import Jobs
from game.cpu.worker.protocol import Answer, Request
from game.rules import GAMES
from game.rules.deal import Deal, Observation
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.session import cpu_turns
from game.session.match_session import MatchSession
from tests.stagehand import FRAME, Stagehand

PERSON = 0
CPUS = ("Archie", "easy"), ("Bella", "hard"), ("Victor", "normal")
MOVES = 11
WORLDS = 40
"""Looked through for one in which as many turns as can be leave another choice."""
SMALL = (640, 360)
EVERY = 10
"""Every so many frames a picture is compared."""
PATIENCE = 3000
LATE = 0.03
"""Seconds that the worker takes besides its thinking."""

Note = tuple[object, ...]


class Prompter(Jobs):
    """A worker that thinks for as long as it is told, and then knows what is to be played."""

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__()
        self._script = script
        self._due: list[tuple[float, Request]] = []
        self._now = 0.0

    def open(self) -> None:
        """No process is started."""

    def ask(self, request: Request) -> None:
        super().ask(request)
        self._due.append((self._now + request.effort.seconds + LATE, request))

    def pass_time(self, seconds: float) -> None:
        self._now += seconds
        for due, request in self._due:
            if self._now >= due:
                best = scripted(request.observation, self._script)
                judged = (Judged(move, float(move == best), 10) for move in request.observation.legal_moves())
                self.settle(Answer(request.ticket, request.match, request.number, Thought.of(judged), best))
        self._due = [(due, request) for due, request in self._due if self._now < due]


def played(game: str, seed: int) -> Deal:
    """A deal of which as much has been played as is watched, most of it as *normal* plays."""
    rng = random.Random(seed)
    while True:
        deal = GAMES[game].new(min(GAMES[game].PLAYERS[-1], len(CPUS) + 1), rng.randrange(1000))
        while len(deal.moves) < first_of(game) + MOVES and deal.to_move is not None:
            level = "normal" if rng.random() < 0.7 else "random"
            deal.play(choose(level, deal.observe(deal.to_move), rng))
        if deal.to_move is not None:
            return deal


def first_of(game: str) -> int:
    """How many moves come before what is watched."""
    return 8 if game == "svoloch" else 4


def twin(deal: Deal, rng: random.Random) -> Deal:
    """The same for the person, with other cards in the other hands, which leave other choices."""
    worlds = [deal.observe(PERSON).world(rng) for _ in range(WORLDS)]
    free = free_turns(deal)
    return max(worlds, key=lambda world: sum(one != other for one, other in zip(free_turns(world), free, strict=True)))


def free_turns(deal: Deal) -> list[bool]:
    """Whether each turn had a choice."""
    walk, free = deal.restarted(), []
    for _, move in deal.moves:
        free.append(len(walk.legal_moves()) > 1)
        walk.play(move)
    return free


def at_the_table(hand: Stagehand, deal: Deal, script: Sequence[int]) -> TableScene:
    start = deal.restarted()
    for move in script[: first_of(deal.game)]:
        start.play(move)
    seats = [SeatInfo("Anna"), *(SeatInfo(*cpu) for cpu in CPUS[: deal.players - 1])]
    if deal.players == 2:
        seats[1] = SeatInfo("Bella", "hard")
    match = Match(deal.game, seats, 1, deal.options, seed=1)
    match.deal = start
    table = TableScene(hand.services, MatchSession(match))
    hand.services.stack.push(table)
    return table


def watched(hand: Stagehand, deal: Deal, monkeypatch: pytest.MonkeyPatch) -> list[Note]:
    """All that can be noticed until the last of the moves has been made."""
    script = [move for _, move in deal.moves]
    monkeypatch.setattr(cpu_turns, "choose", lambda level, seen, *_, **__: scripted(seen, script))
    hand.services.jobs = prompter = Prompter(script)
    table = at_the_table(hand, deal, script)
    notes: list[Note] = []
    for frame in range(PATIENCE):
        made = table.session.moves
        if made >= len(script):
            return notes
        if table.person.acting:
            table.play(script[made])
        hand.wait(FRAME)
        prompter.pass_time(FRAME)
        facts = table.facts()
        told = [repr(getattr(facts, field.name)) for field in fields(facts) if field.name != "voice"]
        picture = zlib.crc32(hand.draw().get_buffer().raw) if frame % EVERY == 0 else 0
        heard = tuple(hand.heard), tuple(hand.hub.rumbles), tuple(hand.trace.moves), hand.services.audio.tension
        notes.append((frame, *heard, *told, picture))
    raise AssertionError("nobody moves")


def scripted(seen: Observation, script: Sequence[int]) -> int:
    """What is thought beyond the end of the script is never seen."""
    return script[len(seen.moves)] if len(seen.moves) < len(script) else seen.legal_moves()[0]


@pytest.mark.parametrize(
    ("game", "seed"), [("bread", 1), ("svoloch", 1), ("svoloch", 2), ("svoloch", 3), ("showcase", 1)]
)
def test_deals_that_differ_in_what_cpu_players_hold_are_one_to_whoever_watches(
    stage: Callable[..., Stagehand], game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = played(game, seed)
    other = twin(deal, random.Random(seed))
    assert other.deck != deal.deck
    notes = [watched(stage(SMALL), each, monkeypatch) for each in (deal, other)]
    for one, another in zip(*notes, strict=True):
        assert one == another, f"in frame {one[0]}"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_twins_of_svoloch_leave_other_choices(seed: int) -> None:
    """Otherwise the comparison would be none."""
    deal = played("svoloch", seed)
    first = first_of("svoloch")
    assert free_turns(deal)[first:] != free_turns(twin(deal, random.Random(seed)))[first:]
