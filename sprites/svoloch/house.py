"""The houses round the yard: brick, windows with someone behind, and the gateway to the street."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sprites.svg import circle, group, linear, path, place, rect
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
    + linear("sky", (0, 30), (0, 290), (0, "#151a5c"), (0.45, "#6a2a96"), (1, "#ff6fae"))
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


def _cat() -> str:
    """A cat on the sill, its tail hanging over it."""
    body = "M-14 46 C-18 22 -8 14 -6 4 L-9 -12 L-1 -5 H7 L14 -12 L12 5 C20 16 20 36 16 46 Z"
    tail = path("M14 42 C30 44 26 58 24 68", fill="none", stroke=NIGHT, stroke_width=5, stroke_linecap="round")
    eyes = circle(-1, 1, 1.8, fill="#ffe9a8") + circle(7, 1, 1.8, fill="#ffe9a8")
    return path(body, fill=NIGHT) + tail + eyes


def _player() -> str:
    """Someone in a hat, who looks at a hand of cards."""
    head = path("M-16 -14 H18 L14 -18 C14 -34 -10 -34 -12 -18 Z", fill=NIGHT) + circle(0, -8, 12, fill=NIGHT)
    body = path("M-26 49 C-28 18 -14 8 0 8 C14 8 26 18 26 49 Z", fill=NIGHT)
    hand = "".join(place(rect(-5, -16, 10, 16, rx=2, fill="#f4e6ff"), 24, 32, 1, turn) for turn in (-24, 0, 24))
    return body + head + hand


def _lady() -> str:
    """A lady with her hair up, who lifts a glass."""
    hair = circle(-4, -14, 12, fill=NIGHT) + circle(-12, -28, 8, fill=NIGHT)
    face = path("M-10 -22 C4 -22 9 -12 7 -2 C4 8 -4 8 -8 4 Z M-6 2 H2 V14 H-6 Z", fill=NIGHT)
    body = path("M-24 49 C-26 22 -14 12 -2 12 C12 12 18 30 18 49 Z M10 22 L26 8 L30 12 L16 34 Z", fill=NIGHT)
    glass = path("M22 -10 H36 L29 0 Z M28 0 H30 V10 H28 Z", fill="#fff2d8")
    return hair + face + body + glass


def _plant() -> str:
    leaves = (
        "M0 26 C-30 20 -30 -10 -26 -20 C-12 -8 -2 8 0 26 C-4 0 4 -20 10 -30 C18 -14 12 12 0 26"
        " C10 10 22 2 30 2 C28 16 14 26 0 26 Z"
    )
    return path(leaves, fill=NIGHT) + path("M-14 26 H14 L10 49 H-10 Z", fill=NIGHT)


def _blinds() -> str:
    slats = "".join(f"M-37 {y} H37 " for y in range(-42, 30, 9))
    return path(slats, stroke=NIGHT, stroke_opacity=0.6, stroke_width=4)


def _nothing() -> str:
    return ""


Pane = tuple[str, Callable[[], str]]
UPPER: tuple[Pane, ...] = (
    ("dark", _nothing),
    ("amber", _plant),
    ("dark", _blinds),
    ("magenta", _nothing),
    ("dark", _nothing),
    ("cyan", _blinds),
)
LOWER: tuple[Pane, ...] = (
    ("amber", _player),
    ("dark", _nothing),
    ("cyan", _cat),
    ("dark", _blinds),
    ("magenta", _lady),
    ("amber", _blinds),
)
_LIGHT = {"amber": AMBER, "magenta": MAGENTA, "cyan": CYAN}


def window(pane: Pane, x: float, y: float) -> str:
    """One window with its middle at (x, y), its frame, its sill, and its light on the bricks."""
    colour, inside = pane
    left, top = -_PANE_WIDE / 2, -_PANE_HIGH / 2
    glow = halo(0, 6, 74, _LIGHT[colour]) if colour in _LIGHT else ""
    glass = rect(left, top, _PANE_WIDE, _PANE_HIGH, fill=f"url(#pane-{colour})") + inside()
    shine = path(
        f"M{left} {top + 40} L{left + 30} {top} H{left + 46} L{left} {top + 62} Z", fill="#ffffff", fill_opacity=0.09
    )
    bars = path(f"M0 {top} V{-top} M{left} -14 H{-left}", stroke="#0a0616", stroke_width=5)
    frame = rect(left, top, _PANE_WIDE, _PANE_HIGH, fill="none", stroke="#0a0616", stroke_width=8)
    sill = rect(left - 10, -top + 2, _PANE_WIDE + 20, 9, rx=2, fill="#342555")
    lintel = path(f"M{left - 8} {top - 4} h{_PANE_WIDE + 16} l6 -13 h-{_PANE_WIDE + 28} Z", fill="#2e1f4d")
    return place(glow + glass + shine + bars + frame + sill + lintel, x, y)


def _arch(half: float, top: float) -> str:
    """Path data of an arch round x = 0, down to the foot of the wall."""
    return f"M-{half} {WALL_FOOT} V{top + half} A{half} {half} 0 0 1 {half} {top + half} V{WALL_FOOT} Z"


def _skyline() -> str:
    """The city beyond the gate: a moon, a dome, roofs with a few lights."""
    far = "M-150 336 V238 H-122 V214 H-92 V232 H-66 V196 H-58 C-58 176 -34 168 -32 150 C-30 168 -6 176 -6 196 H2 V232"
    far += " H34 V206 H66 V190 H100 V226 H150 V336 Z"
    near = "M-150 336 V268 H-108 L-84 250 L-60 268 V284 H-20 V262 H24 V276 H58 V250 H72 V236 H84 V250 H112 V272 H150"
    near += " V336 Z"
    lights = ((-130, 226), (-108, 226), (14, 246), (50, 220), (84, 204), (116, 238), (-44, 212), (-20, 212))
    lit = "".join(rect(x, y, 6, 9, fill="#ffd98a") for x, y in lights)
    moon = circle(64, 96, 30, fill="#ffe9d2") + circle(56, 88, 6, fill="#f4cdb4") + circle(72, 106, 8, fill="#f4cdb4")
    stars = "".join(
        circle(x, y, 1.8, fill="#ffffff") for x, y in ((-84, 120), (-30, 88), (14, 70), (-58, 160), (104, 170))
    )
    city = path(far, fill="#6a1f7d") + lit + path(near, fill="#2a0f4a")
    return halo(64, 96, 70, AMBER) + moon + stars + place(city, 0, -34) + rect(-150, 299, 300, 2, fill="#2a0f4a")


def _ironwork() -> str:
    """One leaf of the gate, open, with spear heads and a curl."""
    bars = "".join(f"M{x} {WALL_FOOT} V{168 - x * 0.24:.0f} " for x in (-146, -132, -118, -104))
    heads = "".join(f"M{x - 5} {168 - x * 0.24:.0f} h10 l-5 -15 Z " for x in (-146, -132, -118, -104))
    curls = "M-150 226 L-98 214 M-150 312 L-98 312 M-139 258 a9 9 0 1 1 0.1 0 M-111 256 a9 9 0 1 1 0.1 0"
    return path(bars + curls, fill="none", stroke="#07040f", stroke_width=4.5) + path(heads, fill="#07040f")


def gateway(x: float) -> str:
    """The arched way out to the street, the city under the moon beyond it."""
    stones = path(_arch(182, -2), fill="#4a3478", stroke="#0a0616", stroke_width=5)
    wedges = "".join(
        path("M0 -156 V-182", transform=f"translate(0 180) rotate({turn})", stroke="#0a0616", stroke_width=4)
        for turn in range(-90, 91, 15)
    )
    courses = "".join(f"M{side * 156} {y} h{side * 26} " for side in (-1, 1) for y in (214, 250, 286, 322))
    opening = path(_arch(154, 26), fill="#0c0719") + path(_arch(150, 30), fill="url(#sky)")
    leaf = _ironwork()
    gates = leaf + group(leaf, transform="scale(-1 1)")
    edge = path(_arch(152, 28), fill="none", stroke="#0c0719", stroke_width=9)
    key = path("M-24 -8 H24 L17 34 H-17 Z", fill="#6b4fa6", stroke="#0a0616", stroke_width=4)
    joints = path(courses, stroke="#0a0616", stroke_width=4)
    return place(stones + wedges + joints + opening + _skyline() + gates + edge + key, x, 0)


def drainpipe(x: float) -> str:
    """A pipe down the wall, with its clamps."""
    pipe = rect(x - 7, -6, 14, WALL_FOOT, fill="#2a1c4d") + rect(x - 4, -6, 4, WALL_FOOT, fill="#5a4390")
    return pipe + "".join(rect(x - 11, y, 22, 8, rx=2, fill="#43306b") for y in (18, 128, 238))
