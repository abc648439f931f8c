"""From input to a visible reaction at a table, in frames at 60 a second: what a press changes must be in the picture of
the frame that reads it or of the next one, and that frame must not take longer than a frame has.

The real loop does the same in the same order: events, time, picture. Here the clock is our own and the picture is drawn
into memory, so the frames that pass are counted and the work in them is measured.

    python tests/bench/latency.py [--presses 60] [--json FILE]

Exit code 1 if a press takes more than two frames, or the median of its work more than one frame's time.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.input.actions import Action, Device, Press
from game.input.owners import Owners
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from tests.bench.report import Row, tell
from tests.stagehand import FRAME, Stagehand

SIZE = (1920, 1080)
MOST_FRAMES = 2
PAD = Device("1", "xbox", "One")
PRESSES = {
    "peek": (Action.PEEK, Action.PEEK),
    "move": (Action.DOWN, Action.UP),
    "last plays": (Action.LAST_PLAY, Action.LAST_PLAY),
}
"""What is pressed, and what takes it back."""


def table(hand: Stagehand) -> TableScene:
    """Three people with covered hands, the first of them called."""
    owners = Owners(range(3))
    hand.plug(PAD)
    for seat in owners.humans:
        owners.claim(seat, PAD)
    match = Match("svoloch", [SeatInfo(name) for name in "ABC"], seed=7, first_dealer=2)
    scene = TableScene(hand.services, MatchSession(match, owners=owners))
    hand.services.stack.push(scene)
    hand.wait(10)
    return scene


def reaction(hand: Stagehand, action: Action) -> tuple[int, float]:
    """Frames until the picture has changed, and the seconds of work in them."""
    stack, surface = hand.services.stack, hand.services.frame.part_of(hand.surface)
    before = zlib.crc32(pygame.image.tobytes(surface, "RGB"))
    spent = 0.0
    for frame in range(1, 2 * MOST_FRAMES + 1):
        start = time.perf_counter()
        if frame == 1:
            stack.handle(Press(action, PAD))
        stack.update(FRAME)
        stack.draw(surface)
        spent += time.perf_counter() - start
        if zlib.crc32(pygame.image.tobytes(surface, "RGB")) != before:
            return frame, spent
    return 2 * MOST_FRAMES + 1, spent


def measure(hand: Stagehand, name: str, presses: int) -> tuple[int, float]:
    """The most frames that a press took, and the median of the work, in seconds."""
    found = []
    for number in range(presses):
        hand.draw()
        found.append(reaction(hand, PRESSES[name][number % 2]))
        hand.wait(0.5)
    return max(frames for frames, _ in found), statistics.median(work for _, work in found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--presses", type=int, default=60)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    hand = Stagehand(SIZE)
    table(hand)
    rows: list[Row] = []
    for name in PRESSES:
        if name == "move":
            hand.press(Action.PEEK, device=PAD)
        frames, work = measure(hand, name, options.presses)
        rows.append({"press": name, "frames": frames, "work_ms": work * 1000, "work_frames": work / FRAME})
    tell(rows, options.json)
    slow = [row for row in rows if row["frames"] > MOST_FRAMES or row["work_frames"] > 1]
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
