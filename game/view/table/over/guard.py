"""Presses that come too early are kept away for a moment: a line grows along an edge until they are heard."""

from __future__ import annotations

from pygame import Rect

from game.view.core.kit import Kit
from game.view.core.patch import Patch

THICK = 5
"""Units."""
SHARE = 0.4
"""Of the edge, when the time is over."""


def guard_patch(kit: Kit, rect: Rect, done: float) -> Patch:
    """Along the upper edge of ``rect``, from its middle; ``done``: how much of the time is over, from 0 to 1."""
    line = Rect(0, rect.top, round(rect.width * SHARE * done), max(kit.px(THICK), 2))
    line.centerx = rect.centerx
    return Patch(line, "guard", lambda surface: surface.fill(kit.palette.accent, line))
