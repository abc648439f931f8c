"""Matches for the store to keep."""

from __future__ import annotations

from game.rules.match import Match


def play(match: Match, moves: int) -> Match:
    """Play on by so many first legal moves, from deal to deal, or until the match is over."""
    for _ in range(moves):
        if match.over:
            break
        if match.deal.to_move is None:
            match.next_deal()
        match.deal.play(match.deal.legal_moves()[0])
    return match
