"""Gamepad controls as dark discs and bars with bright marks, in the manner of each maker."""

from __future__ import annotations

from collections.abc import Callable

from sprites.svg import circle, document, group, path, rect

PAD_KINDS = ("xbox", "playstation", "nintendo", "generic")

_FACE, _RIM, _PALE, _DIM, _LIT = "#2a2733", "#0f0e14", "#fffaf0", "#8a8594", "#f0b659"
_XBOX = {"south": "#7bd64a", "east": "#ff6b5e", "west": "#5db4ff", "north": "#ffd24a"}
_FACES = ("south", "east", "west", "north")

LETTER_COLOURS = {("xbox", control): colour for control, colour in _XBOX.items()}

_STICKS = {"left_stick": "L", "right_stick": "R", "left_stick_move": "L"}


def _labels(faces: str, shoulders: tuple[str, str, str, str]) -> dict[str, str]:
    """Letters for south, east, west, north, then for both shoulders and both triggers."""
    sides = ("left_shoulder", "right_shoulder", "left_trigger", "right_trigger")
    return {**dict(zip(_FACES, faces)), **dict(zip(sides, shoulders)), **_STICKS}


LABELS: dict[str, dict[str, str]] = {
    "xbox": _labels("ABXY", ("LB", "RB", "LT", "RT")),
    "playstation": _labels("", ("L1", "R1", "L2", "R2")),
    "nintendo": _labels("BAYX", ("L", "R", "ZL", "ZR")),
    "generic": _labels("", ("L1", "R1", "L2", "R2")),
}


def pad_picture(kind: str, control: str) -> str:
    """The picture of a pad's control, without its label; KeyError when there is none such."""
    if control in _FACES:
        return _disc(_FACE_MARKS[kind](control))
    if control in ("start", "back", "guide"):
        return _disc(_SYSTEM_MARKS[kind, control] if (kind, control) in _SYSTEM_MARKS else _SYSTEM_MARKS["", control])
    if control.startswith("dpad"):
        return document(100, 100, _dpad(control.removeprefix("dpad").removeprefix("_")))
    return _SIDES[control]()


def _disc(mark: str) -> str:
    """A round button seen from above, a little of its side showing below."""
    return document(100, 100, circle(50, 50, 48, fill=_RIM), circle(50, 46, 41, fill=_FACE), mark)


def _stroke(d: str, colour: str = _PALE, width: float = 8) -> str:
    return path(
        d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round",
    )


def _no_mark(control: str) -> str:
    return ""


def _xbox_mark(control: str) -> str:
    return circle(50, 46, 38, fill="none", stroke=_XBOX[control], stroke_width=5)


def _playstation_mark(control: str) -> str:
    return {
        "south": _stroke("M33 29 L67 63 M67 29 L33 63", "#8fb4ff"),
        "east": circle(50, 46, 20, fill="none", stroke="#ff7b72", stroke_width=8),
        "west": _stroke("M33 29 H67 V63 H33 Z", "#f29bd4"),
        "north": _stroke("M50 24 L71 60 H29 Z", "#5fdcb0"),
    }[control]


def _generic_mark(control: str) -> str:
    """A diamond of four dots, the one meant filled."""
    places = {"south": (50, 66), "east": (70, 46), "west": (30, 46), "north": (50, 26)}
    return "".join(
        circle(x, y, 10.5, fill=_LIT) if name == control
        else circle(x, y, 7.5, fill="none", stroke=_DIM, stroke_width=4)
        for name, (x, y) in places.items()
    )


_FACE_MARKS: dict[str, Callable[[str], str]] = {
    "xbox": _xbox_mark, "playstation": _playstation_mark, "nintendo": _no_mark, "generic": _generic_mark,
}

