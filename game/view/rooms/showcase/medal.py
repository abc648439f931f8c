"""The trump's medal, with its sign in the colours of the cards."""

from __future__ import annotations

import pygame

from game.view.core.art import Art
from sprites import showcase


def medal(art: Art, which: str, size: int) -> pygame.Surface:
    """``which`` is C, S, D, H, none or all; ``size`` is in pixels."""
    four = art.look.four_colours
    return art.picture(("trump", which, four), (size, size), lambda: showcase.trump(which, four_colours=four))
