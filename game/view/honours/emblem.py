"""What stands for a seat where it is honoured."""

from __future__ import annotations

import pygame

from game.view.core.kit import Kit
from game.view.people.medallion import seat_face


def emblem(kit: Kit, seat: int, face: str | None, size: int, *, won: bool = False) -> pygame.Surface:
    """``size`` pixels high; ``face`` is the picture of whoever has the seat, if any: winners look pleased."""
    return seat_face(kit, seat, face, size, "pleased" if won else "calm")
