"""The notes of the pieces: chords and melodies, four bars a line."""
