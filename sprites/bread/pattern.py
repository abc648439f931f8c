"""The back of the cards: chocolate pieces and ears of wheat, the same when turned upside down."""

from __future__ import annotations

from sprites.bread.props import CREAM, GOLD, wheat_ear
from sprites.monogram import KA
from sprites.svg import CARD_HEIGHT, CARD_WIDTH, card_body, circle, document, group, path, place, polygon, rect

_PANEL, _PIECE, _BRIGHT, _DARK = "#4a2816", "#633822", "#845033", "#341a0d"
_MARGIN, _RADIUS = 13, 9
_HALF = 14.0  # half a diagonal of a piece


def back() -> str:
    """A card's back, 250 x 350; a half turn changes nothing."""
    half = _half()
    turned = group(half, transform=f"rotate(180 {CARD_WIDTH / 2} {CARD_HEIGHT / 2})")
    return document(CARD_WIDTH, CARD_HEIGHT, card_body(CREAM), _panel(), _pieces(), _frame(), half, turned)


def _panel() -> str:
    inside = 2 * _MARGIN
    return rect(_MARGIN, _MARGIN, CARD_WIDTH - inside, CARD_HEIGHT - inside, rx=_RADIUS, fill=_PANEL)


def _pieces() -> str:
    """A lattice of chocolate pieces, each with a golden crumb; only whole pieces, so that no edge needs a clip."""
    across, down = 8, 12
    step_x = (CARD_WIDTH - 2 * _MARGIN - 8) / across
    step_y = (CARD_HEIGHT - 2 * _MARGIN - 8) / down
    centres = [
        (CARD_WIDTH / 2 + (column - across / 2 + 0.5) * step_x, CARD_HEIGHT / 2 + (row - down / 2 + 0.5) * step_y)
        for row in range(down) for column in range(across)
    ]  # fmt: skip
    crossings = [
        (CARD_WIDTH / 2 + (column - across / 2) * step_x, CARD_HEIGHT / 2 + (row - down / 2) * step_y)
        for row in range(1, down) for column in range(1, across)
    ]  # fmt: skip
    return "".join(_piece(x, y) for x, y in centres) + "".join(circle(x, y, 2.2, fill=GOLD) for x, y in crossings)


def _piece(x: float, y: float) -> str:
    diamond = polygon([(x, y - _HALF * 0.95), (x + _HALF, y), (x, y + _HALF * 0.95), (x - _HALF, y)])
    heart = polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)])
    return path(diamond, fill=_PIECE, stroke=_BRIGHT, stroke_width=1.6) + path(heart, fill=_DARK)


def _frame() -> str:
    inset = _MARGIN + 5
    return rect(
        inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset, rx=_RADIUS - 3,
        fill="none", stroke=GOLD, stroke_width=2.2,
    )


def _half() -> str:
    """The upper half of the middle: a medallion with the letter between two ears."""
    x, y = CARD_WIDTH / 2, CARD_HEIGHT / 2 - 44
    ears = "".join(place(wheat_ear(), x, CARD_HEIGHT / 2 - 6, 0.72, turn) for turn in (-64, 64))
    medal = circle(x, y, 36, fill=_DARK, stroke=GOLD, stroke_width=3) + circle(x, y, 30, fill="none", stroke=GOLD, stroke_width=1.2)
    letter = place(path(KA, fill=CREAM), x, y, 0.36)
    return ears + medal + letter
