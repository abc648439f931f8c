"""Plates of brass and enamel: the trump's, and the mark of the thirteenth trick."""

from __future__ import annotations

from math import cos, pi, sin

from sprites import palette, suits
from sprites.showcase import gems
from sprites.showcase.brass import BRASS, BRASS_DARK, BRASS_LIGHT, DEEP, sparkle
from sprites.svg import circle, disc, document, linear, path, place, radial

_SIZE = 240
FIELD = 0.4
"""Side of the square free for a sign or a number in the middle of either, as a part of its width."""
TRUMPS = ("C", "S", "D", "H", "none", "all")

_PAINT = (
    linear(
        "metal",
        (-100, -100),
        (100, 100),
        (0, "#fff1c4"),
        (0.3, BRASS),
        (0.55, "#8f6a24"),
        (0.75, "#f3d88c"),
        (1, "#7d5a1e"),
    )
    + radial("enamel", (-20, -26), 110, (0, "#fffaf0"), (0.7, "#f1e4c8"), (1, "#d6c294"))
    + radial("dark", (-20, -26), 110, (0, "#1f7d80"), (0.7, "#0c4248"), (1, DEEP))
)


def trump(which: str, *, four_colours: bool = False) -> str:
    """The plate with its sign: a suit C, S, D, H, `none` (no trump) or `all` (all trumps)."""
    if which == "none":
        bar = path("M-37 37 L37 -37", stroke=palette.RED, stroke_width=11, stroke_linecap="round")
        ring = circle(0, 0, 53, fill="none", stroke=palette.RED, stroke_width=11)
        return plate(_four(0.78, dict.fromkeys("CDHS", "#a79a7c")) + ring + bar)
    colours = palette.FOUR_COLOURS if four_colours else palette.TWO_COLOURS
    if which == "all":
        return plate(_four(1, colours))
    return plate(suits.suit(which, 0, 0, 88, fill=colours[which]))


def _four(size: float, colours: dict[str, str]) -> str:
    """The four suits in a square."""
    spots = (("S", -25, -25), ("H", 25, -25), ("D", -25, 25), ("C", 25, 25))
    return "".join(suits.suit(code, x * size, y * size, 46 * size, fill=colours[code]) for code, x, y in spots)


def plate(sign: str = "") -> str:
    """The trump's plate, 240 x 240, with a sign in the pale field in its middle."""
    turns = [pi * step / 10 for step in range(20)]
    lobes = "".join(disc(95 * sin(turn), -95 * cos(turn), 17) for turn in turns) + disc(0, 0, 100)
    edge = path(lobes, fill=BRASS_DARK, stroke=BRASS_DARK, stroke_width=5) + path(lobes, fill="url(#metal)")
    beads = "".join(
        circle(97 * sin(turn), -97 * cos(turn), 7, fill=BRASS_LIGHT, stroke=BRASS_DARK, stroke_width=2)
        for turn in turns
    )
    inside = (
        circle(0, 0, 84, fill=BRASS_DARK) + circle(0, 0, 81, fill="url(#metal)") + circle(0, 0, 75, fill="url(#enamel)")
    )
    return document(_SIZE, _SIZE, _PAINT, place(edge + beads + inside + sign, _SIZE / 2, _SIZE / 2))


def thirteenth() -> str:
    """The mark of the thirteenth trick, 240 x 240: twelve stones round the dial, the thirteenth large at the top.

    The dark field in the middle is free for the number, as large as FIELD says.
    """
    ring = circle(0, 6, 103, fill="url(#metal)", stroke=BRASS_DARK, stroke_width=3) + circle(
        0, 6, 71, fill="url(#dark)", stroke=BRASS_DARK, stroke_width=3
    )
    small = "".join(
        place(gems.brilliant(11.5, gems.EMERALD if step % 2 else gems.DIAMOND), 87 * sin(turn), 6 - 87 * cos(turn))
        for step in range(1, 13)
        for turn in (2 * pi * step / 13,)
    )
    crown = place(gems.brilliant(31, gems.RUBY), 0, -82) + circle(
        0, -82, 31, fill="none", stroke=BRASS, stroke_width=4.5
    )
    body = ring + small + crown + sparkle(-14, -96, 0.9)
    return document(_SIZE, _SIZE, _PAINT, place(body, _SIZE / 2, _SIZE / 2))
