"""The table where a match is played, and what lies over it."""
