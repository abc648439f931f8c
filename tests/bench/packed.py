"""How long a built program takes to its title, beside the source: each run is a process of its own, timed from before
it starts to the trace's word that the title is there; runs take turns, and medians are compared.

    python tests/bench/packed.py dist/Koloda-… [--runs 9] [--json FILE]

Exit code 1 if the ratio is above 1.5. Needs Xvfb and openbox.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.bench.report import tell
from tests.e2e.driver import Desktop, Game

WORST_RATIO = 1.5
ARGUMENTS = ("--size", "1920x1080", "--lang", "en", "--mute")


class Source(Game):
    """Compiled once, as it is wherever Python may write beside it."""

    compiled = ""

    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in super().environment().items() if name != "PYTHONDONTWRITEBYTECODE"}
        return {**kept, "PYTHONPYCACHEPREFIX": self.compiled}


class Packed(Game):
    program = Path()

    def command(self) -> list[str | Path]:
        return [self.program / "koloda", "--data-dir", self.folder]


def seconds_to_title(kind: type[Game], desktop: Desktop) -> float:
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        game = kind(desktop, Path(folder), *ARGUMENTS)
        try:
            game.wait_for_scene("title")
            return time.monotonic() - start
        finally:
            game.close()


def measure(runs: int, desktop: Desktop) -> tuple[list[dict[str, object]], bool]:
    times: dict[type[Game], list[float]] = {Source: [], Packed: []}
    for kind in times:
        seconds_to_title(kind, desktop)  # the first reads everything from the disk
    for _ in range(runs):
        for kind, found in times.items():
            found.append(seconds_to_title(kind, desktop))
    source, packed = (statistics.median(found) for found in times.values())
    rows: list[dict[str, object]] = [
        {"what": "source, seconds to the title", "measured": source, "at most": "-"},
        {"what": "packed, seconds to the title", "measured": packed, "at most": "-"},
        {"what": "ratio", "measured": packed / source, "at most": str(WORST_RATIO)},
    ]
    return rows, packed / source <= WORST_RATIO


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    Packed.program = arguments.program.resolve()
    with tempfile.TemporaryDirectory() as folder:
        Source.compiled = folder
        desktop = Desktop(Path(folder), (1920, 1080))
        try:
            rows, good = measure(arguments.runs, desktop)
        finally:
            desktop.close()
    tell(rows, arguments.json)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
