"""What holds in every deal of every game, whoever plays and however badly."""

from __future__ import annotations

import json
import random
from dataclasses import fields, is_dataclass
from decimal import Decimal
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.rules import GAMES, replay
from game.rules.deal import Deal, IllegalMove
from game.rules.events import Dealt, Event, Moved, owner
from tests.rules.model import Table
from tests.rules.naive import naive
from tests.rules.playing import deals, new_deals, play_on
from tests.rules.transcript import GOLDEN, transcript

every_game = pytest.mark.parametrize("key", GAMES)
NO_MOVES = (-1, 52, 53, 400, 10**9)
FOREVER = 100_000


def state(deal: Deal) -> tuple[Any, ...]:
    """All that can be asked of a deal."""
    return deal.places(), deal.record(), deal.to_move, deal.legal_moves(), deal.outcome


def some_seats(draw: Any, deal: Deal) -> tuple[int, ...]:
    sets = [seats for size in range(deal.players + 1) for seats in combinations(range(deal.players), size)]
    return tuple(draw(st.sampled_from(sets)))


def test_every_game_has_its_transcript() -> None:
    assert {path.stem.partition("_")[0] for path in GOLDEN.glob("*.json")} == set(GAMES)


@every_game
@given(data=st.data())
def test_cards_are_conserved_after_every_move(key: str, data: st.DataObject) -> None:
    deal = data.draw(new_deals(key))
    rng = random.Random(data.draw(st.integers(0, 99)))
    for _ in range(120):
        assert sorted(card for cards in deal.places().values() for card in cards) == list(deal.DECK)
        play_on(deal, 1, rng)


@every_game
@given(data=st.data())
def test_legal_moves_are_those_of_the_naive_listing_and_all_play(key: str, data: st.DataObject) -> None:
    deal = data.draw(deals(key))
    legal = deal.legal_moves()
    assert [deal.text(move) for move in legal] == naive(key).legal(deal)
    assert bool(legal) == (deal.outcome is None)
    for move in legal:
        assert deal.why_not(move) is None
        other = deal.copy()
        other.play(move)
        assert other.moves == [*deal.moves, (deal.to_move, move)]


@every_game
@given(data=st.data())
def test_illegal_moves_are_refused_with_their_code_and_change_nothing(key: str, data: st.DataObject) -> None:
    deal = data.draw(deals(key))
    before = state(deal)
    events: list[Event] = []
    for move in [*deal.MOVES, *NO_MOVES]:
        if move in deal.legal_moves():
            continue
        code = naive(key).refusal(deal, deal.MOVES.get(move, ""))
        refusal = deal.why_not(move)
        assert refusal is not None
        assert refusal.code == code
        with pytest.raises(IllegalMove) as raised:
            deal.play(move, events)
        assert raised.value.code == code
    assert state(deal) == before
    assert not events


@every_game
@given(data=st.data())
def test_a_copy_is_independent(key: str, data: st.DataObject) -> None:
    deal = data.draw(deals(key))
    other = deal.copy()
    before = state(deal)
    assert state(other) == before
    play_on(other, 40, random.Random(1))
    assert state(deal) == before
    after = state(other)
    play_on(deal, 60, random.Random(2))
    assert state(other) == after


@every_game
def test_a_branch_tells_what_a_copy_tells_and_nothing_of_it_to_the_deal(key: str) -> None:
    deal = GAMES[key].new(GAMES[key].PLAYERS[0], 5)
    play_on(deal, 9, random.Random(1))
    before, copy, branch = deal.observe(0), deal.copy(), deal.branch()
    for other in (copy, branch):
        play_on(other, 6, random.Random(2))
    assert branch.observe(0) == copy.observe(0) != before
    assert branch.history() == copy.history()
    assert deal.observe(0) == before
    play_on(deal, 6, random.Random(2))
    assert deal.observe(0) == copy.observe(0)


