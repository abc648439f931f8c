"""Positions of Svoloch in which one move is plainly right, or others plainly wrong, to a player who thinks at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, islice

import pytest

from game.cpu import choose, seat_rng
from game.cpu.svoloch.features import Sight
from game.cpu.svoloch.policies import styles
from game.cpu.thought import Effort
from game.rules.svoloch.combinations import JOKERS
from game.rules.svoloch.deal import Svoloch
from tests.rules.svoloch_deals import three

LEVELS = ("normal", "hard")
EFFORT = Effort(iterations=40)

WHILE_THE_STOCK_LASTS = {
    "a card that does cheaply spares the joker": ("4C 9C 9D KC QS 7S XR", "3H", "4C 7S"),
    "kings do not beat what a four or a five does": ("4S 5C KC KS QD 9D 8H", "3H", "4S 5C"),
    "kings and aces are not led": ("3C 5S 8D JH KC KD AS", "XR", "3C 5S 8D"),
    "four of a kind stay together where a single card will do": ("4C 4D 4S 4H 5S 8D KD", "3H", "5S"),
    "a pair stays together where a single card will do": ("5C 5D 6S 9C 9D KS 2C", "4H", "6S"),
    "a pair of kings stays together too": ("KC KS QD QH 6S 7D 9H", "5H", "6S"),
}
"""The hand of three players' first, the card turned up, and what may be played without blame."""


def chosen(level: str, deal: Svoloch) -> int:
    assert deal.to_move is not None
    return choose(level, deal.observe(deal.to_move), seat_rng(1, 0), EFFORT)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("position", WHILE_THE_STOCK_LASTS)
def test_while_the_stock_lasts(position: str, level: str) -> None:
    hand, turned_up, right = WHILE_THE_STOCK_LASTS[position]
    deal = three(hand, turned_up)
    assert deal.text(chosen(level, deal)) in right.split()


@cache
def endgames(is_wanted: Callable[[Sight, int], bool], number: int) -> list[tuple[Svoloch, set[int]]]:
    """So many positions in which some moves are as wanted and others are not."""
    return [(deal.copy(), wanted) for deal, wanted in islice(_endgames(is_wanted), number)]


def _endgames(is_wanted: Callable[[Sight, int], bool]) -> Iterator[tuple[Svoloch, set[int]]]:
    """From deals at all kinds of tables; the deal goes on after each."""
    for seed in count():
        deal = Svoloch.new(3 + seed % 4, seed)
        while deal.to_move is not None:
            moves = deal.legal_moves()
            if not deal.stock and len(moves) > 1:
                sight = Sight(deal.observe(deal.to_move))
                wanted = {move for move in moves if is_wanted(sight, move)}
                if 0 < len(wanted) < len(moves):
                    yield deal, wanted
            deal.play(styles()[(seed + deal.to_move) % 2].choose(deal))


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_go_out_does(level: str) -> None:
    for deal, out in endgames(Sight.goes_out, 15):
        assert chosen(level, deal) in out


def goes_out_with_a_joker(sight: Sight, move: int) -> bool:
    return move in JOKERS and sight.goes_out(move)


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_may_be_a_joker(level: str) -> None:
    for deal, out in endgames(goes_out_with_a_joker, 5):
        assert chosen(level, deal) in out


@pytest.mark.parametrize("level", LEVELS)
def test_what_nobody_can_beat_comes_first_and_the_rest_goes_out_after_it(level: str) -> None:
    """Whoever leads anything else may see somebody else go out."""
    seen = 0
    for deal, winning in endgames(Sight.wins_next, 25):
        assert deal.to_move is not None
        sight = Sight(deal.observe(deal.to_move))
        if not any(map(sight.goes_out, deal.legal_moves())):
            seen += 1
            assert chosen(level, deal) in winning
    assert seen > 10
