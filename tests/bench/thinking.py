"""What the frames of a table cost while a hard player thinks in its process, beside the same table without one.

Both tables are played by CPU players alone and shown 60 times a second; from time to time the worker is killed, so that
another one has to be started meanwhile. A frame is the update of the scene and its whole picture. Its time is that of
the processor for all threads of the game, since it may have to wait for each: so the machine's other work does not
count. What the clock says is told beside it.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import statistics
import time
from pathlib import Path

import pygame

from game.cpu.worker.jobs import Jobs
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from tests.bench.report import Row
from tests.stagehand import FRAME, Stagehand

SIZE = (1920, 1080)
LONGEST, MOST_MEGABYTES = 16.0, 200.0
ROUND = 300
"""Frames of one table before it is the other's turn."""
KILL_AT = 150
WARM_UP = 120
GAME, PLAYERS = "bread", 3


class Shown:
    """A table, and what its frames have cost."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.hand = Stagehand(SIZE)
        self.jobs = self.hand.services.jobs = Jobs()
        self.screen = pygame.Surface(SIZE).convert()
        self.took: list[float] = []
        self.others: list[float] = []
        self.by_clock: list[float] = []
        self._sit_down()

    def _sit_down(self) -> None:
        seats = [SeatInfo(name, self.level) for name in "ABC"[:PLAYERS]]
        self.hand.services.stack.reset(TableScene(self.hand.services, MatchSession(Match(GAME, seats, 24))))

    def show(self, frames: int, note: bool = True) -> None:
        pace = pygame.time.Clock()
        for number in range(frames):
            pace.tick(60)
            if not isinstance(self.hand.top, TableScene):
                self._sit_down()
            if note and number == KILL_AT and self.level == "hard":
                for worker in workers():
                    os.kill(worker, signal.SIGKILL)
            clocks = time.process_time, time.thread_time, time.perf_counter
            starts = [clock() for clock in clocks]
            self.hand.services.stack.update(FRAME)
            self.hand.services.stack.draw(self.screen)
            took, own, by_clock = (1000 * (clock() - start) for clock, start in zip(clocks, starts, strict=True))
            if note:
                self.took.append(took)
                self.others.append(took - own)
                self.by_clock.append(by_clock)

    def _by_others(self) -> list[bool]:
        """Which frames other threads made too long."""
        return [took > LONGEST >= took - others for took, others in zip(self.took, self.others, strict=True)]

    def row(self) -> Row:
        return {
            "players": self.level,
            "frames": len(self.took),
            "median ms": statistics.median(self.took),
            "longest ms": max(self.took),
            "other threads, at most": max(self.others),
            "over 16 ms by them": sum(self._by_others()),
            "over 16 ms by the clock": sum(took > LONGEST for took in self.by_clock),
        }


logging.getLogger("game.cpu").addHandler(logging.NullHandler())  # the workers that are killed here need no mention


def workers() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid]


def peak_megabytes(process: int) -> float:
    """The most memory that a process has had (Linux)."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


def measure(frames: int) -> tuple[list[Row], float]:
    """A row for a table of normal players and one for hard ones; and the megabytes that a worker took at most."""
    tables = [Shown("normal"), Shown("hard")]
    try:
        for table in tables:
            table.show(WARM_UP, note=False)
        most = 0.0
        for _ in range(max(frames // ROUND, 1)):
            for table in tables:
                table.show(ROUND)
            most = max([most, *map(peak_megabytes, workers())])
    finally:
        for table in tables:
            table.jobs.close()
    return [table.row() for table in tables], most


def good(rows: list[Row], megabytes: float) -> bool:
    return not any(row["over 16 ms by them"] for row in rows) and megabytes <= MOST_MEGABYTES
