"""The twelve court cards."""

from __future__ import annotations

from sprites.cards.courts import jacks, kings, queens
from sprites.cards.courts.frame import framed
from sprites.palette import Palette

FIGURES = {"J": jacks.FIGURES, "Q": queens.FIGURES, "K": kings.FIGURES}


def court(rank: str, suit_code: str, paint: Palette) -> str:
    """The framed picture of a jack, queen or king, head to foot."""
    return framed(FIGURES[rank][suit_code](paint), suit_code, paint)
