"""Pads that are pulled out of a running match, and come back: whose are they, and who plays meanwhile?"""

from __future__ import annotations

import pytest

from game.input.actions import KEYBOARD, Action, Device, Press
from game.input.owners import Owners
from game.rules.match import Match, SeatInfo
from game.scenes.core import destinations as to
from game.scenes.menus.whose_pad import WhosePadScene
from game.scenes.table.lost_pad import LostPadScene
from game.scenes.table.seats import SeatsScene
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.session.returning_pads import returning
from game.store import Hands
from tests.scenes.table.people.test_sharing import BACK_AGAIN, ONE, TWO, look_and_play, sit_down, wait_for_call
from tests.scenes.tables import wait_until
from tests.stagehand import Stagehand

TWIN = Device("4", "xbox", "One")
"""Of the same kind and name as the first one."""
NEW = Device("5", "xbox", "One")


def answer(at: Stagehand, words: str, device: Device) -> None:
    scene = at.top
    assert isinstance(scene, WhosePadScene)
    scene.form.take_focus(next(item.name for item in scene.form.items if getattr(item, "text", "") == words))
    at.press(Action.CONFIRM, device=device)


def both_gone(at: Stagehand) -> None:
    """Anna, whose turn it is, and Boris have pads of one kind, and both are pulled out."""
    table = sit_down(at, devices=(ONE, TWIN, KEYBOARD))
    wait_for_call(at, table, 0)
    at.unplug(ONE)
    at.unplug(TWIN)
    at.wait(0.3)
    assert at.top.name == "lost_pad"


# Whose it is


@pytest.mark.parametrize(("whose", "seat"), [("Anna", 0), ("Boris", 1)])
def test_of_two_pads_that_dropped_out_together_the_first_one_back_is_asked_for_by_name(
    hand: Stagehand, whose: str, seat: int
) -> None:
    both_gone(hand)
    table = hand.services.stack.scenes[0]
    hand.press(Action.CONFIRM, device=BACK_AGAIN)
    answer(hand, whose, BACK_AGAIN)
    owners = table.session.owners  # type: ignore[attr-defined]
    assert owners.owns(seat, BACK_AGAIN) and not owners.owns(1 - seat, BACK_AGAIN)
    assert (hand.top is table) is (whose == "Anna"), "the one to move is still missed"
    hand.press(Action.CONFIRM, device=NEW)
    assert hand.top is table and owners.owns(1 - seat, NEW), "only one is left"


def test_the_table_asks_by_name_too_and_a_person_for_whom_a_cpu_plays_counts(hand: Stagehand) -> None:
    table = sit_down(hand, devices=(ONE, TWIN, KEYBOARD))
    wait_for_call(hand, table, 0)
    hand.unplug(ONE)
    hand.wait(0.3)
    hand.press(Action.RIGHT, Action.CONFIRM, device=KEYBOARD)
    hand.unplug(TWIN)
    wait_until(hand, lambda: hand.top.name == "lost_pad")
    hand.press(Action.MENU, device=KEYBOARD)
    hand.press(Action.MENU, device=KEYBOARD)
    hand.wait(0.3)
    hand.press(Action.CONFIRM, device=NEW)
    answer(hand, "Anna", NEW)
    assert table.session.seats[0].cpu is None and table.session.owners.owns(0, NEW)
    assert hand.top.name == "lost_pad"


def test_presses_that_rain_on_the_question_open_nobodys_hand(hand: Stagehand) -> None:
    both_gone(hand)
    table = hand.services.stack.scenes[0]
    hand.press(*[Action.CONFIRM] * 7, device=BACK_AGAIN)
    assert table.session.owners.without_device == (0, 1)  # type: ignore[attr-defined]


def test_a_pad_of_the_same_kind_that_was_there_all_the_time_is_not_the_one_that_went(hand: Stagehand) -> None:
    hand.plug(TWIN)
    table = sit_down(hand, devices=(ONE, TWO, KEYBOARD))
    wait_for_call(hand, table, 0)
    hand.unplug(ONE)
    hand.wait(0.3)
    hand.press(Action.PEEK, device=TWIN)
    assert hand.top.name == "lost_pad" and not table.session.owners.owns(0, TWIN)
    hand.press(Action.CONFIRM, device=TWIN)
    assert hand.top is table and table.session.owners.owns(0, TWIN), "but it may play on"


