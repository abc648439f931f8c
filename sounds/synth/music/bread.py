"""Bread and Chocolate: a bakery before dawn.

A slow swing in F for electric piano, vibraphone, upright bass and brushes.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.harmony import Voicing, fifth, root, third, voice_leading
from sounds.synth.instruments import electric_piano, upright_bass, vibraphone
from sounds.synth.percussion import brush_sweep, brush_tap
from sounds.synth.signals import Samples
from sounds.synth.track import BEATS, Track, bars_of, melody

TEMPO = 72.0

# One line is four bars; a bar with two chords changes in its middle.
CHORDS = """
Fmaj9 | Dm9 | Gm9 | C13
Am7 | D7b9 | Gm9 | C13sus C7b9
Fmaj9 | Cm9 F13 | Bbmaj9 | Bbm6
Am7 | D7alt | Gm9 C13 | F69
Bbmaj9 | A7alt | Dm9 | G13
Bbm9 Eb13 | Am7 Ab13 | Gm9 | C13sus C7b9
"""

MELODY = """
1:A4/.5 1.5:C5/1 2.5:E5/1.5 | 1:D5/.5 1.5:C5/.5 2:A4/2
1:Bb4/.5 1.5:D5/1 2.5:F5/1.5 | 1:E5/.5 1.5:D5/.5 2:A4/2
.5:C5/.5 1:E5/1 2.5:G5/1.5 | .5:F#5/.5 1:Eb5/1 2:C5/.5 2.5:A4/1.5
1:Bb4/1 2:A4/.5 2.5:G4/1.5 | -

1:A4/.5 1.5:C5/1 2.5:E5/.5 3:G5/1 | .5:Eb5/.5 1:D5/1 2.5:D5/.5 3:C5/1
0:A4/2 2.5:D5/.5 3:F5/1 | 0:G5/1.5 1.5:F5/.5 2:Db5/2
0:C5/2 2.5:E5/.5 3:G5/1 | 0:F#5/1 1.5:F5/.5 2:Eb5/1 3:C5/1
0:D5/1.5 1.5:Bb4/.5 2:A4/1 3:G4/1 | 0:A4/3

