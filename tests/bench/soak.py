"""Ten minutes of random input from mouse, keys and two pads, and any number of random deals: does memory grow?

The real program runs under the dummy drivers, as fast as it can: its clock goes on by a sixtieth of a second each
frame. Whenever the input finds the way out, it starts again. Memory is looked at all the time; it counts what the last
quarter holds on average beyond the second quarter. The same seed gives the same input.

    python tests/bench/soak.py [--seconds 600] [--deals 2000] [--seed 1] [--size 1280x720] [--json FILE]

Exit code 1 if memory grows by more than 8 MB, in either part.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.app import App
from game.input.keyboard import NAMES
from game.options import Launch
from game.program import opened
from game.rules import GAMES, replay
from game.store import Store
from tests import virtual_pads
from tests.bench.report import Row, tell
from tests.virtual_pads import VirtualPad

MOST_GROWTH = 8.0
"""Megabytes."""
ACTS_A_SAMPLE = 20
PAGE = os.sysconf("SC_PAGE_SIZE")
FRAME = 1 / 60
PAD_BUTTONS = range(virtual_pads.DPAD_RIGHT + 1)
LETTERS = "aбЖ 7\u200b…"

Act = Callable[[], None]


def megabytes() -> float:
    """What the process holds now; what it has freed is given back to the system first, where the C library can."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 2**20


class Monkey:
    """Somebody who presses anything on everything."""

    def __init__(self, app: App, seed: int) -> None:
        self._app = app
        self._rng = random.Random(seed)
        self._pads = [VirtualPad("One"), VirtualPad("Two", virtual_pads.NINTENDO)]
        self._acts: dict[Act, int] = {
            self._tap_key: 12,
            self._tap_pad: 12,
            self._move_stick: 4,
            self._move_mouse: 8,
            self._click: 8,
            self._drag: 3,
            self._turn_wheel: 3,
            self._type: 2,
            self._leave_window: 1,
            self._replug: 1,
        }

    def act(self) -> None:
        self._rng.choices(list(self._acts), list(self._acts.values()))[0]()

    def _tap_key(self) -> None:
        scancode = self._rng.choice(list(NAMES))
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            _post(kind, key=0, scancode=scancode, mod=0, unicode="")

    def _tap_pad(self) -> None:
        self._rng.choice(self._pads).tap(self._rng.choice(PAD_BUTTONS))

    def _move_stick(self) -> None:
        self._rng.choice(self._pads).move(self._rng.randrange(6), self._rng.uniform(-1, 1))

    def _move_mouse(self) -> None:
        _post(pygame.MOUSEMOTION, pos=self._place(), rel=(20, 20), buttons=(0, 0, 0))

    def _click(self) -> None:
        place, button = self._place(), self._rng.choice((1, 1, 1, 3))
        _post(pygame.MOUSEMOTION, pos=place, rel=(20, 20), buttons=(0, 0, 0))
        _post(pygame.MOUSEBUTTONDOWN, pos=place, button=button)
        _post(pygame.MOUSEBUTTONUP, pos=place, button=button)

    def _drag(self) -> None:
        start, end = self._place(), self._place()
        _post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        _post(pygame.MOUSEMOTION, pos=end, rel=(20, 20), buttons=(1, 0, 0))
        _post(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def _turn_wheel(self) -> None:
        _post(pygame.MOUSEWHEEL, x=0, y=self._rng.choice((-2, -1, 1, 2)))

    def _type(self) -> None:
        _post(pygame.TEXTINPUT, text=self._rng.choice(LETTERS))

    def _leave_window(self) -> None:
        _post(pygame.WINDOWFOCUSLOST)
        _post(pygame.WINDOWFOCUSGAINED)

    def _replug(self) -> None:
        self._pads.pop(0).detach()
        self._pads.append(VirtualPad("Again"))

    def _place(self) -> tuple[int, int]:
        width, height = self._app.services.frame.size
        return self._rng.randrange(width), self._rng.randrange(height)


def _post(kind: int, **facts: object) -> None:
    pygame.event.post(pygame.Event(kind, facts))


def growth(samples: list[float]) -> float:
    """Megabytes that the last quarter of the samples lies above the second one."""
    quarter = len(samples) // 4
    return statistics.mean(samples[-quarter:]) - statistics.mean(samples[quarter : 2 * quarter])


def play(seconds: float, seed: int, size: tuple[int, int]) -> Row:
    """Random input to the whole program for so long."""
    rng = random.Random(seed)
    samples, acts, frames, starts = [], 0, 0, 0
    with (
        tempfile.TemporaryDirectory() as folder,
        Store.open(Path(folder)) as store,
        opened(Launch(windowed=True, size=size, seed=seed), store) as app,
    ):
        monkey = Monkey(app, seed)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not app.running:
                app.start()
                starts += 1
            monkey.act()
            for _ in range(rng.choice((1, 2, 5, 20, 60))):
                app.step(FRAME)
                frames += 1
            acts += 1
            if acts % ACTS_A_SAMPLE == 0:
                samples.append(megabytes())
        VirtualPad.detach_all()
    what = f"{frames} frames, {acts} acts, {starts} starts"
    return {"what": what, "seconds": seconds, "MB at the end": samples[-1], "grown MB": growth(samples)}


def deal(deals: int, seed: int) -> Row:
    """Random deals of every game, recorded and replayed."""
    rng = random.Random(seed)
    start = time.monotonic()
    samples = []
    for number in range(deals):
        for game in GAMES.values():
            played = game.new(rng.choice(game.PLAYERS), seed=seed + number)
            while played.outcome is None:
                played.play(rng.choice(played.legal_moves()))
            assert replay(played.record()).outcome == played.outcome
        samples.append(megabytes())
    what = f"{deals} deals of {', '.join(GAMES)}"
    seconds = time.monotonic() - start
    return {"what": what, "seconds": seconds, "MB at the end": samples[-1], "grown MB": growth(samples)}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", default="1280x720", metavar="WIDTHxHEIGHT")
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    width, height = map(int, arguments.size.split("x"))
    rows = [deal(arguments.deals, arguments.seed), play(arguments.seconds, arguments.seed, (width, height))]
    tell(rows, arguments.json)
    return 0 if all(row["grown MB"] <= MOST_GROWTH for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
