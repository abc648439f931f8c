"""The hand in the tray in motion: cards make room for others, stand out, shake when refused, and are dragged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, pi, sin

from game.view import theme

CLOSE = 0.004
SHAKES = 3
SHAKE_WIDTH = 14
"""Units."""

Offset = tuple[float, float]
HOME: Offset = (0.0, 0.0)


@dataclass
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
        self.held: int | None = None
        """The card that the mouse drags."""
        self._shaken: int | None = None
        self._shake_age = 0.0

    def update(self, dt: float, cards: Sequence[int], lifts: Mapping[int, float], calm: bool) -> bool:
        """Bring every card nearer to its place; whether anything has moved. ``calm``: at once and without shaking."""
        moved = not self.settled
        home = {card: Glide(at, lifts.get(card, 0.0)) for at, card in enumerate(cards)}
        if self.held not in home:
            self.held = None
        if self._shaken is not None:
            self._shake_age += dt
            if calm or self._shake_age >= theme.SHAKE:
                self._shaken = None
        if self._near(home) or calm or not self.glides:
            self._arrive(home)
        else:
            self._follow(dt, home)
        self.settled = self.glides == home and self._shaken is None
        return moved or not self.settled

    def shake(self, card: int) -> None:
        """Show that ``card`` is refused."""
        self._shaken, self._shake_age, self.settled = card, 0.0, False

    def hold(self, card: int, off: Offset) -> None:
        """Drag ``card`` so far off its place."""
        self.held, self.settled = card, False
        self.glides[card].off = off

    def release(self) -> None:
        """Let go of the card that is held; it glides home."""
        self.held = None

    def offset(self, card: int) -> Offset:
        """How far a card is drawn off its place, in units."""
        x, y = self.glides[card].off
        if card != self._shaken:
            return x, y
        share = self._shake_age / theme.SHAKE
        return x + SHAKE_WIDTH * sin(2 * pi * SHAKES * share) * (1 - share), y

    def _arrive(self, home: dict[int, Glide]) -> None:
        if self.held is not None and self.held in self.glides:
            home[self.held].off = self.glides[self.held].off
        self.glides, self.count = home, len(home)

    def _follow(self, dt: float, home: Mapping[int, Glide]) -> None:
        share, rise = 1 - exp(-dt / theme.HAND_DRIFT), dt / theme.HOVER
        self.count += (len(home) - self.count) * share
        glides = {}
        for card, goal in home.items():
            glide = self.glides.get(card) or Glide(goal.at)
            glide.at += (goal.at - glide.at) * share
            glide.lift += min(max(goal.lift - glide.lift, -rise), rise)
            if card != self.held:
                glide.off = (glide.off[0] * (1 - share), glide.off[1] * (1 - share))
            glides[card] = glide
        self.glides = glides

    def _near(self, home: Mapping[int, Glide]) -> bool:
        return (
            abs(self.count - len(home)) < CLOSE
            and self.glides.keys() == home.keys()
            and all(
                abs(self.glides[card].at - goal.at) < CLOSE
                and abs(self.glides[card].lift - goal.lift) < CLOSE
                and (card == self.held or max(map(abs, self.glides[card].off)) < 1)
                for card, goal in home.items()
            )
        )
