"""Chords by name, and how a pianist would place them: close to the last one, in the middle of the keyboard."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

Voicing = tuple[int, ...]

# Four voices above the root, in semitones. The root itself is left to the bass.
_VOICES: dict[str, tuple[int, ...]] = {
    "maj9": (4, 7, 11, 14),
    "69": (4, 7, 9, 14),
    "m9": (3, 7, 10, 14),
    "mmaj9": (3, 7, 11, 14),
    "m7": (3, 7, 10, 12),
    "m6": (3, 7, 9, 14),
    "m7b5": (3, 6, 10, 12),
    "13": (4, 9, 10, 14),
    "13sus": (5, 9, 10, 14),
    "7b9": (4, 7, 10, 13),
    "7alt": (4, 8, 10, 13),
}
_ROOTS = {"C": 0, "Db": 1, "D": 2, "Eb": 3, "E": 4, "F": 5, "Gb": 6, "G": 7, "Ab": 8, "A": 9, "Bb": 10, "B": 11}
_LOWEST, _HIGHEST, _MIDDLE = 51, 74, 61.5


def root(chord: str) -> int:
    """The pitch class of the root, 0…11."""
    return _split(chord)[0]


def fifth(chord: str) -> int:
    """Semitones from the root to the fifth of the chord as a bass plays it."""
    return 6 if _split(chord)[1] == "m7b5" else 7


def third(chord: str) -> int:
    """Semitones from the root to the third, or to the fourth that hangs in its place."""
    return _VOICES[_split(chord)[1]][0]


def voice_leading(chords: Sequence[str]) -> list[Voicing]:
    """A voicing for each chord such that the voices move least, the last one back to the first included."""
    choices = [_voicings(chord) for chord in chords]
    rounds = [_shortest(first, choices[1:]) for first in choices[0]]
    return min(rounds, key=lambda found: found[0])[1]


def _shortest(first: Voicing, choices: list[list[Voicing]]) -> tuple[float, list[Voicing]]:
    """The cheapest way from `first` through one of each choice and back to it, with its cost."""
    paths = {first: (0.0, [first])}
    for options in choices:
        paths = {option: _extended(paths, option) for option in options}
    cost, path = _extended(paths, first)
    return cost, path[:-1]


def _extended(paths: dict[Voicing, tuple[float, list[Voicing]]], to: Voicing) -> tuple[float, list[Voicing]]:
    return min((cost + _cost(last, to), [*path, to]) for last, (cost, path) in paths.items())


def _split(chord: str) -> tuple[int, str]:
    match = re.fullmatch(r"([A-G]b?)(\w+)", chord)
    if match is None or match[1] not in _ROOTS or match[2] not in _VOICES:
        raise ValueError(f"no such chord: {chord}")
    return _ROOTS[match[1]], match[2]


def _voicings(chord: str) -> list[Voicing]:
    """Every close position of the chord, and the same with the second voice from the top an octave lower."""
    pitch_class, quality = _split(chord)
    tones = sorted({(pitch_class + step) % 12 for step in _VOICES[quality]})
    found: set[Voicing] = set()
    for turn, octave in itertools.product(range(len(tones)), (3, 4, 5)):
        close = [tone + 12 * (octave + 1) for tone in tones[turn:]] + [
            tone + 12 * (octave + 2) for tone in tones[:turn]
        ]
        found.add(tuple(close))
        found.add(tuple(sorted([*close[:-2], close[-2] - 12, close[-1]])))
    fitting = [v for v in found if v[0] >= _LOWEST and v[-1] <= _HIGHEST and v[-1] - v[-2] > 1]
    return sorted(fitting)


def _cost(before: Voicing, after: Voicing) -> float:
    """Sum of the voices' steps; leaps of the top voice and a place far from the middle count extra."""
    moved = sum(abs(b - a) for b, a in zip(before, after, strict=True))
    return moved + max(0, abs(before[-1] - after[-1]) - 2) + 0.5 * abs(sum(after) / len(after) - _MIDDLE)
