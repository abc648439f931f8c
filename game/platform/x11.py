"""What an X server tells of itself, asked only when it is needed: no start waits for it."""

from __future__ import annotations

import ctypes

import pygame

LIBRARY = "libX11.so.6"
"""The system's own, which SDL has loaded: it is packed with no program."""
CHECK = b"_NET_SUPPORTING_WM_CHECK"
"""The property of the root window by which a window manager shows that it is there (EWMH)."""
MOST = 1
_ANY_TYPE = 0


def unmanaged() -> bool:
    """Whether this is an X server on which no window manager runs, so that nobody makes a window fill the screen."""
    if pygame.display.get_driver() != "x11":
        return False
    try:
        x = ctypes.CDLL(LIBRARY)
    except OSError:
        return False
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XDefaultRootWindow.restype = x.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    if not display:
        return False
    try:
        return not _has(x, display, x.XInternAtom(display, CHECK, True))
    finally:
        x.XCloseDisplay(display)


def _has(x: ctypes.CDLL, display: ctypes.c_void_p, name: int) -> bool:
    """Whether the root window has this property, named by its atom; 0 is none."""
    if not name:
        return False
    kind, form = ctypes.c_ulong(), ctypes.c_int()
    count, left = ctypes.c_ulong(), ctypes.c_ulong()
    content = ctypes.c_void_p()
    long, root = ctypes.c_long, ctypes.c_ulong(x.XDefaultRootWindow(display))
    told = (ctypes.byref(each) for each in (kind, form, count, left, content))
    x.XGetWindowProperty(
        display, root, ctypes.c_ulong(name), long(0), long(MOST), False, ctypes.c_ulong(_ANY_TYPE), *told
    )
    if content:
        x.XFree(content)
    return bool(count.value)
