"""RULES.md, section 3, sentence by sentence."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import pytest

from game.rules.cards import CARDS, CODES, DECK_52
from game.rules.deal import IllegalMove, Outcome
from game.rules.events import OUT, STOCK, TRICK, Ended, Event, Moved, Trick, TrumpNamed, Turned, TurnTo, hand
from game.rules.showcase.deal import Showcase
from game.rules.showcase.events import showcase
from game.rules.showcase.tricks import ALL_TRUMPS, NO_TRUMP, Case
from tests.rules.playing import cards, play, play_on, shared

BORIS = "7S 8S 9S TS JS QS KS AS 2H 3H 4H 5H 6H"
ANNA = "2S 3S 4S 5S 6S 2D 3D 4D 5D 6D 7D 8D 2C"
SPADES = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"
VERA = "2S 3S 4S 5S 6S 2D 3D 4D 5D 6D 7D 7H 8H"
HIGH_HEARTS = "9H TH JH QH KH AH"
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"


def arranged(mine: str, other: str, turned: str, stock: str = "", dealer: int = 0, **options: str) -> Showcase:
    """A deal in which the dealer's opponent holds ``mine``; then the first cards of the stock, the rest ascending."""
    deck = [card for pair in zip(cards(mine), cards(other), strict=True) for card in pair] + cards(f"{turned} {stock}")
    return Showcase.new(2, 1, dealer, options=options, deck=[*deck, *(card for card in DECK_52 if card not in deck)])


def legal(deal: Showcase) -> str:
    return " ".join(deal.text(move) for move in deal.legal_moves())


def refused(deal: Showcase, code: str) -> IllegalMove:
    refusal = deal.why_not(deal.parse(code))
    assert refusal is not None
    return refusal


def codes(held: tuple[int, ...]) -> str:
    return " ".join(CODES[card] for card in held)


def find(condition: Callable[[Showcase], bool], **options: str) -> Showcase:
    """The first deal that comes to ``condition`` in random play, at that point."""
    for seed in count():
        deal, rng = Showcase.new(2, seed, seed % 2, options=options), random.Random(seed)
        while deal.outcome is None:
            if condition(deal):
                return deal
            play_on(deal, 1, rng)
    raise AssertionError


def at_naming(condition: Callable[[Showcase], bool] = lambda deal: True, **options: str) -> Showcase:
    return find(lambda deal: deal.phase == "naming" and condition(deal), **options)


def holding(deal: Showcase, seat: int) -> set[int]:
    return {*deal.hand(seat), *deal.showcase(seat)}


# Deal


def test_thirteen_cards_each_one_at_a_time_from_the_top_starting_left_of_the_dealer() -> None:
    for dealer in (0, 1):
        deal = Showcase.new(2, dealer=dealer, deck=range(52))
        assert deal.hand(1 - dealer) == tuple(range(0, 26, 2))
        assert deal.hand(dealer) == tuple(range(1, 26, 2))
        assert deal.stock == 26


def test_the_top_card_of_the_stock_is_turned_up_and_its_suit_is_trump() -> None:
    deal = arranged(BORIS, ANNA, "9C")
    assert deal.turned == CARDS["9C"]
    assert deal.trump == CARDS["9C"] % 4
    assert deal.history()[1] == Turned(0, CARDS["9C"], STOCK, "C")
    assert deal.observe().turned == CARDS["9C"]


def test_the_card_turned_up_belongs_to_the_stock_and_is_drawn_last_and_openly() -> None:
    deal = arranged(BORIS, ANNA, "9C", "KD QC")
    assert codes(deal.places()[STOCK]).startswith("KD QC")
    assert codes(deal.places()[STOCK]).endswith("9C")
    play_on(deal, 52, random.Random(1))
    drawn = [event for event in deal.history() if isinstance(event, Moved) and event.src == STOCK]
    assert len(drawn) == 26
    assert drawn[-1].cards == (CARDS["9C"],)
    assert [event.hidden for event in drawn] == [True] * 25 + [False]
    assert deal.observe().history[-2] == drawn[-1]


