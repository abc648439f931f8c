"""How fast Showcase's second play is solved: every move of a position, in processor time.

The deals are played by ``normal`` against itself: positions from the first lead with the trump that was named, and with
every trump; from the third trick; and the naming of the trump. A position counts as solved within the time if all of it
took no longer, however long the best move alone took.

    python tests/bench/solver.py [--deals 40] [--json FILE]
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.cpu import choose, seat_rng
from game.cpu.showcase.alpha_beta import Budget
from game.cpu.showcase.solver import Solution, solve, solve_naming
from game.rules.cards import bits
from game.rules.showcase.deal import Showcase
from game.rules.showcase.tricks import NAMINGS, SECOND_PLAY
from tests.bench.report import Row, tell

LONGEST = 60.0
"""Seconds after which a position is given up."""


def stages(seed: int) -> Iterator[Showcase]:
    """One deal at three stages: when the trump is to be named, at the first lead, at the third trick."""
    deal, sources = Showcase.new(2, seed, seed % 2), [seat_rng(seed, seat) for seat in (0, 1)]
    stops: list[Callable[[], bool]] = [
        lambda: deal.phase == "naming",
        lambda: deal.phase == "second",
        lambda: sum(deal.points) == 2,
    ]
    for reached in stops:
        while not reached():
            assert deal.to_move is not None
            deal.play(choose("normal", deal.observe(deal.to_move), sources[deal.to_move]))
        yield deal.copy()


def hands(deal: Showcase) -> tuple[int, int]:
    """All cards of the seat to move, and of the other."""
    seat = deal.to_move or 0
    mine, other = (bits((*deal.hand(of), *deal.showcase(of))) for of in (seat, 1 - seat))
    return mine, other


def named(deal: Showcase) -> Solution:
    return solve_naming(*hands(deal), deal.observe().first_leader == deal.to_move, budget=Budget(LONGEST))


def led(deal: Showcase) -> Solution:
    return solve(*hands(deal), deal.trump or 0, SECOND_PLAY - sum(deal.points), budget=Budget(LONGEST))


def with_every_trump(deal: Showcase) -> Iterator[Showcase]:
    for move in NAMINGS:
        after = deal.copy()
        after.play(move)
        yield after


def row(what: str, limit: float, deals: list[Showcase], solver: Callable[[Showcase], Solution]) -> Row:
    times, nodes = [], 0
    for deal in deals:
        start = time.process_time()
        solution = solver(deal)
        times.append(1000 * (time.process_time() - start) if solution.exact else 1000 * LONGEST)
        nodes += solution.nodes
    return {
        "from": what,
        "positions": len(deals),
        "seconds": limit,
        "solved %": 100 * sum(spent <= 1000 * limit for spent in times) / len(times),
        "mean ms": statistics.mean(times),
        "median ms": statistics.median(times),
        "worst ms": max(times),
        "nodes": nodes // len(deals),
        "nodes/s": round(1000 * nodes / sum(times)),
    }


def measure(count: int) -> list[Row]:
    naming, first, third = (list(stage) for stage in zip(*(stages(seed) for seed in range(count)), strict=True))
    every = [after for deal in naming for after in with_every_trump(deal)]
    return [
        row("first lead", 2.0, first, led),
        row("first lead, every trump", 2.0, every, led),
        row("third trick", 1.5, third, led),
        row("naming", 2.0, naming, named),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    tell(measure(arguments.deals), arguments.json)


if __name__ == "__main__":
    main()
