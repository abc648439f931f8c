"""Places from first to last, in words."""

from __future__ import annotations

from game.i18n import Translator, mark

PLACES = (mark("1st"), mark("2nd"), mark("3rd"), mark("4th"), mark("5th"), mark("6th"))


def place_words(place: int, tr: Translator) -> str:
    """``place`` from 1 to 6."""
    return tr(PLACES[place - 1])
