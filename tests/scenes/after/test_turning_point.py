"""The turning point of a deal, looked for and shown after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from game.cpu.thought import Judged, Thought
from game.cpu.worker.protocol import Answer
from game.input.actions import KEYBOARD, MOUSE, Action, Device
from game.rules import GAMES
from game.rules.deal import Deal
from game.rules.events import hand as hand_of
from game.rules.match import Match, SeatInfo
from game.scenes.after.summary import SummaryScene
from game.scenes.after.turning_point import TurningPointScene
from game.scenes.core.seat_settings import change_person
from game.session.match_session import MatchSession
from game.view.core import theme
from game.view.table.words import corner_places, tool_places
from tests.scenes.tables import deal_of
from tests.stagehand import FRAME, Stagehand
from tests.words import plain

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
PAD = Device("1", "xbox")


@cache
def played_out(game: str, people: int) -> Match:
    """The first seats are persons."""
    count = max(GAMES[game].PLAYERS[0], people)
    names = ["Anna", "Boris", "Clara"]
    seats = [SeatInfo(names[seat], None if seat < people else "normal") for seat in range(count)]
    match = Match(game, seats, 1, seed=7, first_dealer=count - 1)
    while match.deal.to_move is not None:
        match.deal.play(match.deal.legal_moves()[-1])
    return match


def opened(hand: Stagehand, game: str = "bread", people: int = 1) -> TurningPointScene:
    scene = TurningPointScene(hand.services, MatchSession(played_out(game, people)))
    hand.services.stack.push(scene)
    hand.wait(FRAME)
    return scene


def numbers(deal: Deal, seat: int) -> list[int]:
    """After how many moves the seat had a choice."""
    return [
        number
        for number, (mover, _) in enumerate(deal.moves)
        if mover == seat and len(deal.rewound(number).legal_moves()) > 1
    ]


def think(hand: Stagehand, blunder: int | None) -> None:
    """Answer what was asked last: all moves are as good, but for the one played at this number."""
    request = hand.jobs.requests[-1]
    seen = request.observation
    assert request.purpose == "review" and request.level == "hard"
    scene = hand.top
    assert isinstance(scene, TurningPointScene)
    played = scene.reviewing.review.position
    assert played is not None and played.observation == seen
    judged = [
        Judged(move, 0.2 if request.number == blunder and move == played.played else 0.6, 200)
        for move in seen.legal_moves()
    ]
    thought = Thought.of(judged)
    hand.jobs.settle(Answer(request.ticket, request.match, request.number, thought, thought.best.move))
    hand.wait(2 * FRAME)


def think_all(hand: Stagehand, scene: TurningPointScene, blunder: int | None = None) -> None:
    while not scene.reviewing.over:
        think(hand, blunder)


def tools(scene: TurningPointScene) -> dict[str, tuple[int, int]]:
    layout = scene.state.layout
    places = (*tool_places(scene.state.tray_kit, layout, scene.tools), *corner_places(layout, scene.corner))
    return {tool.name: place.center for tool, place, _ in places}


@EVERY_GAME
def test_the_costliest_choice_is_shown_as_its_player_saw_it(hand: Stagehand, game: str) -> None:
    scene = opened(hand, game)
    deal = deal_of(scene.session)
    choices = numbers(deal, 0)
    assert plain(scene.notices.said) == f"Looking at choice 1 of {len(choices)}…"
    think_all(hand, scene, blunder=choices[1])
    before = deal.rewound(choices[1])
    assert scene.stage == type(scene.stage)(scene.stage.order).show(before.observe(0))
    played, better = scene.facts().marks
    assert (played.good, played.code) == (False, deal.text(deal.moves[choices[1]][1]))
    assert better.good and better.code != played.code
    assert before.why_not(before.parse(better.code)) is None
    said = plain(scene.notices.said)
    assert "(wins about 20 %). Better (about 60 %):\n" in said
    hand.wait(0.5)
    assert not scene.moving
    hand.draw()


def test_moves_that_are_no_cards_are_marked_on_their_buttons(hand: Stagehand) -> None:
    scene = opened(hand)
    think_all(hand, scene, blunder=numbers(deal_of(scene.session), 0)[0])
    assert [choice.code for choice in scene.facts().choices] == ["spread", "flip", "pass"]
    assert [mark.cards for mark in scene.facts().marks] == [(), ()]
    hand.draw()


def test_the_cards_of_both_moves_stand_out(hand: Stagehand) -> None:
    scene = opened(hand, "showcase")
    think_all(hand, scene, blunder=numbers(deal_of(scene.session), 0)[0])
    played, better = (mark.cards[0] for mark in scene.facts().marks)
    lifts = scene.lifts()
    assert lifts[better] > lifts[played] > 0


def test_what_cost_much_is_looked_at_for_longer(hand: Stagehand) -> None:
    scene = opened(hand)
    choices = numbers(deal_of(scene.session), 0)
    for _ in choices:
        think(hand, choices[0])
    assert plain(scene.notices.said) == "A longer look at what cost most: 1 of 1…"
    assert hand.jobs.requests[-1].effort.seconds > hand.jobs.requests[0].effort.seconds


def test_who_gave_nothing_away_is_told_so(hand: Stagehand) -> None:
    scene = opened(hand)
    think_all(hand, scene)
    assert scene.point is None
    assert scene.notices.said == "None of your moves cost you much: well played!"
    assert not scene.facts().marks


def test_the_hand_is_still_there_when_nothing_was_found(hand: Stagehand) -> None:
    """It was shown anew while nothing about it had changed, and then had no places to be drawn at."""
    scene = opened(hand)
    think_all(hand, scene)
    hand.wait(0.5)
    assert scene.state.hand and set(scene.motion.glides) == set(scene.state.hand)


def test_the_other_hands_stay_covered(hand: Stagehand) -> None:
    scene = opened(hand, people=2)
    think_all(hand, scene, blunder=numbers(deal_of(scene.session), 0)[0])
    assert scene.stage.open == {hand_of(0)}


def test_nothing_is_thought_over_unless_asked_for(hand: Stagehand) -> None:
    summary(hand)
    hand.wait(5)
    assert not hand.jobs.requests


def test_a_worker_that_fails_is_told_of_and_may_be_tried_again(hand: Stagehand) -> None:
    scene = opened(hand)
    think(hand, None)
    hand.jobs.give_up()
    hand.wait(2 * FRAME)
    assert scene.notices.said == "This can't be worked out just now. Try again a little later."
    asked = len(hand.jobs.requests)
    hand.wait(3)
    assert len(hand.jobs.requests) == asked
    hand.press(Action.CONFIRM)
    assert plain(scene.notices.said).startswith("Looking at choice 2 of")
    hand.wait(2 * FRAME)
    assert len(hand.jobs.requests) == asked + 1
    think_all(hand, scene)


# Several persons, and the way out


def test_each_person_has_a_turning_point(hand: Stagehand) -> None:
    scene = opened(hand, "svoloch", people=2)
    assert "previous" in [tool.name for tool in scene.tools if tool.dim]
    hand.press(Action.RIGHT)
    assert scene.state.bottom == 1
    choices = numbers(deal_of(scene.session), 1)
    think_all(hand, scene, blunder=choices[0])
    assert scene.point is not None and scene.point.choice.number == choices[0]
    assert scene.stage.open == {hand_of(1)}
    hand.press(Action.LEFT)
    assert scene.state.bottom == 0 and not scene.facts().marks
    assert plain(scene.notices.said).startswith("Looking at choice 1")
    hand.press(Action.RIGHT)
    assert scene.point is not None, "it is not looked for again"


def test_another_person_does_not_wait_for_the_first(hand: Stagehand) -> None:
    opened(hand, people=2)
    first = hand.jobs.requests[-1]
    hand.press(Action.RIGHT)
    hand.wait(2 * FRAME)
    assert not hand.jobs.waits(first.ticket)
    assert hand.jobs.requests[-1].observation.seats == (1,)


@pytest.mark.parametrize("device", [KEYBOARD, PAD], ids=["keys", "pad"])
def test_confirm_leads_through_all_persons_and_out(hand: Stagehand, device: Device) -> None:
    summary(hand, people=2)
    assert isinstance(hand.top, SummaryScene)
    hand.top.form.take_focus("summary.turning_point")
    hand.press(Action.CONFIRM, device=device)
    scene = hand.top
    assert isinstance(scene, TurningPointScene)
    hand.wait(0.1)
    hand.press(Action.CONFIRM, device=device)
    assert scene.state.bottom == 1
    hand.press(Action.CONFIRM, device=device)
    assert hand.top.name == "summary"
    assert not hand.jobs.waits(hand.jobs.requests[-1].ticket), "nobody thinks on"


@pytest.mark.parametrize("action", [Action.CANCEL, Action.MENU])
def test_it_can_be_left_at_any_time(hand: Stagehand, action: Action) -> None:
    summary(hand)
    opened(hand)
    hand.press(action)
    assert hand.top.name == "summary"
    assert not hand.jobs.waits(hand.jobs.requests[-1].ticket)


def test_all_of_it_by_the_mouse(hand: Stagehand) -> None:
    hand.services.input.last_device = MOUSE
    summary(hand, people=2)
    assert isinstance(hand.top, SummaryScene)
    button = next(widget for widget in hand.top.form.widgets if widget.name == "summary.turning_point")
    hand.click(hand.top.form.place(button).center)
    scene = hand.top
    assert isinstance(scene, TurningPointScene)
    hand.wait(0.1)
    for name, seat in (("next", 1), ("next", 1), ("previous", 0), ("next", 1)):
        hand.click(tools(scene)[name])
        assert scene.state.bottom == seat
    hand.click(tools(scene)["close"])
    assert hand.top.name == "summary"


def test_without_persons_there_is_no_turning_point(hand: Stagehand) -> None:
    summary(hand, people=0)
    assert isinstance(hand.top, SummaryScene)
    assert "summary.turning_point" not in [widget.name for widget in hand.top.form.items]


def summary(hand: Stagehand, people: int = 1) -> None:
    hand.services.store.settings.reduced_motion = True
    hand.services.stack.push(SummaryScene(hand.services, MatchSession(played_out("bread", people))))
    hand.wait(theme.SUMMARY_GUARD)


# Looks


def test_each_person_is_told_in_his_own_language(hand: Stagehand) -> None:
    change_person(hand.services, 1, "Boris", language="ru")
    scene = opened(hand, people=2)
    assert scene.notices.said.startswith("Looking")
    hand.press(Action.RIGHT)
    assert scene.notices.said.startswith("Обдумываем")


@pytest.mark.parametrize(("game", "size"), [("bread", (960, 540)), ("showcase", (1024, 768)), ("svoloch", (1280, 540))])
def test_it_is_drawn_at_every_size_and_in_both_languages(
    stage: Callable[..., Stagehand], game: str, size: tuple[int, int]
) -> None:
    hand = stage(size)
    scene = opened(hand, game)
    think_all(hand, scene, blunder=numbers(deal_of(scene.session), 0)[-1])
    hand.wait(0.5)
    hand.draw()
    hand.services.change(language="ru", text_size=2.0)
    assert scene.notices.said.startswith("Ваш ход")
    hand.draw()
