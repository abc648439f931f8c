"""The turning point of a deal: the choice that cost most, judged by what the seat could know."""

from __future__ import annotations

from functools import partial
from itertools import count
from random import Random

import pytest

from game.cpu import choose, think
from game.cpu.review import COSTLY, Decision, Review, TurningPoint
from game.cpu.thought import Effort, Judged, Thought
from game.rules import GAMES, replay
from game.rules.bread.deal import Bread
from game.rules.cards import CARDS, DECK_52
from game.rules.deal import Deal
from game.rules.svoloch.combinations import PASS
from game.rules.svoloch.deal import Svoloch

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))


def played_out(game: str, seed: int = 3) -> Deal:
    rules, rng = GAMES[game], Random(seed)
    deal = rules.new(players=rules.PLAYERS[0], seed=seed)
    while deal.to_move is not None:
        deal.play(choose("easy", deal.observe(deal.to_move), rng))
    return deal


def answered(review: Review, costs: dict[int, float], visits: int = 1000) -> list[Decision]:
    """Tell the review that the moves of these numbers cost so much, and the others nothing; what it asked about."""
    asked = []
    while (position := review.position) is not None:
        asked.append(position)
        played = position.played
        others = [move for move in position.observation.legal_moves() if move != played]
        cost = costs.get(position.number, 0.0)
        judged = [Judged(played, 0.6 - cost, visits), *(Judged(move, 0.6 if cost else 0.5, visits) for move in others)]
        review.learn(Thought.of(judged))
    return asked


def thought_over(review: Review) -> TurningPoint | None:
    """By the search itself."""
    while (position := review.position) is not None:
        review.learn(think("hard", position.observation, Random(position.number), review.effort))
    return review.turning_point


@EVERY_GAME
def test_each_choice_is_judged_by_what_its_seat_could_know(game: str) -> None:
    deal = played_out(game)
    asked = answered(Review(deal, 1), {})
    assert asked
    for choice in asked:
        assert choice.observation == deal.rewound(choice.number).observe(1)
        assert deal.moves[choice.number] == (1, choice.played)
        assert len(choice.observation.legal_moves()) > 1


@EVERY_GAME
def test_the_costliest_choice_is_the_turning_point_and_the_worst_get_a_longer_look(game: str) -> None:
    deal = played_out(game)
    numbers = [choice.number for choice in answered(Review(deal, 0), {})]
    costs = {number: 0.1 + at / 100 for at, number in enumerate(numbers[:5])}
    review = Review(deal, 0)
    asked = [choice.number for choice in answered(review, costs)]
    worst = sorted(costs, key=lambda number: -costs[number])[:3]
    assert asked == [*numbers, *worst]
    assert review.turning_point is not None
    assert review.turning_point.choice.number == worst[0]
    assert review.turning_point.cost == pytest.approx(costs[worst[0]], abs=0.01)


def test_what_costs_little_is_no_turning_point() -> None:
    deal = played_out("bread")
    numbers = [choice.number for choice in answered(Review(deal, 0), {})]
    review = Review(deal, 0)
    answered(review, dict.fromkeys(numbers, COSTLY / 2))
    assert review.turning_point is None


def test_what_was_hardly_tried_is_no_turning_point() -> None:
    """A move that was tried once and lost seemed to win about 1 % of such deals."""
    deal = played_out("bread")
    numbers = [choice.number for choice in answered(Review(deal, 0), {})]
    review = Review(deal, 0)
    answered(review, {numbers[0]: 0.5}, visits=1)
    assert review.turning_point is None


def test_what_was_found_by_reckoning_needs_no_tries() -> None:
    """In Showcase's second play nothing is tried, and at first nothing was thought to cost anything there."""
    deal = played_out("showcase")
    numbers = [choice.number for choice in answered(Review(deal, 0), {})]
    review = Review(deal, 0)
    while (position := review.position) is not None:
        lost = position.number == numbers[-1]
        review.learn(
            Thought.of(
                Judged(move, 0.03 if lost and move == position.played else 0.96)
                for move in position.observation.legal_moves()
            )
        )
    assert review.turning_point is not None
    assert review.turning_point.cost == pytest.approx(0.93)


