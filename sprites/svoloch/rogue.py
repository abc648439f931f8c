"""The scoundrel of the game's name: a jester in a robber's mask, lit by neon from both sides."""

from __future__ import annotations

from sprites.svg import circle, group, linear, path, place, radial
from sprites.svoloch.neon import CYAN, MAGENTA

_INK = "#120821"
_FACE = "M-86 -56 C-96 10 -84 62 -50 100 C-30 122 -12 138 0 142 C12 138 30 122 50 100 C84 62 96 10 86 -56 Z"

PAINT = (
    linear("face", (-90, 0), (90, 0), (0, "#ff9fcf"), (0.3, "#f6dcff"), (0.62, "#d9ccff"), (1, "#7fe6ff"))
    + linear("cap-left", (-190, -120), (0, 40), (0, "#ff5fb0"), (0.6, "#c21f7c"), (1, "#6d1458"))
    + linear("cap-right", (190, -120), (0, 40), (0, "#4fe0ff"), (0.6, "#2370c9"), (1, "#24307f"))
    + linear("cap-top", (0, -230), (0, -60), (0, "#9b6bff"), (1, "#472091"))
    + linear("ruff", (0, 96), (0, 190), (0, "#fff2fb"), (1, "#a890dd"))
    + linear("teeth", (0, 60), (0, 100), (0, "#ffffff"), (1, "#cfc3f2"))
    + radial("bell", (-4, -5), 22, (0, "#fff3c0"), (0.4, "#ffc857"), (1, "#b26a12"))
)


def _bell(x: float, y: float, size: float = 1.0) -> str:
    ball = circle(0, 0, 19, fill="url(#bell)", stroke=_INK, stroke_width=4)
    slit = path("M-12 5 H12 M0 5 V13", stroke=_INK, stroke_width=4, stroke_linecap="round") + circle(0, 5, 4, fill=_INK)
    return place(ball + slit, x, y, size)


def _inked(d: str, fill: str) -> str:
    return path(d, fill=fill, stroke=_INK, stroke_width=5, stroke_linejoin="round")


def _gleam(d: str, colour: str) -> str:
    return path(d, fill="none", stroke=colour, stroke_opacity=0.8, stroke_width=6, stroke_linecap="round")


def _horns() -> str:
    """The three horns of the cap, checked with lozenges."""
    horn = (
        "M{0}20 -92 C{0}60 -170 {0}168 -176 {0}196 -74 C{0}204 -44 {0}200 -22 {0}190 -6"
        " C{0}178 -60 {0}148 -82 {0}116 -62 C{0}92 -46 {0}92 -14 {0}90 22 L{0}60 -20 Z"
    )
    top = "M-64 -60 C-76 -140 -48 -206 40 -244 C20 -206 34 -178 54 -140 C66 -112 68 -84 64 -60 Z"
    horns = _inked(top, "url(#cap-top)") + _inked(horn.format("-"), "url(#cap-left)")
    horns += _inked(horn.format(""), "url(#cap-right)")
    lozenges = "".join(
        place(path("M0 -20 L13 0 L0 20 L-13 0 Z", fill=fill, fill_opacity=0.9), x, y, 1, turn)
        for x, y, turn, fill in (
            (-116, -104, 62, "#ffc857"),
            (-164, -72, 28, "#ffc857"),
            (116, -104, -62, "#fff2fb"),
            (164, -72, -28, "#fff2fb"),
            (2, -150, 20, "#ffc857"),
            (8, -104, 0, "#ff5fb0"),
        )
    )
    gleams = _gleam("M-62 -126 C-104 -154 -162 -140 -180 -82 M-34 -148 C-28 -184 -6 -208 16 -222", "#ffd9ee")
    return horns + lozenges + gleams + _gleam("M62 -126 C104 -154 162 -140 180 -82", "#dffaff")


