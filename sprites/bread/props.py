"""What a bakery is full of, drawn round the origin about 120 units wide; PAINT has the gradients they need."""

from __future__ import annotations

from sprites.svg import circle, document, ellipse, group, linear, path, place, rect, round_rect

CRUMB, COCOA_DARK, COCOA_LIGHT = "#f8dca6", "#2a160e", "#8a5531"
GOLD, CREAM = "#f0b659", "#f8e6c4"

PAINT = linear("crust", (0, -40), (0, 36), (0, "#f3b560"), (0.45, "#d0822f"), (1, "#7c3f17")) + linear(
    "steel", (-50, 0), (50, 0), (0, "#5c5a66"), (0.35, "#b9b5bd"), (1, "#4a4751")
)


def _score(x: float, y: float, length: float, turn: float) -> str:
    """A baker's cut: a pale leaf, lit along its middle, with a dark lip."""
    half, bend = length / 2, length / 4
    upper = f"M-{half} 2 C-{bend} -10 {bend} -10 {half} 2"
    leaf = f"{upper} C{bend * 0.8} 8 -{bend * 0.8} 8 -{half} 2 Z"
    end, turned = half * 0.7, bend * 0.6
    heart = f"M-{end} 2 C-{turned} -5 {turned} -5 {end} 2 C{turned} 4 -{turned} 4 -{end} 2 Z"
    lip = path(
        upper,
        fill="none",
        stroke="#8a4718",
        stroke_width=2.4,
        stroke_linecap="round",
    )
    return place(path(leaf, fill="#efc27c") + path(heart, fill="#fbe6bb") + lip, x, y, turn=turn)


def batard() -> str:
    """A long loaf with three cuts."""
    body = "M-58 12 C-60 -18 -32 -36 0 -36 C32 -36 60 -18 58 12 C57 28 40 33 0 33 C-40 33 -57 28 -58 12 Z"
    shine = "M-46 -4 C-38 -22 -20 -30 4 -31 C-14 -26 -30 -17 -39 -2 C-41 1 -47 0 -46 -4 Z"
    cuts = "".join(_score(x, y, 40, -56) for x, y in ((-27, -4), (1, -9), (29, -5)))
    base = path("M-58 12 C-50 27 50 27 58 12 C57 28 40 33 0 33 C-40 33 -57 28 -58 12 Z", fill="#5d2d10", opacity=0.5)
    edge = path(
        "M58 12 C60 -18 32 -36 0 -36 C26 -32 46 -14 44 10 C43 20 38 27 30 32 C48 29 57 24 58 12 Z",
        fill="#6d3512",
        opacity=0.35,
    )
    return path(body, fill="url(#crust)") + base + edge + cuts + path(shine, fill="#ffe9bd", opacity=0.6)


def boule() -> str:
    """A round loaf with a floury cross."""
    body = "M-44 8 C-46 -24 -24 -38 0 -38 C24 -38 46 -24 44 8 C43 26 28 33 0 33 C-28 33 -43 26 -44 8 Z"
    flour = ellipse(0, -20, 27, 11, fill="#fff3dc", opacity=0.5)
    cross = _score(0, -12, 52, 18) + _score(0, -12, 46, -70)
    base = path("M-44 12 C-36 24 36 24 44 12 C42 27 28 33 0 33 C-28 33 -42 27 -44 12 Z", fill="#5d2d10", opacity=0.5)
    return path(body, fill="url(#crust)") + flour + base + cross


def baguettes() -> str:
    """Three baguettes standing in a basket."""
    cuts = "M-5 -54 L5 -62 M-5 -36 L5 -44 M-5 -18 L5 -26"
    stick = path(round_rect(-9, -76, 18, 104, 9), fill="url(#crust)") + path(
        cuts, stroke=CRUMB, stroke_width=4, stroke_linecap="round"
    )
    sticks = "".join(place(stick, x, 0, turn=turn) for x, turn in ((-18, -13), (20, 14), (0, 1)))
    basket = path("M-38 -6 H38 L31 33 H-31 Z", fill="#7a4c27")
    weave = path("M-36 6 H36 M-34 19 H34 M-20 -6 L-17 33 M0 -6 V33 M20 -6 L17 33", stroke="#4d2c14", stroke_width=3)
    return sticks + basket + weave + path(round_rect(-41, -11, 82, 10, 5), fill="#96633a")


