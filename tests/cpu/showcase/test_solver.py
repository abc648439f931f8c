"""Showcase's second play solved, against trying everything and against the referee."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.cpu.showcase.alpha_beta import Budget, Search
from game.cpu.showcase.bounds import Bounds
from game.cpu.showcase.endgame import best_lead, play_on
from game.cpu.showcase.solver import (
    Solution,
    equals,
    naming_reaches,
    solve,
    solve_naming,
)
from game.cpu.showcase.suit_patterns import pattern_of
from game.rules.cards import CARDS, bits
from game.rules.showcase.deal import Showcase
from game.rules.showcase.tricks import ALL_TRUMPS, NAMINGS, NO_TRUMP, SECOND_PLAY, playable, takes
from tests.cpu.showcase.test_showcase import exact
from tests.rules.playing import cards

Position = tuple[int, int, int, int]
"""The cards of who leads and of who follows, trump, tricks."""


def positions(count: int, seed: int, most: int = 3) -> Iterator[Position]:
    """Small ones: one to four suits, hands of unequal size, more cards than tricks."""
    rng = random.Random(seed)
    for number in range(count):
        tricks, suits = rng.randint(1, most), rng.randint(1, 4)
        sizes = tricks + rng.randint(0, 2), tricks + rng.randint(0, 2)
        held = rng.sample([card for card in range(52) if card & 3 < suits], sum(sizes))
        yield bits(held[: sizes[0]]), bits(held[sizes[0] :]), number % 6, tricks


def second_play(seed: int, tricks: int = SECOND_PLAY, trump: int | None = None) -> Showcase:
    """A deal played at random until so many tricks of the second play are left."""
    deal, rng = Showcase.new(2, seed, seed % 2), random.Random(seed)
    while deal.phase != "second" or SECOND_PLAY - sum(deal.points) > tricks:
        moves = deal.legal_moves()
        if deal.phase == "naming" and trump is not None:
            moves = tuple(move for move in moves if NAMINGS[move] == trump)
        deal.play(rng.choice(moves))
    return deal


def hands(deal: Showcase) -> tuple[int, int]:
    """All cards of the seat to move, and of the other."""
    seat = deal.to_move or 0
    first, second = (bits((*deal.hand(of), *deal.showcase(of))) for of in (seat, 1 - seat))
    return first, second


def solved(deal: Showcase, budget: Budget | None = None) -> Solution:
    assert deal.trump is not None
    return solve(*hands(deal), deal.trump, SECOND_PLAY - sum(deal.points), deal.led, budget)


def after_answer(mine: int, other: int, trump: int, tricks: int, led: int, card: int) -> int:
    """The tricks of who answers with a card, by trying everything."""
    left = mine ^ 1 << card
    if takes(card, led, trump):
        return 1 + exact(left, other, trump, tricks - 1)
    return tricks - 1 - exact(other, left, trump, tricks - 1)


def after_lead(mine: int, other: int, trump: int, tricks: int, card: int) -> int:
    return tricks - max(
        after_answer(other, mine ^ 1 << card, trump, tricks, card, answer)
        for answer in range(52)
        if playable(other, 0, card, trump, True) >> answer & 1
    )


# Against trying everything


def test_every_lead_is_worth_what_trying_everything_says() -> None:
    for leader, follower, trump, tricks in positions(600, 1):
        solution = solve(leader, follower, trump, tricks)
        assert solution.exact
        assert bits(solution.spans) == leader
        for card, span in solution.spans.items():
            assert span == (after_lead(leader, follower, trump, tricks, card),) * 2


def test_every_answer_is_worth_what_trying_everything_says() -> None:
    rng = random.Random(2)
    for leader, follower, trump, tricks in positions(900, 2):
        led = rng.choice([card for card in range(52) if leader >> card & 1])
        solution = solve(follower, leader ^ 1 << led, trump, tricks, led)
        assert solution.exact
        assert bits(solution.spans) == playable(follower, 0, led, trump, True)
        for card, span in solution.spans.items():
            assert span == (after_answer(follower, leader ^ 1 << led, trump, tricks, led, card),) * 2


def test_what_was_found_out_about_one_position_misleads_in_no_other() -> None:
    rng = random.Random(3)
    searches = [Search(trump, Budget()) for trump in range(6)]
    for leader, follower, trump, tricks in positions(2400, 3):
        side, wanted = rng.randrange(2), rng.randint(1, tricks)
        sides = (leader, follower) if side == 0 else (follower, leader)
        can = searches[trump].can_win(*sides, side, tricks, wanted)
        assert can == (exact(leader, follower, trump, tricks) >= wanted)


def test_what_is_told_at_a_glance_is_true() -> None:
    told = 0
    for leader, follower, trump, tricks in positions(1800, 4):
        hand = tuple(pattern_of(leader, follower, suit) for suit in range(4))
        truth = exact(leader, follower, trump, tricks)
        for wanted in range(1, tricks + 1):
            proof = Bounds(trump).proof(hand, 0, tricks, wanted)
            told += proof is not None
            assert proof is None or (proof >= 0) == (truth >= wanted)
    assert told >= 2000


# Against the referee


def by_the_referee(deal: Showcase, seat: int, wanted: int) -> bool:
    """Whether a seat can reach so many points, trying every legal move."""
    if deal.points[seat] >= wanted:
        return True
    if deal.points[seat] + SECOND_PLAY - sum(deal.points) < wanted:
        return False
    decide = any if deal.to_move == seat else all
    return decide(by_the_referee(played(deal, move), seat, wanted) for move in deal.legal_moves())


def played(deal: Showcase, move: int) -> Showcase:
    after = deal.copy()
    after.play(move)
    return after


@pytest.mark.parametrize("seed", range(12))
def test_the_last_tricks_are_worth_what_the_referee_says(seed: int) -> None:
    deal = second_play(seed, tricks=2)
    if seed % 2:
        deal.play(random.Random(seed).choice(deal.legal_moves()))
    seat = deal.to_move or 0
    for move, (low, high) in solved(deal).spans.items():
        points = deal.points[seat] + low
        assert low == high
        assert by_the_referee(played(deal, move), seat, points)
        assert not by_the_referee(played(deal, move), seat, points + 1)


@pytest.mark.parametrize("seed", range(30))
def test_the_moves_are_those_that_the_referee_allows(seed: int) -> None:
    deal, rng = second_play(seed), random.Random(seed)
    while deal.outcome is None:
        assert tuple(solved(deal, Budget(nodes=0)).spans) == deal.legal_moves()
        deal.play(rng.choice(deal.legal_moves()))


@pytest.mark.parametrize("trump", range(6))
def test_whole_deals_go_as_foretold_when_both_play_their_best(trump: int) -> None:
    deal = second_play(trump + 40, tricks=11, trump=trump)
    seat = deal.to_move or 0
    foretold, before = solved(deal), deal.points[seat]
    assert foretold.exact
    while deal.outcome is None:
        deal.play(solved(deal, Budget(nodes=100_000)).best)
    assert deal.points[seat] - before == foretold.spans[foretold.best].low


@pytest.mark.parametrize("seed", range(6))
def test_the_foretold_tricks_are_won_against_any_other_play(seed: int) -> None:
    deal, rng = second_play(seed + 60, tricks=10), random.Random(seed)
    seat = deal.to_move or 0
    foretold, before = solved(deal), deal.points[seat]
    while deal.outcome is None:
        deal.play(solved(deal).best if deal.to_move == seat else rng.choice(deal.legal_moves()))
    assert deal.points[seat] - before >= foretold.spans[foretold.best].low


# Equal cards


def test_cards_are_equal_if_the_other_player_has_none_between_them() -> None:
    mine = cards("2S 4S 7S 9S AS 3H 5H")
    assert equals(bits(mine), bits(mine), bits(cards("3S 8S KS 4D"))) == dict(
        zip(mine, cards("2S 4S 4S 9S AS 3H 3H"), strict=True)
    )


def test_a_card_on_the_table_parts_those_below_it_from_those_above() -> None:
    seven, nine, eight = cards("7S 9S 8S")
    solution = solve(bits([seven, nine]), bits(cards("2H 3H")), NO_TRUMP, 2, led=eight)
    assert solution.spans == {seven: (0, 0), nine: (2, 2)}


# Naming


def test_the_trump_that_is_named_wins_the_most() -> None:
    for leader, follower, _, tricks in positions(60, 5):
        for leads in (True, False):
            solution = solve_naming(*((leader, follower) if leads else (follower, leader)), leads, tricks)
            assert solution.exact
            assert list(solution.spans) == list(NAMINGS)
            for move, trump in NAMINGS.items():
                won = exact(leader, follower, trump, tricks)
                assert solution.spans[move] == ((won, won) if leads else (tricks - won, tricks - won))


def test_an_estimate_of_what_naming_reaches_is_the_truth_if_there_is_enough_to_think() -> None:
    for leader, follower, _, tricks in positions(150, 6):
        for leads in (True, False):
            sides = (leader, follower) if leads else (follower, leader)
            spans = solve_naming(*sides, leads, tricks).spans.values()
            for wanted in (1, tricks):
                truth = max(span.low for span in spans) >= wanted
                assert naming_reaches(*sides, leads, wanted, nodes=10_000, tricks=tricks) == truth


def test_an_estimate_of_what_naming_reaches_is_the_rule_of_thumb_if_there_is_nothing_to_think() -> None:
    mine, other = hands(second_play(7))
    thumb = max(play_on(mine, other, trump, SECOND_PLAY) for trump in NAMINGS.values())
    assert naming_reaches(mine, other, True, thumb, nodes=0)
    assert not naming_reaches(mine, other, True, thumb + 1, nodes=0)


# When the budget ends


def test_the_same_number_of_positions_gives_the_same_answer_and_no_more_are_looked_at() -> None:
    for seed in range(6):
        deal = second_play(seed + 80)
        for nodes in (0, 50, 700):
            solution = solved(deal, Budget(nodes=nodes))
            assert solution == solved(deal, Budget(nodes=nodes))
            assert solution.nodes <= nodes


def test_what_is_known_when_the_budget_ends_is_true() -> None:
    cut_short = 0
    for seed in range(10):
        deal = second_play(seed + 90, tricks=11)
        truth = solved(deal).spans
        for nodes in (30, 300, 1000):
            solution = solved(deal, Budget(nodes=nodes))
            cut_short += not solution.exact
            for move, (low, high) in solution.spans.items():
                assert low <= truth[move].low <= high
            if solution.exact:
                assert truth[solution.best].low == max(span.low for span in truth.values())
    assert cut_short >= 10


def test_with_no_budget_at_all_the_rule_of_thumb_plays() -> None:
    for seed in range(10):
        deal = second_play(seed)
        assert solved(deal, Budget(nodes=0)).best == best_lead(*hands(deal), deal.trump or 0, SECOND_PLAY)[0]
        assert solved(deal, Budget(seconds=0)).best == solved(deal, Budget(nodes=0)).best


# Positions that speak for themselves


def test_long_suits_win_once_the_other_is_out_of_them() -> None:
    mine, other = bits(cards("AS 4S 3S 2S")), bits(cards("KH QH JH 5S"))
    assert solve(mine, other, NO_TRUMP, 4).spans[CARDS["AS"]] == (4, 4)
    assert solve(mine, other, CARDS["KH"] & 3, 4).spans[CARDS["AS"]] == (1, 1)
    assert solve(mine, other, ALL_TRUMPS, 4).spans[CARDS["AS"]] == (2, 2)  # the second spade is trumped, a heart too


def test_a_guarded_king_makes_its_trick_if_the_ace_is_led_from() -> None:
    ace, two = CARDS["AS"], CARDS["2S"]
    solution = solve(bits([ace, two]), bits(cards("KS 3S")), NO_TRUMP, 2)
    assert solution.spans == {ace: (1, 1), two: (1, 1)}
