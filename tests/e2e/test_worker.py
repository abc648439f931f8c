"""A hard player in the real window: it thinks in a process of its own, which may be killed, and never stays behind."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.driver import Game, Line, until

ARGUMENTS = (
    "--size",
    "1280x720",
    "--lang",
    "en",
    "--mute",
    "--speed",
    "off",
    "--seed",
    "3",
    "play",
    "bread",
    "--seats",
    "human,hard",
    "--deals",
    "1",
)


@pytest.fixture
def game(started: Callable[..., Game], tmp_path: Path) -> Game:
    """At the table with a quick thinker."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps({"thinking_time": 0.2}), encoding="utf-8")
    return started(*ARGUMENTS, folder=folder)


def processes(game: Game) -> list[int]:
    """All processes of the program but its first one; it began a session of its own."""
    numbers = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
    return [number for number in numbers if number != game.process.pid and _lives(number, game.process.pid)]


def _lives(number: int, session: int) -> bool:
    state, _, _, of, *_ = (_said(number, "stat").rpartition(")")[2] or "Z 0 0 0").split()
    return state != "Z" and int(of) == session


def workers(game: Game) -> list[int]:
    return [number for number in processes(game) if "spawn_main" in _said(number, "cmdline")]


def _said(number: int, file: str) -> str:
    """What the system says of a process; nothing if it is gone."""
    try:
        return Path(f"/proc/{number}/{file}").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def hard_moves(line: Line) -> bool:
    return "move" in line and line["move"][0] == 1


def until_it_moves(game: Game) -> None:
    """Play on until the hard player has moved."""
    while not hard_moves(game.wait_for(lambda line: "settled" in line or hard_moves(line))):
        game.keys("Return")


@pytest.mark.parametrize("harm", [signal.SIGKILL, signal.SIGSTOP])
def test_hard_plays_on_when_its_worker_is_killed_or_stopped(game: Game, harm: signal.Signals) -> None:
    until_it_moves(game)
    (worker,) = workers(game)
    os.kill(worker, harm)
    while workers(game) in ([], [worker]):  # one that is stopped is missed once it is asked something
        until_it_moves(game)
    until_it_moves(game)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_process_stays_behind(game: Game, end: signal.Signals) -> None:
    until_it_moves(game)
    assert workers(game)
    if end is signal.SIGINT:
        os.killpg(game.process.pid, end)  # Ctrl-C reaches all of them
    else:
        os.kill(game.process.pid, end)
    game.exit_code()
    until(lambda: not processes(game), "they end too")
    assert game.errors() == ""
