"""Robes and collars, in the units of the card; each ends at the seam."""

from __future__ import annotations

from sprites import svg
from sprites.cards.courts.brush import dot, flat, line, pip, shape
from sprites.cards.courts.frame import seam
from sprites.palette import Palette
from sprites.suits import suit

NECK = "M137 104 L161 104 L163 132 L149 140 L135 132 Z"
LEFT_FIELD = ((84, 143), (104, 136), (101, 155), (121, 147), (120, 166))
RIGHT_FIELD = (
    (178, 136),
    (198, 140),
    (218, 148),
    (180, 156),
    (200, 161),
    (221, 169),
    (190, 178),
    (211, 185),
    (228, 190),
)


def coat(fill: str) -> str:
    """The shoulders and all below them."""
    d = f"M61 {seam(61):.1f} L61 148 C68 132 92 126 126 120 L172 120 C206 125 230 134 237 154 L237 {seam(237):.1f} Z"
    return shape(d, fill)


def panel(top: tuple[float, float], bottom: tuple[float, float], y: float, fill: str, **more: float | str) -> str:
    """A strip of cloth from height `y` down to the seam; `top` and `bottom` are its left and right edges."""
    corners = [(top[0], y), (top[1], y), (bottom[1], seam(bottom[1])), (bottom[0], seam(bottom[0]))]
    return svg.path(svg.polygon(corners), fill=fill, **more)


def placket(paint: Palette, fill: str) -> str:
    """The open front of a coat, gold along both edges."""
    return panel((124, 174), (108, 190), 120, paint.gold) + panel((130, 168), (116, 181), 120, fill)


def scattered(suit_code: str, fill: str, size: float) -> str:
    """The suit strewn over both sides of a coat."""
    return "".join(suit(suit_code, x, y, size, fill=fill, stroke="none") for x, y in (*LEFT_FIELD, *RIGHT_FIELD))


def stripes(fill: str) -> str:
    """Upright stripes that follow the fall of the coat."""
    return "".join(
        [
            panel((112, 117), (95, 101), 126, fill, stroke="none"),
            panel((96, 101), (74, 81), 131, fill, stroke="none"),
            panel((183, 188), (200, 207), 126, fill, stroke="none"),
            panel((199, 205), (220, 228), 131, fill, stroke="none"),
        ]
    )


def lozenges(fill: str) -> str:
    """Diamonds in rows over both sides of a coat."""
    return "".join(
        flat(f"M{x} {y - 8} L{x + 6} {y} L{x} {y + 8} L{x - 6} {y} Z", fill) for x, y in (*LEFT_FIELD, *RIGHT_FIELD)
    )


def chevrons(fill: str) -> str:
    """Angles, one under another, over both sides of a coat."""
    return "".join(line(f"M{x - 7} {y - 3} l7 6 l7 -6", fill, 2.6) for x, y in (*LEFT_FIELD, *RIGHT_FIELD))


def scales(fill: str) -> str:
    """Scallops over both sides of a coat."""
    return "".join(line(f"M{x - 8} {y - 4} a8 8 0 0 0 16 0", fill, 2.2) for x, y in (*LEFT_FIELD, *RIGHT_FIELD))


def buttons(colour: str) -> str:
    return "".join(dot(x, y, 3, colour, stroke_width=1.2) for x, y in ((149, 142), (149, 154), (149, 166)))


def lacing(colour: str) -> str:
    return line(
        "M139 140 L159 148 M159 140 L139 148 M138 152 L160 161 M160 152 L138 161 M137 166 L161 176 M161 166 L137 172",
        colour,
        1.7,
    )


def ruff(paint: Palette) -> str:
    """A pleated collar like a wheel."""
    edge = (
        "M105 118 L111 126 L115 123 L121 132 L126 128 L134 136 L139 131"
        " L149 138 L159 131 L164 136 L172 128 L177 132 L183 123 L187 126 L193 118 L183 113 L169 109 L129 109 L115 113 Z"
    )
    pleats = (
        "M149 118 L149 132 M138 117 L134 131 M160 117 L164 131 M128 116 L120 127 M170 116 L178"
        " 127 M120 113 L111 121 M178 113 L187 121"
    )
    return shape(edge, paint.cream) + line(pleats, paint.ink, 1.2)


def pointed_collar(paint: Palette, fill: str) -> str:
    """A collar cut in long points, a bell on each."""
    tips = ((98, 140), (122, 148), (149, 152), (176, 150), (200, 144))
    d = (
        "M118 112 L98 140 L114 132 L122 148 L136 135 L149 152 L162 135 L176 150 L184 133 L200 144"
        " L180 112 C166 106 132 106 118 112 Z"
    )
    return shape(d, fill) + "".join(dot(x, y + 1, 3.2, paint.gold) for x, y in tips)


def cape(fill: str) -> str:
    """A short round cape."""
    return shape(
        "M90 146 C96 124 122 116 149 118 C176 116 204 124 210 148 C196 156 172 160 149 158 C126 158 104 154 90 146 Z",
        fill,
    )


