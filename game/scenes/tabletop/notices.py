"""Words that come and go at the table: banners and the speech bubble."""

from __future__ import annotations

from game.rules.events import Event
from game.view.core import theme


class Notices:
    """``banner`` is the event announced last, with its age, ``said`` the bubble's words, ``said_of`` a card."""

    def __init__(self) -> None:
        self.banner: tuple[Event, float] | None = None
        self.said = ""
        self.said_of: int | None = None
        self._left = 0.0

    def announce(self, event: Event) -> None:
        self.banner = event, 0.0

    def say(self, words: str, card: int | None = None, lasts: float = theme.REFUSAL_SHOWN) -> None:
        """For so many seconds. Nothing is said any more with empty words."""
        self.said, self.said_of, self._left = words, card, lasts

    def clear(self) -> None:
        self.banner = None
        self.say("")

    def update(self, dt: float) -> bool:
        """Whether anything has changed."""
        changed = self.banner is not None
        if self.banner:
            event, age = self.banner
            self.banner = (event, age + dt) if age + dt < theme.BANNER_SHOWN else None
        self._left -= dt
        if self.said and self._left <= 0:
            self.say("")
            changed = True
        return changed
