"""The chances of winning that a search has found, in words."""

from __future__ import annotations

from game.cpu.thought import Thought
from game.i18n import Translator

NOTABLE = 2
"""Percent by which the best move has to be ahead for the next one to be worth telling."""


def percent(worth: float) -> int:
    """Of an estimate, which is never sure of anything."""
    return min(max(round(100 * worth), 1), 99)


def in_words(worth: float) -> str:
    """In percent, the same in every language, and never broken into two lines."""
    return f"{percent(worth)}\N{NO-BREAK SPACE}%"


def with_chances(words: str, thought: Thought, tr: Translator) -> str:
    """What is said of the best move of a search, and how much better than the next one it is."""
    best, *others = thought.judged
    rivals = [each.worth for each in others if each.visits]
    if thought.exact or not best.visits or not rivals or percent(best.worth) - percent(max(rivals)) < NOTABLE:
        return words
    return tr(
        "{words} It wins about {chance} of such deals, the next best {other}.",
        words=words,
        chance=in_words(best.worth),
        other=in_words(max(rivals)),
    )
