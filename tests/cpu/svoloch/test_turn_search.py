"""How hard thinks in Svoloch, and what it reads from the others' moves."""

from __future__ import annotations

from random import Random

import pytest

from game.cpu import think
from game.cpu.svoloch.features import Sight
from game.cpu.svoloch.opponent_model import likelihood, manners
from game.cpu.svoloch.policies import styles
from game.cpu.thought import Effort
from game.rules.svoloch.deal import Svoloch
from tests.cpu.svoloch.test_blunders import endgames
from tests.rules.playing import play
from tests.rules.svoloch_deals import three

SAVER, SPENDER = styles()


def position(seed: int, dry: bool, players: int = 4) -> Svoloch:
    """A choice in a deal of savers and spenders."""
    deal = Svoloch.new(players, seed)
    while deal.to_move is not None and ((deal.stock > 0) == dry or len(deal.legal_moves()) == 1):
        deal.play(styles()[deal.to_move % 2].choose(deal))
    assert deal.to_move is not None
    return deal


@pytest.mark.parametrize("players", Svoloch.PLAYERS)
@pytest.mark.parametrize("dry", [False, True])
def test_every_move_is_weighed_and_the_same_again(players: int, dry: bool) -> None:
    deal = position(3, dry, players)
    seen = deal.observe(deal.to_move or 0)
    thought = think("hard", seen, Random(1), Effort(iterations=20))
    assert sorted(each.move for each in thought.judged) == sorted(seen.legal_moves())
    assert all(0 <= each.worth <= 1 for each in thought.judged)
    assert thought == think("hard", seen, Random(1), Effort(iterations=20))
    assert 1 <= thought.iterations <= 20


def test_it_thinks_no_longer_when_one_move_is_left() -> None:
    thoughts = [
        think("hard", deal.observe(deal.to_move or 0), Random(1), Effort(iterations=60))
        for deal, _ in endgames(Sight.goes_out, 8)
    ]
    assert any(thought.iterations < 60 for thought in thoughts)


@pytest.mark.parametrize("number", range(len(styles())))
def test_a_style_is_told_by_its_moves(number: int) -> None:
    """In the real world the moves of a player are as likely as can be in its own style, and seldom so in the other."""
    told = 0
    for seed in range(20):
        deal = Svoloch.new(3, seed)
        while deal.to_move is not None:
            deal.play(styles()[number].choose(deal))
        for manner in manners(deal, 0)[1:]:
            assert manner[number] == 1
            told += manner[1 - number] < 1
    assert told > 30


def test_a_world_in_which_a_cheaper_card_was_kept_is_less_likely() -> None:
    cheap = three("2C 3C 4C 5C 6C 7C 8C", "9H", second="TC KS QD JD 4D 3H 2H")
    dear = three("2C 3C 4C 5C 6C 7C 8C", "9H", second="AH KS QD JD 4D 3H 2H", stock="TC")
    for deal, codes in ((cheap, "pass TC"), (dear, "pass KS")):
        play(deal, codes)
        assert likelihood(manners(deal, 0)) == 1
    kept = three("2C 3C 4C 5C 6C 7C 8C", "9H", second="TC KS QD JD 4D 3H 2H")
    play(kept, "pass KS")
    assert likelihood(manners(kept, 0)) < 1
    assert likelihood(manners(kept, 1)) == 1
