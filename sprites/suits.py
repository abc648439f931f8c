"""The four suit shapes, and the star that stands for a joker: 100 units high, round the origin."""

from __future__ import annotations

from sprites import svg

CLUB = (
    "M-17.9 -11.5 A23 23 0 1 1 17.9 -11.5 A23 23 0 1 1 6 21.4 C6 34 11 44 21 50 L-21 50 C-11 44 -6 34 -6 21.4"
    " A23 23 0 1 1 -17.9 -11.5 Z"
)
DIAMOND = "M0 -50 C9 -32 24 -13 38 0 C24 13 9 32 0 50 C-9 32 -24 13 -38 0 C-24 -13 -9 -32 0 -50 Z"
HEART = (
    "M0 48 C-10 28 -47 10 -47 -19 C-47 -36 -36 -46 -23 -46 C-11 -46 -3 -38 0 -28"
    " C3 -38 11 -46 23 -46 C36 -46 47 -36 47 -19 C47 10 10 28 0 48 Z"
)
SPADE = (
    "M0 -50 C8 -30 46 -9 46 16 C46 30 36 38 25 38 C17 38 9 34 5 26 C6 37 11 45 21 50 L-21 50"
    " C-11 45 -6 37 -5 26 C-9 34 -17 38 -25 38 C-36 38 -46 30 -46 16 C-46 -9 -8 -30 0 -50 Z"
)
STAR = "M0 -50 L13.5 -17 L49 -14.5 L21.5 8 L30.5 43 L0 24 L-30.5 43 L-21.5 8 L-49 -14.5 L-13.5 -17 Z"
SHAPES = {"C": CLUB, "D": DIAMOND, "H": HEART, "S": SPADE}


def suit(code: str, x: float, y: float, height: float, *, turn: float = 0.0, **paint: float | str) -> str:
    """The shape of suit C, D, H or S with its centre at (x, y), turned clockwise; `paint` is fill, stroke and so on."""
    return svg.place(svg.path(SHAPES[code], **paint), x, y, height / 100, turn)


def star(x: float, y: float, height: float, **paint: float | str) -> str:
    """The jokers' own mark, its middle at (x, y)."""
    return svg.place(svg.path(STAR, **paint), x, y, height / 100)
