"""The back of the cards: chocolate pieces and ears of wheat, the same when turned upside down."""

from __future__ import annotations

from sprites.bread.colours import CREAM, GOLD
from sprites.drawing import part
from sprites.monogram import KA
from sprites.svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    card_body,
    circle,
    disc,
    document,
    half_turned,
    inset,
    path,
    place,
    polygon,
)

_PANEL, _PIECE, _BRIGHT, _DARK = "#45240f", "#6a3d24", "#8f5c39", "#341a0d"
_MARGIN, _RADIUS = 12, 8
_INSET = 20  # from the card's edge to the lattice
_ACROSS, _DOWN = 10, 15
_STEP_X, _STEP_Y = (CARD_WIDTH - 2 * _INSET) / _ACROSS, (CARD_HEIGHT - 2 * _INSET) / _DOWN
_MIDDLE = (CARD_WIDTH / 2, CARD_HEIGHT / 2)


def back() -> str:
    """A card's back, 250 x 350; a half turn changes nothing."""
    field, half = _panel() + _lattice() + _cartouche(), _half()
    return document(CARD_WIDTH, CARD_HEIGHT, card_body(CREAM), field, half, half_turned(half))


def _panel() -> str:
    """The dark field and the golden line round it."""
    field = inset(_MARGIN, rx=_RADIUS, fill=_PANEL)
    return field + inset(_MARGIN + 4, rx=_RADIUS - 3, fill="none", stroke=GOLD, stroke_width=2)


def _lattice() -> str:
    """Rows of chocolate pieces, each bevelled round a dark heart, with crumbs of gold where four of them meet."""
    columns = [_INSET + (column + 0.5) * _STEP_X for column in range(_ACROSS)]
    rows = [_INSET + (row + 0.5) * _STEP_Y for row in range(_DOWN)]
    pieces = "".join(
        path(" ".join(_diamond(x, y, size) for y in rows for x in columns), fill=colour)
        for colour, size in ((_BRIGHT, 0.98), (_PIECE, 0.76), (_DARK, 0.34))
    )
    crumbs = "".join(disc(x + _STEP_X / 2, y + _STEP_Y / 2, 2.1) for y in rows[:-1] for x in columns[:-1])
    return pieces + path(crumbs, fill=GOLD)


def _diamond(x: float, y: float, size: float) -> str:
    half_x, half_y = size * _STEP_X / 2, size * _STEP_Y / 2
    return polygon([(x, y - half_y), (x + half_x, y), (x, y + half_y), (x - half_x, y)])


def _cartouche() -> str:
    """The dark shield behind the middle."""
    x, y = _MIDDLE
    shape = polygon([(x, y - 104), (x + 74, y), (x, y + 104), (x - 74, y)])
    return "".join(
        path(shape, fill=_DARK, stroke=colour, stroke_width=width, stroke_linejoin="round")
        for colour, width in ((_DARK, 22), (GOLD, 16), (_DARK, 11))
    )


def _half() -> str:
    """The upper half of the middle: the letter in a medallion, an ear at either side."""
    x, y = _MIDDLE[0], _MIDDLE[1] - 41
    ears = "".join(place(part("bread/wheat"), x, _MIDDLE[1] + 2, 0.53, turn) for turn in (-68, 68))
    tip = place(path(_diamond(0, 0, 0.6), fill=GOLD), x, _MIDDLE[1] - 90)
    medal = circle(x, y, 33, fill=_PIECE, stroke=GOLD, stroke_width=3)
    return ears + tip + medal + place(path(KA, fill=CREAM), x + 1, y, 0.36)
