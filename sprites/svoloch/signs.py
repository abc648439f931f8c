"""Neon signs of the courtyard: pictures, never letters, each a file drawn round its middle."""

from __future__ import annotations

from sprites.drawing import part
from sprites.svg import place
from sprites.svoloch.neon import AMBER, CYAN, MAGENTA, VIOLET, halo

Sign = tuple[str, str]

LEFT: tuple[Sign, ...] = (("grin", MAGENTA), ("spade", CYAN), ("cocktail", CYAN))
RIGHT: tuple[Sign, ...] = (("cards", VIOLET), ("heart", MAGENTA), ("crown", AMBER))
"""The signs on the left and right wall, from the ends to the middle, with the colour of their light."""


def hung(sign: Sign, x: float, y: float, scale: float = 1.0) -> str:
    """A sign on its wall, with its light."""
    name, colour = sign
    return halo(x, y, 132 * scale, colour) + place(part(f"svoloch/signs/{name}"), x, y, scale)
