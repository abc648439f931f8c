"""The pieces of music, one a game and one for the title."""
