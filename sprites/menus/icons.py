"""Icons of one bold style, the seats' shapes and the suits as small pictures of 100 x 100 units."""

from __future__ import annotations

from math import cos, pi, sin

from sprites import suits
from sprites.menus.marks import Fill, Line, Mark
from sprites.svg import disc, document, path, polygon, regular, round_rect

_SPEAKER = Fill("M12 39 H27 L48 20 V80 L27 61 H12 Z")
_ALMOND = "M9 50 C26 20 74 20 91 50 C74 80 26 80 9 50 Z"


def _gear() -> str:
    teeth = []
    for step in range(32):
        radius = 42 if step % 4 in (1, 2) else 31
        angle = 2 * pi * (step - 1.5) / 32 + (0.045 if step % 4 == 1 else -0.045 if step % 4 == 2 else 0)
        teeth.append((50 + radius * sin(angle), 50 - radius * cos(angle)))
    return polygon(teeth) + disc(50, 50, 13)


def _card(x: float, y: float, turn: float = 0) -> Fill:
    """A narrow card of a fan whose lower middle stands at (x, y)."""
    return Fill(round_rect(-12, -56, 24, 56, 5), soft=0, at=(x, y, turn))


_ICONS: dict[str, tuple[Mark, ...]] = {
    # moving about
    "arrow_left": (Line("M84 50 H20 M46 22 L18 50 L46 78", 12),),
    "arrow_right": (Line("M16 50 H80 M54 22 L82 50 L54 78", 12),),
    "arrow_up": (Line("M50 84 V20 M22 46 L50 18 L78 46", 12),),
    "arrow_down": (Line("M50 16 V80 M22 54 L50 82 L78 54", 12),),
    "back": (Line("M84 22 V42 A16 16 0 0 1 68 58 H22 M42 34 L18 58 L42 82", 11),),
    "backspace": (
        Line("M36 22 H82 A8 8 0 0 1 90 30 V70 A8 8 0 0 1 82 78 H36 L10 50 Z", 9),
        Line("M48 38 L72 62 M72 38 L48 62", 9),
    ),
    "check": (Line("M16 53 L40 76 L84 27", 14),),
    "cross": (Line("M24 24 L76 76 M76 24 L24 76", 14),),
    "plus": (Line("M50 18 V82 M18 50 H82", 14),),
    "minus": (Line("M18 50 H82", 14),),
    "penalty": (Line(disc(50, 50, 38), 11), Line("M33 50 H67", 12)),
    "menu": (Line("M16 26 H84 M16 50 H84 M16 74 H84", 12),),
    "list": (
        Fill(disc(19, 26, 7) + disc(19, 50, 7) + disc(19, 74, 7), 0),
        Line("M40 26 H86 M40 50 H86 M40 74 H86", 11),
    ),
    "home": (Fill("M50 14 L88 48 H78 V84 H60 V60 H40 V84 H22 V48 H12 Z"),),
    "quit": (Line("M48 16 H18 V84 H48", 11), Line("M40 50 H82 M64 30 L84 50 L64 70", 11)),
    "fullscreen": (Line("M16 36 V16 H36 M64 16 H84 V36 M84 64 V84 H64 M36 84 H16 V64", 12),),
    # playing
    "play": (Fill("M28 18 L80 50 L28 82 Z", 8),),
    "pause": (Fill(round_rect(22, 16, 20, 68, 6) + round_rect(58, 16, 20, 68, 6), 0),),
    "speed": (Fill("M14 24 L46 50 L14 76 Z M54 24 L86 50 L54 76 Z", 7),),
    "skip": (Fill("M18 22 L62 50 L18 78 Z", 7), Line("M78 22 V78", 12)),
    "undo": (Line("M26 36 A32 32 0 1 1 20 60", 11), Fill("M14 16 L20 46 L48 36 Z", 5)),
    "replay": (
        Line("M74 36 A32 32 0 1 0 80 60", 11),
        Fill("M86 16 L80 46 L52 36 Z", 5),
        Fill("M43 42 L62 54 L43 66 Z", 5),
    ),
    "refill": (
        Line("M18 46 A33 33 0 0 1 72 26 M82 54 A33 33 0 0 1 28 74", 11),
        Fill("M86 12 V40 H58 Z M14 88 V60 H42 Z", 5),
    ),
    "sort": (Line("M14 24 H54 M14 50 H44 M14 76 H34", 11), Line("M74 20 V78 M60 63 L74 79 L88 63", 11)),
    "shuffle": (
        Line("M12 30 H26 C46 30 50 70 70 70 H80 M12 70 H26 C34 70 39 63 43 56 M53 42 C57 35 62 30 70 30 H80", 10),
        Fill("M74 15 L92 30 L74 45 Z M74 55 L92 70 L74 85 Z", 4),
    ),
    "bulb": (
        Fill("M50 12 C32 12 20 24 20 41 C20 53 29 58 33 68 H67 C71 58 80 53 80 41 C80 24 68 12 50 12 Z", 2),
        Line("M37 79 H63 M43 90 H57", 8),
    ),
    "eye": (Line(_ALMOND, 9), Fill(disc(50, 50, 14), 0)),
    "eye_off": (Line("M10 40 C26 66 74 66 90 40 M50 60 V76 M28 55 L20 70 M72 55 L80 70", 9),),
    "flag": (Line("M22 14 V88", 10), Fill("M28 18 C42 8 54 28 84 16 V54 C54 66 42 46 28 56 Z", 4)),
    "clock": (Line(disc(50, 50, 36), 10), Line("M50 28 V51 L66 61", 9)),
    # cards
    "cards": (Line(round_rect(16, 14, 42, 58, 8), 8), Fill(round_rect(42, 30, 44, 60, 8), 0)),
    "hand": (_card(35, 82, -24), _card(50, 78), _card(65, 82, 24)),
    "deck": (
        Fill(round_rect(24, 8, 52, 62, 8), 0),
        Line("M26 70 V74 Q26 80 32 80 H68 Q74 80 74 74 V70 M26 82 V86 Q26 92 32 92 H68 Q74 92 74 86 V82", 5),
    ),
    "discard": (Line("M20 60 V82 H80 V60", 10), Line("M50 14 V56 M31 40 L50 59 L69 40", 11)),
    "spread": (
        Line("M30 24 H20 V76 H30 M50 24 H40 V76 H50", 8),
        Fill(round_rect(58, 18, 34, 64, 7), 0),
    ),
    "flip": (
        Fill("M46 20 L20 28 Q14 30 14 36 V64 Q14 70 20 72 L46 80 Z", 3),
        Line("M62 20 L80 26 Q86 28 86 34 V66 Q86 72 80 74 L62 80", 8),
        Line("M54 10 V90", 5),
    ),
    "pass": (Line("M12 62 C20 22 66 16 78 52", 11), Fill("M62 50 L94 48 L80 76 Z", 4), Fill(disc(45, 74, 10), 0)),
    "dealer": (
        Line(disc(50, 50, 36), 12, dash="16 6.6"),
        Fill(disc(50, 50, 22) + polygon([(50, 34), (63, 50), (50, 66), (37, 50)]), 0),
    ),
    "die": (
        Fill(
            round_rect(14, 14, 72, 72, 14)
            + disc(34, 34, 8)
            + disc(66, 34, 8)
            + disc(50, 50, 8)
            + disc(34, 66, 8)
            + disc(66, 66, 8),
            0,
        ),
    ),
    # people
    "person": (Fill(disc(50, 30, 19), 0), Fill("M15 88 C15 64 30 56 50 56 C70 56 85 64 85 88 Z", 3)),
    "people": (
        Fill(disc(35, 36, 16), 0),
        Fill("M6 84 C6 66 18 59 35 59 C52 59 64 66 64 84 Z", 3),
        Fill("M58 22 A15 15 0 1 1 58 50 A24 24 0 0 0 58 22 Z M66 59 C84 59 94 67 94 84 H74 C74 73 72 66 66 59 Z", 2),
    ),
    "robot": (
        Fill(round_rect(20, 32, 60, 52, 14) + disc(38, 54, 8) + disc(62, 54, 8) + round_rect(36, 69, 28, 6, 3), 0),
        Line("M50 32 V20", 8),
        Fill(disc(50, 14, 8), 0),
        Line("M10 50 V66 M90 50 V66", 8),
    ),
    "crown": (
        Fill("M14 34 L33 52 L50 24 L67 52 L86 34 L79 74 H21 Z", 4),
        Fill(disc(14, 31, 7) + disc(50, 19, 7) + disc(86, 31, 7) + round_rect(19, 80, 62, 10, 4), 0),
    ),
    "trophy": (
        Fill("M30 14 H70 V36 C70 54 60 61 50 61 C40 61 30 54 30 36 Z", 4),
        Line("M30 22 H15 C14 40 22 47 33 48 M70 22 H85 C86 40 78 47 67 48", 8),
        Fill(round_rect(44, 58, 12, 20, 2) + round_rect(28, 76, 44, 13, 5), 0),
    ),
    "star": (Fill(regular(5, 40, 17, (50, 53)), 6),),
    # tempers
    "cautious": (
        Line("M50 12 L82 23 V48 C82 68 68 80 50 88 C32 80 18 68 18 48 V23 Z", 9),
        Fill("M50 28 L66 34 V48 C66 58 60 66 50 71 Z", 2),
    ),
    "bold": (
        Fill(
            "M52 10 C58 30 82 40 82 64 C82 80 68 90 50 90 C32 90 18 80 18 62 C18 50 26 42 30 32 C38 36 42 42 42 48"
            " C52 40 54 26 52 10 Z"
            " M50 58 C44 66 38 68 38 75 C38 81 43 84 50 84 C57 84 62 81 62 75 C62 68 56 66 50 58 Z",
            2,
        ),
    ),
    "tidy": (
        Line("M82 14 L54 44", 10),
        Fill("M40 38 L62 60 L54 68 L32 46 Z", 4),
        Fill("M26 50 L50 74 C44 86 30 91 10 90 C8 70 14 56 26 50 Z", 3),
    ),
    # settings and things
    "gear": (Fill(_gear(), 3),),
    "book": (
        Fill("M46 29 C36 20 22 19 9 23 V78 C22 74 36 75 46 84 Z M54 29 C64 20 78 19 91 23 V78 C78 74 64 75 54 84 Z", 3),
    ),
    "info": (Fill(disc(50, 50, 41) + disc(50, 29, 7) + round_rect(44, 43, 12, 34, 5), 0),),
    "question": (Line("M32 36 C32 10 70 12 70 36 C70 52 50 50 50 66", 12), Fill(disc(50, 85, 8), 0)),
    "warning": (Fill("M50 14 L90 82 H10 Z" + round_rect(42, 34, 16, 28, 5) + disc(50, 72, 8), 7),),
    "lock": (
        Fill(round_rect(18, 44, 64, 44, 9) + disc(50, 62, 7) + round_rect(46.5, 64, 7, 14, 3), 0),
        Line("M32 44 V32 A18 18 0 0 1 68 32 V44", 10),
    ),
    "sound": (_SPEAKER, Line("M60 38 A17 17 0 0 1 60 62 M70 24 A36 36 0 0 1 70 76", 9)),
    "mute": (_SPEAKER, Line("M64 38 L88 62 M88 38 L64 62", 10)),
    "music": (
        Fill(disc(26, 76, 13) + disc(72, 68, 13), 0),
        Line("M35 76 V26 L81 17 V68", 9),
        Fill("M35 24 L81 15 V32 L35 41 Z", 0),
    ),
    "trash": (
        Fill(
            "M22 36 H78 L73 82 Q72 88 66 88 H34 Q28 88 27 82 Z"
            + round_rect(38, 46, 7, 32, 3)
            + round_rect(55, 46, 7, 32, 3),
            0,
        ),
        Line("M16 27 H84 M38 24 V13 H62 V24", 8),
    ),
    "pencil": (Fill("M14 86 L20 64 L62 22 L78 38 L36 80 Z M68 16 L72 12 Q76 8 80 12 L88 20 Q92 24 88 28 L84 32 Z", 2),),
    "save": (
        Fill(round_rect(14, 14, 72, 72, 10) + round_rect(28, 52, 44, 34, 3) + round_rect(34, 14, 32, 22, 3), 0),
        Line("M38 64 H62 M38 75 H62", 5),
    ),
    "globe": (Line(disc(50, 50, 37), 9), Line("M14 50 H86 M50 14 C28 34 28 66 50 86 C72 66 72 34 50 14", 7)),
    "monitor": (Line(round_rect(10, 18, 80, 52, 8), 9), Line("M50 70 V84 M30 86 H70", 9)),
    "phone": (Line(round_rect(28, 10, 44, 80, 10), 9), Fill(disc(50, 74, 5), 0)),
    "gamepad": (
        Fill(
            "M30 26 H70 C86 26 92 48 95 66 C97 80 84 86 76 76 L68 66 H32 L24 76 C16 86 3 80 5 66 C8 48 14 26 30 26 Z"
            + "M28 34 h8 v8 h8 v8 h-8 v8 h-8 v-8 h-8 v-8 h8 Z "
            + disc(64, 52, 5.5)
            + disc(75, 41, 5.5),
            0,
        ),
    ),
    "keyboard": (
        Fill(
            round_rect(6, 24, 88, 54, 9)
            + round_rect(16, 34, 11, 11, 2)
            + round_rect(35, 34, 11, 11, 2)
            + round_rect(54, 34, 11, 11, 2)
            + round_rect(73, 34, 11, 11, 2)
            + round_rect(16, 56, 11, 11, 2)
            + round_rect(34, 56, 32, 11, 2)
            + round_rect(73, 56, 11, 11, 2),
            0,
        ),
    ),
    "mouse": (Line(round_rect(25, 11, 50, 78, 25), 9), Line("M50 28 V44", 9)),
}

NAMES: tuple[str, ...] = tuple(_ICONS)

_SHAPES: tuple[str, ...] = (
    disc(50, 50, 37),
    polygon([(50, 14), (90, 82), (10, 82)]),
    round_rect(16, 16, 68, 68, 2),
    polygon([(50, 7), (88, 50), (50, 93), (12, 50)]),
    regular(5, 44, 19, (50, 54)),
    regular(6, 45),
)


def icon(name: str, colour: str) -> str:
    """The icon called `name` (one of NAMES) in one colour; KeyError for any other name."""
    return document(100, 100, *(mark.draw(colour) for mark in _ICONS[name]))


def shape(index: int, colour: str) -> str:
    """The shape of seat `index`: circle, triangle, square, diamond, star, hexagon."""
    return document(100, 100, path(_SHAPES[index], fill=colour, stroke=colour, stroke_width=4, stroke_linejoin="round"))


def suit(code: str, colour: str) -> str:
    """The suit C, D, H or S, as on the cards."""
    return document(100, 100, suits.suit(code, 50, 50, 84, fill=colour))
