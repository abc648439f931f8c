"""Sticks and triggers as buttons: a dead zone, hysteresis, and no action before the axis was seen at rest."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.input.actions import Action
from game.input.bindings import STICK

PRESSED = 0.6
"""Deflection, of 1, at which a direction or a trigger is pressed."""
RELEASED = 0.45
"""And below which it is released again, and at rest."""
OVERTAKEN = 0.2
"""A held direction gives way when the stick points this much more to another side."""


@dataclass
class Axis:
    """One axis from -1 to 1. It counts as centred until it has been seen at rest: a raw trigger may rest at -1."""

    value: float = 0.0
    _rested: bool = False

    def move(self, value: float) -> None:
        self._rested = self._rested or abs(value) < RELEASED
        if self._rested:
            self.value = value


@dataclass
class Stick:
    """Two axes as one of four controls, or none."""

    x: Axis = field(default_factory=Axis)
    y: Axis = field(default_factory=Axis)
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
        return STICK[held] if held else None


@dataclass
class Trigger:
    """One axis as one control."""

    name: str
    axis: Axis = field(default_factory=Axis)
    _held: bool = False

    @property
    def control(self) -> str | None:
        """The trigger's name while it is pulled; to be asked after each ``move`` of the axis."""
        self._held = self.axis.value >= (RELEASED if self._held else PRESSED)
        return self.name if self._held else None
