"""The bakery: a wall with window, clock, shelves and oven, and a big cocoa table before it.

Everything is laid out in units of a 1080th of the height; wide rooms get longer shelves, never stretched things.
The middle, where cards and words lie, stays quiet; colour and detail gather at the edges.
"""

from __future__ import annotations

from random import Random

from sprites.bread import props
from sprites.bread.oven import oven
from sprites.bread.window import wall_clock, window
from sprites.svg import circle, document, group, linear, path, place, radial, rect

UNITS_HIGH = 1080.0
_FAR = 268.0  # where the table's far edge is
_WALL_FOOT = 330.0
_CORNER = 130.0
_BLEED = 4.0  # past the right edge, so that rounding never leaves a gap there
_SHELVES = (112.0, 226.0)
_LEFT_OF_SHELVES, _RIGHT_OF_SHELVES = 484.0, 478.0
_SHELF_STEP = 136.0
_WINDOW, _OVEN_FROM_RIGHT = 225.0, 235.0
_INK = "#120b09"


def room(width: float, height: float) -> str:
    """The room behind the table, `width` x `height` pixels, one unit a pixel."""
    wide = width * UNITS_HIGH / height
    scene = (
        _paint(wide),
        _wall(wide),
        _shelves(wide),
        window(_WINDOW),
        wall_clock(418, 104),
        oven(wide - _OVEN_FROM_RIGHT),
        _shadow(wide),
        _beside(wide),
        _table(wide),
        _light(wide),
    )
    return document(width, height, group(*scene, transform=f"scale({height / UNITS_HIGH:.6f})"))


def _paint(wide: float) -> str:
    middle, fire = wide / 2, wide - _OVEN_FROM_RIGHT
    return (
        props.PAINT
        + linear("wall", (0, 0), (0, _WALL_FOOT), (0, "#1a100e"), (1, "#3a231b"))
        + linear("dim", (0, 0), (0, 300), (0, _INK, 0.7), (1, _INK, 0.42))
        + linear("rim", (0, _FAR - 12), (0, UNITS_HIGH), (0, "#fdeecf"), (0.3, "#dcb988"), (1, "#9a7047"))
        + radial(
            "table", (middle, 500), 0.62 * wide, (0, "#845230"), (0.42, "#6b4127"), (0.8, "#4c2c1b"), (1, "#3a2116")
        )
        + radial("heat", (fire, 225), 540, (0, "#ffb04a", 0.42), (0.4, "#ff9a3c", 0.16), (1, "#ff8a2c", 0))
        + radial("dawn", (_WINDOW, 190), 400, (0, "#8fb2ff", 0.26), (0.5, "#6f95f0", 0.08), (1, "#6f95f0", 0))
    )


def _wall(wide: float) -> str:
    """Dark plaster, bare to its bricks at both ends."""
    bricks = _bricks(440)
    return rect(0, 0, wide + _BLEED, _WALL_FOOT, fill="url(#wall)") + bricks + group(bricks, transform=_mirror(wide))


def _bricks(wide: int) -> str:
    """Joints that thin out towards the middle of the wall."""
    joints = []
    for row, y in enumerate(range(-8, int(_WALL_FOOT), 42)):
        end = wide - 70 * (row * 5 % 4)
        joints.append(f"M0 {y} H{end} " + "".join(f"M{x} {y} v42 " for x in range(40 * (row % 2), end, 80)))
    return path("".join(joints), fill="none", stroke="#000000", stroke_opacity=0.32, stroke_width=2.5)


