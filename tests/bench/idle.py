"""What waiting costs: the processor time of each screen while nobody touches anything and the music plays.

The real frame loop runs on the real clock under the dummy drivers, which mix the music as a device would ask for it.

    python tests/bench/idle.py [--seconds 20] [--json FILE] [SCREEN …]

Exit code 1 if a screen takes more than 2 % of one core.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.app import App
from game.options import Launch
from game.program import opened
from game.store import Store
from tests.bench.report import Row, tell
from tests.look import SCENES, fill

SIZE = (1920, 1080)
SETTLING = 12.0
"""Seconds before it counts: until everything has come to rest, and all sounds are loaded."""
MOST_PERCENT = 2.0


def let_run(app: App, clock: pygame.time.Clock, seconds: float) -> float:
    """Run the frame loop for so long: the processor time it took."""
    start, end = time.process_time(), time.monotonic() + seconds
    while time.monotonic() < end:
        app.step(clock.tick(app.rate) / 1000)
    return time.process_time() - start


def measure(screen: str, seconds: float) -> Row:
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        fill(store, 7)
        with opened(Launch(windowed=True, size=SIZE, seed=7), store) as app:
            app.start()
            if screen != "title":
                app.services.stack.push(SCENES[screen](app.services))
            clock = pygame.time.Clock()
            let_run(app, clock, SETTLING)
            spent = let_run(app, clock, seconds)
            return {
                "screen": screen,
                "percent of a core": 100 * spent / seconds,
                "at rest": not app.services.stack.moving,
            }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=", ".join(SCENES))
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    rows = [measure(screen, arguments.seconds) for screen in arguments.screens or SCENES]
    tell(rows, arguments.json)
    return 0 if all(row["percent of a core"] <= MOST_PERCENT for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
