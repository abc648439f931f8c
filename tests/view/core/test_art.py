"""Pictures at every size, also while the size changes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pygame
import pytest

from game.view.core.art import PREVIEW_PIXELS, Art
from game.view.core.rendering import STRIPS
from tests.kept import made_anew

SMALL, LARGE = (640, 360), (1920, 1080)


@pytest.fixture
def art(monkeypatch: pytest.MonkeyPatch) -> Iterator[Art]:
    """Its clock goes on by one second whenever it is read."""
    made_anew(monkeypatch)
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("test", SMALL)
    window.get_surface()
    seconds = count()
    yield Art(clock=lambda: next(seconds))
    window.destroy()
    pygame.display.quit()  # an older window has lost the focus, and pads are only heard by one that has it


ONE_STEP = 1.5
"""The budget in which that clock leaves time for one step."""


def finish(art: Art) -> None:
    while art.rough:
        art.refine(ONE_STEP)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return one.get_size() == other.get_size() and pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(
        other, "RGBA"
    )


def test_a_picture_is_made_once(art: Art) -> None:
    assert art.icon("gear", 40) is art.icon("gear", 40)
    assert not art.rough


@pytest.mark.parametrize("hold", [False, True])
@pytest.mark.parametrize("size", [(0, 0), (12, 0), (-3, 8)])
def test_a_picture_for_which_there_was_no_room_ended_the_program(art: Art, size: tuple[int, int], hold: bool) -> None:
    art.drawing("controls/gamepad", (20, 20))
    art.hold = hold
    assert art.drawing("controls/gamepad", size).get_size() == (0, 0)
    assert not art.rough


def test_while_the_size_changes_old_pictures_are_scaled_and_then_drawn_anew(art: Art) -> None:
    art.icon("gear", 40)
    art.begin_hold()
    scaled = art.icon("gear", 60)
    assert scaled.get_size() == (60, 60)
    assert art.rough
    art.hold = False
    finish(art)
    assert same(art.icon("gear", 60), Art().icon("gear", 60))
    assert not same(art.icon("gear", 60), scaled)


def test_of_many_sizes_only_the_last_is_drawn_anew(art: Art) -> None:
    art.icon("gear", 40)
    for size in range(41, 61):
        art.begin_hold()
        art.icon("gear", size)
    art.hold = False
    before = art.revision
    finish(art)
    assert art.revision == before + 1
    assert same(art.icon("gear", 60), Art().icon("gear", 60))


def test_a_size_that_was_only_passed_is_drawn_properly_when_it_comes_back(art: Art) -> None:
    art.icon("gear", 40)
    for size in (50, 60):
        art.begin_hold()
        art.icon("gear", size)
    art.hold = False
    finish(art)
    assert same(art.icon("gear", 50), Art().icon("gear", 50))


def test_pictures_of_sizes_that_the_window_has_no_more_are_let_go(art: Art) -> None:
    for size in range(40, 60):
        art.begin_hold()
        gear, shape = art.icon("gear", size), art.icon("robot", 30)
    assert not art.let_go(), "the window may soon have yet another size"
    art.hold = False
    finish(art)
    gear = art.icon("gear", 59)
    assert art.let_go()
    assert art.icon("gear", 59) is gear
    assert art.icon("robot", 30) is shape, "it was asked for in the new size, too"
    assert art._bytes == 4 * (59 * 59 + 30 * 30)
    assert not art.let_go()


def test_what_a_window_of_one_size_shows_is_kept(art: Art) -> None:
    gear = art.icon("gear", 40)
    assert not art.let_go()
    assert art.icon("gear", 40) is gear


def test_a_large_room_appears_at_once_and_is_finished_step_by_step(art: Art) -> None:
    assert LARGE[0] * LARGE[1] > PREVIEW_PIXELS
    preview = art.room("bread", LARGE)
    assert (preview.get_size(), art.rough) == (LARGE, True)
    steps = 0
    while art.rough:
        art.refine(ONE_STEP)
        steps += 1
        assert steps < 100
    assert steps >= STRIPS
    assert art.room("bread", LARGE) is not preview


def test_a_small_room_is_whole_at_once(art: Art) -> None:
    assert art.room(None, SMALL).get_size() == SMALL
    assert not art.rough


def test_turned_pictures_go_before_those_that_take_long_to_make(art: Art) -> None:
    art.fit_window(SMALL)
    face = art.face(50, (250, 350))
    for step in range(1, 300):
        art.turned(("face",), face, step / 2)
    assert art._bytes <= art._limit
    assert art.face(50, (250, 350)) is face


def test_the_cache_keeps_within_its_limit_and_what_is_shown_stays(art: Art) -> None:
    art.fit_window(SMALL)
    room = art.room("bread", SMALL)
    for size in range(200, 500):
        art.icon("gear", size)
        assert art.room("bread", SMALL) is room
    assert art._bytes <= art._limit
