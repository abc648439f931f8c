"""A CPU player that takes time, at the table, with a jobs that answers when the test says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.input.actions import Action
from game.rules.match import Match, SeatInfo
from game.scenes.table.attract import AttractScene
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.view.core import theme
from tests.scenes.tables import deal_of, match, sit_down, wait_for_turn, wait_until
from tests.stagehand import FRAME, Stagehand

SECONDS = 0.8
PAUSE = SECONDS + theme.THINKING_MARGIN


def thinker_to_move(hand: Stagehand) -> TableScene:
    """Anna has just played, and Boris, who is hard and has several cards to choose from, begins to think."""
    laid = match(cpu="hard", seed=679)
    for _ in range(2):
        laid.deal.play(laid.deal.parse("pass"))
    table = sit_down(hand, laid)
    assert wait_for_turn(hand, table)
    hand.press(Action.CONFIRM)
    wait_until(hand, lambda: table.session.to_move == 1 and bool(hand.jobs.requests))
    return table


def moves_of(hand: Stagehand, seat: int) -> list[str]:
    return [code for mover, code in hand.trace.moves if mover == seat]


def pause_before_move(hand: Stagehand, table: TableScene) -> float:
    """Seconds until the seat to move has moved, from when its turn came."""
    before, waited = len(hand.trace.moves), table.thinking.elapsed
    while len(hand.trace.moves) == before:
        assert waited < 10, "it does not move"
        hand.wait(FRAME)
        waited += FRAME
    return waited


# Asking


def test_it_is_asked_while_the_cards_of_the_move_before_still_fly(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    (request,) = hand.jobs.requests
    assert not table.queue.idle
    assert request.observation.seats == (1,)
    assert (request.purpose, request.level, request.effort.seconds) == ("move", "hard", SECONDS)
    assert (request.match, request.number) == (table.session.id, 3)


def test_it_is_asked_once_for_a_move(hand: Stagehand) -> None:
    thinker_to_move(hand)
    hand.wait(0.5)
    assert len(hand.jobs.requests) == 1


def test_it_thinks_for_as_long_as_is_set(hand: Stagehand) -> None:
    hand.services.change(thinking_time=2.0)
    table = thinker_to_move(hand)
    assert hand.jobs.requests[0].effort.seconds == 2.0
    hand.jobs.reply()
    assert pause_before_move(hand, table) == pytest.approx(2 + theme.THINKING_MARGIN, abs=2 * FRAME)


def test_the_same_deal_asks_with_the_same_seeds(stage: Callable[..., Stagehand]) -> None:
    seeds = []
    for _ in range(2):
        hand = stage()
        thinker_to_move(hand)
        seeds.append(hand.jobs.requests[0].seed)
    assert seeds[0] == seeds[1]


# Moving


def test_it_plays_what_it_was_advised(hand: Stagehand) -> None:
    for number in range(3):
        hand.jobs.requests.clear()
        table = thinker_to_move(hand)
        deal = deal_of(table.session)
        wanted = deal.legal_moves()[number]
        hand.jobs.reply(wanted)
        pause_before_move(hand, table)
        assert hand.trace.moves[-1] == (1, deal.text(wanted))


def test_an_early_answer_is_not_shown_early(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    hand.jobs.reply()
    assert pause_before_move(hand, table) == pytest.approx(PAUSE, abs=2 * FRAME)


def test_a_late_answer_is_waited_for(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    hand.wait(PAUSE + theme.THINKING_GRACE / 2)
    assert not moves_of(hand, 1)
    hand.jobs.reply()
    hand.wait(2 * FRAME)
    assert len(moves_of(hand, 1)) == 1
    assert deal_of(table.session).moves[-1][0] == 1


def test_normal_moves_where_no_answer_comes(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    assert pause_before_move(hand, table) == pytest.approx(PAUSE + theme.THINKING_GRACE, abs=2 * FRAME)
    hand.jobs.reply()
    hand.wait(1.0)
    assert len(moves_of(hand, 1)) == 1


def test_normal_moves_after_the_same_pause_where_the_worker_is_gone(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    hand.wait(0.1)
    hand.jobs.give_up()
    assert pause_before_move(hand, table) == pytest.approx(PAUSE, abs=2 * FRAME)


@pytest.mark.parametrize("speed", [1.0, 4.0, "off"])
def test_the_pause_is_as_long_with_one_play_as_with_many(stage: Callable[..., Stagehand], speed: float | str) -> None:
    """And whoever passes keeps nobody waiting."""
    hand = stage()
    hand.services.change(speed=speed)
    seats = [SeatInfo("Anna", "hard"), SeatInfo("Boris", "hard"), SeatInfo("Clara", "hard")]
    table = TableScene(hand.services, MatchSession(Match("svoloch", seats, seed=3)))
    hand.services.stack.push(table)
    pauses: dict[str, list[float]] = {"one": [], "many": [], "pass": []}
    for _ in range(20):
        wait_until(hand, lambda: table.queue.idle and table.thinking.seat == table.session.to_move)
        still = 0.0 if speed == "off" else table.thinking.elapsed + theme.REST / table.queue.factor
        count = len(deal_of(table.session).legal_moves())
        while hand.jobs.requests and hand.jobs.waits(hand.jobs.requests[-1].ticket):
            hand.jobs.reply()
            hand.wait(FRAME)
        waited = pause_before_move(hand, table)
        passed = hand.trace.moves[-1][1] == "pass"
        expected = max(theme.LEAST_PACE, theme.PASS_PAUSE / table.queue.factor) if passed else max(PAUSE, still)
        pauses["pass" if passed else "one" if count == 1 else "many"].append(waited - expected)
    for late in pauses.values():
        assert late == pytest.approx([0.0] * len(late), abs=4 * FRAME)
    assert pauses["many"] and pauses["one"]


def test_speed_shortens_flights_but_no_thought(hand: Stagehand) -> None:
    hand.services.change(speed=4.0)
    table = thinker_to_move(hand)
    hand.jobs.reply()
    assert pause_before_move(hand, table) == pytest.approx(PAUSE, abs=2 * FRAME)


# What is seen


def test_it_is_seen_to_think_from_when_its_turn_is_shown(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    assert table.stage.to_move == 0
    assert table.facts().thinking is None
    wait_until(hand, lambda: table.stage.to_move == 1)
    assert table.facts().thinking is not None
    assert table.moving
    hand.jobs.reply()
    wait_until(hand, lambda: bool(moves_of(hand, 1)) and table.queue.idle)
    assert table.facts().thinking is None


def test_its_sign_goes_round_and_stands_still_with_reduced_motion(hand: Stagehand) -> None:
    hand.services.change(reduced_motion=True)
    table = thinker_to_move(hand)
    hand.jobs.reply()
    wait_until(hand, lambda: table.facts().thinking is not None and table.queue.idle and table.motion.settled)
    hand.wait(0.1)
    pictures = []
    for calm in (True, False):
        hand.services.change(reduced_motion=calm)
        revision, first = table.revision, hand.draw().copy()
        hand.wait(0.15)
        assert table.moving is not calm or table.notices.banner
        pictures.append((first.get_buffer().raw == hand.draw().get_buffer().raw, table.revision == revision))
    assert pictures[0][0] and not pictures[1][0]
    assert not pictures[1][1]


def test_attract_mode_asks_nothing(hand: Stagehand) -> None:
    hand.services.stack.push(AttractScene(hand.services, "bread"))
    hand.wait(8.0)
    assert not hand.jobs.requests


# What comes between


def test_undo_while_it_thinks(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    old = hand.jobs.requests[-1]
    hand.press(Action.UNDO)
    hand.wait(FRAME)
    assert not hand.jobs.waits(old.ticket)
    assert wait_for_turn(hand, table)
    hand.press(Action.CONFIRM)
    wait_until(hand, lambda: len(hand.jobs.requests) == 2)
    new = hand.jobs.requests[-1]
    assert new.number == old.number and new.ticket != old.ticket
    hand.jobs.reply()
    assert pause_before_move(hand, table) == pytest.approx(PAUSE, abs=2 * FRAME)


def test_an_answer_that_comes_during_a_pause_is_kept(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    hand.press(Action.MENU)
    assert hand.top.name == "pause"
    wanted = hand.jobs.requests[-1].observation.legal_moves()[0]
    hand.jobs.reply(wanted)
    hand.wait(5.0)
    assert not moves_of(hand, 1)
    hand.press(Action.CANCEL)
    assert hand.top is table
    pause_before_move(hand, table)
    assert deal_of(table.session).moves[-1] == (1, wanted)
    assert len(hand.jobs.requests) == 1


# Below its level


def test_who_cannot_think_played_as_normal_and_did_not_say_so(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    assert table.facts().below == {}
    hand.jobs.give_up()
    pause_before_move(hand, table)
    assert table.facts().below == {1: "normal"}
    think_again(hand, table)
    assert table.facts().below == {}


def think_again(hand: Stagehand, table: TableScene) -> None:
    """The thinker's next choice, which is answered."""
    asked = len(hand.jobs.requests)
    while len(hand.jobs.requests) == asked:
        assert wait_for_turn(hand, table)
        hand.press(Action.CONFIRM)
        wait_until(hand, lambda: table.person.acting or table.session.thinker is not None)
        hand.wait(FRAME)
    hand.jobs.reply()
    pause_before_move(hand, table)


