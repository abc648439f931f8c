"""The direction arrow of Svoloch."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from sprites.svoloch import arrow
from tests.sprites.conftest import Render


def test_the_arrow_downwards_is_the_one_upwards_turned_round(render: Render) -> None:
    up, down = (pygame.mask.from_surface(render(arrow(which), (200, 200)), 40) for which in (True, False))
    turned = pygame.mask.from_surface(pygame.transform.rotate(render(arrow(True), (200, 200)), 180), 40)
    assert up.count() > 15_000
    assert turned.overlap_area(down, (0, 0)) > 0.99 * down.count()


def test_the_arrow_points_where_it_says_and_has_a_colour_of_its_own(render: Render) -> None:
    up, down = (render(arrow(which), (400, 400)) for which in (True, False))
    barb, opposite = (130, 170), (130, 230)
    assert pygame.Color(up.get_at(barb)).b > 200 > pygame.Color(up.get_at(opposite)).b
    assert pygame.Color(down.get_at(opposite)).r > 200 > pygame.Color(down.get_at(barb)).r
    ring = (42, 200)
    assert up.get_at(ring) != down.get_at(ring)


def test_the_arrow_keeps_its_place_when_it_is_turned(render: Render) -> None:
    """It may be turned by any angle: nothing of it sticks out of the circle in its square."""
    shown = render(arrow(True), (200, 200))
    outside = [(x, y) for x in range(200) for y in range(200) if (x - 99.5) ** 2 + (y - 99.5) ** 2 > 100**2]
    assert max(shown.get_at(at).a for at in outside) <= 3


def test_the_arrow_is_drawn_whole(assert_all_drawn: Callable[[str], None]) -> None:
    for up in (True, False):
        assert_all_drawn(arrow(up))
