"""Deals that CPU players play to their end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.cpu import choose, seat_rng
from game.cpu.thought import Effort
from game.rules.deal import Deal, Outcome


def played_out(deal: Deal, levels: Sequence[str], seed: int, effort: Effort | None = None) -> Outcome:
    """The end of a deal that these levels play, by seat."""
    sources = [seat_rng(seed, seat) for seat in range(deal.players)]
    while (seat := deal.to_move) is not None:
        deal.play(_choice(deal, seat, levels[seat], sources[seat], effort))
    assert deal.outcome is not None
    return deal.outcome


def _choice(deal: Deal, seat: int, level: str, source: Random, effort: Effort | None) -> int:
    """What is no choice, and what is left to chance, needs no look at the table, which takes the most time."""
    moves = deal.legal_moves()
    if len(moves) == 1:
        return moves[0]
    if level == "random":
        return source.choice(moves)
    return choose(level, deal.observe(seat), source, effort)
