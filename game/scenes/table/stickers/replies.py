"""CPU players answer stickers now and then. What they do depends on nothing but what everybody has seen."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from game.scenes.table.state import TableState
from game.view.table.talk.sticker import Sticker

ANSWERS: Mapping[Sticker, Sequence[Sticker]] = {
    "laugh": ("laugh", "laugh", "groan"),
    "groan": ("laugh", "applause"),
    "hurry": ("groan", "laugh"),
    "applause": ("laugh", "applause"),
}
SOMETIMES = 0.25
"""How likely a sticker is answered."""
AFTER = 0.7, 1.6
"""Seconds until then, at least and at most."""
RESTS = 25.0
"""Seconds in which none of them answers again."""


class Replies:
    """``see`` is told of each sticker that a person shows; ``update`` gives the answers when they are due."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._count = 0
        self._waiting: list[tuple[float, Sticker, int]] = []
        self._rest = 0.0

    def see(self, sticker: Sticker, seat: int) -> None:
        """A person shows a sticker."""
        session = self._state.session
        players = [cpu for cpu, info in enumerate(session.seats) if info.cpu and cpu not in session.people]
        self._count += 1
        chance = random.Random(f"{session.deal_number}/{session.changes}/{seat}/{sticker}/{self._count}")
        if players and self._rest <= 0 and chance.random() < SOMETIMES:
            self._rest = RESTS
            self._waiting.append((chance.uniform(*AFTER), chance.choice(ANSWERS[sticker]), chance.choice(players)))

    def update(self, dt: float) -> Iterator[tuple[Sticker, int]]:
        """The answers that come now, each with its seat."""
        self._rest -= dt
        waiting, self._waiting = self._waiting, []
        for left, sticker, seat in waiting:
            if left > dt:
                self._waiting.append((left - dt, sticker, seat))
            elif self._state.session.seats[seat].cpu:
                yield sticker, seat
