"""Words that come and go at the table: announcements, one after the other, and the bubble of whoever plays."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from game.rules.events import Cleared, Ended, Event, Moved, Passed, TrumpNamed, TurnTo
from game.view.core import theme
from game.view.motion.tween import Tween


@dataclass
class _Announced:
    """An event that is told in a banner."""

    event: Event
    seen: Tween = field(default_factory=lambda: Tween(theme.BANNER_SHOWN))
    least: float = theme.BANNER_LEAST
    """So long it is seen if something else waits to be told."""

    @property
    def of_turn(self) -> bool:
        return isinstance(self.event, TurnTo)


class Notices:
    """``said`` are the bubble's words, ``said_of`` a card.

    Announcements stand in one queue: what happened comes before whose turn it is, and each goes with its moment."""

    def __init__(self) -> None:
        self.said_of: int | None = None
        self._said = ""
        self._bubble = Tween(0.0)
        self._queue: deque[_Announced] = deque()

    @property
    def said(self) -> str:
        return self._said

    @property
    def banner(self) -> tuple[Event, float] | None:
        """The event that is announced now, and for how many seconds; None once that has been seen for long enough."""
        first = self._queue[0] if self._queue else None
        return (first.event, first.seen.age) if first else None

    def announce(self, event: Event) -> None:
        """The end of the deal is told at once, anything else when what was announced before has been seen."""
        if isinstance(event, Ended):
            self.clear()
        self._queue.append(_Announced(event))

    def see(self, event: Event) -> None:
        """An event begins. With somebody's move it is no more news whose turn it was, nor what others did, nor what has
        not been told yet; the end of the deal is the only news."""
        if isinstance(event, Ended):
            self.clear()
        elif _is_move(event):
            shown = self._queue[0] if self._queue else None
            self._drop(lambda one: one.of_turn or one is not shown)
            if shown and isinstance(shown.event, Cleared):  # it spoke of what lay there before
                shown.least = 0.0
                _hasten(shown)

    def say(self, words: str, card: int | None = None, lasts: float = theme.REFUSAL_SHOWN) -> None:
        """To whoever plays, for so many seconds. Nothing is said any more with empty words."""
        if words:
            self._drop(lambda one: one.of_turn)
        self._said, self.said_of, self._bubble = words, card, Tween(lasts)

    def clear(self) -> None:
        self._queue.clear()
        self.say("")

    def update(self, dt: float) -> bool:
        """Whether anything has changed."""
        changed = bool(self._queue)
        if self._queue:
            self._queue[0].seen.update(dt)
            if len(self._queue) > 1:
                _hasten(self._queue[0])
            if self._queue[0].seen.over:
                self._queue.popleft()
        self._bubble.update(dt)
        if self._said and self._bubble.over:
            self.say("")
            changed = True
        return changed

    def _drop(self, stale: Callable[[_Announced], bool]) -> None:
        self._queue = deque(one for one in self._queue if not stale(one))


def _hasten(one: _Announced) -> None:
    """Its moment is over: what has been seen for the least time fades now."""
    if one.seen.age >= one.least:
        one.seen.age = max(one.seen.age, one.seen.lasts - theme.BANNER_FADE)


def _is_move(event: Event) -> bool:
    """Whether it is what somebody does, and not what comes of it."""
    if isinstance(event, Moved):
        return event.seat is not None and not event.penalty and event.src[0] != "trick"
    return isinstance(event, Passed | TrumpNamed)
