from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from game.rules import replay
from game.rules.match import Match, SeatInfo
from game.store import Player, Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Each look at its clock is a second later."""
    seconds = count(1)
    store = Store.open(tmp_path / "data", clock=lambda: float(next(seconds)))
    yield store
    store.close()


def match(*names: str, deals: int = 1, seed: int = 7) -> Match:
    """A match of people; a name that is a level of the CPU players is one of these."""
    seats = [SeatInfo("", name) if name == "easy" else SeatInfo(name) for name in names]
    return Match("bread", seats, deals, {}, seed, first_dealer=0)


def play(match: Match, moves: int | None = None) -> Match:
    """Play the running deal on, by its first legal moves: so many moves, or to its end."""
    while match.deal.to_move is not None and moves != 0:
        match.deal.play(match.deal.legal_moves()[0])
        moves = None if moves is None else moves - 1
    return match


def finished(store: Store, *names: str, deals: int = 1, seed: int = 7) -> tuple[int, Match]:
    played = match(*names, deals=deals, seed=seed)
    match_id = None
    for number in range(deals):
        if number:
            played.next_deal()
        match_id = store.save_match(play(played), match_id)
    assert match_id is not None
    return match_id, played


def test_a_match_resumes_at_the_same_card(store: Store) -> None:
    running = match("Anna", "easy", deals=3)
    match_id = store.save_match(running)
    for _ in range(5):
        assert store.save_match(play(running, 1), match_id) == match_id
        again = store.load_match(match_id)
        assert again
        assert again.to_json() == running.to_json()


def test_a_match_resumes_between_two_deals_and_in_the_second(store: Store) -> None:
    running = match("Anna", "easy", deals=3)
    match_id = store.save_match(play(running))
    between = store.load_match(match_id)
    assert between
    assert between.to_json() == running.to_json()
    between.next_deal()
    store.save_match(play(between, 3), match_id)
    store.close()
    with Store.open(store.folder) as reopened:
        again = reopened.load_match(match_id)
    assert again
    assert again.to_json() == between.to_json()


def test_continue_is_the_match_played_last(store: Store) -> None:
    assert store.last_match() is None
    first, second = match("Anna", "easy"), match("Boris", "easy")
    first_id, second_id = store.save_match(first), store.save_match(second)
    assert store.last_match() == second_id
    store.save_match(play(first, 1), first_id)
    assert store.last_match() == first_id
    store.save_match(play(first), first_id)
    assert store.last_match() == second_id
    store.remove_match(second_id)
    assert store.last_match() is None


def test_the_list_of_matches(store: Store) -> None:
    over_id, over = finished(store, "Anna", "easy", deals=2)
    running_id = store.save_match(play(match("Anna", "Boris", "", deals=3), 4))
    running_row, over_row = store.matches()
    assert (running_row.id, running_row.running, running_row.played, running_row.deals) == (running_id, True, 0, 3)
    assert (running_row.points, running_row.winners) == ((0, 0, 0), ())
    assert running_row.seats == (SeatInfo("Anna"), SeatInfo("Boris"), SeatInfo(""))
    assert (over_row.id, over_row.running, over_row.played, over_row.deals) == (over_id, False, 2, 2)
    assert (over_row.points, over_row.winners) == (over.totals(), over.winners())
    assert over_row.seats == (SeatInfo("Anna"), SeatInfo("", "easy"))
    assert running_row.changed > over_row.changed


def test_records_of_finished_deals(store: Store) -> None:
    match_id, over = finished(store, "Anna", "easy", deals=2)
    assert store.records(match_id) == over.records
    assert [record["seed"] for record in store.records(match_id)] == [7, 8]


def test_scores(store: Store) -> None:
    matches = [finished(store, "Anna", "Boris", deals=2, seed=seed)[1] for seed in range(4)]
    outcomes = [outcome for played in matches for outcome in played.outcomes]
    anna, boris = store.scores()
    assert (anna.player.name, boris.player.name, anna.game) == ("Anna", "Boris", "bread")
    for seat, score in enumerate((anna, boris)):
        points = [outcome.points[seat] for outcome in outcomes]
        assert (score.matches, score.deals) == (4, 8)
        assert score.matches_won == sum(seat in played.winners() for played in matches)
        assert score.deals_won == sum(seat in outcome.winners for outcome in outcomes)
        assert score.best == min(points)
        assert score.average == sum(points) / 8


def test_cpu_players_and_nameless_people_have_no_scores(store: Store) -> None:
    finished(store, "", "easy")
    assert store.scores() == []
    assert store.players() == []


def test_deals_with_moves_taken_back_are_kept_out_of_bests_and_averages(store: Store) -> None:
    played = match("Anna", "easy", deals=2)
    play(played, 6).take_back(3)
    match_id = store.save_match(play(played))
    (score,) = store.scores()
    assert (score.deals, score.best, score.average) == (1, None, None)
    played.next_deal()
    store.save_match(play(played), match_id)
    (score,) = store.scores()
    points = played.outcomes[1].points[0]
    assert (score.deals, score.best, score.average) == (2, points, points)
    assert [record.get("undone") for record in store.records(match_id)] == [1, None]


def test_a_finished_deal_can_be_taken_back(store: Store) -> None:
    played = match("Anna", "easy")
    match_id = store.save_match(play(played))
    played.take_back(3)
    store.save_match(played, match_id)
    assert store.last_match() == match_id
    assert store.records(match_id) == []
    assert store.scores() == []
    assert store.matches()[0].winners == ()


def test_a_renamed_player_is_renamed_everywhere(store: Store) -> None:
    over_id, _ = finished(store, "Ana", "Boris")
    running_id = store.save_match(play(match("easy", "Ana"), 2))
    ana, boris = store.players()
    assert store.rename_player(ana.id, " Anna\n")
    assert not store.rename_player(boris.id, "Anna")
    assert not store.rename_player(boris.id, "\u200b")
    assert store.players() == [Player(ana.id, "Anna"), boris]
    again = store.load_match(running_id)
    assert again
    assert again.seats == [SeatInfo("", "easy"), SeatInfo("Anna")]
    assert [row.seats[row.id == running_id].name for row in store.matches()] == ["Anna", "Anna"]
    assert store.records(over_id)[0]["seats"][0]["name"] == "Anna"
    assert [score.player.name for score in store.scores()] == ["Anna", "Boris"]
    store.save_match(play(again, 1), running_id)
    assert len(store.players()) == 2


def test_a_removed_player_leaves_a_nameless_seat(store: Store) -> None:
    match_id, over = finished(store, "Anna", "Boris")
    anna, boris = store.players()
    store.remove_player(anna.id)
    assert store.players() == [boris]
    assert [score.player for score in store.scores()] == [boris]
    assert store.matches()[0].seats == (SeatInfo(""), SeatInfo("Boris"))
    assert store.records(match_id)[0]["seats"][0]["name"] == ""
    assert replay(store.records(match_id)[0]).outcome == over.outcomes[0]


def test_a_removed_match_takes_its_scores_with_it(store: Store) -> None:
    match_id, _ = finished(store, "Anna", "easy")
    store.remove_match(match_id)
    assert (store.matches(), store.scores(), store.records(match_id)) == ([], [], [])
    assert store.load_match(match_id) is None
    assert store.notices == []


def test_an_exported_record_can_be_read_and_never_overwrites(store: Store) -> None:
    match_id, over = finished(store, "Анна", "easy")
    path = store.export_path(match_id, 0)
    record = store.records(match_id)[0]
    store.export(record, path)
    assert json.loads(path.read_text()) == record == over.records[0]
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        store.export(record, path)
    assert path.read_text() == "mine"
    store.export(record, path, replace=True)
    assert json.loads(path.read_text()) == record


def test_a_store_in_memory_keeps_what_it_is_told() -> None:
    store = Store()
    match_id, _ = finished(store, "Anna", "easy")
    store.save_settings()
    assert [row.id for row in store.matches()] == [match_id]
    assert not store.saving
    assert store.notices == []
    store.close()


def test_names_from_the_database_are_cleaned(store: Store) -> None:
    match_id = store.save_match(match("Anna\x00\u202e" + "x" * 99, "easy"))
    again = store.load_match(match_id)
    assert again
    assert again.seats[0].name == "Anna" + "x" * 12
