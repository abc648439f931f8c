"""The poster of Svoloch on the title screen."""

from __future__ import annotations

from sprites import suits
from sprites.poster_parts import HEIGHT, RADIUS, WIDTH, band, frame
from sprites.svg import card_body, circle, document, linear, path, place, radial, rect
from sprites.svoloch import neon, rogue
from sprites.svoloch.neon import CYAN, MAGENTA, halo

_HEART = (300, 318)  # where the light comes from
_RED, _INK = "#d7263d", "#1d1b26"


def poster() -> str:
    """A portrait poster, 600 x 800, without letters: the scoundrel grins over his cards under neon."""
    return document(
        WIDTH, HEIGHT, _paint(), _wall(), _ring(), _cards(-1), place(rogue.head(), 300, 338, 1.0), _cards(1), _lamps(),
        band("#0b0618"), frame(MAGENTA),
    )  # fmt: skip


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


def _cards(side: int) -> str:
    """The cards on one side of the scoundrel: behind him (-1) a pair, before him (1) a fan that hides his collar."""
    if side < 0:
        hand = (("C", -36, _INK, 232, 590), ("H", 36, _RED, 368, 590))
        return "".join(place(_card(code, colour), x, y, 0.62, turn) for code, turn, colour, x, y in hand)
    hand = (("S", -24, _INK, 262, 716), ("D", 24, _RED, 338, 716), ("", 0, MAGENTA, 300, 706))
    return "".join(
        place(_card(code, colour) if code else _joker(), x, y, 0.56, turn) for code, turn, colour, x, y in hand
    )


def _joker() -> str:
    """A joker's card: the jester's cap under a star."""
    star = "M0 -50 L13.5 -17 L49 -14.5 L21.5 8 L30.5 43 L0 24 L-30.5 43 L-21.5 8 L-49 -14.5 L-13.5 -17 Z"
    stars = place(path(star, fill=MAGENTA), 38, 46, 0.5) + place(path(star, fill=MAGENTA), 212, 304, 0.5, 180)
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
