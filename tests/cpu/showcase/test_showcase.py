"""CPU players of Showcase."""

from __future__ import annotations

import random

import pytest

from game.cpu import choose, explain, hint, seat_rng, think
from game.cpu.showcase.endgame import best_answer, best_lead
from game.cpu.showcase.endgame import play_on as tricks_of_leader
from game.cpu.showcase.evaluation import chance, closer_chance
from game.cpu.showcase.heuristics import (
    LEAD,
    chance_of,
    holdings,
    tricks_of,
    weigh,
)
from game.cpu.showcase.judgement import weigh_trumps
from game.cpu.showcase.rollout import Position
from game.cpu.showcase.solver import Span, solve, solve_naming
from game.cpu.thought import Effort
from game.rules.cards import CARDS, bits, members
from game.rules.showcase.deal import Showcase
from game.rules.showcase.tricks import ALL_TRUMPS, NAMINGS, NO_TRUMP, playable, takes
from tests.cpu.whole_deals import played_out
from tests.rules.playing import cards, play, play_on
from tests.rules.test_showcase import BORIS, arranged, empty_handed, legal

DEALS = 200
THINKING = Effort(iterations=160)
CHOOSERS = pytest.mark.parametrize("level", ["normal", "hard"])


def played(levels: tuple[str, str], seed: int) -> Showcase:
    deal = Showcase.new(2, seed, seed % 2)
    played_out(deal, levels, seed)
    return deal


def chosen(deal: Showcase, level: str = "normal") -> set[str]:
    """What the player to move may choose."""
    seat = deal.to_move or 0
    thinks = level == "hard"
    return {
        deal.text(choose(level, deal.observe(seat), seat_rng(seed, seat), THINKING))
        for seed in range(3 if thinks else 10)
    }


# How well they play


@pytest.mark.strength
def test_normal_wins_93_of_100_deals_against_random() -> None:
    won = sum(0 in (played(("normal", "random"), seed).outcome or pytest.fail()).winners for seed in range(DEALS))
    assert won >= 0.93 * DEALS


@pytest.mark.strength
def test_normal_names_the_trump_and_wins_nearly_always_against_a_player_who_takes_what_can_be_taken() -> None:
    deals = [played(("normal", "easy"), seed) for seed in range(60)]
    assert sum(deal.observe().namer == 0 for deal in deals) >= 0.85 * len(deals)
    assert sum(deal.outcome is not None and deal.outcome.winners == (0,) for deal in deals) >= 0.85 * len(deals)


@pytest.mark.strength
def test_easy_beats_random() -> None:
    deals = [played(("easy", "random"), seed) for seed in range(60)]
    assert sum(deal.outcome is not None and deal.outcome.winners == (0,) for deal in deals) >= 0.65 * len(deals)


# The first play


def test_normal_lets_a_trick_go_and_keeps_the_high_card() -> None:
    deal = arranged(BORIS.replace("KS", "7H"), "2S 3S 4S 5S KS AC KC 5D 6D 7D 8D 9D 2C", "9C")
    play(deal, "7S")
    assert "KS" in legal(deal)
    assert chosen(deal) <= {"2S", "3S", "4S", "5S"}
    assert hint(deal.observe(0)).reason == "ducks"


def test_normal_wins_a_high_card_that_it_can_have_for_little() -> None:
    deal = arranged("KH 2H 3S 4S 5S 6S 7S 2D 3D 4D 5D 6D 7D", "AH 3H 8S 9S TS JS QS 8D 9D TD JD QD 2C", "9C")
    play(deal, "KH")
    assert chosen(deal) == {"AH"}
    assert hint(deal.observe(0)).reason == "wins_card"


def test_normal_follows_from_the_showcase_so_that_less_counts() -> None:
    hands = "2H 9H TH 7S 8S 9S 2D 3D 4D 5D 6D 7D 8D", "4H KH 3S 4S 5S 6S JS 9D TD JD QD KD 2C"
    deal = arranged(*hands, "9C", "AD QS AS")
    play(deal, "2H 4H 3S 7S 9H")
    assert set(legal(deal).split()) == {"2H", "4H", "KH"}
    assert chosen(deal) <= {"2H", "4H"}
    assert hint(deal.observe(0)).reason == "breaks_case"


