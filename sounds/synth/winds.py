"""Instruments that breathe, and one with a bow: each makes one note of peak about 1, as in `instruments`."""

from __future__ import annotations

import numpy as np

from sounds.synth.signals import RATE, Signal, band, filtered, hertz, high_pass, noise, silence, times

_TAU = 2 * np.pi


def flute(rng: np.random.Generator, note: int, seconds: float, force: float = 0.5) -> Signal:
    """A wooden flute: few overtones, and the breath that misses the edge."""
    release = 0.14
    at, frequency = times(seconds + release), hertz(note)
    vibrato = 0.004 * np.sin(_TAU * 4.9 * at) * np.clip(at / 0.4 - 0.5, 0.0, 1.0)
    phase = _TAU * frequency * np.cumsum(1.0 - 0.012 * np.exp(-at / 0.03) + vibrato) / RATE
    swell = np.interp(at, [0.0, 0.06, 0.3, seconds, seconds + release], [0.0, 0.85, 1.0, 0.8, 0.0])
    result = silence(seconds + release)
    for n, level in ((1, 1.0), (2, 0.28 * (0.5 + force)), (3, 0.10), (4, 0.05 * force)):
        result += level * np.sin(n * phase)
    length = len(at) / RATE
    breath = filtered(noise(rng, length), band(2.0 * frequency, 0.35)) * 0.10
    breath += filtered(filtered(noise(rng, length), band(7400.0, 0.7)), high_pass(3000.0)) * 0.05
    onset = 1.0 + 1.5 * np.exp(-at / 0.05)
    return np.asarray(0.7 * (result + (0.4 + force) * onset * breath) * swell)


def accordion(note: int, seconds: float, force: float = 0.5) -> Signal:
    """Two reeds a little apart behind felt: they beat slowly against each other."""
    release = 0.09
    at = times(seconds + release)
    swell = np.interp(at, [0.0, 0.05, 0.25, seconds, seconds + release], [0.0, 0.8, 1.0, 0.85, 0.0])
    result = silence(seconds + release)
    for reed, detune in enumerate((-0.0013, 0.0017)):
        phase = _TAU * hertz(note) * (1 + detune) * at + 1.1 * reed
        for n in range(1, 15):
            if n * hertz(note) < 6500.0:
                level = n**-0.95 * np.exp(-0.21 * (n - 1) * (1.5 - force * swell)) * (1.0 if n % 3 else 0.6)
                result += 0.5 * level * np.sin(n * phase)
    return np.asarray(0.7 * result * swell)


def muted_trumpet(rng: np.random.Generator, note: int, seconds: float, force: float = 0.5) -> Signal:
    """A trumpet with a cup before its bell: nasal, near, a little air through the lips."""
    release = 0.10
    at, frequency = times(seconds + release), hertz(note)
    vibrato = 0.0045 * np.sin(_TAU * 5.3 * at) * np.clip(at / 0.45 - 0.6, 0.0, 1.0)
    phase = _TAU * frequency * np.cumsum(1.0 - 0.02 * np.exp(-at / 0.025) + vibrato) / RATE
    swell = np.interp(at, [0.0, 0.035, 0.14, seconds, seconds + release], [0.0, 1.0, 0.8, 0.7, 0.0])
    result = silence(seconds + release)
    for n in range(1, 19):
        if n * frequency < 8000.0:
            cup = 0.5 + 1.0 / (1.0 + ((n * frequency - 1500.0) / 600.0) ** 2)
            result += cup * n**-0.8 * np.exp(-0.22 * (n - 1) * (1.45 - force * swell)) * np.sin(n * phase)
    air = filtered(noise(rng, len(at) / RATE), band(6800.0, 0.5)) * 0.03 * (1.0 + 2.0 * np.exp(-at / 0.04))
    return np.asarray(0.5 * (result + air) * swell)


def cello(note: int, seconds: float, force: float = 0.5) -> Signal:
    """A bow that leans into the string slowly; the wood under it answers at three places."""
    release = 0.25
    at, frequency = times(seconds + release), hertz(note)
    vibrato = 0.0035 * np.sin(_TAU * 5.0 * at) * np.clip(at / 0.5 - 0.4, 0.0, 1.0)
    phase = _TAU * frequency * np.cumsum(1.0 + vibrato) / RATE
    swell = np.interp(at, [0.0, 0.14, 0.5, seconds, seconds + release], [0.0, 0.75, 1.0, 0.85, 0.0])
    result = silence(seconds + release)
    for n in range(1, 22):
        if n * frequency < 5500.0:
            wood = 0.55 + sum(1.0 / (1.0 + ((n * frequency - c) / (0.25 * c)) ** 2) for c in (235.0, 480.0, 1250.0))
            result += wood * n**-1.15 * np.exp(-0.12 * (n - 1) * (1.4 - force * swell)) * np.sin(n * phase + 0.7 * n)
    return np.asarray(0.45 * result * swell)
