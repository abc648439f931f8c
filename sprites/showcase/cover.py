"""The poster of Showcase on the title screen."""

from __future__ import annotations

from sprites import suits
from sprites.poster import HEIGHT, RADIUS, WIDTH, band, frame
from sprites.showcase import brass, gems
from sprites.showcase.brass import BRASS, BRASS_DARK, BRASS_LIGHT, sparkle
from sprites.svg import card_body, circle, document, ellipse, group, linear, path, place, polygon, radial, rect

_RED, _INK = "#d7263d", "#1d1b26"
_LEFT, _RIGHT, _TOP, _FOOT = 128, 472, 250, 610  # the front of the case
_DEPTH, _RISE = 26, 34  # how much narrower its back is, and how much higher


def poster() -> str:
    """A portrait poster, 600 x 800, without letters: a won pair and a great stone in a case under the lamp."""
    return document(
        WIDTH,
        HEIGHT,
        _paint(),
        _wall(),
        _lamp(),
        _case_back(),
        _pair(),
        _case_front(),
        _stone(),
        _curtains(),
        _sparkles(),
        band("#03181b"),
        frame(BRASS),
    )


def _paint() -> str:
    return (
        brass.PAINT
        + linear("dark", (0, 0), (0, HEIGHT), (0, "#0a3a40"), (0.6, "#0f5258"), (1, "#04191c"))
        + radial("light", (300, 300), 400, (0, "#fff3c8", 0.85), (0.35, "#8fd9c8", 0.4), (1, "#0f5258", 0))
        + linear("beam", (0, 110), (0, 620), (0, "#fff1c0", 0.6), (1, "#fff1c0", 0.03))
        + linear(
            "frame", (_LEFT, _TOP), (_RIGHT, _FOOT), (0, "#fff1c4"), (0.35, BRASS), (0.6, "#fbe7ae"), (1, "#8f6a24")
        )
        + linear("shade", (246, 0), (354, 0), (0, "#6e4d18"), (0.35, "#fbe7ae"), (0.6, BRASS), (1, "#5f4214"))
        + linear(
            "cloth",
            (0, 0),
            (132, 0),
            (0, "#0d4a4f"),
            (0.3, "#1b8080"),
            (0.55, "#0c4348"),
            (0.8, "#16706f"),
            (1, "#083338"),
        )
        + linear("glass", (0, _TOP), (0, _FOOT), (0, "#ffffff", 0.34), (1, "#ffffff", 0.03))
    )


def _wall() -> str:
    """A wall of rays, as over a door of the twenties."""
    rays = " ".join(
        polygon([(300, 330), (x, y), (x + dx, y + dy)])
        for x, y, dx, dy in (
            (-60, -40, 80, 0),
            (110, -40, 80, 0),
            (280, -40, 40, 0),
            (410, -40, 80, 0),
            (580, -40, 80, 0),
            (-60, 120, 0, 90),
            (-60, 330, 0, 90),
            (660, 120, 0, 90),
            (660, 330, 0, 90),
        )
    )
    ground = rect(0, 0, WIDTH, HEIGHT, rx=RADIUS, fill="url(#dark)")
    return ground + path(rays, fill="#bff3e6", fill_opacity=0.06) + circle(300, 300, 400, fill="url(#light)")


def _lamp() -> str:
    rod = rect(296, 4, 8, 60, fill=BRASS_DARK)
    shade = path(
        "M282 58 H318 C322 84 372 86 380 122 H220 C228 86 278 84 282 58 Z",
        fill="url(#shade)",
        stroke=BRASS_DARK,
        stroke_width=3,
    )
    beam = path("M228 122 H372 L520 620 H80 Z", fill="url(#beam)")
    return beam + rod + shade + ellipse(300, 123, 66, 10, fill="#fffbe6")


