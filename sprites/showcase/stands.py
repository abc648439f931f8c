"""What is on show: each piece on its stand, the foot of the stand at the origin, about 110 wide and up to 130 high."""

from __future__ import annotations

from sprites.showcase import gems
from sprites.showcase.brass import BRASS, BRASS_DARK, BRASS_LIGHT, pearl, sparkle
from sprites.svg import circle, ellipse, path, place, rect


def _foot(wide: float, y: float = 0) -> str:
    """A round brass foot."""
    return rect(-wide, y - 9, 2 * wide, 9, rx=3, fill="url(#brass)") + rect(
        -wide * 0.7, y - 15, wide * 1.4, 7, rx=3, fill="url(#brass)"
    )


def bust() -> str:
    """A velvet bust with a string of pearls and a pendant."""
    right = "H14 C13 -104 22 -98 44 -88 C58 -80 56 -44 40 -14"
    body = f"M-14 -128 {right} H-40 C-56 -44 -58 -80 -44 -88 C-22 -98 -13 -104 -14 -128 Z"
    shade = "M14 -128 C13 -104 22 -98 44 -88 C58 -80 56 -44 40 -14 H20 C40 -50 30 -84 4 -100 C8 -110 8 -120 6 -128 Z"
    string = ((-33, -86), (-28, -74), (-20, -63), (-10, -55), (10, -55), (20, -63), (28, -74), (33, -86))
    pearls = "".join(pearl(x, y, 0.8) for x, y in string)
    pendant = place(gems.stone(gems.RUBY), 0, -46, 0.24)
    return (
        path(body, fill="url(#velvet)")
        + path(shade, fill="#03181b", fill_opacity=0.45)
        + ellipse(0, -128, 14, 4, fill=BRASS)
        + pearls
        + pendant
        + _foot(40)
        + sparkle(-6, -44, 0.5)
    )


def crown() -> str:
    """A crown on a cushion."""
    cushion = path("M-56 -6 C-62 -30 -50 -36 0 -36 C50 -36 62 -30 56 -6 C30 2 -30 2 -56 -6 Z", fill="url(#wine)")
    tassels = "".join(circle(x, -8, 5, fill=BRASS) for x in (-56, 56))
    spikes = "M-40 -38 L-48 -92 L-24 -66 L0 -104 L24 -66 L48 -92 L40 -38 Z"
    body = path(spikes, fill="url(#brass)", stroke=BRASS_DARK, stroke_width=2, stroke_linejoin="round")
    band = rect(-41, -48, 82, 12, rx=3, fill=BRASS_LIGHT)
    jewels = "".join(circle(x, -42, 3.6, fill=fill) for x, fill in ((-26, "#c2183f"), (0, "#2560d0"), (26, "#c2183f")))
    tips = "".join(pearl(x, y, 0.85) for x, y in ((-48, -96), (0, -108), (48, -96)))
    return (
        cushion
        + tassels
        + body
        + band
        + jewels
        + place(gems.stone(gems.EMERALD), 0, -72, 0.16)
        + tips
        + sparkle(-44, -98, 0.5)
    )


def solitaire() -> str:
    """A big stone on a pedestal."""
    column = path("M-30 -10 L-20 -52 H20 L30 -10 Z", fill="url(#velvet)") + rect(
        -26, -58, 52, 8, rx=3, fill="url(#brass)"
    )
    claws = path("M-26 -84 L-10 -58 M26 -84 L10 -58", stroke=BRASS, stroke_width=4, stroke_linecap="round")
    return (
        column
        + _foot(42)
        + claws
        + place(gems.stone(gems.DIAMOND), 0, -98, 0.62)
        + sparkle(-22, -116, 0.8)
        + sparkle(26, -96, 0.5)
    )


def ring() -> str:
    """A ring in its open box."""
    lid = path("M-44 -46 L-38 -108 H38 L44 -46 Z", fill="#0c3f45", stroke=BRASS, stroke_width=3)
    lining = path("M-36 -52 L-31 -100 H31 L36 -52 Z", fill="#e7dcc4")
    box = rect(-46, -44, 92, 44, rx=5, fill="#0c3f45", stroke=BRASS, stroke_width=3) + rect(
        -8, -30, 16, 12, rx=3, fill=BRASS
    )
    cushion = ellipse(0, -46, 38, 8, fill="#cbbd9f")
    band = circle(0, -62, 17, fill="none", stroke=BRASS_DARK, stroke_width=7) + circle(
        0, -62, 17, fill="none", stroke=BRASS, stroke_width=4.5
    )
    return lid + lining + band + cushion + box + place(gems.stone(gems.SAPPHIRE), 0, -88, 0.26) + sparkle(-8, -94, 0.5)


