"""Real gamepads for tests, made by SDL's virtual joysticks in the process under test.

pygame has no way to make them, so the SDL library it has loaded is called by ctypes. They are gone when the
joystick subsystem is closed: pull them out before. SDL hands out their events only while a window has the focus; the
dummy driver's window has it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_int16, c_int32, c_uint8, c_uint16, c_uint32
from ctypes import c_void_p as pointer
from functools import cache
from pathlib import Path
from typing import ClassVar

import pygame

MAPPED, UNMAPPED = 1, 0
"""Types of joystick: SDL maps a game controller, and knows nothing about the other."""

SOUTH, EAST, WEST, NORTH, BACK, GUIDE, START, LEFT_STICK, RIGHT_STICK, LEFT_SHOULDER, RIGHT_SHOULDER = range(11)
DPAD_UP, DPAD_DOWN, DPAD_LEFT, DPAD_RIGHT = range(11, 15)
"""The buttons of a mapped pad."""
LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y, LEFT_TRIGGER, RIGHT_TRIGGER = range(6)

XBOX, PLAYSTATION, NINTENDO, UNKNOWN = (0x045E, 0x028E), (0x054C, 0x0CE6), (0x057E, 0x2009), (0x1234, 0x5678)
"""Vendor and product."""

HAT = {"centre": 0, "up": 1, "right": 2, "down": 4, "left": 8}

_Rumble = CFUNCTYPE(c_int, pointer, c_uint16, c_uint16)


class _Description(Structure):
    _fields_ = [
        ("version", c_uint16),
        ("type", c_uint16),
        ("axes", c_uint16),
        ("buttons", c_uint16),
        ("hats", c_uint16),
        ("vendor", c_uint16),
        ("product", c_uint16),
        ("padding", c_uint16),
        ("button_mask", c_uint32),
        ("axis_mask", c_uint32),
        ("name", c_char_p),
        ("userdata", pointer),
        ("update", pointer),
        ("set_player_index", pointer),
        ("rumble", _Rumble),
        ("rumble_triggers", pointer),
        ("set_led", pointer),
        ("send_effect", pointer),
    ]


class VirtualPad:
    """A pad that is plugged in. ``rumbles`` has the strengths it was shaken with."""

    plugged_in: ClassVar[list[VirtualPad]] = []

    def __init__(
        self,
        name: str = "Test pad",
        ids: tuple[int, int] = XBOX,
        kind: int = MAPPED,
        axes: int = 6,
        buttons: int = 15,
        hats: int = 0,
        lacks: Sequence[int] = (),
    ) -> None:
        """``lacks`` are buttons that a mapped pad has not; SDL keeps what a pair of ``ids`` has lacked once."""
        pygame.joystick.init()
        self.rumbles: list[tuple[int, int]] = []
        self._rumble = _Rumble(self._feel)
        self._description = _Description(
            1,
            kind,
            axes,
            buttons,
            hats,
            *ids,
            0,
            sum(1 << button for button in range(buttons) if button not in lacks) if lacks else 0,
            0,
            name.encode(),
            rumble=self._rumble,
        )
        index = _sdl().SDL_JoystickAttachVirtualEx(byref(self._description))
        if index < 0:
            raise OSError("SDL makes no virtual joystick")
        self._number = _sdl().SDL_JoystickGetDeviceInstanceID(index)
        self._joystick = _sdl().SDL_JoystickOpen(index)
        self.plugged_in.append(self)

    @property
    def opened(self) -> bool:
        """Whether the program has noticed the pad (a mapped one), so that presses reach it."""
        return bool(_sdl().SDL_GameControllerFromInstanceID(self._number))

    def press(self, button: int) -> None:
        _sdl().SDL_JoystickSetVirtualButton(self._joystick, button, 1)

    def release(self, button: int) -> None:
        _sdl().SDL_JoystickSetVirtualButton(self._joystick, button, 0)

    def tap(self, button: int) -> None:
        """Press and release. SDL notes the state when it is next asked for events, so these are two polls apart."""
        self.press(button)
        _sdl().SDL_JoystickUpdate()
        self.release(button)
        _sdl().SDL_JoystickUpdate()

    def move(self, axis: int, value: float) -> None:
        """Move an axis to a value from -1 to 1."""
        _sdl().SDL_JoystickSetVirtualAxis(self._joystick, axis, round(value * 32767))

    def flood(self, axis: int, values: list[float]) -> None:
        """Move an axis to each of the values, each as an event of its own."""
        for value in values:
            self.move(axis, value)
            _sdl().SDL_JoystickUpdate()

    def hat(self, *directions: str) -> None:
        _sdl().SDL_JoystickSetVirtualHat(self._joystick, 0, sum(HAT[direction] for direction in directions))

    def detach(self) -> None:
        """Pull the plug, whatever is held."""
        numbers = [_sdl().SDL_JoystickGetDeviceInstanceID(index) for index in range(_sdl().SDL_NumJoysticks())]
        _sdl().SDL_JoystickDetachVirtual(numbers.index(self._number))
        _sdl().SDL_JoystickClose(self._joystick)
        self.plugged_in.remove(self)

    @staticmethod
    def detach_all() -> None:
        """Pull every plug."""
        for pad in list(VirtualPad.plugged_in):
            pad.detach()

    def _feel(self, _: object, low: int, high: int) -> int:
        self.rumbles.append((low, high))
        return 0


@cache
def _sdl() -> ctypes.CDLL:
    """The SDL2 library that pygame has loaded."""
    maps = Path("/proc/self/maps").read_text(encoding="utf-8")
    library = ctypes.CDLL(next(line.split(maxsplit=5)[5] for line in maps.splitlines() if "libSDL2-2" in line))
    library.SDL_JoystickAttachVirtualEx.argtypes = [POINTER(_Description)]
    library.SDL_JoystickGetDeviceInstanceID.restype = c_int32
    library.SDL_JoystickOpen.restype = pointer
    library.SDL_GameControllerFromInstanceID.restype = pointer
    library.SDL_JoystickClose.argtypes = [pointer]
    library.SDL_JoystickSetVirtualButton.argtypes = [pointer, c_int, c_uint8]
    library.SDL_JoystickSetVirtualAxis.argtypes = [pointer, c_int, c_int16]
    library.SDL_JoystickSetVirtualHat.argtypes = [pointer, c_int, c_uint8]
    return library
