"""How the end of a deal is shown: when whose hand turns up, what is counted, and when a place is told. Nothing but
times and facts; time is passed in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.view.core import theme

NOTES = 8
"""Steps in which points count up, each a note higher."""


@dataclass(frozen=True)
class TurnUp:
    """The hands of these seats turn up."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class Count:
    """The points of these seats are at step ``step`` of ``NOTES``."""

    seats: tuple[int, ...]
    step: int


@dataclass(frozen=True)
class Placed:
    """It is told which place these seats have."""

    seats: tuple[int, ...]
    place: int


Cue = TurnUp | Count | Placed


class Finale:
    """Last place first; seats that share a place share its moment. ``places`` are by seat, from 1; the hands of
    ``closed`` are still to be seen."""

    def __init__(self, places: Sequence[int], closed: Collection[int]) -> None:
        self._cues: list[tuple[float, Cue]] = []
        self._age = 0.0
        self._steps: dict[int, int] = {}
        self._told: dict[int, int] = {}
        self._end = self._plan(places, closed)

    def _plan(self, places: Sequence[int], closed: Collection[int]) -> float:
        """Lays the cues out in time; when all is over."""
        groups = [tuple(seat for seat, own in enumerate(places) if own == place) for place in sorted(set(places))]
        whole = theme.TURN_UP + theme.TURN_UP_IN_ALL + theme.POINTS_COUNT + theme.PLACE_REST
        now, pace = 0.0, min(theme.END_AT_MOST / (whole * max(len(groups) - 1, 1)), 1.0)
        for group in reversed(groups):
            won = group == groups[0]
            pace = 1.0 if won else pace
            hidden = tuple(seat for seat in group if seat in closed)
            if hidden:
                self._cues.append((now, TurnUp(hidden)))
                now += (theme.TURN_UP + theme.TURN_UP_IN_ALL) * pace
            for step in range(1, NOTES + 1):
                now += theme.POINTS_COUNT * pace / NOTES
                self._cues.append((now, Count(group, step)))
            self._cues.append((now, Placed(group, places[group[0]])))
            now += theme.WINNER_REST if won else theme.PLACE_REST * pace
        return now

    @property
    def over(self) -> bool:
        return self._age >= self._end

    def update(self, dt: float) -> list[Cue]:
        """``dt`` seconds have passed: what happens now."""
        self._age += dt
        due = [cue for at, cue in self._cues if at <= self._age]
        self._cues = self._cues[len(due) :]
        for cue in due:
            if isinstance(cue, Count):
                self._steps.update(dict.fromkeys(cue.seats, cue.step))
            elif isinstance(cue, Placed):
                self._told.update(dict.fromkeys(cue.seats, cue.place))
        return due

    def counted(self, seat: int, points: int) -> int | None:
        """How many of the points of a seat are counted; None as long as none are."""
        step = self._steps.get(seat)
        return None if step is None else round(points * step / NOTES)

    def place(self, seat: int) -> int | None:
        """The place of a seat, once it is told."""
        return self._told.get(seat)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of which something is told."""
        return tuple(sorted(self._steps))
