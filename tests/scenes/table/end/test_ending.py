"""The end of a deal at the table: hands turn up, points count up, places are told, and who presses goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from game.input.actions import Action
from game.rules import GAMES
from game.rules.events import hand as hand_of
from game.rules.match import Match, SeatInfo
from game.scenes.after.summary import SummaryScene
from game.scenes.table.end.finale import NOTES, Count, Finale, Placed, TurnUp
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.view.cards.fan import box_of
from game.view.core import theme
from game.view.table.end.results import GLOW, end_patches
from game.view.table.facts import SeatEnd
from tests.look import play_on
from tests.scenes.tables import LONG_FRAME, deal_of, wait_until
from tests.stagehand import FRAME, Stagehand


def at_the_end(hand: Stagehand, game: str = "bread", players: int = 3, deals: int = 2, people: int = 1) -> TableScene:
    """The last move of a deal has just been made."""
    seats = [SeatInfo(name, None if at < people else "normal") for at, name in enumerate("ABCDEF"[:players])]
    match = Match(game, seats, deals, seed=7)
    play_on(match, "random")
    last = match.deal.moves[-1][1]
    match.deal = match.deal.rewound(len(match.deal.moves) - 1)
    table = TableScene(hand.services, MatchSession.start(hand.services.store, match))
    hand.services.stack.push(table)
    table.play(last)
    wait_until(hand, lambda: table.queue.idle)
    return table


# The times


def test_the_last_place_is_told_first_and_the_winner_last() -> None:
    finale, told = Finale((2, 1, 3), {0, 1, 2}), list[object]()
    while not finale.over:
        told += finale.update(FRAME)
    assert [cue for cue in told if isinstance(cue, TurnUp)] == [TurnUp((2,)), TurnUp((0,)), TurnUp((1,))]
    assert [cue for cue in told if isinstance(cue, Placed)] == [Placed((2,), 3), Placed((0,), 2), Placed((1,), 1)]
    assert [cue.step for cue in told if isinstance(cue, Count) and cue.seats == (1,)] == list(range(1, NOTES + 1))


def test_seats_with_one_place_have_one_moment_and_open_hands_need_not_turn_up() -> None:
    finale = Finale((1, 3, 1), {1})
    told = [cue for cue in finale.update(60.0) if not isinstance(cue, Count)]
    assert told == [TurnUp((1,)), Placed((1,), 3), Placed((0, 2), 1)]


def test_what_is_counted_grows_to_what_there_is() -> None:
    finale, seen = Finale((1, 2), ()), list[int | None]()
    assert finale.counted(1, 91) is None
    while not finale.over:
        finale.update(FRAME)
        seen.append(finale.counted(1, 91))
    counted = [number for number in seen if number is not None]
    assert counted == sorted(counted) and counted[-1] == 91


def test_six_seats_take_hardly_longer_than_four() -> None:
    finale = Finale((1, 2, 3, 4, 5, 6), set(range(6)))
    finale.update(theme.END_AT_MOST + FRAME)
    assert finale.place(1) == 2, "all but the winner"


# At the table


@pytest.mark.parametrize(("game", "players"), [("bread", 5), ("svoloch", 6), ("showcase", 2)])
def test_every_hand_turns_up_and_every_place_is_told(hand: Stagehand, game: str, players: int) -> None:
    table = at_the_end(hand, game, players)
    places = table.session.places()
    outcome = deal_of(table.session).outcome
    assert outcome and outcome.winners == tuple(seat for seat, place in enumerate(places) if place == 1)
    last: Sequence[SeatEnd] = ()
    hand.heard.clear()
    while hand.top is table:
        last = table.facts().ends or last
        hand.wait(FRAME)
    assert [end.place for end in last] == list(places)
    assert all(table.stage.is_open(hand_of(seat)) for seat in range(players))
    assert hand.heard.count("place_named") == len(set(places))
    assert f"rise{NOTES}" in hand.heard
    assert isinstance(hand.top, SummaryScene)


@pytest.mark.parametrize(("game", "players"), [("bread", 4), ("showcase", 2)])
def test_plates_stay_while_hands_turn_up_and_no_box_lies_over_the_hand_it_is_about(
    hand: Stagehand, game: str, players: int
) -> None:
    """The plate in the tray went aside for a moment with every hand that was opened."""
    table = at_the_end(hand, game, players)
    plates = {seat: table.state.layout.plate(seat) for seat in range(players)}
    while hand.top is table:
        facts, layout = table.facts(), table.state.layout
        assert {seat: layout.plate(seat) for seat in range(players)} == plates
        for end, patch in zip(facts.ends, end_patches(table.state.kit, layout, facts), strict=True):
            box = patch.rect.inflate(*[-2 * table.state.kit.px(GLOW)] * 2)
            spots = [layout.hand_spot(hand_of(end.seat), at, end.held) for at in range(end.held)]
            assert not any(box.colliderect(box_of(spot)) for spot in spots)
        hand.wait(LONG_FRAME)


def test_who_has_won_is_kept_back_until_the_hands_show_it(hand: Stagehand) -> None:
    table = at_the_end(hand)
    facts = table.facts()
    assert not facts.win_light and "win" not in hand.heard and "lose" not in hand.heard
    assert list(facts.totals) == [0, 0, 0]
    assert table.view.words.announcement(facts) == "The last round is over"
    wait_until(hand, lambda: hand.top is not table, LONG_FRAME)
    assert ("win" in hand.heard) != ("lose" in hand.heard)


@pytest.mark.parametrize("go_on", [lambda hand: hand.press(Action.CONFIRM), lambda hand: hand.press(Action.CANCEL)])
def test_any_press_goes_on(hand: Stagehand, go_on: Callable[[Stagehand], None]) -> None:
    table = at_the_end(hand)
    wait_until(hand, lambda: table.ending.begun)
    hand.wait(0.4)
    go_on(hand)
    assert isinstance(hand.top, SummaryScene)
    assert ("win" in hand.heard) != ("lose" in hand.heard), "it is heard all the same"


def test_a_click_goes_on(hand: Stagehand) -> None:
    table = at_the_end(hand)
    wait_until(hand, lambda: table.ending.begun)
    hand.click(table.state.layout.ring.center)
    assert isinstance(hand.top, SummaryScene)


def test_the_last_move_can_be_taken_back_while_hands_turn_up(hand: Stagehand) -> None:
    table = at_the_end(hand)
    wait_until(hand, lambda: table.ending.begun)
    hand.wait(1.0)
    hand.press(Action.UNDO)
    assert table.session.to_move is not None
    assert not table.ending.begun and table.facts().ends == ()
    assert not table.stage.is_open(hand_of(1)), "and the hands are covered again"


def test_without_animations_nothing_is_waited_for(hand: Stagehand) -> None:
    hand.services.store.settings.speed = "off"
    table = at_the_end(hand)
    hand.wait(3 * FRAME)
    assert hand.top is not table


def test_a_match_left_at_its_end_comes_back_at_the_summary(hand: Stagehand) -> None:
    table = at_the_end(hand)
    wait_until(hand, lambda: table.ending.begun)
    assert table.session.id is not None
    hand.services.home()
    hand.heard.clear()
    hand.services.stack.push(TableScene(hand.services, MatchSession.resume(hand.services.store, table.session.id)))
    hand.wait(2 * FRAME)
    assert isinstance(hand.top, SummaryScene)
    assert "win" not in hand.heard and "lose" not in hand.heard


def test_the_pause_keeps_what_has_been_told(hand: Stagehand) -> None:
    table = at_the_end(hand, people=2)
    wait_until(hand, lambda: any(end.place for end in table.facts().ends))
    told = table.facts().ends
    hand.press(Action.MENU)
    assert hand.top.name == "pause"
    hand.wait(5.0)
    hand.press(Action.MENU)
    assert hand.top is table and table.facts().ends == told
    hand.resize((1280, 540))
    hand.draw()
    wait_until(hand, lambda: hand.top is not table, LONG_FRAME)


def test_places_are_those_of_the_deal_in_every_game() -> None:
    for game, deal in GAMES.items():
        match = Match(game, [SeatInfo("", "normal")] * deal.PLAYERS[-1], 1, seed=3)
        play_on(match, "random")
        session = MatchSession(match)
        assert min(session.places()) == 1
        assert session.places() == session.match_places(), "in a match of one deal"
