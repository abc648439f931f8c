"""Presses that rain in when something new comes up were meant for what was there before."""

from __future__ import annotations

from game.view.core import theme


class BurstGuard:
    """``up`` until no press has come for a moment, but never for long. Time is passed in."""

    def __init__(self) -> None:
        self.up = False
        self._since_press = theme.BURST_GUARD
        self._waited = 0.0
        self._pressed = False

    def begin(self) -> None:
        """Something new has come up."""
        self.up, self._since_press, self._waited, self._pressed = True, 0.0, 0.0, False

    def press(self) -> None:
        """A press came too early."""
        self.up, self._since_press, self._pressed = True, 0.0, True

    def update(self, dt: float, waiting: bool = True) -> None:
        """``waiting``: all that is waited for is that presses end."""
        self._since_press += dt
        self._waited = self._waited + dt if waiting else 0.0
        self.up = self._left > 0

    @property
    def shown(self) -> float | None:
        """How much of the time is over, from 0 to 1; None: it has kept no press away."""
        if not (self.up and self._pressed and self._waited):
            return None
        return self._waited / (self._waited + max(self._left, 0.0))

    @property
    def _left(self) -> float:
        return min(theme.BURST_GUARD - self._since_press, theme.BURST_GUARD_AT_MOST - self._waited)
