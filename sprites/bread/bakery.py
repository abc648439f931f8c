"""The bakery: a wall with window, shelves and oven, and a big cocoa table before it.

Everything is laid out in units of a 1080th of the height; wide rooms get longer shelves, never stretched things.
The middle, where cards and words lie, stays quiet; colour and detail gather at the edges.
"""

from __future__ import annotations

from random import Random

from sprites.bread import props
from sprites.svg import circle, document, ellipse, group, linear, path, place, radial, rect, round_rect

UNITS_HIGH = 1080.0
_FAR = 268.0  # where the table's far edge is
_INK = "#120b09"


def room(width: float, height: float) -> str:
    """The room behind the table, `width` x `height` pixels, one unit a pixel."""
    wide = width * UNITS_HIGH / height
    scene = (
        _paint(wide), _wall(wide), _shelves(wide), _window(), _oven(wide), _floor_things(wide), _table(wide),
        _light(wide),
    )  # fmt: skip
    return document(width, height, group(*scene, transform=f"scale({height / UNITS_HIGH:.6f})"))


def _paint(wide: float) -> str:
    middle = wide / 2
    return (
        props.PAINT
        + linear("wall", (0, 0), (0, 330), (0, "#190f0d"), (1, "#38211a"))
        + linear("table", (0, _FAR), (0, UNITS_HIGH), (0, "#6d4226"), (0.45, "#573320"), (1, "#3a2116"))
        + linear("rim", (0, _FAR - 12), (0, UNITS_HIGH), (0, "#fbe9c6"), (0.3, "#dcb988"), (1, "#9a7047"))
        + linear("dim", (0, 0), (0, 300), (0, _INK, 0.72), (1, _INK, 0.45))
        + linear("sky", (0, 20), (0, 250), (0, "#101b3c"), (0.55, "#2c4470"), (0.85, "#6d6a8c"), (1, "#b27a6d"))
        + radial("pool", (middle, 560), 820, (0, "#a8703f", 0.42), (0.55, "#a8703f", 0.14), (1, "#a8703f", 0))
        + radial("fire", (0, 0), 130, (0, "#fff0b8"), (0.3, "#ffc25a"), (0.65, "#e8701f"), (1, "#7a230b"))
        + radial("heat", (wide - 235, 215), 560, (0, "#ffb04a", 0.42), (0.4, "#ff9a3c", 0.16), (1, "#ff8a2c", 0))
        + radial("dawn", (225, 190), 460, (0, "#7fa6ff", 0.22), (0.5, "#6f95f0", 0.07), (1, "#6f95f0", 0))
        + linear("near", (0, 860), (0, UNITS_HIGH), (0, _INK, 0), (1, _INK, 0.5))
    )


def _wall(wide: float) -> str:
    """Dark plaster, with rows of tiles just showing."""
    rows = "".join(f"M0 {y} H{wide:.0f} " for y in range(34, 330, 42))
    joints = "".join(
        f"M{x} {y} v42 " for row, y in enumerate(range(-8, 320, 42)) for x in range(40 * (row % 2), int(wide), 80)
    )
    floor = rect(0, 330, wide, UNITS_HIGH - 330, fill="#150d0b")
    return floor + rect(0, 0, wide, 340, fill="url(#wall)") + path(
        rows + joints, fill="none", stroke="#000000", stroke_opacity=0.28, stroke_width=2.5
    )


