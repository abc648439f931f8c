"""Between two ways of sitting: seats that turn round the table, and a tray that changes hands. Facts, no pixels."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, sin, tau

from pygame import Rect

from game.view.cards.fan import Fan, Spot

Point = tuple[float, float]


@dataclass(frozen=True)
class Turn:
    """How everybody sat before, as ``TableLayout`` has it, and how much of the way from there is ``done``, 0 to 1."""

    bottom: int
    steady: bool
    arrangement: Hashable
    done: float
    turn: Turn | None = None
    dip: Dip | None = None
    """The way that they were on then, and that of the tray."""


@dataclass(frozen=True)
class Dip:
    """The tray changes hands: ``share`` is how far it is out of sight, 0 to 1, and with it the cards of the other
    ``seat``, which gets it or has had it."""

    share: float
    seat: int


def between(start: float, goal: float, done: float) -> float:
    return start + (goal - start) * done


def box_between(start: Rect, goal: Rect, done: float) -> Rect:
    """A rectangle on its straight way, changing its size."""
    return Rect(*(round(between(one, other, done)) for one, other in zip(start, goal, strict=True)))


@dataclass(frozen=True)
class MovingFan(Fan):
    """A hand on its way from ``start`` to ``goal``, ``done`` of it, with its middle at (``x``, ``y``) now."""

    start: Fan | None = None
    goal: Fan | None = None
    done: float = 0.0

    def spot(self, at: float, count: float) -> Spot:
        return self.spots([at], count)[0]

    def spots(self, places: Sequence[float], count: float) -> list[Spot]:
        assert self.start and self.goal
        starts, goals = self.start.spots(places, count), self.goal.spots(places, count)
        return [self._between(start, goal) for start, goal in zip(starts, goals, strict=True)]

    def _between(self, one: Spot, other: Spot) -> Spot:
        """From the middle of the hand as far as it was there and will be here."""
        start, goal, done = self.start, self.goal, self.done
        assert start and goal
        return Spot(
            self.x + between(one.x - start.x, other.x - goal.x, done),
            self.y + between(one.y - start.y, other.y - goal.y, done),
            between(one.height, other.height, done),
            between(one.angle, other.angle, done),
        )


def fan_between(start: Fan, goal: Fan, middle: Point, done: float) -> Fan:
    """A hand on its way, with its middle there."""
    wide, high = between(start.width, goal.width, done), between(start.height, goal.height, done)
    if start == goal:
        return goal
    return MovingFan(*middle, wide, high, goal.index, goal.strip, start=start, goal=goal, done=done)


def around(centre: Point, reach: Point, start: Point, goal: Point, done: float, way: int) -> Point:
    """On the way from one point to another along an ellipse with this centre and these half axes. ``way``: -1 from the
    left over the lower end to the right, 1 the other way round, 0 the shorter one."""
    if start == goal:
        return goal
    (turn, far), (last, end) = _polar(centre, reach, start), _polar(centre, reach, goal)
    swing = (last - turn) % tau
    if way < 0 or (way == 0 and swing > tau / 2):
        swing -= tau
    turn += swing * done
    far = between(far, end, done)
    return centre[0] + reach[0] * far * cos(turn), centre[1] + reach[1] * far * sin(turn)


def _polar(centre: Point, reach: Point, point: Point) -> Point:
    x, y = (point[0] - centre[0]) / reach[0], (point[1] - centre[1]) / reach[1]
    return atan2(y, x), hypot(x, y)