def mantle(paint: Palette, code: str) -> str:
    """A cape of fur with a broad patterned border."""
    spots = ((104, 145.5), (120, 149.5), (137, 152), (161, 152), (178, 150.5), (195, 146))
    border = (
        "M90 146 C104 154 126 158 149 158 C172 160 196 156 210 148 L206 136 C190 142 170 145 149"
        " 145 C128 145 108 141 93 136 Z"
    )
    return (
        cape(paint.cream)
        + shape(border, paint.suit)
        + "".join(suit(code, x, y - 0.5, 10, fill=paint.gold, stroke="none") for x, y in spots)
    )


def stole(paint: Palette) -> str:
    """A golden cape with a row of diamonds."""
    row = ((103, 139), (117, 145), (132, 148), (167, 148), (182, 145), (197, 139))
    stones = "".join(
        shape(f"M{x} {y - 7} L{x + 5} {y} L{x} {y + 7} L{x - 5} {y} Z", paint.suit, stroke_width=1.2) for x, y in row
    )
    return cape(paint.gold) + line("M96 132 C110 139 128 141 149 141 C170 141 190 139 204 133", paint.ink, 1.3) + stones


def mail(paint: Palette) -> str:
    """A collar of mail under a fur edge."""
    rows = [
        (y, x) for y, start, end in ((128, 112, 188), (136, 102, 198), (144, 98, 204)) for x in range(start, end, 10)
    ]
    rings = "".join(line(f"M{x} {y} a5 5 0 0 0 10 0", paint.ink, 1.5) for y, x in rows)
    hem = "M90 146 C104 156 126 160 149 160 C172 160 196 156 210 148"
    return cape(paint.cream) + rings + line(hem, paint.ink, 7) + line(hem, paint.gold, 4)


def scalloped_cape(paint: Palette) -> str:
    """A cape cut in rounded tabs, a small heart on each."""
    d = (
        "M96 132 C106 122 126 117 149 117 C172 117 192 122 202 134 C204 146 194 150 186 144 C184 154 172 156 167 149"
        " C163 159 149 160 145 151 C139 159 127 156 125 148 C119 154 108 150 108 142 C101 144 94 140 96 132 Z"
    )
    hearts = ((104, 134), (119, 140), (136, 144), (155, 145), (174, 142), (192, 137))
    return (
        shape(d, paint.cream)
        + "".join(suit("H", x, y, 8.5, fill=paint.suit, stroke="none") for x, y in hearts)
        + line("M112 124 C124 131 136 133 149 133 C164 133 176 131 186 125", paint.gold, 3)
    )


def ermine(paint: Palette) -> str:
    """A king's cape of ermine."""
    tails = (
        (101, 134),
        (113, 128),
        (105, 147),
        (117, 141),
        (130, 152),
        (129, 136),
        (149, 152),
        (169, 152),
        (171, 137),
        (182, 142),
        (186, 129),
        (194, 148),
        (199, 136),
    )
    fur = "".join(
        flat(
            f"M{x} {y - 4} C{x + 3} {y} {x + 2} {y + 4} {x} {y + 6} C{x - 2} {y + 4} {x - 3} {y} {x} {y - 4} Z",
            paint.ink,
        )
        for x, y in tails
    )
    return cape(paint.cream) + fur


def neckline(paint: Palette) -> str:
    """A low neck with a hem of lace."""
    return "".join(
        [
            shape("M118 121 C124 138 136 148 149 150 C162 148 176 138 182 121 L163 112 L135 112 Z", paint.skin),
            line("M117 122 C124 141 136 151 149 153 C162 151 176 141 183 122", paint.cream, 4.5),
            line("M115 123 C122 144 136 154 149 156 C164 154 178 143 185 123", paint.ink, 1.4),
        ]
    )


def necklace(paint: Palette, code: str) -> str:
    beads = ((130, 118), (134, 125), (141, 130), (157, 130), (164, 125), (168, 118))
    return "".join(dot(x, y, 2.4, paint.gold, stroke_width=1.1) for x, y in beads) + pip(code, 149, 136, 12, paint.suit)


def high_collar(paint: Palette) -> str:
    """A fan of lace that stands up behind the head."""
    rays = "M126 118 L98 92 M124 122 L92 106 M128 114 L108 80 M172 118 L202 92 M174 122 L206 106 M170 114 L190 80"
    d = (
        "M126 124 C104 124 90 118 86 108 C92 106 90 100 90 96 C96 96 96 88 98 82 C104 84 106 78"
        " 110 74 L188 74 C192 78 194 84 200 82"
        " C202 88 202 96 208 96 C208 100 206 106 212 108 C208 118 194 124 172 124 Z"
    )
    return shape(d, paint.cream) + line(rays, paint.gold, 1.6)


def puffed_shoulders(fill: str, slash: str) -> str:
    """Round slashed shoulders, as on a gown."""
    left = shape("M122 122 C100 118 74 126 67 152 L69 156.5 C80 158 96 164 108 168 C120 156 126 138 122 122 Z", fill)
    right = shape("M176 122 C200 118 226 128 233 154 C232 170 222 178 208 178 C190 170 172 144 176 122 Z", fill)
    lenses = (
        "M114 127 Q94 138 90 160 Q104 148 114 127 Z M100 128 Q80 138 76 156 Q92 146 100 128 Z"
        " M120 134 Q106 148 105 165 Q118 152 120 134 Z"
        " M184 128 Q204 140 209 170 Q192 154 184 128 Z M200 128 Q220 140 226 168 Q210 152 200 128 Z"
    )
    return left + right + flat(lenses, slash)
