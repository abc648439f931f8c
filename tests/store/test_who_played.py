"""A deal belongs to whoever had the seat when it ended, a match to whoever played most of its deals there."""

from __future__ import annotations

from pathlib import Path

from game.rules.match import Match, SeatInfo
from game.store import Score, Store
from tests.store.test_store import match, play


def scores_of(store: Store) -> dict[str, Score]:
    return {score.player.name: score for score in store.scores()}


def played_in_turns(store: Store, owners: list[str | None]) -> int:
    """A match of Anna and Boris; who has Anna's seat at each deal's end, None for herself, else a level. The change is
    made between the deals, in the pause of the new one."""
    running = match("Anna", "Boris", deals=len(owners))
    match_id = store.save_match(running)
    for number, cpu in enumerate(owners):
        if number:
            running.next_deal()
        if running.seats[0].cpu != cpu:
            running.change_owner(0, cpu)
        store.save_match(play(running), match_id)
    return match_id


def test_a_seat_given_to_a_cpu_took_its_deals_along(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        match_id = played_in_turns(store, [None, None, "easy"])
        anna, boris = scores_of(store)["Anna"], scores_of(store)["Boris"]
        assert (anna.deals, anna.matches) == (2, 1)
        assert (boris.deals, boris.matches) == (3, 1)
        again = store.load_match(match_id)
        assert again
        assert [again.players_of(deal)[0].cpu for deal in range(3)] == [None, None, "easy"]


def test_a_match_counts_for_who_played_most_of_it_and_among_equals_for_the_last(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        played_in_turns(store, ["easy", None])
        assert scores_of(store)["Anna"].matches == 1
        played_in_turns(store, [None, "easy"])
        assert scores_of(store)["Anna"].matches == 1
        assert scores_of(store)["Anna"].deals == 2


def test_a_seat_given_away_after_the_last_card_leaves_the_deal_where_it_was(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        running = match("Anna", "Boris", deals=2)
        match_id = store.save_match(play(running))
        running.change_owner(0, "easy")
        store.save_match(running, match_id)
        running.next_deal()
        store.save_match(play(running), match_id)
        assert scores_of(store)["Anna"].deals == 1
        assert [record["seats"][0]["cpu"] for record in store.records(match_id)] == [None, "easy"]


def test_a_renamed_player_is_renamed_in_the_deals_played_and_in_no_others(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        match_id = played_in_turns(store, [None, "easy"])
        (anna,) = [player for player in store.players() if player.name == "Anna"]
        store.rename_player(anna.id, "Vera")
        assert [record["seats"][0]["name"] for record in store.records(match_id)] == ["Vera", "Anna"]


def test_a_clock_put_back_let_continue_open_the_older_match(tmp_path: Path) -> None:
    """A board without a battery: what was played last is counted, not timed."""
    times = iter([7200.0, 3600.0, 10.0, 5.0])
    with Store.open(tmp_path, clock=lambda: next(times)) as store:
        older = store.save_match(match("Anna", "easy"))
        newer = store.save_match(match("Boris", "easy"))
        assert store.last_match() == newer
        assert [row.id for row in store.matches()] == [newer, older]
        resumed = store.load_match(older)
        assert isinstance(resumed, Match)
        store.save_match(play(resumed, 1), older)
        assert store.last_match() == older


def test_a_deal_over_belongs_to_whoever_had_the_seats(tmp_path: Path) -> None:
    running = match("Anna", "Boris", deals=2)
    play(running)
    running.change_owner(1, "easy")
    assert running.players_of(0) == [SeatInfo("Anna"), SeatInfo("Boris")]
    assert running.seats == [SeatInfo("Anna"), SeatInfo("Boris", "easy")]
