"""Shows parts of a window's picture: SDL can, but pygame only shows the whole.

It is SDL's own function, called in the library that pygame has loaded. Where that is not as it is known to be, nothing
is shown in parts.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from pygame import Rect

log = logging.getLogger(__name__)

KNOWN_SDL = 2
"""The version in which the functions have the types given here."""

Show = Callable[[int, Sequence[Rect]], bool]
"""Shows parts of the surface of the window with this SDL number; False if it could not."""


def partly() -> Show | None:
    """How to show parts of a window; None where that cannot be."""
    if pygame.get_sdl_version()[0] != KNOWN_SDL:
        return None
    try:
        return _bound()
    except (ImportError, OSError, AttributeError) as error:
        log.info("windows are shown whole: %s", error)
        return None


def _bound() -> Show:
    import ctypes  # a Python may have been built without it

    class Part(ctypes.Structure):
        _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "w", "h")]

    base = Path(pygame.base.__file__)
    library = ctypes.CDLL(str(base.with_name("SDL2.dll") if sys.platform == "win32" else base))
    window_of, show_parts = library.SDL_GetWindowFromID, library.SDL_UpdateWindowSurfaceRects
    window_of.argtypes, window_of.restype = [ctypes.c_uint32], ctypes.c_void_p
    show_parts.argtypes, show_parts.restype = [ctypes.c_void_p, ctypes.POINTER(Part), ctypes.c_int], ctypes.c_int

    def show(number: int, rects: Sequence[Rect]) -> bool:
        window = window_of(number)
        parts = (Part * len(rects))(*(Part(*rect) for rect in rects))
        return bool(window) and show_parts(window, parts, len(rects)) == 0

    return show
