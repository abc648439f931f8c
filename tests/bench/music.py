"""What comes out of the mixer while the music goes from layer to layer: its seams, and how high it ever gets.

The game's own sound plays into SDL's `disk` driver, eight times as fast as in life, with the layers switched on and
off, and once more with effects thrown over it. Looked at is what was written.

    python tests/bench/music.py [--seconds 70] [--json FILE] [ROOM …]

Exit code 1 if a seam is heard (a step between two samples that the quarter of a second round it does not have), if a
buffer is lost in one, or if anything comes nearer to full scale than a decibel.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_AUDIODRIVER"] = "disk"
os.environ["SDL_DISKAUDIODELAY"] = "3"

import numpy as np
from numpy.typing import NDArray

from game.platform.audio import BUFFER, RATE, SHARED, Audio
from game.platform.music import Tension
from sounds.phrases import cut, read
from sounds.sound import layers
from tests.bench.report import Row, tell

ROOMS = ("bread", "svoloch", "showcase", "title")
COURSE: tuple[tuple[float, Tension], ...] = ((0, "calm"), (12, "close"), (21, "last"), (38, "calm"), (44, "last"))
"""The second from which each tension holds."""
FULL = 10 ** (-1 / 20)
NEAR = RATE // 8


def recorded(room: str, seconds: float, *, effects: bool) -> NDArray[np.float64]:
    """So many seconds as the mixer gave them out, shaped (samples, 2)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "out.raw"
        os.environ["SDL_DISKAUDIOFILE"] = str(path)
        audio, chance, names = Audio(), random.Random(room), cycle(SHARED)
        audio.music(room)
        audio.update(1.0)
        audio.wait()
        last, following = 0.0, 1.0
        while (now := path.stat().st_size / (4 * RATE)) < seconds:
            audio.tension = next(tension for start, tension in reversed(COURSE) if now >= start)
            if now > last:
                audio.update(now - last)
                last = now
            if effects and now > following:
                audio.play(next(names), chance.uniform(-1, 1))
                following = now + chance.uniform(0.15, 0.8)
            time.sleep(0.001)
        audio.close()
        return np.fromfile(path, dtype="<i2")[: int(seconds) * RATE * 2].reshape(-1, 2) / 32768


def first_sound(heard: NDArray[np.float64]) -> int:
    """The buffer's first sample in which the music began."""
    return int(np.flatnonzero(abs(heard).max(axis=1))[0]) // BUFFER * BUFFER


def phrase_length(room: str) -> int:
    """In samples: the last page of an Ogg stream says how many there are."""
    path = layers(room)["calm"]
    page = read(path, cut(path)[0]).rpartition(b"OggS")[2]
    return int.from_bytes(page[2:10], "little")


def measure(room: str, seconds: float) -> Row:
    music = recorded(room, seconds, effects=False)
    length, begun = phrase_length(room), first_sound(music)
    steps = abs(np.diff(music, axis=0)).max(axis=1)
    silent = ~abs(music).max(axis=1).astype(bool)
    worst, lost = 0.0, 0
    for seam in range(begun + length, len(music) - NEAR, length):
        worst = max(worst, float(steps[seam - 1] / steps[seam - NEAR : seam + NEAR].max()))
        lost += int(silent[seam - BUFFER : seam + BUFFER].sum())
    return {
        "room": room,
        "worst seam (1: as the music near it)": worst,
        "samples lost": lost,
        "peak of the music": float(abs(music).max()),
        "peak with effects": float(abs(recorded(room, seconds, effects=True)).max()),
        "offset": float(abs(music.mean(axis=0)).max()),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the music as it leaves the mixer.")
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=", ".join(ROOMS))
    parser.add_argument("--seconds", type=float, default=70.0)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    rows = [measure(room, arguments.seconds) for room in arguments.rooms or ROOMS]
    tell(rows, arguments.json)
    good = (row["worst seam (1: as the music near it)"] <= 1 and row["samples lost"] == 0 for row in rows)
    return 0 if all(good) and all(row["peak with effects"] < FULL for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
