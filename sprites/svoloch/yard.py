"""What stands in the yard on either side of the table: a games machine, a drinks machine, puddles."""

from __future__ import annotations

from sprites.drawing import part
from sprites.svg import circle, ellipse, linear, path, place, rect
from sprites.svoloch.neon import AMBER, CYAN, LIME, MAGENTA, VIOLET, halo

PAINT = (
    linear("asphalt", (0, 300), (0, 760), (0, "#1b1230"), (1, "#0b0718"))
    + linear("wet-cyan", (0, -14), (0, 60), (0, CYAN, 0.75), (1, CYAN, 0))
    + linear("wet-magenta", (0, -14), (0, 60), (0, MAGENTA, 0.75), (1, MAGENTA, 0))
)


GAMES_MACHINE, DRINKS_FROM_RIGHT, WET = (34.0, 262.0), 34.0, 452.0
"""Where the machines stand, and how far down the puddles are."""
_ENDS = 200.0
"""How much of the ground is to be seen at either end, beside the table."""


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
    left = halo(40, 240, 150, CYAN) + place(part("svoloch/games_machine"), *GAMES_MACHINE)
    right = halo(wide - 40, 240, 150, MAGENTA) + place(part("svoloch/drinks_machine"), wide - DRINKS_FROM_RIGHT, 262)
    wet = place(puddle(60, "cyan"), 30, WET) + place(puddle(60, "magenta"), wide - 40, WET)
    return ground + wet + left + right


def bulbs(wide: float) -> list[tuple[float, float, str]]:
    """Where the bulbs hang, from left to right, and their colours."""
    spans, step = _spans(wide)
    colours = (AMBER, MAGENTA, CYAN, LIME, VIOLET)
    shares = [(span, number, number / 8) for span in range(spans) for number in range(1, 8)]
    return [
        ((span + share) * step, 2 + 128 * share * (1 - share) + 8, colours[(span * 7 + number) % 5])
        for span, number, share in shares
    ]


def lamps(wide: float) -> str:
    """Coloured bulbs on wires across the yard, along the top."""
    spans, step = _spans(wide)
    wires = "".join(f"M{span * step:.1f} 2 q{step / 2:.1f} 64 {step:.1f} 0 " for span in range(spans))
    hung = "".join(
        halo(x, y, 30, colour) + ellipse(x, y, 5, 7, fill=colour) + circle(x - 1, y - 1, 2.4, fill="#ffffff")
        for x, y, colour in bulbs(wide)
    )
    return path(wires, fill="none", stroke="#05030c", stroke_width=3) + hung


def _spans(wide: float) -> tuple[int, float]:
    """How many wires there are, and from one to the next."""
    spans = max(2, round(wide / 480))
    return spans, wide / spans