@every_game
@given(data=st.data())
def test_the_same_seed_options_and_moves_give_the_same_deal(key: str, data: st.DataObject) -> None:
    deal = data.draw(deals(key))
    again = GAMES[key].new(deal.players, deal.seed, deal.dealer, deal.leader, deal.options)
    for _, move in deal.moves:
        again.play(move)
    assert state(again) == state(deal)


@every_game
@given(data=st.data())
def test_a_replayed_record_goes_on_in_lockstep(key: str, data: st.DataObject) -> None:
    deal = data.draw(deals(key))
    record = deal.record([{"name": f"Player {seat}", "cpu": None} for seat in range(deal.players)])
    again = replay(json.loads(json.dumps(record)))
    assert again.record() == record
    for _ in range(30):
        assert again.legal_moves() == deal.legal_moves()
        assert again.places() == deal.places()
        if deal.outcome is not None:
            break
        move = data.draw(st.sampled_from(deal.legal_moves()))
        events: list[Event] = []
        events_again: list[Event] = []
        deal.play(move, events)
        again.play(move, events_again)
        assert events_again == events
    assert again.outcome == deal.outcome


@every_game
@given(data=st.data())
def test_a_rewound_deal_is_as_it_was(key: str, data: st.DataObject) -> None:
    deal = data.draw(new_deals(key))
    rng = random.Random(data.draw(st.integers(0, 99)))
    play_on(deal, data.draw(st.integers(0, 60)), rng)
    before = state(deal)
    moves = len(deal.moves)
    play_on(deal, data.draw(st.integers(0, 60)), rng)
    back = deal.rewound(moves)
    assert state(back) == before
    play_on(back, 60, random.Random(1))


@every_game
@given(data=st.data())
def test_events_are_the_history_and_lead_to_the_deals_piles(key: str, data: st.DataObject) -> None:
    deal = data.draw(new_deals(key))
    events = list(deal.history())
    table = Table(deal.DECK, events)
    assert table.agrees_with(deal)
    rng = random.Random(data.draw(st.integers(0, 99)))
    for _ in range(100):
        happened: list[Event] = []
        play_on(deal, 1, rng, happened)
        for event in happened:
            table.see(event)
        events += happened
        assert table.agrees_with(deal)
    assert deal.history() == tuple(events)


@every_game
@given(data=st.data())
def test_seen_events_hide_cards_never_that_they_moved(key: str, data: st.DataObject) -> None:
    deal = data.draw(deals(key))
    seats = some_seats(data.draw, deal)
    seen = deal.observe(*seats).history
    assert Table(deal.DECK, seen).agrees_with(deal)
    for event, as_seen in zip(deal.history(), seen, strict=True):
        assert type(as_seen) is type(event)
        assert as_seen.seat == event.seat
        if isinstance(event, Moved) and isinstance(as_seen, Moved):
            open_to = not event.hidden or any(("hand", seat) in (event.src, event.dst) for seat in seats)
            assert as_seen.cards == (event.cards if open_to else (None,) * len(event.cards))
            assert (as_seen.src, as_seen.dst, as_seen.penalty) == (event.src, event.dst, event.penalty)
        elif isinstance(event, Dealt) and isinstance(as_seen, Dealt):
            assert [cards for seat, cards in enumerate(as_seen.hands) if seat not in seats] == [
                (None,) * len(cards) for seat, cards in enumerate(event.hands) if seat not in seats
            ]
        else:
            assert_same_but_for_hidden_cards(event, as_seen)


def assert_same_but_for_hidden_cards(fact: object, as_seen: object, cards: bool = False) -> None:
    """Whatever is told, but for cards that are None: never fewer of them."""
    if is_dataclass(fact):
        assert type(as_seen) is type(fact)
        for part in fields(fact):
            one, other = getattr(fact, part.name), getattr(as_seen, part.name)
            assert_same_but_for_hidden_cards(one, other, cards=part.name == "cards")
    elif isinstance(fact, tuple) and isinstance(as_seen, tuple):
        for one, other in zip(fact, as_seen, strict=True):
            assert_same_but_for_hidden_cards(one, other, cards)
    else:
        assert as_seen == fact or (cards and as_seen is None)