.5:F4/.5 1:A4/.5 1.5:D5/2.5 | 1:C#5/1 2:C5/.5 2.5:Bb4/1.5
0:A4/3 | 1:E5/.5 1.5:D5/.5 2:B4/2
.5:C5/.5 1:Db5/1 2.5:C5/.5 3:G4/1 | 0:E5/1.5 1.5:C5/.5 2:F5/2
0:D5/2 2.5:Bb4/.5 3:A4/1 | 0:D5/1 2:Db5/1 3:Bb4/1
"""

# (beat, length) of the chords in a bar, taken in turn by chance.
COMPING = (((0.0, 3.4),), ((0.0, 1.4), (1.5, 2.0)), ((0.0, 1.8), (2.5, 1.2)), ((0.5, 2.6),), ((0.0, 2.2), (3.5, 0.5)))
WALKING_FROM = 16  # the bar from which the bass walks


def compose() -> Samples:
    """The whole loop, 80 seconds, shaped (samples, 2)."""
    bars = bars_of(CHORDS)
    track = Track(tempo=TEMPO, bars=len(bars), swing=0.62, grid=1.0, seed="music_bread")
    _piano(track, bars)
    _bass(track, bars)
    _brushes(track)
    for note in melody(MELODY):
        force = track.human.uniform(0.35, 0.55)
        sound = vibraphone(note.pitch, track.seconds(note.length) + 0.3, force)
        track.add("vibraphone", note.beat, sound, gain=0.6 + 0.6 * force, pan=0.22, loose=0.012)
    track.auto_pan("piano", beats=3, depth=0.12)
    return track.mixed(
        {"piano": 0.12, "vibraphone": 0.20, "bass": 0.38, "brushes": 0.09},
        {"piano": 0.25, "vibraphone": 0.45, "bass": 0.04, "brushes": 0.3},
        echo_seconds=1.5,
        brightness=2600.0,
    )


def _piano(track: Track, bars: list[list[str]]) -> None:
    voicings = iter(voice_leading([chord for bar in bars for chord in bar]))
    previous = -1
    for number, chords in enumerate(bars):
        start = number * BEATS
        if len(chords) == 2:
            for half, _ in enumerate(chords):
                _chord(track, start + 2 * half, 1.8, next(voicings))
            continue
        pattern = track.human.choice([p for p in range(len(COMPING)) if p != previous])
        voicing = next(voicings)
        for beat, length in COMPING[pattern]:
            _chord(track, start + beat, length, voicing)
        previous = pattern


def _chord(track: Track, beat: float, length: float, voicing: Voicing) -> None:
    """Four voices rolled a little from below, the top one singing."""
    force = track.human.uniform(0.22, 0.42)
    roll = track.human.uniform(0.0, 0.03)
    for voice, pitch in enumerate(voicing):
        sound = electric_piano(pitch, track.seconds(length), force + (0.08 if voice == len(voicing) - 1 else 0.0))
        track.add("piano", beat + roll * voice, sound, gain=0.6 + force, pan=-0.25 + 0.08 * voice, loose=0.008)


def _bass(track: Track, bars: list[list[str]]) -> None:
    """Two notes a bar in the first part, four in the second, each bar leading by step to the next root."""
    roots = [_low(root(chord)) for bar in bars for chord in bar]
    index = 0
    for number, chords in enumerate(bars):
        following = roots[(index + len(chords)) % len(roots)]
        line = _walk(track, chords, roots[index : index + len(chords)], following, walking=number >= WALKING_FROM)
        for beat, pitch, length in line:
            sound = upright_bass(pitch, track.seconds(length) * 0.92, track.human.uniform(0.45, 0.65))
            track.add("bass", number * BEATS + beat, sound, loose=0.008)
        index += len(chords)


def _walk(
    track: Track, chords: list[str], roots: list[int], following: int, *, walking: bool
) -> list[tuple[float, int, float]]:
    """(beat, pitch, length) of one bar."""
    approach = following + (1 if following < roots[-1] else -1)
    up, fifth_up = roots[0] + third(chords[0]), roots[0] + fifth(chords[0])
    if len(chords) == 2:
        if walking:
            return [(0.0, roots[0], 1.0), (1.0, up, 1.0), (2.0, roots[1], 1.0), (3.0, approach, 1.0)]
        return [(0.0, roots[0], 2.0), (2.0, roots[1], 2.0)]
    if walking:
        return [(0.0, roots[0], 1.0), (1.0, up, 1.0), (2.0, fifth_up, 1.0), (3.0, approach, 1.0)]
    if track.human.random() < 0.4:
        return [(0.0, roots[0], 2.0), (2.0, fifth_up, 1.5), (3.5, approach, 0.5)]
    return [(0.0, roots[0], 2.0), (2.0, fifth_up, 2.0)]


def _low(pitch_class: int) -> int:
    """The root between E1 and Eb2, where a bass has it."""
    return 28 + (pitch_class - 28) % 12


def _brushes(track: Track) -> None:
    rng = np.random.default_rng(72)
    for beat in range(track.bars * BEATS):
        backbeat = beat % 2 == 1
        sweep = brush_sweep(rng, track.seconds(1.15), 0.55 if backbeat else 0.42)
        track.add("brushes", beat - 0.08, sweep, pan=-0.3 if backbeat else 0.3, loose=0.012)
        if backbeat:
            track.add("brushes", beat, brush_tap(rng, 0.75), pan=0.1)
            track.add("brushes", beat + 0.5, brush_tap(rng, 0.3), pan=0.15)
        elif track.human.random() < 0.35:
            track.add("brushes", beat, brush_tap(rng, 0.35), pan=0.1)
