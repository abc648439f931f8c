"""Gamepads that come and go at any time, as named controls going down and up.

Pads that SDL knows go through ``pygame._sdl2.controller``; others through ``pygame.joystick``, by the names in
``game.input.guess``. SDL sends joystick events for the known ones as well: these are dropped. Everything is keyed by
the instance id, which a pad has until it is unplugged; indices change whenever another pad comes or goes.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller
from pygame.joystick import JoystickType

from game.input import guess
from game.input.actions import Action, Device, DeviceKind, PadsChanged
from game.input.axes import Axis, Sides, Stick, Trigger

MAPPED_BUTTONS: tuple[str, ...] = (
    "south",
    "east",
    "west",
    "north",
    "back",
    "guide",
    "start",
    "left_stick",
    "right_stick",
    "left_shoulder",
    "right_shoulder",
    "dpad_up",
    "dpad_down",
    "dpad_left",
    "dpad_right",
)
"""In SDL's order."""

MAPPED_RANGE = 32767
MAPPED_TRIGGERS = {4: "left_trigger", 5: "right_trigger"}

VENDORS: dict[str, DeviceKind] = {"5e04": "xbox", "4c05": "playstation", "7e05": "nintendo"}
"""The vendor as it stands in a GUID, low byte first."""
NAMES: dict[DeviceKind, tuple[str, ...]] = {
    "xbox": ("xbox", "x-box", "xinput"),
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"),
    "nintendo": ("nintendo", "switch", "joy-con", "joycon"),
}

ADDED = (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED)
REMOVED = (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED)
EVENTS = (
    *ADDED,
    *REMOVED,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION,
)


@dataclass(frozen=True)
class Control:
    """A control of a pad went down or up; its name is one of ``bindings.PAD_CONTROLS``.

    On an unmapped pad ``part`` is what went down, and its name is empty if it stands for no control.
    """

    device: Device
    name: str
    down: bool
    part: str = ""


@dataclass
class _Pad:
    device: Device
    joystick: JoystickType
    controller: controller.Controller | None
    """None for a pad that SDL does not know."""
    axes: dict[int, tuple[Axis, Stick | Trigger | Sides]]
    names: guess.Names = field(default_factory=dict)
    """What the parts of an unmapped pad stand for."""
    held: dict[Hashable, str] = field(default_factory=dict)
    """What each hat, stick and trigger has pressed."""

    def begin(self) -> None:
        """Hats, sticks and triggers as they lie now have pressed nothing."""
        self.held.clear()
        for number, (axis, _) in self.axes.items():
            axis.begin(self._axis(number))
        if not self.controller:
            for number in range(self.joystick.get_numhats()):
                self.held.update(_hat_sides(number, self.joystick.get_hat(number)))

    def _axis(self, number: int) -> float:
        if self.controller:
            return self.controller.get_axis(number) / MAPPED_RANGE
        return self.joystick.get_axis(number) if number < self.joystick.get_numaxes() else 0.0

    def close(self) -> None:
        if self.controller:
            self.controller.quit()
        self.joystick.quit()


class Pads:
    """All pads that are plugged in."""

    def __init__(self) -> None:
        pygame.joystick.init()
        controller.init()
        self._pads: dict[int, _Pad] = {}
        self._named: Mapping[str, guess.Names] = {}
        self._pressed_by_axes: set[tuple[int, str]] = set()
        self._deaf: set[int] = set()
        """Those that nobody listened to before this batch: it only tells what is down already."""
        self.behind = False
        """Whether the queue may hold more that belongs to this batch; for the caller to reset."""

    @property
    def devices(self) -> list[Device]:
        return [pad.device for pad in self._pads.values()]

    def model(self, device: Device) -> str | None:
        """What an unmapped pad shares with all of its kind; None for a mapped one, or one that is gone."""
        pad = next((pad for pad in self._pads.values() if pad.device == device), None)
        return pad.joystick.get_guid() if pad and not pad.controller else None

    def name_parts(self, named: Mapping[str, guess.Names]) -> None:
        """From now on the parts of unmapped pads have these names, by the pad's model."""
        self._named = named
        for pad in self._pads.values():
            self._name_parts(pad)

    def close(self) -> None:
        """Let go of all pads; to be done before pygame quits, which forgets the controllers."""
        for pad in self._pads.values():
            pad.close()
        self._pads.clear()
        controller.quit()
        pygame.joystick.quit()

    def rumble(self, device: Device, strength: float, milliseconds: int) -> None:
        """Shake a pad with a strength from 0 to 1; one that cannot, or is gone, stays still."""
        for pad in self._pads.values():
            if pad.device == device:
                pad.joystick.rumble(strength, strength, milliseconds)

    def scan(self) -> list[PadsChanged]:
        """Look at what is plugged in now, whatever was or was not announced."""
        found: dict[int, _Pad] = {}
        for index in range(pygame.joystick.get_count()):
            try:
                joystick = pygame.joystick.Joystick(index)
                number = joystick.get_instance_id()
                found[number] = self._pads.get(number) or self._opened(index, joystick)
            except pygame.error:
                continue  # gone again
        gone = [PadsChanged(pad.device, False) for number, pad in self._pads.items() if number not in found]
        new = [PadsChanged(pad.device, True) for number, pad in found.items() if number not in self._pads]
        for number in self._pads.keys() - found.keys():
            self._pads[number].close()
        opened = found.keys() - self._pads.keys()
        self._pads = found
        self._begin(opened)
        return gone + new

    def begin(self) -> None:
        """Whatever is down now acts only when it is pressed anew: nobody listened when it went down."""
        self._begin(self._pads)

    def _begin(self, numbers: Collection[int]) -> None:
        if not numbers:
            return
        pygame.event.pump()  # before it SDL does not know what is down; this may queue it
        for number in numbers:
            self._pads[number].begin()
        self._deaf.update(numbers)
        self.behind = True

    def _opened(self, index: int, joystick: JoystickType) -> _Pad:
        pad = _open(index, joystick)
        self._name_parts(pad)
        return pad

    def _name_parts(self, pad: _Pad) -> None:
        if not pad.controller:
            pad.names = guess.names(pad.joystick.get_numhats(), self._named.get(pad.joystick.get_guid(), {}))

    def start_poll(self) -> None:
        """A new batch of events begins. In each an axis presses a control at most once, however it jumps about."""
        self._pressed_by_axes.clear()
        self._deaf.clear()

    def translate(self, event: pygame.Event) -> Iterator[Control | PadsChanged]:
        """What one of ``EVENTS`` means."""
        if event.type in ADDED:
            yield from self.scan()
        elif event.type in REMOVED:
            yield from self._removed(event.instance_id)
        elif event.instance_id in self._pads and event.instance_id not in self._deaf:
            pad = self._pads[event.instance_id]
            translated = _mapped(pad, event) if pad.controller else _unmapped(pad, event)
            yield from (change for change in translated if self._counts(event, change))

    def _removed(self, number: int) -> Iterator[PadsChanged]:
        pad = self._pads.pop(number, None)
        if pad:
            pad.close()
            yield PadsChanged(pad.device, False)

    def _counts(self, event: pygame.Event, change: Control) -> bool:
        if event.type not in (pygame.CONTROLLERAXISMOTION, pygame.JOYAXISMOTION) or not change.down:
            return True
        key = event.instance_id, change.part or change.name
        first = key not in self._pressed_by_axes
        self._pressed_by_axes.add(key)
        return first


