"""How fast the referee plays: moves of whole random deals per second, beside OpenSpiel's crazy_eights in the same loop.
And how fast ``hard`` thinks: iterations of its search per second.

A deal is counted from ``new`` (shuffling included) to its outcome: list the legal moves, choose one at random, play it
with its checks. OpenSpiel's chance nodes take time and are not counted as moves. Runs take turns; medians are compared.

``hard`` thinks about positions all through a deal; those it solves without playing on in possible worlds do not count.

    python tests/bench/engine.py [--runs 15] [--seconds 0.3] [--iterations 400] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.cpu import think
from game.cpu.thought import Effort
from game.rules import GAMES
from game.rules.deal import Deal, Observation
from tests.bench.report import Row, table

try:
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
except ImportError:
    pyspiel = None

Play = Callable[[random.Random], int]
"""Plays one deal, returns its number of moves."""
POSITIONS = 12
"""Of each game, so many are thought about."""


def our_deals(game: type[Deal], players: int) -> Play:
    def play(rng: random.Random) -> int:
        deal = game.new(players, seed=rng.getrandbits(32))
        choice = rng.choice
        while deal.outcome is None:
            deal.play(choice(deal.legal_moves()))
        return len(deal.moves)

    return play


def peer_deals(players: int) -> Play:
    game = pyspiel.load_game("crazy_eights", {"players": players})

    def play(rng: random.Random) -> int:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def rate(play: Play, seconds: float, rng: random.Random) -> float:
    """Moves a second of processor time, over whole deals for at least that long."""
    moves, start = 0, time.process_time()
    while True:
        moves += play(rng)
        spent = time.process_time() - start
        if spent >= seconds:
            return moves / spent


def measure(runs: int, seconds: float) -> list[dict[str, Any]]:
    """One row a game, with its fewest players, and the peer with as many: rates, medians, ratio of the medians."""
    rows = []
    for key, game in GAMES.items():
        players = game.PLAYERS[0]
        contenders = {"ours": our_deals(game, players)}
        if pyspiel:
            contenders["peer"] = peer_deals(players)
        rng = random.Random(1)
        rates: dict[str, list[float]] = {name: [] for name in contenders}
        for _ in range(runs):
            for name, play in contenders.items():
                rates[name].append(rate(play, seconds, rng))
        medians = {name: statistics.median(values) for name, values in rates.items()}
        rows.append(
            {
                "game": key,
                "players": players,
                "rates": rates,
                "medians": medians,
                "ratio": medians["ours"] / medians["peer"] if pyspiel else None,
            }
        )
    return rows


def thinking(iterations: int) -> list[Row]:
    """One row a game: iterations of ``hard`` a second of processor time, so many at each position."""
    rows: list[Row] = []
    for key, game in GAMES.items():
        rng = random.Random(1)
        done, spent = 0, 0.0
        for seen in positions(game, rng):
            start = time.process_time()
            thought = think("hard", seen, rng, Effort(iterations=iterations))
            if not thought.exact:
                done += thought.iterations
                spent += time.process_time() - start
        rows.append({"game": key, "players": game.PLAYERS[0], "iterations/s": round(done / spent)})
    return rows


def positions(game: type[Deal], rng: random.Random) -> Iterator[Observation]:
    """What a seat sees that has a choice, in the middle of random deals."""
    found = 0
    while found < POSITIONS:
        deal = game.new(game.PLAYERS[0], seed=rng.getrandbits(32))
        for _ in range(rng.randrange(50)):
            if deal.outcome is None:
                deal.play(rng.choice(deal.legal_moves()))
        if deal.to_move is not None and len(deal.legal_moves()) > 1:
            found += 1
            yield deal.observe(deal.to_move)


def referee_table(rows: list[dict[str, Any]]) -> str:
    lines = [f"{'game':<10} {'players':>7} {'moves/s':>10} {'crazy_eights':>12} {'ratio':>6}"]
    for row in rows:
        peer = f"{row['medians']['peer']:>12,.0f} {row['ratio']:>6.2f}" if row["ratio"] else f"{'-':>12} {'-':>6}"
        lines.append(f"{row['game']:<10} {row['players']:>7} {row['medians']['ours']:>10,.0f} {peer}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="processor time of one run")
    parser.add_argument("--iterations", type=int, default=400, help="of the search, at each position")
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    moves, iterations = measure(arguments.runs, arguments.seconds), thinking(arguments.iterations)
    print(referee_table(moves), table(iterations), sep="\n\n")
    if arguments.json:
        report = {"referee": moves, "search": iterations}
        arguments.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
