"""What phones cost: the table at the end of PHONES.md, measured.

The real program runs on the real clock under the dummy drivers; the phones are a process of their own (``crowd.py``).
Six of them play Svoloch, one of which loses its connection every second, and the same table is played by CPU players
before. Frames and what phones take of them are counted in time of the processor, so that it does not matter what else
the machine does.

    python tests/bench/phones.py [--minutes 0.5] [--json FILE]

Ten minutes are the whole of it. Exit code 1 if anything is more than is asked. A page is only looked at where there is
a Chromium.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, NamedTuple
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.app import App
from game.input.actions import KEYBOARD, Action, Press
from game.options import Launch
from game.program import opened
from game.rules.events import Event, Moved, holder
from game.rules.match import MAX_DEALS, Match, SeatInfo
from game.scenes.core import destinations as to
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.store import Store
from tests.bench.report import Row, tell
from tests.bench.soak import megabytes

SIZE, SEED = (1920, 1080), 7
PHONES, EVERY = 6, 1.0
LONGEST_FRAME, MOST_FRAMES = 16.0, 2
"""Milliseconds; and frames from a touch to the card leaving its place."""
MOST_GROWTH = 8.0
"""Megabytes, as in ``soak.py``."""
MOST_IDLE = 0.3
"""Percent of a core."""
MOST_KILOBYTES, MOST_SECONDS = 150.0, 1.5
MOST_AWAY = 2.0
"""Seconds until a phone that comes back has its table."""
SETTLING = 4.0
"""Seconds until the table and the pictures are there."""
ALONE = 10.0
"""Seconds of the table without phones, and of a server that nobody visits."""
AFTER = ("winners", "summary")
"""Screens between two deals."""
WARM, BETWEEN = 10.0, 0.5
"""Seconds until all pictures of a table have been drawn once, and between two looks at the memory from then on."""
START = """
import sys
from pathlib import Path
from game.platform import environment
environment.prepare()
from game.options import Launch
from game.program import opened
from game.store import Store
with Store.open(Path(sys.argv[1])) as store, opened(Launch(windowed=True, size=(960, 540), mute=True), store) as app:
    app.start()
    for _ in range(10):
        app.step(1 / 60)
    loaded = {name.partition(".")[0] for name in sys.modules} & {"aiohttp", "segno", "ifaddr"}
    print(*sorted(loaded | {name for name in sys.modules if name.startswith("game.phones.")}))
"""


class Touch(NamedTuple):
    """A move made on a phone, at the position after ``number`` moves of a deal."""

    seat: int
    at: float
    deal: int
    number: int
    code: str


@dataclass
class Watch:
    """What happened while the program ran: ``frames`` are when they began, how long each took of the processor, and
    what of that was for phones, with the server's own; ``left`` is when cards left hands, whose, and in which frame."""

    frames: list[tuple[float, float, float]] = field(default_factory=list)
    left: list[tuple[float, int, int]] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    phones: float = 0.0
    """Seconds of the frame loop that went to phones so far."""


def server_clock(app: App) -> Callable[[], float]:
    """The processor time of the thread that serves phones."""
    house = app.services.phones.house
    if house is None:
        return lambda: 0.0
    clock = time.pthread_getcpuclockid(house._server._thread.ident or 0)
    return lambda: time.clock_gettime(clock)


@contextmanager
def timed(app: App, watch: Watch) -> Iterator[None]:
    """Count what the frame loop does for phones, and note when cards leave hands."""
    phones, begun = app.services.phones, TableScene.begun
    assert phones.house

    def counted(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: object) -> Any:
            start = time.thread_time()
            result = function(*given)
            watch.phones += time.thread_time() - start
            return result

        return call

    def noted(scene: TableScene, event: Event) -> None:
        if isinstance(event, Moved) and (seat := holder(event.src)) is not None:
            watch.left.append((time.monotonic(), seat, len(watch.frames)))
        begun(scene, event)

    with (
        patch.object(phones, "update", counted(phones.update)),
        patch.object(phones.house, "poll", counted(phones.house.poll)),
        patch.object(TableScene, "begun", noted),
    ):
        yield


