"""Bread and Chocolate's own sounds: the penalty that is counted, the last round, and going out."""

from __future__ import annotations

import numpy as np

from sounds.synth.effects import cards
from sounds.synth.instruments import bell, brass, electric_piano, marimba, timpani
from sounds.synth.percussion import cymbal_swell
from sounds.synth.signals import Signal, in_room, midi, mix

PENALTIES = ("C4", "D4", "E4", "F4", "G4", "A4", "Bb4", "C5", "D5", "E5", "F5", "G5", "A5", "Bb5")


def penalty(rng: np.random.Generator, step: int) -> Signal:
    """One tick of the counter, a step up the scale, on wood with a card under it."""
    tick = marimba(midi(PENALTIES[step - 1]), 0.75, seconds=0.24)
    return mix((0.0, tick), (0.0, 0.3 * cards.landing(rng, 0.6)), seconds=0.24)


def last_round(rng: np.random.Generator) -> Signal:
    """The shop's bell, twice, over an open chord: closing soon."""
    strokes = ((0.0, 0.9 * bell(midi("F5"), 1.1, 0.6)), (0.34, bell(midi("F5"), 1.5, 0.7)))
    chord = [(0.34, 0.2 * electric_piano(midi(note), 1.1, 0.5)) for note in ("F3", "C4", "G4", "Bb4")]
    return in_room(rng, mix(*strokes, *chord), 0.9, 0.16)


def jackpot(rng: np.random.Generator) -> Signal:
    """Going out, the rare thing: three great steps of horns up to F, bells tumbling over them."""
    steps = (
        *brass(0.00, 0.40, 0.34, "Db3 F3 Ab3 Db4 F4"),
        *brass(0.48, 0.40, 0.34, "Eb3 G3 Bb3 Eb4 G4"),
        *brass(0.96, 1.50, 0.34, "F2 F3 A3 C4 F4 A4 C5"),
    )
    again = [part for at in (0.24, 0.36, 0.72, 0.84) for part in brass(at, 0.08, 0.3, "C4 F4")]
    tumbling = enumerate(
        ["C6", "A5", "F5", "C6", "D6", "A5", "G5", "C6", "F6", "D6", "C6", "A5", "F5", "G5", "A5", "C6"]
    )
    shower = [
        (0.96 + 0.085 * n + rng.uniform(-0.01, 0.01), rng.uniform(0.26, 0.42) * bell(midi(note), 0.9, 0.6))
        for n, note in tumbling
    ]
    drums = [(at, timpani(midi("F2"), 0.7, 0.4)) for at in (0.0, 0.48, 0.96, 1.44)]
    swell = (0.1, 0.28 * cymbal_swell(rng, 0.9))
    return in_room(rng, mix(*steps, *again, *shower, *drums, swell), 1.3, 0.22)
