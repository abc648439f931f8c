"""Matches: who deals, how deals add up, and that a saved match is the same match."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from game.rules import RecordError
from game.rules.match import Match, SeatInfo

THREE = [SeatInfo("Anna"), SeatInfo("Boris", "easy"), SeatInfo("Vera", "normal")]


def match(deals: int = 3, seats: list[SeatInfo] = THREE, seed: int | None = 5, **more: Any) -> Match:
    return Match("bread", seats, deals, seed=seed, **more)


def play_deal(match: Match, moves: int = 10**6) -> None:
    rng = random.Random(1)
    for _ in range(moves):
        if match.deal.outcome is not None:
            break
        match.deal.play(rng.choice(match.deal.legal_moves()))


def played(deals: int = 3, moves_of_last: int = 10**6, **more: Any) -> Match:
    result = match(deals, **more)
    for _ in range(deals - 1):
        play_deal(result)
        result.next_deal()
    play_deal(result, moves_of_last)
    return result


def test_the_first_dealer_is_drawn_by_lot_from_the_seed() -> None:
    assert match().first_dealer == random.Random("5/dealer").randrange(3)
    assert {match(seed=seed).first_dealer for seed in range(30)} == {0, 1, 2}
    assert match(first_dealer=2).deal.dealer == 2


def test_the_deal_moves_clockwise_and_every_deal_has_its_own_seed() -> None:
    running = match(deals=4, first_dealer=1, options={"refills": 1})
    dealt = [running.deal]
    while len(dealt) < 4:
        play_deal(running)
        dealt.append(running.next_deal())
    assert [deal.dealer for deal in dealt] == [1, 2, 0, 1]
    assert [deal.leader for deal in dealt] == [2, 0, 1, 2]
    assert [deal.seed for deal in dealt] == [5, 6, 7, 8]
    assert all(deal.options["refills"] == 1 for deal in dealt)


def test_card_points_add_up_and_the_lowest_total_wins() -> None:
    whole = played()
    assert whole.over
    points = [outcome.points for outcome in whole.outcomes]
    assert len(points) == 3
    assert whole.totals() == tuple(map(sum, zip(*points, strict=True)))
    assert whole.winners() == (whole.totals().index(min(whole.totals())),)


def test_equal_totals_share_the_win() -> None:
    seeds = iter(range(10**4))
    shared = next(whole for whole in (played(1, seed=seed) for seed in seeds) if len(whole.winners()) > 1)
    assert len({shared.totals()[seat] for seat in shared.winners()}) == 1


def test_there_is_no_winner_before_the_last_deal_is_over() -> None:
    running = match()
    assert running.winners() == ()
    assert running.totals() == (0, 0, 0)
    assert running.records == []
    play_deal(running)
    assert running.winners() == ()
    assert running.totals() == running.outcomes[0].points
    assert len(running.records) == 1


def test_the_next_deal_waits_for_the_end_of_this_one_and_of_the_match() -> None:
    running = match(deals=1)
    with pytest.raises(ValueError, match="the deal is not over"):
        running.next_deal()
    play_deal(running)
    with pytest.raises(ValueError, match="the match is over"):
        running.next_deal()


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "whist"},
        {"seats": THREE[:1]},
        {"seats": []},
        {"seats": THREE * 2},
        {"deals": 0},
        {"deals": 25},
        {"deals": True},
        {"options": {"refills": 5}},
        {"seed": -1},
        {"seed": "x"},
        {"first_dealer": 3},
    ],
)
def test_wrong_matches_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=": "):
        Match(**{"game": "bread", "seats": THREE, "deals": 1, **wrong})


@pytest.mark.parametrize("moves", [0, 1, 12, 10**6])
@pytest.mark.parametrize("deals", [1, 3])
def test_a_saved_match_is_the_same_match(deals: int, moves: int) -> None:
    running = played(deals, moves)
    saved = running.to_json()
    again = Match.from_json(json.loads(json.dumps(saved)))
    assert again.to_json() == saved
    assert again.records == running.records
    assert again.outcomes == running.outcomes
    assert again.totals() == running.totals()
    play_deal(running)
    play_deal(again)
    assert again.to_json() == running.to_json()


def test_a_move_taken_back_is_noted_and_the_deal_goes_on_from_there() -> None:
    running = match()
    play_deal(running, 12)
    before = running.deal.places()
    play_deal(running, 9)
    running.take_back(12)
    assert running.deal.places() == before
    running.take_back(10)
    assert len(running.deal.moves) == 10
    assert running.to_json()["records"][0]["undone"] == 2
    play_deal(running)
    assert running.records[0]["undone"] == 2
    assert "undone" not in running.next_deal().record()


def test_a_changed_owner_is_noted_and_the_seats_are_as_at_the_end() -> None:
    running = match()
    play_deal(running, 7)
    running.change_owner(0, "easy")
    play_deal(running, 3)
    running.change_owner(0, None)
    running.change_owner(1, None)
    running.take_back(8)
    record = Match.from_json(running.to_json()).to_json()["records"][0]
    assert record["owners"] == [[7, 0, "easy"], [8, 0, None], [8, 1, None]]
    assert [seat["cpu"] for seat in record["seats"]] == [None, None, "normal"]
    play_deal(running)
    running.next_deal()
    running.change_owner(2, None)
    assert running.records[0]["seats"][2]["cpu"] == "normal"


def test_a_match_of_format_1_goes_on_under_its_old_rules() -> None:
    whole = played(3, 8, options={"rounds": "unlimited", "refills": 3})
    assert len(whole.outcomes) == 2
    saved = json.loads(json.dumps(whole.to_json()))
    for thing in (saved, *saved["records"]):
        thing["format"] = 1
        del thing["options"]["rounds"]
    again = Match.from_json(saved)
    assert again.to_json() == saved
    again.take_back(5)
    play_deal(again)
    last = again.records[-1]
    assert (last["format"], last["options"], last["outcome"]["reason"]) == (1, saved["options"], "stock")
    shorter = Match.from_json({**saved, "records": saved["records"][:2]})
    assert shorter.next_deal().record()["options"] == saved["options"]
    assert shorter.deal.options["rounds"] == "unlimited"
    assert Match.from_json(shorter.to_json()).to_json() == shorter.to_json()


SAVED = played(3, 20).to_json()

DAMAGE: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("format", lambda data: data.update(format=3)),
    ("game", lambda data: data.update(game="whist")),
    ("game", lambda data: data.update(game=["bread"])),
    ("seats", lambda data: data.update(seats=None)),
    ("seats[0].name", lambda data: data["seats"][0].update(name=None)),
    ("deals", lambda data: data.update(deals=0)),
    ("options", lambda data: data.update(options=3)),
    ("options.refills", lambda data: data.update(options={"refills": 9})),
    ("seed", lambda data: data.update(seed=None)),
    ("first_dealer", lambda data: data.update(first_dealer=5)),
    ("records", lambda data: data.update(records=[])),
    ("records", lambda data: data.update(deals=2)),
    ("records[1]", lambda data: data["records"].__setitem__(1, 5)),
    ("records[1].deck[0]", lambda data: data["records"][1]["deck"].__setitem__(0, "?")),
    ("records[1].moves[0]", lambda data: data["records"][1]["moves"].__setitem__(0, [])),
    ("records[0]", lambda data: data["records"].__setitem__(0, data["records"][2])),
    ("records[2]", lambda data: data["records"].__setitem__(2, data["records"][0])),
    ("records[0]", lambda data: data["records"].__setitem__(0, match().to_json()["records"][0])),
]


@pytest.mark.parametrize(("path", "change"), DAMAGE)
def test_a_damaged_match_is_refused_with_its_path(path: str, change: Callable[[dict[str, Any]], Any]) -> None:
    data = json.loads(json.dumps(SAVED))
    change(data)
    with pytest.raises(RecordError) as raised:
        Match.from_json(data)
    assert raised.value.path == path


@pytest.mark.parametrize("data", [None, [], "x", 5, {}])
def test_what_is_no_match_is_refused(data: Any) -> None:
    with pytest.raises(RecordError, match=r"^record: "):
        Match.from_json(data)