def _shelves(wide: float) -> str:
    """Two boards full of bread between clock and oven, dimmed to stay behind the cards."""
    left, right = _LEFT_OF_SHELVES, wide - _RIGHT_OF_SHELVES
    upper = (props.batard, props.jars, props.boule, props.baguettes, props.bun_tray, props.bowl)
    lower = (props.bun_tray, props.boule, props.baguettes, props.croissant_body, props.batard, props.jars)
    count = max(1, int((right - left) // _SHELF_STEP))
    gap = (right - left) / count
    things = [_board(left - 18, right + 18, y) for y in _SHELVES]
    for kinds, y in zip((upper, lower), _SHELVES, strict=True):
        things += [place(kinds[step % len(kinds)](), left + gap * (step + 0.5), y - 33) for step in range(count)]
    return "".join(things) + rect(0, 0, wide + _BLEED, 300, fill="url(#dim)")


def _board(left: float, right: float, y: float) -> str:
    brackets = "".join(path(f"M{x} {y + 12} v24 l-18 -24 Z", fill="#3d2414") for x in (left + 40, right - 22))
    plank = rect(left, y, right - left, 14, rx=4, fill="#8f5e37")
    return brackets + plank + rect(left, y + 9, right - left, 7, rx=3, fill="#442817")


def _beside(wide: float) -> str:
    """The floor and what stands on it in the two dark triangles beside the table."""
    floor = "".join(
        path(f"M{x} {_WALL_FOOT - 2} h{side * 160} L{x} 680 Z", fill="#1a100d")
        for x, side in ((0, 1), (wide + _BLEED, -1))
    )
    left = place(props.flour_sack(), 40, 286, 1.3) + place(props.baguettes(), 8, 420, 1.3, -6)
    right = place(props.log_pile(), wide - 24, 400, 1.15) + place(props.flour_sack(), wide - 22, 290, 1.15)
    return floor + left + right


def _left_edge(inset: float) -> str:
    """The table's left edge from near to far, drawn `inset` units inside; it spreads towards the viewer."""
    far, near, top = 92 + inset, -130 + inset, _FAR + inset
    return f"M{near} {UNITS_HIGH + 40} L{far - 30} {top + 120} Q{far} {top} {far + _CORNER} {top}"


def _edge(wide: float, inset: float, **stroke: float | str) -> str:
    """The edge as three strokes: one that ran all round would cost the renderer the whole area inside."""
    side = path(_left_edge(inset), fill="none", **stroke)
    start, top = 92 + inset + _CORNER, _FAR + inset
    far = path(f"M{start - 0.5} {top} H{wide - start + 0.5}", fill="none", **stroke)
    return side + far + group(side, transform=_mirror(wide))


def _mirror(wide: float) -> str:
    return f"translate({wide:.2f} 0) scale(-1 1)"


def _shadow(wide: float) -> str:
    return _edge(wide, -16, stroke="#000000", stroke_opacity=0.35, stroke_width=24)


def _table(wide: float) -> str:
    half = path(f"{_left_edge(0)} H{wide / 2 + 0.5} V{UNITS_HIGH + 40} Z", fill="url(#table)")
    rim = _edge(wide, 0, stroke="url(#rim)", stroke_width=18)
    lines = (  # inset, colour, opacity, width: the rim's shadow, then two inlaid lines
        (11, "#2a160e", 0.6, 5),
        (44, "#f8e6c4", 0.24, 3),
        (54, "#f8e6c4", 0.13, 1.5),
    )
    inlays = "".join(
        _edge(wide, inset, stroke=colour, stroke_opacity=opacity, stroke_width=width)
        for inset, colour, opacity, width in lines
    )
    top = half + group(half, transform=_mirror(wide))
    return top + _grain(wide) + rim + inlays + _corners(wide)


def _grain(wide: float) -> str:
    """Seams between the planks, farther apart towards the viewer, and faint fibres along them."""
    chance = Random(11)
    seams = (332, 402, 486, 586, 706, 850, 1020)
    fibres = []
    for upper, lower in zip((275, *seams), (*seams, 1080), strict=True):
        for _ in range(9):
            y = chance.uniform(upper + 8, lower - 8)
            start, length = chance.uniform(80, wide - 520), chance.uniform(140, 420)
            fibres.append(f"M{start:.0f} {y:.0f} q{length / 2:.0f} {chance.uniform(-5, 5):.1f} {length:.0f} 0 ")
    side = [110 - 0.286 * (y - 388) if y > 388 else 128 for y in seams]
    boards = "".join(f"M{x:.0f} {y} H{wide - x:.0f} " for x, y in zip(side, seams, strict=True))
    return path("".join(fibres), fill="none", stroke="#26130a", stroke_opacity=0.13, stroke_width=2) + path(
        boards, fill="none", stroke="#26130a", stroke_opacity=0.26, stroke_width=2.5
    )


def _corners(wide: float) -> str:
    """Ears of wheat inlaid in both far corners, barely lighter than the table."""
    ear = props.wheat_ear("#784d31")
    spray = "".join(place(ear, 180, 346, scale, turn) for turn, scale in ((86, 0.92), (200, 0.92), (143, 0.74)))
    return spray + group(spray, transform=_mirror(wide))


def _light(wide: float) -> str:
    """The oven's warmth, the window's blue, and flour that hangs in the light."""
    chance = Random(3)
    motes = "".join(
        circle(
            wide - chance.uniform(60, 620),
            chance.uniform(50, 440),
            chance.uniform(1, 2.8),
            fill="#ffe3ae",
            fill_opacity=chance.uniform(0.2, 0.5),
        )
        for _ in range(34)
    )
    heat = circle(wide - _OVEN_FROM_RIGHT, 225, 540, fill="url(#heat)")
    return heat + circle(_WINDOW, 190, 400, fill="url(#dawn)") + motes
