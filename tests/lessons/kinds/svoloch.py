"""Svoloch."""

from __future__ import annotations

from game.rules.cards import rank
from game.rules.svoloch.deal import SvolochObservation

KINDS = {"lead", "beat", "beat downwards", "several", "more than asked", "ace", "two", "joker", "pass"}


def kinds(seen: SvolochObservation, move: int) -> set[str]:
    cards = seen.cards_of(move)
    if not cards or cards[0] >= 52:
        return {"joker" if cards else "pass"}
    found = {{0: "two", 12: "ace"}.get(rank(cards[0]), "")}
    if len(cards) > 1:
        found.add("several")
    if seen.to_beat is None:
        return found | {"lead"}
    if len(cards) > len(seen.to_beat.cards):
        found.add("more than asked")
    return found | {"beat downwards" if seen.down else "beat"}
