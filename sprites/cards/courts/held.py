"""What the figures hold, and the hands that hold it. A thing stands upright on its grip, the origin."""

from __future__ import annotations

from sprites import svg
from sprites.cards.courts.brush import at, dot, limb, line, pip, shape
from sprites.cards.courts.frame import seam
from sprites.palette import INK, Palette
from sprites.suits import suit


def sleeve(hand: tuple[float, float], foot: tuple[float, float], fill: str, trim: str, cuff: str) -> str:
    """A forearm from the seam, between the two `foot` positions, up to a hand."""
    x, y = hand
    left, right = foot
    arm = svg.polygon([(x - 10, y + 20), (x + 10, y + 20), (right, seam(right)), (left, seam(left))])
    band = f"M{x - 13} {y + 13} Q{x} {y + 17} {x + 13} {y + 13} L{x + 12} {y + 23} Q{x} {y + 27} {x - 12} {y + 23} Z"
    return (
        shape(arm, fill)
        + line(f"M{x - 2} {y + 26} L{(left + right) / 2 - 2:.1f} {seam((left + right) / 2) - 4:.1f}", trim, 2)
        + shape(band, cuff)
    )


def fist(paint: Palette) -> str:
    """A hand closed round something upright."""
    fingers = "".join(limb(f"M-6 {y} L8 {y}", paint.skin, 4.2) for y in (-6.5, -1, 4.5, 9.5))
    return (
        shape("M-10 -7 C-14 0 -13 9 -9 16 L8 16 L7 -8 Z", paint.skin)
        + fingers
        + limb("M-9 -3 C-7 -10 -2 -12 3 -11.5", paint.skin, 4.6)
    )


def pinch(paint: Palette) -> str:
    """A hand that holds something small between thumb and finger."""
    return "".join(
        [
            shape("M-9 18 C-11 10 -10 4 -5 1 L7 3 C11 8 10 13 8 18 Z", paint.skin),
            limb("M8 9 C13 3 14 -4 12 -9", paint.skin, 3.6),
            limb("M6 5 C9 0 10 -6 8 -10", paint.skin, 3.6),
            limb("M3 4 C5 0 4 -4 1 -5", paint.skin, 3.8),
            limb("M-7 7 C-8 1 -5 -3 -1 -5", paint.skin, 4),
        ]
    )


def palm(paint: Palette) -> str:
    """An open hand that bears something round."""
    return "".join(
        [
            shape(
                "M-18 -3 C-14 4 -8 7 -7 16 L8 16 C9 8 16 2 19 -5 C16 -8 13 -6 10 -2 C4 3 -6 3 -10 -1 C-13"
                " -5 -16 -6 -18 -3 Z",
                paint.skin,
            ),
            line("M-8 3 C-6 6 -5 8 -4 11 M3 4 C3 7 3 9 3 11", INK, 1.2),
        ]
    )


def pole(fill: str, top: float, bottom: float) -> str:
    return limb(f"M0 {top} L0 {bottom}", fill, 3.6)


def halberd(paint: Palette) -> str:
    return "".join(
        [
            pole(paint.gold, -78, 40),
            shape("M0 -112 L5 -90 L4 -78 L-4 -78 L-5 -90 Z", paint.cream),
            shape("M3 -86 C14 -88 20 -96 22 -98 C28 -84 28 -68 21 -54 C18 -58 12 -64 3 -64 Z", paint.cream),
            shape("M-3 -82 L-16 -84 L-12 -75 L-16 -66 L-3 -68 Z", paint.cream),
            dot(0, -75, 3, paint.suit),
            shape("M-4 -52 L4 -52 L6 -40 L0 -44 L-6 -40 Z", paint.suit),
        ]
    )


def sword(paint: Palette, length: float = 112) -> str:
    return "".join(
        [
            shape(f"M-6 -20 L-6 {14 - length} L0 {-length} L6 {14 - length} L6 -20 Z", paint.cream),
            line(f"M0 -24 L0 {16 - length}", paint.ink, 1.4),
            shape(
                "M-20 -16 C-22 -22 -18 -26 -14 -22 L14 -22 C18 -26 22 -22 20 -16 C16 -12 -16 -12 -20 -16 Z", paint.gold
            ),
            limb("M0 -12 L0 14", paint.suit, 5),
            dot(0, 20, 5.5, paint.gold),
        ]
    )


def rapier(paint: Palette) -> str:
    return "".join(
        [
            shape("M-2.6 -20 L0 -116 L2.6 -20 Z", paint.cream),
            line("M-16 -16 C-14 -26 14 -26 16 -16", paint.ink, 5),
            line("M-16 -16 C-14 -26 14 -26 16 -16", paint.gold, 2.6),
            line("M12 -17 C18 -6 14 6 2 14", paint.ink, 5),
            line("M12 -17 C18 -6 14 6 2 14", paint.gold, 2.6),
            dot(0, 18, 4.5, paint.gold),
        ]
    )