def bun_tray() -> str:
    """Buns on a tray, in two rows."""
    bun = path("M-19 0 C-20 -17 -10 -25 0 -25 C10 -25 20 -17 19 0 Z", fill="url(#crust)") + ellipse(
        -5, -17, 7, 3, fill="#ffe2a8", opacity=0.6
    )
    back_row = "".join(place(bun, x, 8) for x in (-19, 19))
    front_row = "".join(place(bun, x, 27) for x in (-38, 0, 38))
    return (
        back_row
        + front_row
        + path("M-62 20 L-57 33 H57 L62 20 L60 33 Q60 36 56 36 H-56 Q-60 36 -60 33 Z", fill="#77727c")
    )


def jars() -> str:
    """Two jars: cocoa and sugar."""
    jar = path(round_rect(-20, -30, 40, 63, 7), fill="#aebcc4", fill_opacity=0.35)
    lid = rect(-17, -40, 34, 11, rx=3, fill="#7a4c27")
    gleam = rect(-14, -24, 5, 46, rx=2.5, fill="#ffffff", fill_opacity=0.4)
    fills = {-25.0: ("#4f2c19", 12.0), 25.0: ("#ead9b8", 0.0)}
    return "".join(
        place(rect(-18, -20 + low, 36, 51 - low, rx=6, fill=colour) + jar + lid + gleam, x, 0)
        for x, (colour, low) in fills.items()
    )


def log_pile() -> str:
    """Six logs for the oven, seen from their ends."""
    log = circle(0, 0, 19, fill="#5b3820") + circle(0, 0, 15, fill="#c2945f")
    rings = circle(0, 0, 9, fill="none", stroke="#94673b", stroke_width=2.5) + circle(0, 0, 3, fill="#94673b")
    places = ((-38, 38), (0, 38), (38, 38), (-19, 5), (19, 5), (0, -28))
    return "".join(place(log + rings, x, y) for x, y in places)


def chocolate_bar() -> str:
    """A bar of eight pieces, half out of its golden foil."""
    pieces = "".join(_piece(x, y) for y in (-21, 5) for x in (-52, -26, 0, 26))
    slab = path(round_rect(-57, -27, 114, 58, 5), fill=COCOA_DARK, stroke=COCOA_LIGHT, stroke_width=2)
    foil = path("M6 -32 L14 -24 L8 -14 L15 -4 L7 8 L14 18 L7 28 L12 36 H60 V-32 Z", fill=GOLD)
    wrap = path("M24 -32 H60 V36 H24 Z", fill="#a33327") + path("M24 -32 H31 V36 H24 Z", fill="#7c2118")
    gleam = path("M38 -32 L52 -32 L40 36 L26 36 Z", fill="#ffffff", opacity=0.12)
    return slab + pieces + foil + wrap + gleam


def _piece(x: float, y: float) -> str:
    """One piece with bevelled edges, 24 units wide."""
    return (
        rect(x - 1, y, 24, 22, rx=2, fill="#5f351e")
        + path(f"M{x - 1} {y + 22} L{x + 3} {y + 18} H{x + 19} L{x + 23} {y + 22} Z", fill="#331a0e")
        + path(f"M{x - 1} {y} L{x + 3} {y + 4} H{x + 19} L{x + 23} {y} Z", fill="#9a6238")
        + rect(x + 3, y + 4, 16, 14, rx=1, fill="#6d4024")
    )


