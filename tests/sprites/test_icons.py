"""Icons, seat shapes and suits, as the renderer shows them."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pygame
import pytest

from sprites.menus import icons
from tests.sprites.conftest import Render

GOLD = "#f0b659"
ASKED_FOR = {
    "pause",
    "gear",
    "book",
    "trophy",
    "bulb",
    "sort",
    "undo",
    "speed",
    "sound",
    "mute",
    "robot",
    "person",
    "crown",
    "arrow_left",
    "arrow_right",
    "arrow_up",
    "arrow_down",
    "check",
    "cross",
    "clock",
    "play",
    "eye",
    "trash",
    "pencil",
    "save",
    "list",
    "back",
    "refill",
    "plus",
    "minus",
    "fullscreen",
    "cards",
    "shuffle",
    "flag",
    "hand",
    "deck",
    "gamepad",
    "keyboard",
    "mouse",
    "globe",
    "monitor",
    "star",
    "dealer",
    "discard",
    "eye_off",
    "spread",
    "flip",
    "pass",
}


def shares(first: pygame.Surface, second: pygame.Surface) -> float:
    """1.0 for the same silhouette, 0.0 for two that share nothing."""
    one, two = (pygame.mask.from_surface(picture, 127) for picture in (first, second))
    shared = one.overlap_area(two, (0, 0))
    return shared / (one.count() + two.count() - shared)


def test_there_is_an_icon_for_all_that_screens_need() -> None:
    assert set(icons.NAMES) >= ASKED_FOR


@pytest.mark.parametrize("size", [24, 72])
def test_icons_are_distinct_and_clear_at_any_size(size: int, render: Render) -> None:
    drawn = {name: render(icons.icon(name, GOLD), (size, size)) for name in icons.NAMES}
    for name, picture in drawn.items():
        assert picture.get_size() == (size, size)
        assert pygame.mask.from_surface(picture, 127).count() > 0.07 * size * size, name
    for one, two in itertools.combinations(drawn, 2):
        assert shares(drawn[one], drawn[two]) < 0.9, (one, two)


def test_icons_keep_inside_their_square(render: Render) -> None:
    for name in icons.NAMES:
        shown = pygame.mask.from_surface(render(icons.icon(name, GOLD), (100, 100)), 60)
        assert all(pygame.Rect(1, 1, 98, 98).contains(part) for part in shown.get_bounding_rects()), name


def test_icons_have_the_colour_asked_for_and_no_other(render: Render) -> None:
    for name in icons.NAMES:
        picture = render(icons.icon(name, GOLD), (100, 100))
        solid = pygame.mask.from_surface(picture, 254)
        own = pygame.mask.from_threshold(picture, pygame.Color(GOLD), (3, 3, 3, 255))
        assert solid.overlap_area(own, (0, 0)) == solid.count(), name


def test_everything_in_icons_is_drawn(assert_all_drawn: Callable[[str], None]) -> None:
    for name in icons.NAMES:
        assert_all_drawn(icons.icon(name, GOLD))
    for index in range(6):
        assert_all_drawn(icons.shape(index, GOLD))


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        icons.icon("nothing", GOLD)


def test_the_six_seat_shapes_differ_even_when_small(render: Render) -> None:
    shapes = [render(icons.shape(index, GOLD), (32, 32)) for index in range(6)]
    assert all(shares(one, two) < 0.88 for one, two in itertools.combinations(shapes, 2))


def test_the_four_suits_differ_and_have_their_colour(render: Render) -> None:
    suits = [render(icons.suit(code, "#d7263d"), (48, 48)) for code in "CDHS"]
    assert all(picture.get_at((24, 26))[:3] == (0xD7, 0x26, 0x3D) for picture in suits)
    assert all(shares(one, two) < 0.85 for one, two in itertools.combinations(suits, 2))
