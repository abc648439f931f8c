"""What SDL and pygame have to find in the environment before pygame is imported, and whether that is the right one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

VARIABLES = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_VIDEO_X11_WMCLASS": "koloda",
    "SDL_VIDEO_WAYLAND_WMCLASS": "koloda",
    "SDL_GAMECONTROLLER_USE_BUTTON_LABELS": "0",
}
DATA_FOLDER = "XDG_DATA_HOME"
BY_DEFAULT = {"SDL_FRAMEBUFFER_ACCELERATION": "0"}
"""Left alone where the user has set them."""


def prepare() -> None:
    """Call this before the first import of pygame in the program.

    Buttons of pads are then positions on every pad, not letters; the window has its class; and pictures are presented
    without a detour over the graphics card, which without a driver takes ten times as long. A folder for data that has
    no absolute path counts as none, as the XDG rules have it.
    """
    os.environ.update(VARIABLES)
    for name, value in BY_DEFAULT.items():
        os.environ.setdefault(name, value)
    if not Path(os.environ.get(DATA_FOLDER, os.sep)).is_absolute():
        del os.environ[DATA_FOLDER]


OLDEST = (2, 5, 8)
"""pygame-ce of this version, or later."""
INSTALL = "-m pip install --force-reinstall -r requirements.txt"


def what_is_wrong_with_pygame() -> str | None:
    """One line that says what to do; None: nothing is. Two packages have the name ``pygame``. ModuleNotFoundError if
    there is neither."""
    import pygame  # not before it is prepared for

    python = sys.executable or "python3"
    if not getattr(pygame, "IS_CE", False):
        return f"this is pygame, and pygame-ce is needed: {python} -m pip uninstall -y pygame, then {python} {INSTALL}"
    if tuple(pygame.version.vernum)[:3] < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        return f"pygame-ce {pygame.version.ver} is too old, {wanted} is needed: {python} {INSTALL}"
    return None
