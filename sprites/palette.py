"""The colours of the deck."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#1d1b26"
RED = "#d7263d"
GREEN = "#15803d"
BLUE = "#1d63d8"
GOLD = "#e0a72e"
SKIN = "#f4c9a0"
CREAM = "#fff7e3"
GROUND = "#fae8c3"

TWO_COLOURS = {"C": INK, "D": RED, "H": RED, "S": INK}
FOUR_COLOURS = {"C": GREEN, "D": BLUE, "H": RED, "S": INK}


@dataclass(frozen=True)
class Palette:
    """The five colours of a picture card and its cream ground; only the first differs from card to card."""

    suit: str
    ink: str = INK
    gold: str = GOLD
    skin: str = SKIN
    cream: str = CREAM
    ground: str = GROUND
