"""RULES.md, section 2, sentence by sentence."""

from __future__ import annotations

import random

import pytest

from game.rules.cards import CARDS, CODES, DECK_54
from game.rules.deal import IllegalMove, Outcome
from game.rules.events import (
    OUT,
    PILE,
    STOCK,
    Cleared,
    Dealt,
    Ended,
    Event,
    Moved,
    Passed,
    Turnaround,
    TurnTo,
    hand,
)
from game.rules.match import Match, SeatInfo
from game.rules.svoloch.combinations import CARDS_OF, PASS
from game.rules.svoloch.deal import Play, Svoloch
from tests.rules.playing import cards, play, play_on, shared
from tests.rules.svoloch_deals import ANNA, BORIS, VERA, arranged, three


def legal(deal: Svoloch) -> str:
    return " ".join(deal.text(move) for move in deal.legal_moves())


def refused(deal: Svoloch, code: str) -> IllegalMove:
    refusal = deal.why_not(deal.parse(code))
    assert refusal is not None
    return refusal


def refused_cards(deal: Svoloch, codes: str) -> IllegalMove:
    refusal = deal.why_not_cards(cards(codes))
    assert refusal is not None
    return refusal


def happened(events: list[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


# Deal


def test_seven_cards_each_one_at_a_time_from_the_top_starting_left_of_the_dealer() -> None:
    deal = Svoloch.new(3, dealer=1, deck=DECK_54)
    assert deal.hand(2) == tuple(range(0, 21, 3))
    assert deal.hand(0) == tuple(range(1, 21, 3))
    assert deal.hand(1) == tuple(range(2, 21, 3))


def test_the_next_card_is_turned_up_beside_the_stock_and_starts_the_pile() -> None:
    deal = Svoloch.new(3, dealer=1, deck=DECK_54)
    assert deal.places()[PILE] == (21,)
    assert deal.places()[STOCK] == tuple(range(22, 54))
    assert deal.pile == (Play(None, (21,)),)
    assert [type(event) for event in shared(deal.history())] == [Dealt, Moved, TurnTo]
    assert deal.history()[1] == Moved(1, (21,), STOCK, PILE)


def test_the_turned_up_card_counts_as_a_play_of_one_card_that_the_first_player_must_beat() -> None:
    deal = three("3C 4C 9C 9S KD KS 2C", "8H")
    assert deal.to_move == 0
    assert legal(deal) == "9C 9S KS KSKD"
    assert refused(deal, "pass").code == "must_beat"


def test_with_free_lead_the_turned_up_card_is_out_of_play_and_the_first_player_leads() -> None:
    deal = three(ANNA, "8H", free_lead=True)
    assert deal.places()[PILE] == ()
    assert deal.places()[OUT] == tuple(cards("8H"))
    assert deal.history()[2] == Cleared(2, PILE, joker=False)
    assert legal(deal) == ANNA


@pytest.mark.parametrize("free_lead", [False, True])
@pytest.mark.parametrize("joker", ["XR", "XB"])
def test_a_joker_turned_up_is_always_put_out_of_play(joker: str, free_lead: bool) -> None:
    deal = three(ANNA, joker, free_lead=free_lead)
    assert deal.places()[OUT] == tuple(cards(joker))
    assert deal.history()[2] == Cleared(2, PILE, joker=True)
    assert legal(deal) == ANNA
    assert deal.observe().jokers == 1


# Who starts


def test_the_first_deal_is_started_left_of_the_dealer() -> None:
    assert [Svoloch.new(4, 1, dealer).leader for dealer in range(4)] == [1, 2, 3, 0]


def test_later_deals_are_started_left_of_the_previous_winner() -> None:
    for winner in range(4):
        outcome = Outcome((winner,), (0, 0, 0, 0), (0, 0, 0, 0), "out")
        assert Svoloch.first_to_move(4, 2, outcome) == (winner + 1) % 4
    match = Match("svoloch", [SeatInfo(name) for name in "ABCD"], deals=5, seed=3)
    while not match.over:
        play_on(match.deal, 10**6, random.Random(match.deal.seed))
        if not match.over:
            winner = match.outcomes[-1].winners[0]
            assert match.next_deal().to_move == (winner + 1) % 4
    again = Match.from_json(match.to_json())
    assert again.to_json() == match.to_json()
    assert len({(deal["leader"] - deal["dealer"]) % 4 for deal in match.records}) > 1


def test_the_cards_are_dealt_from_left_of_the_dealer_whoever_leads() -> None:
    deal = Svoloch.new(3, dealer=0, leader=0, deck=DECK_54)
    assert deal.hand(1) == tuple(range(0, 21, 3))
    assert deal.to_move == 0


# Leading


def test_one_leads_cards_of_one_rank_alternating_in_colour_in_the_order_played() -> None:
    deal = three("8H 8C 8D 9C 9S TD JD", "XR")
    assert legal(deal) == ("8C 8D 8H 8C8D 8C8H 8D8C 8H8C 8D8C8H 8H8C8D 9C 9S TD JD")
    events = play(deal, "8H8C8D")
    assert events[0] == Moved(0, tuple(cards("8H 8C 8D")), hand(0), PILE)
    assert deal.pile == (Play(0, tuple(cards("8H 8C 8D"))),)


@pytest.mark.parametrize(
    ("selection", "code"),
    [
        ("8H 8D", "not_alternating"),
        ("8H 8C 8D 8D", "no_card"),
        ("8C 8H 8D", "not_alternating"),
        ("8H 9C", "one_rank"),
        ("8H XB", "one_joker"),
        ("XB 8H", "one_joker"),
        ("KS", "no_card"),
        ("XR", "no_card"),
        ("", "count"),
    ],
)
def test_cards_that_never_go_together(selection: str, code: str) -> None:
    deal = three("8H 8C 8D 9C 9S TD XB", "2S", free_lead=True)
    assert refused_cards(deal, selection).code == code
    assert deal.observe(0).why_not_cards(cards(selection)).code == code  # type: ignore[union-attr]
    assert deal.observe(1).why_not_cards(cards(selection)).code == "not_yours"  # type: ignore[union-attr]


def test_two_jokers_are_not_played_together() -> None:
    deal = three("8H 8C 8D 9C 9S XR XB", "2S", free_lead=True)
    assert refused_cards(deal, "XR XB").code == "one_joker"
    assert deal.why_not_cards(cards("XR")) is None


def test_a_player_who_leads_must_play_something() -> None:
    deal = three(ANNA, "2D", free_lead=True, free_pass=True)
    assert refused(deal, "pass").code == "must_lead"


# Beating


def test_the_first_card_is_of_the_other_colour_than_the_piles_top_card() -> None:
    deal = three("3C 4C 9C 9H TD TS KD", "8S")
    assert legal(deal) == "9H 9H9C TD TDTS KD"
    refusal = refused(deal, "9C")
    assert (refusal.code, refusal.facts) == ("colour", {"cards": (CARDS["9C"],), "top": CARDS["8S"]})
    assert refused(deal, "9C9H").code == "colour"


def test_the_top_card_is_the_last_one_played() -> None:
    deal = three("7H 7S 3C 3D 4C 4D 5C", "2S", second="TC TD 3H 3S 4H 4S 5D")
    play(deal, "7H7S")
    assert legal(deal) == "TDTC"
    assert refused(deal, "TCTD").code == "colour"


def test_the_example_of_the_text_three_eights_on_a_single_seven() -> None:
    deal = three("8H 8C 8D 2C 2D 3C 3D", "7S")
    play(deal, "8H8C8D")
    assert deal.to_move == 1
    assert deal.places()[PILE] == tuple(cards("7S 8H 8C 8D"))


def test_of_higher_rank_than_the_top_card() -> None:
    deal = three("3C 4C 8C 9C TC JC KD", "8H")
    assert legal(deal) == "9C TC JC"
    assert refused(deal, "8C").facts == {"cards": (CARDS["8C"],), "top": CARDS["8H"], "down": False}
    assert [refused(deal, code).code for code in ("8C", "4C", "KD")] == ["rank", "rank", "colour"]


def test_at_least_as_many_cards_as_the_play_being_beaten_never_fewer() -> None:
    deal = three("8H 8C 2C 2D 3C 3D 4C", "7S", second="9D 9C 9H TD TS JD JH")
    play(deal, "8H8C")
    assert legal(deal) == "9D9C 9H9C 9D9C9H 9H9C9D TDTS"
    refusal = refused(deal, "JD")
    assert (refusal.code, refusal.facts) == ("count", {"cards": (CARDS["JD"],), "count": 2, "exact": False})


def test_with_exact_just_as_many() -> None:
    deal = three("8H 8C 2C 2D 3C 3D 4C", "7S", second="9D 9C 9H TD TS JD JH", exact=True)
    assert legal(deal) == "8H"
    assert refused(deal, "8H8C").code == "count"
    assert refused(deal, "8H8C").facts["exact"]
    led = three("8H 8C 2C 2D 3C 3D 4C", "XR", second="9D 9C 9H TD TS JD JH", exact=True)
    play(led, "8H8C")
    assert legal(led) == "9D9C 9H9C TDTS"


def test_a_player_who_can_beat_must() -> None:
    deal = three("3C 4C 9C 9H TD TS KD", "8S")
    refusal = refused(deal, "pass")
    assert (refusal.code, refusal.facts) == ("must_beat", {"cards": (CARDS["9H"],), "top": CARDS["8S"]})


def test_with_free_pass_a_player_may_pass() -> None:
    deal = three("3C 4C 9C 9H TD TS KD", "8S", free_pass=True)
    assert legal(deal) == "9H 9H9C TD TDTS KD pass"


def test_only_rank_cards_compel_a_joker_need_never_be_played() -> None:
    deal = three("3C 4C 5C 6C 7C 8C XR", "9H")
    assert legal(deal) == "XR pass"
    assert legal(three("3C 4C 5C 6C TC 8C XR", "9H")) == "TC XR"


def test_who_cannot_beat_passes() -> None:
    deal = three(ANNA, "TD")
    assert legal(deal) == "pass"
    assert shared(play(deal, "pass")) == [Passed(0), TurnTo(1)]
    assert len(deal.hand(0)) == 7


# Turnaround


def test_aces_are_beaten_by_lower_cards_and_play_runs_downwards() -> None:
    deal = three("AH 3C 4C 5C 6C 7C 8C", "KS", second="QS QD 9S TD JH 3D 3H", third="9D 4D 5D 6D 7D 8S 4S")
    events = play(deal, "AH")
    assert happened(events, Turnaround) == [Turnaround(0, down=True)]
    assert deal.down
    assert legal(deal) == "9S QS QSQD"
    assert refused(deal, "TD").code == "colour"
    play(deal, "9S")
    assert legal(deal) == "4D 4D4S 5D 6D 7D"
    assert refused(deal, "9D").code == "rank"


def test_twos_are_beaten_by_higher_cards_and_play_runs_upwards_again() -> None:
    deal = three("AH 3C 4C 5C 6C 7C 8C", "KS", second="2S QD TD JH 3D 3H 9H", third="3S 4D 5D 6D 7D 8D 4S")
    play(deal, "AH")
    events = play(deal, "2S")
    assert happened(events, Turnaround) == [Turnaround(1, down=False)]
    assert not deal.down
    assert legal(deal) == "4D 4D4S 5D 6D 7D 8D"


def test_the_direction_holds_until_the_next_turnaround() -> None:
    deal = three("AH 3C 4C 5C 6C 7C 8C", "KS", second="JS 9S TD JH 3D 3H 9H", third="TH 4D 5D 6D 7D 8D 4S", stock="KD")
    play(deal, "AH JS TH")
    assert deal.down
    assert legal(deal) == "3C 4C 5C 6C 7C 8C"


def test_an_ace_led_turns_play_around() -> None:
    deal = three("AH AC 3C 4C 5C 6C 7C", "XR", second=BORIS)
    events = play(deal, "AHAC")
    assert happened(events, Turnaround) == [Turnaround(0, down=True)]
    assert deal.observe(0).to_beat == Play(0, tuple(cards("AH AC")))
    assert legal(deal) == "pass"
    assert refused(deal, "9D").code == "count"


def test_an_ace_turned_up_turns_play_around_at_the_start() -> None:
    deal = three("KH 3C 4C 5C 6C 7C 8C", "AS")
    assert deal.history()[2] == Turnaround(2, down=True)
    assert legal(deal) == "KH"
    assert not three("KH 3C 4C 5C 6C 7C 8C", "AS", free_lead=True).down


def test_a_two_turned_up_or_led_is_beaten_by_higher_cards_as_it_is_anyway() -> None:
    deal = three("2C 2D 4C 5C 6C 7C 8C", "2H")
    assert not happened(list(deal.history()), Turnaround)
    assert legal(deal) == "4C 5C 6C 7C 8C"
    led = three("2C 2D 4C 5C 6C 7C 8C", "XR")
    assert not happened(play(led, "2D2C"), Turnaround)
    assert not led.down


def test_several_twos_turn_play_around_once() -> None:
    deal = three("AH AS 3C 4C 5C 6C 7C", "KS", second="2D 2C 3D 3H 4D 5D 6D", third="3S 4H 5H 6H 7H 8H 7S")
    play(deal, "AHAS")
    events = play(deal, "2D2C")
    assert happened(events, Turnaround) == [Turnaround(1, down=False)]
    assert legal(deal) == "7H7S"


# Joker


@pytest.mark.parametrize("top", ["2C", "9H", "KS", "AD"])
def test_a_joker_may_be_played_on_anything(top: str) -> None:
    assert "XB" in legal(three("3C 4C 5C 6C 7C 8C XB", top)).split()


def test_the_pile_with_the_joker_is_put_aside_and_the_next_player_leads() -> None:
    deal = three("3C 4C 5C 6C 7C 8C XB", "9H", second=BORIS, stock="TD")
    events = play(deal, "XB")
    assert shared(events) == [
        Moved(0, (CARDS["XB"],), hand(0), PILE),
        Cleared(0, PILE, joker=True),
        Moved(0, (CARDS["TD"],), STOCK, hand(0), hidden=True),
        TurnTo(1),
    ]
    assert deal.places()[PILE] == ()
    assert set(deal.places()[OUT]) == set(cards("9H XB"))
    assert legal(deal) == BORIS


def test_after_a_joker_play_runs_upwards_again() -> None:
    deal = three("KH 3C 4C 5C 6C 7C XB", "AS", second="XR 4D 5D 6D 7D 8D 9D", third=VERA, stock="2C")
    play(deal, "KH")
    assert deal.down
    assert happened(play(deal, "XR"), Cleared, Turnaround) == [Cleared(1, PILE, joker=True), Turnaround(1, down=False)]
    assert not deal.down
    play(deal, "7S")
    assert legal(deal) == "XB pass"
    assert refused(deal, "3C").code == "rank"


def test_an_ace_led_after_a_joker_turns_play_around_as_any_ace_does() -> None:
    deal = three("3C 4C 5C 6C 7C 8C XB", "9H", second="AH 4D 5D 6D 7D 8D 9D", third="KS 4S 5S 6S 7S 8S 9S")
    play(deal, "XB AH")
    assert deal.down
    assert legal(deal) == "4S 5S 6S 7S 8S 9S KS"


def test_a_joker_may_be_played_on_an_empty_pile() -> None:
    deal = three("3C 4C 5C 6C 7C 8C XB", "XR", second=BORIS)
    assert "XB" in legal(deal).split()
    play(deal, "XB")
    assert deal.to_move == 1
    assert legal(deal) == BORIS
    assert deal.observe().jokers == 0


def test_a_joker_draws_one_card_and_may_be_the_last_card() -> None:
    deal = with_a_joker_left()
    seat = deal.to_move
    events = play(deal, legal(deal).split()[0])
    assert deal.outcome is not None
    assert deal.outcome.winners == (seat,)
    assert [type(event) for event in events] == [Moved, Cleared, Ended]


def with_a_joker_left() -> Svoloch:
    """A deal at random in which the seat to move holds but a joker, and play runs upwards."""
    for seed in range(10**5):
        deal, rng = Svoloch.new(3, seed), random.Random(seed)
        while deal.outcome is None:
            if deal.hand(deal.to_move or 0) in ((52,), (53,)) and not deal.down:
                return deal
            play_on(deal, 1, rng)
    raise AssertionError


# Drawing


def test_whoever_played_cards_draws_as_many_from_the_stock_as_were_played() -> None:
    deal = three("8H 8C 8D 2C 2D 3C 3D", "7S", stock="TD JD QD KD")
    events = play(deal, "8H8C8D")
    assert [event.cards for event in happened(events, Moved)[1:]] == [  # type: ignore[attr-defined]
        (CARDS["TD"],),
        (CARDS["JD"],),
        (CARDS["QD"],),
    ]
    assert set(cards("TD JD QD")) < set(deal.hand(0))
    assert len(deal.hand(0)) == 7


def test_drawn_as_far_as_the_stock_lasts() -> None:
    deal = Svoloch.new(6, seed=1)
    rng = random.Random(4)
    while deal.outcome is None:
        stock, seat, held = deal.stock, deal.to_move, [len(deal.hand(seat)) for seat in range(6)]
        move = rng.choice(deal.legal_moves())
        deal.play(move)
        drawn = min(len(CARDS_OF[move]), stock)
        assert deal.stock == stock - drawn
        assert seat is not None
        assert len(deal.hand(seat)) == held[seat] - len(CARDS_OF[move]) + drawn


def test_passing_draws_nothing() -> None:
    deal = three(ANNA, "TD")
    play(deal, "pass")
    assert (len(deal.hand(0)), deal.stock) == (7, 54 - 22)


# Everyone passes


def test_when_the_turn_comes_back_to_the_last_player_the_pile_is_put_aside_and_he_leads() -> None:
    deal = three("AD 3C 4C 5C 6C 7C 8C", "KS", second="2D 3D 4D 5D 6D 7D 8D", third="3H 4H 5H 6H 7H 8H 9H")
    play(deal, "AD pass")
    assert deal.to_move == 2
    assert shared(play(deal, "pass")) == [
        Passed(2),
        Cleared(2, PILE, joker=False),
        Turnaround(2, down=False),
        TurnTo(0),
    ]
    assert set(deal.places()[OUT]) == set(cards("KS AD"))
    assert not deal.down
    assert refused(deal, "pass").code == "must_lead"


def test_when_all_have_passed_on_the_turned_up_card_the_player_left_of_the_last_passer_leads() -> None:
    deal = arranged([ANNA, VERA, "2C 3D 3H 4D 4H 5D 5H", "2D 6D 6H 7D 7H 8D 8H"], "KC", dealer=2)
    assert deal.to_move == 3
    events = play(deal, "pass pass pass pass")
    assert happened(events, Cleared) == [Cleared(2, PILE, joker=False)]
    assert deal.to_move == 3
    assert deal.observe(3).to_beat is None


def test_a_play_between_the_passes_begins_the_count_anew() -> None:
    deal = arranged([ANNA, VERA, "2C KC 3H 4D 4H 5D 5H", "2D 6D 6H 7D 7H 8D 8H"], "QD", dealer=3)
    play(deal, "pass pass KC pass pass")
    assert deal.pile[-1] == Play(2, tuple(cards("KC")))
    play(deal, "pass")
    assert deal.pile == ()
    assert deal.to_move == 2


# End, match


def test_first_with_no_cards_in_hand_after_drawing_wins_the_deal_at_once() -> None:
    deal = Svoloch.new(4, seed=5)
    rng, events = random.Random(5), list[Event]()
    while deal.outcome is None:
        events.clear()
        play_on(deal, 1, rng, events)
    winner = deal.moves[-1][0]
    assert deal.outcome.winners == (winner,)
    assert deal.outcome.reason == "out"
    assert deal.outcome.cards_left[winner] == 0
    assert min(left for seat, left in enumerate(deal.outcome.cards_left) if seat != winner) > 0
    assert events[-1] == Ended(None, deal.outcome)
    assert deal.legal_moves() == ()
    assert refused_cards(deal, "8H").code == refused(deal, "pass").code == "over"


def test_a_deal_won_is_one_point() -> None:
    deal = Svoloch.new(5, seed=8)
    play_on(deal, 10**6, random.Random(8))
    assert deal.outcome is not None
    assert deal.outcome.points == tuple(int(seat in deal.outcome.winners) for seat in range(5))


def test_most_points_win_and_equal_points_go_to_fewer_cards_left_over_all_deals() -> None:
    outcomes = [Outcome((0,), (1, 0, 0), (0, 3, 5), "out"), Outcome((1,), (0, 1, 0), (4, 0, 1), "out")]
    standing = [Svoloch.standing(outcomes, seat) for seat in range(3)]
    assert standing == [(-1, 4), (-1, 3), (0, 6)]
    assert min(standing) == standing[1]


# Moves


def test_there_are_367_moves() -> None:
    assert len(Svoloch.MOVES) == 367
    assert sorted(Svoloch.MOVES) == list(range(367))
    assert Svoloch.MOVES[PASS] == "pass"
    deal = three(ANNA, "TD")
    assert deal.parse("8H8C8D8S") in Svoloch.MOVES
    for code in ("8H8D", "8H9C", "XRXB", "8HXR", "8H8C8H", "8C8H8S8S", "PASS", "8H 8C"):
        with pytest.raises(ValueError, match="no move of this game"):
            deal.parse(code)
    for move, code in Svoloch.MOVES.items():
        assert "".join(CODES[card] for card in deal.cards_of(move)) == ("" if move == PASS else code)
        assert move == PASS or deal.move_of(deal.cards_of(move)) == move


def test_never_more_than_37_moves_are_legal_at_once() -> None:
    deal = three("8C 8D 8H 8S 9C 9D 9H", "XR")
    assert len(deal.legal_moves()) == 37


def test_a_play_is_built_card_by_card() -> None:
    seen = three("8H 8C 8D 9C TS TD XB", "7S").observe(0)
    assert [CODES[card] for card in seen.continuations()] == ["8D", "8H", "TD", "XB"]
    assert [CODES[card] for card in seen.continuations(cards("8H"))] == ["8C"]
    assert [CODES[card] for card in seen.continuations(cards("8H 8C"))] == ["8D"]
    assert seen.continuations(cards("8H 8C 8D")) == seen.continuations(cards("XB")) == ()
    assert seen.continuations(cards("9C")) == ()
    assert seen.why_not_cards(cards("8H 8C")) is None
    assert seen.text(seen.move_of(cards("8H 8C"))) == "8H8C"


def test_an_observation_tells_what_lies_on_the_table() -> None:
    deal = three("8H 8C 8D 2C 2D 3C XR", "7S")
    play(deal, "8H8C8D pass")
    seen = deal.observe()
    assert seen.pile == (Play(None, tuple(cards("7S"))), Play(0, tuple(cards("8H 8C 8D"))))
    assert seen.to_beat == seen.pile[-1]
    assert (seen.task.top, seen.task.count, seen.task.down) == (CARDS["8D"], 3, False)
    assert (seen.stock, seen.out, seen.jokers, seen.down) == (29, 0, 2, False)
    assert seen.why_not_cards(cards("9S")).code == "not_yours"  # type: ignore[union-attr]
