"""How long a person waits from one decision to the next among CPU players, at the table's usual speed.

The true table is played on a clock of its own, so that the machine's other work does not count; the person decides at
once, as *normal* would. *Hard* thinks as many iterations as it has time for, by that clock, and its answers come when
that time is over.

    python tests/bench/waiting.py [--game svoloch] [--players 6] [--deals 10] [--speed 1] [--json FILE]

Exit code 1 if the average wait is longer than 8 s among *normal* or 10 s among *hard* players.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.cpu import choose, think
from game.cpu.tempers import prefer
from game.cpu.thought import Effort
from game.cpu.worker.jobs import Jobs
from game.cpu.worker.protocol import Answer, Request
from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.texts.characters import CPU_NAMES
from tests.bench.report import Row, tell
from tests.stagehand import FRAME, Stagehand

MOST = {"normal": 8.0, "hard": 10.0}
"""Seconds on average."""
ITERATIONS = 150
"""In a second: fewer than a fast machine has, which changes how well they play and not how long it takes."""
ON_THE_WAY = 0.02
"""Seconds that a question and its answer take besides the thinking."""


class Thinker(Jobs):
    """Answers by the clock of the table."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._due: tuple[float, Request] | None = None

    def open(self) -> None:
        """No process is started."""

    def ask(self, request: Request) -> None:
        super().ask(request)
        self._due = self.now + request.effort.seconds + ON_THE_WAY, request

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        if self._due and self.now >= self._due[0]:
            request, self._due = self._due[1], None
            if self.waits(request.ticket):
                self.settle(_answer(request))


def _answer(request: Request) -> Answer:
    rng, seen = Random(request.seed), request.observation
    effort = Effort(iterations=max(round(request.effort.seconds * ITERATIONS), 1))
    thought = think(request.level, seen, rng, effort)
    move = prefer(thought, request.level, seen, rng, request.temper)
    return Answer(request.ticket, request.match, request.number, thought, move)


def waits(game: str, players: int, level: str, seed: int, speed: float) -> list[float]:
    """Seconds from each decision of the person in one deal to the next."""
    hand = Stagehand((960, 540))
    hand.services.change(speed=speed)
    hand.services.jobs = thinker = Thinker()
    seats = [SeatInfo("Anna"), *(SeatInfo(name, level) for name in CPU_NAMES[: players - 1])]
    table = TableScene(hand.services, MatchSession(Match(game, seats, 1, {}, seed, players - 1)))
    hand.services.stack.push(table)
    found, waited, decided, rng = list[float](), 0.0, False, Random(seed)
    while hand.services.stack.top is table:
        if table.person.acting and table.person.observation is not None:
            if decided:
                found.append(waited)
            table.play(choose("normal", table.person.observation, rng))
            waited, decided = 0.0, True
        hand.services.stack.update(FRAME)
        thinker.pass_time(FRAME)
        waited += FRAME
    hand.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=[*GAMES], default="svoloch")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--speed", type=float, default=1.0)
    parser.add_argument("--levels", default="normal,hard")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    rows: list[Row] = []
    for level in arguments.levels.split(","):
        deals = [
            waits(arguments.game, arguments.players, level, seed, arguments.speed) for seed in range(arguments.deals)
        ]
        every = [wait for deal in deals for wait in deal]
        rows.append(
            {
                "level": level,
                "deals": len(deals),
                "decisions": len(every),
                "average s": statistics.mean(every),
                "median s": statistics.median(every),
                "longest s": max(every),
                "most s": MOST.get(level, 0.0),
            }
        )
    tell(rows, arguments.json)
    return int(any(row["average s"] > row["most s"] for row in rows))


if __name__ == "__main__":
    sys.exit(main())