def test_the_progress_counts_short_looks_and_then_longer_ones() -> None:
    deal = played_out("bread")
    numbers = [choice.number for choice in answered(Review(deal, 0), {})]
    review = Review(deal, 0)
    told = []
    while (position := review.position) is not None:
        told.append((review.progress.number, review.progress.of, review.progress.longer))
        costly = position.number == numbers[1]
        judged = [
            Judged(move, 0.1 if costly and move == position.played else 0.6, 99)
            for move in position.observation.legal_moves()
        ]
        review.learn(Thought.of(judged))
    count = len(numbers)
    assert told == [*((at + 1, count, False) for at in range(count)), (1, 1, True)]


def test_the_whole_takes_no_more_than_some_ten_seconds_however_long_the_deal() -> None:
    for game in GAMES:
        review, seconds = Review(played_out(game), 0), 0.0
        while (position := review.position) is not None:
            seconds += review.effort.seconds
            review.learn(
                Thought.of(
                    [Judged(move, float(move != position.played), 99) for move in position.observation.legal_moves()]
                )
            )
        assert 0 < seconds < 12


def test_only_the_moves_of_persons_count() -> None:
    deal = played_out("bread")
    numbers = [choice.number for choice in answered(Review(deal, 0), {})]
    deal.notes["owners"] = [[numbers[1], 0, "normal"], [numbers[3], 0, None]]
    counted = [choice.number for choice in answered(Review(deal, 0), {})]
    assert counted == [numbers[0], *numbers[3:]]


def test_refills_of_a_record_without_a_seed_are_those_of_the_record() -> None:
    deal = next(deal for deal in map(partial(played_out, "bread"), count()) if deal.refills)
    again = replay({**deal.record(), "seed": None})
    asked, expected = answered(Review(again, 0), {}), answered(Review(deal, 0), {})
    assert [choice.number for choice in asked] == [choice.number for choice in expected]


# Blunders


def test_a_king_of_the_same_colour_is_found_where_another_colour_was_there() -> None:
    hands = [["9C", "9D", "9H", "9S", "5C", "5D"], ["KH", "JS", "2C", "3D", "4H", "6S"]]
    dealt = [CARDS[code] for pair in zip(hands[1], hands[0], strict=True) for code in pair]
    deck = [*dealt, CARDS["4C"], CARDS["QD"]]
    deal = Bread.new(
        players=2, dealer=0, deck=[*deck, *(card for card in DECK_52 if card not in deck)], options={"refills": 1}
    )
    for code in ("pass", "pass", "KH"):
        deal.play(deal.parse(code))
    point = thought_over(Review(deal, 1, iterations=160))
    assert point is not None
    assert (deal.text(point.choice.played), deal.text(point.better.move)) == ("KH", "JS")


def test_a_win_that_was_left_to_the_next_player_costs_much() -> None:
    before = _about_to_win()
    seat = before.to_move
    assert seat is not None
    seen = before.observe(seat)
    point = TurningPoint(Decision(len(seen.moves), seen, PASS), think("hard", seen, Random(1), Effort(iterations=150)))
    assert point.cost > 0.15
    assert point.sure > 0
    assert _wins(before, point.better.move)


def _about_to_win() -> Svoloch:
    """A seat can go out, and if it passes, so can the next one."""
    for seed in range(30, 100):
        deal, rng = Svoloch.new(players=3, seed=seed, options={"free_pass": True}), Random(seed)
        while deal.to_move is not None:
            if PASS in deal.legal_moves() and _can_win(deal):
                after = deal.copy()
                after.play(PASS)
                if _can_win(after):
                    return deal
            deal.play(choose("normal", deal.observe(deal.to_move), rng))
    raise AssertionError("nobody could go out")


def _can_win(deal: Deal) -> bool:
    return any(_wins(deal, move) for move in deal.legal_moves())


def _wins(deal: Deal, move: int) -> bool:
    after = deal.copy()
    after.play(move)
    return after.outcome is not None
