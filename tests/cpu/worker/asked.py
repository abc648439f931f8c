"""What the worker is asked in its tests."""

from __future__ import annotations

from typing import Any

from game.cpu.thought import Effort
from game.cpu.worker.protocol import Purpose, Request
from game.rules.deal import Deal

SHORT = Effort(iterations=30)


def request(deal: Deal, effort: Effort = SHORT, purpose: Purpose = "move", **more: Any) -> Request:
    assert deal.to_move is not None
    return Request(purpose, deal.observe(deal.to_move), "hard", effort, 5, **more)
