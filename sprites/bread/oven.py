"""The brick oven of the bakery."""

from __future__ import annotations

from sprites.bread import props
from sprites.svg import group, path, place, radial, rect

_MOUTH = "M-118 122 V40 C-118 -38 -64 -72 0 -72 C64 -72 118 -38 118 40 V122 Z"
_BODY = "M-192 150 V40 C-192 -86 -98 -144 0 -144 C98 -144 192 -86 192 40 V150 Z"
_CLAY = ("#8a4a30", "#77402a")


def oven(x: float) -> str:
    """An oven about 384 wide with its middle at x: fire at the back, loaves before it."""
    chimney = rect(-70, -190, 140, 80, fill="#4b271b") + path(
        "M-70 -150 H70 M-24 -190 V-150 M30 -150 V-110", fill="none", stroke="#38190f", stroke_width=4
    )
    front = path(_BODY, fill="#5f3322") + _courses() + _stones()
    inside = path(_MOUTH, fill="url(#fire)") + _flames()
    loaves = "".join(place(props.batard(), dx, 76, 0.6) for dx in (-60, 60)) + place(props.boule(), 0, 72, 0.72)
    hearth = path("M-128 128 V98 H128 V128 Z", fill="#2a0f07") + rect(-128, 94, 256, 7, rx=3, fill="#c4682c")
    lip = path(_MOUTH, fill="none", stroke="#2d120a", stroke_width=6)
    return _FIRE + group(chimney, front, inside, loaves, lip, hearth, transform=f"translate({x:.1f} 154)")


_FIRE = radial("fire", (0, 44), 140, (0, "#fff3c4"), (0.28, "#ffca63"), (0.6, "#ea7722"), (1, "#7a230b"))


def _courses() -> str:
    """Joints of the bricks at both shoulders."""
    joints = "".join(
        f"M{side * 160} {y} H{side * 190} M{side * 176} {y} v30 " for side in (-1, 1) for y in range(-20, 130, 30)
    )
    return path(joints, fill="none", stroke="#44221a", stroke_width=3.5)


def _stones() -> str:
    """Wedges round the mouth, a key stone at the top."""
    wedge = "M-23 -152 H23 L19 -106 H-19 Z"
    arch = "".join(place(path(wedge, fill=_CLAY[step % 2]), 0, 40, turn=20 * step - 80) for step in range(9))
    jambs = "".join(
        rect(side * 136 - 21, 44 + 36 * row, 42, 33, rx=3, fill=_CLAY[row % 2]) for side in (-1, 1) for row in range(3)
    )
    key = path("M-26 -160 H26 L20 -102 H-20 Z", transform="translate(0 40)", fill="#a5623f")
    return arch + jambs + key


def _flames() -> str:
    """Two layers of tongues behind the loaves."""
    outer = (
        "M-92 98 C-100 50 -72 40 -70 0 C-50 24 -48 44 -34 50 C-30 14 -8 0 -2 -36"
        " C20 -4 28 18 30 48 C44 40 54 22 62 -6 C78 30 96 50 88 98 Z"
    )
    inner = (
        "M-58 98 C-62 66 -46 56 -44 36 C-30 52 -26 60 -18 64 C-14 42 -2 30 0 8"
        " C14 30 18 48 20 64 C30 58 38 50 42 36 C50 58 62 70 58 98 Z"
    )
    return path(outer, fill="#ff9c33", fill_opacity=0.85) + path(inner, fill="#ffe08a", fill_opacity=0.95)
