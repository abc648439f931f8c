"""One gamepad: what its buttons, hats, sticks and triggers are called, and which of them are down."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pygame
from msgspec import Struct, field
from pygame._sdl2.controller import Controller
from pygame.joystick import JoystickType

from game.input import guess
from game.input.actions import Action, Device, DeviceKind
from game.input.axes import Axis, Sides, Stick, Trigger
from game.input.bindings import RIGHT_STICK, STICK

MAPPED_BUTTONS: dict[str, str] = {
    "a": "south",
    "b": "east",
    "x": "west",
    "y": "north",
    "back": "back",
    "guide": "guide",
    "start": "start",
    "leftstick": "left_stick",
    "rightstick": "right_stick",
    "leftshoulder": "left_shoulder",
    "rightshoulder": "right_shoulder",
    "dpup": "dpad_up",
    "dpdown": "dpad_down",
    "dpleft": "dpad_left",
    "dpright": "dpad_right",
}
"""Control by SDL's name for it, in SDL's order."""
BUTTON_NAMES = tuple(MAPPED_BUTTONS.values())

MAPPED_RANGE = 32767
MAPPED_TRIGGERS = {4: "left_trigger", 5: "right_trigger"}
RIGHT_AXES = 2, 3
_MAPPED_AXES = {
    "leftx": tuple(STICK.values()),
    "rightx": tuple(RIGHT_STICK.values()),
    "lefttrigger": ("left_trigger",),
    "righttrigger": ("right_trigger",),
}
"""Controls by SDL's name of their axis."""

VENDORS: dict[str, DeviceKind] = {"5e04": "xbox", "4c05": "playstation", "7e05": "nintendo"}
"""The vendor as it stands in a GUID, low byte first."""
STEAM = "de28"
NAMES: dict[DeviceKind, tuple[str, ...]] = {
    "xbox": ("xbox", "x-box", "xinput"),
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"),
    "nintendo": ("nintendo", "switch", "joy-con", "joycon"),
}

_HAT_WAYS = ((Action.LEFT, Action.RIGHT), (Action.DOWN, Action.UP))


class Control(Struct, frozen=True):
    """A control of a pad went down or up; its name is one of ``bindings.PAD_CONTROLS``.

    On an unmapped pad ``part`` is what went down, and its name is empty if it stands for no control.
    """

    device: Device
    name: str
    down: bool
    part: str = ""


