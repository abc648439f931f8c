"""The instruments: each makes one note as a signal of peak about 1.

`note` is a MIDI number, `seconds` how long it is held (it rings a little longer), `force` 0…1 how hard it is struck.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.signals import RATE, Part, Signal, fade_out, hertz, midi, silence, times

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
    note: int,
    seconds: float,
    force: float,
    *,
    overtones: int,
    softness: float,
    ring: float,
    release: float,
    place: float = 0.23,
    thump: float = 0.25,
) -> Signal:
    """Plucked at `place` of its length; `thump` is the body under it."""
    at = times(seconds + release)
    glide = 1.0 - 0.006 * np.exp(-at / 0.025)
    phase = _TAU * hertz(note) * np.cumsum(glide) / RATE
    result = silence(seconds + release)
    for n in range(1, overtones + 1):
        plucked_at = abs(np.sin(n * np.pi * place)) + 0.05
        level = plucked_at * n**-softness * (0.5 + force) ** (0.25 * (n - 1))
        result += level * np.sin(n * phase) * np.exp(-at * (0.7 + 0.45 * n) / ring)
    body = thump * force * np.sin(_TAU * 92.0 * at) * np.exp(-at / 0.03)
    return 0.6 * (result + body) * _damped(seconds, release, attack=0.006)


def vibraphone(note: int, seconds: float, force: float = 0.6, tremolo: float = 0.16) -> Signal:
    """A bar with its two tuned overtones under a soft mallet, and the slow turning of the fans."""
    release = 0.35
    frequency, at = hertz(note), times(seconds + release)
    result = np.sin(_TAU * frequency * at) * np.exp(-at / 1.5)
    result += 0.48 * force * np.sin(_TAU * 4.0 * frequency * at) * np.exp(-at / 0.28)
    result += 0.10 * force * np.sin(_TAU * min(9.9 * frequency, 7500.0) * at) * np.exp(-at / 0.035)
    fans = 1.0 - tremolo * (0.5 - 0.5 * np.cos(_TAU * 4.4 * at))
    return 0.8 * result * fans * _damped(seconds, release, attack=0.004)


def struck(note: str, seconds: float) -> Signal:
    """A short note of the vibraphone, its fans at rest."""
    return vibraphone(midi(note), seconds, 0.6, tremolo=0.0)


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


def brass(at: float, seconds: float, level: float, notes: str) -> list[Part]:
    """A chord of horns that starts at `at`."""
    return [(at, level * horn(midi(note), seconds, 0.88)) for note in notes.split()]


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


def synth_bass(note: int, seconds: float, force: float = 0.7) -> Signal:
    """A saw under a filter that snaps open and closes again, an even tone below it."""
    release = 0.06
    frequency, at = hertz(note), times(seconds + release)
    phase = _TAU * frequency * np.cumsum(1.0 + 0.012 * np.exp(-at / 0.018)) / RATE
    cutoff = 230.0 + 1300.0 * force**1.5 * np.exp(-at / (0.07 + 0.10 * force))
    result = 0.5 * np.sin(phase)
    for n in range(1, 1 + int(2400.0 / frequency)):
        result += np.sin(n * phase) / (n * (1.0 + (n * frequency / cutoff) ** 2))
    return 0.62 * np.tanh(1.3 * result) * np.exp(-at / 1.6) * _damped(seconds, release, attack=0.004)


def synth_stab(note: int, seconds: float, force: float = 0.6) -> Signal:
    """Two saws a little apart, muted by a filter that closes at once: neon seen through rain."""
    release = 0.18
    at = times(seconds + release)
    cutoff = 420.0 + 1900.0 * force * np.exp(-at / 0.11)
    result = silence(seconds + release)
    for voice, detune in enumerate((-0.0034, 0.0031)):
        frequency = hertz(note) * (1 + detune)
        for n in range(1, 1 + int(5000.0 / frequency)):
            level = 0.5 / (n * (1.0 + (n * frequency / cutoff) ** 2))
            result += level * np.sin(_TAU * n * frequency * at + 1.3 * voice * n)
    return result * np.exp(-at / 0.7) * _damped(seconds, release, attack=0.005)


def reed(note: int, seconds: float, force: float = 0.6) -> Signal:
    """A low clarinet with bad manners: scooped into from below, hollow, a slow vibrato once it is sure of itself."""
    release = 0.11
    at = times(seconds + release)
    scoop = -0.045 * np.exp(-at / 0.035)
    vibrato = 0.0045 * np.sin(_TAU * 4.8 * at) * np.clip(at / 0.35 - 0.7, 0.0, 1.0)
    phase = _TAU * hertz(note) * np.cumsum(1.0 + scoop + vibrato) / RATE
    swell = np.interp(at, [0.0, 0.045, 0.25, seconds + release], [0.0, 1.0, 0.8, 0.55])
    result = silence(seconds + release)
    for n in range(1, 14):
        if n * hertz(note) < 6000.0:
            even = 1.0 if n % 2 else 0.16
            result += even * n**-1.05 * np.exp(-0.26 * (n - 1) * (1.5 - force * swell)) * np.sin(n * phase)
    return 0.75 * result * swell * _damped(seconds, release, attack=0.02)


def twang(note: int, seconds: float, force: float = 0.6) -> Signal:
    """A baritone guitar picked near the bridge, its amplifier trembling."""
    tremble = 1.0 - 0.22 * (0.5 - 0.5 * np.cos(_TAU * 5.6 * times(seconds + 0.22)))
    return _string(note, seconds, force, overtones=22, softness=0.75, ring=1.7, release=0.22, place=0.12) * tremble


def harp(note: int, seconds: float, force: float = 0.5) -> Signal:
    """A string plucked by the fingertip near its middle, left to ring."""
    ring = 1.5 * (220.0 / hertz(note)) ** 0.35
    return _string(note, seconds, force, overtones=14, softness=1.15, ring=ring, release=0.5, place=0.42, thump=0.06)


def celesta(note: int, seconds: float, force: float = 0.5) -> Signal:
    """A felt hammer on a steel plate over a wooden box: round, with a short halo of glass."""
    release = 0.5
    frequency, at = hertz(note), times(seconds + release)
    ring = 1.3 * (520.0 / frequency) ** 0.4
    result = np.sin(_TAU * frequency * at) * np.exp(-at / ring)
    result += 0.16 * np.sin(_TAU * 2.003 * frequency * at) * np.exp(-at / (0.5 * ring))
    result += 0.30 * force * np.sin(_TAU * min(4.01 * frequency, 5200.0) * at) * np.exp(-at / 0.16)
    box = 0.10 * force * np.sin(_TAU * 310.0 * at) * np.exp(-at / 0.02)
    return np.asarray(0.8 * (result + box) * _damped(seconds, release, attack=0.005))


def glass(note: int, seconds: float) -> Signal:
    """A wet finger on the rims of two glasses that are almost alike."""
    release = 1.2
    frequency, at = hertz(note), times(seconds + release)
    shape = np.interp(at, [0.0, 1.1, seconds, seconds + release], [0.0, 1.0, 0.8, 0.0]) ** 1.3
    result = silence(seconds + release)
    for detune in (-0.0009, 0.0011):
        for ratio, level in ((1.0, 0.5), (2.0, 0.07), (2.98, 0.035)):
            result += level * np.sin(_TAU * ratio * (1 + detune) * frequency * at)
    return result * shape


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


def timpani(note: int, seconds: float, force: float = 0.8) -> Signal:
    frequency, at = hertz(note), times(seconds)
    result = silence(seconds)
    for ratio, level, ring in ((1.0, 1.0, 0.7), (1.5, 0.5, 0.45), (1.98, 0.3, 0.3), (2.44, 0.15, 0.2)):
        result += level * np.sin(_TAU * frequency * ratio * at) * np.exp(-at / ring)
    return 0.6 * force * result * np.minimum(at / 0.004, 1.0) * fade_out(len(at), 0.3)


def _damped(seconds: float, release: float, *, attack: float) -> Signal:
    """Held for `seconds`, then damped to nothing within `release`."""
    at = times(seconds + release)
    fall = np.clip((seconds + release - at) / release, 0.0, 1.0)
    return np.minimum(at / attack, 1.0) * (0.5 - 0.5 * np.cos(np.pi * fall))