def test_somebody_elses_pad_is_asked_for_no_more(hand: Stagehand) -> None:
    both_gone(hand)
    hand.press(Action.CONFIRM, device=BACK_AGAIN)
    answer(hand, "Somebody else’s", BACK_AGAIN)
    assert hand.top.name == "lost_pad"
    hand.press(Action.CONFIRM, device=BACK_AGAIN)
    table = hand.top
    assert table.name == "table" and table.session.owners.owns(0, BACK_AGAIN)  # type: ignore[attr-defined]


def test_the_question_goes_with_the_pad(hand: Stagehand) -> None:
    both_gone(hand)
    hand.press(Action.CONFIRM, device=BACK_AGAIN)
    hand.unplug(BACK_AGAIN)
    assert hand.top.name == "lost_pad"


# Seen twice


def test_a_seat_is_not_taken_by_another_sight_of_a_pad_that_has_one(hand: Stagehand) -> None:
    """The press of one pad in the hand, which is seen as two."""
    table = sit_down(hand, devices=(ONE, None, None))
    hand.plug(TWO)
    wait_for_call(hand, table, 0)
    look_and_play(hand, ONE)
    wait_for_call(hand, table, 1)
    owners = table.session.owners
    hand.services.stack.handle(Press(Action.CONFIRM, TWO, company=(ONE,)))
    assert not owners.claimed(1)
    hand.press(Action.CONFIRM, device=TWO)
    assert owners.owns(1, TWO)


# Back before anybody missed it


