"""The title: an arcade's lounge in the evening. A confident groove in C minor with a light swing of the sixteenths."""

from __future__ import annotations

import numpy as np

from sounds.synth.harmony import fifth, root, voice_leading
from sounds.synth.instruments import electric_bass, electric_piano, lead, pad, vibraphone
from sounds.synth.percussion import cross_stick, kick, shaker
from sounds.synth.signals import Samples
from sounds.synth.track import BEATS, Track, bars_of, melody

TEMPO = 96.0

# One line is four bars; a bar with two chords changes in its middle.
CHORDS = """
Cm9 | F13 | Cm9 | F13
Abmaj9 | Gm7 | Fm9 | G7alt
Cm9 | F13 | Bbm9 Eb13 | Abmaj9
Dm7b5 | G7alt | Cm9 | Cm9
Fm9 | Bb13 | Ebmaj9 | Abmaj9
Dm7b5 | G7alt | Cm9 | Bbm9 Eb13
Abmaj9 | Db13 | Gm7 | C7alt
Fm9 | Bb13 | Ebmaj9 | Dm7b5 G7alt
"""

RIFF = """
1.5:G4/.5 2:Bb4/.5 2.5:C5/1.25 | 1.5:D5/.5 2:C5/.5 2.5:A4/1.25
1.5:G4/.5 2:Bb4/.5 2.5:C5/.5 3:Eb5/.75 | .5:D5/.75 1.5:C5/.5 2:A4/1.5
.5:G4/.5 1:Bb4/.5 1.5:C5/1.5 | .5:Bb4/.5 1:D5/1 2.5:F5/1
0:Eb5/1 1.5:C5/.5 2:Ab4/1.5 | 0:B4/1 1.5:Eb5/.5 2:Db5/1.5

- | -
- | -
- | -
- | 1.5:G4/.5 2:Bb4/.5 2.5:C5/1.25

.5:C5/.5 1:Eb5/.5 1.5:G5/1.5 | .5:F5/.5 1:D5/.5 1.5:C5/1.5
0:Bb4/1 1.5:D5/.5 2:F5/1.5 | 0:Eb5/1.5 2:C5/1.5
.5:C5/.5 1:Ab4/.5 1.5:F4/1.5 | .5:B4/.5 1:Eb5/.5 1.5:F5/1.5
0:Eb5/1.5 1.5:D5/.5 2:G4/1.5 | 0:Db5/1 2:C5/1.5
"""

LEAD = """
- | -
- | -
- | -
- | -

0:G5/1.5 1.75:F5/.25 2:Eb5/.5 2.5:C5/1.25 | .5:D5/.5 1:Eb5/.5 1.5:D5/.5 2:A4/1.5
0:Db5/1 1.5:C5/.5 2:Bb4/.5 2.5:G4/1.25 | 0:C5/3
.5:D5/.5 1:F5/.5 1.5:Ab5/1.5 | 0:G5/.75 .75:Eb5/.75 1.5:Db5/.5 2:B4/1.5
0:C5/1.25 1.5:D5/.5 2:Eb5/.5 2.5:G4/1.25 | -

- | -
- | -
- | -
- | -

0:Bb4/.5 .5:C5/.5 1:Eb5/1.5 | .5:F5/.5 1:Eb5/.5 1.5:Bb4/1.5
0:D5/1 1.5:F5/.5 2:Bb4/1.5 | 0:E5/1 1.5:Db5/.5 2:Bb4/1.5
0:Ab4/.5 .5:C5/.5 1:Eb5/.5 1.5:G5/1.5 | 0:F5/1 1.5:D5/.5 2:C5/1.5
0:Bb4/3 | -
"""

# (beat, length) of the chords in a bar; the second pattern answers the first.
STABS = (
    ((0.5, 0.3), (1.75, 1.0), (3.5, 0.4)),
    ((0.5, 0.3), (1.5, 0.3), (2.75, 0.9)),
    ((0.0, 1.3), (1.75, 1.6)),
    ((0.5, 0.4), (2.5, 1.2)),
)


