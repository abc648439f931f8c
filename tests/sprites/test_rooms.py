"""The rooms, posters, backs and props, as the renderer shows them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.rules import games
from sprites import drawing, poster, title
from sprites.cards import face
from sprites.games import GameSprites, sprites_of
from tests.sprites.conftest import Render

GAMES = {key: sprites_of(key) for key in games.GAMES}
ROOMS = {**{key: game.room for key, game in GAMES.items()}, "title": title.room}
AT_LEAST = (0, 0, 30, 100)
LEFT_END = {"bread": (40, 30, 150, 90), "svoloch": (0, 55, 45, 65), "showcase": AT_LEAST}
"""What stands at a room's left end: a window, a games machine, a curtain; a strip of it in any other room."""
SIZES = [(960, 540), (1024, 768), (1366, 768), (1280, 548)]
SUBSAMPLE = 52
"""The renderer cuts a pixel into five: an edge that moves by a rounding error changes a channel by a fifth at most."""
CREAM = pygame.Color("#fffaf0")

rooms = pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def luminance(colour: pygame.Color) -> float:
    channels = [value / 255 for value in (colour.r, colour.g, colour.b)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: pygame.Color, second: pygame.Color) -> float:
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def pixels_that_differ(first: pygame.Surface, second: pygame.Surface, tolerance: int) -> int:
    assert first.get_size() == second.get_size()
    same = pygame.mask.from_threshold(first, (0, 0, 0, 0), (tolerance + 1,) * 3 + (255,), second)
    return first.get_width() * first.get_height() - same.count()


@rooms
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_room_fills_a_screen_of_any_shape(room: Callable[..., str], size: tuple[int, int], render: Render) -> None:
    picture = render(room(*size), size)
    assert picture.get_size() == size
    assert pygame.mask.from_surface(picture, 254).count() == size[0] * size[1]


@rooms
def test_a_room_rendered_in_strips_is_the_same_room(room: Callable[..., str], render: Render) -> None:
    width, height, strips = 960, 540, 7
    text = room(width, height)
    whole, joined = render(text, (width, height)), pygame.Surface((width, height), pygame.SRCALPHA)
    for strip in range(strips):
        top, bottom = height * strip // strips, height * (strip + 1) // strips
        part = text.replace(f'viewBox="0 0 {width} {height}"', f'viewBox="0 {top} {width} {bottom - top}"', 1)
        joined.blit(render(part, (width, bottom - top)), (0, top))
    assert pixels_that_differ(whole, joined, tolerance=SUBSAMPLE) == 0
    # long slanted edges are drawn less exactly
    slanted = any(key in room.__module__ for key in ("svoloch", "showcase"))
    assert pixels_that_differ(whole, joined, tolerance=12 if slanted else 2) < 0.003 * width * height


@pytest.mark.parametrize("key", GAMES)
def test_round_things_stay_round_on_wide_screens(key: str, render: Render) -> None:
    """A wider screen has more of the yard or the shelves: what stands at the left edge does not move."""
    room = GAMES[key].room
    normal, wide = render(room(960, 540), (960, 540)), render(room(1280, 540), (1280, 540))
    assert pixels_that_differ(normal, wide.subsurface(normal.get_rect()).copy(), tolerance=12) > 1000
    there = pygame.Rect(LEFT_END.get(key, AT_LEAST))
    assert pixels_that_differ(normal.subsurface(there).copy(), wide.subsurface(there).copy(), tolerance=12) == 0


@every_game
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_words_can_be_read_wherever_the_table_is_free(game: GameSprites, size: tuple[int, int], render: Render) -> None:
    width, height = size
    picture = render(game.room(*size), size)
    table = [picture.get_at((width * x // 40, height * y // 40)) for x in range(5, 36) for y in range(12, 40)]
    assert min(contrast(CREAM, colour) for colour in table) >= 4.5


def test_everything_in_the_rooms_and_on_the_backs_is_drawn(assert_all_drawn: Callable[[str], None]) -> None:
    pictures = [room(1280, 720) for room in ROOMS.values()]
    pictures += [game.back() for game in GAMES.values()]
    for picture in pictures:
        assert_all_drawn(picture)


@pytest.mark.parametrize("game", GAMES)
def test_the_poster_is_portrait_with_a_dark_place_for_the_name(game: str, render: Render) -> None:
    width, height = 300, 400
    drawn = drawing.picture(f"{game}/poster")
    assert f'viewBox="0 0 {poster.WIDTH} {poster.HEIGHT}"' in drawn
    picture = render(drawn, (width, height))
    assert picture.get_size() == (width, height)
    left, top, wide, high = poster.BAND
    assert left + wide <= 1 and top + high <= 1
    for step_x in range(1, 20):
        for step_y in range(1, 10):
            at = round((left + wide * step_x / 20) * width), round((top + high * step_y / 10) * height)
            assert contrast(CREAM, picture.get_at(at)) >= 4.5


@every_game
def test_a_back_has_the_outline_of_a_face(game: GameSprites, render: Render) -> None:
    for size in ((250, 350), (86, 120)):
        outlines = [pygame.mask.from_surface(render(card, size), 100) for card in (game.back(), face("2C"))]
        assert outlines[0].count() == outlines[1].count() == outlines[0].overlap_area(outlines[1], (0, 0))


@every_game
def test_a_back_turned_upside_down_is_the_same(game: GameSprites, render: Render) -> None:
    picture = render(game.back(), (250, 350))
    turned = pygame.transform.rotate(picture, 180)
    assert pixels_that_differ(picture, turned, tolerance=SUBSAMPLE) == 0
