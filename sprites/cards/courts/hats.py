"""Caps, crowns and diadems, for heads turned to the right: the brow is at y = -26."""

from __future__ import annotations

from sprites.cards.courts.brush import at, dot, line, pip, shape
from sprites.palette import Palette
from sprites.suits import suit


def plume(fill: str, rib: str, x: float, y: float, scale: float, turn: float) -> str:
    """A curling feather that grows from (x, y), upward before it is turned."""
    barbs = "M-9 -22 L-2 -17 M-11 -33 L-3 -27 M-9 -44 L-2 -37 M8 -20 L0 -13 M12 -32 L0 -24"
    return at(
        shape("M0 0 C-16 -12 -20 -38 -8 -54 C0 -66 18 -66 22 -52 C16 -56 10 -54 11 -47 C20 -32 14 -10 0 0 Z", fill)
        + line("M0 0 C-5 -18 -6 -36 6 -52", rib, 1.6)
        + line(barbs, rib, 1.1),
        x,
        y,
        scale,
        turn,
    )


def beret(paint: Palette) -> str:
    """A wide soft cap, its feather swept back."""
    return "".join(
        [
            plume(paint.gold, paint.ink, -26, -30, 0.8, -80),
            shape("M-36 -22 C-48 -46 -22 -60 6 -58 C34 -60 50 -40 34 -22 C20 -32 -18 -32 -36 -22 Z", paint.suit),
            shape("M-34 -17 C-18 -29 18 -30 32 -18 L34 -25 C18 -36 -18 -36 -36 -24 Z", paint.gold),
            line("M-24 -36 C-18 -46 -6 -50 2 -50 M14 -38 C16 -44 16 -48 14 -52", paint.gold, 1.5),
        ]
    )


def bycocket(paint: Palette) -> str:
    """A huntsman's hat with a long peak before and a tall feather."""
    return "".join(
        [
            plume(paint.cream, paint.ink, 6, -40, 0.92, 88),
            shape("M-30 -28 C-26 -52 -8 -64 8 -60 C20 -56 26 -44 26 -30 Z", paint.suit),
            shape(
                "M-38 -30 C-34 -22 -30 -18 -26 -16 C-6 -26 16 -27 52 -18 C40 -26 30 -34 24 -36 C4 -40"
                " -18 -38 -38 -30 Z",
                paint.gold,
            ),
        ]
    )


def flat_cap(paint: Palette) -> str:
    """A slashed cap, its plume falling over the back."""
    return "".join(
        [
            shape("M-34 -26 C-40 -44 -20 -54 4 -54 C28 -54 38 -44 32 -26 Z", paint.suit),
            *(
                shape(
                    f"M{x} -32 C{x - 3} -40 {x - 1} -46 {x + 2} -49 C{x + 5} -44 {x + 6} -38 {x + 5} -32 Z", paint.gold
                )
                for x in (-22, -5, 12)
            ),
            shape(
                "M-40 -22 C-42 -30 -36 -34 -30 -33 L30 -33 C38 -34 42 -28 38 -22 C24 -28 -22 -28 -40 -22 Z", paint.suit
            ),
            line("M-36 -26 C-18 -31 22 -31 35 -26", paint.gold, 1.8),
            plume(paint.cream, paint.ink, -14, -44, 0.95, -104),
        ]
    )


def panache(paint: Palette) -> str:
    """A tight cap with two feathers swept back."""
    return "".join(
        [
            plume(paint.cream, paint.ink, -22, -32, 0.62, -46),
            plume(paint.gold, paint.ink, -26, -28, 0.78, -88),
            shape("M-32 -18 C-36 -40 -14 -46 0 -46 C18 -46 34 -38 28 -18 C14 -30 -16 -30 -32 -18 Z", paint.suit),
            shape("M-33 -14 C-18 -28 16 -29 29 -16 L30 -25 C16 -38 -18 -37 -34 -24 Z", paint.gold),
            *(
                dot(x, y, 2.2, paint.cream, stroke_width=1.2)
                for x, y in ((-22, -25.5), (-8, -30), (7, -30.5), (20, -27))
            ),
        ]
    )


