"""Svoloch: the scoundrel crosses the courtyard (D minor), waits in a doorway (G minor), takes to the roofs."""

from __future__ import annotations

from sounds.synth.music.parts import Score

# A bar with two chords changes in its middle.
COURTYARD = """
Dm9 | Dm6 | Dm7 | Bb13 A7alt
Dm9 | Dm6 | Gm7 | Eb13 A7alt
Dmmaj9 | Dm9 | Dm6 | Bbmaj9
Gm9 | Em7b5 | A7alt | Dm9
Gm7 | C13 | Fmaj9 | Bbmaj9
Em7b5 | A7alt | Dm9 | Ab13
Gm9 | Eb13 | Dm9 | G13
Ebmaj9 | Em7b5 | Bb13 | A7alt
"""
DOORWAY = """
Gm9 | Gm6 | Ebmaj9 | D7alt
Gm9 | Cm9 | F13 | Bbmaj9
Abmaj9 | Gm7 | Cm7 | D7alt
Gm9 | C13 | Cm9 | F13
Bbmaj9 | Ebmaj9 | Am7b5 | D7alt
Gm6 | Em7b5 | Bb13 | A7alt
"""
ROOFS = """
Am7 | Dm9 | Gm9 | C13
Fmaj9 | Bbmaj9 | Em7b5 | A7alt
Dm9 | G13 | Cm9 | F13
Bbmaj9 | Eb13 | Em7b5 | A7alt
Dm9 | Dm6 | Dm7 | Bb13 A7alt
Dmmaj9 | Dm6 | Gm9 | Eb13 A7alt
"""
CHORDS = COURTYARD + DOORWAY + ROOFS

REED: Score = (
    0,
    """
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
""",
)
CHASED: Score = (
    56,
    """
0:A3/.5 .5:C4/.5 1:E4/.5 1.5:G4/1.5 3:E4/.5 3.5:C4/.5 | 0:F4/.5 .5:E4/.5 1:D4/.5 1.5:A3/1.5
0:Bb3/.5 .5:D4/.5 1:F4/.5 1.5:A4/1.5 3:F4/.5 3.5:D4/.5 | 0:E4/.5 .5:D4/.5 1:Bb3/.5 1.5:A3/1.5
0:A3/.5 .5:C4/.5 1:E4/.5 1.5:G4/1 2.5:A4/1.5 | 0:F4/.5 .5:D4/.5 1:C4/.5 1.5:D4/1.5
.5:E4/.5 1:G4/.5 1.5:Bb4/.5 2:D5/1.5 | 0:C#5/.5 .5:Bb4/.5 1:G4/.5 1.5:F4/2

0:E4/1.5 1.5:F4/.5 2:A4/1.5 | .5:B4/.5 1:A4/.5 1.5:F4/.5 2:E4/1.5
0:D4/1.5 1.5:Eb4/.5 2:G4/1.5 | .5:A4/.5 1:G4/.5 1.5:Eb4/.5 2:D4/1.5
0:D4/.5 .5:F4/.5 1:A4/2 | 0:G4/.5 .5:Db4/.5 1:C4/2
0:D4/.5 .5:E4/.5 1:G4/.5 1.5:Bb4/2 | 0:G4/.5 .5:F4/.5 1:C#4/2
""",
)
"""The reed on the roofs."""

GUITAR: Score = (
    0,
    """
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
""",
)
ANSWER: Score = (
    44,
    """
0:G3/.5 .5:Bb3/.5 1:D4/.5 1.5:A4/2 | 0:G4/.5 .5:E4/.5 1:C4/.5 1.5:Bb3/2
0:C4/.5 .5:Eb4/.5 1:G4/.5 1.5:D4/2 | 0:Eb4/.5 .5:C4/.5 1:A3/1 2.5:D4/1.5
""",
)
"""The guitar in the doorway."""

TRUMPET: Score = (
    32,
    """
1:D5/2.5 | 0:E5/.5 .5:D5/.5 1:Bb4/2
1:G4/.5 1.5:Bb4/.5 2:D5/1.5 | 0:C5/1 1:Bb4/.5 1.5:F#4/2
1:A4/.5 1.5:Bb4/.5 2:D5/1.5 3.5:F5/.5 | 0:G5/2 2:Eb5/.5 2.5:D5/1
.5:C5/.5 1:D5/.5 1.5:Eb5/1.5 3:A4/1 | 0:C5/.5 .5:A4/.5 1:F4/2.5

1:Eb5/1 2:C5/.5 2.5:Bb4/1.5 | .5:F4/.5 1:G4/.5 1.5:Bb4/.5 2:D5/1.5
0:Eb5/1.5 1.5:C5/.5 2:Bb4/1 3:G4/1 | 0:F#4/1 1:Bb4/1 2:C5/1.5
- | -
- | -

1:F5/1 2:D5/.5 2.5:A4/1.5 | .5:G4/.5 1:Bb4/.5 1.5:F5/2
0:Eb5/1.5 1.5:C5/.5 2:A4/1.5 | 0:F#4/.5 .5:Bb4/.5 1:Eb5/.5 1.5:C5/2
0:D5/1 1:E5/.5 1.5:Bb4/2 | 0:G4/.5 .5:Bb4/.5 1:D5/2
0:G4/.5 .5:Ab4/.5 1:D5/1.5 3:G4/.5 | 0:C#5/2.5
""",
)
CALLED: Score = (
    72,
    """
1.5:A4/.5 2:Ab4/.5 2.5:A4/1 | .5:D5/.5 1:B4/.5 1.5:A4/1.5
1.5:F5/.5 2:E5/.5 2.5:F5/1 | 0:D5/1 1:Ab4/.5 2:G4/.5 2.5:Bb4/.5 3:C#5/.75
1.5:E5/.5 2:Eb5/.5 2.5:E5/1 | .5:F5/.5 1:D5/.5 1.5:B4/1.5
0:A4/.5 .5:Bb4/.5 1:D5/1 2:F5/.5 2.5:D5/1 | 0:C5/.5 .5:Db5/1 2:Bb4/.5 2.5:G4/.5 3:C#5/.75
""",
)
"""The reed's tune, from the roof's edge, by the trumpet."""
MELODIES = {
    "the courtyard's reed": REED,
    "the reed on the roofs": CHASED,
    "the courtyard's guitar": GUITAR,
    "the guitar in the doorway": ANSWER,
    "the doorway's trumpet": TRUMPET,
    "the trumpet on the roofs": CALLED,
}
