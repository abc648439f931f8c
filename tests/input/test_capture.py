"""Keys and buttons that are told by name, and the way through menus that nobody can lock."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.input.actions import KEYBOARD, Action, Captured, Pointer, Press
from game.input.bindings import DEFAULTS, ESSENTIAL, STEADY, Bindings, LastControl
from game.input.hub import InputHub
from game.input.repeat import DELAY
from tests import virtual_pads as vp
from tests.input.test_hub import key, move
from tests.virtual_pads import VirtualPad

MIXED_UP = Bindings.from_json(
    {"keys": {"confirm": ["Up"], "up": ["Enter"], "cancel": ["F1"], "hint": ["Esc"]}, "pad": {"confirm": ["north"]}}
)


def test_while_capturing_a_key_is_told_and_does_nothing(hub: InputHub) -> None:
    hub.capturing = True
    key(pygame.KSCAN_UP)
    assert hub.poll() == [Captured(KEYBOARD, "Up")]
    assert hub.update(DELAY * 2) == []
    hub.capturing = False
    key(pygame.KSCAN_UP, down=False)
    key(pygame.KSCAN_H)
    assert hub.poll() == [Press(Action.HINT, KEYBOARD)]


def test_while_capturing_a_button_is_told_by_the_name_that_bindings_use(hub: InputHub) -> None:
    pad = VirtualPad("Pro pad", vp.NINTENDO)
    hub.poll()
    hub.capturing = True
    pad.tap(vp.EAST)
    assert hub.poll() == [Captured(hub.pads[0], "south")], "south and east are exchanged on this one"


def test_shortcuts_and_letters_of_fields_wait_too(hub: InputHub) -> None:
    hub.capturing = True
    key(pygame.KSCAN_F11)
    key(pygame.KSCAN_RETURN, mod=pygame.KMOD_LALT)
    assert hub.poll() == [Captured(KEYBOARD, "F11"), Captured(KEYBOARD, "Alt+Enter")]


@pytest.mark.parametrize("scancode", [pygame.KSCAN_UP, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE])
def test_while_steady_the_usual_keys_lead_through_a_menu(hub: InputHub, scancode: int) -> None:
    key(scancode)
    usual = hub.poll()
    hub.bindings = MIXED_UP
    hub.steady = True
    key(scancode)
    assert hub.poll() == usual
    hub.steady = False
    key(scancode)
    assert hub.poll() != usual


def test_while_steady_other_bindings_count_as_well(hub: InputHub) -> None:
    hub.bindings = MIXED_UP
    hub.steady = True
    key(pygame.KSCAN_F1)
    assert hub.poll() == [Press(Action.CANCEL, KEYBOARD)]


def test_steady_bindings_have_every_usual_way_for_itself() -> None:
    steady = MIXED_UP.steady()
    for group, kind in (("keys", "keyboard"), ("pad", "xbox")):
        for action in STEADY:
            for control in DEFAULTS[group][action]:  # type: ignore[index]
                assert steady.action(control, kind) is action  # type: ignore[arg-type]


def test_what_a_pad_holds_is_known_until_it_is_let_go(hub: InputHub) -> None:
    pad = VirtualPad()
    hub.poll()
    device = hub.pads[0]
    pad.press(vp.NORTH)
    pad.move(vp.LEFT_Y, -1.0)
    hub.poll()
    assert hub.held(device) == {"north", "left_stick_up"}
    pad.release(vp.NORTH)
    hub.poll()
    hub.poll()
    assert hub.held(device) == {"left_stick_up"}
    pad.detach()
    hub.poll()
    assert hub.held(device) == frozenset()


def test_a_tap_between_two_looks_is_seen_once(hub: InputHub) -> None:
    pad = VirtualPad()
    hub.poll()
    pad.tap(vp.SOUTH)
    hub.poll()
    assert hub.held(hub.pads[0]) == {"south"}
    hub.poll()
    assert hub.held(hub.pads[0]) == frozenset()


def test_the_pointer_is_counted_from_the_origin(hub: InputHub) -> None:
    hub.origin = (40, 20)
    move(90, 90)
    hub.poll()  # where the mouse rests when the window opens
    move(100, 100)
    assert hub.poll() == [Pointer("move", (60, 80))]


# Bindings


def test_a_control_that_is_given_away_is_taken_from_its_owner() -> None:
    given = Bindings().given("keys", Action.HINT, "S")
    assert (given.keys[Action.HINT], given.keys[Action.SORT]) == (("S",), ())
    beside = Bindings().given("keys", Action.HINT, "S", beside=True)
    assert beside.keys[Action.HINT] == ("H", "S")
    assert Bindings().given("keys", Action.CONFIRM, "Enter").keys[Action.CONFIRM] == ("Enter",)


@pytest.mark.parametrize("action", [action for action in Action if action in ESSENTIAL])
def test_the_last_control_that_is_needed_is_not_given_away(action: Action) -> None:
    bindings = Bindings().changed("pad", action, ("guide",))
    with pytest.raises(LastControl) as refusal:
        bindings.given("pad", Action.HINT, "guide")
    assert (refusal.value.action, refusal.value.control) == (action, "guide")


def test_one_action_is_restored_at_the_cost_of_others() -> None:
    bindings = Bindings().given("keys", Action.HINT, "S").restored("keys", Action.SORT)
    assert (bindings.keys[Action.SORT], bindings.keys[Action.HINT]) == (("S",), ())


def test_a_group_is_restored_alone() -> None:
    bindings = Bindings().given("keys", Action.HINT, "S").given("pad", Action.HINT, "guide")
    restored = bindings.all_restored("keys")
    assert restored == replace(Bindings(), pad=bindings.pad)


def test_bindings_by_which_a_move_would_do_something_else_are_not_loaded() -> None:
    data = {"keys": {"confirm": ["Esc"], "cancel": ["Esc"], "hint": ["F1"]}, "pad": {"hint": ["guide"]}}
    loaded = Bindings.from_json(data)
    assert loaded.keys == Bindings().keys
    assert loaded.pad[Action.HINT] == ("guide",)
