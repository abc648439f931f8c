"""CPU players that think while what came before is still being shown, and what a pass may tell: nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.input.actions import Action
from game.rules.cards import CARDS
from game.rules.events import Passed
from game.rules.match import Match, SeatInfo
from game.rules.svoloch.combinations import PASS
from game.scenes.table.table import TableScene
from game.view.core import theme
from tests.rules.svoloch_deals import arranged
from tests.scenes.tables import deal_of, sit_down, wait_for_turn, wait_until
from tests.stagehand import FRAME, Stagehand

ANNA = "AH 9C 9D TC TD 7C 7D"
LOW = "3D 3H 4C 4D 5C 5D 6C"
WITH_A_JOKER = "3D 3H 4C 4D 5C 5D XB"
OTHERS = "3C 3S 4S 4H 5S 5H 6D", "2C 2D 2H 2S 6H 6S 7H"
PAUSE = 0.8 + theme.THINKING_MARGIN


def table_of(hand: Stagehand, boris: str = WITH_A_JOKER, turned_up: str = "QC", level: str = "hard") -> TableScene:
    """Anna is to lead the way with a king: nobody beats it but with a joker, for a joker is worth an ace."""
    seats = [SeatInfo("Anna"), *(SeatInfo(name, level) for name in ("Boris", "Clara", "Denis"))]
    laid = Match("svoloch", seats, 1, {}, 1, 3)
    laid.deal = arranged(["KH 9C 9D TC TD 7C 7D", boris, *OTHERS], turned_up, dealer=3)
    table = sit_down(hand, laid)
    table.queue.finish()
    assert wait_for_turn(hand, table)
    hand.wait(0.3)
    return table


def anna_plays_her_king(hand: Stagehand, table: TableScene) -> None:
    table.person.point(card=CARDS["KH"])
    hand.press(Action.CONFIRM)
    assert hand.trace.moves[-1] == (0, "KH")


def times_of(hand: Stagehand, table: TableScene, moves: int) -> list[tuple[int, str, int]]:
    """Until so many more moves have been made: each, and in which frame."""
    times, frame = list[tuple[int, str, int]](), 0
    while len(times) < moves:
        before = len(hand.trace.moves)
        hand.wait(FRAME)
        frame += 1
        assert frame < 900, "nobody moves"
        times += [(seat, code, frame) for seat, code in hand.trace.moves[before:]]
    return times


def answering(hand: Stagehand, table: TableScene, move: int, moves: int) -> list[tuple[int, str, int]]:
    """The same with every question answered at once."""
    reply = hand.jobs.ask

    def ask(request: object) -> None:
        reply(request)  # type: ignore[arg-type]
        legal = hand.jobs.requests[-1].observation.legal_moves()
        hand.jobs.reply(move if move in legal else None)

    hand.jobs.ask = ask  # type: ignore[method-assign]
    if hand.jobs.requests:
        hand.jobs.reply(move if move in hand.jobs.requests[-1].observation.legal_moves() else None)
    return times_of(hand, table, moves)


def test_a_pass_takes_as_long_whether_it_was_chosen_or_forced(stage: Callable[..., Stagehand]) -> None:
    seen = []
    for boris in (LOW, WITH_A_JOKER):
        hand = stage()
        table = table_of(hand, boris)
        anna_plays_her_king(hand, table)
        seen.append(answering(hand, table, PASS, 3))
        assert [move[:2] for move in seen[-1]] == [(1, "pass"), (2, "pass"), (3, "pass")]
    assert seen[0] == seen[1]
    first, second, third = (frame for _, _, frame in seen[0])
    assert second - first == third - second == pytest.approx(theme.PASS_PAUSE / FRAME, abs=1)


def test_a_pass_that_was_not_decided_in_time_is_decided_without_thinking(stage: Callable[..., Stagehand]) -> None:
    frames = []
    for boris in (LOW, WITH_A_JOKER):
        hand = stage()
        table = table_of(hand, boris)
        anna_plays_her_king(hand, table)
        frames.append(times_of(hand, table, 1))
        assert not table.facts().below, "that would tell that there was a choice"
    assert frames[0] == frames[1]


def test_whether_it_passes_is_a_short_thought(hand: Stagehand) -> None:
    table = table_of(hand)
    anna_plays_her_king(hand, table)
    wait_until(hand, lambda: bool(hand.jobs.requests))
    assert hand.jobs.requests[-1].effort.seconds == theme.FIRST_THOUGHT < theme.PASS_PAUSE


def test_a_joker_takes_as_long_as_any_play(stage: Callable[..., Stagehand]) -> None:
    frames = []
    for boris, played in ((WITH_A_JOKER, "XB"), ("3D 3H 4C 4D 5C 5D AC", "AC")):
        hand = stage()
        table = table_of(hand, boris)
        anna_plays_her_king(hand, table)
        frames.append(answering(hand, table, CARDS[played], 1))
        assert frames[-1][0][:2] == (1, played)
    assert frames[0][0][2] == frames[1][0][2]
    assert frames[0][0][2] * FRAME == pytest.approx(PAUSE, abs=2 * FRAME)


def test_the_next_one_thinks_while_the_one_before_is_still_shown_to(hand: Stagehand) -> None:
    table = table_of(hand, "3D 3H 4C 4D 5C 5D AC")
    anna_plays_her_king(hand, table)
    wait_until(hand, lambda: bool(hand.jobs.requests))
    (request,) = hand.jobs.requests
    assert request.observation.seats == (2,), "Boris has no choice"
    assert request.number == 2
    assert [code for _, code in hand.trace.moves] == ["KH"], "and has not played yet"


def test_the_one_after_a_decided_move_is_asked_with_it_made(hand: Stagehand) -> None:
    table = table_of(hand, "KC KD 4C 4D 5C 5D XB", turned_up="JC")
    anna_plays_her_king(hand, table)
    wait_until(hand, lambda: bool(hand.jobs.requests))
    hand.jobs.reply(CARDS["XB"])
    asked = len(hand.jobs.requests)
    wait_until(hand, lambda: len(hand.jobs.requests) > asked + 1 or hand.jobs.requests[-1].observation.to_move == 2)
    request = hand.jobs.requests[-1]
    assert request.observation.seats == (2,)
    assert request.number == 2, "the joker, as if it lay there already"
    assert [code for _, code in hand.trace.moves] == ["KH"]


def test_what_was_thought_ahead_is_forgotten_when_a_move_is_taken_back(hand: Stagehand) -> None:
    table = table_of(hand)
    anna_plays_her_king(hand, table)
    wait_until(hand, lambda: bool(hand.jobs.requests))
    hand.jobs.reply(PASS)
    hand.wait(3 * FRAME)
    hand.press(Action.UNDO)
    assert wait_for_turn(hand, table)
    assert not deal_of(table.session).moves
    hand.wait(2.0)
    assert [code for _, code in hand.trace.moves] == ["KH"], "nobody moves"
    anna_plays_her_king(hand, table)
    answering(hand, table, PASS, 3)
    assert [seat for seat, _ in deal_of(table.session).moves][:4] == [0, 1, 2, 3]


def test_a_seat_that_changes_hands_plays_nothing_that_was_thought_for_it(hand: Stagehand) -> None:
    table = table_of(hand)
    anna_plays_her_king(hand, table)
    wait_until(hand, lambda: bool(hand.jobs.requests))
    hand.jobs.reply(CARDS["XB"])
    hand.wait(2 * FRAME)
    hand.press(Action.MENU)
    table.session.change_owner(1, None)
    hand.press(Action.CANCEL)
    hand.wait(3.0)
    assert [code for _, code in hand.trace.moves] == ["KH"]
    assert table.session.to_move == 1


def test_passes_begin_the_moment_it_is_seen_to_be_ones_turn(hand: Stagehand) -> None:
    table = table_of(hand, LOW, level="normal")
    anna_plays_her_king(hand, table)
    begun: list[int] = []
    see = table.queue.begun

    def noted(event: object) -> None:
        if isinstance(event, Passed):
            begun.append(event.seat or 0)
            assert table.stage.to_move == event.seat
        see(event)  # type: ignore[arg-type]

    table.queue.begun = noted
    times_of(hand, table, 3)
    hand.wait(FRAME)
    assert begun == [1, 2, 3]
