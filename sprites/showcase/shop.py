"""The jeweller's shop at night: the lit window behind, and a counter of velvet under glass in a brass frame.

Everything is laid out in units of a 1080th of the height; a wide window has more on show, never stretched things.
The counter, where cards and words lie, stays quiet; light and detail gather at the edges.
"""

from __future__ import annotations

from sprites.drawing import part
from sprites.room import BLEED, UNITS_HIGH, room_picture, units_wide
from sprites.showcase import brass, gems, window
from sprites.showcase.brass import BRASS, BRASS_DARK, BRASS_LIGHT
from sprites.svg import group, linear, path, place, radial, rect

_FAR = 214.0  # where the counter's far edge is
_NEAR = UNITS_HIGH + 40
_SIDE_FAR, _SIDE_NEAR = 62.0, -70.0
_STEP, _FIRST, _GAP = 150.0, 196.0, 214.0
"""From stand to stand; where the first stands; what is left free on either side of the middle."""
_STANDS = ("bust", "egg", "crown", "solitaire", "ring", "watch", "coffer", "earrings")
STAND_FOOT, STAND_SCALE = window.LEDGE - 2, 0.98
_ENDS = 90.0  # how much of the dark floor is to be seen at either end


def room(width: float, height: float) -> str:
    """The room behind the table, `width` x `height` pixels, one unit a pixel."""
    wide = units_wide(width, height)
    scene = (
        _paint(wide),
        window.window(wide),
        window.ledge(wide),
        *map(window.beam, lamps(wide)),
        _stands(wide),
        *map(window.lamp, lamps(wide)),
        *(rect(x, window.LEDGE + 40, _ENDS + BLEED, 560, fill=brass.NIGHT) for x in (0, wide - _ENDS)),
        window.curtains(wide),
        _counter(wide),
    )
    return room_picture(width, height, *scene)


def _paint(wide: float) -> str:
    shine = ((0, BRASS_DARK), (0.12, BRASS), (0.24, BRASS_LIGHT), (0.36, BRASS), (0.5, "#a8832f"))
    back = tuple((1 - at, colour) for at, colour in reversed(shine[:-1]))
    return (
        brass.PAINT
        + window.PAINT
        + radial("counter", (wide / 2, 430), 0.62 * wide, (0, "#125158"), (0.3, brass.TEAL), (1, brass.DEEP))
        + linear("rail", (0, 0), (wide, 0), *shine, *back)
        + linear("side", (0, _FAR), (0, UNITS_HIGH), (0, BRASS_LIGHT), (0.35, BRASS), (1, BRASS_DARK))
        + linear("gloss", (0, _FAR), (0, 900), (0, "#ffffff", 0.075), (1, "#ffffff", 0))
    )


