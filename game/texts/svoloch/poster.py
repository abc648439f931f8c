"""The poster of Svoloch."""

from __future__ import annotations

from game.i18n import mark
from game.texts.poster import PosterText

POSTER = PosterText(
    name=mark("Svoloch"),
    tagline=mark("Beat it, turn it around, or blow it away"),
)
