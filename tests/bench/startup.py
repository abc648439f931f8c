"""How long the title takes to appear, beside a bare pygame program; and how much memory a whole match takes at most.

Each run is a process of its own, timed from before it starts to its first frame: the program at its title, and a
program that opens the same window, loads the same fonts and shows one colour. Runs take turns; medians are compared.
The window is a real one on a display of its own where Xvfb and openbox are installed, else the dummy driver's.

    python tests/bench/startup.py [--runs 9] [--json FILE]

Exit code 1 if the ratio is above 2.5 or the memory above 180 MB.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.bench.report import tell
from tests.e2e.driver import ROOT, Desktop, missing_tools

SIZE = (1920, 1080)
WORST_RATIO, MOST_MEGABYTES = 2.5, 180

OURS = """
import os, sys, time
from game.platform import environment
environment.prepare()
from game.platform.window import Window
flip = Window.flip
def first(window, rects=()):
    flip(window)
    print(time.monotonic(), flush=True)
    os._exit(0)
Window.flip = first
import main
main.main(["--size", "{0}x{1}", "--data-dir", "{2}"])
"""
BARE = """
import time
from game.platform import environment
environment.prepare()
import pygame
from game.view.core.fonts import FONT_FILES, font_path
pygame.display.init()
pygame.font.init()
window = pygame.Window("bare", ({0}, {1}), resizable=True)
fonts = [pygame.Font(font_path(name), 30) for name in FONT_FILES]
window.get_surface().fill("navy")
window.flip()
print(time.monotonic(), flush=True)
"""
MATCH = """
import resource
from pathlib import Path
from game.platform import environment
environment.prepare()
import pygame
from game.program import opened
from game.options import Launch, PlayCommand
from game.store import Store
command = PlayCommand("bread", (None, "normal", "easy"), 3, {{}})
launch = Launch(windowed=True, size=({0}, {1}), seed=1, command=command)
with Store.open(Path("{2}")) as store, opened(launch, store) as app:
    app.start()
    while store.last_match() is not None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=0, scancode=pygame.KSCAN_RETURN, mod=0, unicode=""))
        for _ in range(20):
            app.step(1 / 60)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


@contextmanager
def screen(folder: Path) -> Iterator[dict[str, str]]:
    """The environment of programs that open a window."""
    if missing_tools():
        yield {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        return
    desktop = Desktop(folder, SIZE)
    try:
        yield dict(desktop.environment)
    finally:
        desktop.close()


def run(program: str, environment: dict[str, str]) -> tuple[float, float]:
    """When a program was started, and the number it prints."""
    with tempfile.TemporaryDirectory() as folder:
        script = program.format(*SIZE, folder)
        start = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True, timeout=600
        )
    return start, float(done.stdout)


def seconds_to_first_frame(program: str, environment: dict[str, str]) -> float:
    start, shown = run(program, environment)
    return shown - start


def measure(runs: int, environment: dict[str, str]) -> tuple[list[dict[str, object]], bool]:
    programs = {"title": OURS, "bare": BARE}
    times: dict[str, list[float]] = {name: [] for name in programs}
    for program in programs.values():
        seconds_to_first_frame(program, environment)  # the first compiles, and reads everything from the disk
    for _ in range(runs):
        for name, program in programs.items():
            times[name].append(seconds_to_first_frame(program, environment))
    medians = {name: statistics.median(values) for name, values in times.items()}
    ratio = medians["title"] / medians["bare"]
    _, megabytes = run(MATCH, environment)
    rows: list[dict[str, object]] = [
        {"what": "title, seconds to the first frame", "measured": medians["title"], "at most": "-"},
        {"what": "bare program, seconds", "measured": medians["bare"], "at most": "-"},
        {"what": "ratio", "measured": ratio, "at most": str(WORST_RATIO)},
        {"what": "a whole match, peak memory in MB", "measured": megabytes, "at most": str(MOST_MEGABYTES)},
    ]
    return rows, ratio <= WORST_RATIO and megabytes <= MOST_MEGABYTES


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, screen(Path(folder)) as environment:
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        rows, good = measure(arguments.runs, {**environment, "PYTHONPYCACHEPREFIX": folder})
    tell(rows, arguments.json)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
