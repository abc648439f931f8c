"""Advice: a move and why, as facts; the words are in ``game.texts``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Hint:
    """``reason`` is a code of the game's judgement, or ``only_move``; ``facts`` are what its sentence needs."""

    move: int
    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def number(self, fact: str) -> int:
        """A fact that is a number, a card or a seat; TypeError if it is something else."""
        value = self.facts[fact]
        if not isinstance(value, int):
            raise TypeError(f"{fact} is no number: {value!r}")
        return value

    def cards(self, fact: str) -> tuple[int, ...]:
        """A fact that is some cards; TypeError if it is something else."""
        value = self.facts[fact]
        if not isinstance(value, tuple):
            raise TypeError(f"{fact} is no cards: {value!r}")
        return value

    def said_plainly(self, claims: Mapping[str, str]) -> Hint:
        """Without its claim, if its reason is one of these: with the reason that stands beside it."""
        return replace(self, reason=claims.get(self.reason, self.reason))