@pytest.mark.parametrize("seed", range(5))
def test_the_trick_that_gives_the_lead_of_the_second_play_is_worth_more(seed: int) -> None:
    def weighed(lead: str) -> dict[int, float]:
        deal, rng = Showcase.new(2, seed, options={"lead": lead}), random.Random(seed)
        play_on(deal, 25, rng)
        return {choice.move: choice.worth for choice in weigh(deal.observe(deal.to_move or 0)) if choice.wins}

    thirteenth, last = weighed("13th"), weighed("last")
    assert thirteenth == {move: pytest.approx(worth + LEAD) for move, worth in last.items()}


# Naming


@pytest.mark.parametrize("lead", ["13th", "last"])
def test_normal_names_the_trump_that_wins_the_most_tricks(lead: str) -> None:
    deal = Showcase.new(2, 5, options={"lead": lead})
    while deal.phase != "naming":
        deal.play(random.Random(len(deal.moves)).choice(deal.legal_moves()))
    weighed = weigh_trumps(deal.observe(deal.to_move or 0))
    assert {choice.move for choice in weighed} == set(NAMINGS)
    assert [choice.worth for choice in weighed] == sorted((choice.worth for choice in weighed), reverse=True)
    assert chosen(deal) == {deal.text(weighed[0].move)}
    advice = hint(deal.observe(deal.to_move or 0))
    assert (advice.move, advice.reason) == (weighed[0].move, "names")


def test_who_holds_every_high_card_of_a_suit_names_it_or_better() -> None:
    mine = bits(cards("AS KS QS JS TS 9S 8S 7S 2H 3H 2D 3D 2C"))
    other = bits(range(52)) & ~mine
    as_trump = 13 - best_lead(other, mine, 3, 13)[1]
    assert as_trump >= 8
    assert 13 - best_lead(other, mine, NO_TRUMP, 13)[1] < as_trump


# The second play


def exact(leader: int, follower: int, trump: int, tricks: int) -> int:
    """Tricks of the leader when both play perfectly, by trying everything."""
    if not tricks:
        return 0
    best = 0
    for led in members(leader):
        worst = tricks
        for card in members(playable(follower, 0, led, trump, True)):
            left, right = leader ^ 1 << led, follower ^ 1 << card
            if takes(card, led, trump):
                worst = min(worst, tricks - 1 - exact(right, left, trump, tricks - 1))
            else:
                worst = min(worst, 1 + exact(left, right, trump, tricks - 1))
        best = max(best, worst)
    return best


def test_a_position_of_the_second_play_is_weighed_close_to_the_truth() -> None:
    rng, off = random.Random(1), 0
    for _ in range(300):
        held = rng.sample(range(52), 8)
        leader, follower, trump = bits(held[:4]), bits(held[4:]), rng.randrange(6)
        off += abs(best_lead(leader, follower, trump, 3)[1] - exact(leader, follower, trump, 3))
    assert off <= 15


def test_with_one_trick_left_nothing_is_misjudged() -> None:
    rng = random.Random(2)
    for _ in range(300):
        held = rng.sample(range(52), 6)
        leader, follower, trump = bits(held[:3]), bits(held[3:]), rng.randrange(6)
        assert best_lead(leader, follower, trump, 1)[1] == exact(leader, follower, trump, 1)


def test_playing_on_counts_every_trick_once() -> None:
    rng = random.Random(3)
    for _ in range(200):
        deck = rng.sample(range(52), 52)
        assert 0 <= tricks_of_leader(bits(deck[:26]), bits(deck[26:]), rng.randrange(6), 13) <= 13
    assert tricks_of_leader(bits(cards("AS KS QS")), bits(cards("2S 3S 4S")), NO_TRUMP, 3) == 3
    # at all trumps who follows wins: first the one, then the other, who then has to lead
    assert tricks_of_leader(bits(cards("2S 3S 4S")), bits(cards("AH KH QH")), ALL_TRUMPS, 3) == 1


def test_an_answer_wins_with_the_cheapest_card_and_loses_with_the_lowest() -> None:
    ace, king, two, queen = cards("AS KS 2S QS")
    assert best_answer(bits([ace, king]), bits(cards("4H")), queen, NO_TRUMP, 2) == (king, 2)
    assert best_answer(bits([king, two]), bits(cards("3S 4S")), ace, NO_TRUMP, 2)[0] == two


