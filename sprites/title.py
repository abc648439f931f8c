"""The street of the title screen, with its three lit windows, and the emblem of the game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sprites import suits
from sprites.monogram import KA
from sprites.svg import card_body, circle, document, ellipse, group, linear, path, place, radial, rect, round_rect

UNITS_HIGH = 1080.0
_SILL, _PAVEMENT = 812.0, 858.0
_ARCH_HALF, _ARCH_TOP, _SPRING = 205.0, 270.0, 470.0


@dataclass(frozen=True)
class _Window:
    """One game's window: its light, from the heart to the edge, and what stands in it."""

    name: str
    bright: str
    middle: str
    edge: str


_WINDOWS = (
    _Window("bread", "#ffe3a0", "#e8973a", "#6b3413"),
    _Window("svoloch", "#ff9ad0", "#c22a86", "#3a1258"),
    _Window("showcase", "#c9f6e6", "#2f9c98", "#0b3d46"),
)


def room(width: float, height: float) -> str:
    """A night street of `width` x `height` pixels, one unit a pixel; quiet above the arches, where the name goes."""
    wide = width * UNITS_HIGH / height
    scene = (
        _paint(wide), _facade(wide), *(_arch(window, x) for window, x in _placed(wide)), _pavement(wide), _bulbs(wide),
        _shade(wide),
    )  # fmt: skip
    return document(width, height, group(*scene, transform=f"scale({height / UNITS_HIGH:.6f})"))


def _placed(wide: float) -> list[tuple[_Window, float]]:
    step = min(560.0, wide * 0.32)
    return [(window, wide / 2 + (number - 1) * step) for number, window in enumerate(_WINDOWS)]


def _paint(wide: float) -> str:
    paint = (
        linear("facade", (0, 0), (0, _PAVEMENT), (0, "#120e1f"), (0.3, "#1d172c"), (1, "#262036"))
        + linear("street", (0, _PAVEMENT), (0, UNITS_HIGH), (0, "#1b1626"), (1, "#0b0912"))
        + linear("stone", (0, 240), (0, _SILL), (0, "#4a4058"), (1, "#332c42"))
        + linear("top", (0, 0), (0, 260), (0, "#08060e", 0.75), (1, "#08060e", 0))
        + linear("left", (0, 0), (wide * 0.3, 0), (0, "#08060e", 0.7), (1, "#08060e", 0))
        + linear("right", (wide, 0), (wide * 0.7, 0), (0, "#08060e", 0.7), (1, "#08060e", 0))
    )
    for window in _WINDOWS:
        paint += (
            radial(window.name, (0, 600), 330, (0, window.bright), (0.45, window.middle), (1, window.edge))
            + radial(f"{window.name}-glow", (0, 580), 430, (0, window.middle, 0.45), (1, window.middle, 0))
            + linear(f"{window.name}-wet", (0, _PAVEMENT), (0, 1060), (0, window.middle, 0.55), (1, window.middle, 0))
        )
    return paint


def _facade(wide: float) -> str:
    """A stone wall with a cornice."""
    chance = Random(5)
    stones = "".join(
        rect(chance.uniform(0, wide), 240 + 44 * chance.randrange(13), chance.uniform(60, 120), 40, rx=5,
             fill="#ffffff", fill_opacity=chance.uniform(0.012, 0.04))
        for _ in range(70)
    )  # fmt: skip
    cornice = rect(0, 214, wide, 14, fill="#3b3349") + rect(0, 228, wide, 8, fill="#151120")
    return rect(0, 0, wide, _PAVEMENT, fill="url(#facade)") + stones + cornice


def _arch(window: _Window, x: float) -> str:
    half = _ARCH_HALF
    glass = f"M-{half} {_SILL} V{_SPRING} A{half} {half} 0 0 1 {half} {_SPRING} V{_SILL} Z"
    glow = circle(0, 580, 430, fill=f"url(#{window.name}-glow)")
    frame = path(glass, fill="none", stroke="url(#stone)", stroke_width=52)
    lining = path(glass, fill="none", stroke="#17121f", stroke_width=16)
    pane = path(glass, fill=f"url(#{window.name})")
    bars = path(
        f"M0 {_SPRING - half} V{_SILL} M-{half} {_SPRING} H{half} M-{half} {_SPRING + 172} H{half}", fill="none",
        stroke="#17121f", stroke_opacity=0.55, stroke_width=7,
    )
    sill = rect(-half - 44, _SILL - 6, 2 * half + 88, 26, rx=4, fill="#453c54") + rect(-half - 44, _SILL + 14, 2 * half + 88, 10, rx=3, fill="#1d1828")
    return place(glow + frame + pane + _INSIDES[window.name] + bars + lining + sill, x, 0)


