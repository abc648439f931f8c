"""What a part of the table answers when it is told what was pressed. The scene alone plays, opens screens and ends."""

from __future__ import annotations

from dataclasses import dataclass

from game.input.actions import Device
from game.scenes.core.destinations import Destination
from game.view.core import theme


@dataclass(frozen=True)
class Move:
    """Play this move, which is legal, for the seat to move."""

    move: int


@dataclass(frozen=True)
class Refusal:
    """It cannot be: ``words`` say why, if there are any, for so many seconds; ``card``, if it is about one, shakes."""

    words: str = ""
    card: int | None = None
    lasts: float = theme.REFUSAL_SHOWN


@dataclass(frozen=True)
class Look:
    """Show the person in ``seat``, who was called, the covered hand; ``device`` has asked for it."""

    seat: int
    device: Device


@dataclass(frozen=True)
class Hurry:
    """It is too early for anything: wait no longer than needed."""


@dataclass(frozen=True)
class Open:
    """Go there."""

    destination: Destination


Answer = Move | Refusal | Look | Hurry | Open | None
"""None: nothing is left to be done."""
