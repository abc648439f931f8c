"""Faces, turned to the right of the card: origin between the cheeks, some 50 units wide and 64 high."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.cards.courts.brush import dot, flat, line, shape
from sprites.palette import INK, RED, Palette

PROFILE = (
    "M-18 -30 L4 -33 C13 -30 18 -23 18 -13 C18 -9 16.5 -7 17.5 -5 C18.5 -1 22 4 26.5 7.5 C28.5 11 24 13 20 12"
    " C22.5 14 23.5 16 20.5 18 C23 19.5 23 22 20 23.5 C21 28 19 32.5 13 33 C3 34 -8 28 -14 18 C-20 8 -22 -16 -18 -30 Z"
)
BLUSH, LIPS = "#e5604d", "#b23a48"
WHITE = "#fffdf6"
BROWS = {
    "calm": ("M-13 -12 Q-6 -17 2 -13", "M9 -14 Q15 -17 20 -13"),
    "stern": ("M-13 -14 Q-5 -15 3 -10", "M9 -11 Q14 -16 20 -15"),
    "proud": ("M-13 -13 Q-7 -19 2 -16", "M9 -17 Q15 -20 20 -15"),
    "scheming": ("M-13 -17 Q-4 -15 3 -9", "M9 -10 Q14 -17 21 -19"),
    "wry": ("M-13 -11 Q-6 -13 2 -11", "M8 -16 Q14 -21 21 -16"),
}
MOUTHS = {
    "smile": "M-2 19 Q7 25 15 18",
    "smirk": "M0 21 Q8 22.5 15 17",
    "stern": "M0 20.5 Q7 18.5 14 20",
}


@dataclass(frozen=True)
class Look:
    """An expression: names from BROWS and MOUTHS ("lips" for painted ones), lid 0 (wide open) to 1 (half shut)."""

    brows: str = "calm"
    mouth: str = "smile"
    lid: float = 0.3


@dataclass(frozen=True)
class Cast:
    """A kind of face in three quarters.

    `eyes` are half the widths of the near and the far one, `lines` the fine ones: lashes or wrinkles.
    """

    outline: str
    shade: str
    nose: str
    eyes: tuple[float, float]
    lines: str
    fine: float = 1.3
    brow: float = 2.6


YOUTH = Cast(
    outline="M-24 -20 C-26 -2 -24 13 -15 24 C-9 31 3 36 11 31 C19 25 23 13 24 3 C25 -3 24 -8 23 -13"
    " C22 -26 14 -33 0 -33 C-14 -33 -23 -29 -24 -20 Z",
    shade="M-24 -14 C-25 0 -23 13 -15 24 C-9 31 3 36 11 31 C-4 31 -17 18 -18 -4 Z",
    nose="M9 -6 C10 -1 12 4 13.5 8 C13 10.5 9 11.5 6 10.5",
    eyes=(7.2, 5.8),
    lines="M5 25.5 Q8 26.5 11 25",
)
LADY = Cast(
    outline="M-22 -20 C-24 -2 -22 11 -13 23 C-7 31 3 37 9 33 C17 26 21.5 13 22.5 3 C23.5 -3 23 -9 22 -14"
    " C20 -27 12 -33 0 -33 C-12 -33 -21 -29 -22 -20 Z",
    shade="M-22 -14 C-23 0 -21 12 -13 23 C-7 31 2 37 9 33 C-4 31 -16 18 -16.5 -4 Z",
    nose="M10 -2 C10.5 2 11.5 4.5 12.5 7.5 C12 9.5 9.5 10 7.5 9",
    eyes=(7.8, 6.2),
    lines="M-12.5 -4.5 L-17 -7 M-10.5 -7 L-14 -10.5 M20 -5.5 L23 -8",
    fine=1.5,
    brow=2.0,
)
ELDER = Cast(
    outline=YOUTH.outline,
    shade=YOUTH.shade,
    nose="M8 -9 C9.5 -2 14 4 15.5 9 C15.5 13.5 9 14.5 4 12",
    eyes=(6.6, 5.2),
    lines="M-10 2 Q-5 5 1 2.5 M11 2.5 Q15 4.5 18 2 M-14.5 -2 L-18.5 -3 M-14.5 0.5 L-18 2 M-6 -22 Q3 -24 12 -22",
    fine=1.2,
    brow=3.2,
)


def turned(paint: Palette, look: Look, cast: Cast = YOUTH, *, wink: bool = False) -> str:
    """A face in three quarters; with `wink` the far eye is shut."""
    near, far = BROWS[look.brows]
    return "".join(
        [
            shape(cast.outline, paint.skin),
            flat(cast.shade, INK, opacity=0.1),
            _blush(-13, 11, 6.5),
            _blush(18, 10, 4),
            _eye(-5.5, -5, cast.eyes[0], look.lid),
            line("M9 -5 Q14.5 0 20 -5", INK, 2.2) if wink else _eye(14.5, -5, cast.eyes[1], look.lid),
            line(near, INK, cast.brow),
            line(far, INK, cast.brow * 0.9),
            line(cast.nose, INK, 1.6),
            line(cast.lines, INK, cast.fine),
            _mouth(paint, look.mouth),
        ]
    )


def profile(paint: Palette, look: Look) -> str:
    """A face seen from the side, one eye only."""
    lips = "M12 18.5 Q16 19.5 20.5 18" if look.mouth == "stern" else "M10 16.5 Q14 20 20.5 18"
    return "".join(
        [
            shape(PROFILE, paint.skin),
            _blush(4, 11, 6.5),
            _eye(8.5, -6, 5.8, look.lid),
            line(
                "M1 -15 Q8 -20 16 -14" if look.brows != "stern" else "M1 -17 Q9 -17 17 -11",
                INK,
                YOUTH.brow,
            ),
            line("M20 9.5 Q17.5 8.5 17.5 11.5", INK, 1.5),
            line(lips, INK, 1.7),
        ]
    )


def beauty_mark() -> str:
    return dot(-6, 17, 1.3, INK, stroke="none")


def _blush(x: float, y: float, r: float) -> str:
    return dot(x, y, r, BLUSH, stroke="none", opacity=0.42)


def _eye(x: float, y: float, half: float, lid: float) -> str:
    """An almond with a heavy upper lid; `lid` lowers it."""
    high = half * (0.95 - 0.45 * lid)
    white = (
        f"M{x - half:.1f} {y + 1:.1f} Q{x:.1f} {y - high:.1f} {x + half:.1f} {y:.1f} Q{x:.1f} {y + half * 0.72:.1f}"
        f" {x - half:.1f} {y + 1:.1f} Z"
    )
    upper = f"M{x - half - 0.8:.1f} {y + 1.4:.1f} Q{x:.1f} {y - high - 0.6:.1f} {x + half + 1:.1f} {y - 0.6:.1f}"
    return "".join(
        [
            flat(white, WHITE),
            dot(x + half * 0.18, y - 0.3, half * 0.46, INK, stroke="none"),
            dot(x + half * 0.34, y - 1.5, half * 0.15, WHITE, stroke="none"),
            line(upper, INK, 2.1),
        ]
    )


def _mouth(paint: Palette, name: str) -> str:
    if name == "grin":
        mouth = "M-6 16 Q7 21 19 14 C18 26 11 31 5 30 C-1 29 -5 23 -6 16 Z"
        return (
            shape(mouth, WHITE)
            + line("M-4.5 21 Q7 25.5 17.5 20", INK, 1)
            + line("M-8 14.5 L-5 17 M18 15.5 L21 12.5", INK, 1.6)
        )
    if name != "lips":
        return line(MOUTHS[name], INK, 1.9)
    upper = "M0 18.6 C3.5 16.5 6 16 8 17.5 C10 16 12.5 16.5 15 18 C11 20.8 5 21 0 18.6 Z"
    lower = "M2.5 20 C6 26.5 11 25.5 13.5 19.5 C10 20.8 6 20.8 2.5 20 Z"
    return flat(f"{upper} {lower}", paint.suit if paint.suit == RED else LIPS) + line(
        "M-0.5 18.4 Q7.5 22.6 15.5 17.8", INK, 1
    )
