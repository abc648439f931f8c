"""A deal being watched again: move by move as its record has it, with every card open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules import replay
from game.rules.deal import Observation
from game.rules.events import Event
from game.rules.match import SeatInfo
from game.session.choices import FORCED


class DealReplay:
    """Of a valid deal record, at its start. ``moves`` is how many there are in all, ``at`` how many have been made."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.seats = [SeatInfo(seat["name"], seat["cpu"]) for seat in record["seats"]]
        self._whole = replay(record)
        self._now = self._whole.restarted()

    @property
    def first_person(self) -> int:
        """The first seat that a person played; 0 if there was none."""
        return next((number for number, seat in enumerate(self.seats) if seat.cpu is None), 0)

    @property
    def moves(self) -> int:
        return len(self._whole.moves)

    @property
    def at(self) -> int:
        return len(self._now.moves)

    @property
    def over(self) -> bool:
        """Whether all moves of the deal have been made."""
        return self.at == self.moves

    @property
    def brief(self) -> bool:
        """Whether the next move only draws or passes, which takes next to no time."""
        return not self.over and self._whole.text(self._whole.moves[self.at][1]) in FORCED

    def observe(self) -> Observation:
        """Every card."""
        return self._now.observe(*range(self._now.players))

    def play(self) -> list[Event]:
        """Make the next move, which there must be: what happens."""
        events: list[Event] = []
        self._now.play(self._whole.moves[self.at][1], events)
        return events

    def rewind(self, at: int = 0) -> None:
        """Go back to where so many moves had been made."""
        moves = self._whole.moves[:at]
        self._now = self._whole.restarted()
        for _, move in moves:
            self._now.play(move)
