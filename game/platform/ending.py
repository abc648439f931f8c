"""The end of the program: it is over soon, whatever hangs."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from threading import Thread
from time import monotonic
from typing import NoReturn

import pygame

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds that all there is to close may take together: a sound server that stalls would take for ever."""


class Ending:
    """What is to be closed once the window is gone. ``stuck``: something of it did not close in time."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.stuck = False
        self._patience = patience
        self._to_close: list[Callable[[], None]] = []

    def later(self, close: Callable[[], None]) -> None:
        """Close this at the end; what came last is closed first."""
        self._to_close.append(close)

    def finish(self) -> None:
        """Close everything, each in a thread of its own so that none waits for another, and pygame after them."""
        closers = [Thread(target=_close, args=(close,), daemon=True) for close in reversed(self._to_close)]
        deadline = monotonic() + self._patience
        for closer in closers:
            closer.start()
        for closer in closers:
            closer.join(max(deadline - monotonic(), 0.0))
        self.stuck = any(closer.is_alive() for closer in closers)
        if self.stuck:
            log.warning("left without waiting for what does not close")
        else:
            pygame.quit()

    def leave(self, code: int) -> NoReturn:
        """End the process at once: an orderly end would wait again for what is stuck."""
        logging.shutdown()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _close(close: Callable[[], None]) -> None:
    try:
        close()
    except Exception:
        log.exception("something did not close")
