"""What is legal, written a second time: slowly, from RULES.md, on places and codes alone. A game has a module here,
named by its key, with ``legal`` and ``refusal``."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from game.rules.deal import Deal


class Naive(Protocol):
    def legal(self, deal: Deal) -> list[str]:
        """The codes of all legal moves, in the order of ``legal_moves``."""

    def refusal(self, deal: Deal, code: str) -> str | None:
        """Why this code, or any other text, is no legal move now."""


def naive(game: str) -> Naive:
    module: Naive = import_module(f"tests.rules.naive.{game}")
    return module