# First play


def test_the_dealers_opponent_leads_first_and_the_winner_of_a_trick_to_the_next() -> None:
    deal = arranged(BORIS, ANNA, "9C")
    assert deal.to_move == 1
    play(deal, "7S 2S")
    assert deal.to_move == 1
    play(deal, "2H 2C")
    assert deal.to_move == 0


def test_any_card_of_the_hand_is_led_and_none_of_the_showcase() -> None:
    deal = arranged(BORIS, ANNA, "9C")
    assert legal(deal) == "2H 3H 4H 5H 6H 7S 8S 9S TS JS QS KS AS"
    play(deal, "7S 2S")
    assert legal(deal) == "2H 3H 4H 5H 6H 8S 9S TS JS QS KS AS"
    for code in ("7S", "2S"):
        refusal = refused(deal, code)
        assert (refusal.code, refusal.facts) == ("showcase_only_follows", {"card": CARDS[code], "led": None})


def test_a_card_of_the_suit_led_follows_from_the_hand_or_from_the_own_showcase() -> None:
    deal = with_hearts_shown()
    assert deal.showcase(0) == tuple(cards("2H 3D 7H 7S"))
    assert legal(deal) == "2H 7H 8H JH"
    assert refused(deal, "4D").code == "must_follow"


def with_hearts_shown() -> Showcase:
    """Seat 0 has won two hearts, then a diamond; now a heart is led."""
    deal = arranged(BORIS, VERA, "9C", HIGH_HEARTS)
    play(deal, "2H 7H 3D 7S 2S 8S 3H")
    return deal


def test_with_the_suit_in_hand_no_other_card_may_be_played() -> None:
    deal = arranged(BORIS, ANNA, "9C")
    play(deal, "7S")
    assert legal(deal) == "2S 3S 4S 5S 6S"
    refusal = refused(deal, "2C")
    assert refusal.code == "must_follow"
    assert refusal.facts == {"card": CARDS["2C"], "led": CARDS["7S"], "cards": tuple(cards("2S 3S 4S 5S 6S"))}
    assert refused(deal, "AS").facts == {"card": CARDS["AS"]}
    assert refused(deal, "AS").code == "no_card"
    assert deal.why_not(-1).facts == {"card": None}  # type: ignore[union-attr]


def test_without_the_suit_a_trump_from_the_hand_must_be_played() -> None:
    deal = arranged(BORIS, ANNA, "9C")
    play(deal, "2H")
    assert legal(deal) == "2C"
    refusal = refused(deal, "2D")
    assert (refusal.code, refusal.facts) == (
        "must_trump",
        {"card": CARDS["2D"], "led": CARDS["2H"], "trump": 0, "cards": (CARDS["2C"],)},
    )


def test_without_a_trump_either_any_card_of_the_hand_may_be_played() -> None:
    deal = arranged(BORIS, ANNA.replace("2C", "9D"), "9C")
    play(deal, "2H")
    assert legal(deal) == codes(deal.hand(0))


def test_using_the_showcase_is_a_right_not_a_duty() -> None:
    """Who has none of the suit in hand may follow from the showcase, or trump, or, without a trump, throw away."""
    deal = arranged(BORIS, VERA.replace("8H", "2C"), "9C", "9H AD")
    play(deal, "2H 7H 2S 8S 3H")
    assert legal(deal) == "2C 2H 7H"
    assert refused(deal, "2D").code == "must_trump"
    without = arranged(BORIS, VERA.replace("8H", "8D"), "9C", "9H AD")
    play(without, "2H 7H 2S 8S 3H")
    assert set(without.legal_moves()) == {*without.hand(0), *cards("2H 7H")}


