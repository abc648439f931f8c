"""The moods of those at a table: each has its cause in what everybody has seen, lasts for a while, and calms down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from game.view.core.theme import MOOD_SHOWN, SHORT_MOOD_SHOWN
from game.view.people.happenings import Happening, Occasion

Mood = Literal["calm", "thinking", "pleased", "cross", "astonished"]

LASTING = float("inf")
"""Until the next deal."""
OWN: Mapping[Occasion, tuple[Mood, float]] = {
    "penalty": ("cross", MOOD_SHOWN),
    "joker": ("pleased", MOOD_SHOWN),
    "turnaround": ("pleased", MOOD_SHOWN),
    "unbeaten": ("pleased", MOOD_SHOWN),
    "beaten": ("cross", SHORT_MOOD_SHOWN),
    "last": ("pleased", MOOD_SHOWN),
    "trick": ("pleased", SHORT_MOOD_SHOWN),
    "trump": ("pleased", MOOD_SHOWN),
    "won": ("pleased", LASTING),
    "lost": ("cross", LASTING),
}
"""The mood of whom it happens to, and for how many seconds …"""
OTHERS: Mapping[Occasion, tuple[Mood, float]] = {
    "joker": ("astonished", SHORT_MOOD_SHOWN),
    "last": ("astonished", MOOD_SHOWN),
    "trick": ("cross", SHORT_MOOD_SHOWN),
    "trump": ("astonished", SHORT_MOOD_SHOWN),
}
"""… and of all others."""
LARGE: Mapping[Occasion, tuple[tuple[Mood, float], tuple[Mood, float]]] = {
    "penalty": (("astonished", MOOD_SHOWN), ("pleased", SHORT_MOOD_SHOWN)),
}
"""Both, where it is more than usual."""


class Moods:
    """By seat; who has none is calm."""

    def __init__(self) -> None:
        self._moods: dict[int, tuple[Mood, float]] = {}
        """By seat, with the seconds for which it lasts."""

    def see(self, happenings: Iterable[Happening], players: int) -> None:
        """What has happened at a table of so many."""
        for one in happenings:
            if one.occasion == "deal":
                self.clear()
            own, others = LARGE[one.occasion] if one.large else (OWN.get(one.occasion), OTHERS.get(one.occasion))
            for seat in range(players):
                mood = own if seat == one.seat else others
                if mood and one.seat is not None:
                    self._moods[seat] = mood

    def clear(self) -> None:
        """Everybody is calm."""
        self._moods.clear()

    def update(self, dt: float) -> bool:
        """Whether anybody has calmed down."""
        left = {seat: (mood, lasts - dt) for seat, (mood, lasts) in self._moods.items() if lasts > dt}
        calmed = len(left) < len(self._moods)
        self._moods = left
        return calmed

    def now(self, to_move: int | None) -> Mapping[int, Mood]:
        """By seat, of all who are not calm. Who is to move thinks, whatever there is to choose from."""
        thinks: dict[int, Mood] = {} if to_move is None else {to_move: "thinking"}
        return thinks | {seat: mood for seat, (mood, _) in sorted(self._moods.items())}
