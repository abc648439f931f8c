"""The pictures of the page, as the sprites draw them."""

from __future__ import annotations

import re

from game.rules.cards import CODES
from sprites.cards import face
from sprites.drawing import inside
from sprites.games import sprites_of
from sprites.menus import icons
from sprites.monogram import KA
from sprites.palette import CREAM, GOLD, INK
from sprites.svg import document, path, place, rect, tag

UPRIGHT, SIDEWAYS = (600, 1100), (1280, 640)
"""Windows that a room is drawn for; the page cuts what is too much."""
ICONS = ("bulb", "sort", "list", "undo", "pause", "book", "cards", "trophy")
SEATS = 6
LAYER = re.compile(' id="[^"]*"')
"""What a part of a picture is called in an editor; in a page names have to differ."""


def sheet() -> str:
    """All that is shown many times, as symbols: every face but for its letters, named by its code, icons and the shapes
    of seats, in the colour of the text around them."""
    small = {f"icon-{name}": icons.icon(name, "currentColor") for name in ICONS}
    shapes = {f"shape-{seat}": icons.shape(seat, "currentColor") for seat in range(SEATS)}
    pictures = {code: face(code) for code in CODES} | small | shapes
    return document(0, 0, *(_symbol(name, picture) for name, picture in pictures.items()))


def _symbol(name: str, picture: str) -> str:
    box = "0 0 250 350" if name in CODES else "0 0 100 100"
    return tag("symbol", LAYER.sub("", inside(picture)), id=name, viewBox=box)


def back(game: str) -> str:
    return sprites_of(game).back()


def room(game: str, size: tuple[float, float]) -> str:
    return sprites_of(game).room(*size)


def icon() -> str:
    """The letter of the game on a card, 100 x 100."""
    card = rect(4, 4, 92, 92, rx=22, fill=INK, stroke=GOLD, stroke_width=5)
    return document(100, 100, card, place(path(KA, fill=CREAM), 50, 50, 0.56))