def test_who_is_late_plays_below_its_level_too(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    pause_before_move(hand, table)
    assert table.facts().below == {1: "normal"}


def test_a_seat_that_changes_hands_is_not_below_its_level(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    hand.jobs.give_up()
    pause_before_move(hand, table)
    table.session.change_owner(1, "normal")
    assert table.facts().below == {}


@pytest.mark.parametrize(("language", "words"), [("en", "plays as Normal"), ("ru", "играет как Любитель")])
def test_the_plate_says_that_it_plays_below_its_level(
    stage: Callable[..., Stagehand], language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = stage((1280, 720), language)
    table = thinker_to_move(hand)
    written = note_words(hand, monkeypatch)
    hand.draw()
    assert words not in written
    hand.jobs.give_up()
    pause_before_move(hand, table)
    hand.draw()
    assert words in written
    think_again(hand, table)
    written.clear()
    table.view.forget()
    hand.draw()
    assert written and words not in written


def note_words(hand: Stagehand, patch: pytest.MonkeyPatch) -> list[str]:
    """What is written from now on."""
    written: list[str] = []
    typesetter = hand.services.type
    draw = typesetter.draw

    def noted(surface: pygame.Surface, text: str, *place: Any) -> pygame.Rect:
        written.append(text)
        return draw(surface, text, *place)

    patch.setattr(typesetter, "draw", noted)
    return written


# Who has the seat


def test_a_person_takes_the_seat_while_it_thinks(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    hand.press(Action.MENU)
    table.session.change_owner(1, None)
    hand.press(Action.CANCEL)
    hand.wait(FRAME)
    assert table.thinking.seat is None
    assert not hand.jobs.waits(hand.jobs.requests[-1].ticket)
    hand.wait(3.0)
    assert not moves_of(hand, 1)


def test_a_hard_cpu_takes_the_seat_of_a_person(hand: Stagehand) -> None:
    table = sit_down(hand, match(cpu="normal"))
    assert wait_for_turn(hand, table)
    hand.press(Action.MENU)
    table.session.change_owner(0, "hard")
    hand.press(Action.CANCEL)
    hand.wait(FRAME)
    assert hand.jobs.requests[-1].observation.seats == (0,)
    hand.jobs.reply()
    pause_before_move(hand, table)
    assert len(moves_of(hand, 0)) == 1


def test_a_resumed_match_asks_again_for_the_same_card(hand: Stagehand) -> None:
    table = thinker_to_move(hand)
    before = hand.jobs.requests[-1]
    assert table.session.id is not None
    again = MatchSession.resume(hand.services.store, table.session.id)
    hand.services.stack.reset(TableScene(hand.services, again))
    hand.wait(FRAME)
    after = hand.jobs.requests[-1]
    assert after.ticket != before.ticket
    assert (after.observation, after.match) == (before.observation, before.match)
