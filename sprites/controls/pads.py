"""Gamepad controls as dark discs and bars with bright marks, in the manner of each maker."""

from __future__ import annotations

from collections.abc import Callable

from sprites.svg import circle, document, group, path

PAD_KINDS = ("xbox", "playstation", "nintendo", "generic")

_FACE, _RIM, _PALE, _DIM, _LIT = "#2a2733", "#0f0e14", "#fffaf0", "#8a8594", "#f0b659"
_EDGE = "#6b6678"
_XBOX = {"south": "#7bd64a", "east": "#ff6b5e", "west": "#5db4ff", "north": "#ffd24a"}
_FACES = ("south", "east", "west", "north")

LETTER_COLOURS = {("xbox", control): colour for control, colour in _XBOX.items()}

_STICKS = {
    f"{side}_stick{way}": side[0].upper()
    for side in ("left", "right")
    for way in ("", "_move", "_up", "_down", "_left", "_right")
}


def _labels(faces: str, shoulders: tuple[str, str, str, str]) -> dict[str, str]:
    """Letters for south, east, west, north, then for both shoulders and both triggers."""
    sides = ("left_shoulder", "right_shoulder", "left_trigger", "right_trigger")
    return {**dict(zip(_FACES, faces, strict=False)), **dict(zip(sides, shoulders, strict=True)), **_STICKS}


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
    if "stick" in control and control in LABELS[kind]:
        return _stick(control)
    return _SIDES[control]


def _disc(mark: str) -> str:
    """A round button seen from above, a little of its side showing below."""
    return document(
        100, 100, circle(50, 50, 48, fill=_RIM, stroke=_EDGE, stroke_width=3), circle(50, 47, 40, fill=_FACE), mark
    )


def _stroke(d: str, colour: str = _PALE, width: float = 8) -> str:
    return path(
        d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
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
        circle(x, y, 10.5, fill=_LIT)
        if name == control
        else circle(x, y, 7.5, fill="none", stroke=_DIM, stroke_width=4)
        for name, (x, y) in places.items()
    )


_FACE_MARKS: dict[str, Callable[[str], str]] = {
    "xbox": _xbox_mark,
    "playstation": _playstation_mark,
    "nintendo": _no_mark,
    "generic": _generic_mark,
}

_LINES = _stroke("M30 33 H70 M30 46 H70 M30 59 H70", width=7)
_HOUSE = path(
    "M50 24 L74 46 H68 V66 H56 V53 H44 V66 H32 V46 H26 Z",
    fill=_PALE,
    stroke=_PALE,
    stroke_width=3,
    stroke_linejoin="round",
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


def _side(d: str, width: float, mirrored: bool) -> str:
    """A button at the pad's edge, drawn for the left side."""
    turned = {"transform": f"translate({width} 0) scale(-1 1)"} if mirrored else {}
    body = _outlined(d)
    return document(width, 100, group(body, **turned))


def _outlined(d: str) -> str:
    """A dark piece with its rim and a thin bright edge, to be seen on any ground."""
    edge = path(d, fill=_EDGE, stroke=_EDGE, stroke_width=15, stroke_linejoin="round")
    return edge + path(d, fill=_FACE, stroke=_RIM, stroke_width=9, stroke_linejoin="round")


def _shoulder(mirrored: bool) -> str:
    """A wide bar, rounded where the pad's edge is."""
    return _side("M9 90 V46 C9 22 24 9 50 9 H124 Q131 9 131 16 V84 Q131 90 124 90 Z", 140, mirrored)


def _trigger(mirrored: bool) -> str:
    """A taller piece with a flared foot."""
    return _side("M15 91 C9 60 14 9 50 9 H82 Q95 9 97 22 L104 82 Q105 91 96 91 Z", 116, mirrored)


_POINTER = "M-16 -33 H16 L0 -50 Z"
_SIDE_OF = {"up": 0, "right": 90, "down": 180, "left": 270}


def _stick(control: str) -> str:
    """A stick's round head: pushed in, or moved to where the pointers are."""
    way = control.rsplit("_", 1)[1]
    pressed = way == "stick"
    turns = [0] if pressed else [_SIDE_OF[way]] if way in _SIDE_OF else list(_SIDE_OF.values())
    inward = "translate(0 -84) scale(1 -1)" if pressed else ""
    pointers = "".join(
        path(_POINTER, transform=f"translate(50 50) rotate({turn}) {inward}", fill=_LIT, stroke=_RIM, stroke_width=3)
        for turn in turns
    )
    rim = circle(50, 50, 48, fill=_RIM, stroke=_EDGE, stroke_width=3)
    return document(100, 100, rim, circle(50, 47, 33, fill=_FACE, stroke=_DIM, stroke_width=4), pointers)


def _dpad(direction: str) -> str:
    """The cross, with the arm meant (all four where none is named) lit; KeyError for an unknown direction."""
    arms = {
        "up": "M38 36 V14 H62 V36 L50 47 Z",
        "down": "M38 64 V86 H62 V64 L50 53 Z",
        "left": "M36 38 H14 V62 H36 L47 50 Z",
        "right": "M64 38 H86 V62 H64 L53 50 Z",
    }
    chosen = arms.values() if not direction else (arms[direction],)
    cross = "M34 9 H66 V34 H91 V66 H66 V91 H34 V66 H9 V34 H34 Z"
    others = "".join(path(arm, fill="#4a4656") for arm in arms.values() if arm not in chosen)
    lit = "".join(path(arm, fill=_LIT, stroke=_LIT, stroke_width=3, stroke_linejoin="round") for arm in chosen)
    return _outlined(cross) + others + lit


_SIDES: dict[str, str] = {
    "left_shoulder": _shoulder(False),
    "right_shoulder": _shoulder(True),
    "left_trigger": _trigger(False),
    "right_trigger": _trigger(True),
}
