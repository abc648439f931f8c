"""The back of the cards: scales of teal enamel in gold wire, the same when turned upside down."""

from __future__ import annotations

from sprites.monogram import KA
from sprites.showcase import gems
from sprites.showcase.brass import BRASS, BRASS_LIGHT, DEEP
from sprites.svg import (
    CARD_HEIGHT,
    CARD_RADIUS,
    CARD_WIDTH,
    card_body,
    circle,
    document,
    half_turned,
    inset,
    num,
    path,
    place,
    polygon,
    rect,
    round_rect,
)

_EDGE, _PANEL, _SCALE = "#f3ecd9", "#0b3f45", "#0f5a60"
_MARGIN, _RADIUS = 12, 8
_ACROSS = 24
_R = (CARD_WIDTH - 2 * _MARGIN) / _ACROSS
"""Radius of a scale, half the way to the next one in its row."""
_MIDDLE = (CARD_WIDTH / 2, CARD_HEIGHT / 2)


def back() -> str:
    """A card's back, 250 x 350; a half turn changes nothing."""
    scales, letter = _scales(), _half()
    field = _panel() + scales + half_turned(scales) + _waist() + _border()
    return document(CARD_WIDTH, CARD_HEIGHT, card_body(_EDGE), field, _shield(), letter, half_turned(letter))


def _panel() -> str:
    return inset(_MARGIN, rx=_RADIUS, fill=_PANEL)


def _scales() -> str:
    """Rows of scales over the upper half, each row over the feet of the one above; they end below the middle."""
    rows = []
    step = _R * 0.72
    for row in range(int((CARD_HEIGHT / 2 - _MARGIN) / step) + 1):
        y = _MARGIN + 7 + row * step
        xs = [_MARGIN + _R * (2 * column + row % 2) for column in range(_ACROSS // 2 + (row + 1) % 2)]
        seen = [x for x in xs if not _behind_shield(x, y)]
        for size, colour in ((1.0, BRASS), (0.85, _PANEL), (0.62, _SCALE)):
            rows.append(path("".join(_scale(x, y, _R * size) for x in seen), fill=colour))
        pearls = " ".join(polygon([(x - 2, y - 2), (x, y - 4), (x + 2, y - 2), (x, y)]) for x in seen)
        rows.append(path(pearls, fill=BRASS_LIGHT))
    return "".join(rows)


def _behind_shield(x: float, y: float) -> bool:
    """Whether a scale would not be seen at all."""
    across, down = abs(x - _MIDDLE[0]), abs(y - _MIDDLE[1])
    return down < 90 and across < 56 - down * 0.36


def _scale(x: float, y: float, r: float) -> str:
    """The part of a scale that shows: an arch, pointed below."""
    return f"M{num(x - r)} {num(y)} a{num(r)} {num(r)} 0 0 1 {num(2 * r)} 0 l{num(-r)} {num(r * 0.6)} "


def _waist() -> str:
    """The band across the middle, where the two halves of the scales meet."""
    y = _MIDDLE[1]
    band = rect(_MARGIN, y - 19, CARD_WIDTH - 2 * _MARGIN, 38, fill=DEEP)
    lines = f"M{_MARGIN} {y - 18} H{CARD_WIDTH - _MARGIN} M{_MARGIN} {y + 18} H{CARD_WIDTH - _MARGIN}"
    lozenges = " ".join(polygon([(x, y - 9), (x + 10, y), (x, y + 9), (x - 10, y)]) for x in (31, CARD_WIDTH - 31))
    return band + path(lines, stroke=BRASS, stroke_width=2.5) + path(lozenges, fill=BRASS)


def _border() -> str:
    """The pale edge, over what sticks out of the field, and the gold line inside it."""
    inside = 2 * _MARGIN
    field = round_rect(_MARGIN, _MARGIN, CARD_WIDTH - inside, CARD_HEIGHT - inside, _RADIUS)
    edge = round_rect(1.5, 1.5, CARD_WIDTH - 3, CARD_HEIGHT - 3, CARD_RADIUS - 1) + field
    line = inset(_MARGIN + 1.5, rx=_RADIUS - 1, fill="none", stroke=BRASS, stroke_width=3)
    return path(edge, fill=_EDGE, fill_rule="evenodd") + line


def _shield() -> str:
    """The shield behind the middle: a cut stone's outline from above."""
    x, y = _MIDDLE
    shape = polygon([(x - 30, y - 96), (x + 30, y - 96), (x + 66, y), (x + 30, y + 96), (x - 30, y + 96), (x - 66, y)])
    return "".join(
        path(shape, fill=DEEP, stroke=colour, stroke_width=width, stroke_linejoin="round")
        for colour, width in ((DEEP, 20), (BRASS, 14), (DEEP, 8))
    )


def _half() -> str:
    """The upper half of the middle: the letter in a medallion, a stone above it."""
    x, y = _MIDDLE
    medal = circle(x, y - 32, 29, fill=_SCALE, stroke=BRASS, stroke_width=3) + place(
        path(KA, fill=_EDGE), x + 1, y - 32, 0.32
    )
    return medal + place(gems.stone(gems.DIAMOND), x, y - 82, 0.22)
