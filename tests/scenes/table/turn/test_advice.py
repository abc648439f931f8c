"""Hints at the level that a person has chosen; those of the hard player come when they are thought over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.cpu import hint
from game.input.actions import Action
from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.scenes.core.seat_settings import change_person
from game.scenes.table.table import TableScene
from game.texts import texts
from tests.scenes.table.people.test_sharing import (
    ONE,
    TWO,
    wait_for_call,
    wait_for_hand,
)
from tests.scenes.table.people.test_sharing import sit_down as sit_together
from tests.scenes.tables import deal_of, sit_down, wait_for_turn
from tests.stagehand import Stagehand
from tests.words import plain

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
THINKING = "Thinking it over…"


def my_turn(hand: Stagehand, game: str = "bread", level: str = "hard") -> TableScene:
    """Anna is to move and has a choice."""
    hand.services.change(hint_level=level)
    players = GAMES[game].PLAYERS[0]
    seats = [SeatInfo("Anna"), *[SeatInfo("", "normal")] * (players - 1)]
    table = sit_down(hand, Match(game, seats, 1, seed=7, first_dealer=players - 1))
    while True:
        assert wait_for_turn(hand, table)
        hand.wait(0.3)
        assert table.person.observation is not None
        if len(table.person.observation.legal_moves()) > 1:
            return table
        hand.press(Action.CONFIRM)


def mine(hand: Stagehand) -> list[str]:
    return [code for seat, code in hand.trace.moves if seat == 0]


@EVERY_GAME
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_hint_of_the_other_levels_comes_at_once(hand: Stagehand, game: str, level: str) -> None:
    table = my_turn(hand, game, level)
    seen = table.person.observation
    assert seen is not None
    hand.press(Action.HINT)
    assert table.notices.said == texts(game).hinted(hint(seen, level), table.state.voice)
    assert not hand.jobs.requests


@EVERY_GAME
def test_a_hard_hint_is_thought_over_and_one_press_plays_it(hand: Stagehand, game: str) -> None:
    table = my_turn(hand, game)
    before = len(mine(hand))
    hand.press(Action.HINT)
    assert table.notices.said == THINKING
    (request,) = hand.jobs.requests
    assert (request.purpose, request.level, request.observation) == ("hint", "hard", table.person.observation)
    hand.wait(5)
    assert table.notices.said == THINKING
    hand.jobs.reply()
    hand.wait(0.3)
    assert table.notices.said not in ("", THINKING)
    hand.press(Action.CONFIRM)
    assert len(mine(hand)) == before + 1


def test_a_hard_hint_tells_the_chances_where_they_differ(hand: Stagehand) -> None:
    table = my_turn(hand)
    hand.press(Action.HINT)
    hand.jobs.reply()
    hand.wait(0.1)
    said = plain(table.notices.said)
    assert said.endswith("It wins about 99 % of such deals, the next best 1 %.")


def test_a_hint_asked_for_twice_is_thought_over_once(hand: Stagehand) -> None:
    table = my_turn(hand)
    hand.press(Action.HINT, Action.HINT)
    hand.jobs.reply()
    hand.wait(0.1)
    said = table.notices.said
    hand.press(Action.DOWN, Action.HINT)
    assert table.notices.said == said
    assert len(hand.jobs.requests) == 1


def test_a_press_that_comes_with_the_hint_plays_nothing(hand: Stagehand) -> None:
    my_turn(hand)
    before = mine(hand)
    hand.press(Action.HINT)
    hand.jobs.reply()
    hand.wait(0.02)
    hand.press(Action.CONFIRM)
    assert mine(hand) == before


def test_where_nobody_can_think_it_over_normal_advises(hand: Stagehand) -> None:
    table = my_turn(hand)
    seen = table.person.observation
    assert seen is not None
    hand.press(Action.HINT)
    hand.jobs.give_up()
    hand.wait(0.1)
    assert table.notices.said == texts("bread").hinted(hint(seen), table.state.voice)


@pytest.mark.parametrize(
    "act",
    [
        lambda hand, table: table.play(deal_of(table.session).legal_moves()[0]),
        lambda hand, table: hand.press(Action.MENU),
    ],
    ids=["played", "paused"],
)
def test_a_hint_that_comes_too_late_is_dropped(hand: Stagehand, act: Callable[[Stagehand, TableScene], None]) -> None:
    table = my_turn(hand)
    hand.press(Action.HINT)
    ticket = hand.jobs.requests[-1].ticket
    act(hand, table)
    assert not hand.jobs.waits(ticket)
    hand.jobs.reply()
    hand.wait(0.2)
    assert hand.jobs.answer(ticket) is None
    assert "such deals" not in table.notices.said


def test_a_hint_for_a_hand_that_was_covered_is_dropped(hand: Stagehand) -> None:
    hand.services.change(hint_level="hard")
    table = sit_together(hand, "bread")
    wait_for_call(hand, table, 0)
    hand.press(Action.PEEK, device=ONE)
    wait_for_hand(hand, table)
    hand.wait(0.3)
    hand.press(Action.HINT, device=ONE)
    assert table.notices.said == THINKING
    hand.press(Action.PEEK, device=ONE)
    assert not table.notices.said
    hand.jobs.reply()
    hand.wait(1.0)
    assert not table.notices.said
    assert not hand.jobs.waits(hand.jobs.requests[-1].ticket)


def test_two_people_get_hints_at_levels_of_their_own(hand: Stagehand) -> None:
    change_person(hand.services, 0, "Anna", hint_level="hard", language="ru")
    table = sit_together(hand, "bread", hands="open")
    for device, thought_over in ((ONE, True), (TWO, False)):
        wait_for_hand(hand, table)
        hand.wait(0.3)
        hand.press(Action.HINT, device=device)
        assert len(hand.jobs.requests) == 1
        assert table.notices.said and (table.notices.said == "Надо подумать…") == thought_over
        table.play(deal_of(table.session).legal_moves()[-1])
