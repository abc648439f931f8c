"""Scenes are driven by actions on a clock of our own, under the dummy driver."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.stagehand import Stagehand
from tests.virtual_pads import VirtualPad


@pytest.fixture
def stage() -> Iterator[Callable[..., Stagehand]]:
    """Makes a stagehand, with the arguments of ``Stagehand``."""
    with ExitStack() as opened:

        def make(*args: Any, **settings: Any) -> Stagehand:
            return opened.enter_context(closing(Stagehand(*args, **settings)))

        yield make


@pytest.fixture
def hand(stage: Callable[..., Stagehand]) -> Stagehand:
    """A small window, English, an empty store in memory."""
    return stage()


@pytest.fixture
def hand_at_devices(stage: Callable[..., Stagehand], tmp_path: Path) -> Iterator[Stagehand]:
    """The same with a store in a folder, to be driven by real keys and pads (``tests.scenes.devices``)."""
    hand = stage(folder=tmp_path)
    pygame.event.clear()
    hand.services.input.poll()
    yield hand
    VirtualPad.detach_all()
    hand.services.input.close()
