"""What shines in the three windows of the title's street, drawn round each window's middle line."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.svg import circle, path, place, rect

ARCH_HALF, SPRING, SILL = 205, 478, 818
"""Half the width of an arch, and the heights where it springs and where its sill is."""


@dataclass(frozen=True)
class Window:
    """One window: the name and the colours of its light, from the heart to the edge, and what stands in it."""

    light: str
    bright: str
    middle: str
    edge: str
    inside: str


def _bars(colour: str) -> str:
    return path(
        f"M0 {SPRING - ARCH_HALF} V{SILL} M-{ARCH_HALF} {SPRING} H{ARCH_HALF}",
        fill="none",
        stroke=colour,
        stroke_opacity=0.5,
        stroke_width=7,
    )


def _bakery() -> str:
    """Bread on two boards against the light of the oven."""
    dark, lit = "#6b3413", "#a8601f"
    loaf = "M-52 0 C-56 -38 -28 -52 0 -52 C28 -52 56 -38 52 0 Z"
    gleam = path("M-38 -26 C-28 -42 -12 -46 4 -46 C-8 -40 -24 -34 -32 -22 Z", fill=lit)
    cuts = path("M-22 -14 L-10 -34 M0 -14 L12 -36 M22 -14 L32 -32", stroke=lit, stroke_width=6, stroke_linecap="round")
    bread = path(loaf, fill=dark) + gleam + cuts
    stick = rect(-11, -132, 22, 132, rx=11, fill=dark) + path(
        "M-5 -104 l10 -10 M-5 -78 l10 -10", stroke=lit, stroke_width=5
    )
    basket = path("M-54 -58 H54 L44 0 H-44 Z", fill="#4a220c")
    sticks = "".join(place(stick, x, -10, 1, turn) for x, turn in ((-26, -12), (26, 13), (0, 1))) + basket
    board = rect(-ARCH_HALF, 636, 2 * ARCH_HALF, 13, fill="#4a220c")
    upper = "".join(place(bread, x, 637) for x in (-132, 0, 132))
    lower = place(sticks, 0, SILL) + place(bread, -136, SILL, 1.1) + place(bread, 136, SILL, 1.1)
    return _bars("#4a220c") + board + upper + lower


def _courtyard() -> str:
    """Roofs under a neon arrow that turns round on itself."""
    far = f"M-205 {SILL} V672 H-158 V640 H-104 V690 H-40 V660 H24 V684 H84 V632 H140 V668 H205 V{SILL} Z"
    near = f"M-205 {SILL} V716 H-140 V752 H-76 V704 H-12 V768 H60 V722 H126 V748 H205 V{SILL} Z"
    lamps = {
        "#ffd166": ((-186, 734), (-52, 722), (-36, 750), (104, 766), (160, 772)),
        "#6ff3ff": ((-160, 760), (84, 740)),
    }
    lights = "".join(rect(x, y, 11, 15, fill=colour) for colour, places in lamps.items() for x, y in places)
    ring, head = "M-74 566 A82 82 0 1 1 60 584", "M26 566 L64 588 L88 550"
    neon = "".join(
        path(
            f"{ring} {head}",
            fill="none",
            stroke=colour,
            stroke_opacity=opacity,
            stroke_width=width,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        for colour, opacity, width in (("#19e6ff", 0.25, 34), ("#19e6ff", 0.9, 17), ("#e6fdff", 1.0, 7))
    )
    return _bars("#1a0730") + path(far, fill="#5b1667") + path(near, fill="#2a0b45") + lights + neon


def _jeweller() -> str:
    """A cut stone on a cushion under glass, between two smaller ones."""
    brass, deep = "#d8b35a", "#08323a"
    facets = (
        ("M-88 0 L-48 -56 L-26 0 Z", "#d6fff3"),
        ("M-48 -56 H48 L26 0 H-26 Z", "#ffffff"),
        ("M88 0 L48 -56 L26 0 Z", "#a8eede"),
        ("M-88 0 H-26 L0 104 Z", "#8fe0d2"),
        ("M-26 0 H26 L0 104 Z", "#d2fbf0"),
        ("M88 0 H26 L0 104 Z", "#63c6bd"),
    )
    stone = "".join(path(d, fill=fill, stroke="#136068", stroke_width=2, stroke_linejoin="round") for d, fill in facets)
    rays = "".join(
        path(
            "M0 -122 V-158",
            transform=f"translate(0 590) rotate({turn})",
            stroke="#eafff8",
            stroke_opacity=0.7,
            stroke_width=6,
            stroke_linecap="round",
        )
        for turn in (-50, -25, 0, 25, 50)
    )
    cushion = path(f"M-96 {SILL} V756 Q-96 726 -66 726 H66 Q96 726 96 756 V{SILL} Z", fill=deep) + rect(
        -84, 716, 168, 14, rx=7, fill=brass
    )
    cup = path("M-30 716 L-20 682 H20 L30 716 Z", fill=brass)
    sides = "".join(
        rect(x - 40, 770, 80, SILL - 770, fill=deep)
        + rect(x - 44, 760, 88, 10, rx=5, fill=brass)
        + place(stone, x, 722, 0.36)
        for x in (-154, 154)
    )
    dot = circle(0, 744, 5, fill=brass)
    return _bars("#052228") + rays + sides + cushion + dot + cup + place(stone, 0, 586)


WINDOWS = (
    Window("amber", "#fff0bd", "#f0a040", "#7a3c14", _bakery()),
    Window("neon", "#ff9ad0", "#c22a86", "#3a1258", _courtyard()),
    Window("glass", "#c9f6e6", "#2f9c98", "#0b3d46", _jeweller()),
)
