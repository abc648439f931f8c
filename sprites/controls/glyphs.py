"""Pictures of the buttons and keys that prompts show.

A glyph is (picture, label): the view draws the label by font, in `label_colour`, inside LABEL_BOX. Pictures are
100 units high and, keys and shoulder buttons, up to three times as wide. Pad controls are named by position, keys by
what is printed on them.
"""

from __future__ import annotations

from sprites.controls.pads import LABELS, LETTER_COLOURS, PAD_KINDS, pad_picture
from sprites.svg import circle, document, path, rect

LABEL_BOX = (0.1, 0.15, 0.8, 0.62)
"""x, y, width and height of the label's place, as fractions of the picture."""

PAD_CONTROLS = (
    "south",
    "east",
    "west",
    "north",
    "start",
    "back",
    "guide",
    "left_shoulder",
    "right_shoulder",
    "left_trigger",
    "right_trigger",
    "left_stick",
    "left_stick_move",
    "left_stick_up",
    "left_stick_down",
    "left_stick_left",
    "left_stick_right",
    "right_stick",
    "right_stick_move",
    "right_stick_up",
    "right_stick_down",
    "right_stick_left",
    "right_stick_right",
    "dpad",
    "dpad_up",
    "dpad_down",
    "dpad_left",
    "dpad_right",
)
MOUSE_CONTROLS = ("left", "right", "middle", "wheel", "move")
CONTROLS: dict[str, tuple[str, ...]] = {**dict.fromkeys(PAD_KINDS, PAD_CONTROLS), "mouse": MOUSE_CONTROLS}
"""What each kind has; a keyboard has any key."""

_CAP, _CAP_SIDE, _CAP_EDGE, _CAP_INK = "#fffaf0", "#c9b79c", "#1d1b26", "#2a2118"
_LIT, _PALE = "#f0b659", "#fffaf0"
_ARROWS = {"Left": 270, "Right": 90, "Up": 0, "Down": 180}


def glyph(kind: str, control: str) -> tuple[str, str | None]:
    """The picture of a control and the label to write on it, None where the picture says all.

    KeyError for a kind or control there is not; a keyboard has every key.
    """
    if kind == "keyboard":
        return _key(control)
    if control not in CONTROLS[kind]:
        raise KeyError(control)
    if kind == "mouse":
        return document(80, 100, _mouse(control)), None
    return pad_picture(kind, control), LABELS[kind].get(control)


def label_colour(kind: str, control: str) -> str:
    """The colour of the label of `glyph`."""
    if kind == "keyboard":
        return _CAP_INK
    return LETTER_COLOURS.get((kind, control), "#fffaf0")


def _key(name: str) -> tuple[str, str | None]:
    if name in _ARROWS:
        return document(100, 100, _cap(100), _arrow(50, 46, _ARROWS[name])), None
    if name == "arrows":
        return _arrow_keys(), None
    width = 100 if len(name) == 1 else max(120, 56 + 28 * len(name))
    return document(width, 100, _cap(width)), name


def _cap(width: float) -> str:
    """A keycap seen from the front: a side below, a bright top with the label."""
    return rect(3, 3, width - 6, 94, rx=20, fill=_CAP_SIDE, stroke=_CAP_EDGE, stroke_width=6) + rect(
        9, 7, width - 18, 75, rx=15, fill=_CAP
    )


def _arrow(x: float, y: float, turn: float, half: float = 20) -> str:
    """A solid arrow head pointing up before it is turned."""
    d = f"M0 -{half} L{half * 1.1} {half * 0.75} H-{half * 1.1} Z"
    return path(
        d,
        transform=f"translate({x} {y}) rotate({turn})",
        fill=_CAP_INK,
        stroke=_CAP_INK,
        stroke_width=6,
        stroke_linejoin="round",
    )


def _arrow_keys() -> str:
    """The four arrow keys in their usual places."""
    caps = []
    for name, x, y in (("Up", 52, 1), ("Left", 3, 50), ("Down", 52, 50), ("Right", 101, 50)):
        cap = rect(x + 2, y + 2, 43, 45, rx=10, fill=_CAP_SIDE, stroke=_CAP_EDGE, stroke_width=4)
        caps.append(cap + rect(x + 5, y + 4, 37, 36, rx=7, fill=_CAP) + _arrow(x + 23.5, y + 22, _ARROWS[name], 9))
    return document(150, 100, *caps)


def _mouse(control: str) -> str:
    lit = dict.fromkeys(MOUSE_CONTROLS, _PALE)
    lit[control] = _LIT
    left = path("M37 6 C20 7 12 19 12 34 V42 H37 Z", fill=lit["left"])
    right = path("M43 6 C60 7 68 19 68 34 V42 H43 Z", fill=lit["right"])
    body = path("M12 48 H68 V62 C68 80 56 92 40 92 C24 92 12 80 12 62 Z", fill=lit["move"])
    rim = rect(6, 1, 68, 97, rx=34, fill=_CAP_EDGE)
    return rim + left + right + body + _wheel(control, lit)


def _wheel(control: str, lit: dict[str, str]) -> str:
    inside = _LIT if control == "wheel" else lit["middle"]
    wheel = rect(31, 17, 18, 32, rx=9, fill=_CAP_EDGE) + rect(35, 21, 10, 24, rx=5, fill=inside)
    if control == "wheel":
        return wheel + _arrow(40, 62, 0, 6) + _arrow(40, 79, 180, 6)
    if control == "move":
        return wheel + "".join(circle(x, y, 3.4, fill=_CAP_EDGE) for x, y in ((40, 58), (40, 84), (27, 71), (53, 71)))
    return wheel
