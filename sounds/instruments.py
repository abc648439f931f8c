"""The instruments: each makes one note or one stroke as a signal of peak about 1.

`note` is a MIDI number, `seconds` how long it is held (it rings a little longer), `force` 0…1 how hard it is struck.
"""

from __future__ import annotations

import numpy as np

from sounds.synth import (
    RATE,
    Signal,
    band,
    curve,
    fade_out,
    filtered,
    hertz,
    high_pass,
    low_pass,
    noise,
    pluck,
    silence,
    swept_noise,
    times,
)

_TAU = 2 * np.pi


def electric_piano(note: int, seconds: float, force: float = 0.6) -> Signal:
    """Tines struck by felt: one oscillator bends another, more so the harder and the nearer to the stroke."""
    frequency, at = hertz(note), times(seconds + 0.25)
    ring = 1.7 * (220.0 / frequency) ** 0.4
    result = silence(seconds + 0.25)
    for detune in (-0.0005, 0.0006):
        phase = _TAU * frequency * (1 + detune) * at
        bend = 0.35 + (0.3 + 1.7 * force) * np.exp(-at / (0.5 * ring))
        result += 0.46 * np.sin(phase + bend * np.sin(phase)) * np.exp(-at / ring)
    tine = 0.14 * (0.2 + force) * np.sin(_TAU * min(7.0 * frequency, 3200.0) * at) * np.exp(-at / 0.11)
    pickup = result + 0.4 * result**2 + 0.35 * result**3  # it is not quite in the middle of the tine's swing
    return (pickup + tine) * _damped(seconds, 0.25, attack=0.004)


def upright_bass(note: int, seconds: float, force: float = 0.7) -> Signal:
    """A plucked gut string: overtones that die sooner the higher they are, and the thump of the finger."""
    return _string(note, seconds, force, overtones=14, softness=0.9, ring=1.0, release=0.10)


def electric_bass(note: int, seconds: float, force: float = 0.7) -> Signal:
    return _string(note, seconds, force, overtones=18, softness=0.8, ring=1.4, release=0.06)


def _string(
    note: int, seconds: float, force: float, *, overtones: int, softness: float, ring: float, release: float
) -> Signal:
    at = times(seconds + release)
    glide = 1.0 - 0.006 * np.exp(-at / 0.025)
    phase = _TAU * hertz(note) * np.cumsum(glide) / RATE
    result = silence(seconds + release)
    for n in range(1, overtones + 1):
        plucked_at = abs(np.sin(n * np.pi * 0.23)) + 0.05
        level = plucked_at * n**-softness * (0.5 + force) ** (0.25 * (n - 1))
        result += level * np.sin(n * phase) * np.exp(-at * (0.7 + 0.45 * n) / ring)
    thump = 0.25 * force * np.sin(_TAU * 92.0 * at) * np.exp(-at / 0.03)
    return 0.6 * (result + thump) * _damped(seconds, release, attack=0.006)


def vibraphone(note: int, seconds: float, force: float = 0.6, tremolo: float = 0.16) -> Signal:
    """A bar with its two tuned overtones under a soft mallet, and the slow turning of the fans."""
    release = 0.35
    frequency, at = hertz(note), times(seconds + release)
    result = np.sin(_TAU * frequency * at) * np.exp(-at / 1.5)
    result += 0.48 * force * np.sin(_TAU * 4.0 * frequency * at) * np.exp(-at / 0.28)
    result += 0.10 * force * np.sin(_TAU * min(9.9 * frequency, 7500.0) * at) * np.exp(-at / 0.035)
    fans = 1.0 - tremolo * (0.5 - 0.5 * np.cos(_TAU * 4.4 * at))
    return 0.8 * result * fans * _damped(seconds, release, attack=0.004)


def marimba(note: int, force: float = 0.6, seconds: float = 0.5) -> Signal:
    """A wooden bar: dry, dark, with the knock of the mallet."""
    frequency, at = hertz(note), times(seconds)
    ring = 0.16 * (440.0 / frequency) ** 0.5
    result = np.sin(_TAU * frequency * at) * np.exp(-at / ring)
    result += 0.22 * force * np.sin(_TAU * 3.93 * frequency * at) * np.exp(-at / (0.35 * ring))
    result += 0.06 * force * np.sin(_TAU * 9.2 * frequency * at) * np.exp(-at / 0.012)
    return np.asarray(0.85 * result * np.minimum(at / 0.002, 1.0) * fade_out(len(at), 0.3))