def croissant_body() -> str:
    """A croissant of five folds."""
    whole = (
        "M-60 22 C-58 -22 -28 -40 0 -40 C28 -40 58 -22 60 22 C60 32 48 34 44 24 C38 6 22 -2 0 -2"
        " C-22 -2 -38 6 -44 24 C-48 34 -60 32 -60 22 Z"
    )
    folds = (
        "M-46 -14 C-40 -10 -34 2 -32 8 M-22 -35 C-18 -24 -14 -10 -12 -2 M22 -35 C18 -24 14 -10 12 -2"
        " M46 -14 C40 -10 34 2 32 8"
    )
    gleam = (
        "M-18 -31 C-6 -35 6 -35 18 -31 C8 -27 -8 -27 -18 -31 Z"
        " M-42 -13 C-38 -20 -32 -26 -27 -29 C-28 -22 -32 -16 -38 -9 Z"
    )
    return (
        path(whole, fill="url(#crust)")
        + path(folds, fill="none", stroke="#7c3f17", stroke_width=4, stroke_linecap="round")
        + path(gleam, fill="#ffe2a8", opacity=0.6)
    )


def wheat_ear(colour: str = GOLD) -> str:
    """One ear of wheat, its stalk's end at the origin, pointing up 120 units."""
    grain = "M0 0 C8 -6 9 -18 2 -25 C-5 -18 -6 -7 0 0 Z"
    pairs = "".join(
        place(path(grain, fill=colour), side * 3, -36 - 17 * step, turn=side * 26)
        for step in range(4)
        for side in (-1, 1)
    )
    stalk = path("M0 0 V-100", fill="none", stroke=colour, stroke_width=4, stroke_linecap="round")
    return stalk + pairs + place(path(grain, fill=colour), 0, -100)


def flour_sack() -> str:
    """A tied sack of flour, 110 high."""
    body = path("M-44 60 C-54 20 -46 -20 -26 -34 H26 C46 -20 54 20 44 60 Q0 70 -44 60 Z", fill="#cdb894")
    shade = path("M14 -34 H26 C46 -20 54 20 44 60 Q32 64 18 65 C34 30 30 -10 14 -34 Z", fill="#8f7a58", opacity=0.7)
    neck = path("M-26 -34 C-34 -48 -30 -54 -20 -52 C-8 -56 8 -56 20 -52 C30 -54 34 -48 26 -34 Z", fill="#dccaa8")
    mark = place(wheat_ear("#8f6a35"), 0, 44, 0.6)
    return body + shade + neck + rect(-28, -38, 56, 8, rx=4, fill="#7a4c27") + mark


def bowl() -> str:
    """A steel bowl with a heap of dough."""
    dough = path("M-44 -10 C-46 -40 -16 -48 0 -42 C22 -50 48 -34 44 -10 Z", fill="#ecd6ab")
    fold = path("M-24 -22 C-12 -32 6 -32 16 -24", fill="none", stroke="#c7a772", stroke_width=4, stroke_linecap="round")
    body = path("M-58 -14 H58 C56 18 34 36 0 36 C-34 36 -56 18 -58 -14 Z", fill="url(#steel)")
    return dough + fold + body + rect(-61, -19, 122, 9, rx=4.5, fill="#d9d5da")


def _prop(body: str, height: float = 90, top: float = -46) -> str:
    """A prop as a picture of its own, 130 units wide."""
    return document(130, height, PAINT, group(body, transform=f"translate(65 {-top})"))


def loaf() -> str:
    """A loaf of bread."""
    return _prop(batard())


def chocolate() -> str:
    """A bar of chocolate in golden foil."""
    return _prop(chocolate_bar())


def croissant() -> str:
    """A croissant."""
    return _prop(croissant_body())


def wheat() -> str:
    """A bunch of three ears."""
    ears = "".join(place(wheat_ear(), 0, 40, 0.9, turn) for turn in (-28, 28, 0))
    return _prop(ears + circle(0, 26, 6, fill="#a33327"), 140, -92)
