"""Bread and Chocolate: a bakery before dawn. A slow swing for electric piano, upright bass and brushes.

The vibraphone has the tune; by the ovens an accordion answers it in D minor over a guitar; first light is a flute in
A flat, where nearly everything else holds its breath.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.harmony import Voicing, fifth, third
from sounds.synth.instruments import celesta, electric_piano, harp, marimba, upright_bass, vibraphone
from sounds.synth.metal import crackle, mark_tree, wire_brush
from sounds.synth.music import parts
from sounds.synth.music.parts import Bars, approach, low
from sounds.synth.music.scores import bread as score
from sounds.synth.percussion import brush_sweep, brush_tap
from sounds.synth.signals import Samples, Signal
from sounds.synth.track import BEATS, Track
from sounds.synth.winds import accordion, flute

DAWN, OVENS, LIGHT = range(24), range(24, 40), range(40, 56)
WALKING = range(16, 24)
OPENING = range(40, 48)
"""The bars in which the light only just comes."""
E1 = 28

# (beat, length) of the chords in a bar, taken in turn by chance.
COMPING = (((0.0, 3.4),), ((0.0, 1.4), (1.5, 2.0)), ((0.0, 1.8), (2.5, 1.2)), ((0.5, 2.6),), ((0.0, 2.2), (3.5, 0.5)))


def compose(layer: str) -> Samples:
    """One of the layers, shaped (samples, 2)."""
    bars = parts.placed(score.CHORDS)
    track = Track(tempo=72.0, bars=len(bars), swing=0.62, grid=1.0, seed=f"music_bread_{layer}")
    rng = np.random.default_rng(72)
    return {"calm": _calm, "close": _close, "last": _last}[layer](track, bars, rng)


def _calm(track: Track, bars: Bars, rng: np.random.Generator) -> Samples:
    _piano(track, bars)
    _guitar(track, bars)
    _bass(track, bars)
    _brushes(track, rng)
    parts.tune(track, "vibraphone", score.VIBRAPHONE, vibraphone, pan=0.22, force=(0.35, 0.55), ring=0.3, loose=0.012)
    parts.tune(track, "accordion", score.ACCORDION, accordion, pan=-0.18, force=(0.35, 0.6), held=0.95)
    parts.tune(track, "flute", score.FLUTE, _flute(rng), pan=0.12, force=(0.35, 0.6), held=0.96, loose=0.014)
    parts.hats(track, rng, WALKING, ((1.0, 0.5), (3.0, 0.55)))
    parts.hats(track, rng, OVENS, ((0.5, 0.3), (1.0, 0.45), (2.5, 0.3), (3.0, 0.5)))
    parts.rides(
        track, rng, range(20, 24), ((0.0, 0.35), (1.0, 0.45), (1.5, 0.25), (2.0, 0.35), (3.0, 0.45), (3.5, 0.25))
    )
    parts.rides(track, rng, LIGHT, ((0.0, 0.6), (2.0, 0.75)))
    parts.rides(track, rng, range(48, 56), ((1.0, 0.4), (3.0, 0.4), (3.5, 0.2)))
    for number in (OVENS.start, LIGHT.start, LIGHT.start + 8):
        track.add("glitter", number * BEATS - 1.5, mark_tree(rng, 1.6, 0.5, rising=True), pan=0.4)
    track.lie_under("oven", crackle(rng, track.count))
    track.auto_pan("piano", beats=3.5, depth=0.12)
    return track.mixed(
        {"piano": 0.12, "vibraphone": 0.20, "accordion": 0.11, "flute": 0.12, "guitar": 0.15, "bass": 0.38}
        | {"brushes": 0.11, "wires": 0.46, "hat": 0.5, "ride": 0.36, "oven": 0.16, "glitter": 0.10},
        {"piano": 0.25, "vibraphone": 0.45, "accordion": 0.45, "flute": 0.6, "guitar": 0.3, "bass": 0.04}
        | {"brushes": 0.3, "wires": 0.2, "hat": 0.2, "ride": 0.2, "glitter": 0.5},
        echo_seconds=1.5,
        brightness=2600.0,
        gain=0.60,
        ceiling=0.27,
    )


def _close(track: Track, bars: Bars, rng: np.random.Generator) -> Samples:
    """Hands that become quick: wood, then strings, then plates, in eighths over a shaker."""
    parts.figure(
        track, "wood", bars, DAWN, (0, 2, 1, 3, 2, 1, 3, 2), _marimba, length=0.3, pan=-0.4, shift=12, soft=0.35
    )
    parts.figure(
        track, "strings", bars, OVENS, (0, None, 2, 3, 1, None, 3, 2), harp, length=0.35, pan=0.4, shift=12, soft=0.35
    )
    parts.figure(
        track, "plates", bars, LIGHT, (None, 1, 2, 3, None, 3, 2, 1), celesta, length=0.3, pan=-0.3, shift=12, soft=0.35
    )
    parts.shaken(track, rng, DAWN, (0.35, 0.25, 0.55, 0.3, 0.35, 0.25, 0.6, 0.35))
    parts.shaken(track, rng, OVENS, (0.5, 0.0, 0.35, 0.4, 0.5, 0.0, 0.35, 0.5))
    parts.shaken(track, rng, LIGHT, (0.25, 0.3, 0.5, 0.3, 0.25, 0.3, 0.5, 0.4))
    return track.mixed(
        {"wood": 0.16, "strings": 0.12, "plates": 0.08, "shaker": 0.2},
        {"wood": 0.4, "strings": 0.4, "plates": 0.5, "shaker": 0.15},
        echo_seconds=1.5,
        brightness=2600.0,
        gain=0.8,
        ceiling=0.09,
    )


def _last(track: Track, bars: Bars, rng: np.random.Generator) -> Samples:
    """A heart under it, more urgent by the ovens."""
    parts.drum(track, DAWN, ((0.0, 0.75, 66.0), (0.5, 0.4, 66.0), (2.0, 0.65, 66.0), (2.5, 0.35, 66.0)))
    parts.drum(
        track, OVENS, ((0.0, 0.8, 70.0), (1.5, 0.4, 78.0), (2.0, 0.65, 70.0), (3.0, 0.4, 78.0), (3.5, 0.35, 70.0))
    )
    parts.drum(track, LIGHT, ((0.0, 0.75, 66.0), (0.5, 0.4, 66.0), (2.5, 0.5, 74.0), (3.0, 0.35, 66.0)))
    for number in range(track.bars):
        for beat in (1.0, 3.0):
            track.add("tap", number * BEATS + beat, brush_tap(rng, 0.6), pan=-0.1, loose=0.004)
    return track.mixed(
        {"drum": 0.13, "tap": 0.05},
        {"drum": 0.12, "tap": 0.3},
        echo_seconds=1.5,
        brightness=2600.0,
        gain=1.6,
        ceiling=0.12,
    )


def _marimba(note: int, seconds: float, force: float) -> Signal:
    return marimba(note, force, seconds)


def _flute(rng: np.random.Generator) -> parts.Voice:
    return lambda note, seconds, force: flute(rng, note, seconds, force)


def _piano(track: Track, bars: Bars) -> None:
    """Swings along at dawn, is silent by the ovens, and rolls slow chords up into the light."""
    previous = -1
    for number in (*DAWN, *LIGHT):
        start, chords = number * BEATS, bars[number]
        if number in OPENING:
            for part, (_, voicing) in enumerate(chords):
                _chord(track, start + part * 2, 3.6 / len(chords), voicing, roll=0.12)
        elif len(chords) == 2:
            for half, (_, voicing) in enumerate(chords):
                _chord(track, start + 2 * half, 1.8, voicing)
        else:
            pattern = track.human.choice([p for p in range(len(COMPING)) if p != previous])
            for beat, length in COMPING[pattern]:
                _chord(track, start + beat, length, chords[0][1])
            previous = pattern


def _chord(track: Track, beat: float, length: float, voicing: Voicing, roll: float = 0.0) -> None:
    """Four voices rolled a little from below, the top one singing."""
    force = track.human.uniform(0.22, 0.42)
    roll += track.human.uniform(0.0, 0.03)
    for voice, pitch in enumerate(voicing):
        sound = electric_piano(pitch, track.seconds(length), force + (0.08 if voice == len(voicing) - 1 else 0.0))
        track.add("piano", beat + roll * voice, sound, gain=0.6 + force, pan=-0.25 + 0.08 * voice, loose=0.008)


def _guitar(track: Track, bars: Bars) -> None:
    """Short chords on the second and the fourth beat, their lowest string alone before them."""
    for number in OVENS:
        for beat in range(BEATS):
            _, voicing = bars[number][beat * len(bars[number]) // BEATS]
            strings = voicing if beat % 2 else voicing[:1]
            for string, pitch in enumerate(strings):
                force = track.human.uniform(0.3, 0.45) if beat % 2 else 0.3
                sound = harp(pitch, track.seconds(0.35), force)
                track.add("guitar", number * BEATS + beat + 0.018 * string, sound, pan=0.3, loose=0.004)


def _bass(track: Track, bars: Bars) -> None:
    """Two notes a bar or four, each bar leading by step to the next root; one alone where the light comes."""
    for number, bar in enumerate(bars):
        following = low(bars[(number + 1) % len(bars)][0][0], E1)
        for beat, pitch, length in _line(track, number, [chord for chord, _ in bar], following):
            sound = upright_bass(pitch, track.seconds(length) * 0.92, track.human.uniform(0.45, 0.65))
            track.add("bass", number * BEATS + beat, sound, loose=0.008)


def _line(track: Track, number: int, chords: list[str], following: int) -> list[tuple[float, int, float]]:
    """(beat, pitch, length) of one bar."""
    roots = [low(chord, E1) for chord in chords]
    step, up, fifth_up = approach(following, roots[-1]), roots[0] + third(chords[0]), roots[0] + fifth(chords[0])
    walking = number in WALKING or number >= LIGHT.stop - 4
    if len(chords) == 2:
        if walking:
            return [(0.0, roots[0], 1.0), (1.0, up, 1.0), (2.0, roots[1], 1.0), (3.0, step, 1.0)]
        return [(0.0, roots[0], 2.0), (2.0, roots[1], 2.0)]
    if walking:
        return [(0.0, roots[0], 1.0), (1.0, up, 1.0), (2.0, fifth_up, 1.0), (3.0, step, 1.0)]
    if number in OPENING:
        return [(0.0, roots[0], 3.6)]
    if number in OVENS:
        return [(0.0, roots[0], 0.9), (2.0, fifth_up if number % 2 else roots[0] + 12, 0.9), (3.5, step, 0.5)]
    if track.human.random() < 0.4:
        return [(0.0, roots[0], 2.0), (2.0, fifth_up, 1.5), (3.5, step, 0.5)]
    return [(0.0, roots[0], 2.0), (2.0, fifth_up, 2.0)]


def _brushes(track: Track, rng: np.random.Generator) -> None:
    """Sweeps and taps at dawn, flicked wires by the ovens, one long stir a half bar in the light."""
    for number in range(track.bars):
        for beat in range(BEATS):
            at, backbeat = number * BEATS + beat, beat % 2 == 1
            if number in DAWN or (number in LIGHT and not backbeat):
                length = 1.15 if number in DAWN else 2.2
                sweep = brush_sweep(rng, track.seconds(length), 0.55 if backbeat else 0.42)
                track.add("brushes", at - 0.08, sweep, pan=-0.3 if backbeat else 0.3, loose=0.012)
            if number in OPENING:
                continue
            if backbeat:
                track.add("brushes", at, brush_tap(rng, 0.75), pan=0.1)
                track.add("wires", at, wire_brush(rng, 0.7), pan=0.1)
                track.add("wires", at + 0.5, wire_brush(rng, 0.4), pan=0.15)
            elif track.human.random() < 0.35:
                track.add("brushes", at, brush_tap(rng, 0.35), pan=0.1)
            if number in OVENS:
                track.add("wires", at + 0.5, wire_brush(rng, 0.35), pan=-0.2)
