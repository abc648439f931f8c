"""Showcase: the window at night (B flat, through G flat), the watchman's round (G minor), glitter (E flat)."""

from __future__ import annotations

from sounds.synth.music.parts import Score

WINDOW = """
Bbmaj9 | Bb69 | Gm9 | Gm7
Ebmaj9 | Ebm6 | Dm7 | G7b9
Cm7 | F13sus | Dm7 | Gm7
Ebmaj9 | Cm7 | F13sus | F7b9
Gbmaj9 | Ab13 | Dbmaj9 | Bbm7
Ebm7 | Ab13sus | Cm7b5 | F7b9
Bbmaj9 | Dm7 | Gm9 | Ebm6
Dm7 | Db13 | Cm9 | F13sus
"""
WATCH = """
Gm9 | Gm7 | Cm9 | D7alt
Gm9 | Ebmaj9 | Am7b5 | D7b9
Bbmaj9 | Bb69 | Ebmaj9 | Ebm6
Dm7 | G7b9 | Cm9 | D7alt
Ebmaj9 | F13sus | Dm7 | Gm9
Cm9 | Am7b5 | D7alt | F13sus
"""
GLITTER = """
Ebmaj9 | Fm9 | Gm7 | Abmaj9
Dbmaj9 | Bbm9 | Ebm7 | Ab13
Gbmaj9 | Ebm7 | Cm7b5 | F7b9
Bbmaj9 | Gm9 | Ebmaj9 | Ebm6
Dm7 | Gm7 | Cm9 | F13
Ebmaj9 | Dm7 | Cm7 | F13sus
"""
CHORDS = WINDOW + WATCH + GLITTER

CELESTA: Score = (
    0,
    """
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
""",
)
VIBRAPHONE: Score = (
    16,
    """
0:Bb4/1.5 1.5:Db5/.5 2:F5/1 | 0:Eb5/2 2:C5/1
0:Ab4/1.5 1.5:C5/.5 2:Eb5/1 | 0:Db5/2 2:C5/1
0:Bb4/1.5 1.5:Db5/.5 2:Gb5/1 | 0:F5/2 2:Db5/1
0:Eb5/1.5 1.5:C5/.5 2:Gb4/1 | 0:A4/2 2:C5/1
""",
)
CELLO: Score = (
    32,
    """
0:D4/2 2:Bb3/1 | 0:G3/2 2:A3/1
0:Eb4/1.5 1.5:D4/.5 2:C4/1 | 0:Bb3/1 1:C4/1 2:F#3/1
0:A3/1.5 1.5:Bb3/.5 2:D4/1 | 0:G4/2 2:F4/1
0:Eb4/1.5 1.5:C4/.5 2:A3/1 | 0:F#3/2 2:A3/1

0:D4/1.5 1.5:F4/.5 2:A4/1 | 0:G4/1 1:F4/1 2:C4/1
0:D4/1 1:Eb4/1 2:G4/1 | 0:Gb4/1.5 1.5:F4/.5 2:C4/1
0:D4/2 2:C4/1 | 0:B3/1.5 1.5:D4/.5 2:F4/1
0:Eb4/1 1:D4/1 2:G3/1 | 0:F#3/1 1:Bb3/1 2:C4/1

0:D4/1.5 1.5:Eb4/.5 2:G4/1 | 0:Eb4/1 1:G4/1 2:Bb4/1
0:A4/1.5 1.5:F4/.5 2:D4/1 | 0:Bb3/2 2:D4/1
0:G4/1.5 1.5:Eb4/.5 2:D4/1 | 0:C4/2 2:Eb4/1
0:F#4/1.5 1.5:Eb4/.5 2:C4/1 | 0:D4/1 1:Bb3/1 2:C4/1
""",
)
FLUTE: Score = (
    56,
    """
0:G5/2 2:F5/1 | 0:Eb5/1.5 1.5:C5/.5 2:Ab4/1
0:Bb4/1 1:D5/1 2:F5/1 | 0:G5/1.5 1.5:Eb5/.5 2:C5/1
0:F5/2 2:Eb5/1 | 0:Db5/1.5 1.5:C5/.5 2:F4/1
0:Gb4/1 1:Bb4/1 2:Db5/1 | 0:F5/1 1:C5/1.5

0:Bb4/1.5 1.5:Db5/.5 2:F5/1 | 0:Gb5/2 2:Db5/1
0:Eb5/1.5 1.5:C5/.5 2:Gb4/1 | 0:A4/1 1:C5/1 2:Eb5/.9
""",
)
RETURN: Score = (
    68,
    """
0:F5/1.5 1.5:D5/.5 2:C5/1 | 0:D5/1.5 1.5:Bb4/.5 2:A4/1
0:G4/1 1:Bb4/1 2:D5/1 | 0:F5/1.5 1.5:Eb5/.5 2:C5/1

0:D5/2 2:A4/1 | 0:F5/1.5 1.5:D5/.5 2:Bb4/1
0:Eb5/1 1:G5/1 2:D5/1 | 0:C5/1 1:D5/1 2:A4/1
0:G5/1.5 1.5:F5/.5 2:D5/1 | 0:F5/1.5 1.5:D5/.5 2:A4/1
0:Eb5/1.5 1.5:C5/.5 2:G4/1 | 0:Bb4/2.5
""",
)
"""The celesta's tune, by the vibraphone, an octave lower."""
MELODIES = {
    "the window's celesta": CELESTA,
    "the window's vibraphone": VIBRAPHONE,
    "the watchman's cello": CELLO,
    "the glitter's flute": FLUTE,
    "the tune's return": RETURN,
}
