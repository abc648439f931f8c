"""What waiting costs: the processor time of each screen while nobody touches anything and the music plays.

The real frame loop runs on the real clock under the dummy drivers, which mix the music as a device would ask for it.

    python tests/bench/idle.py [--seconds 20] [--json FILE] [SCREEN …]

Title and tables live at rest; they are also measured in a large window, and in one that nobody uses or sees. Exit code
1 if a screen takes more of one core than ``MOST`` says.
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

SIZE, LARGE = (1920, 1080), (3840, 2160)
LIVING = ("title", "table")
SETTLING = 12.0
"""Seconds before it counts: until everything has come to rest, all sounds are loaded, and music that is heard no more
has played its phrase to the end."""
MOST = {"living": 3.0, "living, large": 5.0, "still": 2.0, "without focus": 0.5, "minimised": 0.5}
"""Percent of a core."""
AWAY = {"without focus": pygame.WINDOWFOCUSLOST, "minimised": pygame.WINDOWMINIMIZED}


def let_run(app: App, clock: pygame.time.Clock, seconds: float) -> float:
    """Run the frame loop for so long: the processor time it took."""
    start, end = time.process_time(), time.monotonic() + seconds
    while time.monotonic() < end:
        app.step(clock.tick(app.rate) / 1000)
    return time.process_time() - start


def measure(screen: str, state: str, seconds: float) -> Row:
    size = LARGE if "large" in state else SIZE
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        fill(store, 7)
        with opened(Launch(windowed=True, size=size, seed=7), store) as app:
            pygame.event.clear()  # the window of the last measure has lost its focus
            app.start()
            if screen != "title":
                app.services.stack.push(SCENES[screen](app.services))
            clock = pygame.time.Clock()
            let_run(app, clock, SETTLING)
            if state in AWAY:
                pygame.event.post(pygame.Event(AWAY[state]))
                let_run(app, clock, SETTLING)
            spent = let_run(app, clock, seconds)
            return {
                "screen": screen,
                "state": state,
                "size": f"{size[0]}×{size[1]}",
                "percent of a core": 100 * spent / seconds,
                "at most": MOST[state],
                "at rest": not app.services.stack.moving,
            }


def states(screen: str) -> list[str]:
    """In which a screen is measured."""
    return ["living", "living, large", *AWAY] if screen in LIVING else ["still"]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=", ".join(SCENES))
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    rows = [
        measure(screen, state, arguments.seconds) for screen in arguments.screens or SCENES for state in states(screen)
    ]
    tell(rows, arguments.json)
    return 0 if all(row["percent of a core"] <= row["at most"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
