"""The first deal of each game, by which it is learnt: a deal record and, for the moves to be made by the player, a
sentence each (RULES.md, "The deal record").

A game's record is ``<key>.json``; its person is the pupil, and it may end before the deal does. The sentences are in
``<key>.py``. The pupil's other moves are of no interest: they are played without asking.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from game.rules import replay
from game.rules.deal import Deal

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Script:
    """``SCRIPT`` in ``game.lessons.<key>``: marked texts by the number of the move they are about, from 0. They may
    name its cards as ``{cards}``."""

    sentences: Mapping[int, str]


@dataclass(frozen=True)
class Lesson:
    """``deal`` has all its moves played; ``cpus`` are the CPU levels by seat; ``sentences`` those of the
    ``Script``."""

    deal: Deal
    cpus: tuple[str | None, ...]
    sentences: Mapping[int, str]

    @property
    def pupil(self) -> int:
        """The person's seat."""
        return self.cpus.index(None)

    def move(self, number: int) -> int | None:
        """Move ``number``, from 0; None after the last one."""
        return self.deal.moves[number][1] if number < len(self.deal.moves) else None

    def skims(self, number: int) -> bool:
        """Whether, from move ``number`` on, the pupil has moves of no interest before the next sentence."""
        coming = next((taught for taught in self.sentences if taught >= number), len(self.deal.moves))
        return any(seat == self.pupil for seat, _ in self.deal.moves[number:coming])


def lesson(game: str) -> Lesson:
    """The first deal of the game with this key."""
    record = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    cpus = tuple(seat["cpu"] for seat in record["seats"])
    script: object = import_module(f"game.lessons.{game}").SCRIPT
    assert isinstance(script, Script)
    return Lesson(replay(record), cpus, script.sentences)
