"""Words that come and go at the table: banners and the speech bubble."""

from __future__ import annotations

from game.rules.events import Event
from game.view.core import theme
from game.view.core.tween import Tween


class Notices:
    """``said`` are the bubble's words, ``said_of`` a card."""

    def __init__(self) -> None:
        self.said = ""
        self.said_of: int | None = None
        self._bubble = Tween(0.0)
        self._announced: tuple[Event, Tween] | None = None

    @property
    def banner(self) -> tuple[Event, float] | None:
        """The event announced last, and for how many seconds; None once that has been seen for long enough."""
        if self._announced is None:
            return None
        event, tween = self._announced
        return event, tween.age

    def announce(self, event: Event) -> None:
        self._announced = event, Tween(theme.BANNER_SHOWN)

    def say(self, words: str, card: int | None = None, lasts: float = theme.REFUSAL_SHOWN) -> None:
        """For so many seconds. Nothing is said any more with empty words."""
        self.said, self.said_of, self._bubble = words, card, Tween(lasts)

    def clear(self) -> None:
        self._announced = None
        self.say("")

    def update(self, dt: float) -> bool:
        """Whether anything has changed."""
        changed = self._announced is not None
        if self._announced:
            self._announced[1].update(dt)
            if self._announced[1].over:
                self._announced = None
        self._bubble.update(dt)
        if self.said and self._bubble.over:
            self.say("")
            changed = True
        return changed
