"""The back of the cards: a weave of zigzags in neon, the same when turned upside down."""

from __future__ import annotations

from sprites.monogram import KA
from sprites.svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    card_body,
    circle,
    document,
    half_turned,
    inset,
    path,
    place,
    polygon,
)
from sprites.svoloch.neon import CYAN, MAGENTA, VIOLET

_EDGE, _PANEL, _DARK = "#efe0ff", "#1b1038", "#120a26"
_MARGIN, _RADIUS = 12, 8
_INSET = 21  # from the card's edge to the weave
_TEETH = 15
"""Odd, so that a half turn lays the peaks of a zigzag on its peaks."""
_ROWS = 25
_MIDDLE = (CARD_WIDTH / 2, CARD_HEIGHT / 2)


def back() -> str:
    """A card's back, 250 x 350; a half turn changes nothing."""
    field, half = _panel() + _weave() + _shield(), _half()
    return document(CARD_WIDTH, CARD_HEIGHT, card_body(_EDGE), field, half, half_turned(half))


def _panel() -> str:
    """The dark field and the lines of light round it."""
    field = inset(_MARGIN, rx=_RADIUS, fill=_PANEL)
    return field + inset(_MARGIN + 4, rx=_RADIUS - 3, fill="none", stroke=MAGENTA, stroke_width=2)


def _weave() -> str:
    """Zigzags from edge to edge: violet, with every third one bright in turn."""
    step = (CARD_WIDTH - 2 * _INSET) / _TEETH
    gap = (CARD_HEIGHT - 2 * _INSET - 9) / (_ROWS - 1)
    drawn = []
    for row in range(_ROWS):
        y = _INSET + 4.5 + gap * row
        points = [(_INSET + step * tooth, y + (4.5 if tooth % 2 else -4.5)) for tooth in range(_TEETH + 1)]
        away = abs(row - _ROWS // 2) % 4
        colour, width = ((MAGENTA, 2.6), ("#5a3aa0", 2.2), (CYAN, 2.6), ("#5a3aa0", 2.2))[away]
        d = "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points)
        drawn.append(path(d, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round"))
    return "".join(drawn)


def _shield() -> str:
    """The dark eight-sided shield behind the middle."""
    x, y = _MIDDLE
    quarter = ((34, 100), (72, 62))
    right = [(x + dx, y - dy) for dx, dy in quarter] + [(x + dx, y + dy) for dx, dy in reversed(quarter)]
    left = [(2 * x - px, py) for px, py in reversed(right)]
    shape = polygon(right + left)
    return "".join(
        path(shape, fill=_DARK, stroke=colour, stroke_width=width, stroke_linejoin="round")
        for colour, width in ((_PANEL, 18), (VIOLET, 12), (_DARK, 7))
    )


def _half() -> str:
    """The upper half of the middle: the letter, and one of the two arrows that run round."""
    arc = "M-58 -16 A60.2 60.2 0 0 1 50 -33.5"
    arrow = path(arc, fill="none", stroke=MAGENTA, stroke_width=7) + path("M66 -10 L35 -25 L64 -47 Z", fill=MAGENTA)
    letter = circle(0, -24, 22, fill="#2f1b57", stroke=CYAN, stroke_width=3) + place(
        path(KA, fill="#ffffff"), 1, -24, 0.26
    )
    spark = path("M0 -92 L5 -84 L0 -76 L-5 -84 Z", fill=CYAN)
    return place(arrow + letter + spark, *_MIDDLE)
