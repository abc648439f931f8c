"""The street of the title screen, with its three lit windows."""

from __future__ import annotations

from math import ceil
from random import Random

from sprites.drawing import part
from sprites.room import BLEED, UNITS_HIGH, room_picture, units_wide
from sprites.svg import circle, linear, path, place, radial, rect
from sprites.title.windows import ARCH_HALF, SILL, SPRING, WINDOWS, Window

_ROOF, _PAVEMENT = 190.0, 862.0
_STEP, _STEP_SHARE = 570.0, 0.325  # from window to window, and its share of a narrow screen


def room(width: float, height: float) -> str:
    """A night street of `width` x `height` pixels, one unit a pixel; quiet above the arches, where the name goes."""
    wide = units_wide(width, height)
    places = windows_at(wide)
    return room_picture(
        width,
        height,
        _paint(wide),
        _sky(wide),
        _facade(wide),
        *(_glow(window, x) for window, x in places),
        *(_arch(window, x) for window, x in places),
        _pavement(wide, places),
        _street_lamps(wide, places),
        _lamps(wide),
    )


def windows_at(wide: float) -> list[tuple[Window, float]]:
    """The windows, and how far right the middle of each is."""
    step = min(_STEP, wide * _STEP_SHARE)
    return [(window, wide / 2 + (number - 1) * step) for number, window in enumerate(WINDOWS)]


def _paint(wide: float) -> str:
    paint = (
        linear("sky", (0, 0), (0, _ROOF), (0, "#0a0d22"), (1, "#232651"))
        + linear("facade", (0, 0), (wide, 0), (0, "#0c0914"), (0.3, "#251e38"), (0.7, "#251e38"), (1, "#0c0914"))
        + linear("street", (0, _PAVEMENT), (0, UNITS_HIGH), (0, "#1f1930"), (1, "#0b0912"))
        + linear("stone", (0, 240), (0, SILL), (0, "#5a4f6c"), (1, "#3a324c"))
        + radial("lamp", (0, 0), 36, (0, "#ffe7b0", 0.7), (0.3, "#ffc766", 0.3), (1, "#ffb84a", 0))
    )
    for window in WINDOWS:
        paint += (
            radial(window.light, (0, 610), 340, (0, window.bright), (0.45, window.middle), (1, window.edge))
            + radial(f"{window.light}-glow", (0, 560), 345, (0.5, window.middle, 0.42), (1, window.middle, 0))
            + linear(f"{window.light}-wet", (0, _PAVEMENT), (0, 1070), (0, window.middle, 0.6), (1, window.middle, 0))
        )
    return paint


def _sky(wide: float) -> str:
    chance = Random(8)
    stars = "".join(
        circle(
            chance.uniform(0, wide),
            chance.uniform(6, _ROOF - 12),
            chance.uniform(0.8, 2.2),
            fill="#e9e6ff",
            fill_opacity=chance.uniform(0.3, 0.85),
        )
        for _ in range(int(wide / 28))
    )
    return rect(0, 0, wide + BLEED, _ROOF, fill="url(#sky)") + stars


def _facade(wide: float) -> str:
    """A wall of big stones under a cornice."""
    chance = Random(5)
    stones = []
    for row, y in enumerate(range(int(_ROOF) + 34, int(_PAVEMENT), 45)):
        for x in range(-60 * (row % 2), int(wide), 120):
            if chance.random() < 0.3:
                stones.append(
                    rect(x + 3, y + 3, 114, 39, rx=5, fill="#ffffff", fill_opacity=chance.uniform(0.012, 0.035))
                )
    teeth = "".join(f"M{x} {_ROOF + 18:.0f} v12 " for x in range(14, int(wide), 44))
    cornice = rect(0, _ROOF - 4, wide, 12, fill="#5a4f6c") + rect(0, _ROOF + 8, wide, 12, fill="#3a324c")
    dentils = path(teeth, fill="none", stroke="#3a324c", stroke_width=22)
    wall = rect(0, _ROOF, wide + BLEED, _PAVEMENT - _ROOF + BLEED, fill="url(#facade)")
    return wall + "".join(stones) + dentils + cornice


def _glow(window: Window, x: float) -> str:
    """The light a window spills on the wall."""
    return place(circle(0, 560, 345, fill=f"url(#{window.light}-glow)"), x, 0)


