"""The shop's window from inside: the night street behind panes in brass, curtains, lamps, and the ledge."""

from __future__ import annotations

from random import Random

from sprites.drawing import part
from sprites.showcase.brass import BRASS, BRASS_DARK, BRASS_LIGHT, glow
from sprites.svg import circle, group, linear, path, place, radial, rect

LEDGE = 196
"""How far down the front edge of the ledge is, on which the stands are."""
MOON = (44.0, 36.0)
"""How far right of the middle the moon is, and how far down."""
_PANE = 236.0

PAINT = (
    linear("street", (0, 0), (0, LEDGE), (0, "#06222e"), (0.55, "#0f4652"), (1, "#2a7c7c"))
    + radial("moonlight", (0, 0), 100, (0, "#d8f3e6", 0.5), (0.4, "#a8e0d8", 0.16), (1, "#a8e0d8", 0))
    + linear("ledge", (0, LEDGE - 22), (0, LEDGE + 40), (0, "#14565b"), (0.4, "#0b3a40"), (1, "#041b1f"))
    + linear("cone", (0, 60), (0, 250), (0, "#ffe9b0", 0.34), (1, "#ffe9b0", 0))
)


def _houses(wide: float) -> str:
    """Roofs over the street, with a few lit windows."""
    chance = Random(17)
    roofs, lights = [f"M0 {LEDGE} V110 "], []
    x = 0.0
    while x < wide:
        across, top = chance.choice((70, 96, 120)), chance.uniform(52, 104)
        roofs.append(
            f"L{x:.0f} {top:.0f} h{across * 0.3:.0f} l{across * 0.2:.0f} -16"
            f" l{across * 0.2:.0f} 16 h{across * 0.3:.0f} "
        )
        lights += [
            (x + across * part, top + 26 + 30 * row)
            for part in (0.24, 0.62)
            for row in range(3)
            if chance.random() < 0.3
        ]
        x += across
    panes = "".join(f"M{px:.0f} {py:.0f} h8 v12 h-8 Z " for px, py in lights)
    return path("".join(roofs) + f"V{LEDGE} Z", fill="#072a33") + path(panes, fill="#f5c871", fill_opacity=0.6)


def _moon(wide: float) -> str:
    disc = circle(0, 0, 17, fill="#f2efd8") + circle(-5, -4, 3.5, fill="#d9dcc4") + circle(6, 5, 4.5, fill="#d9dcc4")
    return place(circle(0, 0, 100, fill="url(#moonlight)", transform="scale(0.62)") + disc, wide / 2 + MOON[0], MOON[1])


def _night(wide: float) -> str:
    """Blurred lights and falling snow."""
    chance = Random(5)
    colours = ("#ffd98a", "#ffb56b", "#7fe3d8", "#ffe9c4", "#ff8f7a")
    blurs = "".join(
        circle(
            chance.uniform(0, wide),
            chance.uniform(96, 176),
            chance.uniform(8, 22),
            fill=chance.choice(colours),
            fill_opacity=0.15,
        )
        for _ in range(int(wide / 38))
    )
    snow = "".join(
        circle(
            chance.uniform(0, wide),
            chance.uniform(6, 176),
            chance.uniform(1.2, 3.2),
            fill="#eafaff",
            fill_opacity=chance.uniform(0.35, 0.8),
        )
        for _ in range(int(wide / 14))
    )
    return blurs + snow


def bars(wide: float) -> list[float]:
    """How far right the bars between the panes are, each as far from the next."""
    count = max(5, round(wide / _PANE) | 1)
    return [wide / count * number for number in range(1, count)]


def _panes(wide: float) -> str:
    """Brass bars, and the slanting shine of the glass."""
    bars_at = bars(wide)
    across, count = bars_at[0], len(bars_at) + 1
    lines = "".join(f"M{x:.1f} 0 V{LEDGE} " for x in bars_at)
    shine = "".join(f"M{across * number + 40:.1f} {LEDGE - 20} l90 -170 h34 l-90 170 Z " for number in range(count))
    return (
        path(shine, fill="#ffffff", fill_opacity=0.06)
        + path(lines, stroke=BRASS_DARK, stroke_width=9)
        + path(lines, stroke=BRASS, stroke_width=4)
        + rect(0, 0, wide + 4, 7, fill=BRASS_DARK)
        + rect(0, 7, wide + 4, 3, fill=BRASS)
    )


def window(wide: float) -> str:
    """The panes and the street, from end to end."""
    street = rect(0, 0, wide + 4, LEDGE + 2, fill="url(#street)")
    return street + _moon(wide) + _houses(wide) + _night(wide) + _panes(wide)


def ledge(wide: float) -> str:
    """The ledge, draped in velvet, with a brass rail."""
    top = rect(0, LEDGE - 22, wide + 4, 64, fill="url(#ledge)")
    return top + rect(0, LEDGE - 24, wide + 4, 3, fill=BRASS_LIGHT, fill_opacity=0.7)


def beam(x: float) -> str:
    """The cone of light under a lamp."""
    return place(path("M-30 60 H30 L130 250 H-130 Z", fill="url(#cone)") + glow(0, 64, 74), x, 0)


def lamp(x: float) -> str:
    """A brass lamp on its rod."""
    return place(part("showcase/lamp"), x, 0)


def curtains(wide: float) -> str:
    """Both curtains and the pelmet between them."""
    left = part("showcase/curtain")
    return left + group(left, transform=f"translate({wide:.2f} 0) scale(-1 1)")
