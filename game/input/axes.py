"""Sticks and triggers as buttons: a dead zone, hysteresis, and no action before the axis was seen at rest."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from game.input.actions import Action
from game.input.bindings import STICK

PRESSED = 0.6
"""Deflection, of 1, at which a direction or a trigger is pressed."""
RELEASED = 0.45
"""And below which it is released again, and at rest."""
OVERTAKEN = 0.2
"""A held direction gives way when the stick points this much more to another side."""


class Axis(Struct):
    """One axis from -1 to 1. It counts as centred until it has been seen at rest: a raw trigger may rest at -1."""

    value: float = 0.0
    end: int = 0
    """The end, -1 or 1, at which it was before it was seen at rest."""
    _rested: bool = False

    def begin(self, value: float) -> None:
        """It lies there now, and acts only after it was at rest."""
        self.value, self._rested = 0.0, False
        self.move(value)

    def move(self, value: float) -> None:
        self._rested = self._rested or abs(value) < RELEASED
        if not self._rested:
            self.end = 1 if value > 0 else -1
        if self._rested:
            self.value = value


class Stick(Struct):
    """Two axes as one of four controls, or none."""

    x: Axis = field(default_factory=Axis)
    y: Axis = field(default_factory=Axis)
    names: Mapping[Action, str] = field(default_factory=lambda: STICK)
    _held: Action | None = None

    @property
    def control(self) -> str | None:
        """The direction the stick points to now; to be asked after each ``move`` of an axis."""
        sides = {
            Action.LEFT: -self.x.value,
            Action.RIGHT: self.x.value,
            Action.UP: -self.y.value,
            Action.DOWN: self.y.value,
        }
        furthest = max(sides, key=lambda side: sides[side])
        held = self._held
        if held and (sides[held] < RELEASED or sides[furthest] > sides[held] + OVERTAKEN):
            held = None
        if not held and sides[furthest] >= PRESSED:
            held = furthest
        self._held = held
        return self.names[held] if held else None


class Trigger(Struct):
    """One axis as one control."""

    name: str
    axis: Axis = field(default_factory=Axis)
    _held: bool = False

    @property
    def control(self) -> str | None:
        """The trigger's name while it is pulled; to be asked after each ``move`` of the axis."""
        self._held = self.axis.value >= (RELEASED if self._held else PRESSED)
        return self.name if self._held else None


class Sides(Struct):
    """One axis of a pad that nobody knows: as two controls, or as one if it lay at an end before it was used."""

    name: str
    axis: Axis = field(default_factory=Axis)
    _held: int = 0

    @property
    def control(self) -> str | None:
        """``name+`` or ``name-`` while the axis is there; to be asked after each ``move`` of it."""
        value = self.axis.value
        side = 1 if value > 0 else -1
        if abs(value) < (RELEASED if self._held == side else PRESSED) or side == self.axis.end:
            side = 0
        self._held = side
        return f"{self.name}{'+' if side > 0 else '-'}" if side else None
