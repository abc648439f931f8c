"""The small loops of the rooms: fit for the renderer, in sight, and without a jump where they begin anew."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, floor

import pygame
import pytest

from game.rules import games
from sprites import title
from sprites.games import sprites_of
from sprites.life import Life, Loop, Picture, Shown, cut_out
from sprites.room import UNITS_HIGH
from tests.sprites.conftest import Render, all_drawn

LIVES: dict[str, Life] = {**{key: sprites_of(key).life for key in games.GAMES}, "title": title.loops}
SIZES = [(960, 540), (1024, 768), (1280, 540)]
SMALL = (640, 360)
SIX = 6
FOOT = 470
"""Nothing moves further down in a game's room, where hands and words lie."""
FULL_HD = (1920, 1080)
MOST_BYTES = 6_000_000

rooms = pytest.mark.parametrize("room", LIVES)


def box(picture: Picture, shown: Shown, scale: float) -> tuple[int, int, int, int]:
    left, top, width, height = picture.box
    x, y = floor((left + shown.x) * scale), floor((top + shown.y) * scale)
    return x, y, ceil((left + shown.x + width) * scale) - x, ceil((top + shown.y + height) * scale) - y


@rooms
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_room_has_six_loops_in_sight(room: str, size: tuple[int, int]) -> None:
    loops, window = LIVES[room](*size), pygame.Rect(0, 0, *size)
    scale = size[1] / UNITS_HIGH
    assert len({loop.name for loop in loops}) == len(loops) == SIX
    for loop in loops:
        assert loop.rate in (10, 15)
        seen = [shown for frame in range(0, loop.frames, 3) for shown in loop.shown(frame) if shown.strength > 0]
        assert all(0 <= shown.strength <= 1 for shown in seen)
        places = [pygame.Rect(box(loop.pictures[shown.picture], shown, scale)) for shown in seen]
        assert sum(window.contains(place) for place in places) > len(places) / 2, loop.name
        assert room == "title" or max(place.bottom for place in places) <= FOOT * scale + 1, loop.name


@rooms
def test_everything_in_a_loop_is_drawn(room: str) -> None:
    for loop in LIVES[room](*SMALL):
        for picture in loop.pictures.values():
            all_drawn(cut_out(picture, 1.0, (0, 0, 9, 9)))


@rooms
def test_all_pictures_of_a_room_take_little_memory(room: str) -> None:
    boxes = [picture.box for loop in LIVES[room](*FULL_HD) for picture in loop.pictures.values()]
    assert sum(4 * (width + 1) * (height + 1) for _, _, width, height in boxes) <= MOST_BYTES


@rooms
def test_a_loop_begins_anew_without_a_jump(room: str, render: Render) -> None:
    """The last frame differs from the first no more than others from those that follow."""
    scale = SMALL[1] / UNITS_HIGH
    drawn: dict[tuple[str, str], pygame.Surface] = {}

    def frame_of(loop: Loop, number: int) -> pygame.Surface:
        surface = pygame.Surface(SMALL, 0, 24)
        surface.fill((40, 40, 60))
        for shown in loop.shown(number % loop.frames):
            picture = loop.pictures[shown.picture]
            place = box(picture, Shown(""), scale)
            key = loop.name, shown.picture
            if key not in drawn:
                drawn[key] = render(cut_out(picture, scale, place), place[2:])
            drawn[key].set_alpha(round(255 * shown.strength))
            surface.blit(drawn[key], (place[0] + round(shown.x * scale), place[1] + round(shown.y * scale)))
        return surface

    for loop in LIVES[room](*SMALL):
        frames = [frame_of(loop, number) for number in range(-14, 16)]
        steps = [difference(one, other) for one, other in pairwise(frames)]
        wrap = steps.pop(13)
        assert wrap <= max(steps) * 1.2 + 2, loop.name


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels have another colour."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (8, 8, 8, 255), other)
    return one.get_width() * one.get_height() - same.count()
