"""The title: an arcade's lounge in the evening. A confident groove in C minor with a light swing of the sixteenths.

By the window it is quiet, in D: a muted trumpet and a guitar over held chords and a cross stick. Then everybody is
up: the riff a fourth higher, and home. Nothing is at stake here, so there is only the one layer.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.harmony import fifth
from sounds.synth.instruments import electric_bass, electric_piano, lead, pad, twang, vibraphone
from sounds.synth.metal import mark_tree
from sounds.synth.music import parts
from sounds.synth.music.parts import Bars, approach, low
from sounds.synth.music.scores import title as score
from sounds.synth.percussion import cross_stick, kick, shaker
from sounds.synth.signals import Samples
from sounds.synth.track import BEATS, Track
from sounds.synth.winds import muted_trumpet

LOUNGE, WINDOW_SEAT, UP = range(32), range(32, 56), range(56, 80)
E1 = 28

# (beat, length) of the chords in a bar; the second pattern answers the first.
STABS = (
    ((0.5, 0.3), (1.75, 1.0), (3.5, 0.4)),
    ((0.5, 0.3), (1.5, 0.3), (2.75, 0.9)),
    ((0.0, 1.3), (1.75, 1.6)),
    ((0.5, 0.4), (2.5, 1.2)),
)
PUSHED = (((0.0, 0.5), (0.75, 0.5), (2.5, 0.9)), ((0.5, 0.3), (1.75, 0.5), (2.5, 0.3), (3.5, 0.4)))
HELD = (((0.0, 3.6),), ((0.0, 1.6), (2.5, 1.3)))


def compose(layer: str) -> Samples:
    """The only layer, shaped (samples, 2)."""
    bars = parts.placed(score.CHORDS)
    track = Track(tempo=96.0, bars=len(bars), swing=0.56, grid=0.5, seed=f"music_title_{layer}")
    rng = np.random.default_rng(96)
    _chords(track, bars)
    _bass(track, bars)
    _drums(track, rng)
    for melody in (score.RIFF, score.RAISED):
        parts.tune(track, "vibraphone", melody, vibraphone, pan=0.3, ring=0.2, loose=0.006)
    for melody in (score.LEAD, score.OVER):
        for note in parts.tune(track, "lead", melody, lead, pan=-0.1, held=0.95, loose=0.006):
            again = lead(note.pitch, track.seconds(note.length) * 0.95, 0.5)
            track.add("lead", note.beat + 0.75, again, gain=0.22, pan=0.5)
    parts.tune(track, "trumpet", score.TRUMPET, _trumpet(rng), pan=-0.12, force=(0.35, 0.55), held=0.96)
    parts.tune(track, "guitar", score.GUITAR, twang, pan=0.25, force=(0.4, 0.6), loose=0.008)
    for number in (WINDOW_SEAT.start, WINDOW_SEAT.start + 16, UP.start):
        track.add("chimes", number * BEATS - 1.5, mark_tree(rng, 1.5, 0.5, rising=True), pan=0.4)
    return track.mixed(
        {"piano": 0.11, "pad": 0.05, "vibraphone": 0.17, "lead": 0.16, "trumpet": 0.15, "guitar": 0.16}
        | {"bass": 0.27, "kick": 0.38, "stick": 0.36, "shaker": 0.20, "hat": 0.40, "ride": 0.34, "chimes": 0.12},
        {"piano": 0.2, "pad": 0.4, "vibraphone": 0.4, "lead": 0.4, "trumpet": 0.6, "guitar": 0.4}
        | {"stick": 0.3, "shaker": 0.1, "hat": 0.2, "ride": 0.2, "chimes": 0.5},
        echo_seconds=1.3,
        brightness=3200.0,
        gain=0.59,
        ceiling=0.27,
    )


def _trumpet(rng: np.random.Generator) -> parts.Voice:
    return lambda note, seconds, force: muted_trumpet(rng, note, seconds, force)


def _pattern(number: int) -> tuple[tuple[float, float], ...]:
    if number in WINDOW_SEAT:
        return HELD[number % 2]
    if number in UP:
        return PUSHED[number % 2]
    return STABS[number % 2] if number % 8 < 6 else STABS[2 + number % 2]


def _chords(track: Track, bars: Bars) -> None:
    """The electric piano over held strings."""
    for number, bar in enumerate(bars):
        beats = BEATS / len(bar)
        for half, (_, voicing) in enumerate(bar):
            for voice, pitch in enumerate(voicing):
                held = pad(pitch, track.seconds(beats))
                track.add("pad", number * BEATS + half * beats, held, pan=-0.6 + 0.4 * voice, loose=0.0)
        for beat, length in _pattern(number):
            force = track.human.uniform(0.4, 0.65) * (0.75 if number in WINDOW_SEAT else 1.0)
            for voice, pitch in enumerate(bar[int(beat // beats)][1]):
                sound = electric_piano(pitch, track.seconds(length), force)
                pan = -0.3 + 0.08 * voice
                track.add("piano", number * BEATS + beat, sound, gain=0.6 + 0.6 * force, pan=pan, loose=0.004)


def _bass(track: Track, bars: Bars) -> None:
    for number, bar in enumerate(bars):
        following = bars[(number + 1) % len(bars)][0][0]
        for beat, pitch, length in _line(number, [chord for chord, _ in bar], following):
            sound = electric_bass(pitch, track.seconds(length), track.human.uniform(0.5, 0.7))
            track.add("bass", number * BEATS + beat, sound, loose=0.004)


def _line(number: int, chords: list[str], following: str) -> list[tuple[float, int, float]]:
    """(beat, pitch, length) of one bar."""
    roots = [low(chord, E1) for chord in chords]
    step, over = approach(low(following, E1), roots[-1]), roots[0] + fifth(chords[0])
    up = roots[0] + 12 if roots[0] < 34 else over
    if len(chords) == 2:
        return [(0.0, roots[0], 1.2), (1.5, roots[0], 0.4), (2.0, roots[1], 1.2), (3.5, step, 0.4)]
    if number in WINDOW_SEAT:
        return [(0.0, roots[0], 2.2), (2.5, over, 1.0), (3.5, step, 0.5)]
    if number in UP:
        return [(0.0, roots[0], 0.7), (0.75, roots[0], 0.25), (1.5, up, 0.4), (2.5, roots[0], 0.7), (3.5, step, 0.4)]
    if number % 4 == 3:
        return [
            (0.0, roots[0], 1.2),
            (1.75, up, 0.25),
            (2.0, roots[0], 0.5),
            (2.5, over, 0.5),
            (3.0, step, 0.9),
        ]
    return [(0.0, roots[0], 1.3), (1.75, up, 0.25), (2.5, roots[0], 0.8), (3.5, step, 0.4)]


def _drums(track: Track, rng: np.random.Generator) -> None:
    for number in range(track.bars):
        start, quiet = number * BEATS, number in WINDOW_SEAT
        for beat in (0.0,) if quiet else (0.0, 1.75, 2.5) if number % 2 else (0.0, 2.5):
            track.add("kick", start + beat, kick(0.5 if quiet else 0.8 if beat == 0.0 else 0.6), loose=0.002)
        for beat in (3.0,) if quiet else (1.0, 3.0):
            track.add("stick", start + beat, cross_stick(rng, 0.6 if quiet else 0.8), pan=0.15, loose=0.003)
        if number % 4 == 3:
            track.add("stick", start + 3.75, cross_stick(rng, 0.35), pan=0.15, loose=0.003)
        if not quiet:
            for sixteenth in range(16):
                force = (0.75, 0.3, 0.5, 0.35)[sixteenth % 4]
                track.add("shaker", start + sixteenth / 4, shaker(rng, force), pan=-0.35, loose=0.003)
    parts.hats(track, rng, LOUNGE, ((0.5, 0.65), (1.5, 0.7), (2.5, 0.65), (3.5, 0.7)))
    parts.rides(track, rng, WINDOW_SEAT, ((0.0, 0.4), (1.0, 0.5), (1.75, 0.2), (2.0, 0.4), (3.0, 0.5)))
    parts.hats(track, rng, UP, ((0.5, 0.6), (1.5, 0.6), (2.5, 0.6), (3.25, 0.3), (3.5, 0.6)), ring=0.05)
