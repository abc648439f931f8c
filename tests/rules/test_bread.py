"""RULES.md, section 1, sentence by sentence."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from game.rules.bread.deal import Bread
from game.rules.bread.events import BreadRefill, BreadTurn, LastRound
from game.rules.bread.moves import DRAW
from game.rules.cards import CARDS, CODES, RANKS, is_red
from game.rules.deal import IllegalMove
from game.rules.events import DISCARD, STOCK, Ended, Moved, Passed, Penalty, Refilled, Swapped, TurnTo, hand
from tests.rules.playing import OUT_HANDS, OUT_MOVES, arranged, cards, find, play, play_on, shared

ANNA = "2C 3C 4C 5C 6C 7C"
BORIS = "2D 3D 4D 5D 6D 7D"
FIVE = [ANNA, "8C 9C TC JC QC KC", "2S 3S 4S 5S 6S 7S", "8S 9S TS JS QS KS", BORIS]
REDS = "8D 9D TD JD QD KD AD 2H 3H 4H 5H 6H 8H 9H TH JH QH KH AH"
"""All that five players are not dealt, but for three cards."""


def codes(deal: Bread, seat: int) -> set[str]:
    return {CODES[card] for card in deal.hand(seat)}


def top(deal: Bread) -> str:
    return CODES[deal.top]


def legal(deal: Bread) -> str:
    return " ".join(deal.text(move) for move in deal.legal_moves())


def refused(deal: Bread, code: str) -> IllegalMove:
    refusal = deal.why_not(deal.parse(code))
    assert refusal is not None
    return refusal


def before_the_first_refill(deal: Bread) -> bool:
    """The seat to move must draw the last card of the stock."""
    return deal.round > 0 and not deal.refills and deal.stock == 1 and deal.legal_moves() == (DRAW,)


def turns_taken(deal: Bread) -> list[int]:
    """By seat, after the opening."""
    taken = Counter(seat for seat, _ in deal.moves[deal.players :])
    return [taken[seat] for seat in range(deal.players)]


# Deal


def test_six_cards_each_one_at_a_time_from_the_top_starting_left_of_the_dealer() -> None:
    deal = Bread.new(3, dealer=1, deck=range(52))
    assert deal.hand(2) == (0, 3, 6, 9, 12, 15)
    assert deal.hand(0) == (1, 4, 7, 10, 13, 16)
    assert deal.hand(1) == (2, 5, 8, 11, 14, 17)


def test_the_next_card_is_the_bottom_face_down_and_the_next_the_top_face_up() -> None:
    deal = Bread.new(3, dealer=1, deck=range(52))
    assert deal.places()[DISCARD] == (18, 19)
    assert deal.places()[STOCK] == tuple(range(20, 52))
    assert deal.observe(0, 1, 2).discard == (None, 19)
    assert deal.observe(0, 1, 2).bottom is None


# Opening


def test_in_the_opening_each_player_chooses_once_starting_left_of_the_dealer() -> None:
    deal = arranged([ANNA, BORIS, "8C 9C TC JC QC KC"], "AS 7H", dealer=1)
    for seat in (2, 0, 1):
        assert deal.opening
        assert deal.to_move == seat
        assert legal(deal) == "spread flip pass"
        assert refused(deal, "8C").code == refused(deal, "draw").code == "opening"
        play(deal, "pass")
    assert not deal.opening
    assert deal.to_move == 2
    assert refused(deal, "pass").code == refused(deal, "spread").code == refused(deal, "flip").code == "not_opening"


def test_spread_turns_cards_up_until_the_colour_differs_from_before_this_spread() -> None:
    deal = arranged([ANNA, BORIS], "AS 7H", "8H 9D TC JC QH KS")
    events = play(deal, "spread")
    assert deal.places()[DISCARD] == tuple(cards("AS 7H 8H 9D TC"))
    assert shared(events) == [*(Moved(1, (card,), STOCK, DISCARD) for card in cards("8H 9D TC")), TurnTo(0)]
    play(deal, "spread")
    assert deal.places()[DISCARD] == tuple(cards("AS 7H 8H 9D TC JC QH"))


def test_a_spread_stops_when_the_stock_is_exhausted_and_then_the_stock_is_refilled() -> None:
    deal = arranged(FIVE, "AS 7H", f"{REDS} AC", refills=1)
    assert deal.stock == 20
    play(deal, "spread")
    assert top(deal) == "AC"
    assert deal.stock == 20  # the last card changed the colour and emptied the stock
    assert len(deal.refills) == 1

    all_red = arranged([*FIVE[:4], "2D 3D 4D 5D 6D AC"], "AS 7H", f"{REDS} 7D")
    events = play(all_red, "spread")
    assert top(all_red) == "7D"
    assert shared(events)[-2:] == [Refilled(1, 1, 20), TurnTo(2)]
    assert all_red.places()[DISCARD] == tuple(cards("AS 7D"))
    assert all_red.bottom == CARDS["AS"]


def test_flip_exchanges_top_and_bottom_and_leaves_the_others() -> None:
    deal = arranged([ANNA, BORIS], "AS 7H", "8H 9D TC")
    play(deal, "spread")
    events = play(deal, "flip")
    assert deal.places()[DISCARD] == tuple(cards("TC 7H 8H 9D AS"))
    assert events[0] == Swapped(0, DISCARD, CARDS["AS"], CARDS["TC"])


def test_after_a_flip_everyone_knows_the_card_that_lies_face_down() -> None:
    deal = arranged([ANNA, BORIS], "AS 7H")
    play(deal, "flip")
    assert deal.observe().bottom == CARDS["7H"]
    assert deal.observe().discard == tuple(cards("7H AS"))


def test_pass_in_the_opening_does_nothing() -> None:
    deal = arranged([ANNA, BORIS], "AS 7H")
    before = deal.places()
    assert shared(play(deal, "pass")) == [Passed(1), TurnTo(0)]
    assert deal.places() == before


# Play


def test_a_card_is_playable_if_its_rank_is_exactly_one_above_or_below() -> None:
    deal = arranged([ANNA, "6D 7D 8D 8S 9D TD"], "AS 7H")
    play(deal, "pass pass")
    assert legal(deal) == "6D 8D 8S"
    refusal = refused(deal, "7D")
    assert (refusal.code, refusal.facts) == ("rank", {"card": CARDS["7D"], "top": CARDS["7H"]})
    refusal = refused(deal, "KH")
    assert (refusal.code, refusal.facts) == ("no_card", {"card": CARDS["KH"]})
    assert deal.why_not(-3).facts == {"card": None}  # type: ignore[union-attr]


@pytest.mark.parametrize(("corner", "on_ace", "on_two"), [(False, "KD KS", "3D 3S"), (True, "2D KD KS", "3D 3S AC")])
def test_king_and_ace_are_a_step_ace_and_two_only_by_the_house_rule(corner: bool, on_ace: str, on_two: str) -> None:
    for up, hands, expected in (("AH", "2D KD KS 5C 6C 7C", on_ace), ("2H", "3D 3S AC 6C 7C 8C", on_two)):
        deal = arranged(["4C 4D 4H 4S 9C 9D", hands], f"AS {up}", corner=corner)
        play(deal, "pass pass")
        assert legal(deal) == expected


def test_who_holds_a_playable_card_must_play_one() -> None:
    deal = arranged([ANNA, "8D 8S 2D 3D KD KS"], "AS 7H")
    play(deal, "pass pass")
    refusal = refused(deal, "draw")
    assert refusal.code == "must_play"
    assert refusal.facts == {"cards": tuple(cards("8D 8S")), "top": CARDS["7H"], "stock_empty": False}


def test_without_must_play_one_may_draw_instead_unless_the_stock_is_empty() -> None:
    deal = arranged([ANNA, "8D 8S 2D 3D KD KS"], "AS 7H", must_play=False)
    play(deal, "pass pass")
    assert legal(deal) == "8D 8S draw"
    play(deal, "draw")
    assert deal.to_move == 0
    empty = find(
        lambda deal: deal.round > 0 and not deal.stock and DRAW not in deal.legal_moves(),
        2,
        must_play=False,
        refills="unlimited",
    )
    assert refused(empty, "draw").code == "must_play"
    assert refused(empty, "draw").facts["stock_empty"]


def test_with_no_playable_card_one_is_drawn_and_waits_for_the_next_turn() -> None:
    deal = arranged([ANNA, "2D 2H KC KD AC AD"], "AS 7H", "8C")
    play(deal, "pass pass")
    assert legal(deal) == "draw"
    events = play(deal, "draw")
    assert shared(events) == [Moved(1, (CARDS["8C"],), STOCK, hand(1), hidden=True), TurnTo(0)]
    assert "8C" in codes(deal, 1)
    assert deal.to_move == 0


def test_from_an_empty_stock_nothing_is_drawn_and_the_turn_passes() -> None:
    deal = find(
        lambda deal: deal.round > 0 and not deal.stock and deal.legal_moves() == (DRAW,), 2, refills="unlimited"
    )
    before, seat = deal.places(), deal.to_move
    assert shared(play(deal, "draw")) == [Passed(seat), TurnTo(1 - (seat or 0))]
    assert deal.places() == before
    assert deal.moves[-1] == (seat, DRAW)


def test_a_card_of_the_other_colour_costs_nothing() -> None:
    deal = arranged([ANNA, "8S 2D 2H KC KD AC"], "AS 7H")
    play(deal, "pass pass")
    assert shared(play(deal, "8S")) == [Moved(1, (CARDS["8S"],), hand(1), DISCARD), TurnTo(0)]
    assert len(deal.hand(1)) == 5


@pytest.mark.parametrize("values", ["classic", "note"])
@pytest.mark.parametrize("rank", RANKS)
def test_a_card_of_the_same_colour_costs_as_many_cards_as_its_rank(rank: str, values: str) -> None:
    covered = RANKS[RANKS.index(rank) - 1] if rank != "2" else "3"
    rest = [code for code in CODES[:52] if code not in (f"{rank}D", f"{covered}H", "AS")]
    deal = arranged([" ".join(rest[:6]), " ".join([f"{rank}D", *rest[6:11]])], f"AS {covered}H", values=values)
    play(deal, "pass pass")
    expected = deal.places()[STOCK][: RANKS.index(rank) + 2]
    events = play(deal, f"{rank}D")
    assert events[1] == Penalty(1, RANKS.index(rank) + 2)
    assert [event.cards[0] for event in events[2:-1] if isinstance(event, Moved) and event.penalty] == list(expected)
    assert set(expected) < set(deal.hand(1))
    assert deal.to_move == 0


def test_a_penalty_is_paid_as_far_as_there_are_cards() -> None:
    def short_payment(deal: Bread) -> bool:
        for move in deal.legal_moves() if deal.round else ():
            card_points = sum(len(pile) for place, pile in deal.places().items() if place in (STOCK, DISCARD))
            if move != DRAW and is_red(move) == is_red(deal.top) and move // 4 + 2 > card_points - 1:
                return True
        return False

    deal = find(short_payment, 2, refills="unlimited")
    to_be_had = deal.stock + len(deal.places()[DISCARD]) - 2 + 1
    move = next(
        move for move in reversed(deal.legal_moves()) if is_red(move) == is_red(deal.top) and move // 4 + 2 > to_be_had
    )
    seat = deal.to_move
    events = play(deal, deal.text(move))
    paid = [event for event in events if isinstance(event, Moved) and event.penalty]
    assert len(paid) == to_be_had
    assert deal.stock == 0
    assert deal.to_move == 1 - (seat or 0)


def test_first_to_have_no_cards_wins_at_once() -> None:
    deal = arranged(OUT_HANDS, "AS 7H")
    events = play(deal, OUT_MOVES)
    assert deal.outcome is not None
    assert deal.outcome.winners == (1,)
    assert deal.outcome.reason == "out"
    assert deal.outcome.points == (2, 0)
    assert deal.outcome.cards_left == (1, 0)
    assert events[-1] == Ended(None, deal.outcome)
    assert deal.to_move is None
    assert deal.legal_moves() == ()
    assert refused(deal, "draw").code == "over"


def test_the_hand_counts_as_empty_only_after_the_penalty_is_paid() -> None:
    deal = arranged([OUT_HANDS[0].replace("JD", "JS"), OUT_HANDS[1]], "AS 7H")
    play(deal, OUT_MOVES.replace("JD", "JS"))
    assert deal.outcome is None
    assert len(deal.hand(1)) == 10


# The stock runs out


def test_bottom_and_top_stay_and_all_between_become_the_new_stock() -> None:
    deal = find(before_the_first_refill, 3)
    before = deal.places()
    events = play(deal, "draw")
    bottom, *between, up = before[DISCARD]
    assert deal.places()[DISCARD] == (bottom, up)
    assert sorted(deal.places()[STOCK]) == sorted(between)
    assert shared(events)[1] == Refilled(events[0].seat, 1, len(between))


def test_the_new_stock_is_shuffled_by_seed_and_number() -> None:
    deal = find(before_the_first_refill, 3)
    between = list(deal.places()[DISCARD][1:-1])
    play(deal, "draw")
    random.Random(f"{deal.seed}/refill/0").shuffle(between)
    assert deal.places()[STOCK] == tuple(between) == deal.refills[0]


def test_with_nothing_between_the_stock_stays_empty_until_there_is() -> None:
    deal = find(
        lambda deal: deal.round > 0 and not deal.stock and deal.legal_moves() != (DRAW,), 2, refills="unlimited"
    )
    assert len(deal.places()[DISCARD]) == 2
    covered, refills = deal.top, len(deal.refills)
    events = play(deal, legal(deal).split()[0])
    assert isinstance(events[1], Refilled)
    assert events[1].count == 1
    assert deal.refills[refills] == (covered,)


def test_an_empty_stock_is_refilled_before_the_penalty_is_paid() -> None:
    deal = find(
        lambda deal: (
            deal.round > 0
            and not deal.stock
            and any(move != DRAW and is_red(move) == is_red(deal.top) for move in deal.legal_moves())
        ),
        2,
        refills="unlimited",
    )
    move = next(move for move in deal.legal_moves() if is_red(move) == is_red(deal.top))
    covered = deal.top
    events = play(deal, deal.text(move))
    assert [type(event) for event in shared(events[:4])] == [Moved, Refilled, Penalty, Moved]
    assert events[3].cards == (covered,)  # type: ignore[attr-defined]


def test_a_penalty_refills_whenever_the_stock_gets_empty() -> None:
    def refills_on_the_way(deal: Bread) -> bool:
        return deal.round > 0 and any(
            move != DRAW and is_red(move) == is_red(deal.top) and 0 < deal.stock < move // 4 + 2
            for move in deal.legal_moves()
        )

    deal = find(refills_on_the_way, 2)
    move = next(move for move in reversed(deal.legal_moves()) if is_red(move) == is_red(deal.top))
    stock = deal.stock
    events = play(deal, deal.text(move))
    kinds = [type(event) for event in shared(events)]
    assert kinds[:2] == [Moved, Penalty]
    assert kinds.index(Refilled) == 2 + stock
    assert kinds.count(Moved) == 1 + move // 4 + 2


# The end of a long deal


@pytest.mark.parametrize("players", Bread.PLAYERS)
@pytest.mark.parametrize("refills", [1, 2, 3, 4, 6])
def test_the_round_of_the_last_refill_is_the_last_and_all_had_as_many_turns(players: int, refills: int) -> None:
    for seed in range(20):
        options = {"rounds": "unlimited", "refills": refills}
        deal, rng = Bread.new(players, seed, seed % players, options=options), random.Random(seed)
        reached = None
        while deal.outcome is None:
            playing = deal.round
            assert deal.last_round == (playing > 0 and len(deal.refills) >= refills)
            play_on(deal, 1, rng)
            if reached is None and len(deal.refills) >= refills:
                reached = max(playing, 1)
        if deal.outcome.reason == "stock":
            assert turns_taken(deal) == [reached] * players


@pytest.mark.parametrize("players", Bread.PLAYERS)
@pytest.mark.parametrize("rounds", [None, 6, 8, 12, 16, 24])
def test_a_deal_ends_with_the_round_agreed_on_or_with_the_twelfth(players: int, rounds: int | None) -> None:
    options = {} if rounds is None else {"rounds": rounds}
    deal, rng = Bread.new(players, players, options=options), random.Random(players)
    while deal.outcome is None:
        assert deal.last_round == (deal.round == (rounds or 12))
        play_on(deal, 1, rng)
    assert deal.outcome.reason == "rounds"
    assert turns_taken(deal) == [rounds or 12] * players


def test_the_first_bound_that_is_reached_ends_the_deal() -> None:
    reasons = Counter[tuple[str, bool]]()
    for seed in range(120):
        deal, rng = Bread.new(3, seed, options={"rounds": 6, "refills": 2}), random.Random(seed)
        reached = None  # the round in which the stock has been refilled twice
        while deal.outcome is None:
            playing = deal.round
            play_on(deal, 1, rng)
            if reached is None and len(deal.refills) >= 2:
                reached = max(playing, 1)
        if deal.outcome.reason != "out":
            assert turns_taken(deal) == [min(reached or 6, 6)] * 3
            assert deal.outcome.reason == ("rounds" if reached is None else "stock")
        reasons[deal.outcome.reason, reached == 6] += 1
    assert {("rounds", False), ("stock", False), ("stock", True)} <= reasons.keys()


def test_every_turn_tells_its_round_and_how_many_are_left() -> None:
    deal = Bread.new(3, 1, options={"rounds": 6})
    play_on(deal, 1000, random.Random(1))
    turns = [event for event in deal.history() if isinstance(event, BreadTurn)]
    assert [(turn.round, turn.rounds_left) for turn in turns] == [
        (round_, 6 - round_) for round_ in range(7) for _ in range(3)
    ]


def after_the_last_round_was_told(deal: Bread) -> tuple[list[int], list[bool]]:
    """The rounds of the turns that followed when it was told that the last one begins, and whether a refill brought
    it."""
    events = deal.history()
    told = [after for event, after in pairwise(events) if isinstance(event, LastRound)]
    return (
        [turn.round for turn in told if isinstance(turn, BreadTurn) and turn.seat == deal.leader],
        [event.brings_it for event in events if isinstance(event, BreadRefill) and event.brings_it],
    )


def test_the_last_round_is_told_once_before_it_begins_or_by_the_refill_that_brings_it() -> None:
    for seed in range(60):
        deal = Bread.new(3, seed, options={"rounds": 6, "refills": 2})
        play_on(deal, 1000, random.Random(seed))
        begun, brought = after_the_last_round_was_told(deal)
        if deal.outcome and deal.outcome.reason != "out":
            assert len(begun) + len(brought) == 1
            assert begun in ([], [deal.round])
    deal = arranged(FIVE, "AS 7H", f"{REDS} AC", refills=1)
    play(deal, "spread pass pass pass pass")
    assert after_the_last_round_was_told(deal) == ([1], [])


def test_nobody_is_told_how_many_rounds_are_left_where_none_were_agreed_on() -> None:
    deal = Bread.new(2, 1, options={"rounds": "unlimited", "refills": 3})
    play_on(deal, 1000, random.Random(1))
    turns = [event for event in deal.history() if isinstance(event, BreadTurn)]
    told = [turn.rounds_left for turn in turns]
    assert told == [None] * told.count(None) + [0] * told.count(0)
    assert 0 in told


def test_a_refill_of_the_opening_counts_so_that_the_first_round_may_be_the_last() -> None:
    deal = arranged(FIVE, "AS 7H", f"{REDS} AC", refills=1)
    play(deal, "spread")
    assert not deal.last_round  # it is still the opening
    assert deal.rounds_left == 1
    play(deal, "pass pass pass pass")
    assert deal.last_round
    play_on(deal, 1000, random.Random(1))
    assert turns_taken(deal) == [1] * 5
    assert deal.outcome is not None
    assert deal.outcome.reason == "stock"


def test_going_out_on_the_very_last_turn_is_out() -> None:
    to_black = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2H 3H 4H 2C"
    to_red = "3C 4C 5C 6C 7C 9C JC KC AC 2S 3S 4S 5S 6S 7H"
    deal = arranged(
        ["8C 9H TC JH QC KH", "7S 8S 9S TS JS QS"], "KS 8H", f"{to_black} {to_red}", refills=1, must_play=False
    )
    play(deal, "spread spread")
    assert deal.stock == 6
    play(deal, "draw 8C draw 9H draw TC draw JH draw QC draw")
    assert deal.last_round
    assert deal.to_move == deal.dealer
    play(deal, "KH")
    assert deal.outcome is not None
    assert (deal.outcome.winners, deal.outcome.reason) == ((0,), "out")


def test_the_fewest_card_points_win_and_equal_lowest_totals_share() -> None:
    shared = single = 0
    for seed in range(400):
        deal = Bread.new(3, seed, options={"refills": 1})
        play_on(deal, 1000, random.Random(seed))
        assert deal.outcome is not None
        lowest = min(deal.outcome.points)
        assert deal.outcome.winners == tuple(seat for seat in range(3) if deal.outcome.points[seat] == lowest)
        shared += len(deal.outcome.winners) > 1
        single += len(deal.outcome.winners) == 1
    assert shared
    assert single


@pytest.mark.parametrize("players", Bread.PLAYERS)
def test_whatever_the_options_say_a_deal_ends_after_200_rounds(players: int) -> None:
    deal = Bread.new(players, 5, options={"rounds": "unlimited", "refills": "unlimited"})
    play_on(deal, 200 * players + players - 1, random.Random(5))
    assert deal.outcome is None
    assert deal.last_round
    play_on(deal, 1, random.Random(5))
    assert deal.outcome is not None
    assert deal.outcome.reason == "rounds"
    assert turns_taken(deal) == [200] * players


# Card points


@pytest.mark.parametrize(("values", "points"), [("classic", 14 + 13 + 12 + 11 + 10 + 2), ("note", 11 + 10 * 4 + 2)])
def test_card_points(values: str, points: int) -> None:
    deal = arranged(["AD KD QD JD TD 2D", ANNA], "AS 7H", values=values)
    assert deal.points()[0] == points
