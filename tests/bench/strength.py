"""How strong the CPU players are: every level against frozen opponents (``reference.py``) and against the level below.

Deals come in sets: the same cards once for every seat of the player who is measured, so that good cards even out; the
intervals take the deals of a set for independent ones and are a little too wide. Players think by iterations, never by
the clock: the table is the same again, however many processes play it.

A player who sees all cards, *all-seeing*, searches as ``hard`` does, but the real deal instead of possible ones. What
lies between him and the random player is all that can be won by skill; the share of it that a level closes, both
measured against the greedy player, tells skill from luck. *Hard, a quarter* thinks a quarter of the iterations.

    python tests/bench/strength.py [--game GAME …] [--deals 1.0] [--iterations 1.0] [--jobs N] [--json FILE]

``--deals`` and ``--iterations`` scale what is played and thought. Exit code 1 if a figure that was asked for is missed.
"""

from __future__ import annotations

import argparse
import copy
import json
import multiprocessing
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.cli.simulate import wilson
from game.cpu import LEVELS, choose, seat_rng
from game.cpu.thought import Effort
from game.rules import GAMES
from game.rules.deal import Deal, Observation
from tests.bench.reference import GREEDY, random_player
from tests.bench.report import Row, table

RANDOM_REFERENCE, GREEDY_REFERENCE, ALL_SEEING, QUARTER = "random reference", "greedy", "all-seeing", "hard, a quarter"
THINKERS = ("hard", ALL_SEEING)
HARD_AHEAD = 0.08
"""By how much more than ``normal`` the greedy player has to be beaten by ``hard``."""


@dataclass(frozen=True)
class Plan:
    """How one game is measured: at a table of ``players``, in so many sets of deals, ``slow`` ones where one player
    thinks ahead; ``hard_wins`` is what is asked of hard against normal."""

    game: str
    players: int
    fast: int
    slow: int
    iterations: int
    hard_wins: float | None = None

    @property
    def at(self) -> str:
        return f"{self.game} for {self.players}"


PLANS = (
    Plan("bread", 2, fast=2000, slow=300, iterations=120, hard_wins=0.56),
    Plan("svoloch", 4, fast=500, slow=50, iterations=80),
    Plan("showcase", 2, fast=300, slow=60, iterations=150, hard_wins=0.68),
)


@dataclass(frozen=True)
class Match:
    """One player against another one on every other seat, in so many sets of deals."""

    game: str
    players: int
    player: str
    against: str
    sets: int
    iterations: int


@dataclass(frozen=True)
class Result:
    """What came out of a match: a win shared by m counts 1/m."""

    match: Match
    deals: int
    wins: float

    @property
    def at(self) -> str:
        """The table it was played at."""
        return f"{self.match.game} for {self.match.players}"

    @property
    def share(self) -> float:
        return self.wins / self.deals

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.deals)

    def row(self) -> Row:
        low, high = self.interval
        return {
            "game": self.at,
            "player": self.match.player,
            "against": self.match.against,
            "deals": self.deals,
            "wins": f"{self.share:.1%}",
            "95 % interval": f"{low:.1%} – {high:.1%}",
        }


@dataclass(frozen=True)
class Asked:
    """A figure asked for, and whether it was ``met``; None: it cannot be, as there is no room for it."""

    text: str
    met: bool | None

    def __str__(self) -> str:
        return f"{ {True: 'met', False: 'NOT MET', None: 'no room'}[self.met]:8} {self.text}"


def matches(plan: Plan) -> Iterator[Match]:
    """Every level and who sees all cards: against the references, then each against the one below."""
    players = (*LEVELS, ALL_SEEING)
    pairs = [(player, reference) for reference in (GREEDY_REFERENCE, RANDOM_REFERENCE) for player in players]
    pairs += [(player, below) for below, player in pairwise(players)]
    pairs.append(("hard", QUARTER))
    for player, against in pairs:
        sets = plan.slow if player in THINKERS or against in THINKERS else plan.fast
        yield Match(plan.game, plan.players, player, against, sets, plan.iterations)


# Playing


def play_set(job: tuple[Match, int]) -> float:
    """The same cards once for every seat of the player who is measured: how many of the deals he wins."""
    match, seed = job
    return sum(_won(match, seed, seat) for seat in range(match.players))


def _won(match: Match, seed: int, seat: int) -> float:
    deal = GAMES[match.game].new(match.players, seed, seed % match.players)
    sources = [seat_rng(seed, each) for each in range(match.players)]
    effort = Effort(iterations=match.iterations)
    while (mover := deal.to_move) is not None:
        moves = deal.legal_moves()
        player = match.player if mover == seat else match.against
        deal.play(moves[0] if len(moves) == 1 else move_of(player, deal, mover, sources[mover], effort))
    assert deal.outcome is not None
    return (seat in deal.outcome.winners) / len(deal.outcome.winners)


