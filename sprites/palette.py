"""The colours of the deck."""

from __future__ import annotations

INK = "#1d1b26"
RED = "#d7263d"
GREEN = "#15803d"
BLUE = "#1d63d8"
GOLD = "#e0a72e"
CREAM = "#fff7e3"
GROUND = "#fae8c3"
LIPS = "#b23a48"

TWO_COLOURS = {"C": INK, "D": RED, "H": RED, "S": INK}
FOUR_COLOURS = {"C": GREEN, "D": BLUE, "H": RED, "S": INK}
"""By suit. The files of courts and aces are painted in these."""
