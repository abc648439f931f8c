"""A clock for whatever comes and goes in its own time."""

from __future__ import annotations

from msgspec import Struct


class Tween(Struct):
    """``age`` of ``lasts`` seconds have passed; it is negative while that waits for its start."""

    lasts: float
    age: float = 0.0

    def update(self, dt: float) -> None:
        """``dt`` seconds have passed."""
        self.age += dt

    @property
    def over(self) -> bool:
        return self.age >= self.lasts

    @property
    def left(self) -> float:
        """Seconds until it is over; less than none after that."""
        return self.lasts - self.age

    @property
    def fraction(self) -> float:
        """How much of it has passed, 0…1."""
        if self.age >= self.lasts or not self.lasts:
            return 1.0
        return self.age / self.lasts if self.age > 0.0 else 0.0

    def eased(self, power: int = 3) -> float:
        """The same, fast at first and slow towards the end; the more so the higher the power."""
        return 1 - (1 - self.fraction) ** power