def move_of(player: str, deal: Deal, seat: int, rng: Random, effort: Effort) -> int:
    """What one of the players of the table does."""
    seen = deal.observe(seat)
    if player == RANDOM_REFERENCE:
        return random_player(seen, rng)
    if player == GREEDY_REFERENCE:
        return GREEDY[deal.game](seen, rng)
    if player == ALL_SEEING:
        return choose("hard", with_all_cards(seen, deal), rng, effort)
    if player == QUARTER:
        return choose("hard", seen, rng, Effort(iterations=max((effort.iterations or 0) // 4, 1)))
    return choose(player, seen, rng, effort)


def with_all_cards(seen: Observation, deal: Deal) -> Observation:
    """The observation of a seat to which only one world is possible: the real one."""
    told = copy.copy(seen)
    object.__setattr__(told, "world", lambda rng: deal.copy())
    return told


def measured(plans: Sequence[Plan], jobs: int) -> Iterator[Result]:
    """The results in the order of the plans; every set depends on its own number alone, not on who plays it."""
    todo = [match for plan in plans for match in matches(plan)]
    sets = ((match, seed) for match in todo for seed in range(match.sets))
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        wins = pool.imap(play_set, sets, chunksize=4)
        for match in todo:
            yield Result(match, match.sets * match.players, sum(next(wins) for _ in range(match.sets)))


# What comes of it


def gaps(results: Sequence[Result]) -> list[Row]:
    """By table, how much of the way from random play to seeing all cards each level goes, against the greedy player."""
    rows: list[Row] = []
    for game, shares in _against_greedy(results).items():
        luck, sight = shares[LEVELS[0]].share, shares[ALL_SEEING].share
        closed = {level: (shares[level].share - luck) / (sight - luck) if sight > luck else 0.0 for level in LEVELS}
        rows.append(
            {
                "game": game,
                "from": f"{luck:.1%}",
                "to": f"{sight:.1%}",
                **{level: f"{share:.0%}" for level, share in closed.items()},
            }
        )
    return rows


def asked(plans: Sequence[Plan], results: Sequence[Result]) -> list[Asked]:
    against_greedy = _against_greedy(results)
    return [each for plan in plans for each in _asked_of(plan, against_greedy[plan.at], results)]


def _asked_of(plan: Plan, against_greedy: Mapping[str, Result], results: Sequence[Result]) -> Iterator[Asked]:
    normal, hard = against_greedy["normal"], against_greedy["hard"]
    low, fair = normal.interval[0], 1 / plan.players
    yield Asked(f"{plan.at}: normal beats greedy: {low:.1%} at least, above {fair:.0%}", low > fair)
    goal = normal.share + HARD_AHEAD
    yield Asked(
        f"{plan.at}: hard beats greedy: {hard.share:.1%} against the {normal.share:.1%} of normal, "
        f"{HARD_AHEAD * 100:.0f} points more: {goal:.1%}",
        None if goal > 1 else hard.share >= goal,
    )
    duels = {each.match.against: each for each in results if each.at == plan.at and each.match.player == "hard"}
    high = duels[QUARTER].interval[1]
    yield Asked(f"{plan.at}: thinking longer does not lose: {high:.1%} at most, above {fair:.0%}", high > fair)
    if plan.hard_wins is not None:
        duel = duels["normal"]
        yield Asked(
            f"{plan.at}: hard beats normal: {duel.share:.1%} of {plan.hard_wins:.0%}", duel.share >= plan.hard_wins
        )


def _against_greedy(results: Sequence[Result]) -> dict[str, dict[str, Result]]:
    """By table and player."""
    found: dict[str, dict[str, Result]] = {}
    for result in results:
        if result.match.against == GREEDY_REFERENCE:
            found.setdefault(result.at, {})[result.match.player] = result
    return found


def scaled(plan: Plan, deals: float, iterations: float) -> Plan:
    facts = asdict(plan)
    facts.update(
        fast=max(round(plan.fast * deals), 1),
        slow=max(round(plan.slow * deals), 1),
        iterations=max(round(plan.iterations * iterations), 1),
    )
    return Plan(**facts)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=list(GAMES), help="may be given several times")
    parser.add_argument("--deals", type=float, default=1.0, help="so many times the deals")
    parser.add_argument("--iterations", type=float, default=1.0, help="so many times the iterations of a move")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    plans = [
        scaled(plan, arguments.deals, arguments.iterations)
        for plan in PLANS
        if not arguments.game or plan.game in arguments.game
    ]
    results = []
    for result in measured(plans, arguments.jobs):
        results.append(result)
        print(f"{result.at}: {result.match.player} against {result.match.against}: {result.share:.1%}", file=sys.stderr)
    closed, wanted = gaps(results), asked(plans, results)
    print(
        table([result.row() for result in results]),
        "",
        "The way from random play to seeing all cards:",
        table(closed),
        "",
        "Asked:",
        *wanted,
        sep="\n",
    )
    if arguments.json:
        arguments.json.write_text(json.dumps(_report(results, closed, wanted), indent=1) + "\n", encoding="utf-8")
    return int(any(each.met is False for each in wanted))


def _report(results: Sequence[Result], closed: Sequence[Row], wanted: Sequence[Asked]) -> dict[str, Any]:
    return {
        "results": [{**asdict(result), "share": result.share, "interval": result.interval} for result in results],
        "closed": closed,
        "asked": [asdict(each) for each in wanted],
    }


if __name__ == "__main__":
    sys.exit(main())
