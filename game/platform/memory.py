"""Memory that is free again goes back to the system where the C library would keep it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """To be called after something large has been let go, when there is time: it takes a few milliseconds."""
    trim = _trim()
    if trim:
        trim(0)


@cache
def _trim() -> Callable[[int], object] | None:
    """glibc's ``malloc_trim``: pictures of many sizes, made and dropped for an hour, leave holes that it never gives
    back by itself. Other systems do, or have no such call."""
    if sys.platform != "linux":
        return None
    import ctypes  # no start waits for it

    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return None
    return trim
