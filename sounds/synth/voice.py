"""Mouths and hands: a hollow that sings vowels over a moving pitch, and palms that meet."""

from __future__ import annotations

import numpy as np

from sounds.synth.signals import (
    RATE,
    Part,
    Signal,
    band,
    curve,
    filtered,
    high_pass,
    mix,
    noise,
    pluck,
    swept_noise,
)

Vowel = tuple[tuple[float, float, float], ...]
"""(hertz, level, width in hertz) of each formant."""

AH: Vowel = ((830.0, 1.0, 150.0), (1350.0, 0.55, 190.0), (2900.0, 0.12, 320.0))
OH: Vowel = ((520.0, 1.0, 120.0), (960.0, 0.5, 150.0), (2700.0, 0.06, 320.0))
OO: Vowel = ((360.0, 1.0, 100.0), (760.0, 0.25, 150.0), (2500.0, 0.03, 320.0))

_TAU = 2 * np.pi
_HIGHEST = 5200.0


def sung(pitch: Signal, vowels: tuple[tuple[float, Vowel], ...], *, softness: float = 0.55) -> Signal:
    """A voice whose pitch is given in hertz for every sample; each vowel is reached at its second."""
    phase = _TAU * np.cumsum(pitch) / RATE
    formants = _glide(len(pitch), vowels)
    result = np.zeros(len(pitch))
    for n in range(1, int(_HIGHEST / pitch.min()) + 1):
        frequency = n * pitch
        level = np.zeros(len(pitch))
        for centre, strength, width in formants:
            level += strength / (1.0 + ((frequency - centre) / width) ** 2)
        level += 0.25 / (1.0 + (frequency / 260.0) ** 2)  # the chest
        level *= np.clip((_HIGHEST - frequency) / 900.0, 0.0, 1.0)
        result += n**-softness * level * np.sin(n * phase)
    return 0.5 * result


def breath(rng: np.random.Generator, seconds: float, centre: float = 1900.0) -> Signal:
    """Air before a vowel."""
    air = filtered(swept_noise(rng, curve(seconds, (0.0, centre), (seconds, 0.7 * centre)), 0.8), high_pass(350.0))
    return air * curve(seconds, (0.0, 0.0), (0.45 * seconds, 1.0), (seconds, 0.0))


def clap(rng: np.random.Generator) -> Signal:
    """Two cupped hands: a puff of the hollow between them, and the slap of the skin."""
    hollow, seconds = rng.uniform(750.0, 1300.0), 0.12
    puff = filtered(noise(rng, seconds), band(hollow, 0.35)) * pluck(seconds, 0.0015, 0.016)
    slap = filtered(noise(rng, seconds), band(2.6 * hollow, 0.8)) * pluck(seconds, 0.0008, 0.006)
    return puff + 0.45 * slap


def clapping(rng: np.random.Generator, people: int, seconds: float) -> Signal:
    """People who begin one after the other, each at a pace of his own, and tire one after the other."""
    parts: list[Part] = []
    for person in range(people):
        at = 0.05 * person * rng.uniform(0.6, 1.4)
        gap, until = rng.uniform(0.15, 0.21), seconds * rng.uniform(0.62, 0.98)
        strength = rng.uniform(0.5, 1.0)
        while at < until:
            parts.append((at, strength * rng.uniform(0.7, 1.0) * (1.15 - 0.7 * at / seconds) * clap(rng)))
            at += gap * rng.uniform(0.88, 1.12)
    return mix(*parts)


def _glide(count: int, vowels: tuple[tuple[float, Vowel], ...]) -> list[tuple[Signal, Signal, Signal]]:
    """Centre, level and width of each formant for every sample."""
    seconds = count / RATE
    glide = []
    for place in range(len(vowels[0][1])):
        values = [curve(seconds, *((at, vowel[place][of]) for at, vowel in vowels)) for of in range(3)]
        glide.append((values[0][:count], values[1][:count], values[2][:count]))
    return glide
