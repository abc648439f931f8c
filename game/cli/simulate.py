"""CPU players among themselves: deal records to a file, a table for people, no window (DESIGN.md, "Command line").

Every deal depends on its own seed alone, so any number of processes gives the same records in the same order. Process p
of n plays deals p, p + n, … and writes them to its own pipe; the pipes are read in turn. A full pipe makes its process
wait, so little is ever held.
"""

from __future__ import annotations

import json
import multiprocessing
import secrets
import signal
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import monotonic
from typing import TextIO

from game.cpu import choose, seat_rng
from game.cpu.thought import ITERATIONS, Effort
from game.rules import GAMES

BAR_WIDTH = 30
BAR_SECONDS = 0.2


class SimulationError(Exception):
    """One line on why there are no more deals."""


@dataclass(frozen=True)
class Simulation:
    """``deals`` deals of one game: deal k has seed ``seed + k`` and dealer ``k % players``, left of whom leads."""

    game: str
    seats: tuple[str, ...]
    """CPU levels."""
    deals: int
    seed: int
    options: Mapping[str, bool | int | str]
    iterations: int = ITERATIONS
    """How much ``hard`` thinks: never by the clock, so that the deals are the same again."""

    @classmethod
    def make(
        cls,
        game: str,
        seats: Sequence[str],
        deals: int,
        seed: int | None,
        options: Mapping[str, bool | int | str],
        iterations: int = ITERATIONS,
    ) -> Simulation:
        """With a seed of its own where None is given."""
        return cls(game, tuple(seats), deals, secrets.randbits(32) if seed is None else seed, options, iterations)


@dataclass(frozen=True)
class Played:
    """One finished deal: its record as a line of JSON, and what the table counts."""

    line: str
    moves: int
    winners: tuple[int, ...]
    points: tuple[int, ...]


Deals = Generator[Played, None, None]


def simulate(simulation: Simulation, jobs: int, output: TextIO) -> None:
    """Write one deal record a line to ``output``, a progress bar (to a terminal) and the table to standard error.

    SimulationError if a process dies or the output cannot be written; BrokenPipeError if nobody reads it any more.
    """
    table = Table(simulation)
    progress = Progress(simulation.deals)
    jobs = min(jobs, simulation.deals)
    try:
        with closing(_in_this_process(simulation) if jobs == 1 else _in_processes(simulation, jobs)) as deals:
            for played in deals:
                output.write(played.line + "\n")
                table.count(played)
                progress.show(table.deals)
        output.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise SimulationError(str(error)) from error
    finally:
        progress.clear()
    print(table, file=sys.stderr)


def play_deal(simulation: Simulation, number: int) -> Played:
    """Deal ``number``, from 0, from its first card to its last."""
    players = len(simulation.seats)
    seed, dealer = simulation.seed + number, number % players
    deal = GAMES[simulation.game].new(players, seed, dealer, (dealer + 1) % players, simulation.options)
    effort = Effort(iterations=simulation.iterations)
    sources = [seat_rng(seed, seat) for seat in range(players)]
    while (seat := deal.to_move) is not None:
        deal.play(choose(simulation.seats[seat], deal.observe(seat), sources[seat], effort))
    record = deal.record([{"name": "", "cpu": level} for level in simulation.seats])
    assert deal.outcome
    return Played(json.dumps(record, separators=(",", ":")), len(deal.moves), deal.outcome.winners, deal.outcome.points)


# Processes


def _in_this_process(simulation: Simulation) -> Deals:
    for number in range(simulation.deals):
        yield play_deal(simulation, number)


def _in_processes(simulation: Simulation, jobs: int) -> Deals:
    context = multiprocessing.get_context("spawn")
    pipes: list[Connection] = []
    processes = []
    try:
        with _interrupts_ignored():  # Ctrl-C reaches the whole group: this process answers it and ends the others
            for first in range(jobs):
                receiver, sender = context.Pipe(duplex=False)
                process = context.Process(target=_work, args=(simulation, first, jobs, sender), daemon=True)
                process.start()
                sender.close()  # so that the end of the process ends the pipe
                pipes.append(receiver)
                processes.append(process)
        for number in range(simulation.deals):
            yield _received(pipes[number % jobs], number)
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _received(pipe: Connection, number: int) -> Played:
    try:
        message = pipe.recv()
    except (EOFError, OSError):
        raise SimulationError(f"deal {number}: its process died") from None
    if isinstance(message, Played):
        return message
    raise SimulationError(f"deal {number}: {message}")


def _work(simulation: Simulation, first: int, step: int, pipe: Connection) -> None:
    """In a process of its own: every ``step``-th deal, or words on why not."""
    try:
        for number in range(first, simulation.deals, step):
            pipe.send(play_deal(simulation, number))
    except BrokenPipeError:  # nobody listens any more
        pass
    except Exception as error:
        pipe.send(repr(error))


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# Standard error


class Table:
    """Counts deals; as a string what came out: a win shared by m counts 1/m."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._start = monotonic()
        self.deals = 0
        self.moves = 0
        self.wins = [0.0] * len(simulation.seats)
        self.points = [0] * len(simulation.seats)

    def count(self, played: Played) -> None:
        """Add a deal."""
        self.deals += 1
        self.moves += played.moves
        for seat in played.winners:
            self.wins[seat] += 1 / len(played.winners)
        for seat, points in enumerate(played.points):
            self.points[seat] += points

    def __str__(self) -> str:
        seconds = max(monotonic() - self._start, 1e-6)
        lines = [
            f"{self._simulation.game}: {self.deals} deals from seed {self._simulation.seed}",
            f"{'seat':4}  {'player':8}  {'wins':>9}  {'share':>6}  {'95 % interval':>15}  {'points/deal':>11}",
        ]
        for seat, level in enumerate(self._simulation.seats):
            low, high = wilson(self.wins[seat], self.deals)
            lines.append(
                f"{seat:4}  {level:8}  {self.wins[seat]:9.1f}  {self.wins[seat] / self.deals:6.1%}  "
                f"{low:6.1%} – {high:6.1%}  {self.points[seat] / self.deals:11.2f}"
            )
        lines.append(f"{self.moves / self.deals:.1f} moves per deal, {self.deals / seconds:.1f} deals per second")
        return "\n".join(lines)


def wilson(wins: float, n: int) -> tuple[float, float]:
    """The 95 % score interval of a share of ``wins`` in ``n`` > 0 (Wilson 1927)."""
    z = 1.959964
    share = wins / n
    centre = share + z * z / (2 * n)
    spread = z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5
    return (centre - spread) / (1 + z * z / n), (centre + spread) / (1 + z * z / n)


class Progress:
    """A bar on standard error, if that is a terminal."""

    def __init__(self, deals: int) -> None:
        self._deals = deals
        self._on = sys.stderr.isatty()
        self._next = 0.0

    def show(self, done: int) -> None:
        """Draw it for so many deals, five times a second at most."""
        if self._on and monotonic() >= self._next:
            self._next = monotonic() + BAR_SECONDS
            full = BAR_WIDTH * done // self._deals
            bar = "#" * full + "-" * (BAR_WIDTH - full)
            print(f"\r[{bar}] {done} of {self._deals}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave an empty line."""
        if self._on:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
