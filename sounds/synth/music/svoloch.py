"""Svoloch: a neon courtyard at night, and a scoundrel who crosses it in no hurry.

A shuffle in D minor for synthesisers, a low reed, a trembling guitar and snapping fingers. The bass keeps falling by
semitones, F E Eb D, and climbing back by the rear stairs, A B C#.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.harmony import fifth, root, voice_leading
from sounds.synth.instruments import pad, reed, synth_bass, synth_stab, twang
from sounds.synth.percussion import finger_snap, kick, shaker
from sounds.synth.signals import Samples
from sounds.synth.track import BEATS, Track, bars_of, melody

TEMPO = 102.0

# One line is four bars; a bar with two chords changes in its middle.
CHORDS = """
Dm9 | Dm6 | Dm7 | Bb13 A7alt
Dm9 | Dm6 | Gm7 | Eb13 A7alt
Dmmaj9 | Dm9 | Dm6 | Bbmaj9
Gm9 | Em7b5 | A7alt | Dm9
Gm7 | C13 | Fmaj9 | Bbmaj9
Em7b5 | A7alt | Dm9 | Ab13
Gm9 | Eb13 | Dm9 | G13
Ebmaj9 | Em7b5 | Bb13 | A7alt
"""

REED = """
1.5:A4/.5 2:Ab4/.5 2.5:A4/1 | .5:B4/.5 1:A4/.5 1.5:E4/1.5
1.5:D4/.5 2:E4/.5 2.5:F4/1 | 0:Ab4/1 1:G4/.5 2:Bb4/.5 2.5:G4/.5 3:Db4/.75
1.5:A4/.5 2:Ab4/.5 2.5:A4/1 | .5:C5/.5 1:B4/.5 1.5:A4/1.5
0:A4/.5 .5:Bb4/.5 1:D5/1 2:C5/.5 2.5:Bb4/1 | 0:F4/.5 .5:G4/1 2:Bb4/.5 2.5:G4/.5 3:Db5/.75

- | -
- | -
- | -
- | -

0:D5/1.5 1.5:C5/.5 2:Bb4/1.5 | .5:A4/.5 1:Bb4/.5 1.5:D5/1.5
0:C5/1.5 1.5:A4/.5 2:G4/1.5 | .5:F4/.5 1:A4/.5 1.5:C5/1.5
0:Bb4/1.5 1.5:A4/.5 2:G4/1.5 | .5:Bb4/.5 1:G4/.5 1.5:F4/.5 2:Db4/1.5
0:E4/.5 .5:F4/.5 1:A4/2 | 0:F4/.5 .5:Gb4/.5 1:Bb4/.5 1.5:C5/1.5

0:D5/1.5 1.5:F5/.5 2:D5/1.5 | .5:C5/.5 1:Db5/.5 1.5:C5/.5 2:G4/1.5
0:A4/1.5 1.5:C5/.5 2:A4/1.5 | .5:B4/.5 1:A4/.5 1.5:F4/.5 2:E4/1.5
- | -
- | 0:G4/.5 .5:F4/.5 1:Bb4/.75 2:G4/.5 2.5:Db4/1
"""

GUITAR = """
- | -
- | -
- | 3:D3/.5 3.5:E3/.5
0:F3/1 | -

0:A3/.5 .5:Db4/.5 1:E4/.5 1.5:A4/2 | 0:E4/.5 .5:C4/.5 1:A3/.5 1.5:E4/2
.5:D4/.5 1:E4/.5 1.5:F4/.5 2:B3/2 | 0:D4/.5 .5:C4/.5 1:A3/1 2.5:F3/1.5
0:G3/.5 .5:Bb3/.5 1:D4/.5 1.5:F4/2 | 0:E4/.5 .5:D4/.5 1:Bb3/1 2.5:G3/1.5
0:Db4/.5 .5:Bb3/.5 1:G3/1 2.5:F3/1 | 0:A3/1 1.5:D4/.5 2:E4/2

- | 3:E3/.5 3.5:G3/.5
0:A3/1 | -
- | -
- | -

