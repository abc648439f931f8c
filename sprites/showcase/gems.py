"""Cut stones: from the side, and a brilliant from above."""

from __future__ import annotations

from math import cos, pi, sin

from sprites.svg import path, polygon

Cut = tuple[str, str, str, str, str, str]
"""The shades of a stone's facets: crown left, table, crown right, then the three of the pavilion below."""

DIAMOND: Cut = ("#d6fff3", "#ffffff", "#a8eede", "#8fe0d2", "#d2fbf0", "#63c6bd")
RUBY: Cut = ("#ff8fa6", "#ffd0d9", "#e0405f", "#c2183f", "#ff5f7d", "#8a0d2c")
EMERALD: Cut = ("#8ff0bd", "#d6ffe8", "#35c288", "#179a64", "#5fe0a4", "#0b6a45")


def stone(cut: Cut) -> str:
    """A stone from the side, 120 wide and 100 high, its point 64 below the origin."""
    facets = (
        "M-60 0 L-32 -36 L-18 0 Z",
        "M-32 -36 H32 L18 0 H-18 Z",
        "M60 0 L32 -36 L18 0 Z",
        "M-60 0 H-18 L0 64 Z",
        "M-18 0 H18 L0 64 Z",
        "M60 0 H18 L0 64 Z",
    )
    return "".join(
        path(d, fill=fill, stroke=cut[5], stroke_width=1.6, stroke_linejoin="round")
        for d, fill in zip(facets, cut, strict=True)
    )


def _at(radius: float, eighths: float) -> tuple[float, float]:
    turn = 2 * pi * eighths / 8
    return radius * sin(turn), -radius * cos(turn)


def facets(radius: float) -> list[list[tuple[float, float]]]:
    """The facets of a brilliant seen from above, round the origin: eight stars, eight kites, sixteen at the girdle."""
    table, crown = radius * 0.5, radius * 0.76
    shapes = []
    for step in range(8):
        shapes.append([_at(table, step), _at(table, step + 1), _at(crown, step + 0.5)])
        shapes.append([_at(table, step), _at(crown, step + 0.5), _at(radius, step), _at(crown, step - 0.5)])
        shapes.append([_at(crown, step + 0.5), _at(radius, step), _at(radius, step + 0.5)])
        shapes.append([_at(crown, step + 0.5), _at(radius, step + 0.5), _at(radius, step + 1)])
    return shapes


def brilliant(radius: float, cut: Cut = DIAMOND) -> str:
    """A round brilliant from above."""
    drawn = []
    for number, shape in enumerate(facets(radius)):
        kind, step = number % 4, number // 4
        shade = cut[(0, 2, 4, 3)[kind] if step in (6, 7, 0, 1) else (2, 3, 5, 2)[kind]]
        drawn.append(path(polygon(shape), fill=shade, stroke=cut[5], stroke_width=radius / 60, stroke_linejoin="round"))
    table = polygon([_at(radius * 0.5, step) for step in range(8)])
    shine = polygon([_at(radius * 0.5, step) for step in (5, 6, 7, 8)])
    return "".join(drawn) + path(table, fill=cut[4]) + path(shine, fill=cut[1], fill_opacity=0.75)


def outline(radius: float, **stroke: float | str) -> str:
    """The lines of a brilliant alone, as an inlay."""
    return path(" ".join(polygon(shape) for shape in facets(radius)), fill="none", stroke_linejoin="round", **stroke)
