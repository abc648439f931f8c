"""Whether the pygame at hand is the one that the game is made for: two packages have that name."""

from __future__ import annotations

import sys

import pygame

OLDEST = (2, 5, 8)
AGAIN = "-m pip install --force-reinstall -r requirements.txt"


def what_is_wrong() -> str | None:
    """One line that says what to do; None: nothing is."""
    python = sys.executable or "python3"
    if not getattr(pygame, "IS_CE", False):
        return f"this is pygame, and pygame-ce is needed: {python} -m pip uninstall -y pygame, then {python} {AGAIN}"
    if tuple(pygame.version.vernum)[:3] < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        return f"pygame-ce {pygame.version.ver} is too old, {wanted} is needed: {python} {AGAIN}"
    return None