def _arch(window: Window, x: float) -> str:
    """One arched window, its frame and its sill."""
    half = ARCH_HALF
    glass = f"M-{half} {SILL} V{SPRING} A{half} {half} 0 0 1 {half} {SPRING} V{SILL} Z"
    frame = (
        path(glass, fill="none", stroke="#120d1c", stroke_width=68)
        + path(glass, fill="none", stroke="url(#stone)", stroke_width=56)
        + _voussoirs()
    )
    lining = path(glass, fill="none", stroke="#120d1c", stroke_width=16) + path(
        glass, fill="none", stroke=window.middle, stroke_opacity=0.8, stroke_width=3.5
    )
    sill = rect(-half - 46, SILL - 4, 2 * half + 92, 20, rx=4, fill="#6a5e7e") + rect(
        -half - 40, SILL + 16, 2 * half + 80, 16, rx=3, fill="#2c2539"
    )
    pane = path(glass, fill=f"url(#{window.light})")
    return place(frame + pane + part(f"title/windows/{window.inside}") + lining + sill, x, 0)


def _voussoirs() -> str:
    """Joints between the stones of the arch, and its key stone."""
    joints = "".join(
        path(
            f"M0 {-ARCH_HALF - 9} V{-ARCH_HALF - 27}",
            transform=f"translate(0 {SPRING}) rotate({turn})",
            stroke="#120d1c",
            stroke_opacity=0.6,
            stroke_width=3,
        )
        for turn in range(-90, 91, 18)
    )
    top = SPRING - ARCH_HALF
    return joints + path(f"M-20 {top - 36} H20 L14 {top - 6} H-14 Z", fill="#7b6f90")


def _pavement(wide: float, places: list[tuple[Window, float]]) -> str:
    """Wet flags that mirror the windows."""
    street = rect(0, _PAVEMENT, wide + BLEED, UNITS_HIGH - _PAVEMENT + BLEED, fill="url(#street)")
    mirrors = "".join(
        place(
            path(
                f"M-{ARCH_HALF} {_PAVEMENT} H{ARCH_HALF} L{ARCH_HALF + 70} 1070 H-{ARCH_HALF + 70} Z",
                fill=f"url(#{window.light}-wet)",
            ),
            x,
            0,
        )
        for window, x in places
    )
    seams = "".join(f"M0 {y} H{wide:.0f} " for y in (884, 918, 966, 1032))
    middle = wide / 2
    spread = "".join(
        f"M{middle + dx * 0.8:.0f} {_PAVEMENT} L{middle + dx * 1.25:.0f} 1080 " for dx in range(-1800, 1801, 150)
    )
    kerb = rect(0, _PAVEMENT - 8, wide, 8, fill="#120d1c")
    return (
        street
        + mirrors
        + path(seams + spread, fill="none", stroke="#05040a", stroke_opacity=0.4, stroke_width=3)
        + kerb
    )


def _street_lamps(wide: float, places: list[tuple[Window, float]]) -> str:
    """A lamp post beyond either outer window, where the street is long enough."""
    away = places[2][1] - wide / 2 + 380
    if away > wide / 2 - 40:
        return ""
    post = rect(-6, 470, 12, 420, fill="#0f0b18") + path("M-26 900 L-14 850 H14 L26 900 Z", fill="#0f0b18")
    head = path("M-22 470 L-30 412 H30 L22 470 Z", fill="#ffe3a6") + path("M-36 412 L0 380 L36 412 Z", fill="#0f0b18")
    light = circle(0, 0, 36, fill="url(#lamp)", transform="translate(0 442) scale(6)")
    return "".join(place(light + post + head, wide / 2 + side * away, 0) for side in (-1, 1))


def bulbs(wide: float) -> list[tuple[float, float]]:
    """Where the lamps on the wire hang, from left to right."""
    spans, step = _spans(wide)
    shares = [(span, number / 9) for span in range(-spans, spans) for number in range(1, 9)]
    return [(wide / 2 + (span + share) * step, 226 + 152 * share * (1 - share) + 8) for span, share in shares]


def _lamps(wide: float) -> str:
    """Lamps on a sagging wire from arch to arch."""
    spans, step = _spans(wide)
    wires = "".join(
        f"M{wide / 2 + span * step:.1f} 226 q{step / 2:.1f} 76 {step:.1f} 0 " for span in range(-spans, spans)
    )
    bulb = circle(0, 0, 36, fill="url(#lamp)") + circle(0, 0, 6.5, fill="#fff0cc")
    hung = "".join(place(bulb, x, y) for x, y in bulbs(wide))
    return path(wires, fill="none", stroke="#0b0812", stroke_width=3) + hung


def _spans(wide: float) -> tuple[int, float]:
    """How many arches the wire reaches to either side of the middle, and how far it is from one to the next."""
    (_, first), (_, second), *_ = windows_at(wide)
    return ceil(wide / 2 / (second - first)), second - first
