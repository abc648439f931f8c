"""Gamepads that come and go at any time, as named controls going down and up.

Pads that SDL knows go through ``pygame._sdl2.controller``; others through ``pygame.joystick``, by the names in
``game.input.guess``. SDL sends joystick events for the known ones as well: these are dropped. Everything is keyed by
the instance id, which a pad has until it is unplugged; indices change whenever another pad comes or goes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

import pygame
from pygame._sdl2 import controller
from pygame.joystick import JoystickType

from game.input import guess
from game.input.actions import Device, PadsChanged
from game.input.pad import Control, Pad
from game.input.pad import kind_of as kind_of

ADDED = (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED)
REMOVED = (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED)
LIE = (pygame.CONTROLLERAXISMOTION, pygame.JOYAXISMOTION, pygame.JOYHATMOTION)
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


class Pads:
    """All pads that are plugged in."""

    def __init__(self) -> None:
        pygame.joystick.init()
        controller.init()
        self._pads: dict[int, Pad] = {}
        self._named: Mapping[str, guess.Names] = {}
        self._pressed_by_axes: set[tuple[int, str]] = set()
        self._deaf: set[int] = set()
        """Those that nobody listened to before this batch: it only tells how their sticks and hats lie."""
        self.behind = False
        """Whether the queue may hold more that belongs to this batch; for the caller to reset."""

    @property
    def devices(self) -> list[Device]:
        return [pad.device for pad in self._pads.values()]

    @property
    def several(self) -> bool:
        return len(self._pads) > 1

    @property
    def best_first(self) -> list[Device]:
        """The same; those that SDL knows come before others, and among these Steam's own last."""
        pads = sorted(self._pads.values(), key=lambda pad: (not pad.controller, pad.from_steam))
        return [pad.device for pad in pads]

    def model(self, device: Device) -> str | None:
        """What an unmapped pad shares with all of its kind; None for a mapped one, or one that is gone."""
        pad = self._pad(device)
        return pad.model if pad else None

    def controls(self, device: Device) -> frozenset[str] | None:
        """The controls that a pad has, by their names; None for what is no pad, or gone."""
        pad = self._pad(device)
        return pad.controls if pad else None

    def _pad(self, device: Device) -> Pad | None:
        return next((pad for pad in self._pads.values() if pad.device == device), None)

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
        pad = self._pad(device)
        if pad:
            pad.joystick.rumble(strength, strength, milliseconds)

    def scan(self) -> list[PadsChanged]:
        """Look at what is plugged in now, whatever was or was not announced."""
        found: dict[int, Pad] = {}
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

    def _opened(self, index: int, joystick: JoystickType) -> Pad:
        pad = Pad.open(index, joystick, controller.is_controller(index))
        self._name_parts(pad)
        return pad

    def _name_parts(self, pad: Pad) -> None:
        if pad.model:
            pad.names = guess.names(pad.joystick.get_numhats(), self._named.get(pad.model, {}))

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
        elif event.instance_id in self._pads and not (event.instance_id in self._deaf and event.type in LIE):
            pad = self._pads[event.instance_id]
            yield from (change for change in pad.translate(event) if self._counts(event, change))

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
