"""What only Svoloch tells besides the events of all games."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.events import TurnTo
from game.rules.svoloch.combinations import Task


@dataclass(frozen=True)
class SvolochTurn(TurnTo):
    """``task`` is what the seat has to play now."""

    task: Task