def _places(wide: float) -> list[float]:
    """Where the pieces on the left stand, from the curtain to what the other player's cards leave free."""
    last = wide / 2 - _GAP
    count = max(2, int((last - _FIRST) // _STEP) + 1)
    return [_FIRST + (last - _FIRST) / (count - 1) * number for number in range(count)]


def standing(wide: float) -> list[tuple[str, float]]:
    """What stands where, each piece on the left before the one that mirrors it."""
    half = len(_STANDS) // 2
    return [
        (_STANDS[(first + number) % len(_STANDS)], at)
        for number, x in enumerate(_places(wide))
        for first, at in ((0, x), (half, wide - x))
    ]


def _stands(wide: float) -> str:
    return "".join(
        brass.glow(x, 140, 92) + place(part(f"showcase/stands/{name}"), x, STAND_FOOT, STAND_SCALE)
        for name, x in standing(wide)
    )


def lamps(wide: float) -> list[float]:
    """A lamp over every second piece, beginning at the middle."""
    return [at for x in _places(wide)[::-2] for at in (x, wide - x)]


def _sides(wide: float, inset: float, **stroke: float | str) -> str:
    """The two slanting edges of the counter, `inset` units inside."""
    top = _FAR + inset
    far, near = _SIDE_FAR + inset, _SIDE_NEAR + inset
    d = f"M{near} {_NEAR} L{far} {top}"
    mirrored = f"M{wide - near:.1f} {_NEAR} L{wide - far:.1f} {top}"
    return path(d, **stroke) + path(mirrored, **stroke)


def _back(wide: float, inset: float, **stroke: float | str) -> str:
    """The far edge of the counter."""
    far, top = _SIDE_FAR + inset, _FAR + inset
    return path(f"M{far - 4} {top} H{wide - far + 4:.1f}", **stroke)


def _counter(wide: float) -> str:
    d = f"M{_SIDE_NEAR} {_NEAR} L{_SIDE_FAR} {_FAR} H{wide - _SIDE_FAR:.1f} L{wide - _SIDE_NEAR:.1f} {_NEAR} Z"
    shadow = _sides(wide, -16, stroke="#000000", stroke_opacity=0.5, stroke_width=26)
    frame = _sides(wide, 8, stroke=BRASS_DARK, stroke_width=22) + _sides(wide, 7, stroke="url(#side)", stroke_width=14)
    frame += _back(wide, 8, stroke=BRASS_DARK, stroke_width=22) + _back(wide, 6, stroke="url(#rail)", stroke_width=14)
    frame += _back(wide, 1.5, stroke="#fff3cf", stroke_opacity=0.8, stroke_width=2)
    dark = _sides(wide, 22, stroke=brass.NIGHT, stroke_opacity=0.6, stroke_width=8)
    dark += _back(wide, 22, stroke=brass.NIGHT, stroke_opacity=0.6, stroke_width=8)
    lines = "".join(
        edge(wide, inset, stroke=BRASS, stroke_opacity=opacity, stroke_width=width)
        for inset, opacity, width in ((42, 0.4, 2.5), (52, 0.22, 1.5))
        for edge in (_sides, _back)
    )
    corner = _corner()
    corners = place(corner, _SIDE_FAR + 53, _FAR + 52) + group(
        corner, transform=f"translate({wide - _SIDE_FAR - 53:.1f} {_FAR + 52}) scale(-1 1)"
    )
    return shadow + path(d, fill="url(#counter)") + _inlay(wide) + dark + lines + corners + _gloss(wide) + frame


def _corner() -> str:
    """A fan of rays inlaid in the far left corner."""
    rays = "".join(
        path("M30 0 H112", transform=f"rotate({turn})", stroke=BRASS, stroke_opacity=0.42, stroke_width=3)
        for turn in range(9, 100, 12)
    )
    arcs = "".join(
        path(
            f"M{r} 0 A{r} {r} 0 0 1 {-r * 0.16:.1f} {r * 0.987:.1f}",
            fill="none",
            stroke=BRASS,
            stroke_opacity=0.42,
            stroke_width=2.5,
        )
        for r in (24, 118, 128)
    )
    return rays + arcs


def _inlay(wide: float) -> str:
    """A brilliant's cut, inlaid in the middle, with a line of lozenges to either side."""
    x, y = wide / 2, 486
    stone = gems.outline(176, stroke=BRASS, stroke_opacity=0.13, stroke_width=2.5)
    lozenges = "".join(
        f"M{side * at} -9 L{side * at + 26} 0 L{side * at} 9 L{side * at - 26} 0 Z "
        for side in (-1, 1)
        for at in range(236, int(x) - 150, 74)
    )
    return place(stone + path(lozenges, fill="none", stroke=BRASS, stroke_opacity=0.12, stroke_width=2), x, y)


def _gloss(wide: float) -> str:
    """The slanting shine of the glass over the velvet."""
    bands = "".join(
        f"M{wide * at:.0f} {_FAR + 20} h{across} L{wide * at + across - 420:.0f} 900 h-{across} Z "
        for at, across in ((0.36, 150), (0.47, 44), (0.86, 190))
    )
    return path(bands, fill="url(#gloss)")
