"""What the posters of all games share. Each is `poster.svg` in the folder of its game, without letters."""

from __future__ import annotations

WIDTH, HEIGHT, RADIUS = 600, 800, 30

BAND = (0.05, 0.82, 0.9, 0.15)
"""x, y, width and height of the dark place left for the name, as fractions of the poster."""
