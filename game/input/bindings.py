"""Which control does what: the table of DESIGN.md ("Input"), and what the player has changed in it.

Pad controls are named by position, as SDL maps them; keys as in ``game.input.keyboard``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from game.input.actions import MOVES, REACTIONS, Action, DeviceKind
from game.input.keyboard import KEYPAD, is_key

Group = Literal["keys", "pad"]
Table = Mapping[Action, tuple[str, ...]]

DPAD: dict[Action, str] = {
    Action.UP: "dpad_up",
    Action.DOWN: "dpad_down",
    Action.LEFT: "dpad_left",
    Action.RIGHT: "dpad_right",
}
STICK: dict[Action, str] = {
    Action.UP: "left_stick_up",
    Action.DOWN: "left_stick_down",
    Action.LEFT: "left_stick_left",
    Action.RIGHT: "left_stick_right",
}
RIGHT_STICK: dict[Action, str] = {
    Action.UP: "right_stick_up",
    Action.DOWN: "right_stick_down",
    Action.LEFT: "right_stick_left",
    Action.RIGHT: "right_stick_right",
}

PAD_CONTROLS: tuple[str, ...] = (
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
    "right_stick",
    *DPAD.values(),
    *STICK.values(),
    *RIGHT_STICK.values(),
)

KEYS_BY_DEFAULT: Table = {
    Action.UP: ("Up",),
    Action.DOWN: ("Down",),
    Action.LEFT: ("Left",),
    Action.RIGHT: ("Right",),
    Action.CONFIRM: ("Enter", "Space"),
    Action.CANCEL: ("Esc", "Backspace"),
    Action.MENU: ("P",),
    Action.PEEK: ("Tab",),
    Action.HINT: ("H",),
    Action.SORT: ("S",),
    Action.UNDO: ("U",),
    Action.PAGE_UP: ("PgUp",),
    Action.PAGE_DOWN: ("PgDn",),
    Action.LAST_PLAY: ("L",),
    Action.FASTER: ("+",),
    Action.SLOWER: ("-",),
    Action.MUTE: ("M",),
    Action.FULLSCREEN: ("F11", "Alt+Enter"),
    Action.LAUGH: ("1",),
    Action.GROAN: ("2",),
    Action.HURRY: ("3",),
    Action.APPLAUSE: ("4",),
}
PAD_BY_DEFAULT: Table = {
    **{action: (DPAD[action], STICK[action]) for action in MOVES},
    Action.CONFIRM: ("south",),
    Action.CANCEL: ("east",),
    Action.MENU: ("start",),
    Action.PEEK: ("west",),
    Action.HINT: ("north",),
    Action.SORT: ("left_stick",),
    Action.UNDO: ("back",),
    Action.PAGE_UP: ("left_shoulder",),
    Action.PAGE_DOWN: ("right_shoulder",),
    Action.LAST_PLAY: ("right_stick",),
    Action.FASTER: (),
    Action.SLOWER: (),
    Action.MUTE: (),
    Action.FULLSCREEN: (),
    Action.LAUGH: ("right_stick_up",),
    Action.GROAN: ("right_stick_left",),
    Action.HURRY: ("right_stick_down",),
    Action.APPLAUSE: ("right_stick_right",),
}
DEFAULTS: dict[Group, Table] = {"keys": KEYS_BY_DEFAULT, "pad": PAD_BY_DEFAULT}

MOUSE: dict[Action, str] = {
    Action.CONFIRM: "left",
    Action.CANCEL: "right",
    Action.PAGE_UP: "wheel",
    Action.PAGE_DOWN: "wheel",
}

ESSENTIAL = frozenset((*MOVES, Action.CONFIRM, Action.CANCEL, Action.MENU))
"""Without these nobody could find the way back to the settings: they always keep a control."""

STEADY = frozenset((*MOVES, Action.CONFIRM, Action.CANCEL))
"""What leads through the screen where controls are changed."""

PAD_KINDS: tuple[DeviceKind, ...] = ("xbox", "playstation", "nintendo", "generic")
SPARE = ("left_trigger", "right_trigger", "left_stick", "right_stick", "left_shoulder", "right_shoulder", "back")
"""What may stand for a control that a pad does not have, the first that is there and does nothing."""
CONFIRM_ON_THE_RIGHT: frozenset[DeviceKind] = frozenset({"nintendo"})
_EXCHANGED = {"south": "east", "east": "south"}


class LastControl(ValueError):
    """``control`` is the only one of ``action``, which cannot do without."""

    def __init__(self, action: Action, control: str) -> None:
        super().__init__(f"{control} is the last control of {action.value}")
        self.action = action
        self.control = control


@dataclass(frozen=True)
class Bindings:
    """The controls of every action, for the keyboard and for pads. A value: changing one gives another.

    On pads of the kinds in ``confirm_right`` south and east are exchanged, here and nowhere else.
    """

    keys: Table = field(default_factory=lambda: KEYS_BY_DEFAULT)
    pad: Table = field(default_factory=lambda: PAD_BY_DEFAULT)
    confirm_right: frozenset[DeviceKind] = CONFIRM_ON_THE_RIGHT
    odd: Mapping[str, Mapping[str, object]] = field(default_factory=dict, compare=False)
    """By group and action what was loaded and makes no sense to this version: it is saved again as it came."""

    def action(self, control: str, kind: DeviceKind) -> Action | None:
        """What ``control`` does on a device of this kind; of several actions bound to it the first one."""
        table, control = self._table(kind), self._exchanged(control, kind)
        found = next((action for action, controls in table.items() if control in controls), None)
        if found is None and kind == "keyboard" and control in KEYPAD:
            return self.action(KEYPAD[control], kind)
        return found

    def control_for(self, action: Action, kind: DeviceKind, has: Collection[str] | None = None) -> str | None:
        """The control to show in a prompt, as ``controls.glyphs`` names it; None if this kind of device has none.
        ``has`` are the controls that there are on the device; None: all of its kind."""
        if kind == "mouse":
            return MOUSE.get(action)
        controls = (self._exchanged(control, kind) for control in self._table(kind).get(action, ()))
        first = next((control for control in controls if has is None or control in has), None)
        return "left_stick_move" if first in STICK.values() else first

    def controls_for(self, action: Action, kind: DeviceKind) -> tuple[str, ...]:
        """All controls of an action, as ``controls.glyphs`` names them; not for the mouse, which cannot be changed."""
        return tuple(self._exchanged(control, kind) for control in self._table(kind)[action])

    def known_as(self, control: str, kind: DeviceKind) -> str:
        """What the tables call this control of a device of this kind."""
        return self._exchanged(control, kind)

    def moves_control(self, kind: DeviceKind, has: Collection[str] | None = None) -> str:
        """The control to show for moving in all four directions."""
        if kind == "mouse":
            return "move"
        if kind == "keyboard":
            return "arrows"
        return "dpad" if self.control_for(Action.UP, kind, has) == DPAD[Action.UP] else "left_stick_move"

    def lacking(self, has: Collection[str], kind: DeviceKind) -> list[Action]:
        """The actions that have controls, but none that there is on this pad. Reactions are not missed: out of turn
        other buttons show them."""
        wanted = (action for action, controls in self.pad.items() if controls and action not in REACTIONS)
        return [action for action in wanted if not self.control_for(action, kind, has)]

    def filled(self, has: Collection[str], kind: DeviceKind) -> Bindings:
        """The same with controls of this pad that do nothing yet for what it lacks, as far as there are any."""
        bindings = self
        for action in self.lacking(has, kind):
            spare = next((one for one in SPARE if one in has and not bindings.owners("pad", one)), None)
            if spare:
                bindings = bindings.given("pad", action, spare, beside=True)
        return bindings

    def changed(self, group: Group, action: Action, controls: tuple[str, ...]) -> Bindings:
        """The same with other controls for an action. ValueError for an unknown control, or none where one must be."""
        if not _valid(group, action, controls):
            raise ValueError(f"{group}: {action.value} cannot be {controls}")
        table = {**self.table(group), action: controls}
        return replace(self, keys=table) if group == "keys" else replace(self, pad=table)

    def owners(self, group: Group, control: str) -> tuple[Action, ...]:
        """The actions that a control is bound to."""
        return tuple(action for action, controls in self.table(group).items() if control in controls)

    def given(self, group: Group, action: Action, control: str, *, beside: bool = False) -> Bindings:
        """The same with ``control`` for an action, instead of its others or beside them, and for no other action.

        LastControl if another action would be left without a control that it must have.
        """
        bindings = self
        for other in self.owners(group, control):
            rest = tuple(name for name in self.table(group)[other] if name != control)
            if other is action:
                continue
            if not rest and other in ESSENTIAL:
                raise LastControl(other, control)
            bindings = bindings.changed(group, other, rest)
        kept = self.table(group)[action] if beside else ()
        return bindings.changed(group, action, (*(name for name in kept if name != control), control))

    def restored(self, group: Group, action: Action) -> Bindings:
        """The same with the default controls for an action, and these for no other. LastControl as for ``given``."""
        bindings, default = self, DEFAULTS[group][action]
        for control in default:
            bindings = bindings.given(group, action, control)
        return bindings.changed(group, action, default)

    def all_restored(self, group: Group) -> Bindings:
        """The same with a group as it is by default."""
        return replace(self, keys=KEYS_BY_DEFAULT) if group == "keys" else replace(self, pad=PAD_BY_DEFAULT)

    def steady(self) -> Bindings:
        """The same, but the keys and buttons that lead through a menu by default do so whatever they are bound to."""
        tables: dict[Group, Table] = {}
        for group, defaults in DEFAULTS.items():
            always = {control for action in STEADY for control in defaults[action]}
            tables[group] = {
                action: (*(defaults[action] if action in STEADY else ()), *(c for c in controls if c not in always))
                for action, controls in self.table(group).items()
            }
        return replace(self, keys=tables["keys"], pad=tables["pad"])

    def to_json(self) -> dict[str, object]:
        """What differs from the defaults."""
        data: dict[str, object] = {}
        for group, defaults in DEFAULTS.items():
            table = self.table(group)
            changes = {action.value: list(table[action]) for action in Action if table[action] != defaults[action]}
            if changes or group in self.odd:
                data[group] = {**self.odd.get(group, {}), **changes}
        if self.confirm_right != CONFIRM_ON_THE_RIGHT:
            data["confirm_right"] = sorted(self.confirm_right)
        return data

    @staticmethod
    def from_json(data: object) -> Bindings:
        """The bindings that ``to_json`` wrote. Each entry that makes no sense is left as it is by default."""
        if not isinstance(data, dict):
            return Bindings()
        bindings, odd = Bindings(), dict[str, dict[str, object]]()
        for group in DEFAULTS:
            table = data.get(group)
            entries: dict[str, object] = dict(table) if isinstance(table, dict) else {}
            for action in Action:
                controls = _controls(group, action, entries.get(action.value))
                if controls is not None:
                    bindings = bindings.changed(group, action, controls)
                    del entries[action.value]
            if entries:
                odd[group] = entries
        bindings = replace(bindings, odd=odd)
        kinds = data.get("confirm_right")
        if isinstance(kinds, list):
            bindings = replace(bindings, confirm_right=frozenset(kind for kind in PAD_KINDS if kind in kinds))
        for group in DEFAULTS:
            if not all(bindings._works(group, action) for action in ESSENTIAL):
                bindings = bindings.all_restored(group)
        return bindings

    def confirming(self, on_the_right: bool | None, kind: DeviceKind) -> Bindings:
        """The same as a person wants it on pads of this kind; None: as it is."""
        if on_the_right is None:
            return self
        kinds = self.confirm_right | {kind} if on_the_right else self.confirm_right - {kind}
        return replace(self, confirm_right=kinds)

    def table(self, group: Group) -> Table:
        return self.keys if group == "keys" else self.pad

    def _works(self, group: Group, action: Action) -> bool:
        """Whether some control does this, and nothing else first."""
        return any(self.owners(group, control)[0] is action for control in self.table(group)[action])

    def _table(self, kind: DeviceKind) -> Table:
        return self.keys if kind == "keyboard" else self.pad

    def _exchanged(self, control: str, kind: DeviceKind) -> str:
        return _EXCHANGED.get(control, control) if kind in self.confirm_right else control


def _controls(group: Group, action: Action, entry: object) -> tuple[str, ...] | None:
    """The controls that an entry read from JSON gives an action, if it makes sense."""
    if not isinstance(entry, list) or not all(isinstance(control, str) for control in entry):
        return None
    return tuple(entry) if _valid(group, action, tuple(entry)) else None


def _valid(group: Group, action: Action, controls: tuple[str, ...]) -> bool:
    if not controls:
        return action not in ESSENTIAL
    known = is_key if group == "keys" else PAD_CONTROLS.__contains__
    return all(known(control) for control in controls) and len(set(controls)) == len(controls)
