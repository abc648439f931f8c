"""Aces: one large suit with an ornament of its own."""

from __future__ import annotations

from sprites import svg
from sprites.palette import Palette
from sprites.suits import suit

CENTRE = (125.0, 175.0)
HEIGHT = 138.0


def ace(suit_code: str, paint: Palette) -> str:
    """The large suit of an ace, its ornament around it."""
    x, y = CENTRE
    return "".join([
        _sprays(paint),
        suit(suit_code, x, y, HEIGHT + 14, fill="none", stroke=paint.gold, stroke_width=2),
        suit(suit_code, x, y, HEIGHT, fill=paint.suit),
        suit(suit_code, x, y, HEIGHT * 0.84, fill="none", stroke=paint.gold, stroke_width=1.6),
        suit(suit_code, x, y, HEIGHT * 0.3, fill=paint.gold),
    ])


def _sprays(paint: Palette) -> str:
    """Scrolls above and below the suit, the lower ones turned."""
    half = svg.group(_scroll(paint), svg.group(_scroll(paint), transform="translate(250 0) scale(-1 1)"))
    return half + svg.group(half, transform="rotate(180 125 175)")


def _scroll(paint: Palette) -> str:
    curl = "M125 70 C112 84 92 84 84 74 C78 65 88 57 94 64 C98 70 90 75 87 71"
    leaf = "M125 70 C116 64 112 54 116 42 C124 48 127 58 125 70 Z"
    return (
        svg.path(curl, fill="none", stroke=paint.gold, stroke_width=3, stroke_linecap="round")
        + svg.path(leaf, fill=paint.gold)
        + svg.circle(125, 34, 3.4, fill=paint.suit)
    )