def test_a_lead_that_costs_a_trick_is_not_chosen() -> None:
    # the queen would be beaten by the king; led after the ace has drawn it, she wins
    card, tricks = best_lead(bits(cards("AS QS")), bits(cards("KS 2H")), NO_TRUMP, 2)
    assert (card, tricks) == (CARDS["AS"], 2)


# Hard


@pytest.mark.strength
def test_hard_beats_normal_far_more_often_than_not() -> None:
    won = 0
    for seed in range(4):
        for seat in (0, 1):
            levels = ("hard", "normal") if seat == 0 else ("normal", "hard")
            outcome = played_out(Showcase.new(2, seed, seed % 2), levels, seed, Effort(iterations=40))
            won += outcome.winners == (seat,)
    assert won >= 5


def test_hard_is_sure_of_the_second_play_and_tells_its_tricks() -> None:
    deal, rng = Showcase.new(2, 4), random.Random(4)
    play_on(deal, 53 + 12, rng)
    seen = deal.observe(deal.to_move or 0)
    thought = think("hard", seen, rng, Effort(iterations=1000))
    assert thought.exact
    mine, other = holdings(seen)
    solution = solve(mine, other, deal.trump or 0, 13 - sum(deal.points), deal.led)
    won = deal.points[deal.to_move or 0]
    for move, (low, high) in solution.spans.items():
        assert low == high == tricks_of(thought.worth(move)) - won
    facts = explain(seen, thought).facts
    assert (facts["tricks"], facts["left"]) == (solution.spans[solution.best].low, 13 - sum(deal.points))


def test_a_worth_of_the_second_play_tells_win_and_tricks() -> None:
    assert [tricks_of(chance_of(tricks)) for tricks in range(14)] == list(range(14))
    worths = [chance_of(tricks) for tricks in range(14)]
    assert worths == sorted(set(worths))
    assert worths[6] < 0.1
    assert 0.9 < worths[7] < worths[13] <= 1


