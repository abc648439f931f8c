"""What has happened in a deal, a sentence each, as one seat saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.deal import Observation
from game.rules.events import Event, TurnTo
from game.texts import GameTexts, Voice

NEWEST, LAST = 8, 24
"""So many sentences are told unasked, and at most when they are asked for."""


class Said:
    """The sentences of the running deal. Each is made once, unless history was taken back or somebody has got another
    name."""

    def __init__(self) -> None:
        self._history: Sequence[Event] = ()
        self._names: Sequence[str] = ()
        self._sentences: list[str] = []

    def newest(self, history: Sequence[Event], voice: Voice, words: GameTexts[Any]) -> tuple[int, list[str]]:
        """The last sentences, and the number of the first of them, counted over the deal from 0."""
        known = len(self._history)
        if list(voice.names) != self._names or history[:known] != self._history:
            known, self._names, self._sentences = 0, list(voice.names), []
        self._sentences += _sentences(history[known:], voice, words)
        self._history = history
        start = max(len(self._sentences) - NEWEST, 0)
        return start, self._sentences[start:]

    def last_round(self, seen: Observation, voice: Voice, words: GameTexts[Any]) -> list[str]:
        """What has happened since each player's last turn but one."""
        turns = [at for at, event in enumerate(seen.history) if isinstance(event, TurnTo)]
        first = turns[max(len(turns) - 1 - seen.players, 0)] if turns else 0
        return _sentences(seen.history[first:], voice, words)[-LAST:]


def _sentences(events: Sequence[Event], voice: Voice, words: GameTexts[Any]) -> list[str]:
    return [told for told in (words.told(event, voice) for event in events) if told]