@every_game
@given(data=st.data())
def test_an_observation_has_the_own_hand_and_hides_the_others(key: str, data: st.DataObject) -> None:
    deal = data.draw(deals(key))
    seats = some_seats(data.draw, deal)
    observation = deal.observe(*seats)
    for seat in range(deal.players):
        held = deal.places()["hand", seat]
        assert observation.hand(seat) == (held if seat in seats else (None,) * len(held))
    if deal.to_move in seats:
        assert observation.legal_moves() == deal.legal_moves()
        for move in [*deal.MOVES, *NO_MOVES]:
            mine, true = observation.why_not(move), deal.why_not(move)
            assert (mine and (mine.code, mine.facts)) == (true and (true.code, true.facts))
    else:
        assert observation.legal_moves() == ()
        refusal = observation.why_not(next(iter(deal.MOVES)))
        assert refusal is not None
        assert refusal.code == ("over" if deal.outcome else "not_yours")


@every_game
@given(data=st.data())
def test_worlds_look_the_same_to_the_seats_and_play_on(key: str, data: st.DataObject) -> None:
    deal = data.draw(deals(key, most=80))
    assume(deal.outcome is None)
    seats = some_seats(data.draw, deal)
    observation = deal.observe(*seats)
    rng = random.Random(data.draw(st.integers(0, 99)))
    first = deal.observe(*seats).world(random.Random(0)).record()
    for number in range(3):
        world = observation.world(random.Random(number))
        assert number or world.record() == first, "the same random numbers imagine another world"
        assert world.seed != deal.seed
        assert world.observe(*seats) == observation
        assert replay(world.record()).record() == world.record()
        play_on(world, 30, rng)
    assert deal.observe(*seats) == observation
    assert hash(deal.observe(*seats)) == hash(observation)


@every_game
@given(data=st.data())
def test_a_deal_always_ends_and_says_how(key: str, data: st.DataObject) -> None:
    deal = data.draw(new_deals(key))
    play_on(deal, FOREVER, random.Random(data.draw(st.integers(0, 99))))
    outcome = deal.outcome
    assert outcome is not None
    assert deal.to_move is None
    assert outcome.winners
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert len(outcome.points) == len(outcome.cards_left) == deal.players
    for seat, left in enumerate(outcome.cards_left):
        assert left == sum(len(cards) for place, cards in deal.places().items() if owner(place) == seat)
    with pytest.raises(ValueError, match="over"):
        deal.observe(0).world(random.Random(1))


@every_game
def test_every_move_has_a_code_of_its_own(key: str) -> None:
    deal = GAMES[key].new(GAMES[key].PLAYERS[0], seed=1)
    for thing in (deal, deal.observe(0)):
        for move, code in thing.MOVES.items():
            assert thing.text(move) == code
            assert thing.parse(code) == move
        for rubbish in ("", "8X", "8h", " 8H", "draw ", "\ud800", "8H" * 1000):
            with pytest.raises(ValueError, match="no move of this game"):
                thing.parse(rubbish)
        with pytest.raises(ValueError, match="no move of this game"):
            thing.text(10**9)


