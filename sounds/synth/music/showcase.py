"""Showcase: a jeweller's window at night. A slow waltz in B flat for celesta, harp, glasses and strings.

Its middle part steps into G flat, as light does through another facet, and comes home by C minor. Then a watchman goes
his round in G minor, a cello over plucked strings and a clock; and a flute in E flat, with hardly any ground under it,
brings the first light and the tune again.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.harmony import Voicing, fifth
from sounds.synth.instruments import bell, celesta, glass, harp, marimba, pad, upright_bass, vibraphone
from sounds.synth.metal import glockenspiel, gust, mark_tree, triangle, wire_brush
from sounds.synth.music import parts
from sounds.synth.music.parts import Bars, low
from sounds.synth.music.scores import showcase as score
from sounds.synth.signals import Samples, Signal
from sounds.synth.track import Track
from sounds.synth.winds import cello, flute

BEATS = 3
WINDOW, WATCH, GLITTER = range(32), range(32, 56), range(56, 80)
TURNED = range(16, 24)
"""The bars in G flat, where the strings swell and the glasses come in."""
FLOATING = range(56, 68)
"""The bars without ground."""
BB1, G1 = 34, 31

# Which of root, fifth and the four voices above (0…5) the harp takes on the six eighths of a bar; None rests.
FIGURES: tuple[tuple[int | None, ...], ...] = (
    (0, 1, 2, 3, 4, 5),
    (0, 2, 3, 4, 3, 2),
    (0, 1, 2, 3, 5, 4),
    (0, 2, 4, None, 3, None),
)
PLUCKED: tuple[int | None, ...] = (0, None, 2, 4, 3, None)
RISING: tuple[int | None, ...] = (2, 3, 4, 5, 4, 3)
GLINTS = (7, 15, 19, 23, 31, 39, 47, 55, 61, 67, 71, 79)
"""The bars at whose end the light catches an edge."""


def compose(layer: str) -> Samples:
    """One of the layers, shaped (samples, 2)."""
    bars = parts.placed(score.CHORDS)
    track = Track(tempo=78.0, bars=len(bars), swing=0.5, grid=1.0, seed=f"music_showcase_{layer}", beats=BEATS)
    rng = np.random.default_rng(78)
    return {"calm": _calm, "close": _close, "last": _last}[layer](track, bars, rng)


def _calm(track: Track, bars: Bars, rng: np.random.Generator) -> Samples:
    for number, ((chord, voicing),) in enumerate(bars):
        _strings(track, number, voicing)
        _harp(track, number, chord, voicing)
        if number not in FLOATING:
            _bass(track, number, chord)
        if number in GLINTS:
            _glint(track, rng, number, voicing)
    for note in parts.tune(track, "celesta", score.CELESTA, celesta, pan=0.2, force=(0.4, 0.65), ring=0.4, loose=0.014):
        low_one = vibraphone(note.pitch - 12, track.seconds(note.length), 0.3)
        track.add("shadow", note.beat, low_one, pan=-0.25, loose=0.014)
    parts.tune(track, "vibraphone", score.VIBRAPHONE, vibraphone, pan=-0.2, force=(0.4, 0.65), ring=0.4, loose=0.014)
    parts.tune(track, "cello", score.CELLO, _cello, pan=-0.15, force=(0.35, 0.6), loose=0.012)
    parts.tune(track, "flute", score.FLUTE, _flute(rng), pan=0.15, force=(0.3, 0.5), held=0.97, loose=0.014)
    for note in parts.tune(track, "vibraphone", score.RETURN, vibraphone, pan=-0.2, shift=-12, ring=0.4, loose=0.014):
        if note.length >= 1.5:
            track.add("steel", note.beat + 1.0, glockenspiel(note.pitch + 12, 0.5), gain=0.5, pan=0.45, loose=0.014)
    _clock(track, rng)
    _light(track, rng)
    return track.mixed(
        {"celesta": 0.17, "shadow": 0.05, "vibraphone": 0.16, "cello": 0.21, "flute": 0.11, "steel": 0.06}
        | {"harp": 0.18, "strings": 0.07, "glass": 0.06, "glint": 0.10, "bass": 0.26}
        | {"clock": 0.12, "triangle": 0.17, "chimes": 0.38, "wires": 0.44, "night": 0.08},
        {"celesta": 0.6, "shadow": 0.5, "vibraphone": 0.6, "cello": 0.5, "flute": 0.7, "steel": 0.8}
        | {"harp": 0.4, "strings": 0.6, "glass": 0.7, "glint": 1.0, "bass": 0.05}
        | {"clock": 0.5, "triangle": 0.4, "chimes": 0.5, "wires": 0.2},
        echo_seconds=2.4,
        brightness=4200.0,
        gain=0.54,
        ceiling=0.27,
    )


def _close(track: Track, bars: Bars, rng: np.random.Generator) -> Samples:
    """The music box inside begins to turn: plates in eighths, then plucked strings, then steel."""
    parts.figure(track, "plates", bars, WINDOW, (4, 3, 2, 1, 2, 3), celesta, length=0.3, pan=-0.4, soft=0.35)
    parts.figure(track, "strings", bars, WATCH, (0, 2, 3, 2, 1, 2), _pizzicato, length=0.3, pan=0.4, soft=0.45)
    parts.figure(track, "steel", bars, GLITTER, (1, 2, 3, 5, 3, 2), _steel, length=0.3, pan=-0.4, soft=0.3, shift=12)
    parts.shaken(track, rng, WINDOW, (0.2, 0.25, 0.5, 0.25, 0.5, 0.3), pan=0.4)
    parts.shaken(track, rng, WATCH, (0.0, 0.3, 0.5, 0.0, 0.5, 0.3), pan=0.4)
    parts.shaken(track, rng, GLITTER, (0.2, 0.25, 0.5, 0.25, 0.5, 0.3), pan=0.4)
    return track.mixed(
        {"plates": 0.15, "strings": 0.22, "steel": 0.08, "shaker": 0.3},
        {"plates": 0.6, "strings": 0.5, "steel": 0.8, "shaker": 0.3},
        echo_seconds=2.4,
        brightness=4200.0,
        gain=0.5,
        ceiling=0.09,
    )


def _last(track: Track, bars: Bars, rng: np.random.Generator) -> Samples:
    """A pulse behind the glass, in three."""
    parts.drum(track, WINDOW, ((0.0, 0.75, 64.0), (0.5, 0.4, 64.0), (2.0, 0.4, 72.0)))
    parts.drum(track, WATCH, ((0.0, 0.8, 64.0), (1.0, 0.35, 76.0), (2.0, 0.45, 76.0)))
    parts.drum(track, GLITTER, ((0.0, 0.75, 68.0), (1.5, 0.4, 68.0), (2.5, 0.4, 68.0)))
    for number in range(track.bars):
        for beat in (1.0, 2.0):
            track.add("tick", number * BEATS + beat, _tick("D5"), pan=0.3, loose=0.003)
    return track.mixed(
        {"drum": 0.13, "tick": 0.02},
        {"drum": 0.15, "tick": 0.6},
        echo_seconds=2.4,
        brightness=4200.0,
        gain=1.6,
        ceiling=0.12,
    )


def _cello(note: int, seconds: float, force: float) -> Signal:
    return cello(note, seconds, force)


def _flute(rng: np.random.Generator) -> parts.Voice:
    return lambda note, seconds, force: flute(rng, note, seconds, force)


def _pizzicato(note: int, seconds: float, force: float) -> Signal:
    return harp(note, 0.22, force)


def _steel(note: int, seconds: float, force: float) -> Signal:
    return glockenspiel(note, force)


def _tick(note: str) -> Signal:
    return marimba({"D5": 74, "A4": 69}[note], 0.5, 0.12)


def _strings(track: Track, number: int, voicing: Voicing) -> None:
    """The chord held low and wide; its upper two voices on glasses where it floats."""
    held = track.seconds(BEATS)
    for voice, pitch in enumerate(voicing):
        pan = -0.6 + 0.4 * voice
        if number not in WATCH:
            track.add("strings", number * BEATS - 0.3, pad(pitch, held), pan=pan, loose=0.0)
        if (number in TURNED or number in FLOATING) and voice > 1:
            track.add("glass", number * BEATS - 0.3, glass(pitch, held), pan=-pan, loose=0.0)


def _harp(track: Track, number: int, chord: str, voicing: Voicing) -> None:
    """Runs up and down; plucks for the watchman; high and without roots over the floating bars."""
    lowest = low(chord, BB1)
    strings = (lowest, lowest + fifth(chord), *voicing)
    steps = PLUCKED if number in WATCH else RISING if number in FLOATING else FIGURES[number % len(FIGURES)]
    for eighth, string in enumerate(steps):
        if string is not None:
            force = track.human.uniform(0.3, 0.5) + (0.12 if eighth == 0 else 0.0)
            ring = 0.4 if number in WATCH else 1.5
            sound = harp(strings[string] + (12 if number in FLOATING else 0), track.seconds(ring), force)
            pan = -0.4 + 0.12 * string
            track.add("harp", number * BEATS + eighth / 2, sound, gain=0.6 + 0.6 * force, pan=pan, loose=0.010)


def _bass(track: Track, number: int, chord: str) -> None:
    """The root for the whole bar, the fifth or the octave whispered on its last beat in every other."""
    lowest = low(chord, G1)
    lines = (
        [(0.0, lowest, 2.8, 0.5)]
        if number % 2 == 0
        else [(0.0, lowest, 1.9, 0.45), (2.0, lowest + fifth(chord), 0.9, 0.3)]
    )
    for beat, pitch, length, force in lines:
        sound = upright_bass(pitch, track.seconds(length), force)
        track.add("bass", number * BEATS + beat, sound, gain=0.6 + 0.8 * force, loose=0.008)


def _glint(track: Track, rng: np.random.Generator, number: int, voicing: Voicing) -> None:
    """The chord once more from the top, an octave up and far away, and a breath of chimes."""
    for step, pitch in enumerate(reversed(voicing)):
        beat = number * BEATS + 1.5 + 0.25 * step
        track.add("glint", beat, bell(pitch + 12, 1.6, 0.3), gain=0.9**step, pan=0.6 - 0.4 * step, loose=0.012)
    track.add("chimes", number * BEATS + 1.0, mark_tree(rng, 1.8, 0.5, rising=number % 3 == 0), pan=-0.5)


def _clock(track: Track, rng: np.random.Generator) -> None:
    """The watchman's clock, to and fro, and his keys."""
    for number in WATCH:
        for beat in range(BEATS):
            tick = _tick("D5" if (number * BEATS + beat) % 2 == 0 else "A4")
            track.add("clock", number * BEATS + beat, tick, pan=0.45, loose=0.002)
            track.add("wires", number * BEATS + beat, wire_brush(rng, 0.3), pan=0.45, loose=0.002)
        track.add("wires", number * BEATS + 2.5, wire_brush(rng, 0.45), pan=-0.3)


def _light(track: Track, rng: np.random.Generator) -> None:
    """What glistens: a triangle now and then, wires on the waltz's light beats, night air that swells and sinks."""
    for number in range(track.bars):
        if number % 4 == 2 and number not in WATCH:
            track.add("triangle", number * BEATS + 1.0, triangle(0.45), pan=0.5)
        if number in GLITTER and number % 2 == 0:
            track.add("triangle", number * BEATS + 2.0, triangle(0.3), pan=-0.5)
        if number not in WATCH:
            for beat, force in ((1.0, 0.5), (2.0, 0.4), (2.5, 0.25)):
                track.add("wires", number * BEATS + beat, wire_brush(rng, force), pan=-0.35, loose=0.006)
        if number % 2 == 0:
            track.add("night", number * BEATS, gust(rng, track.seconds(2.4 * BEATS)), pan=0.5 if number % 4 else -0.5)
