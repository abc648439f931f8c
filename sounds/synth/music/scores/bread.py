"""Bread and Chocolate: the bakery before dawn (F), the ovens (D minor), first light (A flat, and home)."""

from __future__ import annotations

from sounds.synth.music.parts import Score

# A bar with two chords changes in its middle.
DAWN = """
Fmaj9 | Dm9 | Gm9 | C13
Am7 | D7b9 | Gm9 | C13sus C7b9
Fmaj9 | Cm9 F13 | Bbmaj9 | Bbm6
Am7 | D7alt | Gm9 C13 | F69
Bbmaj9 | A7alt | Dm9 | G13
Bbm9 Eb13 | Am7 Ab13 | Gm9 | C13sus C7b9
"""
OVENS = """
Dm9 | Em7b5 A7alt | Dm9 | D7b9
Gm9 | C13 | Fmaj9 | Bbmaj9
Em7b5 | A7alt | Dm9 | Dm6
Bbmaj9 | Bbm6 | Am7 D7b9 | Gm9 C13sus
"""
LIGHT = """
Abmaj9 | Fm9 | Bbm9 | Eb13
Cm7 | F7b9 | Bbm9 | Eb13sus Eb7b9
Dbmaj9 | Gb13 | Cm7 | F7b9
Bbmaj9 | Gm9 | C13sus | C7b9
"""
CHORDS = DAWN + OVENS + LIGHT

VIBRAPHONE: Score = (
    0,
    """
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
""",
)

ACCORDION: Score = (
    24,
    """
0:A4/1.5 1.5:D5/.5 2:F5/1.5 3.5:E5/.5 | 0:D5/1 1:E5/.5 1.5:Bb4/.5 2:C#5/2
0:D5/.5 .5:E5/.5 1:F5/1.5 2.5:A5/1.5 | 0:A5/1 1:F#5/.5 1.5:Eb5/.5 2:C5/2
0:Bb4/1.5 1.5:D5/.5 2:G5/1.5 3.5:F5/.5 | 0:E5/1 1:D5/.5 1.5:Bb4/.5 2:A4/2
0:C5/1.5 1.5:A4/.5 2:G4/1 3:A4/1 | 0:D5/1.5 1.5:C5/.5 2:A4/1.5

0:G4/1 1:Bb4/1 2:D5/1 3:E5/1 | 0:F5/1.5 1.5:E5/.5 2:C#5/2
0:E5/.5 .5:D5/.5 1:A4/1 2:F4/1.5 3.5:G4/.5 | 0:A4/1 1:B4/1 2:D5/1.5
0:F5/1.5 1.5:D5/.5 2:C5/1 3:A4/1 | 0:Db5/1.5 1.5:C5/.5 2:G4/2
0:A4/1 1:C5/1 2:F#4/1 3:A4/1 | 0:Bb4/1 1:D5/1 2:C5/2
""",
)

FLUTE: Score = (
    40,
    """
1:C5/.5 1.5:Eb5/1 2.5:G5/1.5 | 1:F5/.5 1.5:Eb5/.5 2:C5/2
1:Db5/.5 1.5:F5/1 2.5:Ab5/1.5 | 1:G5/.5 1.5:F5/.5 2:C5/2
0:G5/2 2.5:Eb5/.5 3:Bb4/1 | .5:A4/.5 1:C5/1 2:Eb5/.5 2.5:Gb5/1.5
0:F5/1 1:Eb5/.5 1.5:Db5/2 | 0:C5/2 2:Db5/1 3:Bb4/1

.5:Ab4/.5 1:C5/.5 1.5:F5/2.5 | 0:Eb5/1.5 1.5:Bb4/.5 2:Ab4/2
0:G4/1 1:Bb4/1 2:Eb5/2 | 0:Gb5/1 1:Eb5/.5 1.5:C5/.5 2:A4/1.5
.5:A4/.5 1:D5/.5 1.5:F5/2.5 | .5:F5/.5 1:D5/.5 1.5:Bb4/2
0:A4/1.5 1.5:D5/.5 2:F5/2 | 0:E5/1.5 1.5:Db5/.5 2:C5/1.5
""",
)
MELODIES = {"the bakery's vibraphone": VIBRAPHONE, "the ovens' accordion": ACCORDION, "the first light's flute": FLUTE}
