"""What stands in the yard on either side of the table: a games machine, a drinks machine, puddles."""

from __future__ import annotations

from sprites.suits import DIAMOND, HEART, SPADE
from sprites.svg import circle, ellipse, linear, path, place, rect, round_rect
from sprites.svoloch.neon import AMBER, CYAN, LIME, MAGENTA, VIOLET, halo, tube

PAINT = (
    linear("asphalt", (0, 300), (0, 760), (0, "#1b1230"), (1, "#0b0718"))
    + linear("screen", (0, -120), (0, -20), (0, "#7df0ff"), (1, "#1a5fb0"))
    + linear("cabinet", (-60, 0), (60, 0), (0, "#1a0f38"), (0.7, "#4a2a86"), (1, "#2a1756"))
    + linear("fridge", (-60, 0), (60, 0), (0, "#5d1c60"), (0.3, "#a02a83"), (1, "#3a1250"))
    + linear("cold", (0, -110), (0, 60), (0, "#f4d9ff"), (1, "#b06be0"))
    + linear("wet-cyan", (0, -14), (0, 60), (0, CYAN, 0.75), (1, CYAN, 0))
    + linear("wet-magenta", (0, -14), (0, 60), (0, MAGENTA, 0.75), (1, MAGENTA, 0))
)


_ENDS = 200.0
"""How much of the ground is to be seen at either end, beside the table."""
_HEART = (".#.#.", "#####", "#####", ".###.", "..#..")
_SHIP = ("...#...", "..###..", "..#.#..", ".#####.", "#######")


def _pixels(x: float, y: float, rows: tuple[str, ...], colour: str) -> str:
    """A picture in squares 4 units wide, as on an old screen."""
    squares = "".join(
        f"M{x + 4 * column} {y + 4 * row} h4 v4 h-4 Z "
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    )
    return path(squares, fill=colour)


def games_machine() -> str:
    """An arcade cabinet, seen from the front, its foot 160 below the origin."""
    side = path("M-62 160 V-150 Q-62 -166 -46 -166 H46 Q62 -166 62 -150 V160 Z", fill="url(#cabinet)")
    marquee = rect(-54, -158, 108, 32, rx=6, fill="#ffd9ef") + "".join(
        place(path(shape, fill=colour), x, -142, 0.2)
        for x, shape, colour in ((-32, SPADE, "#2a1756"), (0, HEART, "#d7266d"), (32, DIAMOND, "#d7266d"))
    )
    screen = rect(-50, -122, 100, 96, rx=8, fill="#05030c") + rect(-42, -114, 84, 80, rx=5, fill="url(#screen)")
    game = (
        _pixels(-36, -106, _HEART, "#ff3d9a")
        + _pixels(8, -106, _HEART, "#ff3d9a")
        + _pixels(-14, -60, _SHIP, "#ffffff")
    )
    game += rect(-2, -84, 4, 12, fill="#ffc857")
    panel = path("M-60 -10 L-52 -26 H52 L60 -10 V14 H-60 Z", fill="#120b26")
    stick = path("M-26 -6 V-22", stroke="#c9c2dd", stroke_width=4) + circle(-26, -26, 7, fill=MAGENTA)
    buttons = "".join(circle(x, -4, 5.5, fill=colour) for x, colour in ((8, CYAN), (24, AMBER), (40, LIME)))
    door = rect(-34, 34, 68, 92, rx=4, fill="#1a0f38") + "".join(
        rect(x, 60, 9, 22, rx=2, fill="#ff7a3c") for x in (-16, 7)
    )
    trim = tube("M-58 160 V-148 Q-58 -162 -44 -162 H44 Q58 -162 58 -148 V160", CYAN, 3)
    return side + marquee + screen + game + panel + stick + buttons + door + trim


def drinks_machine() -> str:
    """A machine full of bottles, its foot 160 below the origin."""
    body = rect(-62, -166, 124, 326, rx=10, fill="url(#fridge)") + rect(-50, -152, 100, 226, rx=6, fill="#0a0616")
    cold = rect(-46, -148, 92, 218, rx=4, fill="url(#cold)")
    bottle = "M-7 22 V-4 C-7 -10 -3 -10 -3 -20 H3 C3 -10 7 -10 7 -4 V22 Z"
    rows = []
    for row, y in enumerate((-112, -58, -4, 50)):
        rows.append(rect(-46, y + 18, 92, 5, fill="#3a1250"))
        rows += [
            place(path(bottle, fill=("#d7266d", "#1f6fd0", "#2f9c4a", "#d98a1f")[(row + number) % 4]), x, y - 4)
            for number, x in enumerate((-32, -11, 11, 32))
        ]
    flap = rect(-40, 96, 80, 34, rx=5, fill="#120b26") + path("M-40 104 H40", stroke="#a02a83", stroke_width=3)
    shine = path("M-46 20 L10 -148 H34 L-46 92 Z", fill="#ffffff", fill_opacity=0.2)
    trim = tube(round_rect(-57, -161, 114, 316, 8), MAGENTA, 3)
    return body + cold + "".join(rows) + shine + flap + trim


def puddle(wide: float, colour: str) -> str:
    """Water that mirrors a light: `colour` is cyan or magenta."""
    water = path(
        f"M-{wide} 4 C-{wide} -18 {wide * 0.4} -22 {wide} -8 C{wide * 1.3} 8 {wide * 0.6} 30 0 28"
        f" C-{wide * 0.7} 30 -{wide} 20 -{wide} 4 Z",
        fill=f"url(#wet-{colour})",
    )
    ripples = ellipse(wide * 0.1, 6, wide * 0.4, 5, fill="none", stroke="#ffffff", stroke_opacity=0.25, stroke_width=2)
    return water + ripples


def yard(wide: float, foot: float) -> str:
    """The wet ground and what stands on it, at both ends of a yard `wide` units long."""
    ground = "".join(rect(x, foot - 2, _ENDS + 4, 460, fill="url(#asphalt)") for x in (0, wide - _ENDS))
    left = halo(40, 240, 150, CYAN) + place(games_machine(), 34, 262)
    right = halo(wide - 40, 240, 150, MAGENTA) + place(drinks_machine(), wide - 34, 262)
    wet = place(puddle(60, "cyan"), 30, 452) + place(puddle(60, "magenta"), wide - 40, 452)
    return ground + wet + left + right


def lamps(wide: float) -> str:
    """Coloured bulbs on wires across the yard, along the top."""
    spans = max(2, round(wide / 480))
    step = wide / spans
    wires, bulbs = [], []
    colours = (AMBER, MAGENTA, CYAN, LIME, VIOLET)
    for span in range(spans):
        wires.append(f"M{span * step:.1f} 2 q{step / 2:.1f} 64 {step:.1f} 0 ")
        for number in range(1, 8):
            part = number / 8
            x, y = (span + part) * step, 2 + 128 * part * (1 - part) + 8
            colour = colours[(span * 7 + number) % 5]
            bulbs.append(
                halo(x, y, 30, colour) + ellipse(x, y, 5, 7, fill=colour) + circle(x - 1, y - 1, 2.4, fill="#ffffff")
            )
    return path("".join(wires), fill="none", stroke="#05030c", stroke_width=3) + "".join(bulbs)
