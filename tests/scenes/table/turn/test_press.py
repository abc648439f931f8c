"""A press on a card goes down to the referee once, and comes up once."""

from __future__ import annotations

import pytest

from game.rules import GAMES
from tests.bench.press import pressed_on_a_card, row


@pytest.mark.parametrize("game", GAMES)
def test_a_press_on_a_card_goes_down_once_and_comes_up_once(game: str) -> None:
    told = row(game, *pressed_on_a_card(game))
    assert told["down once"], "an object was asked from below itself"
    assert told["up once"], "a part of the table was asked again after the referee had played"
