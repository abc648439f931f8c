"""Tests see no real screen, hear no real sound, and never touch the player's own files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache

import pytest
from hypothesis import settings

from game.platform import environment

environment.prepare()
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

settings.register_profile("ci", derandomize=True, max_examples=100, deadline=None, database=None)
settings.register_profile("deep", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(autouse=True, scope="session")
def sprites_are_drawn_once() -> Iterator[None]:
    """Most of the time of scene tests went into drawing the same sprites at the same sizes again."""
    import pygame

    from game.view.core import art, rendering

    render = rendering.render
    kept = lru_cache(maxsize=1000)(render)
    with pytest.MonkeyPatch.context() as patch:
        small = 400 * 600  # pixels; whole rooms would fill the memory

        def drawn(svg: str, size: tuple[int, int]) -> pygame.Surface:
            return kept(svg, size).copy() if size[0] * size[1] <= small else render(svg, size)

        for module in (art, rendering):
            patch.setattr(module, "render", drawn)
        yield
