"""Scenes are driven by actions on a clock of our own, under the dummy driver."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.stagehand import Stagehand


@pytest.fixture
def stage() -> Callable[..., Stagehand]:
    """Makes a stagehand, with the arguments of ``Stagehand``."""
    return Stagehand


@pytest.fixture
def hand(stage: Callable[..., Stagehand]) -> Stagehand:
    """A small window, English, an empty store in memory."""
    return stage()
