"""The one registry of the games there are, by key."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.deal import Deal

CLASSES = {"bread": "Bread", "svoloch": "Svoloch", "showcase": "Showcase"}
"""The name of each game's ``Deal`` in ``game.rules.<key>.deal``."""


class Games(MutableMapping[str, "type[Deal]"]):
    """The referees by key, each loaded when it is first wanted: no first picture needs one, and all of them together
    take a tenth of the time until it is there."""

    def __init__(self) -> None:
        self._loaded: dict[str, type[Deal] | None] = dict.fromkeys(CLASSES)

    def __getitem__(self, key: str) -> type[Deal]:
        game = self._loaded[key] or getattr(import_module(f"game.rules.{key}.deal"), CLASSES[key])
        self._loaded[key] = game
        return game

    def __setitem__(self, key: str, game: type[Deal]) -> None:
        self._loaded[key] = game

    def __delitem__(self, key: str) -> None:
        del self._loaded[key]

    def __contains__(self, key: object) -> bool:
        return key in self._loaded

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)


GAMES = Games()