def crown_trefoil(paint: Palette) -> str:
    """An open crown with clover leaves."""
    return "".join(
        [
            shape(
                "M-30 -22 L-36 -46 L-20 -38 L-14 -54 L0 -40 L14 -55 L20 -38 L36 -47 L29 -22 C14 -31 -14 -31 -30 -22 Z",
                paint.gold,
            ),
            *(pip("C", x, y, 17, paint.suit) for x, y in ((-14, -56), (14, -57))),
            *(pip("C", x, y, 14, paint.suit) for x, y in ((-36, -48), (36, -49))),
            shape("M-30 -19 C-14 -30 14 -31 29 -20 L30 -28 C14 -38 -14 -38 -31 -27 Z", paint.suit),
            *(dot(x, y, 2.3, paint.cream, stroke_width=1) for x, y in ((-20, -28), (0, -32.5), (19, -29))),
        ]
    )


def crown_spiked(paint: Palette) -> str:
    """A crown of tall points, each with a ball."""
    points = ((-34, -50), (-18, -58), (0, -62), (18, -58), (33, -50))
    return "".join(
        [
            shape(
                "M-28 -24 L-34 -48 L-23 -36 L-18 -56 L-9 -38 L0 -60 L9 -38 L18 -56 L22 -36 L33 -48 L27"
                " -24 C12 -30 -14 -30 -28 -24 Z",
                paint.gold,
            ),
            *(dot(x, y, 3.6, paint.suit) for x, y in points),
            shape("M-29 -20 C-14 -28 14 -28 28 -20 L29 -29 C14 -36 -14 -36 -30 -29 Z", paint.cream),
            *(suit("D", x, y, 9, fill=paint.suit, stroke="none") for x, y in ((-18, -27.5), (0, -30), (18, -27.5))),
        ]
    )


def crown_imperial(paint: Palette) -> str:
    """A crown closed by arches over a cap of cloth."""
    return "".join(
        [
            shape("M-28 -28 C-44 -58 -14 -66 0 -52 C14 -66 44 -58 27 -28 Z", paint.suit),
            shape(
                "M-30 -30 C-44 -58 -12 -68 0 -54 C12 -68 44 -58 29 -30 L24 -31 C34 -52 12 -58 2.5 -46"
                " L2.5 -34 L-2.5 -34 L-2.5 -46 C-12 -58 -34 -52 -25 -31 Z",
                paint.gold,
            ),
            pip("H", 0, -58, 13, paint.suit),
            shape("M-31 -20 C-14 -30 14 -31 30 -21 L31 -31 C14 -40 -14 -40 -32 -30 Z", paint.gold),
            *(suit("H", x, y, 7, fill=paint.suit, stroke="none") for x, y in ((-20, -29), (0, -33.5), (20, -30))),
        ]
    )


def crown_gothic(paint: Palette) -> str:
    """A crown of three tall leaves of iron."""
    return "".join(
        [
            shape(
                "M-28 -24 L-36 -56 C-28 -54 -22 -48 -19 -42 C-16 -54 -8 -58 0 -64 C8 -58 16 -54 19 -42"
                " C22 -48 28 -54 36 -57 L28 -24 C12 -31 -14 -31 -28 -24 Z",
                paint.gold,
            ),
            suit("S", 0, -49, 18, fill=paint.suit, stroke="none"),
            suit("S", -26, -42, 11, fill=paint.suit, stroke="none"),
            suit("S", 26, -43, 11, fill=paint.suit, stroke="none"),
            shape("M-30 -19 C-14 -29 14 -30 29 -20 L30 -29 C14 -37 -14 -37 -31 -28 Z", paint.suit),
            line("M-26 -25 C-12 -33 14 -33 26 -26", paint.cream, 1.8, stroke_dasharray="0.1 5"),
        ]
    )


def diadem(paint: Palette, code: str) -> str:
    """A light circlet with the suit over the brow."""
    return "".join(
        [
            shape(
                "M-24 -28 L-26 -40 L-14 -36 L-8 -48 L4 -38 L16 -49 L20 -36 L30 -40 L26 -26 C10 -34 -10 -35 -24 -28 Z",
                paint.gold,
            ),
            pip(code, 4, -41, 15, paint.suit),
            *(dot(x, y, 2.6, paint.cream, stroke_width=1.2) for x, y in ((-26, -41), (-8, -49), (16, -50), (30, -41))),
        ]
    )


def blossom(petal: str, heart: str, x: float, y: float, scale: float = 1.0) -> str:
    """A flower worn in the hair."""
    petals = "".join(
        at(shape("M0 0 C-8 -6 -7 -14 0 -14 C7 -14 8 -6 0 0 Z", petal), 0, 0, 1, angle) for angle in range(0, 360, 72)
    )
    return at(petals + dot(0, 0, 4, heart), x, y, scale)
