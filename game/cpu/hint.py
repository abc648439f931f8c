"""Advice: a move and why, as facts; the words are in ``game.texts``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Hint:
    """``reason`` is a code of the game's judgement, ``facts`` what its sentence needs."""

    move: int
    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)