class Pad(Struct):
    """A pad that is plugged in, and what is known of how it is built and held."""

    device: Device
    joystick: JoystickType
    controller: Controller | None
    """None for a pad that SDL does not know."""
    axes: dict[int, tuple[Axis, Stick | Trigger | Sides]]
    names: guess.Names = field(default_factory=dict)
    """What the parts of an unmapped pad stand for."""
    held: dict[Hashable, str] = field(default_factory=dict)
    """What each hat, stick and trigger has pressed."""
    stuck: set[str] = field(default_factory=set)
    """The buttons that were down before anybody listened, until they are let go."""

    @classmethod
    def open(cls, index: int, joystick: JoystickType, known: bool) -> Pad:
        """The one that SDL lists there; ``known``: it has a mapping for it."""
        name = "".join(letter for letter in joystick.get_name() if letter.isprintable()).strip()
        device = Device(f"pad{joystick.get_instance_id()}", kind_of(joystick.get_guid(), name), name)
        stick = Stick()
        axes: dict[int, tuple[Axis, Stick | Trigger | Sides]] = {0: (stick.x, stick), 1: (stick.y, stick)}
        if known:
            right = Stick(names=RIGHT_STICK)
            axes |= {number: (axis, right) for number, axis in zip(RIGHT_AXES, (right.x, right.y), strict=True)}
            for number, trigger_name in MAPPED_TRIGGERS.items():
                trigger = Trigger(trigger_name)
                axes[number] = trigger.axis, trigger
        else:
            for number in range(2, joystick.get_numaxes()):
                sides = Sides(guess.axis(number))
                axes[number] = sides.axis, sides
        return cls(device, joystick, Controller(index) if known else None, axes)

    def close(self) -> None:
        if self.controller:
            self.controller.quit()
        self.joystick.quit()

    def begin(self) -> None:
        """Whatever is down now acts only when it is pressed anew."""
        self.held.clear()
        self.stuck = set(self._buttons_down())
        for number, (axis, _) in self.axes.items():
            axis.begin(self._lies_at(number))
        if not self.controller:
            for number in range(self.joystick.get_numhats()):
                self.held.update(_hat_sides(number, self.joystick.get_hat(number)))

    @property
    def from_steam(self) -> bool:
        return self.joystick.get_guid()[8:12] == STEAM

    @property
    def model(self) -> str | None:
        """What an unmapped pad shares with all of its kind; None for a mapped one."""
        return None if self.controller else self.joystick.get_guid()

    @property
    def controls(self) -> frozenset[str]:
        """Those it has, by their names."""
        return frozenset(self._mapped_controls() if self.controller else self._named_controls())

    def translate(self, event: pygame.Event) -> Iterator[Control]:
        """What an event of this pad means; of one that SDL knows its events as a joystick mean nothing."""
        return self._mapped(event) if self.controller else self._unmapped(event)

    # What there is

    def _buttons_down(self) -> Iterator[str]:
        if self.controller:
            yield from (name for number, name in enumerate(BUTTON_NAMES) if self.controller.get_button(number))
        else:
            buttons = range(self.joystick.get_numbuttons())
            yield from (guess.button(number) for number in buttons if self.joystick.get_button(number))

    def _lies_at(self, axis: int) -> float:
        if self.controller:
            return self.controller.get_axis(axis) / MAPPED_RANGE
        return self.joystick.get_axis(axis) if axis < self.joystick.get_numaxes() else 0.0

    def _mapped_controls(self) -> Iterator[str]:
        assert self.controller
        sources: dict[str, str] = self.controller.get_mapping()
        for name, control in MAPPED_BUTTONS.items():
            if self._has(sources.get(name, "")):
                yield control
        for name, controls in _MAPPED_AXES.items():
            if self._has(sources.get(name, "")):
                yield from controls

    def _has(self, source: str) -> bool:
        """Whether there is what SDL's mapping names: a button, an axis or a side of it, or a hat."""
        source = source.strip("+-~")
        counts = {
            "b": self.joystick.get_numbuttons(),
            "a": self.joystick.get_numaxes(),
            "h": self.joystick.get_numhats(),
        }
        number = source[1:].split(".")[0]
        return source[:1] in counts and number.isdigit() and int(number) < counts[source[0]]

    def _named_controls(self) -> Iterator[str]:
        pad = self.joystick
        parts = {guess.button(number) for number in range(pad.get_numbuttons())}
        parts |= {f"{guess.axis(number)}{side}" for number in range(2, pad.get_numaxes()) for side in "+-"}
        parts |= {side for number in range(pad.get_numhats()) for side in guess.hat_sides(number)}
        parts |= set(STICK.values()) if pad.get_numaxes() > 1 else set()
        yield from (control for part, control in self.names.items() if part in parts)

    # What happens

    def _mapped(self, event: pygame.Event) -> Iterator[Control]:
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            if event.button < len(BUTTON_NAMES):
                yield from self._button(BUTTON_NAMES[event.button], event.type == pygame.CONTROLLERBUTTONDOWN)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(event.axis, event.value / MAPPED_RANGE)

    def _unmapped(self, event: pygame.Event) -> Iterator[Control]:
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            yield from self._button(guess.button(event.button), event.type == pygame.JOYBUTTONDOWN)
        elif event.type == pygame.JOYAXISMOTION:
            yield from self._axis(event.axis, event.value)
        elif event.type == pygame.JOYHATMOTION:
            pressed = _hat_sides(event.hat, event.value)
            for way in _HAT_WAYS:
                yield from self._hold((event.hat, way), pressed.get((event.hat, way)))

    def _button(self, name: str, down: bool) -> Iterator[Control]:
        if name not in self.stuck:
            yield self._control(name, down)
        elif not down:
            self.stuck.discard(name)

    def _axis(self, number: int, value: float) -> Iterator[Control]:
        if number in self.axes:
            axis, part = self.axes[number]
            axis.move(value)
            yield from self._hold(id(part), part.control)

    def _hold(self, part: Hashable, control: str | None) -> Iterator[Control]:
        """A part of the pad that presses at most one control now presses ``control``."""
        before = self.held.pop(part, None)
        if control:
            self.held[part] = control
        if before and before != control:
            yield self._control(before, False)
        if control and before != control:
            yield self._control(control, True)

    def _control(self, name: str, down: bool) -> Control:
        """``name`` is that of a control, or of a part of an unmapped pad."""
        if self.controller:
            return Control(self.device, name, down)
        return Control(self.device, self.names.get(name, ""), down, name)


def _hat_sides(number: int, value: tuple[float, float]) -> dict[Hashable, str]:
    """What a hat presses, by its number and the way it goes."""
    sides = ((way, guess.hat(number, *way, at)) for way, at in zip(_HAT_WAYS, value, strict=True))
    return {(number, way): side for way, side in sides if side}


def kind_of(guid: str, name: str) -> DeviceKind:
    """Whose buttons a pad has: by the vendor in its GUID (hex digits 9-12), else by its name."""
    if guid[8:12] in VENDORS:
        return VENDORS[guid[8:12]]
    lower = name.lower()
    return next((kind for kind, words in NAMES.items() if any(word in lower for word in words)), "generic")