- | 3:F3/.5 3.5:Eb3/.5
0:D3/1 | -
0:G3/.5 .5:Bb3/.5 1:D4/3 | 0:D4/.5 .5:Bb3/.5 1:G3/3
0:Ab3/.5 .5:G3/.5 1:D4/.5 1.5:C4/2.5 | -
"""

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


def compose() -> Samples:
    """The whole loop, 75 seconds, shaped (samples, 2)."""
    bars = bars_of(CHORDS)
    track = Track(tempo=TEMPO, bars=len(bars), swing=0.63, grid=1.0, seed="music_svoloch")
    _chords(track, bars)
    _bass(track, bars)
    _percussion(track)
    for note in melody(REED):
        sound = reed(note.pitch, track.seconds(note.length) * 0.93, track.human.uniform(0.4, 0.65))
        track.add("reed", note.beat, sound, pan=-0.15, loose=0.008)
    for note in melody(GUITAR):
        sound = twang(note.pitch, track.seconds(note.length), track.human.uniform(0.45, 0.7))
        track.add("guitar", note.beat, sound, pan=0.35, loose=0.008)
        track.add("guitar", note.beat + 1.5, sound, gain=0.16, pan=-0.5)
    track.auto_pan("stabs", beats=8, depth=0.2)
    return track.mixed(
        {"stabs": 0.12, "pad": 0.05, "reed": 0.16, "guitar": 0.19}
        | {"bass": 0.22, "kick": 0.34, "snap": 0.85, "shaker": 0.15},
        {"stabs": 0.3, "pad": 0.4, "reed": 0.4, "guitar": 0.45, "snap": 0.6, "shaker": 0.15},
        echo_seconds=1.7,
        brightness=2600.0,
    )


def _chords(track: Track, bars: list[list[str]]) -> None:
    """Stabs off the beat, over strings that are hardly there."""
    voicings = iter(voice_leading([chord for bar in bars for chord in bar]))
    for number, chords in enumerate(bars):
        start, beats = number * BEATS, BEATS / len(chords)
        placed = [next(voicings) for _ in chords]
        for part, voicing in enumerate(placed):
            for voice, pitch in enumerate(voicing):
                held = pad(pitch, track.seconds(beats))
                track.add("pad", start + part * beats, held, pan=-0.6 + 0.4 * voice, loose=0.0)
        for beat, length in STABS[number % len(STABS)]:
            force = track.human.uniform(0.35, 0.6)
            for voice, pitch in enumerate(placed[int(beat // beats)]):
                sound = synth_stab(pitch, track.seconds(length), force)
                track.add("stabs", start + beat, sound, gain=0.6 + 0.6 * force, pan=-0.3 + 0.2 * voice, loose=0.003)


def _bass(track: Track, bars: list[list[str]]) -> None:
    for number, chords in enumerate(bars):
        following = bars[(number + 1) % len(bars)][0]
        for beat, pitch, length in _line(chords, following):
            sound = synth_bass(pitch, track.seconds(length) * 0.9, track.human.uniform(0.45, 0.75))
            track.add("bass", number * BEATS + beat, sound, loose=0.003)


def _line(chords: list[str], following: str) -> tuple[tuple[float, int, float], ...]:
    """The bass of one bar: the theme where D stays D, else root and fifth and a step to the next root."""
    if root(chords[0]) == root(following) == 2:
        return CLIMBING if chords[0] == "Dm6" else FALLING
    roots, target = [_low(chord) for chord in chords], _low(following)
    step = target + (1 if target < roots[-1] else -1)
    if len(chords) == 2:
        return ((0.0, roots[0], 1.2), (1.5, roots[0], 0.35), (2.0, roots[1], 1.2), (3.5, step, 0.45))
    up = roots[0] + fifth(chords[0])
    return (
        (0.0, roots[0], 1.2),
        (1.5, roots[0], 0.35),
        (2.0, up, 0.9),
        (3.0, roots[0], 0.45),
        (3.5, step, 0.45),
    )


def _low(chord: str) -> int:
    """The root between F#1 and F2."""
    return 30 + (root(chord) - 30) % 12


def _percussion(track: Track) -> None:
    rng = np.random.default_rng(102)
    for number in range(track.bars):
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
