"""Showcase's own sounds: tricks, trumps, glass cases with brass latches on velvet, and the clock on the wall."""

from __future__ import annotations

import numpy as np

from sounds.synth.effects import cards
from sounds.synth.instruments import bell, brass, celesta, harp, horn, struck
from sounds.synth.signals import (
    Signal,
    band,
    curve,
    fade_out,
    filtered,
    hertz,
    in_room,
    midi,
    mix,
    noise,
    pluck,
    swept_noise,
    times,
)

_TAU = 2 * np.pi
_CASES = ("C5", "D5", "F5", "G5")  # cases are not all of one size
_PANE = ((1.0, 1.0, 0.30), (2.32, 0.40, 0.13), (4.25, 0.16, 0.05), (6.63, 0.06, 0.02))  # ratio, level, ring
_LATCH = ((1870.0, 0.6, 0.009), (3140.0, 0.4, 0.006), (4890.0, 0.2, 0.004), (410.0, 0.5, 0.014))  # hertz, level, ring


def trick(rng: np.random.Generator) -> Signal:
    """Cards gathered, and two notes that say whose."""
    notes = ((0.16, 0.32 * struck("C5", 0.2)), (0.26, 0.4 * struck("F5", 0.3)))
    return in_room(rng, mix((0.0, cards.gather(rng)), *notes), 0.5, 0.10)


def trump(rng: np.random.Generator) -> Signal:
    """A card turned, and a short proud call of horns."""
    call = [(0.10, 0.45 * horn(midi("C4"), 0.14, 0.7)), *brass(0.26, 0.45, 0.3, "F3 A3 C4 F4")]
    return in_room(rng, mix((0.0, 0.6 * cards.flip(rng)), *call), 0.8, 0.16)


def case(rng: np.random.Generator) -> Signal:
    """A won pair slides into its glass case: velvet, a breath along the pane, the latch, and the pane answers."""
    shut = rng.uniform(0.31, 0.35)
    pane = str(rng.choice(_CASES))
    parts = mix(
        (0.0, 0.35 * cards.slide(rng)),
        (0.03, 0.55 * _along(rng, shut - 0.03, 1150.0, 1750.0)),
        (shut, 0.75 * _latch(rng)),
        (shut + 0.004, 0.32 * _pane(pane, 0.34)),
    )
    return in_room(rng, parts, 0.3, 0.10)


def case_break(rng: np.random.Generator) -> Signal:
    """A card taken from a case: the latch springs, the card comes out, the pane left behind sounds a tone lower."""
    parts = mix(
        (0.0, 0.6 * _latch(rng)),
        (0.012, 0.22 * _pane("Bb5", 0.35)),
        (0.04, 0.5 * _along(rng, 0.22, 1700.0, 1050.0)),
        (0.10, 0.5 * cards.slide(rng)),
        (0.17, 0.40 * _pane("G5", 0.45)),
        (0.29, 0.40 * _pane("Eb5", 0.6)),
    )
    return in_room(rng, parts, 0.5, 0.10)


def thirteenth(rng: np.random.Generator) -> Signal:
    """The thirteenth trick: the clock on the wall draws breath and strikes, once high, once low."""
    wheels = [(0.05 * n, (0.10 + 0.02 * n) * _latch(rng)) for n in range(4)]
    rising = enumerate(("Bb3", "F4", "C5", "D5"))
    strings = [(0.22 + 0.06 * n, 0.30 * harp(midi(note), 0.9, 0.4)) for n, note in rising]
    strokes = ((0.46, 0.55 * bell(midi("F5"), 1.1, 0.4)), (0.86, 0.85 * bell(midi("Bb4"), 1.3, 0.45)))
    halo = ((0.46, 0.18 * celesta(midi("A5"), 0.4, 0.4)), (0.86, 0.22 * celesta(midi("D5"), 0.9, 0.4)))
    return in_room(rng, mix(*wheels, *strings, *strokes, *halo), 0.9, 0.18)


def _pane(note: str, seconds: float) -> Signal:
    """A pane of glass touched by a fingernail in a glove."""
    at, frequency = times(seconds), hertz(midi(note))
    result = np.zeros(len(at))
    for ratio, level, ring in _PANE:
        result += level * np.sin(_TAU * ratio * frequency * at) * np.exp(-at / ring)
    return 0.7 * result * np.minimum(at / 0.002, 1.0) * fade_out(len(at), 0.3)


def _latch(rng: np.random.Generator) -> Signal:
    """A small brass catch falling home."""
    at = times(0.09)
    result = 0.4 * filtered(noise(rng, 0.09), band(2600.0, 0.6)) * pluck(0.09, 0.0008, 0.005)
    for pitch, level, ring in _LATCH:
        result += level * np.sin(_TAU * pitch * rng.uniform(0.97, 1.03) * at) * np.exp(-at / ring)
    return 0.7 * result * np.minimum(at / 0.0006, 1.0) * fade_out(len(at), 0.4)


def _along(rng: np.random.Generator, seconds: float, first: float, last: float) -> Signal:
    """Something smooth drawn along glass: a narrow breath that glides, over a wider one."""
    shape = curve(seconds, (0.0, 0.0), (0.35 * seconds, 1.0), (0.8 * seconds, 0.6), (seconds, 0.0)) ** 1.4
    centre = curve(seconds, (0.0, first), (seconds, last))
    return 0.3 * (0.6 * swept_noise(rng, centre, 0.12) + 0.5 * swept_noise(rng, 2.1 * centre, 0.5)) * shape
