"""CPU players of Bread and Chocolate."""

from __future__ import annotations

import pytest

from game.cpu import choose, hint, seat_rng
from game.rules.bread import DRAW, FLIP, PASS, SPREAD, Bread
from game.rules.cards import CARDS, DECK_52

DEALS = 1000


def arranged(hands: list[list[str]], bottom: str, top: str, stock: list[str], **options: object) -> Bread:
    """A two-player deal in which the seats hold these six cards each, seat 1 moving first."""
    dealt = [CARDS[code] for pair in zip(hands[1], hands[0], strict=True) for code in pair]
    deck = [*dealt, CARDS[bottom], CARDS[top], *(CARDS[code] for code in stock)]
    deck += [card for card in DECK_52 if card not in deck]
    return Bread.new(players=2, dealer=0, deck=deck, options=options)


def played(deal: Bread, *codes: str) -> Bread:
    for code in codes:
        deal.play(deal.parse(code))
    return deal


def won_against(level: str, other: str, deals: int) -> float:
    """The share of two-player deals that ``level`` wins, a shared win counting half."""
    won = 0.0
    for seed in range(deals):
        deal = Bread.new(players=2, seed=seed, dealer=seed % 2)
        sources = [seat_rng(seed, 0), seat_rng(seed, 1)]
        while deal.to_move is not None:
            seat = deal.to_move
            deal.play(choose((level, other)[seat], deal.observe(seat), sources[seat]))
        assert deal.outcome is not None
        won += (0 in deal.outcome.winners) / len(deal.outcome.winners)
    return won / deals


def test_normal_wins_four_deals_of_five_against_random() -> None:
    assert won_against("normal", "random", DEALS) >= 0.8


def test_normal_wins_more_than_half_against_easy() -> None:
    assert won_against("normal", "easy", DEALS) > 0.5


HAND = ["6H", "8C", "8H", "2C", "3D", "KS"]
OTHER = ["9C", "9D", "9H", "9S", "5C", "5D"]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_other_colour_is_played_rather_than_the_same(level: str) -> None:
    deal = played(arranged([OTHER, HAND], "4C", "7S", ["4D"]), "pass", "pass")
    for seed in range(20):
        assert deal.text(choose(level, deal.observe(1), seat_rng(seed, 1))) in ("6H", "8H")


def test_normal_takes_the_smaller_of_two_penalties() -> None:
    deal = played(arranged([OTHER, ["6S", "8C", "2C", "2D", "3D", "KS"]], "4C", "7S", ["4D"]), "pass", "pass")
    assert deal.text(choose("normal", deal.observe(1), seat_rng(1, 1))) == "6S"
    advice = hint(deal.observe(1))
    assert (advice.reason, advice.facts["penalty"]) == ("least_penalty", 6)


def test_normal_draws_rather_than_pay_a_penalty_where_it_may() -> None:
    deal = arranged([OTHER, ["8C", "2C", "2D", "3D", "3S", "KS"]], "4C", "7S", ["4D"], must_play=False)
    played(deal, "pass", "pass")
    assert choose("normal", deal.observe(1), seat_rng(1, 1)) == DRAW
    assert hint(deal.observe(1)).reason == "draw_cheaper"


def test_normal_spreads_when_only_the_wrong_colour_fits() -> None:
    deal = arranged([OTHER, ["QS", "TS", "TC", "QC", "2D", "2H"]], "4C", "JS", ["4D"])
    assert choose("normal", deal.observe(1), seat_rng(1, 1)) in (SPREAD, FLIP)


def test_normal_leaves_a_pile_that_fits() -> None:
    deal = arranged([OTHER, ["QH", "TH", "TD", "QD", "2D", "2H"]], "4C", "JS", ["4D"])
    assert choose("normal", deal.observe(1), seat_rng(1, 1)) == PASS
    assert hint(deal.observe(1)).reason == "pile_fits"


def test_a_hint_is_a_legal_move_that_normal_may_play() -> None:
    deal = Bread.new(players=3, seed=11)
    while deal.to_move is not None:
        seen = deal.observe(deal.to_move)
        advice = hint(seen)
        assert seen.why_not(advice.move) is None
        deal.play(advice.move)


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(ValueError, match="grandmaster"):
        choose("grandmaster", Bread.new(players=2, seed=1).observe(1), seat_rng(1, 1))


def test_choices_repeat_for_the_same_seed() -> None:
    def moves() -> list[tuple[int, int]]:
        deal = Bread.new(players=2, seed=5)
        sources = [seat_rng(5, seat) for seat in range(2)]
        while deal.to_move is not None:
            deal.play(choose("normal", deal.observe(deal.to_move), sources[deal.to_move]))
        return deal.moves

    assert moves() == moves()