@pytest.mark.parametrize(
    ("trump", "led", "followed", "taken"),
    [
        ("9C", "7S", "6S", False),
        ("9C", "7S", "8S", True),
        ("9C", "7S", "AD", False),
        ("9C", "AS", "2C", True),
        ("9C", "3C", "2C", False),
        ("9C", "3C", "4C", True),
        ("9C", "2C", "AD", False),
    ],
)
def test_the_trick_goes_to_the_highest_trump_else_to_the_highest_of_the_suit_led(
    trump: str, led: str, followed: str, taken: bool
) -> None:
    rest = [code for code in CODES[:52] if code[1] not in (led[1], trump[1]) and code not in (led, followed)]
    deal = arranged(" ".join([led, *rest[:12]]), " ".join([followed, *rest[12:24]]), trump)
    events = play(deal, f"{led} {followed}")
    assert Trick(0 if taken else 1, 0 if taken else 1) in shared(events)
    assert deal.to_move == (0 if taken else 1)


def test_the_winner_lays_the_two_cards_face_up_as_one_trick_and_the_loser_draws() -> None:
    deal = arranged(BORIS, ANNA, "9C", "KD")
    events = play(deal, "7S 2S")
    seven, two, king = cards("7S 2S KD")
    assert shared(events) == [
        Moved(1, (seven,), hand(1), TRICK),
        TurnTo(0),
        Moved(0, (two,), hand(0), TRICK),
        Trick(1, 1),
        Moved(1, (seven, two), TRICK, showcase(1)),
        Moved(0, (king,), STOCK, hand(0), hidden=True),
        TurnTo(1),
    ]
    assert deal.observe().showcases == ((), (Case(1, (seven, two), (False, False)),))
    assert king in deal.hand(0)


def test_the_opponent_does_not_see_what_is_drawn() -> None:
    deal = arranged(BORIS, ANNA, "9C", "KD")
    play(deal, "7S 2S")
    assert deal.observe(1).history[-2] == Moved(0, (None,), STOCK, hand(0), hidden=True)
    assert deal.observe(0).history[-2] == Moved(0, (CARDS["KD"],), STOCK, hand(0), hidden=True)


def test_showcase_cards_only_follow_suit_and_neither_trump_nor_are_thrown_away() -> None:
    deal = arranged(BORIS, "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD 2C", "9C", "AD TH")
    play(deal, "2H 2C 2D AD 7S")
    assert deal.showcase(0) == tuple(cards("2C 2H"))
    assert set(deal.legal_moves()) == set(deal.hand(0))
    for code in ("2C", "2H"):
        refusal = refused(deal, code)
        assert (refusal.code, refusal.facts) == ("showcase_only_follows", {"card": CARDS[code], "led": CARDS["7S"]})


def test_a_leader_whose_hand_is_empty_leads_any_card_of_the_showcase() -> None:
    deal = empty_handed()
    assert deal.hand(1) == ()
    assert deal.to_move == 1
    assert len(deal.showcase(1)) == 26
    assert legal(deal) == codes(deal.showcase(1))
    assert deal.observe(1).legal_moves() == deal.legal_moves()
    events = play(deal, "AS")
    assert shared(events)[0] == Moved(1, (CARDS["AS"],), showcase(1), TRICK)


def empty_handed() -> Showcase:
    """Seat 1 wins thirteen tricks from the hand: twelve trumps and an ace."""
    deal = arranged(f"{SPADES} AH", f"{HEARTS} 2D", "2S")
    for led, thrown in zip(SPADES.split(), HEARTS.split(), strict=True):
        play(deal, f"{led} {thrown}")
    play(deal, "AH 2D")
    return deal


def test_a_follower_always_has_a_card_in_hand_and_together_a_player_has_always_thirteen_or_more() -> None:
    for seed in range(60):
        deal, rng = Showcase.new(2, seed), random.Random(seed)
        while deal.phase == "first":
            if deal.led is not None:
                assert deal.hand(deal.to_move or 0)
            else:
                assert all(len(holding(deal, seat)) >= 13 for seat in (0, 1))
            play_on(deal, 1, rng)


