"""What every game is drawn with, found by its key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module

from msgspec import Struct

from sprites.life import Life, Loop, lifeless


class GameSprites(Struct, frozen=True):
    """``SPRITES`` in ``sprites.<key>``, whose poster is the file ``poster.svg`` beside it."""

    room: Callable[[float, float], str]
    """The room behind the table for a window of that width and height in pixels, opaque to its edges."""
    back: Callable[[], str]
    """The back of a card, 250 x 350, the same when turned upside down."""
    life: Life = lifeless
    """What moves in the room while nobody does anything; most rooms have six small loops."""


def loops_of(name: str) -> Life:
    """The loops in ``sprites.<name>.life``, which are loaded when first asked for: no start waits for them."""

    def loops(width: float, height: float) -> Sequence[Loop]:
        life: Life = import_module(f"sprites.{name}.life").loops
        return life(width, height)

    return loops


def sprites_of(game: str) -> GameSprites:
    """Those of the game with this key, loaded when first asked for."""
    found: object = import_module(f"sprites.{game}").SPRITES
    assert isinstance(found, GameSprites)
    return found
