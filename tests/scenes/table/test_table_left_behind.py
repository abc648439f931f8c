"""What a table, a move or a press left behind, and what came of it."""

from __future__ import annotations

import gc
import weakref

import pytest

from game.input.actions import KEYBOARD, Action, Pointer, Press
from game.scenes.core import destinations as to
from game.store import Person
from tests.scenes.tables import confirm, match, point_of, sit_down, wait_for_cards, wait_for_turn, wait_until
from tests.stagehand import FRAME, Stagehand


def test_a_move_taken_back_before_its_card_took_off_let_the_next_flight_begin_at_a_wrong_place(hand: Stagehand) -> None:
    hand.services.change(persons={"Anna": Person(dimming=False)})
    table = sit_down(hand, match())
    card = wait_for_cards(hand, table)
    hand.wait(0.5)
    assert table.motion.glides[card].lift == 1, "it stands out, with the focus on it"
    confirm(hand)
    hand.services.stack.handle(Press(Action.UNDO, KEYBOARD))
    assert wait_for_turn(hand, table)
    hand.press(Action.LEFT)
    hand.wait(0.5)
    assert table.motion.glides[card].lift == 0, "it lies in its place"
    table.play(card)
    hand.wait(FRAME)
    (flight,) = (flight for flight in table.queue.flights if flight.card_move.card == card)
    assert flight.off == (0, 0)


def test_a_card_played_by_key_while_the_mouse_held_it_down_was_dragged_on(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    card = wait_for_cards(hand, table)
    hand.wait(0.5)
    x, y = point_of(table, card)
    hand.services.stack.handle(Pointer("down", (x, y), button=1))
    table.play(card)
    assert wait_for_turn(hand, table)
    assert card not in table.state.hand
    for step in (40, 80):
        hand.services.stack.handle(Pointer("move", (x, y - step)))
        hand.wait(FRAME)
    assert not table.motion.held


@pytest.mark.parametrize("way", ["home", "replaced"])
def test_the_devices_kept_the_last_table_alive(hand: Stagehand, way: str) -> None:
    table = weakref.ref(sit_down(hand, match()))
    hand.wait(1.0)
    hand.press(Action.MENU)
    if way == "replaced":
        hand.services.back()
        hand.services.replace(to.Rules("bread"))
    else:
        hand.services.home()
    gc.collect()
    assert table() is None


@pytest.mark.parametrize("answered", [False, True])
def test_a_cpu_thought_on_about_a_table_that_was_left(hand: Stagehand, answered: bool) -> None:
    table = sit_down(hand, match(cpu="hard"))
    wait_for_turn(hand, table)
    hand.press(Action.CONFIRM)
    wait_until(hand, lambda: bool(hand.jobs.requests))
    ticket = hand.jobs.requests[-1].ticket
    hand.press(Action.MENU)
    assert hand.jobs.waits(ticket), "a pause is no reason to stop"
    if answered:
        hand.jobs.reply()
    hand.services.home()
    assert not hand.jobs.waits(ticket), "nobody waits for it"
    assert hand.jobs.answer(ticket) is None, "nobody will ever fetch it"
