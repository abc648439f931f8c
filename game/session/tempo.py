"""How long deals take here: measured while they are played, and told in the lobby.

What a person needs for a decision and what passes besides, turn by turn, is kept for each game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from game.options import Speed
from game.store import Tempo
from game.texts import Course

DECISION, COVERED = 7.0, 2.0
"""Seconds a person needs before anything was measured, and those for looking at a covered hand."""
HARD = 0.4
"""Seconds that *hard* CPU players take longer for a turn."""
AROUND = 12.0
"""Seconds for dealing, and until the end has been seen; what was measured has them in its turns."""
LONGEST_DECISION = 60.0
"""Who needs longer has left the room."""
LEAST_TURNS = 8
"""A deal of fewer turns tells nothing."""
WAIT_STEP = 5
"""Seconds to which a wait is rounded."""
MEMORY = 300
"""So many turns, and half as many decisions, are remembered: the older ones count less and less."""
FACTORS: Mapping[Speed, float] = {0.5: 0.5, 1: 1.0, 2: 2.0, 4: 4.0, "off": 5.0}
"""How much faster a turn passes at a speed of the table."""


class Stopwatch:
    """Measures one deal. Time in which the table is not seen is not told to it."""

    def __init__(self) -> None:
        self.deciding = self.passing = 0.0
        self.decisions = self.turns = 0
        self._now = 0.0
        self._waited = False
        self._moves: int | None = None

    def update(self, dt: float, deciding: bool, speed: Speed, moves: int) -> None:
        """``deciding``: it is a person who is waited for. ``moves`` have been made in the deal by now."""
        if self._moves is not None and moves > self._moves:
            self._moved(moves - self._moves)
        self._moves, self._waited = moves, deciding
        if deciding:
            self._now += dt
        else:
            self.passing += dt * FACTORS[speed]

    def _moved(self, count: int) -> None:
        """So many moves were made since the last look, the first of them by the person who was waited for, if one
        was."""
        self.turns += count
        if self._waited:
            self.decisions += 1
            self.deciding += min(self._now, LONGEST_DECISION)
        self._now = 0.0


def learnt(tempo: Tempo, watch: Stopwatch, hard: bool) -> Tempo:
    """What is known after a deal with or without *hard* CPU players."""
    if watch.turns < LEAST_TURNS:
        return tempo
    decision, decisions = _mean(tempo.decision, tempo.decisions, watch.deciding, watch.decisions, MEMORY // 2)
    tempo = replace(tempo, decision=decision, decisions=decisions)
    if hard:
        pace, turns = _mean(tempo.hard_pace, tempo.hard_turns, watch.passing, watch.turns, MEMORY)
        return replace(tempo, hard_pace=pace, hard_turns=turns)
    pace, turns = _mean(tempo.pace, tempo.turns, watch.passing, watch.turns, MEMORY)
    return replace(tempo, pace=pace, turns=turns)


def _mean(mean: float, count: int, more: float, number: int, most: int) -> tuple[float, int]:
    """The mean and how many it is of, ``number`` of which are new and come to ``more`` together."""
    kept = min(count, max(most - number, 0))
    return ((mean * kept + more) / (kept + number), kept + number) if number else (mean, count)


@dataclass(frozen=True)
class Table:
    """Who plays, as far as it matters for the time: ``forced`` moves are made by themselves, hands are ``covered``."""

    players: int
    persons: int
    hard: bool = False
    forced: bool = True
    covered: bool = False
    speed: Speed = 1


@dataclass(frozen=True)
class Forecast:
    """Minutes of a deal, and the seconds from one decision of a person to the next."""

    minutes: int
    wait: int


def forecast(course: Course, tempo: Tempo, table: Table) -> Forecast:
    """How long a deal takes at a table like this, by what was measured here, else by the game's ``course``."""
    decision = tempo.decision if tempo.decisions else DECISION + (COVERED if table.covered else 0.0)
    if table.hard and tempo.hard_turns:
        pace = tempo.hard_pace
    else:
        usual = course.pace + AROUND / course.turns
        pace = (tempo.pace if tempo.turns else usual) + (HARD if table.hard else 0.0)
    pace /= FACTORS[table.speed]
    decided = course.choices if table.forced else 1.0
    whole = course.turns * (pace + decided * decision * table.persons / table.players)
    others = (table.players - 1) * pace + max(table.persons - 1, 0) * decided * decision
    wait = others / decided  # some turns go by without a choice
    return Forecast(max(round(whole / 60), 1), max(round(wait / WAIT_STEP), 1) * WAIT_STEP)