def horn(note: int, seconds: float, force: float = 0.7) -> Signal:
    """A round brass section of three players: brighter as it swells."""
    at = times(seconds + 0.2)
    swell = np.interp(at, [0.0, 0.05, 0.16, seconds, seconds + 0.2], [0.0, 1.0, 0.8, 0.72, 0.2])
    result = silence(seconds + 0.2)
    for player, detune in enumerate((-0.0021, 0.0004, 0.0025)):
        vibrato = 0.0022 * np.sin(_TAU * (4.7 + 0.3 * player) * at + player) * np.clip(at / 0.5 - 0.4, 0.0, 1.0)
        phase = _TAU * hertz(note) * np.cumsum(1.0 + detune + vibrato) / RATE + 2.1 * player
        for n in range(1, 13):
            if n * hertz(note) < 7000.0:
                result += n**-0.9 * np.exp(-0.34 * (n - 1) * (1.35 - force * swell)) * np.sin(n * phase) / 3
    return 0.6 * result * swell * _damped(seconds, 0.2, attack=0.02)


def pad(note: int, seconds: float) -> Signal:
    """Slow strings behind everything else."""
    release = 0.9
    at = times(seconds + release)
    shape = np.interp(at, [0.0, 0.8, seconds, seconds + release], [0.0, 1.0, 0.9, 0.0])
    result = silence(seconds + release)
    for voice, detune in enumerate((-0.0032, 0.0, 0.0029)):
        phase = _TAU * hertz(note) * (1 + detune) * at + 1.7 * voice
        for n in range(1, 9):
            result += n**-1.7 * np.sin(n * phase) / 3
    return 0.7 * result * shape


def lead(note: int, seconds: float, force: float = 0.6) -> Signal:
    """The arcade's own voice, rounded off: odd overtones only, a late vibrato."""
    at = times(seconds + 0.12)
    vibrato = 0.003 * np.sin(_TAU * 5.1 * at) * np.clip(at / 0.3 - 0.6, 0.0, 1.0)
    phase = _TAU * hertz(note) * np.cumsum(1.0 + vibrato) / RATE
    result = silence(seconds + 0.12)
    for n in (1, 3, 5, 7):
        result += n ** -(2.2 - 0.5 * force) * np.exp(-at * (n - 1) * 0.5) * np.sin(n * phase)
    swell = np.interp(at, [0.0, 0.025, 0.3, seconds + 0.12], [0.0, 1.0, 0.75, 0.6])
    return 0.75 * result * swell * _damped(seconds, 0.12, attack=0.01)


def bell(note: int, seconds: float, force: float = 0.6) -> Signal:
    """A small cast bell, its overtones out of tune as in a real one."""
    frequency, at = hertz(note), times(seconds)
    partials = (
        (0.5, 0.30, 1.0),
        (1.0, 1.0, 0.8),
        (1.19, 0.35, 0.6),
        (2.0, 0.45, 0.5),
        (2.74, 0.22, 0.3),
        (4.07, 0.14, 0.15),
    )
    result = silence(seconds)
    for ratio, level, ring in partials:
        beating = 1.0 + 0.15 * np.sin(_TAU * (1.1 + ratio) * at)
        result += level * force ** (ratio / 4) * beating * np.sin(_TAU * ratio * frequency * at) * np.exp(-at / ring)
    return 0.45 * result * np.minimum(at / 0.002, 1.0) * fade_out(len(at), 0.3)


def kick(force: float = 0.7) -> Signal:
    at = times(0.35)
    phase = _TAU * np.cumsum(49.0 + 75.0 * np.exp(-at / 0.022)) / RATE
    return np.sin(phase) * pluck(0.35, 0.003, 0.10) * force


def timpani(note: int, seconds: float, force: float = 0.8) -> Signal:
    frequency, at = hertz(note), times(seconds)
    result = silence(seconds)
    for ratio, level, ring in ((1.0, 1.0, 0.7), (1.5, 0.5, 0.45), (1.98, 0.3, 0.3), (2.44, 0.15, 0.2)):
        result += level * np.sin(_TAU * frequency * ratio * at) * np.exp(-at / ring)
    return 0.6 * force * result * np.minimum(at / 0.004, 1.0) * fade_out(len(at), 0.3)


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


def _damped(seconds: float, release: float, *, attack: float) -> Signal:
    """Held for `seconds`, then damped to nothing within `release`."""
    at = times(seconds + release)
    fall = np.clip((seconds + release - at) / release, 0.0, 1.0)
    return np.minimum(at / attack, 1.0) * (0.5 - 0.5 * np.cos(np.pi * fall))
