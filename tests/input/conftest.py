"""A hub behind a window of the dummy driver, which has the focus."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.input.hub import InputHub
from tests.virtual_pads import VirtualPad


@pytest.fixture
def window() -> Iterator[pygame.Window]:
    pygame.display.init()
    window = pygame.Window("test", (960, 540))
    yield window
    window.destroy()
    pygame.event.clear()
    pygame.display.quit()  # an older window has lost the focus, and pads are only heard by one that has it


@pytest.fixture
def hub(window: pygame.Window) -> Iterator[InputHub]:
    hub = InputHub()
    hub.poll()
    yield hub
    VirtualPad.detach_all()
    hub.close()
