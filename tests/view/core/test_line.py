from __future__ import annotations

from contextlib import closing

import pygame
import pytest

from game.view.core.fonts import open_font
from game.view.core.line import paint, suit_colour
from game.view.core.theme import BLUE_SUIT, CREAM, GREEN_SUIT, INK, RED, RED_SUIT
from tests.stagehand import Stagehand


@pytest.mark.parametrize(
    ("suit", "two", "four"),
    [("♣", CREAM, GREEN_SUIT), ("♦", RED_SUIT, BLUE_SUIT), ("♥", RED_SUIT, RED_SUIT), ("♠", CREAM, CREAM)],
)
def test_suits_in_a_light_text_kept_two_colours_where_four_were_set(
    suit: str, two: tuple[int, int, int], four: tuple[int, int, int]
) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((10, 10))
    font = open_font("semibold", 60)
    for four_colours, colour in ((False, two), (True, four)):
        picture = paint(suit, font, CREAM, four_colours=four_colours)
        seen = [picture.get_at((x, y)) for x in range(picture.get_width()) for y in range(picture.get_height())]
        assert (*colour, 255) in [tuple(pixel) for pixel in seen]


def test_suits_in_a_dark_text_are_those_of_the_cards() -> None:
    assert suit_colour("♥", INK, four_colours=False) == suit_colour("♦", INK, four_colours=False) == RED
    assert suit_colour("♠", INK, four_colours=True) == suit_colour("♣", INK, four_colours=False) == INK
    assert len({suit_colour(suit, INK, four_colours=True) for suit in "♣♦♥♠"}) == 4


def test_a_change_of_colours_reaches_the_texts() -> None:
    with closing(Stagehand()) as hand:
        assert not hand.services.type.four_colours
        hand.services.change(four_colours=True)
        assert hand.services.type.four_colours
        assert hand.services.type.at(3.0).four_colours


def test_a_joiner_alone_between_two_suits_could_not_be_painted() -> None:
    pygame.font.init()
    assert paint("♠\u2060♠", open_font("semibold", 20), INK).get_width() > 0
