"""Hands that are up only while something is held: the peek button, its key, or the mouse on the hand."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.input.actions import KEYBOARD, MOUSE, Action, Device, FocusChanged, Pointer
from game.scenes.core import destinations as to
from game.scenes.table.table import TableScene
from tests import virtual_pads as vp
from tests.scenes.devices import pump
from tests.scenes.table.people.test_sharing import HANDOVER, ONE, TWO, sit_down, wait_for_call
from tests.scenes.tables import deal_of, wait_until
from tests.stagehand import FRAME, Stagehand
from tests.virtual_pads import VirtualPad


def seen(table: TableScene) -> bool:
    return bool(table.state.hand)


def sit_down_to_hold(
    hand: Stagehand, game: str = "svoloch", devices: Sequence[Device | None] = (ONE, TWO, KEYBOARD), seed: int = 7
) -> TableScene:
    cpus = (None, None, None)[: 2 if game == "showcase" else 3]
    table = sit_down(hand, game, cpus, devices[: len(cpus)], "hold", seed)
    wait_for_call(hand, table, 0)
    return table


@pytest.mark.parametrize("game", ["bread", "svoloch", "showcase"])
def test_a_hand_is_up_only_while_the_button_is_held(hand: Stagehand, game: str) -> None:
    table = sit_down_to_hold(hand, game)
    call = table.facts().call
    assert call and call.words == "Hold to see my hand"
    for _ in range(2):
        hand.hold(Action.PEEK, ONE)
        assert seen(table) and table.person.acting
        hand.let_go(Action.PEEK, ONE)
        assert not seen(table) and not table.stage.open
        hand.wait(FRAME)
        assert table.facts().call == call


def test_a_card_is_chosen_with_the_stick_while_held_and_played_with_confirm(hand: Stagehand) -> None:
    """As many presses as where a press opens the hand: two."""
    table = sit_down_to_hold(hand, "bread")
    hand.hold(Action.PEEK, ONE)
    hand.wait(0.3)
    hand.press(Action.CONFIRM, device=ONE)
    assert len(hand.trace.moves) == 1 and not table.stage.open, "covered before the turn moves on"
    waited = 0.0
    while not table.queue.idle:
        hand.wait(FRAME)
    while table.handover.seat is None:
        hand.wait(FRAME)
        waited += FRAME
    assert waited <= HANDOVER / 2
    hand.let_go(Action.PEEK, ONE)
    assert table.handover.seat == 1 and not seen(table)


def test_confirm_opens_no_hand_and_says_what_does(hand: Stagehand) -> None:
    table = sit_down_to_hold(hand)
    hand.press(Action.CONFIRM, device=ONE)
    assert not seen(table) and table.handover.seat == 0
    assert "Hold the button" in table.notices.said
    hand.press(Action.PEEK, device=TWO)
    assert not seen(table), "nor does the button of somebody else"


def test_cards_stay_chosen_but_unseen_when_the_button_is_let_go(hand: Stagehand) -> None:
    table = sit_down_to_hold(hand, seed=6)
    hand.hold(Action.PEEK, ONE)
    hand.wait(0.4)
    focus = table.person.focus
    double = next(card for card in focus.playable or () if len(focus.begun_with([card])) > 1)
    table.person.point(card=double)
    hand.press(Action.CONFIRM, device=ONE)
    assert focus.chosen == [double]
    hand.let_go(Action.PEEK, ONE)
    hand.wait(0.2)
    told = table.facts()
    assert not told.chosen and told.cursor is None and not told.said and not table.motion.glides
    hand.hold(Action.PEEK, ONE)
    assert focus.chosen == [double]
    hand.wait(0.4)
    moves = len(hand.trace.moves)
    hand.press(*[Action.CONFIRM] * 3, device=ONE)
    assert len(hand.trace.moves) == moves + 1


@pytest.mark.parametrize("what", ["focus", "pause", "unplugged", "dialog"])
def test_what_comes_in_between_covers_the_hand_that_is_held_up(hand: Stagehand, what: str) -> None:
    table = sit_down_to_hold(hand)
    hand.hold(Action.PEEK, ONE)
    assert seen(table)
    if what == "focus":
        hand.services.stack.handle(FocusChanged(focused=False))
    elif what == "pause":
        hand.press(Action.MENU, device=TWO)
    elif what == "unplugged":
        hand.unplug(ONE)
    else:
        hand.services.open(to.Notice("Good to know", "Something."))
    assert not table.state.hand and not table.stage.open
    hand.wait(0.5)
    assert not seen(table), "though the button is still down"


def test_who_plays_again_at_once_needs_no_other_press_while_it_is_held(hand: Stagehand) -> None:
    table = sit_down_to_hold(hand, "showcase", devices=(ONE, TWO))
    hand.hold(Action.PEEK, ONE)
    table.play(deal_of(table.session).legal_moves()[0])
    deal_of(table.session).to_move = 0
    wait_until(hand, lambda: table.person.acting)
    assert seen(table)
    hand.let_go(Action.PEEK, ONE)
    assert not seen(table)


def test_who_has_let_go_is_called_again(hand: Stagehand) -> None:
    table = sit_down_to_hold(hand, "showcase", devices=(ONE, TWO))
    hand.hold(Action.PEEK, ONE)
    table.play(deal_of(table.session).legal_moves()[0])
    deal_of(table.session).to_move = 0
    hand.let_go(Action.PEEK, ONE)
    wait_until(hand, lambda: table.handover.seat == 0)
    assert not seen(table)


def test_the_next_one_at_the_same_keys_is_not_shown_a_hand_by_what_is_still_held(hand: Stagehand) -> None:
    table = sit_down_to_hold(hand, "bread", devices=(KEYBOARD,) * 3)
    hand.hold(Action.PEEK)
    hand.wait(0.3)
    hand.press(Action.CONFIRM)
    wait_for_call(hand, table, 1)
    hand.wait(0.3)
    assert not seen(table)
    hand.let_go(Action.PEEK)
    hand.hold(Action.PEEK)
    assert seen(table) and table.state.bottom == 1


# The mouse


def over(table: TableScene, card: int) -> tuple[int, int]:
    spot = table.view.cards.hand_spot(table.state.layout, card)
    return round(spot.x - spot.height * 0.3), round(spot.y - spot.height * 0.35)


def test_the_mouse_holds_the_hand_up_and_draws_a_card_out_of_it(hand: Stagehand) -> None:
    table = sit_down_to_hold(hand, devices=(MOUSE, ONE, TWO), seed=2)
    call = table.facts().call
    assert call and "draw a card out" in call.words
    send = hand.services.stack.handle
    start = table.state.layout.tray.center
    send(Pointer("down", start, button=1))
    hand.wait(0.4)
    assert seen(table)
    send(Pointer("up", start, button=1))
    assert not seen(table), "nothing was drawn out of it"
    hand.wait(FRAME)
    send(Pointer("down", start, button=1))
    hand.wait(0.4)
    card = next(iter(table.person.focus.playable or ()))
    send(Pointer("move", over(table, card)))
    hand.wait(FRAME)
    assert table.facts().cursor == card
    send(Pointer("move", table.state.layout.middle.center))
    hand.wait(FRAME)
    assert table.motion.held == (card,)
    send(Pointer("up", table.state.layout.middle.center, button=1))
    hand.wait(FRAME)
    assert len(hand.trace.moves) == 1 and not table.stage.open


def test_a_card_drawn_back_into_the_hand_is_not_played(hand: Stagehand) -> None:
    table = sit_down_to_hold(hand, devices=(MOUSE, ONE, TWO), seed=2)
    send, tray = hand.services.stack.handle, table.state.layout.tray.center
    send(Pointer("down", tray, button=1))
    hand.wait(0.4)
    card = next(iter(table.person.focus.playable or ()))
    for pos in (over(table, card), table.state.layout.middle.center, over(table, card)):
        send(Pointer("move", pos))
        hand.wait(FRAME)
    send(Pointer("up", over(table, card), button=1))
    hand.wait(FRAME)
    assert not hand.trace.moves and not seen(table) and not table.motion.held


# Real devices


def post(kind: int, scancode: int) -> None:
    pygame.event.post(pygame.Event(kind, key=0, scancode=scancode, mod=0, unicode=""))


def test_tab_held_with_arrows_and_enter(hand_at_devices: Stagehand) -> None:
    hand = hand_at_devices
    table = sit_down_to_hold(hand, "bread", devices=(KEYBOARD,) * 3)
    post(pygame.KEYDOWN, pygame.KSCAN_TAB)
    for _ in range(30):
        pump(hand)
    assert seen(table)
    post(pygame.KEYDOWN, pygame.KSCAN_RIGHT)
    pump(hand)
    post(pygame.KEYUP, pygame.KSCAN_RIGHT)
    pump(hand)
    assert seen(table)
    post(pygame.KEYUP, pygame.KSCAN_TAB)
    pump(hand)
    assert not seen(table)


def test_the_west_button_held_with_the_pad_and_south(hand_at_devices: Stagehand) -> None:
    hand = hand_at_devices
    pad = VirtualPad()
    pump(hand)
    (device,) = hand.services.input.pads
    table = sit_down_to_hold(hand, "bread", devices=(device, KEYBOARD, KEYBOARD))
    pad.press(vp.WEST)
    for _ in range(30):
        pump(hand)
    assert seen(table)
    pad.tap(vp.DPAD_RIGHT)
    pump(hand)
    pad.tap(vp.SOUTH)
    pump(hand)
    assert len(hand.trace.moves) == 1 and not seen(table)
    pad.release(vp.WEST)
    pump(hand)
    assert table.sharing.held_by is None