def _cap() -> str:
    """The horns, the zigzag edge on the brow, and the bells."""
    half = "C34 -77 62 -73 86 -56 L92 6 L66 -34 L44 -16 L22 -42 L0 -22"
    edge = f"M0 -77 {half} L-22 -42 L-44 -16 L-66 -34 L-92 6 L-86 -56 C-62 -73 -34 -77 0 -77 Z"
    cloth = path(edge, fill="#d52b8b") + path(f"M0 -77 {half} Z", fill="#2a86d6") + _inked(edge, "none")
    studs = "".join(
        circle(x, y, 5, fill="#ffc857") for x, y in ((-66, -52), (-34, -60), (0, -62), (34, -60), (66, -52))
    )
    return _horns() + cloth + studs + _bell(-191, 8) + _bell(191, 8) + _bell(44, -246)


def _eyes() -> str:
    """The mask with the eyes that gleam in it, and the brows above."""
    mask = (
        "M0 8 C-22 -14 -70 -24 -96 -10 C-98 14 -90 34 -66 42 C-40 48 -16 38 0 22 C16 38 40 48 66 42"
        " C90 34 98 14 96 -10 C70 -24 22 -14 0 8 Z"
    )
    left = "M-76 4 C-58 -2 -34 6 -20 22 C-42 34 -70 28 -76 4 Z"
    right = "M76 4 C58 -2 34 6 20 22 C42 34 70 28 76 4 Z"
    whites = "".join(path(d, fill="#fff7d6") for d in (left, right))
    pupils = "".join(circle(x, 15, 9, fill=_INK) + circle(x - 3, 11, 3, fill="#ffffff") for x in (-42, 42))
    rims = path(left, fill="none", stroke=MAGENTA, stroke_width=3.5) + path(
        right, fill="none", stroke=CYAN, stroke_width=3.5
    )
    return path(mask, fill=_INK) + whites + pupils + rims


def _mouth() -> str:
    """A grin from ear to ear, with one golden tooth."""
    grin = "M-62 58 C-40 74 40 74 62 58 C58 92 32 112 0 112 C-32 112 -58 92 -62 58 Z"
    gaps = "M-36 69 L-32 100 M-18 71 L-16 108 M0 72 V112 M18 71 L16 108 M36 69 L32 100"
    gold = path("M18 71 C26 70.5 31 70 36 69 L32 100 C27 104 22 106.5 16 108 Z", fill="#ffc857")
    line = "M-57 82 C-30 94 30 94 57 82"
    nose = "M-4 26 C-12 40 -12 50 0 52 C8 53 12 48 10 44"
    dimples = "M-74 50 C-70 58 -66 60 -58 60 M74 50 C70 58 66 60 58 60"
    lines = (  # data, width
        (gaps + line, 3),
        (grin, 6),
        (dimples, 5),
        (nose, 5),
    )
    drawn = "".join(
        path(d, fill="none", stroke=_INK, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")
        for d, width in lines
    )
    return path(grin, fill="url(#teeth)") + gold + drawn


def _ruff() -> str:
    """A collar of pleats under the chin."""
    points = [(-150 + 30 * step, 188 if step % 2 else 150 - abs(step - 5) * 2) for step in range(11)]
    hem = " ".join(f"L{x} {y}" for x, y in points)
    body = path(
        f"M-112 86 {hem} L112 86 C60 132 -60 132 -112 86 Z",
        fill="url(#ruff)",
        stroke=_INK,
        stroke_width=5,
        stroke_linejoin="round",
    )
    folds = "".join(f"M{x} {y - 8} L{x * 0.66:.0f} 118 " for x, y in points[1::2])
    return body + path(folds, stroke="#7a5fb5", stroke_width=3.5)


def head() -> str:
    """Cap, face and ruff round the origin, about 440 wide, from 270 above to 190 below."""
    face = path(_FACE, fill="url(#face)", stroke=_INK, stroke_width=5)
    blush = path("M-84 0 C-84 50 -66 84 -40 108 C-60 66 -66 30 -62 0 Z", fill=MAGENTA, fill_opacity=0.4)
    shade = path("M84 0 C84 50 66 84 40 108 C60 66 66 30 62 0 Z", fill="#1aa3e0", fill_opacity=0.45)
    beard = path("M-14 122 C-6 128 6 128 14 122 C10 144 4 156 0 166 C-4 156 -10 144 -14 122 Z", fill=_INK)
    return group(_ruff(), face, blush, shade, beard, _eyes(), _mouth(), _cap())
