"""What is struck and has no note: each makes one stroke of peak about 1, scaled by `force` 0…1."""

from __future__ import annotations

import numpy as np

from sounds.synth.signals import (
    RATE,
    Signal,
    band,
    curve,
    fade_out,
    filtered,
    high_pass,
    low_pass,
    noise,
    pluck,
    samples,
    swept_noise,
    times,
)

_TAU = 2 * np.pi


def kick(force: float = 0.7) -> Signal:
    at = times(0.35)
    phase = _TAU * np.cumsum(49.0 + 75.0 * np.exp(-at / 0.022)) / RATE
    return np.sin(phase) * pluck(0.35, 0.003, 0.10) * force


def cross_stick(rng: np.random.Generator, force: float = 0.6) -> Signal:
    at = times(0.14)
    wood = np.sin(_TAU * 820.0 * at) * np.exp(-at / 0.014) + 0.6 * np.sin(_TAU * 1730.0 * at) * np.exp(-at / 0.009)
    knock = filtered(noise(rng, 0.14), band(2400.0, 0.8)) * pluck(0.14, 0.001, 0.012)
    return force * (0.6 * wood * fade_out(len(at), 0.4) + 0.5 * knock)


def shaker(rng: np.random.Generator, force: float = 0.6) -> Signal:
    grains = filtered(noise(rng, 0.12), band(5600.0, 0.45))
    return force * grains * curve(0.12, (0.0, 0.0), (0.022, 1.0), (0.045, 0.35), (0.12, 0.0))


def brush_tap(rng: np.random.Generator, force: float = 0.6) -> Signal:
    wires = filtered(noise(rng, 0.22), band(3000.0, 0.9)) * pluck(0.22, 0.006, 0.035)
    skin = np.sin(_TAU * 190.0 * times(0.22)) * pluck(0.22, 0.004, 0.04)
    return force * (wires + 0.25 * skin)


def brush_sweep(rng: np.random.Generator, seconds: float, force: float = 0.4) -> Signal:
    """Wires drawn in half a circle over the skin: a swell whose colour rises and falls."""
    centre = curve(seconds, (0.0, 1500.0), (0.45 * seconds, 2900.0), (seconds, 1700.0))
    shape = np.sin(np.pi * np.clip(times(seconds) / seconds, 0.0, 1.0)) ** 1.5
    return force * 0.5 * filtered(swept_noise(rng, centre, 0.8), high_pass(500.0)) * shape


def cymbal_swell(rng: np.random.Generator, seconds: float, force: float = 0.5) -> Signal:
    """A soft roll on a cymbal that grows and is let go."""
    metal = filtered(filtered(noise(rng, seconds), band(4500.0, 0.9)), low_pass(9000.0))
    return force * metal * (np.clip(times(seconds) / seconds, 0.0, 1.0) ** 2.2) * fade_out(len(metal), 0.12)


def finger_snap(rng: np.random.Generator, force: float = 0.6) -> Signal:
    """Several people in a courtyard, not quite together."""
    result = np.zeros(samples(0.22))
    for late, pitch in ((0.0, 1850.0), (0.007, 2250.0), (0.015, 1600.0)):
        first = samples(late * rng.uniform(0.7, 1.3))
        click = filtered(noise(rng, 0.2), band(pitch, 0.22)) * pluck(0.2, 0.0015, 0.018)
        palm = np.sin(_TAU * 0.42 * pitch * times(0.2)) * pluck(0.2, 0.001, 0.008)
        result[first : first + len(click)] += 0.4 * (click + 0.35 * palm)[: len(result) - first]
    return force * result


def low_tom(force: float = 0.6, pitch: float = 70.0) -> Signal:
    """A large drum with a soft mallet."""
    at = times(0.55)
    phase = _TAU * np.cumsum(pitch * (1.0 + 0.25 * np.exp(-at / 0.03))) / RATE
    skin = np.sin(phase) * pluck(0.55, 0.005, 0.16) + 0.25 * np.sin(1.6 * phase) * pluck(0.55, 0.005, 0.06)
    felt = 0.16 * np.sin(_TAU * 310.0 * at) * pluck(0.55, 0.002, 0.012)
    return force * (0.8 * skin + force * felt)