def test_a_pad_that_is_back_before_its_turn_is_not_missed(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.unplug(TWO)
    hand.wait(0.1)
    assert table.facts().lost == {1}
    back = Device("6", TWO.kind, TWO.name)
    hand.plug(back)
    assert not table.facts().lost
    look_and_play(hand, ONE)
    wait_for_call(hand, table, 1)
    hand.press(Action.PEEK, device=back)
    assert table.session.peeking == 1
    assert "lost_pad" not in hand.trace.scenes


def test_a_pad_that_went_and_came_back_during_the_pause_is_not_missed(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.press(Action.MENU, device=KEYBOARD)
    hand.unplug(ONE)
    hand.plug(BACK_AGAIN)
    hand.press(Action.MENU, device=KEYBOARD)
    wait_for_call(hand, table, 0)
    assert table.session.owners.owns(0, BACK_AGAIN)
    assert "lost_pad" not in hand.trace.scenes


def test_a_pad_that_may_be_one_of_two_is_missed_until_it_is_known_whose_it_is(hand: Stagehand) -> None:
    table = sit_down(hand, devices=(KEYBOARD, ONE, TWIN))
    wait_for_call(hand, table, 0)
    hand.unplug(ONE)
    hand.unplug(TWIN)
    hand.plug(NEW)
    assert table.facts().lost == {1, 2}
    hand.press(Action.CONFIRM, device=NEW)
    answer(hand, "Clara", NEW)
    assert hand.top is table and table.facts().lost == {1}


# The dialog


@pytest.mark.parametrize("meanwhile", ["taken", "given to a CPU", "only one person left"])
def test_the_dialog_goes_when_its_seat_was_taken_or_given_away_in_the_pause(hand: Stagehand, meanwhile: str) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.unplug(ONE)
    hand.wait(0.3)
    session = table.session
    hand.press(Action.MENU, device=KEYBOARD)
    assert hand.top.name == "pause"
    if meanwhile == "taken":
        session.owners.claim(0, TWO)
    elif meanwhile == "given to a CPU":
        session.change_owner(0, "easy")
    else:
        session.change_owner(1, "easy")
        session.change_owner(2, "easy")
    hand.services.back()
    assert hand.top is table
    assert not session.owners.owns(0, KEYBOARD) or meanwhile == "only one person left"


def test_the_dialog_offers_no_way_back_but_the_pause(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.unplug(ONE)
    hand.wait(0.3)
    scene = hand.top
    assert isinstance(scene, LostPadScene)
    assert [action for action, _ in scene.prompts] == ["moves", Action.CONFIRM, Action.MENU]
    hand.press(Action.CANCEL, device=KEYBOARD)
    assert hand.top is scene
    hand.press(Action.MENU, device=KEYBOARD)
    assert hand.top.name == "pause"


# A CPU plays on


def stand_in(at: Stagehand, hands: Hands = "cover", deals: int = 1) -> TableScene:
    """Of two people Anna, who is to move, loses her pad, and a CPU plays on for her in a match that is kept."""
    seats = [SeatInfo("Anna"), SeatInfo("Boris")]
    owners = Owners((0, 1))
    for seat, pad in enumerate((ONE, TWO)):
        at.plug(pad)
        owners.claim(seat, pad)
    match = Match("bread", seats, deals, {}, 7, 1)
    table = TableScene(at.services, MatchSession.start(at.services.store, match, owners, hands))
    at.services.stack.push(table)
    wait_until(at, lambda: table.sharing.handover.seat == 0 or table.person.acting)
    at.unplug(ONE)
    at.wait(0.3)
    at.press(Action.RIGHT, Action.CONFIRM, device=TWO)
    return table


def continued(at: Stagehand, table: TableScene) -> TableScene:
    """The match left, and continued as after a new start."""
    assert table.session.id is not None
    at.services.stack.replace(TableScene(at.services, MatchSession.resume(at.services.store, table.session.id)))
    scene = at.top
    assert isinstance(scene, TableScene)
    return scene


def test_a_cpu_that_plays_on_lays_nobodys_hand_open(hand: Stagehand) -> None:
    table = stand_in(hand)
    assert hand.top is table and table.session.seats[0].cpu
    wait_for_call(hand, table, 1)
    assert not table.stage.open and table.session.viewers == ()
    hand.press(Action.PEEK, device=TWO)
    assert table.session.viewers == (1,)
    hand.wait(0.3)
    table.play(table.session.known_to(1).legal_moves()[-1])
    assert table.session.viewers == (), "covered again while the CPU moves"
    assert not table.session.can_undo
    assert "undo" not in [tool.name for tool in table.tools]


def test_the_other_persons_pad_is_missed_too_while_a_cpu_plays_on_for_one(hand: Stagehand) -> None:
    table = stand_in(hand)
    wait_for_call(hand, table, 1)
    hand.unplug(TWO)
    hand.wait(0.3)
    assert hand.top.name == "lost_pad"
    hand.press(Action.RIGHT, Action.CONFIRM, device=KEYBOARD)
    hand.wait(0.5)
    assert hand.top is table and table.session.away == {0, 1} and not table.stage.open


def test_with_hands_open_they_stay_open(hand: Stagehand) -> None:
    table = stand_in(hand, "open")
    assert hand.top is table and table.session.viewers == (0, 1)


def test_after_continue_the_pad_takes_its_seat_back(hand: Stagehand) -> None:
    table = continued(hand, stand_in(hand))
    assert table.session.covers and table.session.seats[0].cpu
    hand.press(Action.CONFIRM, device=Device("1", "xbox", "Another"))
    assert table.session.seats[0].cpu
    hand.press(Action.CONFIRM, device=BACK_AGAIN)
    assert table.session.seats[0].cpu is None and table.session.owners.owns(0, BACK_AGAIN)
    assert table.session.humans == (0, 1) and not table.session.away
    assert continued(hand, table).session.seats[0].cpu is None


def test_after_continue_a_pad_that_may_be_either_persons_is_asked_for_by_name(hand: Stagehand) -> None:
    table = stand_in(hand)
    table.session.owners.claim(1, TWIN)
    table.session.agree("cover", None)
    table = continued(hand, table)
    hand.press(Action.CONFIRM, device=NEW)
    answer(hand, "Boris", NEW)
    assert table.session.owners.owns(1, NEW) and table.session.seats[0].cpu
    hand.press(Action.CONFIRM, device=Device("6", "xbox", "One"))
    assert table.session.seats[0].cpu is None


def test_any_device_can_take_the_seat_of_somebody_who_is_away(hand: Stagehand) -> None:
    table = continued(hand, stand_in(hand))
    hand.press(Action.MENU, device=KEYBOARD)
    hand.services.open(to.Seats(table.session))
    scene = hand.top
    assert isinstance(scene, SeatsScene)
    scene.seat = 0
    scene.rebuild()
    scene.form.take_focus("seats.take")
    hand.press(Action.CONFIRM, device=KEYBOARD)
    assert table.session.seats[0].cpu is None and table.session.owners.owns(0, KEYBOARD)


def test_somebody_who_is_away_is_missed_in_the_rematch_too(hand: Stagehand) -> None:
    session = stand_in(hand).session.rematch(hand.services.store)
    assert session.covers and session.away == {0}
    assert [tuple(seats) for seats in returning(session, BACK_AGAIN)] == [(0,)]


def test_a_note_of_who_is_away_that_makes_no_sense_is_none(hand: Stagehand) -> None:
    match = Match("bread", [SeatInfo("Anna", "normal"), SeatInfo("Boris")], 1, {}, 7, 1)
    for noted in ({"0": 1}, [[], "0", 7, 1, -1], None, "01"):
        match.notes = {"away": noted, "devices": [noted]}
        session = MatchSession(match)
        assert not session.away and not session.spoke and session.humans == (1,)