def axe(paint: Palette) -> str:
    return "".join(
        [
            pole(paint.gold, -98, 40),
            shape("M-3 -92 C-14 -92 -24 -100 -28 -108 C-36 -90 -36 -66 -28 -50 C-24 -58 -14 -68 -3 -68 Z", paint.cream),
            line("M-26 -100 C-31 -86 -31 -72 -26 -58", paint.ink, 1.3),
            shape("M3 -90 L14 -94 L12 -80 L14 -66 L3 -70 Z", paint.cream),
            suit("D", -15, -80, 13, fill=paint.suit, stroke="none"),
            dot(0, -101, 4.4, paint.suit),
        ]
    )


def sceptre(paint: Palette, code: str) -> str:
    return "".join(
        [
            pole(paint.gold, -70, 34),
            shape("M-8 -66 C-14 -80 -4 -82 0 -92 C4 -82 14 -80 8 -66 Z", paint.gold),
            pip(code, 0, -92, 24, paint.suit),
            dot(0, -66, 5, paint.cream),
            dot(0, -46, 3.4, paint.suit),
        ]
    )


def orb(paint: Palette) -> str:
    return "".join(
        [
            shape(
                "M-3 -34 L-3 -40 L-9 -40 L-9 -46 L-3 -46 L-3 -52 L3 -52 L3 -46 L9 -46 L9 -40 L3 -40 L3 -34 Z",
                paint.gold,
            ),
            dot(0, -16, 18, paint.suit),
            line("M-17.5 -16 C-8 -11 8 -11 17.5 -16", paint.gold, 4),
            line("M0 -34 C4 -28 4 -20 0 -13", paint.gold, 4),
            line("M-11 -24 C-9 -28 -6 -30 -3 -31", paint.cream, 2),
        ]
    )


def rose(paint: Palette) -> str:
    return "".join(
        [
            line("M0 10 C-2 -10 2 -24 0 -32", paint.ink, 4.4),
            line("M0 10 C-2 -10 2 -24 0 -32", paint.gold, 1.8),
            shape("M0 -14 C6 -26 18 -26 22 -23 C18 -12 8 -10 0 -14 Z", paint.gold),
            shape("M-10 -30 C-6 -24 6 -24 10 -30 L0 -40 Z", paint.gold),
            shape("M-11 -50 C-14 -64 -4 -68 0 -63 C4 -68 14 -64 11 -50 L0 -40 Z", paint.suit),
            line("M-5 -55 C-5 -62 5 -62 4 -55 C3 -51 -2 -52 -1 -56", paint.cream, 1.5),
            shape(
                "M0 -33 C-14 -28 -24 -40 -18 -54 C-12 -54 -4 -50 0 -44 C4 -50 12 -54 18 -54 C24 -40 14 -28 0 -33 Z",
                paint.suit,
            ),
            line("M0 -44 C-2 -40 -2 -37 0 -33 M-14 -49 C-8 -48 -4 -45 -1 -41", paint.cream, 1.4),
        ]
    )


def clover_sprig(paint: Palette) -> str:
    return "".join(
        [
            line("M0 12 C-3 -10 3 -26 0 -44", paint.ink, 4.4),
            line("M0 12 C-3 -10 3 -26 0 -44", paint.gold, 1.8),
            pip("C", 0, -54, 32, paint.suit),
            pip("C", -12, -24, 16, paint.gold, -50),
            pip("C", 12, -20, 16, paint.gold, 50),
        ]
    )


def branch(paint: Palette) -> str:
    """A leafy branch."""
    leaf = "M0 0 C-10 -6 -12 -20 0 -30 C12 -20 10 -6 0 0 Z"
    leaves = [(0, -74, 0), (0, -58, -52), (0, -58, 52), (0, -38, -58), (0, -38, 58)]
    return pole(paint.gold, -74, 34) + "".join(
        at(shape(leaf, paint.suit) + line("M0 -3 L0 -24", paint.gold, 1.6), x, y, 1, turn) for x, y, turn in leaves
    )


def letter(paint: Palette) -> str:
    """A sealed letter."""
    return at(
        shape("M-22 -15 L22 -15 L22 15 L-22 15 Z", paint.cream)
        + line("M-22 -15 L0 3 L22 -15 M-22 15 L-6 -2 M22 15 L6 -2", paint.ink, 1.4)
        + pip("H", 0, 3, 15, paint.suit),
        0,
        -18,
        1,
        -12,
    )


def jewel(paint: Palette) -> str:
    """A great cut stone."""
    return "".join(
        [
            shape("M-18 -38 L-10 -48 L10 -48 L18 -38 L0 -10 Z", paint.suit),
            line(
                "M-18 -38 L18 -38 M-8 -38 L0 -11 M8 -38 L0 -11 M-10 -48 L-8 -38 L0 -48 L8 -38 L10 -48", paint.cream, 1.4
            ),
            line("M-15 -56 L-19 -62 M0 -58 L0 -65 M15 -56 L19 -62", paint.gold, 2.4),
        ]
    )
