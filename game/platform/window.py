"""The window: full screen at the desktop's resolution, or of any size from 960×540."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence

import pygame

from game.options import MIN_SIZE
from game.platform.presenting import Show, partly
from game.platform.stderr import standard_error_aside

log = logging.getLogger(__name__)

CAPTION = "Koloda"
HEADLESS_DRIVERS = frozenset({"offscreen", "dummy", "evdev"})
"""SDL takes one of these, without a word, where it finds no display."""
SOFTWARE_HINT = "SDL_FRAMEBUFFER_ACCELERATION"
CENTRED_ON = 0x2FFF0000
"""A position that means the middle of the display whose number is added to it."""


class NoWindow(Exception):
    """There can be no window here; the text says why, in one line."""


class Window:
    """Opens at once, on a display counted from 0 (the first one, if there is no such display). NoWindow if it cannot.

    ``size`` is the one outside full screen; the window returns to it whenever full screen ends.
    """

    def __init__(self, size: tuple[int, int], *, fullscreen: bool, display: int = 0) -> None:
        self._fullscreen = fullscreen
        self._display = display
        self._size_outside = size
        self._flipped = False
        """Whether all of it has been shown: the first time, that is wanted at once."""
        self._partly: Show | None = None
        self._open(size, display)

    @property
    def surface(self) -> pygame.Surface:
        """What to draw on; another one after each change of the size."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Of the window as it is now, in pixels."""
        return self._window.size

    @property
    def restored_size(self) -> tuple[int, int]:
        """The size outside full screen, as the player last made it."""
        return self._size_outside if self._fullscreen else self.size

    @property
    def fullscreen(self) -> bool:
        """Whether it fills its display; to be set."""
        return self._fullscreen

    @fullscreen.setter
    def fullscreen(self, wanted: bool) -> None:
        if wanted == self._fullscreen:
            return
        self._size_outside = self.restored_size
        self._fullscreen = wanted
        if wanted:
            self._fill()
        else:
            self._leave()

    @property
    def display(self) -> int:
        """The display it was last sent to, counted from 0; set, it moves there."""
        return self._display

    @display.setter
    def display(self, wanted: int) -> None:
        if wanted == self._display:
            return
        self._display = wanted
        fullscreen, self.fullscreen = self.fullscreen, False
        self._window.position = _middle_of(wanted)
        self.fullscreen = fullscreen

    def set_icon(self, icon: pygame.Surface) -> None:
        """The picture that stands for it in a task bar."""
        self._window.set_icon(icon)

    def flip(self, rects: Sequence[pygame.Rect] = ()) -> None:
        """Show what was drawn: there, or everywhere if no places are given."""
        if rects and self._flipped:
            if self._partly is None:
                self._partly = partly() or _never
            if self._partly(self._window.id, rects):
                return
            self._partly = _never
        self._flipped = True
        self._window.flip()

    def close(self) -> None:
        """Take it off the screen for good."""
        self._window.destroy()
        pygame.display.quit()

    def _fill(self) -> None:
        from game.platform.x11 import unmanaged  # here: no start waits for it

        if unmanaged():  # SDL says full screen, and nobody makes it so
            self._window.size = self._desktop(self._display)
            self._window.position = _middle_of(self._display)
        self._window.set_fullscreen(True)

    def _leave(self) -> None:
        self._window.set_windowed()
        if self._window.size != self._size_outside:  # made as large as the display
            self._window.size = self._size_outside
            self._window.position = _middle_of(self._display)

    def _open(self, size: tuple[int, int], display: int) -> None:
        _open_display()
        try:
            self._window = self._create(size, display)
            self._window.get_surface()
        except pygame.error as error:
            if os.environ.get(SOFTWARE_HINT) != "0":
                raise NoWindow(f"no window can be opened: {error}") from error
            log.warning("no window without the graphics card: %s", error)
            del os.environ[SOFTWARE_HINT]
            pygame.display.quit()
            self._open(size, display)

    def _create(self, size: tuple[int, int], display: int) -> pygame.Window:
        if display >= len(pygame.display.get_desktop_sizes()):
            log.warning("no display %d, taking the first", display)
            display = 0
        if self._fullscreen:  # where no window manager makes it fill the display it stays as large as it is made
            size = self._desktop(display)
        window = pygame.Window(CAPTION, size, _middle_of(display), fullscreen_desktop=self._fullscreen, resizable=True)
        window.minimum_size = MIN_SIZE
        return window

    @staticmethod
    def _desktop(display: int) -> tuple[int, int]:
        """How large a display is: the first one, if there is no such display."""
        sizes = pygame.display.get_desktop_sizes()
        return sizes[display if display < len(sizes) else 0]


def _never(window: int, rects: Sequence[pygame.Rect]) -> bool:
    """Show no parts of a window."""
    return False


def _middle_of(display: int) -> tuple[int, int]:
    """The position that SDL takes for the middle of a display."""
    return CENTRED_ON + display, CENTRED_ON + display


def _open_display() -> None:
    try:
        with standard_error_aside():
            pygame.display.init()
    except pygame.error as error:
        raise NoWindow(f"no display: {error}") from error
    driver = pygame.display.get_driver()
    if driver in HEADLESS_DRIVERS and driver not in os.environ.get("SDL_VIDEODRIVER", "").split(","):
        pygame.display.quit()
        raise NoWindow("no display found; Koloda needs a screen to play on")
