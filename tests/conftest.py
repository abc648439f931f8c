"""Tests see no real screen, hear no real sound, and never touch the player's own files."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pygame
import pytest
from hypothesis import settings

from game.platform import environment
from tests import kept

environment.prepare()
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

settings.register_profile("quick", derandomize=True, max_examples=50, deadline=None, database=None)
settings.register_profile("ci", settings.get_profile("quick"), max_examples=100)
settings.register_profile("deep", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


@pytest.fixture(autouse=True, scope="session")
def what_is_the_same_every_time_is_made_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        kept.keep(patch)
        yield


@pytest.fixture
def no_display() -> None:
    """None is open, whatever a test before has opened: a program under test looks for one itself."""
    pygame.display.quit()


@pytest.fixture(autouse=True, scope="module")
def what_stays_is_no_garbage() -> None:
    """A program that is tested may collect garbage: what is left from pytest, and from the modules before, is none, and
    need not be looked through again and again."""
    gc.collect()
    gc.freeze()