def _mapped(pad: _Pad, event: pygame.Event) -> Iterator[Control]:
    if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        yield from _button(pad, event.button, event.type == pygame.CONTROLLERBUTTONDOWN)
    elif event.type == pygame.CONTROLLERAXISMOTION:
        yield from _axis(pad, event.axis, event.value / MAPPED_RANGE)


def _unmapped(pad: _Pad, event: pygame.Event) -> Iterator[Control]:
    if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        yield _control(pad, guess.button(event.button), event.type == pygame.JOYBUTTONDOWN)
    elif event.type == pygame.JOYAXISMOTION:
        yield from _axis(pad, event.axis, event.value)
    elif event.type == pygame.JOYHATMOTION:
        pressed = _hat_sides(event.hat, event.value)
        for way in _HAT_WAYS:
            yield from _hold(pad, (event.hat, way), pressed.get((event.hat, way)))


def _button(pad: _Pad, number: int, down: bool) -> Iterator[Control]:
    if number < len(MAPPED_BUTTONS):
        yield _control(pad, MAPPED_BUTTONS[number], down)


def _axis(pad: _Pad, number: int, value: float) -> Iterator[Control]:
    if number in pad.axes:
        axis, part = pad.axes[number]
        axis.move(value)
        yield from _hold(pad, id(part), part.control)


_HAT_WAYS = (0, 1)
"""Across, and up or down."""


def _hat_sides(number: int, value: tuple[float, float]) -> dict[Hashable, str]:
    """What a hat presses, by its number and the way it goes."""
    sides = (
        guess.hat(number, Action.LEFT, Action.RIGHT, value[0]),
        guess.hat(number, Action.DOWN, Action.UP, value[1]),
    )
    return {(number, way): side for way, side in zip(_HAT_WAYS, sides, strict=True) if side}


def _hold(pad: _Pad, part: Hashable, control: str | None) -> Iterator[Control]:
    """A part of the pad that presses at most one control now presses ``control``."""
    before = pad.held.pop(part, None)
    if control:
        pad.held[part] = control
    if before and before != control:
        yield _control(pad, before, False)
    if control and before != control:
        yield _control(pad, control, True)


def _control(pad: _Pad, name: str, down: bool) -> Control:
    """``name`` is that of a control, or of a part of an unmapped pad."""
    if pad.controller:
        return Control(pad.device, name, down)
    return Control(pad.device, pad.names.get(name, ""), down, name)


def _open(index: int, joystick: JoystickType) -> _Pad:
    name = "".join(letter for letter in joystick.get_name() if letter.isprintable()).strip()
    device = Device(f"pad{joystick.get_instance_id()}", kind_of(joystick.get_guid(), name), name)
    known = controller.Controller(index) if controller.is_controller(index) else None
    stick = Stick()
    axes: dict[int, tuple[Axis, Stick | Trigger | Sides]] = {0: (stick.x, stick), 1: (stick.y, stick)}
    if known:
        for number, trigger_name in MAPPED_TRIGGERS.items():
            trigger = Trigger(trigger_name)
            axes[number] = trigger.axis, trigger
    else:
        for number in range(2, joystick.get_numaxes()):
            sides = Sides(guess.axis(number))
            axes[number] = sides.axis, sides
    return _Pad(device, joystick, known, axes)


def kind_of(guid: str, name: str) -> DeviceKind:
    """Whose buttons a pad has: by the vendor in its GUID (hex digits 9-12), else by its name."""
    if guid[8:12] in VENDORS:
        return VENDORS[guid[8:12]]
    lower = name.lower()
    return next((kind for kind, words in NAMES.items() if any(word in lower for word in words)), "generic")