def _shelves(wide: float) -> str:
    """Two boards full of bread between window and oven, dimmed to stay behind the cards."""
    left, right = 420.0, wide - 480.0
    kinds = (props.batard, props.boule, props.baguettes, props.batard, props.boule, props.croissant_body)
    things = []
    for board, y in enumerate((112, 226)):
        count = int((right - left - 60) // 138)
        gap = (right - left) / max(count, 1)
        for place_no in range(count):
            body = kinds[(place_no * (2 + board) + 2 * board) % len(kinds)]()
            things.append(place(body, left + gap * (place_no + 0.5), y - 33))
        things.append(rect(left - 20, y, right - left + 40, 13, rx=4, fill="#8a5a34"))
        things.append(rect(left - 20, y + 9, right - left + 40, 7, rx=3, fill="#3d2414"))
    return "".join(things) + rect(left - 40, 0, right - left + 80, 300, fill="url(#dim)")


def _window() -> str:
    """An arched window on roofs and the last stars."""
    glass = "M100 262 V130 C100 60 150 26 225 26 C300 26 350 60 350 130 V262 Z"
    roofs = "M100 262 V214 L128 196 L156 214 V206 H188 V226 L214 206 L240 226 V196 H252 V186 H262 V196 L290 176 L318 196 V212 H350 V262 Z"
    stars = "".join(circle(x, y, r, fill="#fff6dc", opacity=0.85) for x, y, r in ((150, 92, 1.8), (196, 62, 2.2), (262, 74, 1.6), (312, 118, 1.8), (170, 138, 1.4)))
    moon = path("M300 66 A22 22 0 1 0 318 100 A26 26 0 0 1 300 66 Z", fill="#f7ecca", opacity=0.9)
    lit = "".join(rect(x, y, 7, 9, fill="#ffc969", opacity=0.9) for x, y in ((136, 226), (264, 214), (298, 220)))
    frame = path(glass, fill="none", stroke="#4b2b18", stroke_width=16) + path(glass, fill="none", stroke="#7a4c2c", stroke_width=5)
    bars = path("M225 26 V262 M100 150 H350", fill="none", stroke="#4b2b18", stroke_width=8)
    return path(glass, fill="url(#sky)") + stars + moon + path(roofs, fill="#0d1124") + lit + bars + frame


def _oven(wide: float) -> str:
    """A brick oven with the fire at its back and loaves before it."""
    x = wide - 235
    mouth = "M-118 122 V40 C-118 -38 -64 -72 0 -72 C64 -72 118 -38 118 40 V122 Z"
    bricks = path("M-190 140 V40 C-190 -84 -96 -142 0 -142 C96 -142 190 -84 190 40 V140 Z", fill="#5a2f20")
    arch = "".join(place(rect(-17, -60, 34, 56, rx=4, fill=fill), 0, 48, turn=turn) for turn, fill in ())
    stones = _arch_stones()
    logs = "".join(place(props.batard(), dx, 84, 0.62) for dx in (-58, 0, 58))
    floor = path("M-118 122 V104 H118 V122 Z", fill="#2a0f07")
    body = bricks + arch + stones + path(mouth, fill="url(#fire)") + logs + floor
    return place(body, x, 170)


def _arch_stones() -> str:
    """Wedges round the mouth."""
    stones = []
    for step in range(9):
        turn = -80 + 20 * step
        fill = ("#8a4a30", "#773d27")[step % 2]
        stones.append(place(path("M-23 -150 H23 L19 -106 H-19 Z", fill=fill), 0, 40, turn=turn))
    sides = "".join(
        rect(side * 134 - 22, y, 44, 34, rx=4, fill=("#773d27", "#8a4a30")[row % 2])
        for side in (-1, 1) for row, y in enumerate((24, 62, 100))
    )  # fmt: skip
    return "".join(stones) + sides


def _floor_things(wide: float) -> str:
    """What stands beside the table, in the two dark triangles."""
    return place(props.flour_sack(), 52, 292, 1.25) + place(props.flour_sack(), wide - 34, 300, 1.2)


def _table_outline(wide: float, inset: float) -> str:
    """The table's edge, drawn `inset` units inside; its sides spread towards the viewer."""
    far, near, low = 92 + inset, -130 + inset, UNITS_HIGH + 40
    top = _FAR + inset
    return (
        f"M{near} {low} L{far - 30} {top + 120} Q{far} {top} {far + 130} {top}"
        f" H{wide - far - 130} Q{wide - far} {top} {wide - far + 30} {top + 120} L{wide - near} {low} Z"
    )


def _table(wide: float) -> str:
    edge = _table_outline(wide, 0)
    shadow = path(_table_outline(wide, -26), fill="#000000", fill_opacity=0.35)
    rim = path(edge, fill="url(#table)", stroke="url(#rim)", stroke_width=18)
    pool = path(edge, fill="url(#pool)")
    lip = path(_table_outline(wide, 11), fill="none", stroke="#2a160e", stroke_opacity=0.55, stroke_width=4)
    inlay = path(_table_outline(wide, 44), fill="none", stroke="#f8e6c4", stroke_opacity=0.2, stroke_width=3)
    thin = path(_table_outline(wide, 53), fill="none", stroke="#f8e6c4", stroke_opacity=0.12, stroke_width=1.5)
    return shadow + rim + _grain(wide) + pool + lip + inlay + thin + _wreath(wide / 2, 486)


def _grain(wide: float) -> str:
    """Long faint fibres of the wood."""
    chance = Random(7)
    lines = []
    for y in range(300, 1080, 26):
        start = chance.uniform(60, wide * 0.5)
        length = chance.uniform(wide * 0.2, wide * 0.45)
        bend = chance.uniform(-7, 7)
        lines.append(f"M{start:.0f} {y} q{length / 2:.0f} {bend:.1f} {length:.0f} 0 ")
    return path("".join(lines), fill="none", stroke="#1d0f08", stroke_opacity=0.16, stroke_width=3, stroke_linecap="round")


def _wreath(x: float, y: float) -> str:
    """Two sprays of wheat inlaid in the middle, barely lighter than the table."""
    ears = []
    for side in (-1, 1):
        for step in range(5):
            turn = side * (154 - 31 * step)
            ears.append(place(place(props.wheat_ear("#8a5a38"), 0, 0, 0.9, side * -58), x, y, 1, turn))
    return "".join(ears)


def _light(wide: float) -> str:
    """The oven's warmth, the window's blue, and a shade that falls on the near edge."""
    motes = Random(3)
    dust = "".join(
        circle(wide - motes.uniform(60, 560), motes.uniform(60, 420), motes.uniform(1, 2.6), fill="#ffe3ae", opacity=0.35)
        for _ in range(26)
    )
    return (
        rect(wide - 800, 0, 800, 780, fill="url(#heat)") + rect(0, 0, 690, 650, fill="url(#dawn)")
        + rect(0, 860, wide, 220, fill="url(#near)") + dust
    )  # fmt: skip
