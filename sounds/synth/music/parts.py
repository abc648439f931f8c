"""What the pieces have in common: chords placed bar by bar, basses that know where they go, figures, and drums."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from sounds.synth.harmony import Voicing, root, voice_leading
from sounds.synth.metal import hat, ride, wire_brush
from sounds.synth.percussion import low_tom, shaker
from sounds.synth.signals import Signal
from sounds.synth.track import Note, Track, bars_of, melody

LAYERS = ("calm", "close", "last")
"""Calm is always heard; close joins it when the end is near, last when it is next."""

Score = tuple[int, str]
"""The number of the first bar, and the bars."""
Bars = list[list[tuple[str, Voicing]]]
"""The chords of each bar with their voices."""
Voice = Callable[[int, float, float], Signal]
"""An instrument: note, seconds, force."""

SPREAD = 0.1
"""How far to the side a figure goes with each voice."""


def placed(chords: str) -> Bars:
    """The chords of each bar with their voices, led by small steps round the whole piece."""
    bars = bars_of(chords)
    voicings = iter(voice_leading([chord for bar in bars for chord in bar]))
    return [[(chord, next(voicings)) for chord in bar] for bar in bars]


def low(chord: str, lowest: int) -> int:
    """The root of the chord in the octave above the note `lowest`."""
    return lowest + (root(chord) - lowest) % 12


def approach(following: int, last: int) -> int:
    """The semitone beside the `following` root on the side of the `last` note."""
    return following + (1 if following < last else -1)


def tune(
    track: Track,
    bus: str,
    score: Score,
    voice: Voice,
    *,
    pan: float,
    force: tuple[float, float] = (0.4, 0.6),
    shift: int = 0,
    held: float = 1.0,
    ring: float = 0.0,
    loose: float = 0.010,
) -> list[Note]:
    """Have a voice play a score, `shift` semitones up; the notes for whoever doubles it. Each is held for a share of
    its length, and `ring` seconds more."""
    first, text = score
    notes = list(melody(text, track.beats, first))
    for note in notes:
        strength = track.human.uniform(*force)
        sound = voice(note.pitch + shift, track.seconds(note.length) * held + ring, strength)
        track.add(bus, note.beat, sound, gain=0.6 + 0.6 * strength, pan=pan, loose=loose)
    return notes


def figure(
    track: Track,
    bus: str,
    bars: Bars,
    span: range,
    steps: Sequence[int | None],
    voice: Voice,
    *,
    length: float,
    pan: float,
    soft: float = 0.4,
    shift: int = 0,
) -> None:
    """Break the chords of the bars `span` into even `steps` of a bar: each a voice from 0, past the fourth an octave
    up, None rests. `soft` is the force, `shift` in semitones."""
    for number in span:
        chords = bars[number]
        for place, step in enumerate(steps):
            if step is None:
                continue
            _, voicing = chords[place * len(chords) // len(steps)]
            force = soft * track.human.uniform(0.8, 1.2) * (1.15 if place == 0 else 1.0)
            sound = voice(voicing[step % 4] + 12 * (step // 4) + shift, length, force)
            beat = (number + place / len(steps)) * track.beats
            track.add(bus, beat, sound, gain=0.5 + force, pan=pan + SPREAD * (step - 2), loose=0.006)


def drum(track: Track, bars: range, beats: Sequence[tuple[float, float, float]], *, bus: str = "drum") -> None:
    """A large drum in another room: (beat, force, hertz) of each stroke of a bar; every fourth bar ends in a roll."""
    for number in bars:
        for beat, force, pitch in beats:
            track.add(
                bus, number * track.beats + beat, low_tom(force * track.human.uniform(0.92, 1.08), pitch), loose=0.004
            )
        if number % 4 == 3:
            for step in range(4):
                beat = (number + 1) * track.beats - 1 + step / 4
                track.add(
                    bus, beat, low_tom(0.22 + 0.09 * step, beats[0][2] * (1.12 if step % 2 else 1.0)), loose=0.004
                )


def shaken(track: Track, rng: np.random.Generator, bars: range, forces: Sequence[float], *, pan: float = 0.3) -> None:
    """A shaker in even steps of a bar, one force each."""
    for number in bars:
        for place, force in enumerate(forces):
            if force:
                beat = (number + place / len(forces)) * track.beats
                track.add("shaker", beat, shaker(rng, force), pan=pan, loose=0.004)
                track.add("shaker", beat, wire_brush(rng, 0.4 * force), pan=pan, loose=0.004)


def hats(
    track: Track, rng: np.random.Generator, bars: range, beats: Sequence[tuple[float, float]], *, ring: float = 0.03
) -> None:
    """(beat, force) of the hi-hat in a bar."""
    for number in bars:
        for beat, force in beats:
            strength = force * track.human.uniform(0.8, 1.1)
            track.add("hat", number * track.beats + beat, hat(rng, strength, ring), pan=-0.25, loose=0.005)


def rides(track: Track, rng: np.random.Generator, bars: range, beats: Sequence[tuple[float, float]]) -> None:
    """(beat, force) of the ride cymbal in a bar."""
    for number in bars:
        for beat, force in beats:
            strength = force * track.human.uniform(0.8, 1.1)
            track.add("ride", number * track.beats + beat, ride(rng, strength), pan=0.35, loose=0.006)
