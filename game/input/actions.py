"""What devices say, in the words of the game: the only input that scenes ever see (DESIGN.md, "Input")."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Literal

from msgspec import Struct

DeviceKind = Literal["keyboard", "mouse", "xbox", "playstation", "nintendo", "generic", "phone"]


class Action(Enum):
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    MENU = "menu"
    PEEK = "peek"
    HINT = "hint"
    SORT = "sort"
    UNDO = "undo"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    LAST_PLAY = "last_play"
    FASTER = "faster"
    SLOWER = "slower"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    LAUGH = "laugh"
    GROAN = "groan"
    HURRY = "hurry"
    APPLAUSE = "applause"


MOVES: dict[Action, tuple[int, int]] = {
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
}


REACTIONS = (Action.LAUGH, Action.GROAN, Action.HURRY, Action.APPLAUSE)
"""What somebody lets the others know; it plays nothing."""


@dataclass(frozen=True)
class Device:
    """``id`` names one device for as long as it is plugged in: ``"keyboard"``, ``"mouse"``, or a pad's instance. A
    phone keeps its own for ever; its ``name`` is its person's, who may change it."""

    id: str
    kind: DeviceKind
    name: str = field(default="", compare=False)


KEYBOARD = Device("keyboard", "keyboard")
MOUSE = Device("mouse", "mouse")


@dataclass(frozen=True)
class Press:
    """An action began on a device; ``repeat`` while it is held (moves and pages only).

    ``company`` are other pads that have pressed the same within a frame: perhaps they are the same pad, seen twice. For
    all but one of them it is an ``echo``, which does nothing where it is all the same who presses.
    """

    action: Action
    device: Device
    repeat: bool = False
    company: tuple[Device, ...] = field(default=(), compare=False)
    echo: bool = field(default=False, compare=False)


class Release(Struct, frozen=True):
    """An action that can be held is held no longer on a device: all that was down for it is up."""

    action: Action
    device: Device


@dataclass(frozen=True)
class Pointer:
    """The mouse, in window pixels. ``button`` 1 is the primary one; ``wheel`` is in notches, positive is up.

    A move is ``nudged`` if no hand need have moved the mouse: what it rests on gets no focus by that.
    """

    kind: Literal["move", "down", "up", "wheel", "leave"]
    pos: tuple[int, int]
    button: int = 0
    wheel: int = 0
    nudged: bool = field(default=False, compare=False)


class Typed(Struct, frozen=True):
    """Text from TEXTINPUT, or ``"\\b"`` for a letter taken back; only while a field asks for text."""

    text: str


class Composed(Struct, frozen=True):
    """Text that an input method is still putting together, as it is now: it replaces what it was before. Empty: it is
    given up, or comes as ``Typed``."""

    text: str


class PadsChanged(Struct, frozen=True):
    """A pad came or went, or a phone."""

    device: Device
    present: bool


class FocusChanged(Struct, frozen=True):
    """The window lost or got the keyboard focus."""

    focused: bool


class Captured(Struct, frozen=True):
    """A key or button went down while the hub captures: it is told by its name, and does nothing else.

    ``control`` is the name that bindings know it by; empty for a part of an unmapped pad that has none.
    ``part`` is what ``game.input.guess`` calls it on an unmapped pad, else empty.
    """

    device: Device
    control: str
    part: str = ""


class Chosen(Struct, frozen=True):
    """A phone wants to play the move with this code, at the position after ``at`` moves of the deal."""

    device: Device
    code: str
    at: int


class Asked(Struct, frozen=True):
    """A phone asks for what a button does, at the position after ``at`` moves of the deal."""

    device: Device
    action: Action
    at: int


class SeatWanted(Struct, frozen=True):
    """A phone wants a seat; None: its person stands up."""

    device: Device
    seat: int | None


class Readied(Struct, frozen=True):
    """As far as it is up to the person with this phone it may go on."""

    device: Device


ByPhone = Chosen | Asked | SeatWanted | Readied

InputEvent = Press | Release | Pointer | Typed | Composed | PadsChanged | FocusChanged | Captured | ByPhone
