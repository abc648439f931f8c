"""The glass cases of Showcase, its trump plate and the mark of the thirteenth trick, as the renderer shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pygame
import pytest

from sprites import showcase
from sprites.cards import INDEX
from sprites.palette import INK, RED
from tests.sprites.conftest import Render
from tests.sprites.test_rooms import CREAM, contrast, pixels_that_differ

CASES = [(142, 150), (88, 100), (122, 150), (260, 150), (64, 80)]
cases = pytest.mark.parametrize("size", CASES, ids=str)


def middle(picture: pygame.Surface) -> Iterator[pygame.Color]:
    """The colours in the square that is free for a sign or a number."""
    side = picture.get_width()
    reach = int(side * showcase.FIELD / 2)
    span = range(side // 2 - reach, side // 2 + reach + 1, 4)
    return (picture.get_at((x, y)) for x in span for y in span)


@cases
def test_both_cards_lie_inside_the_case_side_by_side_or_overlapping(size: tuple[int, int]) -> None:
    width, height = size
    first, second = showcase.slots(width, height)
    for x, y, wide, high in (first, second):
        assert x > 0 and y > 0 and x + wide < width and y + high < height
        assert wide / high == pytest.approx(5 / 7)
    assert first[0] < second[0]


@cases
def test_a_broken_case_is_darker_than_a_whole_one(size: tuple[int, int], render: Render) -> None:
    whole, broken = (
        pygame.transform.average_color(render(showcase.case(*size, broken=b), size)) for b in (False, True)
    )
    assert sum(whole[:3]) > 2 * sum(broken[:3])


@cases
@pytest.mark.parametrize("broken", [False, True], ids=["whole", "broken"])
def test_the_glass_leaves_the_indices_of_both_cards_clear(size: tuple[int, int], broken: bool, render: Render) -> None:
    glass = render(showcase.glass(*size, broken=broken), size)
    index = INDEX["normal"]
    for x, y, _, high in showcase.slots(*size):
        unit = high / 350
        left, right = index.centre[0] - index.max_width / 2, index.centre[0] + index.max_width / 2
        top, bottom = index.centre[1] - index.cap_height / 2, index.suit_centre[1] + index.suit_height / 2
        there = pygame.Rect(x + left * unit, y + top * unit, (right - left) * unit, (bottom - top) * unit)
        seen = glass.subsurface(there.clip(glass.get_rect()))
        assert pygame.mask.from_surface(seen, 24).count() == 0


def test_the_glass_is_clear_enough_to_see_the_cards(render: Render) -> None:
    for broken in (False, True):
        glass = render(showcase.glass(142, 150, broken=broken), (142, 150))
        assert pygame.mask.from_surface(glass, 100).count() < 0.15 * 142 * 150


def test_each_trump_has_a_plate_of_its_own(render: Render) -> None:
    assert showcase.TRUMPS == ("C", "S", "D", "H", "none", "all")
    plates = [render(showcase.trump(which), (96, 96)) for which in showcase.TRUMPS]
    assert all(pixels_that_differ(first, second, tolerance=40) > 100 for first, second in combinations(plates, 2))


def test_the_trumps_have_four_colours_where_the_cards_do(render: Render) -> None:
    for which, differs in (("C", True), ("D", True), ("H", False), ("S", False), ("all", True)):
        two, four = (render(showcase.trump(which, four_colours=four), (96, 96)) for four in (False, True))
        assert (pixels_that_differ(two, four, tolerance=40) > 50) is differs


def test_a_suit_on_the_trump_plate_stands_out(render: Render) -> None:
    plate = render(showcase.plate(), (240, 240))
    for colour in middle(plate):
        assert contrast(pygame.Color(INK), colour) >= 4.5
        assert contrast(pygame.Color(RED), colour) >= 3


def test_a_number_on_the_mark_of_the_thirteenth_trick_can_be_read(render: Render) -> None:
    mark = render(showcase.thirteenth(), (240, 240))
    assert min(contrast(CREAM, colour) for colour in middle(mark)) >= 4.5


def test_everything_in_the_showcase_is_drawn(assert_all_drawn: Callable[[str], None]) -> None:
    pictures = [showcase.thirteenth(), showcase.plate(), *map(showcase.trump, showcase.TRUMPS)]
    for broken in (False, True):
        pictures += [draw(142, 150, broken=broken) for draw in (showcase.case, showcase.glass)]
    for picture in pictures:
        assert_all_drawn(picture)