@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_record_still_tells_the_same_deal(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    deal = replay(data)
    assert deal.record() == data
    assert transcript(deal) == record.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", GAMES)
def test_a_golden_deal_comes_from_its_seed_alone(key: str) -> None:
    golden = replay(json.loads((GOLDEN / f"{key}.json").read_text(encoding="utf-8")))
    deal = GAMES[key].new(golden.players, golden.seed, golden.dealer, options=golden.options)
    for _, move in golden.moves:
        deal.play(move)
    assert deal.record(golden.record()["seats"]) == golden.record()


@every_game
def test_without_seed_and_deck_every_deal_is_another(key: str) -> None:
    game = GAMES[key]
    assert game.new(game.PLAYERS[0]).deck != game.new(game.PLAYERS[0]).deck


@every_game
def test_a_wrong_seat_cannot_look(key: str) -> None:
    deal = GAMES[key].new(GAMES[key].PLAYERS[0], seed=1)
    for seat in (-1, deal.players, True, "0"):
        with pytest.raises(ValueError, match="no such seat"):
            deal.observe(seat)  # type: ignore[arg-type]


WRONG: list[tuple[str, dict[str, Any]]] = [
    *(("players", {"players": wrong}) for wrong in (0, 1, 7, -2, True, "2", 2.0, None)),
    *(("dealer", {"dealer": wrong}) for wrong in (-1, 9, True, "0", 0.0, None)),
    *(("leader", {"leader": wrong}) for wrong in (-1, 9, True, "1", 1.0)),
    *(("seed", {"seed": wrong}) for wrong in (-1, 2**63, 10**5000, True, "7", 7.0, float("nan"))),
    *(("options", {"options": wrong}) for wrong in ([1], "x", {"surprise": 1}, {1: 1})),
    *(("deck", {"deck": wrong}) for wrong in (5, {1}, [], "x" * 52, list(range(51)), [0, *range(60)])),
]


@every_game
@pytest.mark.parametrize(("path", "wrong"), WRONG)
def test_new_refuses_what_is_wrong_and_says_where(key: str, path: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"^{path}"):
        GAMES[key].new(**{"players": GAMES[key].PLAYERS[0], "seed": 7, **wrong})


@every_game
def test_new_refuses_double_and_foreign_cards(key: str) -> None:
    game = GAMES[key]
    for place, wrong in ((0, game.DECK[1]), (3, game.DECK[-1] + 1), (3, -1), (3, True), (3, "7H"), (3, None)):
        deck: list[Any] = list(game.DECK)
        deck[place] = wrong
        with pytest.raises(ValueError, match=r"^deck\["):
            game.new(game.PLAYERS[0], deck=deck)


@every_game
def test_new_refuses_wrong_values_of_every_house_rule(key: str) -> None:
    game = GAMES[key]
    for option in game.OPTIONS:
        other_type = (0, 1) if isinstance(option.default, bool) else (True, False)
        rubbish: tuple[Any, ...] = (None, 99, "", "surprise", 1.0, [], float("nan"), *other_type)
        for wrong in rubbish:
            with pytest.raises(ValueError, match=f"^options.{option.key}"):
                game.new(game.PLAYERS[0], options={option.key: wrong})


@every_game
@pytest.mark.parametrize("rubbish", [None, True, 6.0, 54.0, "6H", b"", [], {}, (6,), -1, 10**30, Decimal(6), 6 + 0j])
def test_what_only_equals_a_move_was_played_and_broke_the_deal(key: str, rubbish: Any) -> None:
    deal = GAMES[key].new(players=GAMES[key].PLAYERS[0], seed=4)
    play_on(deal, 6, random.Random(4))
    before = deal.record()
    seen = deal.observe(*range(deal.players))
    assert deal.why_not(rubbish) is not None
    assert seen.why_not(rubbish) is not None
    with pytest.raises(IllegalMove):
        deal.play(rubbish)
    with pytest.raises(ValueError, match="no move"):
        deal.text(rubbish)
    if rubbish != "6H":
        with pytest.raises(ValueError, match="no move"):
            deal.parse(rubbish)
    assert deal.record() == before


@every_game
def test_a_copys_options_were_the_originals(key: str) -> None:
    deal = GAMES[key].new(players=GAMES[key].PLAYERS[0], seed=4)
    deal.copy().options.clear()
    assert deal.options


@every_game
@pytest.mark.parametrize(
    "wrong", [{"options": ""}, {"options": ()}, {"options": False}, {"deck": bytes(range(52))}, {"deck": "2C" * 26}]
)
def test_empty_or_bytes_like_arguments_were_taken_for_none(key: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"options|deck"):
        GAMES[key].new(players=GAMES[key].PLAYERS[0], seed=4, **wrong)
