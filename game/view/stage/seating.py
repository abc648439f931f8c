"""Who sits where on the screen. Nobody is at another place in the next frame: all come there little by little."""

from __future__ import annotations

from collections.abc import Hashable

from game.view.core import theme
from game.view.motion.tween import Tween
from game.view.stage.turning import Dip, Turn

Way = tuple[int, bool]


class Seating:
    """``bottom`` is the seat whose hand lies in the tray now; ``steady``, whether every seat has a place at the edge
    that it keeps; ``arrangement`` what else the layout depends on."""

    def __init__(self, bottom: int, steady: bool = False, arrangement: Hashable = ()) -> None:
        self.bottom, self.steady, self.arrangement = bottom, steady, arrangement
        self.wanted: Way = bottom, steady
        self._from: Turn | None = None
        self._turning = Tween(0.0)
        self._dipping: Tween | None = None
        self._other = bottom
        """While the tray changes hands, the seat that gets it or has had it."""

    @property
    def moving(self) -> bool:
        return self._from is not None or self._dipping is not None

    @property
    def settled(self) -> bool:
        """Whether everybody sits where he is wanted."""
        return not self.moving and self.wanted == (self.bottom, self.steady)

    @property
    def turn(self) -> Turn | None:
        start = self._from
        return start and Turn(
            start.bottom, start.steady, start.arrangement, _smooth(self._turning.fraction), start.turn, start.dip
        )

    @property
    def dip(self) -> Dip | None:
        """Out of sight until half of the time, and up again; then with the hand of the next one."""
        if self._dipping is None:
            return None
        way = self._dipping.fraction
        return Dip(_smooth(1 - abs(2 * way - 1)), self._other)

    def jump(self, bottom: int, steady: bool, arrangement: Hashable) -> None:
        """Everybody sits there at once."""
        self.bottom, self.steady, self.arrangement = bottom, steady, arrangement
        self.wanted = bottom, steady
        self._from = self._dipping = None

    def rearrange(self, arrangement: Hashable) -> None:
        """Things lie in another way: all go there from where they are now."""
        self._set_out(self.bottom, self.steady, arrangement)

    def update(self, dt: float) -> bool:
        """Bring everybody nearer to where he is wanted; whether anything has moved."""
        if not self.moving and not self._begin():
            return False
        self._turning.update(dt)
        if self._turning.over:
            self._from = None
        if self._dipping:
            self._dip(self._dipping, dt)
        return True

    def _begin(self) -> bool:
        (bottom, steady), now = self.wanted, (self.bottom, self.steady)
        if now == self.wanted:
            return False
        if steady and self.steady:
            self._dipping, self._other = Tween(theme.TRAY_SLIDE), bottom
        else:
            self._set_out(bottom, steady, self.arrangement)
        return True

    def _dip(self, dipping: Tween, dt: float) -> None:
        out = dipping.fraction < 0.5
        dipping.update(dt)
        if out and dipping.fraction >= 0.5:
            self.bottom, self._other = self._other, self.bottom
        if dipping.over:
            self._dipping = None

    def _set_out(self, bottom: int, steady: bool, arrangement: Hashable) -> None:
        self._from = Turn(self.bottom, self.steady, self.arrangement, 0.0, self.turn, self.dip)
        self._turning = Tween(theme.RING_TURN)
        self.bottom, self.steady, self.arrangement = bottom, steady, arrangement


def _smooth(share: float) -> float:
    """Slow at first, and slow towards the end."""
    return share * share * (3 - 2 * share)