def _pavement(wide: float) -> str:
    """Wet flags that mirror the windows."""
    parts = [rect(0, _PAVEMENT, wide, UNITS_HIGH - _PAVEMENT, fill="url(#street)")]
    for window, x in _placed(wide):
        mirror = f"M-{_ARCH_HALF} {_PAVEMENT} H{_ARCH_HALF} L{_ARCH_HALF + 60} 1060 H-{_ARCH_HALF + 60} Z"
        parts.append(place(path(mirror, fill=f"url(#{window.name}-wet)"), x, 0))
    seams = "".join(f"M0 {y} H{wide:.0f} " for y in (880, 914, 962, 1028))
    spread = "".join(f"M{wide / 2 + dx * 0.8:.0f} {_PAVEMENT} L{wide / 2 + dx * 1.25:.0f} 1080 " for dx in range(-1800, 1801, 150))
    parts.append(path(seams + spread, fill="none", stroke="#05040a", stroke_opacity=0.4, stroke_width=3))
    return "".join(parts)


def _bulbs(wide: float) -> str:
    """A string of lamps under the cornice, as on a fairground."""
    lamps = []
    count = int(wide // 64)
    for number in range(count + 1):
        x = wide / 2 + (number - count / 2) * 64
        lamps.append(circle(x, 246, 14, fill="#ffcf7a", fill_opacity=0.16) + circle(x, 246, 6, fill="#ffe2a6"))
    return "".join(lamps)


def _shade(wide: float) -> str:
    return "".join(rect(0, 0, wide, 1080, fill=f"url(#{side})") for side in ("left", "right")) + rect(0, 0, wide, 260, fill="url(#top)")


def _bakery() -> str:
    """Loaves on two boards, against the light."""
    dark = "#5b2b10"
    loaf = "M-52 0 C-52 -36 -26 -50 0 -50 C26 -50 52 -36 52 0 Z"
    row = "".join(place(path(loaf, fill=dark), x, _SPRING + 168) for x in (-128, 0, 128))
    low = "".join(place(path(loaf, fill=dark), x, _SILL - 8, 1.2) for x in (-134, 0, 134))
    return row + low


def _courtyard() -> str:
    """A neon arrow that turns round, and a joker's cap."""
    arrow = path("M-92 560 A92 92 0 1 1 70 620", fill="none", stroke="#6ff3ff", stroke_width=16, stroke_linecap="round")
    head = path("M96 578 L64 632 L36 578 Z", fill="#6ff3ff", stroke="#6ff3ff", stroke_width=8, stroke_linejoin="round")
    walls = path(f"M-205 {_SILL} V640 H-150 V690 H-96 V650 H-50 V720 H52 V664 H110 V704 H160 V630 H205 V{_SILL} Z", fill="#2a0f45")
    return walls + arrow + head


def _jeweller() -> str:
    """A cut stone on a stand."""
    gem = path("M-84 560 L-46 506 H46 L84 560 L0 662 Z", fill="#e9fff8", fill_opacity=0.92)
    cuts = path("M-84 560 H84 M-46 506 L-26 560 L0 662 L26 560 L46 506 M-26 560 L0 506 L26 560", fill="none", stroke="#1f7d7c", stroke_width=5, stroke_linejoin="round")
    stand = path(f"M-60 {_SILL} C-50 760 -20 740 -16 690 H16 C20 740 50 760 60 {_SILL} Z", fill="#0b3d46")
    cases = rect(-190, 740, 96, 72, fill="#0b3d46") + rect(94, 740, 96, 72, fill="#0b3d46")
    return cases + stand + gem + cuts


_INSIDES = {"bread": _bakery(), "svoloch": _courtyard(), "showcase": _jeweller()}


def logo() -> str:
    """The emblem: a fan of three cards in the colours of the rooms, the foremost with the К. 400 x 360."""
    return document(400, 360, _fan())


def _fan() -> str:
    left = card_body("#f0b659") + suits.suit("H", 62, 62, 62, fill="#5b2b10")
    right = card_body("#2f9c98") + suits.suit("S", 188, 62, 62, fill="#06282d")
    front = card_body() + place(path(KA, fill="#d7263d"), 125, 175, 1.75)
    cards = ((left, -24), (right, 24), (front, 0))
    return "".join(place(place(face, -125, -420, 1), 200, 400, 0.86, turn) for face, turn in cards)
