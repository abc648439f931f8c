"""Hair and beards, for heads turned to the right; what lies behind the face and what falls before it are apart."""

from __future__ import annotations

from sprites.cards.courts.brush import at, dot, flat, line, shape


def bob_behind(fill: str, strand: str) -> str:
    """A page's bob, rolled in at the jaw."""
    return "".join(
        [
            shape(
                "M-26 -28 C-42 -8 -44 20 -36 32 C-30 40 -16 40 -12 30 L16 30 C20 38 30 36 33 28 C37 12 35 -12 24 -28 Z",
                fill,
            ),
            line("M-31 -6 C-36 10 -35 22 -30 30", strand, 1.4),
            line("M-36 27 C-32 34 -22 34 -20 27", strand, 1.4),
        ]
    )


def bob_front(fill: str, strand: str) -> str:
    return "".join(
        [
            shape("M-27 -28 C-31 -8 -31 14 -27 26 C-21 20 -20 4 -20 -8 C-10 -11 4 -16 8 -29 Z", fill),
            shape("M26 -28 C30 -12 29 4 27 16 C23 8 23 -6 20 -14 C14 -18 10 -22 7 -29 Z", fill),
            line("M-24 -22 C-26 -6 -26 8 -25 16", strand, 1.4),
        ]
    )


def curls_behind(fill: str, strand: str) -> str:
    """Heavy curls to the shoulder, as kings wear them."""
    lobes = [
        (-31, -14, 9),
        (-35, 1, 10),
        (-34, 18, 11),
        (-28, 32, 10),
        (29, -14, 7),
        (32, 1, 8),
        (31, 17, 9),
        (25, 30, 8),
    ]
    return "".join(dot(x, y, r, fill) + line(f"M{x - 4} {y + 1} a4 4 0 1 1 5 3", strand, 1.3) for x, y, r in lobes)


def sideburns(fill: str) -> str:
    """What shows of a king's hair between crown and beard."""
    return shape("M-25 -27 L-13 -28 C-19 -20 -21 -10 -21 3 L-25 3 C-27 -6 -27 -16 -25 -27 Z", fill) + shape(
        "M25 -27 L16 -28 C21 -20 22 -10 22.5 3 L25 3 C27 -6 27 -18 25 -27 Z", fill
    )


def parted(fill: str, strand: str) -> str:
    """Hair parted in the middle, seen below a diadem."""
    return "".join(
        [
            shape(
                "M-28 -18 C-30 -34 -10 -42 6 -40 C22 -40 30 -28 26 -4 C23 -14 16 -24 6 -28 C-4 -22 -16"
                " -14 -21 2 C-27 -2 -28 -10 -28 -18 Z",
                fill,
            ),
            line("M6 -38 C-6 -34 -18 -24 -22 -10", strand, 1.3),
            line("M6 -38 C16 -34 22 -24 24 -14", strand, 1.3),
        ]
    )


def coiled_braids(fill: str, strand: str) -> str:
    """A braid rolled up over each ear."""

    def coil(x: float, r: float) -> str:
        return (
            dot(x, 4, r, fill)
            + dot(x, 4, r * 0.55, fill, stroke=strand, stroke_width=1.5)
            + "".join(
                line(
                    f"M{x + dx * r * 0.6:.1f} {4 + dy * r * 0.6:.1f} L{x + dx * r * 0.94:.1f} {4 + dy * r * 0.94:.1f}",
                    strand,
                    1.4,
                )
                for dx, dy in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
            )
        )

    return coil(-30, 15) + coil(29, 11)


def long_behind(fill: str, strand: str) -> str:
    """Straight hair that falls behind the shoulders."""
    return "".join(
        [
            shape("M-26 -28 C-44 -10 -42 20 -48 48 L44 48 C38 20 40 -10 24 -28 Z", fill),
            line("M-32 -8 C-36 14 -36 30 -40 46", strand, 1.4),
            line("M-27 14 C-29 28 -31 38 -32 46", strand, 1.4),
            line("M32 -4 C34 16 34 30 37 46", strand, 1.4),
        ]
    )


def heart_rolls(fill: str, strand: str) -> str:
    """Hair combed up into two great rolls that make a heart."""
    return "".join(
        [
            shape(
                "M2 -30 C-6 -62 -48 -58 -46 -24 C-45 0 -40 16 -34 24 C-30 30 -22 30 -18 24 L16 24 C20"
                " 30 28 30 32 22 C40 8 46 -6 44 -26 C42 -58 8 -60 2 -30 Z",
                fill,
            ),
            line("M-8 -38 C-18 -52 -38 -44 -37 -24 C-36 -10 -33 0 -29 8", strand, 1.5),
            line("M11 -38 C20 -52 36 -46 35 -26 C34 -12 33 -2 30 6", strand, 1.5),
        ]
    )


def high_bun(fill: str, strand: str) -> str:
    """Hair piled high, with a knot on top."""
    return "".join(
        [
            dot(-2, -51, 13, fill),
            line("M-11 -55 C-6 -63 6 -62 7 -52", strand, 1.5),
            line("M-6 -52 C-4 -57 1 -57 1 -51", strand, 1.5),
            shape("M-28 -2 C-36 -32 -22 -50 0 -50 C22 -50 34 -32 26 -4 L20 -12 L-22 -6 Z", fill),
        ]
    )


