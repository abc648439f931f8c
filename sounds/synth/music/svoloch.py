"""Svoloch: a neon courtyard at night in the rain, and a scoundrel who crosses it in no hurry.

A shuffle in D minor for synthesisers, a low reed, a trembling guitar and snapping fingers. The bass keeps falling by
semitones, F E Eb D, and climbing back by the rear stairs, A B C#. A muted trumpet waits in a doorway in G minor, over
hardly more than a pulse; over the roofs the bass walks, and the trumpet comes home with the reed's tune.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.harmony import fifth, root, third
from sounds.synth.instruments import marimba, pad, reed, synth_bass, synth_stab, twang, vibraphone
from sounds.synth.metal import rain
from sounds.synth.music import parts
from sounds.synth.music.parts import Bars, approach, low
from sounds.synth.music.scores import svoloch as score
from sounds.synth.percussion import cross_stick, finger_snap, kick, shaker
from sounds.synth.signals import Samples, Signal
from sounds.synth.track import BEATS, Track
from sounds.synth.winds import muted_trumpet

COURTYARD, DOORWAY, ROOFS = range(32), range(32, 56), range(56, 80)
WALKING = range(56, 72)
F_SHARP1 = 30

# (beat, length) of the stabs in a bar, by its place in a line.
STABS = (
    ((1.5, 0.35), (3.0, 0.8)),
    ((1.5, 0.35), (2.5, 0.3)),
    ((0.5, 0.35), (1.5, 0.35), (3.0, 0.8)),
    ((1.5, 0.5), (2.5, 0.9)),
)
# The two bars of the theme's own bass: (beat, pitch, length).
FALLING = ((0.0, 38, 1.2), (1.5, 38, 0.35), (2.0, 41, 0.9), (3.0, 40, 0.45), (3.5, 39, 0.45))
CLIMBING = ((0.0, 38, 1.2), (1.5, 38, 0.35), (2.0, 33, 0.9), (3.0, 35, 0.45), (3.5, 37, 0.45))


def compose(layer: str) -> Samples:
    """One of the layers, shaped (samples, 2)."""
    bars = parts.placed(score.CHORDS)
    track = Track(tempo=102.0, bars=len(bars), swing=0.63, grid=1.0, seed=f"music_svoloch_{layer}")
    rng = np.random.default_rng(102)
    return {"calm": _calm, "close": _close, "last": _last}[layer](track, bars, rng)


def _calm(track: Track, bars: Bars, rng: np.random.Generator) -> Samples:
    _chords(track, bars)
    _bass(track, bars)
    _percussion(track, rng)
    for melody, force in ((score.REED, (0.4, 0.65)), (score.CHASED, (0.35, 0.55))):
        parts.tune(track, "reed", melody, reed, pan=-0.15, force=force, held=0.93, loose=0.008)
    for melody in (score.GUITAR, score.ANSWER):
        for note in parts.tune(track, "guitar", melody, twang, pan=0.35, force=(0.45, 0.7), loose=0.008):
            again = twang(note.pitch, track.seconds(note.length), 0.5)
            track.add("guitar", note.beat + 1.5, again, gain=0.16, pan=-0.5)
    for melody in (score.TRUMPET, score.CALLED):
        for note in parts.tune(track, "trumpet", melody, _trumpet(rng), pan=0.1, force=(0.4, 0.65), held=0.95):
            again = muted_trumpet(rng, note.pitch, track.seconds(note.length), 0.3)
            track.add("trumpet", note.beat + 1.5, again, gain=0.14, pan=-0.6)
    track.lie_under("rain", rain(rng, track.count))
    track.swell("rain", DOORWAY, 1.7)
    track.auto_pan("stabs", beats=8, depth=0.2)
    return track.mixed(
        {"stabs": 0.12, "pad": 0.05, "reed": 0.16, "guitar": 0.19, "trumpet": 0.15, "bass": 0.22}
        | {"kick": 0.34, "snap": 0.85, "stick": 0.30, "shaker": 0.20, "hat": 0.42, "ride": 0.36, "rain": 0.14},
        {"stabs": 0.3, "pad": 0.4, "reed": 0.4, "guitar": 0.45, "trumpet": 0.6}
        | {"snap": 0.6, "stick": 0.8, "shaker": 0.15, "hat": 0.2, "ride": 0.2},
        echo_seconds=1.7,
        brightness=2600.0,
        gain=0.66,
        ceiling=0.24,
    )


def _close(track: Track, bars: Bars, rng: np.random.Generator) -> Samples:
    """Somebody follows: wooden steps in the courtyard, drops from a vibraphone in the doorway, a run over the roofs."""
    parts.figure(
        track, "steps", bars, COURTYARD, (None, 0, 3, None, 2, 0, None, 1), _wood, length=0.25, pan=0.4, soft=0.4
    )
    parts.figure(track, "drops", bars, DOORWAY, (5, 4, None, 3, 4, None, 2, 3), _drop, length=0.25, pan=-0.4, soft=0.4)
    parts.figure(track, "steps", bars, ROOFS, (0, 1, 2, 3, 2, 1, 0, 1), _wood, length=0.2, pan=0.4, soft=0.4)
    parts.shaken(track, rng, COURTYARD, (0.3, 0.0, 0.3, 0.5, 0.3, 0.0, 0.4, 0.55), pan=-0.4)
    parts.shaken(track, rng, DOORWAY, (0.5, 0.25, 0.4, 0.25, 0.5, 0.25, 0.4, 0.4), pan=-0.4)
    parts.shaken(track, rng, ROOFS, (0.3, 0.3, 0.6, 0.3, 0.3, 0.3, 0.6, 0.5), pan=-0.4)
    return track.mixed(
        {"steps": 0.18, "drops": 0.12, "shaker": 0.24},
        {"steps": 0.5, "drops": 0.5, "shaker": 0.15},
        echo_seconds=1.7,
        brightness=2600.0,
        gain=0.62,
        ceiling=0.09,
    )


def _last(track: Track, bars: Bars, rng: np.random.Generator) -> Samples:
    """A drum that has found him."""
    parts.drum(track, COURTYARD, ((0.0, 0.8, 74.0), (1.5, 0.4, 74.0), (2.0, 0.5, 88.0), (3.5, 0.4, 74.0)))
    parts.drum(track, DOORWAY, ((0.0, 0.8, 68.0), (0.5, 0.4, 68.0), (2.5, 0.5, 80.0), (3.0, 0.35, 80.0)))
    parts.drum(
        track, ROOFS, ((0.0, 0.8, 74.0), (1.0, 0.4, 88.0), (2.0, 0.65, 74.0), (3.0, 0.4, 88.0), (3.5, 0.4, 74.0))
    )
    for number in range(track.bars):
        for beat in (1.0, 3.0):
            track.add("stick", number * BEATS + beat, cross_stick(rng, 0.5), pan=0.2, loose=0.003)
    return track.mixed(
        {"drum": 0.13, "stick": 0.05},
        {"drum": 0.12, "stick": 0.5},
        echo_seconds=1.7,
        brightness=2600.0,
        gain=1.35,
        ceiling=0.10,
    )


def _trumpet(rng: np.random.Generator) -> parts.Voice:
    return lambda note, seconds, force: muted_trumpet(rng, note, seconds, force)


def _wood(note: int, seconds: float, force: float) -> Signal:
    return marimba(note, force, seconds)


def _drop(note: int, seconds: float, force: float) -> Signal:
    return vibraphone(note, seconds, force, tremolo=0.0)


def _chords(track: Track, bars: Bars) -> None:
    """Stabs off the beat, over strings that are hardly there; in the doorway the strings alone."""
    for number, bar in enumerate(bars):
        start, beats = number * BEATS, BEATS / len(bar)
        for part, (_, voicing) in enumerate(bar):
            for voice, pitch in enumerate(voicing):
                held = pad(pitch, track.seconds(beats))
                gain = 1.9 if number in DOORWAY else 1.0
                track.add("pad", start + part * beats, held, gain=gain, pan=-0.6 + 0.4 * voice, loose=0.0)
        if number in DOORWAY:
            continue
        for beat, length in STABS[number % len(STABS)]:
            force = track.human.uniform(0.35, 0.6)
            for voice, pitch in enumerate(bar[int(beat // beats)][1]):
                sound = synth_stab(pitch, track.seconds(length), force)
                track.add("stabs", start + beat, sound, gain=0.6 + 0.6 * force, pan=-0.3 + 0.2 * voice, loose=0.003)


def _bass(track: Track, bars: Bars) -> None:
    for number, bar in enumerate(bars):
        following = bars[(number + 1) % len(bars)][0][0]
        for beat, pitch, length in _line(number, [chord for chord, _ in bar], following):
            sound = synth_bass(pitch, track.seconds(length) * 0.9, track.human.uniform(0.45, 0.75))
            track.add("bass", number * BEATS + beat, sound, loose=0.003)


def _line(number: int, chords: list[str], following: str) -> tuple[tuple[float, int, float], ...]:
    """The bass of one bar: the theme where D stays D, else root and fifth and a step to the next root."""
    roots = [low(chord, F_SHARP1) for chord in chords]
    step, up = approach(low(following, F_SHARP1), roots[-1]), roots[0] + fifth(chords[0])
    if number in DOORWAY:
        return ((0.0, roots[0], 2.4), (3.5, step, 0.45)) if number % 2 else ((0.0, roots[0], 1.2), (2.5, roots[0], 1.2))
    if number in WALKING:
        return ((0.0, roots[0], 0.9), (1.0, roots[0] + third(chords[0]), 0.9), (2.0, up, 0.9), (3.0, step, 0.9))
    if root(chords[0]) == root(following) == 2:
        return CLIMBING if chords[0] == "Dm6" else FALLING
    if len(chords) == 2:
        return ((0.0, roots[0], 1.2), (1.5, roots[0], 0.35), (2.0, roots[1], 1.2), (3.5, step, 0.45))
    return (
        (0.0, roots[0], 1.2),
        (1.5, roots[0], 0.35),
        (2.0, up, 0.9),
        (3.0, roots[0], 0.45),
        (3.5, step, 0.45),
    )


def _percussion(track: Track, rng: np.random.Generator) -> None:
    for number in (*COURTYARD, *ROOFS):
        start = number * BEATS
        for beat, force in ((0.0, 0.8), (1.5, 0.45), (2.0, 0.6)) if number % 2 else ((0.0, 0.8), (2.5, 0.6)):
            track.add("kick", start + beat, kick(force), loose=0.002)
        for beat in (1.0, 3.0):
            track.add("snap", start + beat, finger_snap(rng, 0.8), pan=-0.2, loose=0.004)
        if number % 4 == 3:
            track.add("snap", start + 3.5, finger_snap(rng, 0.4), pan=0.3, loose=0.004)
        for eighth in range(2 * BEATS):
            force = (0.3, 0.55, 0.6, 0.5)[eighth % 4]
            track.add("shaker", start + eighth / 2, shaker(rng, force), pan=0.3, loose=0.004)
    for number in DOORWAY:
        track.add("kick", number * BEATS, kick(0.7), loose=0.002)
        track.add("stick", number * BEATS + 2.0, cross_stick(rng, 0.7), pan=-0.2, loose=0.004)
    parts.hats(track, rng, COURTYARD, ((0.5, 0.5), (1.0, 0.65), (2.5, 0.5), (3.0, 0.65), (3.5, 0.4)))
    parts.hats(track, rng, DOORWAY, ((1.0, 0.45), (3.0, 0.5)), ring=0.07)
    parts.rides(track, rng, ROOFS, ((0.0, 0.35), (1.0, 0.45), (1.5, 0.25), (2.0, 0.35), (3.0, 0.45), (3.5, 0.25)))