def test_the_first_play_ends_after_26_tricks_and_all_cards_are_then_held() -> None:
    deal = at_naming()
    assert len(deal.tricks) == 26
    assert deal.stock == 0
    assert holding(deal, 0) | holding(deal, 1) == set(DECK_52)


# Counting


def test_a_trick_from_which_a_card_was_played_no_longer_counts_and_its_other_card_stays_usable() -> None:
    deal = with_hearts_shown()
    assert deal.counts == (2, 1)
    play(deal, "7H")  # follows from its first trick and wins a new one
    assert deal.counts == (2, 1)
    first, second, third = deal.observe().showcases[0]
    assert (first.gone, first.whole, codes(first.left)) == ((False, True), False, "2H")
    assert (second.number, second.whole, third.number, third.whole) == (2, True, 4, True)
    play(deal, "4S 9S 4H")
    assert "2H" in legal(deal).split()


def test_the_trick_that_a_played_card_belongs_to_is_broken_while_it_lies_on_the_table() -> None:
    deal = find(lambda deal: deal.phase == "first" and deal.led is not None and not deal.hand(1 - (deal.to_move or 0)))
    counted = deal.observe()
    leader = 1 - (deal.to_move or 0)
    assert sum(case.whole for case in counted.showcases[leader]) == deal.counts[leader]
    assert deal.led not in counted.showcase(leader)


def test_whole_tricks_are_those_of_which_both_cards_still_lie_there() -> None:
    for seed in range(25):
        deal, rng = Showcase.new(2, seed), random.Random(seed)
        laid: list[list[set[int]]] = [[], []]
        while deal.outcome is None:
            seat, move = deal.to_move or 0, rng.choice(deal.legal_moves())
            for trick in laid[seat]:
                if move in deal.showcase(seat):
                    trick.discard(move)
            before = deal.phase
            deal.play(move)
            if before == "first" and deal.led is None:
                last = deal.tricks[-1]
                laid[last.winner].append({last.led, last.followed})
            assert deal.counts == tuple(sum(len(trick) == 2 for trick in laid[of]) for of in (0, 1))
            shown = deal.observe().showcases
            assert [[set(case.left) for case in shown[of]] for of in (0, 1)] == laid


def test_who_counts_fewer_tricks_names_the_trump() -> None:
    for fewer in (0, 1):
        deal = at_naming(lambda deal, fewer=fewer: deal.counts[fewer] < deal.counts[1 - fewer])  # type: ignore[misc]
        assert deal.to_move == fewer
        assert deal.observe().namer == fewer


def test_with_equal_counts_the_loser_of_the_26th_trick_names() -> None:
    for loser in (0, 1):
        deal = at_naming(
            lambda deal, loser=loser: (
                deal.counts[0] == deal.counts[1]  # type: ignore[misc]
                and deal.tricks[-1].winner != loser
            )
        )
        assert deal.to_move == loser


# Second play


def test_the_trump_is_named_in_one_of_six_ways() -> None:
    deal = at_naming()
    namer = deal.to_move
    assert legal(deal) == "trump:C trump:S trump:D trump:H trump:none trump:all"
    assert deal.trump is None
    assert (refused(deal, "AS").code, refused(deal, "AS").facts) == ("name_trump", {"now": True})
    events = play(deal, "trump:none")
    assert shared(events) == [TrumpNamed(namer, "none"), TurnTo(deal.tricks[12].winner)]
    assert deal.trump == NO_TRUMP
    assert (refused(deal, "trump:C").code, refused(deal, "trump:C").facts) == ("name_trump", {"now": False})
    assert refused(Showcase.new(2, 1), "trump:C").code == "name_trump"


@pytest.mark.parametrize(("lead", "index"), [("13th", 12), ("last", 25)])
def test_the_winner_of_the_13th_trick_leads_first_or_of_the_last_by_house_rule(lead: str, index: int) -> None:
    deal = at_naming(lambda deal: deal.tricks[12].winner != deal.tricks[25].winner, lead=lead)
    play(deal, "trump:S")
    assert deal.to_move == deal.tricks[index].winner == deal.observe().first_leader


