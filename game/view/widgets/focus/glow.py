"""How far each item is lit: it takes a moment to light up and to go out again."""

from __future__ import annotations

from game.view.core.theme import HOVER
from game.view.widgets.base import Attention


class Glow:
    """Items are known by their names."""

    def __init__(self) -> None:
        self._levels: dict[str, float] = {}
        self._pressed: dict[str, float] = {}

    def moving(self, focus: str) -> bool:
        """Whether anything is between the one state and the other while ``focus`` has the focus."""
        return bool(self._pressed) or self._levels != ({focus: 1.0} if focus else {})

    def press(self, name: str) -> None:
        self._pressed[name] = HOVER

    def update(self, dt: float, focus: str) -> None:
        step = dt / HOVER
        self._levels.setdefault(focus, 0.0)
        levels = {
            name: min(level + step, 1.0) if name == focus else level - step
            for name, level in self._levels.items()
            if name
        }
        self._levels = {name: level for name, level in levels.items() if level > 0 or name == focus}
        self._pressed = {name: left - dt for name, left in self._pressed.items() if left > dt}

    def mood(self, name: str, held: bool) -> Attention:
        return Attention(self._levels.get(name, 0.0), held or name in self._pressed)
