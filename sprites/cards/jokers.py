"""The jokers: a dancing jester whose bauble is an arcade joystick."""

from __future__ import annotations

from sprites import svg
from sprites.cards.courts import faces, hair
from sprites.cards.courts.brush import at, dot, flat, inked, limb, line, shape
from sprites.cards.courts.faces import Look
from sprites.cards.courts.frame import WHOLE, border, ground, sunburst
from sprites.cards.courts.held import fist, palm, pinch
from sprites.palette import Palette

STAR = "M0 -50 L13.5 -17 L49 -14.5 L21.5 8 L30.5 43 L0 24 L-30.5 43 L-21.5 8 L-49 -14.5 L-13.5 -17 Z"
HEAD = (132.0, 100.0)
HAND = (206.0, 128.0)


def joker(code: str, paint: Palette) -> str:
    """The framed jester of one joker; `code` is R (he winks) or B (he schemes)."""
    return "".join(
        [
            ground(paint),
            sunburst((125, 175), WHOLE),
            _confetti(paint),
            inked(
                _legs(paint),
                _far_arm(paint, *_tossed(code, paint)),
                _tunic(paint),
                _near_arm(paint),
                _ruff(paint),
                at(_head(code, paint), *HEAD, 0.98, 5),
                _bauble(paint),
            ),
            border(paint),
        ]
    )


def portrait(code: str, paint: Palette) -> str:
    """The jester's head alone, for large print."""
    return inked(at(at(_ruff(paint), -132, -105) + _head(code, paint), 125, 180, 1.15))


def star(x: float, y: float, height: float, fill: str) -> str:
    """The jokers' own mark."""
    return svg.place(svg.path(STAR, fill=fill), x, y, height / 100)


def _confetti(paint: Palette) -> str:
    spots = ((84, 30, 0), (228, 96, 1), (30, 226, 0), (222, 176, 0), (186, 34, 1), (174, 268, 0), (30, 290, 1))
    return "".join(star(x, y, 13, (paint.gold, paint.suit)[kind]) for x, y, kind in spots)


def _bell(paint: Palette, x: float, y: float, r: float = 6.0) -> str:
    return (
        dot(x, y, r, paint.gold)
        + line(f"M{x - r * 0.7:.1f} {y + 1} L{x + r * 0.7:.1f} {y + 1}", paint.ink, 1.2)
        + dot(x, y + r * 0.5, r * 0.22, paint.ink, stroke="none")
    )


def _legs(paint: Palette) -> str:
    left, right = "M106 234 C82 234 52 240 54 262 C56 276 70 284 72 298", "M138 232 C148 252 148 280 134 312"
    return "".join(
        [
            limb(right, paint.suit, 19),
            limb(left, paint.cream, 19),
            line(left, paint.suit, 19, stroke_dasharray="9 9", stroke_linecap="butt"),
            _shoe(paint, paint.gold, 74, 304, -1, -24),
            _shoe(paint, paint.gold, 133, 316, 1, 0),
        ]
    )


def _shoe(paint: Palette, fill: str, x: float, y: float, side: int, turn: float) -> str:
    """A shoe with a curled toe and a bell; `side` is -1 for a toe to the left."""
    toe = shape("M-12 -8 C-14 4 -12 12 -8 12 L26 12 C40 12 42 -4 33 -8 C27 -10 24 -4 28 -1 C22 2 14 -4 12 -8 Z", fill)
    cuff = shape("M-14 -13 L14 -13 L11 -5 L-11 -5 Z", paint.suit)
    return svg.group(
        toe, cuff, _bell(paint, 31, -9, 4.5), transform=f"translate({x} {y}) rotate({turn}) scale({side} 1)"
    )


def _tunic(paint: Palette) -> str:
    """A motley coat, halved, with a skirt cut in points."""
    left = "M130 138 C112 136 98 142 92 152 C96 176 96 196 84 226 L98 246 L106 230 L120 250 L126 232 Z"
    right = "M130 138 C150 134 164 138 172 146 C164 172 160 196 168 222 L158 246 L148 230 L138 250 L126 232 Z"
    checks = "".join(
        flat(f"M{x} {y - 9} L{x + 6.5} {y} L{x} {y + 9} L{x - 6.5} {y} Z", fill)
        for x, y, fill in (
            (110, 170, paint.gold),
            (106, 196, paint.gold),
            (102, 222, paint.gold),
            (118, 216, paint.gold),
            (150, 168, paint.suit),
            (147, 194, paint.suit),
            (155, 218, paint.suit),
            (138, 218, paint.suit),
        )
    )
    belt = "M96 200 C112 208 148 206 162 198 L164 206 C148 214 112 216 94 208 Z"
    bells = "".join(_bell(paint, x, y, 5) for x, y in ((98, 249), (120, 253), (138, 253), (158, 249)))
    return (
        shape(left, paint.suit)
        + shape(right, paint.gold)
        + checks
        + shape(belt, paint.cream)
        + star(129, 205, 13, paint.gold)
        + bells
    )


def _ruff(paint: Palette) -> str:
    d = (
        "M84 140 L98 152 L104 147 L113 160 L121 151 L132 164 L142 151 L153 160 L160 147 L168 151 L182 138"
        " C170 124 156 120 134 122 C112 120 96 126 84 140 Z"
    )
    pleats = "M132 130 L132 156 M120 132 L114 152 M144 132 L151 152 M108 132 L100 145 M157 132 L165 144"
    return shape(d, paint.cream) + line(pleats, paint.ink, 1.3)


