"""The glass case in which a won pair lies: a lit one while the pair is whole, a cracked and dark one afterwards.

`case` goes under the cards and `glass` over them; both are drawn for one width and height in any units. From a width of
0.88 of the height on, the index of the lower card is clear of the upper card.
"""

from __future__ import annotations

from sprites.showcase.brass import BRASS, BRASS_DARK, BRASS_LIGHT
from sprites.svg import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, document, linear, path, radial, rect

_RIM = 0.05
"""Width of the frame, as a part of the case's height."""
_DULL, _DULL_DARK = "#5e5a46", "#2c2a22"


def slots(width: float, height: float) -> tuple[tuple[float, float, float, float], tuple[float, float, float, float]]:
    """Where the two cards lie in a case, each as x, y, width, height; the second overlaps the first."""
    rim = _RIM * height
    high = height - 2 * rim
    wide = high * CARD_WIDTH / CARD_HEIGHT
    return (rim, rim, wide, high), (width - rim - wide, rim, wide, high)


def case(width: float, height: float, *, broken: bool = False) -> str:
    """The case under the cards: its velvet, with a dashed place for each card, and its frame."""
    rim = _RIM * height
    light, deep = ("#10282b", "#071416") if broken else ("#2f9c98", "#0a3238")
    lamp = radial("lamp", (width / 2, 0), height * 1.1, (0, light), (0.55, deep), (1, "#041a1d"))
    velvet = rect(rim / 2, rim / 2, width - rim, height - rim, rx=rim * 1.2, fill="url(#lamp)")
    places = "".join(
        rect(
            x + rim * 0.4,
            y + rim * 0.4,
            wide - rim * 0.8,
            high - rim * 0.8,
            rx=CARD_RADIUS * high / CARD_HEIGHT,
            fill="none",
            stroke="#8a8468" if broken else BRASS,
            stroke_opacity=0.7,
            stroke_width=rim * 0.22,
            stroke_dasharray=f"{rim * 0.8:.2f} {rim * 0.6:.2f}",
        )
        for x, y, wide, high in slots(width, height)
    )
    return document(width, height, lamp, _paint(width, height), velvet, places, _frame(width, height, broken))


def glass(width: float, height: float, *, broken: bool = False) -> str:
    """What lies over the cards: shine and bright corners, or cracks; indices stay clear."""
    over = _cracks(width, height) if broken else _shine(width, height) + _corners(width, height)
    return document(width, height, _paint(width, height), over)


def _paint(width: float, height: float) -> str:
    return linear(
        "frame", (0, 0), (width, height), (0, BRASS_LIGHT), (0.4, BRASS), (0.6, BRASS_LIGHT), (1, "#a07a2c")
    ) + linear("shine", (0, 0), (0, height), (0, "#ffffff", 0.22), (1, "#ffffff", 0.04))


def _frame(width: float, height: float, broken: bool) -> str:
    rim = _RIM * height
    dark, light = (_DULL_DARK, _DULL) if broken else (BRASS_DARK, "url(#frame)")
    return "".join(
        rect(
            rim / 2,
            rim / 2,
            width - rim,
            height - rim,
            rx=rim * 1.2,
            fill="none",
            stroke=colour,
            stroke_width=part * rim,
        )
        for colour, part in ((dark, 1.0), (light, 0.6))
    )


def _corners(width: float, height: float) -> str:
    """Brass fittings over the four corners, a bead on each."""
    rim = _RIM * height
    reach = rim * 2.6
    drawn = []
    for x, y, right, down in ((0, 0, 1, 1), (width, 0, -1, 1), (width, height, -1, -1), (0, height, 1, -1)):
        near, bend = rim * 0.3, rim * 1.2
        d = (
            f"M{x + right * reach:.2f} {y + down * near:.2f} H{x + right * (near + bend):.2f}"
            f" Q{x + right * near:.2f} {y + down * near:.2f} {x + right * near:.2f} {y + down * (near + bend):.2f}"
            f" V{y + down * reach:.2f}"
        )
        drawn.append(path(d, fill="none", stroke=BRASS_DARK, stroke_width=rim * 0.8, stroke_linecap="round"))
        drawn.append(path(d, fill="none", stroke="#ffeebb", stroke_width=rim * 0.36, stroke_linecap="round"))
    return "".join(drawn)


def _shine(width: float, height: float) -> str:
    """Two slanting bands of light, right of where the upper card's index is."""
    rim = _RIM * height
    top, foot = rim, height - rim
    lean = height * 0.42
    d = ""
    for from_right, across in ((0.2, 0.15), (0.08, 0.05)):
        right, wide = width - from_right * height, across * height
        d += f"M{right - wide:.2f} {top:.2f} H{right:.2f} L{right - lean:.2f} {foot:.2f} H{right - lean - wide:.2f} Z "
    return path(d, fill="url(#shine)")


def _cracks(width: float, height: float) -> str:
    """Cracks that run from the lower edge, and a splinter gone from the corner."""
    x, y = width * 0.6, height * 0.74
    reach = ((1.0, 0.52), (1.0, 0.9), (0.72, 1.0), (0.36, 1.0), (0.0, 0.86), (0.0, 0.6), (0.78, 0.42))
    ends = [(min(max(width * a, 1), width - 1), min(height * b, height - 1)) for a, b in reach]
    rays = "".join(
        f"M{x:.2f} {y:.2f} L{(x + ex) / 2 + height * bend:.2f} {(y + ey) / 2 - height * bend:.2f} L{ex:.2f} {ey:.2f} "
        for (ex, ey), bend in zip(ends, (0.03, -0.02, 0.02, -0.03, 0.025, -0.02, 0.02), strict=True)
    )
    web = " L".join(f"{x + (ex - x) * 0.36:.2f} {y + (ey - y) * 0.36:.2f}" for ex, ey in ends)
    thick = height * 0.011
    return (
        path(f"M{web} Z", fill="#dff7f5", fill_opacity=0.16)
        + path(rays, fill="none", stroke="#0a2428", stroke_opacity=0.55, stroke_width=thick * 1.8)
        + path(rays, fill="none", stroke="#e8fbfa", stroke_opacity=0.9, stroke_width=thick)
        + path(f"M{web} Z", fill="none", stroke="#e8fbfa", stroke_opacity=0.6, stroke_width=thick * 0.8)
    )