def _case_back() -> str:
    """The back of the case and the velvet its things stand on."""
    left, right, top, foot = _LEFT + _DEPTH, _RIGHT - _DEPTH, _TOP - _RISE, _FOOT - _RISE
    glass = rect(left, top, right - left, foot - top, fill="#dffcf4", fill_opacity=0.1)
    floor = path(f"M{_LEFT} {_FOOT} L{left} {foot} H{right} L{_RIGHT} {_FOOT} Z", fill="#8e2f4d")
    sheen = ellipse(300, foot + 18, 150, 13, fill="#ff9db8", fill_opacity=0.35)
    edges = (
        f"M{left} {foot} V{top} H{right} V{foot} Z M{_LEFT} {_TOP} L{left} {top} M{_RIGHT} {_TOP} L{right} {top}"
        f" M{_LEFT} {_FOOT} L{left} {foot} M{_RIGHT} {_FOOT} L{right} {foot}"
    )
    base = rect(_LEFT - 22, _FOOT + 4, _RIGHT - _LEFT + 44, 40, rx=8, fill="#3a1d2b", stroke=BRASS, stroke_width=4)
    return (
        base
        + glass
        + floor
        + sheen
        + path(edges, fill="none", stroke=BRASS_DARK, stroke_width=7)
        + path(edges, fill="none", stroke=BRASS, stroke_width=4)
    )


def _pair() -> str:
    """The two cards of a trick, one before the other."""
    cards = (("S", -9, _INK, 248, 452), ("H", 9, _RED, 352, 462))
    drawn = []
    for code, turn, colour, x, y in cards:
        corner = suits.suit(code, 38, 46, 46, fill=colour) + suits.suit(code, 212, 304, 46, turn=180, fill=colour)
        face = card_body() + corner + suits.suit(code, 125, 175, 130, fill=colour)
        drawn.append(place(place(face, -125, -175), x, y, 0.68, turn))
    return "".join(drawn)


def _case_front() -> str:
    """The front glass, its shine, and the brass round it."""
    wide, high = _RIGHT - _LEFT, _FOOT - _TOP
    bands = "".join(
        f"M{_LEFT + foot} {_FOOT} L{_LEFT + foot + 150} {_TOP} h{across} L{_LEFT + foot + across} {_FOOT} Z "
        for foot, across in ((40, 70), (140, 20))
    )
    edge = rect(_LEFT, _TOP, wide, high, fill="none", stroke=BRASS_DARK, stroke_width=16) + rect(
        _LEFT, _TOP, wide, high, fill="none", stroke="url(#frame)", stroke_width=11
    )
    corner = path(
        "M-10 -10 H44 L-10 44 Z", fill="url(#frame)", stroke=BRASS_DARK, stroke_width=3, stroke_linejoin="round"
    ) + circle(6, 6, 7, fill=BRASS_LIGHT, stroke=BRASS_DARK, stroke_width=2)
    spots = ((_LEFT, _TOP, 0), (_RIGHT, _TOP, 90), (_RIGHT, _FOOT, 180), (_LEFT, _FOOT, 270))
    return path(bands, fill="url(#glass)") + edge + "".join(place(corner, x, y, 1, turn) for x, y, turn in spots)


def _stone() -> str:
    """The great stone on top of the case."""
    seat = path("M250 250 L268 226 H332 L350 250 Z", fill="url(#frame)", stroke=BRASS_DARK, stroke_width=3)
    return seat + place(gems.stone(gems.DIAMOND), 300, 178, 1.02)


def _curtains() -> str:
    cloth = path("M8 8 H150 C146 170 112 300 30 372 C58 470 40 560 66 660 H8 Z", fill="url(#cloth)")
    folds = path(
        "M112 8 C108 170 84 290 22 368 M72 8 C70 160 50 280 16 360 M30 386 C44 470 30 560 46 660",
        fill="none",
        stroke="#021417",
        stroke_opacity=0.45,
        stroke_width=8,
    )
    hem = path("M150 8 C146 170 112 300 30 372 C58 470 40 560 66 660", fill="none", stroke=BRASS, stroke_width=6)
    cord = path("M8 366 C20 376 30 378 42 370", fill="none", stroke=BRASS_LIGHT, stroke_width=14)
    tassel = circle(34, 384, 14, fill=BRASS_LIGHT) + path("M22 394 L14 470 H56 L46 394 Z", fill=BRASS)
    left = cloth + folds + hem + cord + tassel
    return left + group(left, transform=f"translate({WIDTH} 0) scale(-1 1)")


def _sparkles() -> str:
    places = (
        (262, 150, 1.6),
        (350, 186, 1.0),
        (140, 250, 1.0),
        (470, 262, 1.2),
        (420, 330, 0.8),
        (186, 420, 0.7),
        (300, 240, 0.6),
    )
    return "".join(sparkle(x, y, size) for x, y, size in places)