def run(app: App, watch: Watch, goes_on: Callable[[], bool]) -> None:
    """The frame loop, as long as it goes on; what comes between two deals is confirmed away."""
    clock, server, looked = pygame.time.Clock(), server_clock(app), time.monotonic() + WARM
    served = server()
    while goes_on():
        dt = clock.tick(app.rate) / 1000
        began, spent, before = time.monotonic(), time.thread_time(), watch.phones
        app.step(dt)
        taken = time.thread_time() - spent
        now_served = server()
        part, served = watch.phones - before + now_served - served, now_served
        watch.frames.append((began, 1000 * taken, 1000 * part))
        top = app.services.stack.top
        if top and top.name in AFTER and len(watch.frames) % 30 == 0:
            app.services.stack.handle(Press(Action.CONFIRM, KEYBOARD))
        if began - looked >= BETWEEN:
            looked = began
            watch.memory.append(megabytes())


def for_seconds(seconds: float) -> Callable[[], bool]:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end


def crowd(*arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, str(Path(__file__).with_name("crowd.py")), *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def sit_down(app: App, cpu: str | None, players: int = PHONES) -> MatchSession:
    """A new match of Svoloch at the table: of people who all hold phones, or of CPU players."""
    seats = [SeatInfo("" if cpu is None else f"CPU {seat}", cpu) for seat in range(players)]
    session = MatchSession.start(app.services.store, Match("svoloch", seats, MAX_DEALS, seed=SEED), forced=False)
    app.services.change(speed=4)
    app.services.open(to.Table(session))
    return session


@contextmanager
def program(phones: bool = True) -> Iterator[App]:
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        launch = Launch(windowed=True, size=SIZE, seed=SEED, mute=True, phones=("127.0.0.1", 0) if phones else None)
        with opened(launch, store) as app:
            app.start()
            yield app


def url_of(app: App) -> str:
    house = app.services.phones.house
    assert house
    return house.url


def row(what: str, measured: float, most: float, unit: str, detail: str = "") -> Row:
    return {"what": what, "measured": measured, "at most": most, "unit": unit, "detail": detail}


# What is measured


def idle() -> Row:
    """The server is on, and nobody is there."""
    watch = Watch()
    with program() as app:
        run(app, watch, for_seconds(SETTLING))
        server = server_clock(app)
        before, start = server(), time.monotonic()
        with timed(app, watch):
            run(app, watch, for_seconds(ALONE))
        spent = server() - before + watch.phones
        percent = 100 * spent / (time.monotonic() - start)
    return row("server on, nobody there", percent, MOST_IDLE, "% of a core")


def at_the_table(minutes: float) -> list[Row]:
    without, with_them = Watch(), Watch()
    with program(phones=False) as app:
        sit_down(app, "easy")
        run(app, Watch(), for_seconds(SETTLING))
        run(app, without, for_seconds(ALONE))
    with program() as app, timed(app, with_them):
        sit_down(app, None)
        run(app, Watch(), for_seconds(SETTLING))
        phones = crowd("play", url_of(app), PHONES, 60 * minutes, EVERY)
        run(app, with_them, lambda: phones.poll() is None)
        result = json.loads(phones.communicate()[0])
        touches = [Touch(*touch) for touch in result["touches"]]
        told = sorted({(touch.deal, touch.number) for touch in touches})
    return [touched(touches, with_them), *frames(without, with_them), grown(with_them), lost(result, told)]


def touched(touches: Sequence[Touch], watch: Watch) -> Row:
    """From a touch on a card to the frame in which it begins to leave: the most of all. A touch that the network lost,
    and that was made again, does not count."""
    starts = [began for began, _, _ in watch.frames]
    made = {(touch.deal, touch.number): touch for touch in touches if touch.code != "pass"}
    waits = []
    for touch in made.values():
        leaves = next((frame for left, by, frame in watch.left if by == touch.seat and left >= touch.at), None)
        if leaves is not None:
            waits.append(leaves - (bisect_right(starts, touch.at) - 1))
    late = sum(wait > MOST_FRAMES for wait in waits)
    detail = f"{len(waits)} cards, {sum(waits) / max(len(waits), 1):.2f} on average, {late} later"
    return row(
        "touch to card leaving", float(max(waits, default=MOST_FRAMES + 1)), float(MOST_FRAMES), "frames", detail
    )


def frames(without: Watch, with_them: Watch) -> Iterator[Row]:
    """Frames that would have been short enough without phones."""
    because = sum(taken > LONGEST_FRAME >= taken - part for _, taken, part in with_them.frames)
    parts = [part for _, _, part in with_them.frames]
    usual, now = (quantiles([taken for _, taken, _ in watch.frames], n=1000) for watch in (without, with_them))
    detail = f"of {len(parts)}; 99 % take {usual[989]:.1f} ms without phones, {now[989]:.1f} ms with them"
    yield row("frames too long because of phones", float(because), 0.0, "frames", detail)
    detail = f"{mean(parts):.3f} ms on average, with the server's own"
    yield row("what phones take of a frame", max(parts), LONGEST_FRAME, "ms", detail)


def grown(watch: Watch) -> Row:
    """What the last quarter holds beyond the second one."""
    quarter = max(len(watch.memory) // 4, 1)
    growth = mean(watch.memory[-quarter:]) - mean(watch.memory[quarter : 2 * quarter] or watch.memory)
    return row("memory grows by", growth, MOST_GROWTH, "MB", f"of {watch.memory[-1]:.0f} MB")


def lost(result: dict[str, Any], told: list[tuple[int, int]]) -> Row:
    """Whatever a phone was not told, or should not have been; and positions in which nobody could play."""
    deals = {deal for deal, _ in told}
    missing = [
        f"nobody played at {(deal, at)}"
        for deal in deals
        for at in range(max(moves for number, moves in told if number == deal))
        if (deal, at) not in told
    ]
    faults = [*result["faults"], *missing]
    counts = f"{result['states']} states, {len(told)} moves, {result['visits']} visits"
    detail = "; ".join([counts, f"back after {result['back after']:.2f} s", *faults[:3]])
    late = result["back after"] > MOST_AWAY
    return row("lost or told twice", float(len(faults) + late), 0.0, "", detail)


def page() -> list[Row]:
    """What a browser loads until the first card shows, and how soon that is."""
    with program() as app:
        sit_down(app, None, 3)
        watch = Watch()
        run(app, watch, for_seconds(SETTLING))
        browser = crowd("page", url_of(app))
        run(app, watch, lambda: browser.poll() is None)
        result = json.loads(browser.communicate()[0])
    if "skipped" in result:
        print(f"No page was looked at: {result['skipped']}.", file=sys.stderr)
        return []
    times = ", ".join(f"{seconds:.2f}" for seconds in result["all"])
    return [
        row("loaded before the first card", result["kilobytes"], MOST_KILOBYTES, "kB", f"{result['files']} files"),
        row("usable, processor slowed 4×", result["seconds"], MOST_SECONDS, "s", times),
    ]


def started() -> Row:
    """What a start without phones loads that only phones need."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(__file__).resolve().parents[2]
        command = [sys.executable, "-c", START, folder]
        loaded = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.split()
    return row("loaded without phones", float(len(loaded)), 0.0, "modules", " ".join(loaded))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=0.5)
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    rows = [started(), idle(), *page(), *at_the_table(arguments.minutes)]
    tell(rows, arguments.json)
    return 0 if all(each["measured"] <= each["at most"] for each in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
