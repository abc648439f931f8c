"""Which line a character says upon what, if any: chosen from what everybody knows, none twice in a match."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from random import Random

from game.texts.lines import Cue, lines

CHANCE: Mapping[Cue, float] = {
    "hello": 1.0,
    "again": 0.6,
    "penalty": 0.5,
    "relief": 0.25,
    "joker": 0.5,
    "joked": 0.35,
    "turnaround": 0.3,
    "unbeaten": 0.3,
    "beaten": 0.2,
    "pass": 0.06,
    "last": 0.6,
    "alarm": 0.4,
    "trick": 0.12,
    "tricked": 0.12,
    "won": 1.0,
    "lost": 1.0,
    "wait": 1.0,
}
"""How likely anything is said upon it: rarely enough to be liked."""


@dataclass(frozen=True)
class Remark:
    """What the character of a seat says, as a marked text; ``key`` is what the match remembers it by."""

    seat: int
    words: str
    key: str


def remark(speakers: Iterable[tuple[int, str, Cue]], said: Collection[str], chance: Random) -> Remark | None:
    """The first of those who could speak, each a seat, its character and upon what, who does; none of ``said``."""
    for seat, character, cue in speakers:
        if chance.random() >= CHANCE[cue]:
            continue
        left = {f"{character}.{cue}.{at}": words for at, words in enumerate(lines(character).get(cue, ()))}
        keys = [key for key in left if key not in said]
        if keys:
            key = chance.choice(keys)
            return Remark(seat, left[key], key)
    return None
