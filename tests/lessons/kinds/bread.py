"""Bread and Chocolate."""

from __future__ import annotations

from game.rules.bread.deal import BreadObservation
from game.rules.cards import is_red, rank

KINDS = {"opening", "other colour", "same colour", "king and ace", "draw"}


def kinds(seen: BreadObservation, move: int) -> set[str]:
    if move >= 52:
        return {"draw" if seen.text(move) == "draw" else "opening"}
    same = is_red(move) == is_red(seen.top)
    kings = {"king and ace"} if {rank(move), rank(seen.top)} == {11, 12} else set()
    return {"same colour" if same else "other colour", *kings}
