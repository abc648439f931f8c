"""What rings and hisses high above the notes: cymbals, hats, triangles, chimes. `force` is 0…1, the peak about 1."""

from __future__ import annotations

import numpy as np

from sounds.synth.signals import (
    RATE,
    Part,
    Signal,
    band,
    curve,
    fade_out,
    filtered,
    hertz,
    high_pass,
    low_pass,
    mix,
    noise,
    pluck,
    silence,
    times,
)

_TAU = 2 * np.pi
_HIGHEST = 14_000.0
_TRIANGLE = ((2350.0, 0.25, 0.5), (4120.0, 0.6, 1.1), (6630.0, 1.0, 1.0), (8870.0, 0.7, 0.7), (11_900.0, 0.35, 0.4))
"""(hertz, level, ring in seconds) of each partial."""


def hat(rng: np.random.Generator, force: float = 0.5, ring: float = 0.03) -> Signal:
    """Two small cymbals closed, by a stick or by the foot; the longer the `ring`, the less they are shut."""
    seconds = 0.05 + 3.0 * ring
    hiss = filtered(filtered(noise(rng, seconds), band(8800.0, 0.5)), high_pass(4800.0))
    return force * 0.6 * hiss * pluck(seconds, 0.002, ring)


def ride(rng: np.random.Generator, force: float = 0.5) -> Signal:
    """The tip of a stick, or a brush, on a large dark cymbal: a ping, and a wash that is slow to go."""
    seconds = 1.1
    at = times(seconds)
    metal = silence(seconds)
    for pitch in rng.uniform(2600.0, 11_500.0, 28):
        metal += np.sin(_TAU * pitch * at + rng.uniform(0, _TAU)) * np.exp(-at * rng.uniform(2.5, 6.0)) / 9.0
    wash = filtered(noise(rng, seconds), band(8200.0, 0.5)) * np.exp(-at / 0.28)
    ping = filtered(noise(rng, seconds), band(5200.0, 0.35)) * pluck(seconds, 0.0015, 0.02)
    shape = np.minimum(at / 0.003, 1.0) * fade_out(len(at), 0.4)
    return force * (0.55 * metal + 0.22 * wash + 0.3 * ping) * shape


def wire_brush(rng: np.random.Generator, force: float = 0.5) -> Signal:
    """The ends of the wires alone, flicked."""
    seconds = 0.14
    wires = filtered(filtered(noise(rng, seconds), band(8000.0, 0.6)), high_pass(2500.0))
    return force * 0.5 * wires * curve(seconds, (0.0, 0.0), (0.008, 1.0), (0.05, 0.35), (seconds, 0.0))


def triangle(force: float = 0.5) -> Signal:
    seconds = 1.6
    at = times(seconds)
    result = silence(seconds)
    for pitch, level, ring in _TRIANGLE:
        beating = 1.0 + 0.2 * np.sin(_TAU * (2.0 + pitch / 4000.0) * at)
        result += level * beating * np.sin(_TAU * pitch * at) * np.exp(-at / ring)
    return force * 0.4 * result * np.minimum(at / 0.002, 1.0) * fade_out(len(at), 0.4)


def glockenspiel(note: int, force: float = 0.5) -> Signal:
    """A small steel bar under a hard mallet, heard from the next room."""
    seconds = 1.2
    at, frequency = times(seconds), hertz(note)
    result = silence(seconds)
    for ratio, level, ring in ((1.0, 1.0, 0.7), (2.756, 0.5 * force, 0.3), (5.404, 0.4 * force, 0.12)):
        if ratio * frequency < _HIGHEST:
            result += level * np.sin(_TAU * ratio * frequency * at) * np.exp(-at / ring)
    return 0.7 * result * np.minimum(at / 0.0015, 1.0) * fade_out(len(at), 0.4)


def mark_tree(rng: np.random.Generator, seconds: float, force: float = 0.4, *, rising: bool = False) -> Signal:
    """A finger drawn along hanging bars, from the long ones to the short ones or back."""
    bars, parts = 26, list[Part]()
    for number in range(bars):
        pitch = 2300.0 * 2.0 ** (1.75 * (number if rising else bars - 1 - number) / bars) * rng.uniform(0.985, 1.015)
        at = times(0.9)
        ring = rng.uniform(0.18, 0.4)
        bar = np.sin(_TAU * pitch * at) * np.exp(-at / ring)
        bar += 0.5 * np.sin(_TAU * min(2.72 * pitch, _HIGHEST) * at) * np.exp(-at / (0.5 * ring))
        shape = np.minimum(at / 0.002, 1.0) * fade_out(len(at), 0.4)
        parts.append((seconds * (number / bars) ** 0.9, 0.3 * force * rng.uniform(0.5, 1.0) * bar * shape))
    return mix(*parts)


def rain(rng: np.random.Generator, count: int) -> Signal:
    """Rain on tin and leaves for `count` samples: many drops, most of them far away."""
    result = np.zeros(count)
    drops = [
        filtered(noise(rng, 0.03), band(pitch, 0.4)) * pluck(0.03, 0.001, decay)
        for pitch, decay in zip(rng.uniform(3200.0, 9500.0, 40), rng.uniform(0.002, 0.007, 40), strict=True)
    ]
    return _scattered(rng, result, drops, rate=26.0)


def crackle(rng: np.random.Generator, count: int) -> Signal:
    """Crusts that cool down and sing, for `count` samples."""
    result = np.zeros(count)
    cracks = [
        filtered(noise(rng, 0.02), band(pitch, 0.35)) * pluck(0.02, 0.0006, decay)
        for pitch, decay in zip(rng.uniform(4200.0, 9800.0, 30), rng.uniform(0.001, 0.003, 30), strict=True)
    ]
    return _scattered(rng, result, cracks, rate=7.0)


def gust(rng: np.random.Generator, seconds: float, centre: float = 8000.0) -> Signal:
    """Air of a room that swells and sinks once."""
    hiss = filtered(filtered(noise(rng, seconds), band(centre, 0.45)), low_pass(13_000.0))
    return np.asarray(0.4 * hiss * np.sin(np.pi * times(seconds) / seconds) ** 2)


def _scattered(rng: np.random.Generator, result: Signal, grains: list[Signal], *, rate: float) -> Signal:
    """Grains at random moments, `rate` in a second, few of them strong."""
    for start in rng.integers(0, len(result) - RATE // 10, round(rate * len(result) / RATE)):
        grain = grains[int(rng.integers(len(grains)))]
        result[start : start + len(grain)] += rng.uniform(0.15, 1.0) ** 2 * grain
    return result
