"""The title: the lounge (C minor), a window seat (D), everybody up (F minor, and home)."""

from __future__ import annotations

from sounds.synth.music.parts import Score

# A bar with two chords changes in its middle.
LOUNGE = """
Cm9 | F13 | Cm9 | F13
Abmaj9 | Gm7 | Fm9 | G7alt
Cm9 | F13 | Bbm9 Eb7b9 | Abmaj9
Dm7b5 | G7alt | Cm9 | Cm9
Fm9 | Bb13 | Ebmaj9 | Abmaj9
Dm7b5 | G7alt | Cm9 | Bbm9 Eb13
Abmaj9 | Db13 | Gm7 | C7alt
Fm9 | Bb13 | Ebmaj9 | Dm7b5 G7alt
"""
WINDOW_SEAT = """
Dmaj9 | Bm9 | Em9 | A13
Gbm7 | B7alt | Em9 | A13sus
Gmaj9 | Gm6 | Gbm7 | Bm9
Em9 | C13 | Dmaj9 | A13sus
Bm9 | Gmaj9 | Em9 | Gb7alt
Gmaj9 | Gbm7 | Em9 | Dbm7b5 Gb7alt
"""
UP = """
Fm9 | Bb13 | Fm9 | Bb13
Ebm7 | Ab13 | Dbmaj9 | Gm7b5 C7alt
Fm9 | Dm7b5 | G7alt | Cm9
Abmaj9 | F13 | Dm7b5 | G7alt
Cm9 | F13 | Cm9 | F13
Abmaj9 | Bb13 | Cm9 | G7alt
"""
CHORDS = LOUNGE + WINDOW_SEAT + UP

RIFF: Score = (
    0,
    """
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
""",
)
RAISED: Score = (
    56,
    """
1.5:C5/.5 2:Eb5/.5 2.5:F5/1.25 | 1.5:G5/.5 2:F5/.5 2.5:D5/1.25
1.5:C5/.5 2:Eb5/.5 2.5:F5/.5 3:Ab5/.75 | .5:G5/.75 1.5:F5/.5 2:D5/1.5
.5:Bb4/.5 1:Db5/.5 1.5:Gb5/1.5 | .5:F5/.5 1:Gb5/.5 1.5:C5/1.5
0:Ab5/1 1:F5/.5 1.5:C5/1.5 | 0:Bb4/1 1:Db5/.5 2:E5/.5 2.5:Db5/1

0:C5/1.5 1.5:Eb5/.5 2:G5/1.5 | 0:F5/1 1:D5/.5 1.5:Ab4/1.5
.5:B4/.5 1:Eb5/.5 1.5:F5/1.5 | 0:Eb5/.5 .5:D5/.5 1:G4/2
- | -
- | -

1.5:G4/.5 2:Bb4/.5 2.5:C5/1.25 | 1.5:D5/.5 2:C5/.5 2.5:A4/1.25
1.5:G4/.5 2:Bb4/.5 2.5:C5/.5 3:Eb5/.75 | .5:D5/.75 1.5:C5/.5 2:A4/1.5
.5:G4/.5 1:Bb4/.5 1.5:C5/1.5 | .5:D5/.5 1:F5/.5 1.5:G5/1.5
0:Eb5/1 1.5:D5/.5 2:G4/1.5 | 0:B4/1 1:Ab4/.5 1.5:F4/2
""",
)
"""The riff a fourth up, and home."""

LEAD: Score = (
    8,
    """
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
""",
)
OVER: Score = (
    68,
    """
.5:C5/.5 1:Eb5/.5 1.5:G5/1.5 | 0:G5/1 1:Eb5/.5 1.5:D5/1.5
0:F5/1.5 1.5:D5/.5 2:C5/1.5 | 0:B4/1 1:Eb5/.5 1.5:Ab4/1.5
0:D5/3.5 | 0:C5/3
0:Bb4/3.5 | 0:A4/3
""",
)
"""The lead over everybody."""

TRUMPET: Score = (
    32,
    """
1:F#5/1 2:E5/.5 2.5:D5/1.5 | .5:C#5/.5 1:D5/.5 1.5:F#4/2
1:G4/.5 1.5:B4/.5 2:F#5/2 | 0:E5/1 1:C#5/.5 1.5:B4/2
1:A4/.5 1.5:C#5/.5 2:E5/1.5 | 0:Eb5/1 1:C5/.5 1.5:G4/2
.5:G4/.5 1:B4/.5 1.5:D5/.5 2:F#5/1.5 | 0:E5/1.5 1.5:D5/.5 2:B4/1.5

0:D5/1.5 1.5:F#5/.5 2:B4/1.5 | 0:D5/1 1:E5/.5 1.5:Bb4/2
0:C#5/1.5 1.5:E5/.5 2:A4/1.5 | 0:D5/1 1:C#5/.5 1.5:F#4/2
.5:B4/.5 1:D5/.5 1.5:G5/2 | 0:E5/1 1:A4/.5 2:D5/1.5
0:C#5/1.5 1.5:A4/.5 2:F#4/1.5 | -
""",
)
GUITAR: Score = (
    48,
    """
0:F#4/.5 .5:A4/.5 1:C#5/1.5 3:B4/.5 3.5:A4/.5 | 0:F#4/1 1:D4/.5 1.5:B4/2
0:G4/.5 .5:B4/.5 1:F#4/1.5 3:E4/.5 3.5:D4/.5 | 0:E4/1 1:Bb4/.5 1.5:D5/2
0:B4/1 1:A4/.5 1.5:F#4/2 | 0:E4/.5 .5:F#4/.5 1:A4/.5 1.5:C#5/2
0:B4/.5 .5:G4/.5 1:D4/.5 1.5:F#4/2 | 0:E4/1 1:G4/1 2:D4/1 3:E4/1
""",
)
MELODIES = {
    "the title's riff": RIFF,
    "the riff raised": RAISED,
    "the title's lead": LEAD,
    "the lead over everybody": OVER,
    "the trumpet by the window": TRUMPET,
    "the guitar by the window": GUITAR,
}
