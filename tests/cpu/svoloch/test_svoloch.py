"""CPU players of Svoloch."""

from __future__ import annotations

from functools import cache

import pytest

from game.cpu import choose, hint, seat_rng
from game.rules.cards import CODES
from game.rules.svoloch.deal import Svoloch
from tests.cpu.whole_deals import played_out
from tests.rules.playing import play
from tests.rules.svoloch_deals import three

TRIES = 10


def won_against(level: str, other: str, deals: int, players: int = 4) -> float:
    """The share of deals that one ``level`` wins against ``other`` on every other seat."""
    won = 0
    for seed in range(deals):
        seat = seed // players % players
        levels = [level if each == seat else other for each in range(players)]
        won += seat in played_out(Svoloch.new(players, seed, dealer=seed % players), levels, seed).winners
    return won / deals


@pytest.mark.strength
def test_normal_wins_every_other_deal_against_three_random_players() -> None:
    assert won_against("normal", "random", 1000) >= 0.5


@pytest.mark.strength
def test_normal_beats_easy() -> None:
    assert won_against("normal", "easy", 300) > 0.35


def chosen(level: str, deal: Svoloch) -> set[str]:
    assert deal.to_move is not None
    return {deal.text(choose(level, deal.observe(deal.to_move), seat_rng(seed, 0))) for seed in range(TRIES)}


def endgame(seed: int, players: int = 3) -> Svoloch:
    """A deal of normal players when the stock has run dry and the seat to move has a choice."""
    return _endgame(seed, players).copy()


@cache
def _endgame(seed: int, players: int) -> Svoloch:
    deal = Svoloch.new(players, seed)
    sources = [seat_rng(seed, seat) for seat in range(players)]
    while deal.to_move is not None and (deal.stock or len(deal.legal_moves()) == 1):
        deal.play(choose("normal", deal.observe(deal.to_move), sources[deal.to_move]))
    return deal


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_joker_is_kept_while_the_stock_lasts(level: str) -> None:
    assert chosen(level, three("3C 4C 5C 6C 7C 8C XR", "9H")) == {"pass"}


def test_normal_leads_a_low_single_card_and_gathers_pairs_while_the_stock_lasts() -> None:
    deal = three("3C 5C 5D 9C 9H KC AD", "XR")
    assert chosen("normal", deal) == {"3C"}
    assert hint(deal.observe(0)).reason == "swaps_lowest"
    deal = three("3C 3D 5S 9C 9H KC AD", "XR")
    assert chosen("normal", deal) == {"5S"}
    assert hint(deal.observe(0)).reason == "keeps_runs"


def test_normal_sheds_several_cards_at_once_when_the_stock_is_dry() -> None:
    shed = 0
    for seed in range(60):
        deal = endgame(seed)
        if deal.to_move is None:
            continue
        advice = hint(deal.observe(deal.to_move))
        if advice.reason == "sheds_several":
            shed += 1
            assert len(deal.cards_of(advice.move)) == advice.facts["n"]
    assert shed > 5


def test_normal_goes_out_when_it_can() -> None:
    seen = 0
    for seed in range(150):
        deal = endgame(seed)
        while deal.to_move is not None:
            observation = deal.observe(deal.to_move)
            out = [
                move
                for move in deal.legal_moves()
                if deal.cards_of(move) and set(deal.cards_of(move)) == set(observation.hand(deal.to_move))
            ]
            if out and len(deal.legal_moves()) > 1:
                seen += 1
                advice = hint(observation)
                assert advice.move in out
                assert advice.reason == "goes_out"
            deal.play(hint(observation).move)
    assert seen > 5


def test_when_somebody_is_about_to_go_out_normal_plays_what_is_hard_to_beat() -> None:
    stopped = 0
    for seed in range(60):
        deal = endgame(seed)
        while deal.to_move is not None:
            advice = hint(deal.observe(deal.to_move))
            if advice.reason == "stops_others":
                stopped += 1
                assert len(deal.hand(int(str(advice.facts["seat"])))) <= 2
            deal.play(advice.move)
    assert stopped > 5


def test_a_hint_is_a_legal_move() -> None:
    for seed in range(10):
        deal = Svoloch.new(4, seed)
        while deal.to_move is not None:
            observation = deal.observe(deal.to_move)
            advice = hint(observation)
            assert observation.why_not(advice.move) is None
            deal.play(advice.move)


def test_easy_plays_the_lowest_rank_that_will_do() -> None:
    deal = three("9C 9S TC JC KS AC XB", "8H")
    assert chosen("easy", deal) == {"9C", "9S"}
    play(deal, "9C")
    assert CODES[deal.pile[-1].cards[0]] == "9C"