def test_who_leads_to_the_second_play_is_known_from_the_13th_trick_on() -> None:
    deal = Showcase.new(2, 4)
    play_on(deal, 25, random.Random(1))
    assert deal.observe().first_leader is None
    play_on(deal, 1, random.Random(1))
    assert deal.observe().first_leader == deal.tricks[12].winner


def second(trump: str, void_in: bool, condition: Callable[[Showcase], bool] = lambda deal: True) -> Showcase:
    """A lead of the second play to which the other player can or cannot follow."""

    def fits(deal: Showcase) -> bool:
        if deal.phase != "second" or deal.led is None or deal.text(deal.moves[52][1]) != f"trump:{trump}":
            return False
        held = holding(deal, deal.to_move or 0)
        return void_in != any(card % 4 == (deal.led or 0) % 4 for card in held) and condition(deal)

    return find(fits)


def answers(deal: Showcase) -> dict[int, int]:
    """By card, who wins the trick with it."""
    won = {}
    for move in deal.legal_moves():
        other = deal.copy()
        other.play(move)
        won[move] = other.tricks[-1].winner
    return won


def test_at_all_trumps_a_player_who_cannot_follow_wins_with_any_other_card() -> None:
    deal = second("all", void_in=True)
    assert deal.trump == ALL_TRUMPS
    assert set(deal.legal_moves()) == holding(deal, deal.to_move or 0)
    assert set(answers(deal).values()) == {deal.to_move}


def test_at_no_trump_a_player_who_cannot_follow_plays_anything_and_loses() -> None:
    deal = second("none", void_in=True)
    assert set(deal.legal_moves()) == holding(deal, deal.to_move or 0)
    assert set(answers(deal).values()) == {1 - (deal.to_move or 0)}


@pytest.mark.parametrize("trump", ["C", "none", "all"])
def test_whoever_can_follow_must_and_the_higher_card_wins(trump: str) -> None:
    deal = second(trump, void_in=False, condition=lambda deal: len(deal.legal_moves()) > 2)
    seat, led = deal.to_move or 0, deal.led or 0
    assert set(deal.legal_moves()) == {card for card in holding(deal, seat) if card % 4 == led % 4}
    assert answers(deal) == {card: seat if card > led else 1 - seat for card in deal.legal_moves()}
    other = next(card for card in holding(deal, seat) if card % 4 != led % 4)
    assert refused(deal, CODES[other]).code == "must_follow"


def test_without_the_suit_a_trump_must_be_played_from_hand_or_showcase_and_wins() -> None:
    def trump_shown(deal: Showcase) -> bool:
        return any(card % 4 == 0 for card in deal.showcase(deal.to_move or 0)) and (deal.led or 0) % 4 != 0

    deal = second("C", void_in=True, condition=trump_shown)
    seat = deal.to_move or 0
    assert set(deal.legal_moves()) == {card for card in holding(deal, seat) if card % 4 == 0}
    assert set(answers(deal).values()) == {seat}
    other = next(card for card in holding(deal, seat) if card % 4 != 0)
    assert refused(deal, CODES[other]).code == "must_trump"


def test_hand_and_showcase_now_are_one_hand_all_of_it_playable() -> None:
    deal = at_naming()
    play(deal, "trump:H")
    seat = deal.to_move or 0
    assert set(deal.legal_moves()) == holding(deal, seat)
    shown = deal.showcase(seat)[0]
    assert shared(play(deal, CODES[shown]))[0] == Moved(seat, (shown,), showcase(seat), TRICK)


def test_the_cards_of_a_trick_are_out_of_play_and_the_winner_leads_next() -> None:
    deal = at_naming()
    play_on(deal, 2, random.Random(1))
    events: list[Event] = []
    led = deal.led
    play_on(deal, 1, random.Random(1), events)
    winner, _, followed = deal.tricks[-1]
    assert shared(events)[1:] == [Trick(winner, winner), Moved(winner, (led, followed), TRICK, OUT), TurnTo(winner)]
    assert deal.places()[OUT] == (led, followed)
    assert not {led, followed} & (holding(deal, 0) | holding(deal, 1))


