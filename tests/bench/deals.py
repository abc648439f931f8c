"""Many random deals of each game at each number of players: none may fail, and every record has to replay equal.

    python tests/bench/deals.py [--deals 10000] [--seed 0] [--json FILE]

Options are drawn anew for each deal. Exit code 1 at the first fault, which names its game, players, seed and options.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from multiprocessing import Pool
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.rules import GAMES, replay
from tests.bench.report import Row, tell

CHUNK = 250


def play(game: str, players: int, seed: int) -> int:
    """One deal from its seed: how many moves it took. AssertionError if its record does not give the same deal."""
    rng = Random(seed)
    options = {option.key: rng.choice(option.choices) for option in GAMES[game].OPTIONS}
    deal = GAMES[game].new(players=players, seed=seed, dealer=rng.randrange(players), options=options)
    while deal.to_move is not None:
        deal.play(rng.choice(deal.legal_moves()))
    record = json.loads(json.dumps(deal.record()))
    assert replay(record).record() == record
    return len(deal.moves)


def play_many(job: tuple[str, int, int, int]) -> tuple[int, str | None]:
    """The moves of so many deals, and the first fault."""
    game, players, first, deals = job
    moves = 0
    for seed in range(first, first + deals):
        try:
            moves += play(game, players, seed)
        except Exception as error:
            return moves, f"{game}, {players} players, seed {seed}: {error!r}"
    return moves, None


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    rows: list[Row] = []
    with Pool() as pool:
        for game in GAMES:
            for players in GAMES[game].PLAYERS:
                start = time.perf_counter()
                last = arguments.seed + arguments.deals
                jobs = [(game, players, at, min(CHUNK, last - at)) for at in range(arguments.seed, last, CHUNK)]
                results = pool.map(play_many, jobs)
                for _, fault in results:
                    if fault:
                        print(fault, file=sys.stderr)
                        return 1
                rows.append(
                    {
                        "game": game,
                        "players": players,
                        "deals": arguments.deals,
                        "moves a deal": sum(moves for moves, _ in results) / arguments.deals,
                        "seconds": time.perf_counter() - start,
                    }
                )
    tell(rows, arguments.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
