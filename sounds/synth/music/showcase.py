"""Showcase: a jeweller's window at night. A slow waltz in B flat for celesta, harp, glasses and strings.

Its middle part steps into G flat, as light does through another facet, and comes home by C minor.
"""

from __future__ import annotations

from sounds.synth.harmony import Voicing, fifth, root, voice_leading
from sounds.synth.instruments import bell, celesta, glass, harp, pad, upright_bass, vibraphone
from sounds.synth.signals import Samples
from sounds.synth.track import Note, Track, bars_of, melody

TEMPO = 78.0
BEATS = 3

# One line is four bars.
CHORDS = """
Bbmaj9 | Bb69 | Gm9 | Gm7
Ebmaj9 | Ebm6 | Dm7 | G7b9
Cm7 | F13sus | Dm7 | Gm7
Ebmaj9 | Cm7 | F13sus | F7b9
Gbmaj9 | Ab13 | Dbmaj9 | Bbm7
Ebm7 | Ab13sus | Cm7b5 | F7b9
Bbmaj9 | Dm7 | Gm9 | Ebm6
Dm7 | Db13 | Cm9 | F13sus
"""

CELESTA = """
0:F5/1.5 1.5:D5/.5 2:C5/1 | 0:G4/2 2:C5/1
0:D5/1.5 1.5:Bb4/.5 2:G4/1 | 0:F4/2 2:Bb4/1
0:G4/1 1:Bb4/1 2:D5/1 | 0:F5/1.5 1.5:Eb5/.5 2:C5/1
0:D5/2 2:A4/1 | 0:Ab4/1 1:B4/1 2:D5/1

0:Eb5/1.5 1.5:D5/.5 2:Bb4/1 | 0:G4/2 2:Bb4/1
0:D5/1.5 1.5:C5/.5 2:A4/1 | 0:Bb4/2 2:D5/1
0:F5/1 1:G5/1 2:D5/1 | 0:Eb5/1.5 1.5:D5/.5 2:G4/1
0:C5/1 1:D5/1 2:Bb4/1 | 0:A4/1.5 1.5:Gb4/.5 2:C5/1

- | -
- | 2:F5/.5 2.5:Ab5/.5
- | -
- | 2:Gb5/.5 2.5:Eb5/.5

0:F5/1.5 1.5:D5/.5 2:C5/1 | 0:A4/2 2:C5/1
0:D5/1.5 1.5:Bb4/.5 2:A4/1 | 0:Bb4/1 1:C5/1 2:Eb5/1
0:F5/2 2:D5/1 | 0:Eb5/1.5 1.5:Db5/.5 2:Bb4/1
0:D5/1 1:Bb4/1 2:G4/1 | 0:Bb4/2.5
"""

VIBRAPHONE = """
- | -
- | -
- | -
- | -

- | -
- | -
- | -
- | -

0:Bb4/1.5 1.5:Db5/.5 2:F5/1 | 0:Eb5/2 2:C5/1
0:Ab4/1.5 1.5:C5/.5 2:Eb5/1 | 0:Db5/2 2:C5/1
0:Bb4/1.5 1.5:Db5/.5 2:Gb5/1 | 0:F5/2 2:Db5/1
0:Eb5/1.5 1.5:C5/.5 2:Gb4/1 | 0:A4/2 2:C5/1

- | -
- | -
- | -
- | -
"""

# Which of root, fifth and the four voices above (0…5) the harp takes on the six eighths of a bar; None rests.
FIGURES: tuple[tuple[int | None, ...], ...] = (
    (0, 1, 2, 3, 4, 5),
    (0, 2, 3, 4, 3, 2),
    (0, 1, 2, 3, 5, 4),
    (0, 2, 4, None, 3, None),
)
GLINTS = (7, 15, 19, 23, 31)
"""The bars at whose end the light catches an edge."""
TURNED = range(16, 24)
"""The bars in G flat, where the strings swell and the glasses come in."""


