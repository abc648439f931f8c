"""Every face of the deck, as the renderer shows it."""

from __future__ import annotations

import io
import itertools
import re
from functools import cache

import pygame
import pytest

from sprites import svg
from sprites.cards import INDEX, colour, face
from sprites.cards.faces import drawn
from sprites.palette import FOUR_COLOURS, INK, RED

SUITS, RANKS = "CDHS", "23456789TJQKA"
JOKERS = ["XR", "XB"]
DECK = [rank + suit for suit in SUITS for rank in RANKS] + JOKERS
COURTS = [rank + suit for rank in "JQK" for suit in SUITS]
SIZE = (250, 350)
DRAWN = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
OPTIONS = [{"four_colours": four, "large_print": large} for four in (False, True) for large in (False, True)]


def render(text: str, size: tuple[int, int] = SIZE) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


@cache
def rendered(card: str, *, large_print: bool = False) -> pygame.Surface:
    return render(face(card, large_print=large_print))


def coloured(surface: pygame.Surface, colour_text: str, tolerance: int = 40) -> pygame.mask.Mask:
    """The pixels of about that colour, the card lying on white."""
    table = pygame.Surface(surface.get_size())
    table.fill("white")
    table.blit(surface, (0, 0))
    return pygame.mask.from_threshold(table, pygame.Color(colour_text), (tolerance, tolerance, tolerance, 255))


def alike(first: pygame.mask.Mask, second: pygame.mask.Mask) -> float:
    """1.0 for the same shape, 0.0 for shapes that share nothing."""
    shared = first.overlap_area(second, (0, 0))
    return shared / (first.count() + second.count() - shared)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_face_renders_at_the_asked_size_and_shows_something(options: dict[str, bool]) -> None:
    for card in DECK:
        surface = render(face(card, **options), (60, 84))
        assert surface.get_size() == (60, 84)
        own = coloured(surface, colour(card, four_colours=options["four_colours"]), 60)
        assert own.count() > 60, card


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_faces_hold_nothing_the_renderer_would_drop(options: dict[str, bool]) -> None:
    for card in DECK:
        elements = set(re.findall(r"<([A-Za-z]+)", face(card, **options)))
        assert elements <= DRAWN, card


def test_the_corners_outside_the_radius_are_transparent() -> None:
    width, height = SIZE
    for card in DECK:
        surface = rendered(card)
        for x, y in itertools.product((0, 2, width - 3, width - 1), (0, 2, height - 3, height - 1)):
            assert surface.get_at((x, y)).a == 0, card
        assert surface.get_at((width // 2, 4)) == pygame.Color(svg.CARD_PAPER), card


@pytest.mark.parametrize("large_print", [False, True])
def test_nothing_is_painted_where_the_view_draws_the_index(large_print: bool) -> None:
    index = INDEX["large" if large_print else "normal"]
    letters = pygame.Rect(0, 0, index.max_width, index.cap_height)
    letters.center = (round(index.centre[0]), round(index.centre[1]))
    letters.height += round(0.17 * index.cap_height)  # the feet of the Russian queen, Д
    for card in DECK[:52]:
        surface = rendered(card, large_print=large_print)
        for box in (letters, pygame.Rect(250 - letters.right, 350 - letters.bottom, *letters.size)):
            paper = coloured(surface.subsurface(box), svg.CARD_PAPER, 3)
            assert paper.count() == box.width * box.height, card


def test_the_index_is_a_sixth_of_the_height_and_stays_in_the_strip_a_fan_shows() -> None:
    index = INDEX["normal"]
    assert index.cap_height == pytest.approx(0.16 * svg.CARD_HEIGHT)
    assert index.centre[0] - index.max_width / 2 > 0
    assert index.centre[0] + index.max_width / 2 < 0.24 * svg.CARD_WIDTH


@pytest.mark.parametrize("rank", "23456789T")
def test_a_number_card_has_as_many_pips_as_its_rank_and_a_suit_under_each_index(rank: str) -> None:
    number = 10 if rank == "T" else int(rank)
    for suit in SUITS:
        shapes = coloured(rendered(rank + suit), colour(rank + suit), 90).connected_components(60)
        assert len(shapes) == number + 2, suit


@pytest.mark.parametrize("rank", "24TJQK")
def test_the_lower_half_is_the_upper_half_turned(rank: str) -> None:
    for suit in SUITS:
        surface = rendered(rank + suit)
        turned = pygame.transform.rotate(surface, 180)
        own = colour(rank + suit)
        assert alike(coloured(surface, own), coloured(turned, own)) > 0.93, suit


def test_large_print_shows_one_big_suit_and_two_under_the_indices() -> None:
    for card in DECK[:52]:
        shapes = coloured(rendered(card, large_print=True), colour(card), 90).connected_components(60)
        sizes = sorted(shape.count() for shape in shapes)
        assert len(sizes) == 3, card
        assert sizes[2] > 4 * sizes[1], card


@pytest.mark.parametrize("suit", SUITS)
def test_four_colours_paint_each_suit_in_its_own(suit: str) -> None:
    for rank in RANKS:
        assert FOUR_COLOURS[suit] in face(rank + suit, four_colours=True)
    assert colour("7" + suit, four_colours=True) == FOUR_COLOURS[suit]


def test_two_colours_are_red_and_ink() -> None:
    assert {suit: colour("7" + suit) for suit in SUITS} == {"C": INK, "D": RED, "H": RED, "S": INK}
    assert (colour("XR"), colour("XB")) == (RED, INK)


def test_no_two_courts_are_alike_but_for_colour() -> None:
    """All twelve in the same paint, without index: their dark shapes still differ."""
    shapes = {}
    for card in COURTS:
        picture = svg.document(svg.CARD_WIDTH, svg.CARD_HEIGHT, svg.card_body(), drawn(card[0], card[1], INK))
        shapes[card] = coloured(render(picture, (60, 84)), INK, 90)
    for first, second in itertools.combinations(COURTS, 2):
        assert alike(shapes[first], shapes[second]) < 0.7, (first, second)


def test_the_two_jokers_differ_in_more_than_colour() -> None:
    red, ink = (face(card).replace(RED, INK) for card in JOKERS)
    assert red != ink


def test_a_court_stays_cheap_enough_to_render_when_first_shown() -> None:
    for card in COURTS + JOKERS:
        assert len(re.findall(r"<(?:path|rect|circle|ellipse)", face(card))) <= 320, card
