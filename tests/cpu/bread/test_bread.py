"""CPU players of Bread and Chocolate."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from game.cpu import choose, hint, seat_rng
from game.cpu.bread.outlook import cards_at_end
from game.cpu.thought import Effort
from game.rules.bread.deal import Bread
from game.rules.bread.moves import DRAW, FLIP, IS_RED, PASS, SPREAD
from game.rules.cards import CARDS, DECK_52
from game.rules.deal import Outcome
from tests.cpu.whole_deals import played_out
from tests.rules.playing import OUT_HANDS, OUT_MOVES
from tests.rules.playing import arranged as bread_of

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
        winners = played_out(Bread.new(players=2, seed=seed, dealer=seed % 2), (level, other), seed).winners
        won += (0 in winners) / len(winners)
    return won / deals


@pytest.mark.strength
def test_normal_wins_four_deals_of_five_against_random() -> None:
    assert won_against("normal", "random", DEALS) >= 0.8


@pytest.mark.strength
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


# Blunders: positions in which one move is plainly right

ON_NINES = ["9C", "9D", "9H", "9S", "5C", "5D"]
THINKING = Effort(iterations=160)
CHOOSERS = pytest.mark.parametrize("level", ["normal", "hard"])


def on_turn(hand: str, top: str, **options: object) -> Bread:
    """Seat 1 has the first move on this top."""
    return played(arranged([ON_NINES, hand.split()], "4C", top, [], **options), "pass", "pass")


def last_card() -> Bread:
    """Seat 1 holds one card more, which fits; it might draw instead."""
    return played(bread_of(OUT_HANDS, "2D 7H", must_play=False), *OUT_MOVES.split()[:-1])


PLAIN = {
    "sheds the king instead of drawing thirteen for the other one": (on_turn("KS KH 2C 3D 5H 7C", "QS"), "KH"),
    "sheds the queen instead of drawing fourteen": (on_turn("AS QH 2C 3D 5H 7C", "KS"), "QH"),
    "sheds the ten instead of drawing twelve": (on_turn("QD TC 2C 3D 5H 7C", "JH"), "TC"),
    "draws two cards, not thirteen": (on_turn("KS 2S 7D 8H TC 6D", "AS", corner=True, refills=1), "2S"),
    "draws one card, not thirteen": (on_turn("KS 2C 3D 5H 7C 8D", "QS", must_play=False), "draw"),
    "draws one card, not eight": (on_turn("8C 2C 2D 3D 3S KS", "7S", must_play=False), "draw"),
    "goes out": (last_card(), "TS"),
}


@CHOOSERS
@pytest.mark.parametrize(("deal", "right"), PLAIN.values(), ids=PLAIN)
def test_what_is_plainly_right_is_played(deal: Bread, right: str, level: str) -> None:
    assert deal.to_move == 1
    for seed in range(3):
        assert deal.text(choose(level, deal.observe(1), seat_rng(seed, 1), THINKING)) == right


def test_a_card_more_costs_little_at_first_and_all_its_points_at_the_end() -> None:
    costs = [cards_at_end(7, turns) - cards_at_end(6, turns) for turns in range(13)]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == 1
    assert costs[-1] < 0.4


def last_turns(wanted: int) -> Iterator[Bread]:
    """At the last turn of a deal, with a card of either colour to play."""
    found = 0
    for seed in count():
        deal, rng = Bread.new(players=2, seed=seed), Random(seed)
        while deal.to_move is not None:
            last = deal.last_round and deal.to_move == deal.dealer
            colours = {IS_RED[move] for move in deal.legal_moves() if move < DRAW}
            if last and len(colours) == 2:
                yield deal
                found += 1
            if found == wanted:
                return
            deal.play(rng.choice(deal.legal_moves()))


@CHOOSERS
def test_at_the_last_turn_nothing_is_drawn_and_no_win_is_missed(level: str) -> None:
    wins = 0
    for deal in last_turns(12):
        seat = deal.dealer
        ends = {move: after(deal, move) for move in deal.legal_moves() if IS_RED[move] != IS_RED[deal.top]}
        chosen = choose(level, deal.observe(seat), seat_rng(1, seat), THINKING)
        assert chosen in ends
        winning = [move for move, outcome in ends.items() if seat in outcome.winners]
        wins += bool(winning)
        assert chosen in winning or not winning
    assert wins > 3


def after(deal: Bread, move: int) -> Outcome:
    ended = deal.copy()
    ended.play(move)
    assert ended.outcome is not None
    return ended.outcome
