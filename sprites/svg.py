"""Small helpers that write SVG text, and the frame all cards share.

The renderer (pygame's) draws paths, basic shapes, strokes and gradients with absolute coordinates, and silently drops
everything else: texts, images, references, clips, masks, filters. These helpers write nothing it would drop.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

CARD_WIDTH, CARD_HEIGHT = 250, 350
CARD_RADIUS = 17.5
CARD_PAPER = "#fffaf0"

Stop = tuple[float, str] | tuple[float, str, float]


def num(value: float) -> str:
    """The shortest text of a coordinate, to a hundredth of a unit."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, body: str = "", /, **attributes: float | str) -> str:
    """One element; `stroke_width=3` becomes `stroke-width="3"`."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def path(d: str, **attributes: float | str) -> str:
    return tag("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: float | str) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, r: float, **attributes: float | str) -> str:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: float | str) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def polygon(points: Sequence[tuple[float, float]]) -> str:
    """Path data of a closed polygon."""
    return "M" + " L".join(f"{num(x)} {num(y)}" for x, y in points) + " Z"


def regular(corners: int, radius: float, inner: float | None = None, middle: tuple[float, float] = (50, 50)) -> str:
    """Path data of a polygon with a corner above, or of a star when its notches have a radius of their own."""
    count = corners if inner is None else 2 * corners
    radii = [radius if inner is None or step % 2 == 0 else inner for step in range(count)]
    x, y = middle
    return polygon(
        [(x + r * sin(2 * pi * step / count), y - r * cos(2 * pi * step / count)) for step, r in enumerate(radii)]
    )


def round_rect(x: float, y: float, width: float, height: float, r: float) -> str:
    """Path data of a rectangle with round corners, to be joined with others (holes by the even-odd rule)."""
    arc = f"a{num(r)} {num(r)} 0 0 1"
    across, down = num(width - 2 * r), num(height - 2 * r)
    radius = num(r)
    return (
        f"M{num(x + r)} {num(y)} h{across} {arc} {radius} {radius} v{down} {arc} -{radius} {radius}"
        f" h-{across} {arc} -{radius} -{radius} v-{down} {arc} {radius} -{radius} Z "
    )


def disc(x: float, y: float, r: float) -> str:
    """Path data of a circle."""
    return f"M{num(x - r)} {num(y)} a{num(r)} {num(r)} 0 1 1 {num(2 * r)} 0 a{num(r)} {num(r)} 0 1 1 -{num(2 * r)} 0 Z "


def group(*body: str, **attributes: float | str) -> str:
    return tag("g", "".join(body), **attributes)


def place(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """`body` with its origin moved to (x, y), scaled and turned clockwise by `turn` degrees."""
    return group(body, transform=f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({scale:.5f})")


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        tag("stop", offset=stop[0], stop_color=stop[1], stop_opacity=stop[2] if len(stop) == 3 else 1.0)
        for stop in stops
    )


def linear(name: str, start: tuple[float, float], end: tuple[float, float], *stops: Stop) -> str:
    """A gradient along a line in the units of the shape that uses it; stops are (fraction, colour[, opacity])."""
    return tag(
        "linearGradient",
        _stops(stops),
        id=name,
        gradientUnits="userSpaceOnUse",
        x1=start[0],
        y1=start[1],
        x2=end[0],
        y2=end[1],
    )


def radial(name: str, centre: tuple[float, float], radius: float, *stops: Stop) -> str:
    """A round gradient in the units of the shape that uses it; stops are (fraction, colour[, opacity])."""
    return tag(
        "radialGradient",
        _stops(stops),
        id=name,
        gradientUnits="userSpaceOnUse",
        cx=centre[0],
        cy=centre[1],
        r=radius,
    )


def document(width: float, height: float, *parts: str) -> str:
    """A whole picture; one unit is one pixel at the size `width` x `height`."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}">' + "".join(parts) + "</svg>"
    )


def inset(by: float, **attributes: float | str) -> str:
    """A rectangle in the middle of a card, so far from its edges."""
    return rect(by, by, CARD_WIDTH - 2 * by, CARD_HEIGHT - 2 * by, **attributes)


def half_turned(half: str) -> str:
    """The same on the other half of a card, upside down."""
    return group(half, transform=f"rotate(180 {num(CARD_WIDTH / 2)} {num(CARD_HEIGHT / 2)})")


def card_body(fill: str = CARD_PAPER) -> str:
    """The silhouette every face and back has: 250 x 350 with rounded corners and a hairline edge."""
    return inset(
        0.75,
        rx=CARD_RADIUS,
        fill=fill,
        stroke="#1d1b26",
        stroke_opacity=0.35,
        stroke_width=1.5,
    )
