"""What each game offers of its own: found by its key, loaded when first shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module


@dataclass(frozen=True)
class Scenery:
    """`SCENERY` in `sprites.<key>`; each function writes an SVG. The poster is a file beside it, `poster.svg`."""

    room: Callable[[float, float], str]
    """The room behind the table, for a window of that width and height in pixels."""
    back: Callable[[], str]
    """The back of a card, 250 x 350, the same when turned upside down."""


def scenery(game: str) -> Scenery:
    """That of the game with this key."""
    found: object = import_module(f"sprites.{game}").SCENERY
    assert isinstance(found, Scenery)
    return found