def test_each_player_knows_every_card_in_the_second_play_and_a_spectator_does_not() -> None:
    deal = at_naming(lambda deal: all(deal.hand(seat) for seat in (0, 1)))
    for seat in (0, 1):
        seen = deal.observe(seat)
        assert seen.known_hand(0) == deal.hand(0)
        assert seen.known_hand(1) == deal.hand(1)
        assert set(seen.hand(1 - seat)) == {None}
    assert set(deal.observe().known_hand(0)) == {None}
    play_on(deal, 10, random.Random(1))
    assert deal.observe(0).known_hand(1) == deal.hand(1)


def test_in_the_first_play_the_other_hand_is_unknown_while_cards_are_drawn_unseen() -> None:
    deal = Showcase.new(2, 3)
    play_on(deal, 49, random.Random(1))
    assert set(deal.observe(0).known_hand(1)) <= {None}
    assert deal.observe(0).known_hand(0) == deal.hand(0)
    assert bin(deal.observe(0).unseen).count("1") == len(deal.hand(1)) + deal.stock - 1


# Score


def test_one_point_for_each_of_13_tricks_so_there_is_always_one_winner() -> None:
    for seed in range(50):
        deal = Showcase.new(2, seed)
        play_on(deal, 79, random.Random(seed))
        outcome = deal.outcome
        assert outcome is not None
        won = [trick.winner for trick in deal.tricks[26:]]
        assert outcome.points == (won.count(0), won.count(1)) == deal.observe().points
        assert sum(outcome.points) == 13
        assert outcome.winners == (0 if won.count(0) > 6 else 1,)
        assert outcome.reason == "tricks"
        assert outcome.cards_left == tuple(len(holding(deal, seat)) for seat in (0, 1))
        assert sum(outcome.cards_left) == 26
        assert deal.history()[-1] == Ended(None, outcome)


def test_points_of_all_deals_added_up_the_most_win() -> None:
    outcomes = [Outcome((0,), (8, 5), (13, 13), "tricks"), Outcome((1,), (2, 11), (13, 13), "tricks")]
    assert Showcase.standing(outcomes, 1) < Showcase.standing(outcomes, 0)


# What can be imagined


def imagined(deal: Showcase, *seats: int) -> list[Showcase]:
    rng = random.Random(1)
    return [deal.observe(*seats).world(rng) for _ in range(200)]


def test_who_throws_a_card_away_held_neither_the_suit_nor_a_trump() -> None:
    deal = arranged(BORIS, ANNA.replace("2C", "9D"), "9C", "KC")
    play(deal, "2H 2D")
    dealt = [{world.deck[place] for place in range(1, 26, 2)} for world in imagined(deal, 1)]
    assert not any(card % 4 in (0, 2) for held in dealt for card in held)
    assert any(world.deck[27] % 4 in (0, 2) for world in imagined(deal, 1))  # the card drawn since may be


def test_who_trumps_held_none_of_the_suit() -> None:
    deal = arranged(BORIS, ANNA, "9C")
    play(deal, "2H 2C")
    dealt = [{world.deck[place] for place in range(1, 26, 2)} for world in imagined(deal, 1)]
    assert not any(card % 4 == 2 for held in dealt for card in held)
    assert any(card % 4 == 0 and card != CARDS["2C"] for held in dealt for card in held)


def test_following_from_the_showcase_says_nothing_of_the_hand() -> None:
    deal = with_hearts_shown()
    play(deal, "7H")
    assert any(card % 4 == 2 for world in imagined(deal, 1) for card in world.hand(0))


def test_the_card_turned_up_is_where_it_is() -> None:
    deal = Showcase.new(2, 3)
    play_on(deal, 20, random.Random(1))
    assert {world.deck[26] for world in imagined(deal, 0)} == {deal.turned}
