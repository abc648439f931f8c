"""The courtyard: brick houses with neon signs, and a violet table edged with light before them.

Everything is laid out in units of a 1080th of the height; a wide yard has more windows and signs, never stretched ones.
The middle, where cards and words lie, stays quiet; light and colour gather at the edges.
"""

from __future__ import annotations

from sprites.room import UNITS_HIGH, room_picture, units_wide
from sprites.svg import circle, group, linear, path, place, radial
from sprites.svoloch import house, neon, signs, yard

_FAR = 262.0  # where the table's far edge is
_NEAR = UNITS_HIGH + 40
_CORNER_OUT, _CORNER_DOWN = 108.0, 138.0  # the cut corners
_FIRST_BAY, _GATE_HALF, _BAY = 148.0, 196.0, 122.0
SIGN_EVERY, SIGN_MIDDLE, SIGN_SCALE = 3, 158.0, 1.2
UPPER_ROW, LOWER_ROW = 42.0, 188.0
"""How far down the middles of the windows are."""
_RING = 428.0  # how far down the middle of the table is
_RIM_LIGHTS = {100: 7.0, 22: 18.0, 10: 34.0}
"""The layers of the tube along the table's edge: strength in percent, and width."""


def room(width: float, height: float) -> str:
    """The room behind the table, `width` x `height` pixels, one unit a pixel."""
    wide = units_wide(width, height)
    scene = (
        _paint(wide),
        house.bricks(wide),
        _houses(wide),
        house.gateway(wide / 2),
        _signs(wide),
        yard.yard(wide, house.WALL_FOOT),
        yard.lamps(wide),
        _table(wide),
    )
    return room_picture(width, height, *scene)


def _paint(wide: float) -> str:
    middle = (wide / 2, _RING)
    return (
        neon.PAINT
        + house.PAINT
        + yard.PAINT
        + "".join(_rim_light(wide, percent) for percent in _RIM_LIGHTS)
        + radial("table", middle, 0.6 * wide, (0, "#331e5f"), (0.35, neon.TABLE_LIGHT), (1, neon.TABLE_DARK))
    )


def _rim_light(wide: float, percent: int) -> str:
    """The light along the table's edge, magenta to cyan, at one strength: the renderer ignores opacity on gradients."""
    across = ((0.0, neon.MAGENTA), (0.42, neon.VIOLET), (0.58, neon.VIOLET), (1.0, neon.CYAN))
    return linear(f"rim-{percent}", (0, 0), (wide, 0), *((at, colour, percent / 100) for at, colour in across))


def bays(wide: float) -> list[float]:
    """How far from the end of a wall the middles of its windows and signs are, from the end to the gateway."""
    room_for = wide / 2 - _GATE_HALF - _FIRST_BAY
    count = max(1, int(room_for // _BAY))
    return [_FIRST_BAY + room_for / count * (bay + 0.5) for bay in range(count)]


def _houses(wide: float) -> str:
    walls = []
    for number, x in enumerate(bays(wide)):
        if number % SIGN_EVERY == 0:
            continue
        for side, at in enumerate((x, wide - x)):
            kind = number + 3 * side
            walls.append(house.window(house.UPPER[kind % len(house.UPPER)], at, UPPER_ROW))
            walls.append(house.window(house.LOWER[kind % len(house.LOWER)], at, LOWER_ROW))
    return "".join(walls) + house.drainpipe(116) + house.drainpipe(wide - 116)


def _signs(wide: float) -> str:
    hung = []
    for number, x in enumerate(bays(wide)[::SIGN_EVERY]):
        hung.append(signs.hung(signs.LEFT[number % 3], x, SIGN_MIDDLE, SIGN_SCALE))
        hung.append(signs.hung(signs.RIGHT[number % 3], wide - x, SIGN_MIDDLE, SIGN_SCALE))
    return "".join(hung)


def _left_edge(inset: float) -> list[tuple[float, float]]:
    """The table's left edge from near to far, `inset` units inside."""
    top, side = _FAR + inset, 84 + inset
    out, down = _CORNER_OUT - inset * 0.4, _CORNER_DOWN - inset * 0.4
    return [(side - 236, _NEAR), (side, top + down), (side + out, top), (side + out + 90, top)]


def _strokes(wide: float, inset: float) -> tuple[str, str, str]:
    """The edge in three pieces: one stroke that ran all round would cost the renderer the whole area inside."""
    points = _left_edge(inset)
    left = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    right = "M" + " L".join(f"{wide - x:.1f} {y:.1f}" for x, y in points)
    x, y = points[-1]
    return left, f"M{x - 0.5:.1f} {y:.1f} H{wide - x + 0.5:.1f}", right


def _edge(wide: float, inset: float, **stroke: float | str) -> str:
    return "".join(path(d, fill="none", stroke_linejoin="round", **stroke) for d in _strokes(wide, inset))


def _table(wide: float) -> str:
    points = _left_edge(0)
    corners = points + [(wide - x, y) for x, y in reversed(points)]
    top = path("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + " Z", fill="url(#table)")
    shadow = _edge(wide, -14, stroke="#000000", stroke_opacity=0.45, stroke_width=26)
    rim = _edge(wide, 6, stroke="#0d0820", stroke_width=26) + _edge(wide, 17, stroke="#5b3d9c", stroke_width=2.5)
    light = "".join(
        _edge(wide, 5, stroke=f"url(#rim-{percent})", stroke_width=width) for percent, width in _RIM_LIGHTS.items()
    )
    light += _edge(wide, 5, stroke="#fff0fa", stroke_width=2.6)
    spill = _edge(wide, 36, stroke="url(#rim-10)", stroke_width=40)
    inlay = _edge(wide, 62, stroke="url(#rim-22)", stroke_width=3)
    return shadow + top + _grid(wide) + _mirrors(wide) + spill + inlay + rim + light + _ring(wide / 2)


def _grid(wide: float) -> str:
    """A grid that runs away from the viewer, barely lighter than the table."""
    middle = wide / 2
    far = int((middle - 150) // 110)
    rays = "".join(
        f"M{middle + step * 110:.0f} {_FAR + 20} L{middle + step * 110 * 1.36:.0f} 1080 "
        for step in range(-far, far + 1)
    )
    rows = ((330, 112), (412, 104), (512, 70), (634, 30), (780, 0), (952, 0))
    across = "".join(f"M{x} {y} H{wide - x:.0f} " for y, x in rows)
    return path(rays + across, fill="none", stroke="#8f6bff", stroke_opacity=0.09, stroke_width=2)


def _mirrors(wide: float) -> str:
    """The signs, mirrored in the table as soft streaks of light."""
    streaks = []
    for number, x in enumerate(bays(wide)[::SIGN_EVERY]):
        for (_, colour), at in ((signs.LEFT[number % 3], x), (signs.RIGHT[number % 3], wide - x)):
            light = neon.halo(0, 0, 100, colour)
            streaks.append(group(light, transform=f"translate({at:.1f} {_FAR + 20}) scale(0.7 2.6)"))
    return "".join(streaks)


def _ring(x: float) -> str:
    """Rings inlaid in the middle of the table."""
    rings = "".join(
        circle(0, 0, r, fill="none", stroke="#a06bff", stroke_opacity=opacity, stroke_width=width)
        for r, opacity, width in ((176, 0.16, 3), (162, 0.1, 9))
    )
    ticks = "".join(
        path("M0 -184 V-196", transform=f"rotate({turn})", stroke="#a06bff", stroke_opacity=0.2, stroke_width=4)
        for turn in range(0, 360, 15)
    )
    return place(rings + ticks, x, _RING)
