"""What characters say of their own at the table: rarely, briefly, and never while anything else is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.session.match_session import MatchSession
from game.session.remarks import Remark, characters_of, remark
from game.texts.lines import Cue
from game.view.core import theme
from game.view.people.happenings import Happening, Occasion
from game.view.stage.stage import Stage

OWN: Mapping[Occasion, Cue] = {
    "penalty": "penalty",
    "joker": "joker",
    "turnaround": "turnaround",
    "unbeaten": "unbeaten",
    "beaten": "beaten",
    "pass": "pass",
    "last": "last",
    "trick": "trick",
}
"""Upon what whoever it happens to may speak …"""
OTHERS: Mapping[Occasion, Cue] = {"penalty": "relief", "joker": "joked", "last": "alarm", "trick": "tricked"}
"""… and upon what somebody else may."""
QUIET = 8
"""So many things have to happen at the table, for each seat, after a remark before there may be another."""


class SmallTalk:
    """``hear`` is told of what happens, ``update`` gives the remarks when it is quiet."""

    def __init__(self, stage: Stage, session: MatchSession) -> None:
        self._stage, self._session = stage, session
        self._next: Remark | None = None
        self._age = 0.0
        self._last = -QUIET * stage.players
        """How many things had happened at the last remark."""
        self._waited = 0.0
        self._waited_for: object = None
        self._hurried = False
        """Whether somebody has remarked in this deal how long a person thinks."""

    def forget(self) -> None:
        """What was to be said is not so any more."""
        self._next = None

    def hear(self, happened: Iterable[Happening]) -> None:
        for one in happened:
            if one.occasion == "deal":
                self._last, self._hurried = -QUIET * self._stage.players, False
            elif len(self._stage.log) - self._last < QUIET * self._stage.players:
                continue
            self._suggest(self._speakers(one), one.occasion)

    def update(self, dt: float, quiet: bool, waiting: bool) -> Remark | None:
        """What is to be said now. ``quiet``: nothing else is told, and there is time to read; ``waiting``: a person is
        to move."""
        self._wait(dt, waiting)
        if self._next is None:
            return None
        self._age += dt
        if not quiet:
            if self._age > theme.REMARK_WAITS:
                self.forget()
            return None
        said, self._next = self._next, None
        self._last = len(self._stage.log)
        self._session.note_line(said.key)
        return said

    def _wait(self, dt: float, waiting: bool) -> None:
        position = len(self._stage.log), waiting
        if position != self._waited_for:
            self._waited_for, self._waited = position, 0.0
        self._waited += dt
        if waiting and not self._hurried and self._waited >= theme.LONG_WAIT:
            self._hurried = True
            self._suggest([(seat, "wait") for seat in self._mixed("wait")], "wait")

    def _speakers(self, one: Happening) -> list[tuple[int, Cue]]:
        """Whoever it happens to first, then one of the others."""
        if one.occasion == "deal":
            first: Cue = "hello" if self._session.deal_number == 1 else "again"
            return [(seat, first) for seat in self._mixed(one.occasion)[:1]]
        own, others = OWN.get(one.occasion), OTHERS.get(one.occasion)
        if own is None or one.seat is None or (one.occasion == "penalty" and not one.large):
            return []
        rest = [seat for seat in self._mixed(one.occasion) if seat != one.seat][:1]
        return [(one.seat, own), *([(seat, others) for seat in rest] if others else [])]

    def _suggest(self, speakers: Iterable[tuple[int, Cue]], occasion: str) -> None:
        characters = characters_of(self._session.seats)
        known = [(seat, characters[seat], cue) for seat, cue in speakers if seat in characters]
        found = remark(known, self._session.lines_said, self._session.chance(f"{len(self._stage.log)} {occasion}"))
        if found:
            self._next, self._age = found, 0.0

    def _mixed(self, occasion: str) -> list[int]:
        """The seats of characters, in an order of chance."""
        seats = sorted(characters_of(self._session.seats))
        self._session.chance(f"{len(self._stage.log)} {occasion} order").shuffle(seats)
        return seats
