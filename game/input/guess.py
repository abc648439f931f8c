"""Pads that SDL does not know: what their parts are called, and which control each of them is.

The first two axes are a stick whose directions have the names of the left stick's. Other parts are ``b0`` (a button),
``a2+`` and ``a2-`` (an axis towards one end) and ``h0_up`` (a hat). The player names them in a guided round; what was
not named is guessed.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.input.actions import Action
from game.input.bindings import DPAD, PAD_CONTROLS, STICK

Names = Mapping[str, str]
"""Part -> control."""

BUTTONS: tuple[str, ...] = (
    "south",
    "east",
    "west",
    "north",
    "left_shoulder",
    "right_shoulder",
    "back",
    "start",
    "guide",
    "left_stick",
    "right_stick",
    *DPAD.values(),
)
"""The order most pads have on their own."""
WITH_A_HAT = BUTTONS[:11]


def button(number: int) -> str:
    return f"b{number}"


def axis(number: int) -> str:
    """The name of an axis, to which a side is added."""
    return f"a{number}"


def hat(number: int, less: Action, more: Action, value: float) -> str | None:
    """The side to which a hat is pressed, by its value of -1 to 1; None in the middle."""
    return _side(number, more if value > 0 else less) if value else None


def hat_sides(number: int) -> tuple[str, ...]:
    """All sides to which a hat can be pressed."""
    return tuple(_side(number, direction) for direction in DPAD)


def names(hats: int, named: Names) -> dict[str, str]:
    """Part -> control: as the player named them, and guessed where that does not contradict."""
    guessed = {control: control for control in STICK.values()}
    guessed |= {button(number): control for number, control in enumerate(WITH_A_HAT if hats else BUTTONS)}
    guessed |= {_side(number, direction): control for number in range(hats) for direction, control in DPAD.items()}
    chosen = {part: control for part, control in named.items() if control in PAD_CONTROLS}
    return {part: control for part, control in guessed.items() if control not in chosen.values()} | chosen


def _side(number: int, direction: Action) -> str:
    return f"h{number}_{direction.value}"