def ringlet(fill: str, strand: str, x: float, y: float, turns: int) -> str:
    """A corkscrew curl that hangs from (x, y)."""
    return "".join(
        at(
            shape("M-6 0 C-7 7 4 9 7 4 C8 0 6 -4 0 -5 C-4 -5 -6 -3 -6 0 Z", fill) + line("M-3 2 Q1 5 5 2", strand, 1.2),
            x,
            y + step * 9,
        )
        for step in reversed(range(turns))
    )


def moustache(fill: str) -> str:
    return shape("M7 13 C2 11 -6 13 -12 22 C-5 21 3 21 8 17.5 C12 21 18 20 23 19 C19 12 12 11 7 13 Z", fill)


def beard_round(fill: str, strand: str) -> str:
    """A great curly beard."""
    return "".join(
        [
            shape(
                "M-25 2 C-31 8 -31 16 -27 20 C-31 27 -27 35 -21 36 C-21 44 -13 49 -6 46 C-1 52 9 52 12 46"
                " C20 48 25 42 23 35 C29 32 29 24 26 19 C29 13 27 6 24.5 3 C23 11 20 15 16 15 L-2 16 C-12"
                " 16 -19 12 -20 2 Z",
                fill,
            ),
            *(
                line(f"M{x} {y} a4.5 4.5 0 1 1 6 4", strand, 1.4)
                for x, y in ((-20, 20), (-15, 33), (-3, 38), (9, 34), (16, 22), (0, 28))
            ),
        ]
    )


def beard_long(fill: str, strand: str) -> str:
    """A long beard that comes to a point."""
    return "".join(
        [
            shape(
                "M-25 2 C-28 22 -22 40 -8 58 C-2 66 4 72 9 76 C10 66 16 56 21 42 C26 28 27 14 24.5 3 C22"
                " 12 18 15 14 15 L-2 16 C-12 16 -18 12 -20 2 Z",
                fill,
            ),
            line("M-18 20 C-14 36 -4 50 4 60", strand, 1.4),
            line("M-6 24 C-4 38 2 48 8 62", strand, 1.4),
            line("M8 25 C10 36 10 46 10 56", strand, 1.4),
            line("M20 20 C20 32 16 42 14 48", strand, 1.4),
        ]
    )


def beard_forked(fill: str, strand: str) -> str:
    """A short beard in two curling points; the lip is shaven."""
    return "".join(
        [
            shape(
                "M-25 0 C-28 18 -24 34 -16 42 C-18 50 -26 52 -30 48 C-26 60 -8 60 -2 46 L6 40 L12 46 C16"
                " 58 32 58 36 46 C30 50 24 48 23 41"
                " C27 30 27 14 24.5 2 C23 16 20 24 14 25.5 L0 26.5 C-12 24 -19 14 -20 0 Z",
                fill,
            ),
            line("M-18 22 C-15 32 -8 36 -7 44", strand, 1.4),
            line("M-4 31 C-4 38 -8 50 -16 52", strand, 1.4),
            line("M14 31 C14 40 18 48 24 51", strand, 1.4),
        ]
    )


def hair_profile(fill: str, strand: str) -> str:
    """A bob seen from the side."""
    return "".join(
        [
            shape(
                "M10 -32 C-10 -42 -36 -30 -36 -2 C-37 14 -36 26 -30 34 C-20 40 -10 34 -8 26 C-4 14 -4"
                " -4 2 -14 C8 -18 12 -24 10 -32 Z",
                fill,
            ),
            line("M-4 -30 C-22 -24 -28 -4 -26 18", strand, 1.4),
            line("M0 -22 C-12 -12 -16 4 -17 20", strand, 1.4),
            line("M-31 26 C-26 33 -17 32 -14 25", strand, 1.4),
        ]
    )


def beard_profile(fill: str, strand: str) -> str:
    """A long smooth beard and moustache seen from the side."""
    return "".join(
        [
            shape(
                "M-14 0 C-12 14 -2 18 8 19 C10 22 18 21 22 18 C26 28 32 44 34 66 C20 72 2 66 -8 50 C-16"
                " 36 -18 16 -14 0 Z",
                fill,
            ),
            shape("M21 12 C14 11 6 14 2 24 C10 20 18 22 26 26 C26 20 25 15 21 12 Z", fill),
            line("M-8 20 C-6 36 4 52 16 60", strand, 1.4),
            line("M4 28 C8 42 14 52 24 60", strand, 1.4),
            line("M16 30 C20 42 24 50 29 60", strand, 1.4),
        ]
    )


def thin_beard(fill: str) -> str:
    """A guardsman's moustache and the tuft under his lip."""
    return flat(
        "M8 13.5 C3 12.5 -2 17 -9 15 C-4 20 4 18.5 8 16 C11 18.5 16 19.5 21 14.5 C15 16 12 12.5 8 13.5 Z"
        " M5 24 C7 26 9 26 11 24 C12 30 9 35 7.5 37 C5 34 4 29 5 24 Z",
        fill,
    )


def goatee_profile(fill: str) -> str:
    """A pointed tuft of beard and a moustache, from the side."""
    return flat(
        "M21 12.5 C15 11 10 16 4 15 C9 20 17 18 22 16 Z M20 24 C15 23 10 26 8 31 C12 34 20 37"
        " 27 40 C23 34 22 29 20 24 Z",
        fill,
    )


def fringe(fill: str) -> str:
    """Locks that fall on the brow from under a cap."""
    return shape(
        "M-26 -26 C-28 -14 -26 -8 -24 -4 C-20 -14 -12 -18 -6 -20 C-2 -16 2 -16 4 -15 C8 -18 14"
        " -20 18 -18 C22 -14 23 -10 24 -6 C27 -14 27 -20 25 -28 Z",
        fill,
    )
