"""What sorts of moves a first deal has to show. A game has a module here, named by its key, with ``KINDS`` and
``kinds``."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol


class Kinds(Protocol):
    KINDS: set[str]

    def kinds(self, seen: Any, move: int) -> set[str]:
        """What sort of move this is, by the game's observation before it."""


def kinds_of(game: str) -> Kinds:
    module: Kinds = import_module(f"tests.lessons.kinds.{game}")
    return module
