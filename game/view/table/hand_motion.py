"""The cards of the seat in the tray in motion: they make room, stand out, shake when refused, and are dragged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, pi, sin

from game.view.core import theme
from game.view.motion.tween import Tween

CLOSE = 0.004
SHAKES = 3
SHAKE_WIDTH = 14
"""Units."""

Offset = tuple[float, float]
HOME: Offset = (0.0, 0.0)


@dataclass(slots=True)
class Glide:
    """Where a card of the hand is: at which place, perhaps between two; how far it stands out (1: as a playable card
    does); and how far it is off its place, in units."""

    at: float
    lift: float = 0.0
    off: Offset = HOME


class HandMotion:
    """Follows the hand as it should be."""

    def __init__(self) -> None:
        self.glides: dict[int, Glide] = {}
        self.count = 0.0
        self.settled = True
        self.arrivals = 0
        """How often the cards have come to rest: they may stand out by more or less than the last time."""
        self.held: tuple[int, ...] = ()
        """The cards that the mouse drags, the last one on top."""
        self.shaken: int | None = None
        """The card that is refused."""
        self._shake = Tween(theme.SHAKE)
        self._many = 0
        self._wanted: tuple[Sequence[int], Mapping[int, float], Sequence[int]] = [], {}, []

    def update(
        self, dt: float, cards: Sequence[int], lifts: Mapping[int, float], calm: bool, fixed: Sequence[int] = ()
    ) -> bool:
        """Bring every card nearer to its place; whether anything has moved. ``calm``: at once and without shaking.
        ``fixed`` are cards outside the hand, where none makes room for others."""
        wanted = list(cards), dict(lifts), list(fixed)
        if self.settled and self._wanted == wanted:
            return False
        self._wanted = wanted
        moved, arrivals = not self.settled, self.arrivals
        if not all(card in cards or card in fixed for card in self.held):
            self.held = ()
        if self.shaken is not None:
            self._shake.update(dt)
            if calm or self._shake.over:
                self.shaken = None
        home = [*enumerate(cards), *((0, card) for card in fixed)]
        self._many = len(cards)
        if calm or not self.glides or self._follow(dt, home, lifts):
            self._arrive(home, lifts)
        return moved or not self.settled or self.arrivals != arrivals

    def shake(self, card: int) -> None:
        """Show that ``card`` is refused."""
        self.shaken, self._shake, self.settled = card, Tween(theme.SHAKE), False

    def hold(self, offs: Mapping[int, Offset]) -> None:
        """Drag cards so far off their places."""
        self.held, self.settled = tuple(offs), False
        for card, off in offs.items():
            self.glides[card].off = off

    def release(self) -> None:
        """Let go of the cards that are held; they glide home."""
        self.held = ()

    def forget(self) -> None:
        """The hand is another one: its cards are where they belong at once, and none is dragged."""
        self.glides.clear()
        self.held, self.settled = (), False

    def offset(self, card: int) -> Offset:
        """How far a card is drawn off its place, in units."""
        x, y = self.glides[card].off
        if card != self.shaken:
            return x, y
        share = self._shake.fraction
        return x + SHAKE_WIDTH * sin(2 * pi * SHAKES * share) * (1 - share), y

    def _arrive(self, home: Sequence[tuple[int, int]], lifts: Mapping[int, float]) -> None:
        """Every card is at its place, but for those that are held."""
        offs = {card: self.glides[card].off for card in self.held}
        self.glides = {card: Glide(at, lifts.get(card, 0.0), offs.get(card, HOME)) for at, card in home}
        self.arrivals += 1
        self.count = self._many
        self.settled = not self.held and self.shaken is None

    def _follow(self, dt: float, home: Sequence[tuple[int, int]], lifts: Mapping[int, float]) -> bool:
        """One step of all cards; whether they are as good as there."""
        share, rise = 1 - exp(-dt / theme.HAND_DRIFT), dt / theme.HOVER
        before, self.glides = self.glides, {}
        self.count += (self._many - self.count) * share
        self.settled = False
        near = abs(self.count - self._many) < CLOSE
        for at, card in home:
            glide = self.glides[card] = before.get(card) or Glide(at)
            glide.at += (at - glide.at) * share
            left = lifts.get(card, 0.0) - glide.lift
            if left:
                glide.lift += min(max(left, -rise), rise)
            if glide.off != HOME and card not in self.held:
                glide.off = (glide.off[0] * (1 - share), glide.off[1] * (1 - share))
                near = near and max(map(abs, glide.off)) < 1
            near = near and abs(glide.at - at) < CLOSE and abs(left) <= rise
        return near
