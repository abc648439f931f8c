"""The houses round the yard: brick, windows with someone behind, and pipes."""

from __future__ import annotations

from random import Random

from sprites.drawing import part
from sprites.svg import linear, path, place, rect
from sprites.svoloch.neon import AMBER, CYAN, MAGENTA, NIGHT, halo

WALL_FOOT = 300
_BRICK_WIDE, _BRICK_HIGH = 58, 28
_PANE_WIDE, _PANE_HIGH = 74, 98

PAINT = (
    linear("wall", (0, 0), (0, WALL_FOOT), (0, "#160e2c"), (0.7, "#23153d"), (1, "#180f2e"))
    + linear("pane-amber", (0, -49), (0, 49), (0, "#c08a41"), (1, "#984329"))
    + linear("pane-magenta", (0, -49), (0, 49), (0, "#a9377a"), (1, "#54195f"))
    + linear("pane-cyan", (0, -49), (0, 49), (0, "#2e7d9b"), (1, "#1e3970"))
    + linear("pane-dark", (0, -49), (0, 49), (0, "#100a22"), (1, "#1e1339"))
)


def bricks(wide: float) -> str:
    """The wall from end to end: joints, and some bricks lighter or darker than the rest."""
    chance = Random(21)
    joints: list[str] = []
    light: list[str] = []
    dark: list[str] = []
    for row, y in enumerate(range(-6, WALL_FOOT, _BRICK_HIGH)):
        joints.append(f"M0 {y - 1} h{wide:.0f} v2.5 h-{wide:.0f} Z ")
        for x in range(-_BRICK_WIDE // 2 * (row % 2), int(wide), _BRICK_WIDE):
            joints.append(f"M{x} {y + 1.5} h2.5 v{_BRICK_HIGH - 2.5} h-2.5 Z ")
            shade = chance.random()
            if shade < 0.2:
                (light if shade < 0.12 else dark).append(f"M{x} {y} h{_BRICK_WIDE} v{_BRICK_HIGH} h-{_BRICK_WIDE} Z ")
    return (
        rect(0, 0, wide + 4, WALL_FOOT, fill="url(#wall)")
        + path("".join(light), fill="#7c55b5", fill_opacity=0.1)
        + path("".join(dark), fill=NIGHT, fill_opacity=0.3)
        + path("".join(joints), fill="#090513", fill_opacity=0.5)
    )


Pane = tuple[str, str]
"""The light in a window, and the file of who or what is in it, if anything is."""
UPPER: tuple[Pane, ...] = (
    ("dark", ""),
    ("amber", "plant"),
    ("dark", "blinds"),
    ("magenta", ""),
    ("dark", ""),
    ("cyan", "blinds"),
)
LOWER: tuple[Pane, ...] = (
    ("amber", "player"),
    ("dark", ""),
    ("cyan", "cat"),
    ("dark", "blinds"),
    ("magenta", "lady"),
    ("amber", "blinds"),
)
_LIGHT = {"amber": AMBER, "magenta": MAGENTA, "cyan": CYAN}


def window(pane: Pane, x: float, y: float) -> str:
    """One window with its middle at (x, y), its frame, its sill, and its light on the bricks."""
    colour, inside = pane
    seen = part(f"svoloch/windows/{inside}") if inside else ""
    left, top = -_PANE_WIDE / 2, -_PANE_HIGH / 2
    glow = halo(0, 6, 74, _LIGHT[colour]) if colour in _LIGHT else ""
    glass = rect(left, top, _PANE_WIDE, _PANE_HIGH, fill=f"url(#pane-{colour})") + seen
    shine = path(
        f"M{left} {top + 40} L{left + 30} {top} H{left + 46} L{left} {top + 62} Z", fill="#ffffff", fill_opacity=0.09
    )
    bars = path(f"M0 {top} V{-top} M{left} -14 H{-left}", stroke="#0a0616", stroke_width=5)
    frame = rect(left, top, _PANE_WIDE, _PANE_HIGH, fill="none", stroke="#0a0616", stroke_width=8)
    sill = rect(left - 10, -top + 2, _PANE_WIDE + 20, 9, rx=2, fill="#342555")
    lintel = path(f"M{left - 8} {top - 4} h{_PANE_WIDE + 16} l6 -13 h-{_PANE_WIDE + 28} Z", fill="#2e1f4d")
    return place(glow + glass + shine + bars + frame + sill + lintel, x, y)


def gateway(x: float) -> str:
    """The arched way out to the street, the city under the moon beyond it."""
    return place(part("svoloch/gateway"), x, 0)


def drainpipe(x: float) -> str:
    """A pipe down the wall, with its clamps."""
    pipe = rect(x - 7, -6, 14, WALL_FOOT, fill="#2a1c4d") + rect(x - 4, -6, 4, WALL_FOOT, fill="#5a4390")
    return pipe + "".join(rect(x - 11, y, 22, 8, rx=2, fill="#43306b") for y in (18, 128, 238))