def compose() -> Samples:
    """The whole loop, 74 seconds, shaped (samples, 2)."""
    chords = [bar[0] for bar in bars_of(CHORDS)]
    track = Track(tempo=TEMPO, bars=len(chords), swing=0.5, grid=1.0, seed="music_showcase", beats=BEATS)
    for number, (chord, voicing) in enumerate(zip(chords, voice_leading(chords), strict=True)):
        _strings(track, number, voicing)
        _harp(track, number, chord, voicing)
        _bass(track, number, chord)
        if number in GLINTS:
            _glint(track, number, voicing)
    for note in melody(CELESTA, BEATS):
        _sung(track, "celesta", note, celesta(note.pitch, track.seconds(note.length) + 0.4, _touch(track)), pan=0.2)
        low = vibraphone(note.pitch - 12, track.seconds(note.length), 0.3)
        _sung(track, "shadow", note, low, pan=-0.25)
    for note in melody(VIBRAPHONE, BEATS):
        sound = vibraphone(note.pitch, track.seconds(note.length) + 0.4, _touch(track))
        _sung(track, "vibraphone", note, sound, pan=-0.2)
    return track.mixed(
        {"celesta": 0.17, "shadow": 0.05, "vibraphone": 0.16, "harp": 0.18}
        | {"strings": 0.07, "glass": 0.06, "glint": 0.10, "bass": 0.26},
        {"celesta": 0.6, "shadow": 0.5, "vibraphone": 0.6, "harp": 0.4}
        | {"strings": 0.6, "glass": 0.7, "glint": 1.0, "bass": 0.05},
        echo_seconds=2.4,
        brightness=4200.0,
    )


def _touch(track: Track) -> float:
    return track.human.uniform(0.4, 0.65)


def _sung(track: Track, bus: str, note: Note, sound: Samples, *, pan: float) -> None:
    track.add(bus, note.beat, sound, pan=pan, loose=0.014)


def _strings(track: Track, number: int, voicing: Voicing) -> None:
    """The chord held low and wide; its upper two voices on glasses in the middle part."""
    held = track.seconds(BEATS)
    for voice, pitch in enumerate(voicing):
        pan = -0.6 + 0.4 * voice
        track.add("strings", number * BEATS - 0.3, pad(pitch, held), pan=pan, loose=0.0)
        if number in TURNED and voice > 1:
            track.add("glass", number * BEATS - 0.3, glass(pitch, held), pan=-pan, loose=0.0)


def _harp(track: Track, number: int, chord: str, voicing: Voicing) -> None:
    low = 46 + (root(chord) - 46) % 12 - 12
    strings = (low, low + fifth(chord), *voicing)
    for eighth, string in enumerate(FIGURES[number % len(FIGURES)]):
        if string is not None:
            force = track.human.uniform(0.3, 0.5) + (0.12 if eighth == 0 else 0.0)
            sound = harp(strings[string], track.seconds(1.5), force)
            pan = -0.4 + 0.12 * string
            track.add("harp", number * BEATS + eighth / 2, sound, gain=0.6 + 0.6 * force, pan=pan, loose=0.010)


def _bass(track: Track, number: int, chord: str) -> None:
    """The root for the whole bar, the fifth or the octave whispered on its last beat in every other."""
    low = 31 + (root(chord) - 31) % 12
    lines = [(0.0, low, 2.8, 0.5)] if number % 2 == 0 else [(0.0, low, 1.9, 0.45), (2.0, low + fifth(chord), 0.9, 0.3)]
    for beat, pitch, length, force in lines:
        sound = upright_bass(pitch, track.seconds(length), force)
        track.add("bass", number * BEATS + beat, sound, gain=0.6 + 0.8 * force, loose=0.008)


def _glint(track: Track, number: int, voicing: Voicing) -> None:
    """The chord once more from the top, an octave up and far away."""
    for step, pitch in enumerate(reversed(voicing)):
        beat = number * BEATS + 1.5 + 0.25 * step
        track.add("glint", beat, bell(pitch + 12, 1.6, 0.3), gain=0.9**step, pan=0.6 - 0.4 * step, loose=0.012)
