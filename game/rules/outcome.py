"""How a deal ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Outcome:
    """How a deal ended: the seats that won, ascending; points and cards left by seat; reason as in RULES.md."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    cards_left: tuple[int, ...]
    reason: str

    def record(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "points": list(self.points),
            "cards_left": list(self.cards_left),
            "reason": self.reason,
        }


def places(standings: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each, from 1, by what decides (``Deal.standing``: lower is better). Equal ones share a place, and
    the places after it are left free."""
    return tuple(1 + sum(other < standing for other in standings) for standing in standings)