def _card(paint: Palette) -> str:
    card = shape("M-14 -20 L14 -20 L14 20 L-14 20 Z", svg.CARD_PAPER) + star(0, -6, 17, paint.suit)
    return at(card, 35, 148, 1, -16)


def _tokens(paint: Palette) -> str:
    """Arcade tokens, tossed in an arc."""
    return "".join(
        dot(x, y, r, paint.gold) + dot(x, y, r * 0.72, paint.gold, stroke_width=1) + star(x, y, r, paint.ink)
        for x, y, r in ((27, 152, 9), (51, 139, 10), (78, 128, 10))
    )


def _tossed(code: str, paint: Palette) -> tuple[str, str]:
    """What the free hand plays with, and the hand."""
    if code == "R":
        return _card(paint), at(pinch(paint), 37, 169, 1, -62)
    return _tokens(paint), at(palm(paint), 36, 172, 1, -42)


def _far_arm(paint: Palette, tossed: str, hand: str) -> str:
    """The arm at the left, with what it tosses."""
    arm = "M104 156 C86 180 66 186 44 178"
    return "".join(
        [
            limb(arm, paint.gold, 17),
            line(arm, paint.suit, 17, stroke_dasharray="7 9", stroke_linecap="butt"),
            tossed,
            hand,
            shape("M50 164 L44 188 L55 192 L61 167 Z", paint.cream),
        ]
    )


def _near_arm(paint: Palette) -> str:
    """The arm at the right, bent to hold the bauble up."""
    arm = "M160 148 C186 186 214 182 207 146"
    return limb(arm, paint.suit, 18) + line(arm, paint.gold, 2.2, stroke_dasharray="1 7")


def _bauble(paint: Palette) -> str:
    """The joystick in its hand."""
    x, y = HAND
    return "".join(
        [
            at(_joystick(paint), x, y, 1, 8),
            at(fist(paint), x, y, 1, 8),
            at(shape("M-14 15 Q0 20 14 15 L13 25 Q0 30 -13 25 Z", paint.cream), x, y, 1, 4),
        ]
    )


def _joystick(paint: Palette) -> str:
    """A joystick on a staff: ball, shaft, box with buttons, and ribbons."""
    return "".join(
        [
            limb("M0 -24 L0 34", paint.gold, 5),
            _bell(paint, 0, 36, 5),
            shape("M-3 -24 C-16 -14 -14 -2 -24 4 C-18 -2 -20 -12 -12 -22 Z", paint.suit),
            shape("M-24 -40 L20 -40 L25 -24 L-28 -24 Z", paint.ink),
            shape("M-28 -24 L25 -24 L23 -16 L-26 -16 Z", paint.gold),
            dot(8, -32, 3.2, paint.gold, stroke="none"),
            dot(16, -30, 3.2, paint.cream, stroke="none"),
            svg.ellipse(-8, -37, 11, 4, fill=paint.cream),
            limb("M-8 -38 L-4 -62", paint.cream, 5),
            dot(-2, -74, 15, paint.suit if paint.suit != paint.ink else paint.gold),
            line("M-11 -78 C-10 -83 -7 -85 -3 -86", svg.CARD_PAPER, 3),
        ]
    )


def _head(code: str, paint: Palette) -> str:
    look = Look("wry", "grin", 0.25) if code == "R" else Look("scheming", "grin", 0.55)
    return "".join(
        [
            _horns(paint),
            faces.turned(paint, look, wink=code == "R"),
            hair.fringe(paint.gold if code == "R" else paint.ink),
            _cap_band(paint),
        ]
    )


def _horns(paint: Palette) -> str:
    """The cap: three horns, each with a bell, and the cloth down to the jaw."""
    left = (
        "M-22 -14 C-30 -50 -61 -56 -67 -14 C-69 -4 -65 4 -61 8 C-59 -10 -52 -22 -40 -16 C-32 -10"
        " -34 10 -30 26 C-22 24 -20 4 -22 -14 Z"
    )
    right = (
        "M20 -16 C24 -50 52 -58 57 -36 C58 -29 55 -25 52 -22 C49 -31 42 -33 37 -24 C32 -14 33"
        " 8 28 22 C22 18 22 2 20 -16 Z"
    )
    top = "M-26 -20 C-24 -52 -10 -72 16 -76 C10 -64 22 -44 24 -18 Z"
    return "".join(
        [
            shape(left, paint.suit),
            shape(right, paint.gold),
            shape(top, paint.suit if paint.suit != paint.ink else paint.cream),
            flat("M0 -28 L-7 -40 L0 -54 L8 -42 Z", paint.gold),
            *(
                flat(f"M{x} {y - 7} L{x + 5} {y} L{x} {y + 7} L{x - 5} {y} Z", fill)
                for x, y, fill in (
                    (-42, -32, paint.gold),
                    (-56, -24, paint.gold),
                    (35, -34, paint.suit),
                    (48, -40, paint.suit),
                )
            ),
            _bell(paint, -62, 12),
            _bell(paint, 49, -19, 5),
            _bell(paint, 18, -79),
        ]
    )


def _cap_band(paint: Palette) -> str:
    d = "M-29 -16 L-20 -28 L-12 -21 L-2 -32 L8 -23 L18 -32 L28 -17 L27 -30 C14 -42 -16 -42 -30 -28 Z"
    return shape(d, paint.gold)
