"""The frame of a portrait: the shape of the seat in the seat's colour. All in units of a portrait, 200 x 220."""

from __future__ import annotations

from sprites.palette import INK
from sprites.svg import disc, document, path, place, polygon, rect, regular, round_rect

WIDTH, HEIGHT = 200, 220
RIM, LINE = 11, 4
BUST_LINE = 146
"""Above it a head may stand out of the frame; below it the frame lies before the shoulders."""

SHAPES: tuple[str, ...] = (
    disc(100, 118, 88),
    polygon([(100, 18), (188, 202), (12, 202)]),
    round_rect(16, 34, 168, 168, 4),
    polygon([(100, 14), (190, 113), (100, 212), (10, 113)]),
    regular(5, 96, 52, (100, 121)),
    regular(6, 100, None, (100, 115)),
)
"""By seat, as in `sprites.menus.icons`."""
BUSTS: tuple[tuple[float, float, float], ...] = (
    (100, 214, 0.98),
    (100, 206, 0.87),
    (100, 206, 0.94),
    (100, 210, 0.96),
    (100, 206, 0.9),
    (100, 214, 0.98),
)
"""By seat: where the lower middle of the bust stands, and its size."""
EMBLEMS: tuple[tuple[float, float, float], ...] = (
    (100, 118, 0.8),
    (100, 138, 0.64),
    (100, 118, 0.84),
    (100, 113, 0.7),
    (100, 122, 0.64),
    (100, 115, 0.8),
)
"""By seat: the middle of the emblem, and its size."""


def ground(seat: int, colour: str, inside: str) -> str:
    """The whole frame, with what is seen within it in a colour of its own."""
    return document(WIDTH, HEIGHT, path(SHAPES[seat], fill=inside), _rim(seat, colour))


def rim(seat: int, colour: str) -> str:
    """The frame without what is within it."""
    return document(WIDTH, HEIGHT, _rim(seat, colour))


def _rim(seat: int, colour: str) -> str:
    line = {"fill": "none", "stroke_linejoin": "round"}
    return path(SHAPES[seat], stroke=INK, stroke_width=RIM + 2 * LINE, **line) + path(
        SHAPES[seat], stroke=colour, stroke_width=RIM, **line
    )


def plain(seat: int, colour: str) -> str:
    """The shape alone, as large as a frame."""
    return document(
        WIDTH,
        HEIGHT,
        path(SHAPES[seat], fill=INK, stroke=INK, stroke_width=RIM + 2 * LINE, stroke_linejoin="round"),
        path(SHAPES[seat], fill=colour, stroke=colour, stroke_width=RIM, stroke_linejoin="round"),
    )


def window(seat: int) -> str:
    """White where a bust may be seen."""
    return document(WIDTH, HEIGHT, path(SHAPES[seat], fill="#ffffff"), rect(0, 0, WIDTH, BUST_LINE, fill="#ffffff"))


def bust(seat: int, portrait: str) -> str:
    """A portrait, 200 x 220, where it goes in the frame of a seat."""
    x, y, scale = BUSTS[seat]
    return document(WIDTH, HEIGHT, place(portrait, x - 100 * scale, y - HEIGHT * scale, scale))


def sign(seat: int, emblem: str) -> str:
    """An emblem, 200 x 200, where it goes in the frame of a seat."""
    x, y, scale = EMBLEMS[seat]
    return document(WIDTH, HEIGHT, place(emblem, x - 100 * scale, y - 100 * scale, scale))
