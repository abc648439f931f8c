"""The bakery: a wall with window, clock, shelves and oven, and a big cocoa table before it.

The middle, where cards and words lie, stays quiet; colour and detail gather at the edges.
"""

from __future__ import annotations

from random import Random

from sprites.bread.tabletop import shadow, tabletop
from sprites.drawing import part
from sprites.room import BLEED, mirrored, room_picture, units_wide
from sprites.svg import Stop, circle, linear, path, place, radial, rect

_WALL_FOOT = 330.0
SHELVES = (112.0, 226.0)
_LEFT_OF_SHELVES, _RIGHT_OF_SHELVES = 484.0, 478.0
_SHELF_STEP = 136.0
WINDOW, CLOCK, OVEN_FROM_RIGHT, OVEN_MIDDLE = 225.0, (418.0, 104.0), 235.0, 154.0
"""How far right the middle of the window is, where those of clock and oven are."""
HEAT_MIDDLE = 225.0
HEAT: tuple[Stop, ...] = ((0, "#ffb04a", 0.42), (0.4, "#ff9a3c", 0.16), (1, "#ff8a2c", 0))
"""The light of the fire: how far down its middle is, and how it fades."""
_UPPER = ("loaf", "jars", "boule", "baguettes", "buns", "bowl")
LOWER = ("buns", "boule", "baguettes", "croissant", "loaf", "jars")
_INK = "#120b09"


def room(width: float, height: float) -> str:
    """The room behind the table, `width` x `height` pixels, one unit a pixel."""
    wide = units_wide(width, height)
    return room_picture(
        width,
        height,
        _paint(wide),
        _wall(wide),
        _shelves(wide),
        _thing("window", WINDOW, 0),
        _thing("clock", *CLOCK),
        *(_thing(name, fire_at(wide), OVEN_MIDDLE) for name in ("oven", "flames", "loaves", "front")),
        shadow(wide),
        _beside(wide),
        tabletop(wide),
        _light(wide),
    )


def fire_at(wide: float) -> float:
    """How far right the middle of the oven is."""
    return round(wide - OVEN_FROM_RIGHT, 1)


def _thing(name: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """One of the bakery's files."""
    return place(part(f"bread/{name}"), x, y, scale, turn)


def _paint(wide: float) -> str:
    fire = wide - OVEN_FROM_RIGHT
    return (
        linear("wall", (0, 0), (0, _WALL_FOOT), (0, "#1a100e"), (1, "#3a231b"))
        + linear("dim", (0, 0), (0, 300), (0, _INK, 0.7), (1, _INK, 0.42))
        + radial("heat", (fire, HEAT_MIDDLE), 540, *HEAT)
        + radial("dawn", (WINDOW, 190), 400, (0, "#8fb2ff", 0.26), (0.5, "#6f95f0", 0.08), (1, "#6f95f0", 0))
    )


def _wall(wide: float) -> str:
    """Dark plaster, bare to its bricks at both ends."""
    bricks = _bricks(440)
    return rect(0, 0, wide + BLEED, _WALL_FOOT, fill="url(#wall)") + bricks + mirrored(wide, bricks)


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
    things = [_board(left - 18, right + 18, y) for y in SHELVES]
    for kinds, y in zip((_UPPER, LOWER), SHELVES, strict=True):
        things += [_thing(kinds[step % len(kinds)], x, y - 33) for step, x in enumerate(on_shelf(wide))]
    return "".join(things) + rect(0, 0, wide + BLEED, 300, fill="url(#dim)")


def on_shelf(wide: float) -> list[float]:
    """How far right the things on a board stand."""
    left, right = _LEFT_OF_SHELVES, wide - _RIGHT_OF_SHELVES
    count = max(1, int((right - left) // _SHELF_STEP))
    return [left + (right - left) / count * (step + 0.5) for step in range(count)]


def _board(left: float, right: float, y: float) -> str:
    brackets = "".join(path(f"M{x} {y + 12} v24 l-18 -24 Z", fill="#3d2414") for x in (left + 40, right - 22))
    plank = rect(left, y, right - left, 14, rx=4, fill="#8f5e37")
    return brackets + plank + rect(left, y + 9, right - left, 7, rx=3, fill="#442817")


def _beside(wide: float) -> str:
    """The floor and what stands on it in the two dark triangles beside the table."""
    floor = "".join(
        path(f"M{x} {_WALL_FOOT - 2} h{side * 160} L{x} 680 Z", fill="#1a100d")
        for x, side in ((0, 1), (wide + BLEED, -1))
    )
    left = _thing("sack", 40, 286, 1.3) + _thing("baguettes", 8, 420, 1.3, -6)
    right = _thing("logs", wide - 24, 400, 1.15) + _thing("sack", wide - 22, 290, 1.15)
    return floor + left + right


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
    heat = circle(wide - OVEN_FROM_RIGHT, HEAT_MIDDLE, 540, fill="url(#heat)")
    return heat + circle(WINDOW, 190, 400, fill="url(#dawn)") + motes
