"""Aces: one large suit, each with an ornament of its own."""

from __future__ import annotations

from sprites import svg
from sprites.palette import Palette
from sprites.suits import SHAPES

CENTRE = (125.0, 175.0)
SCALE = 1.32


def ace(suit_code: str, paint: Palette) -> str:
    """The large suit of an ace, scrolls above and below it."""
    return _sprays(paint) + svg.place(_medallion(suit_code, paint) + ORNAMENTS[suit_code](paint), *CENTRE, SCALE)


def _medallion(suit_code: str, paint: Palette) -> str:
    """The suit within even outlines: the outer ones are wide strokes, each covering the middle of the one before."""
    outlines = ((paint.gold, 16.0), (svg.CARD_PAPER, 13.4), (paint.suit, 9.0), (paint.gold, 1.6))
    d = SHAPES[suit_code]
    strokes = [
        svg.path(d, fill=paint.suit, stroke=colour, stroke_width=width, stroke_linejoin="round")
        for colour, width in outlines
    ]
    return "".join(strokes)


def _small(suit_code: str, y: float, scale: float, fill: str) -> str:
    return svg.place(svg.path(SHAPES[suit_code], fill=fill), 0, y, scale)


def _both_sides(body: str) -> str:
    return body + svg.group(body, transform="scale(-1 1)")


def _curl(d: str, paint: Palette, width: float = 2.2) -> str:
    return svg.path(d, fill="none", stroke=paint.gold, stroke_width=width, stroke_linecap="round")


def _club_ornament(paint: Palette) -> str:
    """A rosette in every leaf."""
    return "".join(_rosette(x, y, paint) for x, y in ((0, -26.0), (-26.0, 10.0), (26.0, 10.0))) + _curl(
        "M0 2 L0 40 M-5 44 Q0 36 5 44", paint
    )


def _rosette(x: float, y: float, paint: Palette) -> str:
    petal = "M0 -3 C-5 -6 -4 -13 0 -14 C4 -13 5 -6 0 -3 Z"
    petals = "".join(svg.place(svg.path(petal, fill=paint.gold), x, y, 1, turn) for turn in range(0, 360, 60))
    return petals + svg.circle(x, y, 2.2, fill=paint.cream)


def _diamond_ornament(paint: Palette) -> str:
    """The facets of a cut stone."""
    facets = (
        "M0 -40 L14 -14 L31 0 L14 14 L0 40 L-14 14 L-31 0 L-14 -14 Z M-14 -14 L14 -14 L14 14 L-14"
        " 14 Z M0 -40 L0 -14 M0 40 L0 14 M-31 0 L-14 0 M31 0 L14 0"
    )
    return _curl(facets, paint, 1.6) + _small("D", 0, 0.22, paint.gold)


def _heart_ornament(paint: Palette) -> str:
    """Scrolls in both lobes and a small heart."""
    scroll = _curl("M0 34 C8 16 36 6 36 -16 C36 -28 28 -36 20 -34 C10 -32 10 -18 19 -17 C25 -17 25 -25 20 -25", paint)
    leaf = svg.path("M20 10 C26 4 34 6 36 2 C34 12 28 16 20 10 Z", fill=paint.gold)
    return _both_sides(scroll + leaf) + _small("H", 2, 0.2, paint.gold)


def _spade_ornament(paint: Palette) -> str:
    """A lily between scrolls."""
    scroll = _curl("M0 22 C6 34 36 34 36 16 C36 4 22 2 20 12 C19 19 27 20 27 15", paint)
    leaf = svg.path("M9 -2 C10 -14 20 -14 24 -10 C20 -4 16 2 9 -2 Z", fill=paint.gold)
    lily = svg.path("M0 -36 C8 -24 8 -14 3 -4 L3 18 L-3 18 L-3 -4 C-8 -14 -8 -24 0 -36 Z", fill=paint.gold)
    return _both_sides(scroll + leaf) + lily + svg.circle(0, 42, 2.4, fill=paint.gold)


ORNAMENTS = {"C": _club_ornament, "D": _diamond_ornament, "H": _heart_ornament, "S": _spade_ornament}


def _sprays(paint: Palette) -> str:
    """Scrolls above and below the suit, the lower ones turned."""
    half = svg.group(_scroll(paint), svg.group(_scroll(paint), transform="translate(250 0) scale(-1 1)"))
    return half + svg.group(half, transform="rotate(180 125 175)")


def _scroll(paint: Palette) -> str:
    curl = "M125 62 C112 76 92 76 84 66 C78 57 88 49 94 56 C98 62 90 67 87 63"
    leaf = "M125 62 C116 56 112 46 116 34 C124 40 127 50 125 62 Z"
    return (
        svg.path(curl, fill="none", stroke=paint.gold, stroke_width=3, stroke_linecap="round")
        + svg.path(leaf, fill=paint.gold)
        + svg.circle(125, 27, 3.4, fill=paint.suit)
    )
