"""The poster of Svoloch on the title screen."""

from __future__ import annotations

from sprites import suits
from sprites.cards.jokers import star
from sprites.poster import HEIGHT, RADIUS, WIDTH, band, frame
from sprites.svg import card_body, circle, document, group, linear, path, place, radial, rect
from sprites.svoloch import neon, rogue
from sprites.svoloch.neon import CYAN, MAGENTA, halo

_HEART = (300, 318)  # where the light comes from
_RED, _INK = "#d7263d", "#1d1b26"


def poster() -> str:
    """A portrait poster, 600 x 800, without letters: the scoundrel grins over his cards under neon."""
    return document(
        WIDTH,
        HEIGHT,
        _paint(),
        _wall(),
        _ring(),
        _pair(),
        place(rogue.head(), 300, 338, 1.0),
        _fan(),
        _lamps(),
        band("#0b0618"),
        frame(MAGENTA),
    )


def _paint() -> str:
    return (
        neon.PAINT
        + rogue.PAINT
        + linear("night", (0, 0), (0, HEIGHT), (0, "#1a0d3a"), (0.55, "#4a1a72"), (1, "#160a2c"))
        + radial(
            "blaze", _HEART, 420, (0, "#ff8ecb", 0.9), (0.3, "#e0318f", 0.6), (0.65, "#7a2bd0", 0.3), (1, "#3a1268", 0)
        )
    )


def _wall() -> str:
    joints = []
    for row, y in enumerate(range(30, HEIGHT - 150, 40)):
        joints.append(f"M8 {y} H{WIDTH - 8} ")
        joints += [f"M{x} {y} v40 " for x in range(46 + 42 * (row % 2), WIDTH - 8, 84)]
    night = rect(0, 0, WIDTH, HEIGHT, rx=RADIUS, fill="url(#night)")
    blaze = circle(*_HEART, 420, fill="url(#blaze)")
    return night + blaze + path("".join(joints), fill="none", stroke="#0d0620", stroke_opacity=0.38, stroke_width=4)


def _ring() -> str:
    """A ring of two arrows that chase each other, magenta and cyan."""
    return halo(300, 318, 300, MAGENTA) + place(neon.chase(226, 14), *_HEART)


def _card(code: str, colour: str) -> str:
    corner = suits.suit(code, 38, 46, 44, fill=colour) + suits.suit(code, 212, 304, 44, turn=180, fill=colour)
    return place(card_body() + corner + suits.suit(code, 125, 175, 124, fill=colour), -125, -350)


def _pair() -> str:
    """Two cards behind the scoundrel."""
    return place(_card("C", _INK), 232, 590, 0.62, -36) + place(_card("H", _RED), 368, 590, 0.62, 36)


def _fan() -> str:
    """His hand before him, a joker in the middle."""
    outer = place(_card("S", _INK), 262, 716, 0.56, -24) + place(_card("D", _RED), 338, 716, 0.56, 24)
    return outer + place(_joker(), 300, 706, 0.56)


def _joker() -> str:
    """A joker's card: the scoundrel between two stars."""
    mark = star(38, 46, 50, MAGENTA)
    stars = mark + group(mark, transform="rotate(180 125 175)")
    return place(card_body() + stars + place(rogue.head(), 125, 190, 0.46), -125, -350)


def _lamps() -> str:
    """Bulbs on a wire along the top."""
    wire = path("M8 34 Q156 104 300 40 Q444 104 592 34", fill="none", stroke="#0b0618", stroke_width=5)
    bulbs = []
    for number in range(9):
        x = 44 + 64 * number
        y = 50 + 30 * (1 - abs((x - 8) % 292 - 146) / 146)
        colour = (neon.AMBER, CYAN, MAGENTA, neon.LIME)[number % 4]
        bulbs.append(halo(x, y, 52, colour) + circle(x, y, 10, fill=colour) + circle(x - 3, y - 3, 4, fill="#ffffff"))
    return wire + "".join(bulbs)
