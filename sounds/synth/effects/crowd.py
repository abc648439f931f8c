"""What people on a sofa let be heard: a laugh, a groan, fingers that drum, applause. Cartoons of voices, no words."""

from __future__ import annotations

import numpy as np

from sounds.synth.effects import cards
from sounds.synth.instruments import marimba
from sounds.synth.signals import Part, Signal, curve, in_room, midi, mix
from sounds.synth.voice import AH, OH, OO, breath, clapping, sung

_SYLLABLES = ((0.00, 232.0), (0.155, 262.0), (0.305, 244.0), (0.455, 222.0), (0.615, 196.0))
"""(second, hertz) of each ha."""


def laugh(rng: np.random.Generator) -> Signal:
    """Ha-ha-ha, from the belly: each syllable pushed out by a breath, the second one the highest."""
    parts: list[Part] = []
    for number, (at, pitch) in enumerate(_SYLLABLES):
        late = at + rng.uniform(-0.006, 0.006)
        strength = (0.8, 1.0, 0.9, 0.75, 0.55)[number]
        parts += [
            (late, 0.10 * strength * breath(rng, 0.07)),
            (late + 0.035, strength * _ha(pitch)),
            (late + 0.042, 0.35 * strength * _ha(0.5 * pitch)),
        ]
    return in_room(rng, mix(*parts), 0.35, 0.10)


def groan(rng: np.random.Generator) -> Signal:
    """Oh no: three mouths that let their shoulders down together, from O to U."""
    voices = ((0.0, 196.0, 1.0), (0.05, 147.0, 0.8), (0.085, 247.0, 0.45))
    parts: list[Part] = [(at, level * _sinking(rng, pitch)) for at, pitch, level in voices]
    return in_room(rng, mix(*parts, (0.0, 0.05 * breath(rng, 0.3, 1100.0))), 0.5, 0.14)


def hurry(rng: np.random.Generator) -> Signal:
    """Four fingers drum on the table, twice, and a wooden clock that will not wait."""
    parts: list[Part] = []
    for start, strength in ((0.0, 0.75), (0.36, 1.0)):
        for finger in range(4):
            at = start + 0.055 * finger + rng.uniform(-0.004, 0.004)
            parts.append((at, strength * (0.5 + 0.16 * finger) * cards.landing(rng, 0.8)))
    for at, note in ((0.0, "G4"), (0.18, "D4"), (0.36, "G4"), (0.54, "D4"), (0.66, "G4")):
        parts.append((at, 0.42 * marimba(midi(note), 0.8, seconds=0.16)))
    return in_room(rng, mix(*parts), 0.3, 0.08)


def applause(rng: np.random.Generator) -> Signal:
    """A sofa full of pairs of hands."""
    return in_room(rng, clapping(rng, 9, 1.25), 0.45, 0.16)


def _ha(pitch: float) -> Signal:
    seconds = 0.125
    bend = curve(seconds, (0.0, 1.05 * pitch), (0.03, 1.1 * pitch), (seconds, 0.86 * pitch))
    shape = curve(seconds, (0.0, 0.0), (0.018, 1.0), (0.07, 0.75), (seconds, 0.0))
    return sung(bend, ((0.0, AH),)) * shape


def _sinking(rng: np.random.Generator, pitch: float) -> Signal:
    seconds = 0.95
    bend = curve(seconds, (0.0, 0.96 * pitch), (0.12, 1.05 * pitch), (0.4, 0.9 * pitch), (seconds, 0.62 * pitch))
    shake = 1.0 + 0.012 * np.sin(2 * np.pi * rng.uniform(4.6, 5.6) * np.arange(len(bend)) / 44_100)
    shape = curve(seconds, (0.0, 0.0), (0.08, 0.9), (0.3, 1.0), (0.7, 0.5), (seconds, 0.0))
    return sung(bend * shake, ((0.05, OH), (0.35, OH), (0.8, OO))) * shape