def compose() -> Samples:
    """The whole loop, 80 seconds, shaped (samples, 2)."""
    bars = bars_of(CHORDS)
    track = Track(tempo=TEMPO, bars=len(bars), swing=0.56, grid=0.5, seed="music_title")
    _chords(track, bars)
    _bass(track, bars)
    _drums(track)
    for note in melody(RIFF):
        force = track.human.uniform(0.4, 0.6)
        track.add("vibraphone", note.beat, vibraphone(note.pitch, track.seconds(note.length) + 0.2, force), pan=0.3)
    for note in melody(LEAD):
        sound = lead(note.pitch, track.seconds(note.length) * 0.95, track.human.uniform(0.4, 0.6))
        track.add("lead", note.beat, sound, pan=-0.1)
        track.add("lead", note.beat + 0.75, sound, gain=0.22, pan=0.5)
    return track.mixed(
        {"piano": 0.11, "pad": 0.05, "vibraphone": 0.17, "lead": 0.16}
        | {"bass": 0.27, "kick": 0.38, "stick": 0.36, "shaker": 0.14},
        {"piano": 0.2, "pad": 0.4, "vibraphone": 0.4, "lead": 0.4, "stick": 0.3, "shaker": 0.1},
        echo_seconds=1.3,
        brightness=3200.0,
    )


def _chords(track: Track, bars: list[list[str]]) -> None:
    """Stabs of the electric piano over held strings."""
    voicings = iter(voice_leading([chord for bar in bars for chord in bar]))
    for number, chords in enumerate(bars):
        beats = BEATS / len(chords)
        placed = [next(voicings) for _ in chords]
        for half, voicing in enumerate(placed):
            for voice, pitch in enumerate(voicing):
                held = pad(pitch, track.seconds(beats))
                track.add("pad", number * BEATS + half * beats, held, pan=-0.6 + 0.4 * voice, loose=0.0)
        pattern = STABS[number % 2] if number % 8 < 6 else STABS[2 + number % 2]
        for beat, length in pattern:
            force = track.human.uniform(0.4, 0.65)
            for voice, pitch in enumerate(placed[int(beat // beats)]):
                sound = electric_piano(pitch, track.seconds(length), force)
                track.add(
                    "piano", number * BEATS + beat, sound, gain=0.6 + 0.6 * force, pan=-0.3 + 0.08 * voice, loose=0.004
                )


def _bass(track: Track, bars: list[list[str]]) -> None:
    for number, chords in enumerate(bars):
        low = [28 + (root(chord) - 28) % 12 for chord in chords]
        following = 28 + (root(bars[(number + 1) % len(bars)][0]) - 28) % 12
        approach = following + (1 if following < low[-1] else -1)
        up = low[0] + (12 if low[0] < 34 else fifth(chords[0]))
        if len(chords) == 2:
            line = [(0.0, low[0], 1.2), (1.5, low[0], 0.4), (2.0, low[1], 1.2), (3.5, approach, 0.4)]
        elif number % 4 == 3:
            line = [
                (0.0, low[0], 1.2),
                (1.75, up, 0.25),
                (2.0, low[0], 0.5),
                (2.5, low[0] + fifth(chords[0]), 0.5),
                (3.0, approach, 0.9),
            ]
        else:
            line = [(0.0, low[0], 1.3), (1.75, up, 0.25), (2.5, low[0], 0.8), (3.5, approach, 0.4)]
        for beat, pitch, length in line:
            sound = electric_bass(pitch, track.seconds(length), track.human.uniform(0.5, 0.7))
            track.add("bass", number * BEATS + beat, sound, loose=0.004)


def _drums(track: Track) -> None:
    rng = np.random.default_rng(96)
    for number in range(track.bars):
        start = number * BEATS
        for beat in (0.0, 1.75, 2.5) if number % 2 else (0.0, 2.5):
            track.add("kick", start + beat, kick(0.8 if beat == 0.0 else 0.6), loose=0.002)
        for beat in (1.0, 3.0):
            track.add("stick", start + beat, cross_stick(rng, 0.8), pan=0.15, loose=0.003)
        if number % 4 == 3:
            track.add("stick", start + 3.75, cross_stick(rng, 0.35), pan=0.15, loose=0.003)
        for sixteenth in range(16):
            force = (0.75, 0.3, 0.5, 0.35)[sixteenth % 4]
            track.add("shaker", start + sixteenth / 4, shaker(rng, force), pan=-0.35, loose=0.003)
