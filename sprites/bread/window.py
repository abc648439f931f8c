"""What hangs on the bakery's wall: the window on the night and the clock."""

from __future__ import annotations

from sprites.svg import circle, group, linear, path, rect

_GLASS = "M-125 262 V166 C-125 104 -75 72 0 72 C75 72 125 104 125 166 V262 Z"
_FAR_ROOFS = "M-125 262 V206 L-96 186 L-66 206 V198 H-30 V186 H-20 V198 L0 180 L34 204 H60 L84 184 L110 204 H125 V262 Z"
_ROOFS = (
    "M-125 262 V222 L-97 204 L-69 222 V214 H-37 V232 L-11 212 L15 232 V202 H27 V192 H37 V202 L65 182 L93 204 V218"
    " H125 V262 Z"
)
_SKY = linear("sky", (0, 66), (0, 244), (0, "#0e1a3d"), (0.5, "#2b4674"), (0.8, "#6b6c93"), (1, "#c58a74"))
_STARS = (
    (-75, 122, 1.8),
    (-29, 96, 2.3),
    (30, 106, 1.6),
    (104, 152, 1.6),
    (-52, 146, 1.4),
    (-100, 150, 1.5),
    (16, 140, 1.4),
)
_LIT = ((-92, 230), (40, 214), (72, 224), (-4, 236))


def window(x: float) -> str:
    """An arched window with its middle at x: roofs, the last stars, a moon."""
    stars = "".join(circle(sx, sy, r, fill="#fff6dc", fill_opacity=0.9) for sx, sy, r in _STARS)
    moon = path("M68 96 A21 21 0 1 0 86 128 A25 25 0 0 1 68 96 Z", fill="#f9efcf")
    lit = "".join(rect(sx, sy, 7, 9, fill="#ffc969") for sx, sy in _LIT)
    town = path(_FAR_ROOFS, fill="#27305a") + path(_ROOFS, fill="#0d1126") + lit
    bars = path("M0 72 V262 M-125 166 H125", fill="none", stroke="#4b2b18", stroke_width=9)
    frame = (
        path(_GLASS, fill="none", stroke="#3a2012", stroke_width=22)
        + path(_GLASS, fill="none", stroke="#6b4127", stroke_width=13)
        + path(_GLASS, fill="none", stroke="#8f5e37", stroke_width=3)
    )
    return _SKY + group(path(_GLASS, fill="url(#sky)"), stars, moon, town, bars, frame, transform=f"translate({x} 0)")


def wall_clock(x: float, y: float) -> str:
    """A round clock at twenty to five."""
    ticks = "".join(
        path("M0 -27 V-23", transform=f"rotate({30 * hour})", stroke="#4a2c1a", stroke_width=2.5) for hour in range(12)
    )
    hands = path(
        "M0 0 L10.5 12.5 M0 0 L-19 11",
        fill="none",
        stroke="#2a1a12",
        stroke_width=3.6,
        stroke_linecap="round",
    )
    case = circle(0, 0, 37, fill="#4b2b18") + circle(0, 0, 33, fill="#8f5e37") + circle(0, 0, 29, fill="#e6d3ae")
    return group(case, ticks, hands, circle(0, 0, 3, fill="#2a1a12"), transform=f"translate({x} {y})")