def watch() -> str:
    """A wrist watch round a cushion, at ten past ten."""
    roll = path("M-30 0 C-40 -20 -40 -96 -28 -112 H28 C40 -96 40 -20 30 0 Z", fill="url(#velvet)")
    strap = path("M-16 0 L-13 -114 H13 L16 0 Z", fill="#4a2a1a") + path(
        "M-10 0 L-8 -114 M10 0 L8 -114", stroke="#7a4c30", stroke_width=2
    )
    case = (
        circle(0, -62, 27, fill="url(#brass)")
        + circle(0, -62, 22, fill="#fff8e6")
        + rect(26, -66, 7, 8, rx=2, fill=BRASS)
    )
    marks = "".join(
        path("M0 -19 V-15", transform=f"translate(0 -62) rotate({30 * hour})", stroke="#3a2a14", stroke_width=2.5)
        for hour in range(12)
    )
    hands = path("M0 -62 L-9 -69 M0 -62 L13 -71", stroke="#3a2a14", stroke_width=3, stroke_linecap="round")
    return roll + strap + case + marks + hands + circle(0, -62, 2.5, fill="#3a2a14") + _foot(34)


def earrings() -> str:
    """A little tree with two pairs of earrings."""
    tree = path("M0 -10 V-116 M-36 -88 H36 M-26 -116 H26", stroke="url(#brass)", stroke_width=5, stroke_linecap="round")
    drops = []
    for x, y, cut in (
        (-34, -88, gems.AMETHYST),
        (34, -88, gems.AMETHYST),
        (-24, -116, gems.EMERALD),
        (24, -116, gems.EMERALD),
    ):
        drops.append(
            path(f"M{x} {y} v12", stroke=BRASS_LIGHT, stroke_width=2)
            + pearl(x, y + 12, 0.5)
            + place(gems.stone(cut), x, y + 24, 0.19)
        )
    return tree + _foot(36) + "".join(drops) + circle(0, -120, 5, fill=BRASS_LIGHT)


def coffer() -> str:
    """A box that overflows with treasure."""
    lid = path("M-52 -62 C-52 -96 52 -96 52 -62 Z", fill="#5b2f1c", stroke=BRASS, stroke_width=3.5)
    coins = "".join(
        circle(x, y, 10, fill=BRASS, stroke=BRASS_DARK, stroke_width=1.6)
        for x, y in ((-30, -52), (-12, -58), (8, -56), (28, -52))
    )
    strings = "".join(pearl(-34 + 6 * step, -42 + 22 * (1 - abs(step - 3.5) / 3.5), 0.62) for step in range(8))
    box = path("M-54 -48 H54 L48 0 H-48 Z", fill="#6d3a22", stroke=BRASS, stroke_width=3.5)
    lock = rect(14, -40, 20, 20, rx=4, fill=BRASS) + circle(24, -30, 3, fill="#3a1d10")
    heap = place(gems.stone(gems.RUBY), -20, -66, 0.24, -14) + place(gems.stone(gems.SAPPHIRE), 20, -66, 0.24, 16)
    return lid + heap + coins + box + strings + lock + sparkle(-14, -72, 0.5)


def egg() -> str:
    """An enamelled egg on a stand, with a lattice of gold."""
    legs = path(
        "M-22 -8 L-8 -34 M22 -8 L8 -34 M0 -8 V-34", stroke="url(#brass)", stroke_width=5, stroke_linecap="round"
    )
    shell = "M0 -124 C26 -124 42 -88 40 -68 C38 -46 22 -32 0 -32 C-22 -32 -38 -46 -40 -68 C-42 -88 -26 -124 0 -124 Z"
    lattice = "M-40 -70 L0 -34 L40 -70 M-34 -94 L12 -36 M34 -94 L-12 -36 M-18 -116 L38 -54 M18 -116 L-38 -54"
    shine = path("M-24 -82 C-24 -98 -16 -110 -8 -114 C-14 -100 -16 -90 -16 -78 Z", fill="#ffffff", fill_opacity=0.5)
    belt = path("M-40 -70 C-20 -62 20 -62 40 -70", fill="none", stroke=BRASS_LIGHT, stroke_width=6)
    return (
        legs
        + _foot(32)
        + path(shell, fill="url(#wine)")
        + path(lattice, fill="none", stroke=BRASS, stroke_width=2)
        + belt
        + "".join(pearl(x, -66 + abs(x) * -0.06, 0.55) for x in (-26, -9, 9, 26))
        + shine
        + pearl(0, -128, 0.8)
    )


STANDS = (bust, egg, crown, solitaire, ring, watch, coffer, earrings)
