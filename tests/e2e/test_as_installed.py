"""What somebody does who has just got the game: the same from source and with a build (see ``installed.py``)."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from game import __version__
from tests.e2e.driver import DEADLINE, ROOT, Desktop, Game, Line
from tests.e2e.installed import COMPILER, InstalledGame, ended
from tests.e2e.test_play import play_to_the_end
from tests.virtual_pads import SOUTH

pytestmark = pytest.mark.skipif(
    shutil.which(COMPILER) is None or sys.platform != "linux", reason=f"missing: {COMPILER} on Linux"
)

WINDOW = ("--size", "1280x720", "--lang", "en", "--speed", "off", "--seed", "3")
DEAL = ("play", "bread", "--seats", "human,easy", "--deals", "1", "--option", "refills=1")
AGAINST_HARD = ("play", "bread", "--seats", "human,hard", "--deals", "1")
SIMULATE = ("simulate", "svoloch", "--seats", "hard,normal,easy", "--deals", "2", "--seed", "5", "--iterations", "20")

Start = Callable[..., InstalledGame]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Nothing is in it."""
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


@pytest.fixture
def start(desktop: Desktop, home: Path) -> Iterator[Start]:
    games: list[Game] = []

    def start(*arguments: str) -> InstalledGame:
        games.append(game := InstalledGame(desktop, home, *arguments))
        return game

    yield start
    for game in games:
        game.close()


def thought(line: Line) -> bool:
    return "thought" in line


def test_a_deal_by_keys_in_a_new_home_without_sound(start: Start) -> None:
    game = start(*WINDOW, *DEAL)
    play_to_the_end(game, lambda: game.keys("Return"))
    assert {line["move"][0] for line in game.seen if "move" in line} == {0, 1}
    assert (game.data / "koloda.sqlite3").exists()
    assert f"Koloda {__version__}" in game.log.splitlines()[0]
    assert "playing without sound" in game.log
    assert "Traceback" not in game.log
    game.ask_to_close()
    assert game.exit_code() == 0
    assert game.errors() == ""


def test_a_deal_by_a_pad(start: Start) -> None:
    game = start(*WINDOW, *DEAL)
    game.wait_for_turn()
    game.attach()
    game.tap(0, SOUTH)
    play_to_the_end(game, lambda: game.tap(0, SOUTH))
    assert {line["move"][0] for line in game.seen if "move" in line} == {0, 1}


def test_hard_thinks(start: Start) -> None:
    """Its worker never ran in a build once, and *normal* played under its name."""
    game = start(*WINDOW, *AGAINST_HARD)
    while not any(map(thought, game.seen)):
        line = game.wait_for(lambda line: "settled" in line or thought(line))
        if "settled" in line:
            game.keys("Return")
    told = next(filter(thought, game.seen))["thought"]
    assert told["seat"] == 1
    assert told["iterations"] > 0
    assert "worker" not in game.log


def test_killed_it_goes_on_at_the_same_card(start: Start) -> None:
    game = start(*WINDOW, *AGAINST_HARD)
    for _ in range(3):
        game.wait_for_turn()
        game.keys("Return")
        game.wait_for(lambda line: "move" in line and line["move"][0] == 0)
    turn = game.wait_for_turn()
    game.kill()
    game = start("--size", "1280x720", "--lang", "en")
    game.wait_for({"focus": "title.continue"})
    game.keys("Return")
    game.wait_for_scene("table")
    assert game.wait_for_turn() == turn


async def plays_by_phone(url: str, seat: int) -> str:
    """Open the page as a phone does, take the seat, and play the first move that may be played: its code."""
    origin, _, key = url.partition("/#")
    async with ClientSession() as web:
        async with web.get(f"{origin}/") as page:
            assert (page.status, page.content_type) == (200, "text/html")
        async with web.get(f"{origin}/words.json") as words:
            assert set(await words.json()) == {"en", "ru"}
        async with web.ws_connect(f"{origin}/table", headers={"Origin": origin}) as socket:
            await socket.send_json({"hello": 1, "key": key, "token": None, "name": "Anna", "lang": "ru"})

            async def told(wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
                while not wanted(said := await socket.receive_json()):
                    pass
                return dict(said)

            await told(lambda said: "lobby" in said)
            await socket.send_json({"sit": seat})
            said = await told(lambda said: said.get("table", {}).get("seat") == seat and said["table"]["moves"])
            code = str(said["table"]["moves"][0])
            await socket.send_json({"play": code, "at": said["table"]["at"]})
            await told(lambda later: "table" in later and later["table"]["at"] != said["table"]["at"])
            return code


def test_a_phone_finds_the_page_and_plays(start: Start) -> None:
    game = start(*WINDOW, "--phones", "127.0.0.1:0", *DEAL)
    url = game.wait_for(lambda line: "phones" in line)["phones"]
    played = asyncio.run(asyncio.wait_for(plays_by_phone(url, 0), DEADLINE))
    move = game.wait_for(lambda line: line.get("move", [None])[0] == 0)["move"]
    assert move[1] == played
    assert "Traceback" not in game.log


def test_in_a_terminal(home: Path) -> None:
    version = ended(home, "--version")
    assert (version.returncode, version.stdout, version.stderr) == (0, f"Koloda {__version__}\n", "")
    wrong = ended(home, "simulate", "poker")
    assert (wrong.returncode, wrong.stdout, wrong.stderr.count("\n")) == (2, "", 1)
    blind = ended(home)
    assert (blind.returncode, blind.stdout) == (1, "")
    assert blind.stderr.startswith("koloda: no display")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_simulates_what_the_source_simulates(home: Path, jobs: str) -> None:
    done = ended(home, *SIMULATE, "--jobs", jobs)
    assert done.returncode == 0
    source = subprocess.run([sys.executable, ROOT / "main.py", *SIMULATE], capture_output=True, text=True, check=True)
    assert done.stdout == source.stdout
    assert "2 deals from seed 5" in done.stderr


def test_it_shows_a_record_again_and_refuses_a_damaged_one(start: Start, home: Path) -> None:
    record = home / "record.json"
    record.write_text(ended(home, *SIMULATE).stdout.splitlines()[0], encoding="utf-8")
    game = start("--size", "1280x720", "--lang", "en", "replay", str(record))
    game.wait_for_scene("replay")
    damaged = home / "damaged.json"
    damaged.write_text(json.dumps({**json.loads(record.read_text(encoding="utf-8")), "moves": []}), encoding="utf-8")
    refused = ended(home, "replay", damaged)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