def test_the_first_play_is_played_on_by_the_rules_of_the_referee() -> None:
    for seed in range(12):
        deal = Showcase.new(2, seed, seed % 2, options={"lead": ("13th", "last")[seed // 2 % 2]})
        position, rng = Position(deal), random.Random(seed)
        while deal.phase == "first":
            card = position.lead(rng) if position.led is None else position.answer()
            assert deal.why_not(card) is None
            card = card if rng.random() < 0.5 else rng.choice(deal.legal_moves())
            deal.play(card)
            position.play(card)
            for copy in (position, Position(deal)):
                assert [members(held) for held in copy.hands] == [deal.hand(0), deal.hand(1)]
                assert [members(shown) for shown in copy.shown] == [deal.showcase(0), deal.showcase(1)]
                assert (tuple(copy.counts), copy.led, len(copy.stock)) == (deal.counts, deal.led, deal.stock)
        for copy in (position, Position(deal)):
            assert (copy.namer(), copy.leader) == (deal.to_move, deal.observe().first_leader)


def test_what_cards_promise_grows_with_them_and_with_naming() -> None:
    mine = bits(cards("AS KS QS 9S 7S 4S 2S AH 5H 3H KD 6D 2D JC TC 5C 3C"))
    assert 0 < chance(mine, names=False) < chance(mine, names=True) < 1
    better = mine ^ bits(cards("3C AC"))
    assert all(chance(mine, names) < chance(better, names) for names in (False, True))
    everything, nothing = bits(range(52)) ^ bits(cards("2S 3H 4D")), bits(cards("2S 3H 4D"))
    assert chance(everything, names=True) > 0.95
    assert chance(nothing, names=False) < 0.05


@pytest.mark.parametrize("seed", range(4))
def test_a_closer_look_tells_who_wins_the_second_play(seed: int) -> None:
    deal, rng = Showcase.new(2, seed), random.Random(seed)
    while deal.phase == "first":
        deal.play(rng.choice(deal.legal_moves()))
    seen = deal.observe(deal.to_move or 0)
    mine, other = holdings(seen)
    names = seen.first_leader == deal.to_move
    solution = solve_naming(mine, other, names)
    wins = solution.spans[solution.best].low >= 7
    assert (closer_chance(mine if names else other, names) > 0.5) == (wins == names)


# Blunders: positions in which one move is plainly right


@CHOOSERS
def test_no_king_is_thrown_under_an_ace_where_a_low_card_could_be(level: str) -> None:
    deal = arranged("AS 2H 3S 4S 5S 6S 7S 2D 3D 4D 5D 6D 7D", "KS TS 2S 8S 9S 3H 4H QS 8D 9D TD JD 2C", "9C")
    play(deal, "AS")
    assert not chosen(deal, level) & {"KS", "QS"}


@CHOOSERS
def test_a_king_is_taken_with_the_ace_that_has_it_for_little(level: str) -> None:
    deal = arranged("KH 2H 3S 4S 5S 6S 7S 2D 3D 4D 5D 6D 7D", "AH 3H 8S 9S TS JS QS 8D 9D TD JD QD 2C", "9C")
    play(deal, "KH")
    assert chosen(deal, level) == {"AH"}


LAST_TRICKS = {22: "4C", 42: "3D 6D 7D 8D", 46: "4H", 65: "2C 4C 7C 8C JC KC AC", 212: "4H 5H"}
"""By the seed of a deal played at random: what in the last trick keeps the naming of the trump, and wins the deal."""


@CHOOSERS
@pytest.mark.parametrize(("seed", "right"), LAST_TRICKS.items())
def test_the_last_trick_is_lost_where_that_names_the_trump_and_wins_the_deal(seed: int, right: str, level: str) -> None:
    deal, rng = Showcase.new(2, seed), random.Random(seed)
    while len(deal.tricks) < 25 or deal.led is None:
        deal.play(rng.choice(deal.legal_moves()))
    assert set(legal(deal).split()) > set(right.split())
    assert chosen(deal, level) <= set(right.split())


@CHOOSERS
@pytest.mark.parametrize("seed", [4, 20, 26, 38])
def test_no_trump_is_named_that_loses_where_another_wins_with_much_to_spare(seed: int, level: str) -> None:
    deal, rng = Showcase.new(2, seed), random.Random(seed)
    while deal.phase == "first":
        deal.play(rng.choice(deal.legal_moves()))
    seen = deal.observe(deal.to_move or 0)
    spans = solve_naming(*holdings(seen), seen.first_leader == deal.to_move).spans
    losing = {deal.text(move) for move, (_, high) in spans.items() if high < 7}
    assert max(spans.values()) >= Span(9, 9)
    assert losing
    assert not chosen(deal, level) & losing


@CHOOSERS
def test_the_last_two_tricks_are_played_without_a_mistake(level: str) -> None:
    plain = 0
    for seed in range(40):
        deal, rng = Showcase.new(2, seed, seed % 2), random.Random(seed)
        play_on(deal, 53 + 22 + seed % 2, rng)
        seen = deal.observe(deal.to_move or 0)
        spans = solve(*holdings(seen), deal.trump or 0, 13 - sum(deal.points), deal.led).spans
        best = max(span.low for span in spans.values())
        right = {deal.text(move) for move, span in spans.items() if span.low == best}
        plain += len(right) < len(spans)
        assert chosen(deal, level) <= right
    assert plain >= 10


# All levels


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_choices_are_legal_and_repeat_for_the_same_seed(level: str) -> None:
    assert played((level, level), 3).moves == played((level, level), 3).moves


def test_a_hint_is_a_legal_move_that_normal_may_play() -> None:
    reasons = set()
    for seed in range(12):
        deal = Showcase.new(2, seed)
        while deal.to_move is not None:
            seen = deal.observe(deal.to_move)
            advice = hint(seen)
            assert seen.why_not(advice.move) is None
            reasons.add(advice.reason)
            deal.play(advice.move)
    assert len(reasons) >= 10


def test_a_player_with_an_empty_hand_goes_on_from_the_showcase() -> None:
    deal = empty_handed()
    assert {CARDS[code] for code in chosen(deal)} <= set(deal.showcase(1))


def test_what_the_others_hold_makes_no_difference() -> None:
    deal = Showcase.new(2, 8)
    play(deal, " ".join(deal.text(move) for move in deal.legal_moves()[:1]))
    seen = deal.observe(0)
    world = seen.world(random.Random(4))
    assert world.hand(1) != deal.hand(1)
    assert chosen(world) == chosen(deal)
