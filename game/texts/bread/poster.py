"""The poster of Bread and Chocolate."""

from __future__ import annotations

from game.i18n import mark
from game.texts.poster import PosterText

POSTER = PosterText(
    name=mark("Bread and Chocolate"),
    tagline=mark("One step up or down, and mind the colour"),
)
