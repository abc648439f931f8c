"""What shines in the three windows of the title's street, drawn round each window's middle line."""

from __future__ import annotations

from msgspec import Struct

ARCH_HALF, SPRING, SILL = 205, 478, 818
"""Half the width of an arch, and the heights where it springs and where its sill is."""


class Window(Struct, frozen=True):
    """A window: name and colours of its light, from the heart to the edge, and the file of what stands in it."""

    light: str
    bright: str
    middle: str
    edge: str
    inside: str


WINDOWS = (
    Window("amber", "#fff0bd", "#f0a040", "#7a3c14", "bakery"),
    Window("neon", "#ff9ad0", "#c22a86", "#3a1258", "courtyard"),
    Window("glass", "#c9f6e6", "#2f9c98", "#0b3d46", "jeweller"),
)
