"""The poster of Showcase."""

from __future__ import annotations

from game.i18n import mark
from game.texts.poster import PosterText

POSTER = PosterText(
    name=mark("Showcase"),
    tagline=mark("Whatever you win lies on show, and can be played again"),
)