_LINES = _stroke("M30 33 H70 M30 46 H70 M30 59 H70", width=7)
_HOUSE = path(
    "M50 24 L74 46 H68 V66 H56 V53 H44 V66 H32 V46 H26 Z",
    fill=_PALE, stroke=_PALE, stroke_width=3, stroke_linejoin="round",
)
_SYSTEM_MARKS: dict[tuple[str, str], str] = {
    ("", "start"): _LINES,
    ("", "back"): _stroke("M28 29 H56 V51 H28 Z M44 62 H72 V41", width=6),
    ("", "guide"): _HOUSE,
    ("xbox", "guide"): _stroke("M33 29 L67 63 M67 29 L33 63", width=9),
    ("playstation", "back"): _stroke("M50 60 V28 M38 39 L50 27 L62 39 M30 52 V66 H70 V52", width=6),
    ("nintendo", "start"): _stroke("M50 28 V64 M32 46 H68", width=10),
    ("nintendo", "back"): _stroke("M32 46 H68", width=10),
}


def _shoulder(round_left: bool) -> str:
    """A wide bar, rounded where the pad's edge is."""
    d = "M8 92 V46 C8 20 24 6 50 6 H126 Q132 6 132 14 V84 Q132 92 124 92 Z"
    turned = {} if round_left else {"transform": "translate(140 0) scale(-1 1)"}
    body = path(d, fill=_FACE, stroke=_RIM, stroke_width=8, stroke_linejoin="round")
    return document(140, 100, group(body, **turned))


def _trigger(round_left: bool) -> str:
    """A taller piece with a flared foot."""
    d = "M14 94 C8 60 14 6 50 6 H84 Q98 6 100 20 L106 84 Q107 94 97 94 Z"
    turned = {} if round_left else {"transform": "translate(116 0) scale(-1 1)"}
    body = path(d, fill=_FACE, stroke=_RIM, stroke_width=8, stroke_linejoin="round")
    return document(116, 100, group(body, **turned))


def _stick(marks: str) -> str:
    base = circle(50, 50, 48, fill=_RIM)
    return document(100, 100, base, circle(50, 46, 33, fill=_FACE, stroke=_DIM, stroke_width=4), marks)


def _stick_press() -> str:
    """Two wedges push the stick's head in."""
    return _stick(path("M36 2 H64 L50 17 Z", fill=_LIT, stroke=_RIM, stroke_width=5, stroke_linejoin="round"))


def _stick_move() -> str:
    """Four arrow heads round the stick."""
    head = "M-9 -36 H9 L0 -46 Z"
    turns = "".join(
        path(head, transform=f"translate(50 48) rotate({turn})", fill=_LIT, stroke=_LIT, stroke_width=3,
             stroke_linejoin="round")
        for turn in (0, 90, 180, 270)
    )  # fmt: skip
    return _stick(turns)


_SIDES: dict[str, Callable[[], str]] = {
    "left_shoulder": lambda: _shoulder(True),
    "right_shoulder": lambda: _shoulder(False),
    "left_trigger": lambda: _trigger(True),
    "right_trigger": lambda: _trigger(False),
    "left_stick": _stick_press,
    "right_stick": _stick_press,
    "left_stick_move": _stick_move,
}


def _dpad(direction: str) -> str:
    """The cross, with the arm meant (all four where none is named) lit; KeyError for an unknown direction."""
    arms = {
        "up": "M38 36 V14 H62 V36 L50 47 Z", "down": "M38 64 V86 H62 V64 L50 53 Z",
        "left": "M36 38 H14 V62 H36 L47 50 Z", "right": "M64 38 H86 V62 H64 L53 50 Z",
    }
    chosen = arms.values() if not direction else (arms[direction],)
    cross = "M33 8 H67 V33 H92 V67 H67 V92 H33 V67 H8 V33 H33 Z"
    body = path(cross, fill=_FACE, stroke=_RIM, stroke_width=14, stroke_linejoin="round") + path(cross, fill=_FACE)
    others = "".join(path(arm, fill="#4a4656") for arm in arms.values() if arm not in chosen)
    lit = "".join(path(arm, fill=_LIT, stroke=_LIT, stroke_width=3, stroke_linejoin="round") for arm in chosen)
    return body + others + lit
