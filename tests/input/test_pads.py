"""Real (virtual) pads through the whole input layer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.input.actions import KEYBOARD, Action, PadsChanged, Press, Release
from game.input.hub import InputHub
from game.input.pads import kind_of
from game.input.repeat import DELAY
from tests import virtual_pads as vp
from tests.virtual_pads import VirtualPad


def actions(hub: InputHub) -> list[Action]:
    return [event.action for event in hub.poll() if isinstance(event, Press)]


def changes(hub: InputHub) -> list[bool]:
    return [event.present for event in hub.poll() if isinstance(event, PadsChanged)]


@pytest.fixture
def pad(hub: InputHub) -> VirtualPad:
    pad = VirtualPad()
    assert changes(hub) == [True]
    return pad


@pytest.fixture
def started(window: pygame.Window) -> Iterator[Callable[[], InputHub]]:
    """Starts a hub after pads were plugged in and what they said is forgotten."""
    hubs: list[InputHub] = []

    def start() -> InputHub:
        pygame.event.clear()
        hubs.append(InputHub())
        assert changes(hubs[0]) == [True]
        return hubs[0]

    yield start
    VirtualPad.detach_all()
    hubs[0].close()


MAPPED_TABLE = {
    vp.SOUTH: Action.CONFIRM,
    vp.EAST: Action.CANCEL,
    vp.WEST: Action.PEEK,
    vp.NORTH: Action.HINT,
    vp.START: Action.MENU,
    vp.BACK: Action.UNDO,
    vp.LEFT_STICK: Action.SORT,
    vp.RIGHT_STICK: Action.LAST_PLAY,
    vp.LEFT_SHOULDER: Action.PAGE_UP,
    vp.RIGHT_SHOULDER: Action.PAGE_DOWN,
    vp.DPAD_UP: Action.UP,
    vp.DPAD_DOWN: Action.DOWN,
    vp.DPAD_LEFT: Action.LEFT,
    vp.DPAD_RIGHT: Action.RIGHT,
}


@pytest.mark.parametrize(("button", "action"), MAPPED_TABLE.items())
def test_one_press_of_a_mapped_pad_is_one_action(hub: InputHub, pad: VirtualPad, button: int, action: Action) -> None:
    pad.tap(button)
    assert actions(hub) == [action]
    assert hub.last_device == hub.pads[0]


def test_the_guide_button_does_nothing(hub: InputHub, pad: VirtualPad) -> None:
    pad.tap(vp.GUIDE)
    assert actions(hub) == []


@pytest.mark.parametrize(
    ("button", "action"),
    [
        (0, Action.CONFIRM),
        (1, Action.CANCEL),
        (2, Action.PEEK),
        (3, Action.HINT),
        (4, Action.PAGE_UP),
        (5, Action.PAGE_DOWN),
        (6, Action.UNDO),
        (7, Action.MENU),
        (9, Action.SORT),
        (10, Action.LAST_PLAY),
        (11, Action.UP),
        (14, Action.RIGHT),
    ],
)
def test_an_unmapped_pad_is_guessed(hub: InputHub, button: int, action: Action) -> None:
    pad = VirtualPad("Old pad", vp.UNKNOWN, vp.UNMAPPED)
    hub.poll()
    pad.tap(button)
    assert actions(hub) == [action]
    assert hub.last_device.kind == "generic"


def test_a_hat_is_a_d_pad(hub: InputHub) -> None:
    pad = VirtualPad("Old pad", vp.UNKNOWN, vp.UNMAPPED, hats=1)
    hub.poll()
    pad.hat("up")
    assert actions(hub) == [Action.UP]
    pad.hat("right")
    assert actions(hub) == [Action.RIGHT]
    pad.hat("centre")
    assert actions(hub) == []
    pad.tap(11)
    assert actions(hub) == [], "a pad with a hat has no d-pad among its buttons"


def test_a_hat_held_to_a_corner_repeats_until_it_is_let_go(hub: InputHub) -> None:
    pad = VirtualPad("Old pad", vp.UNKNOWN, vp.UNMAPPED, hats=1)
    hub.poll()
    pad.hat("up")
    hub.poll()
    pad.hat("up", "left")
    assert actions(hub) == [Action.LEFT]
    pad.hat("centre")
    hub.poll()
    assert hub.update(DELAY) == []


def test_the_stick_moves_once_each_way(hub: InputHub, pad: VirtualPad) -> None:
    for axis, value, action in (
        (vp.LEFT_X, -1, Action.LEFT),
        (vp.LEFT_X, 1, Action.RIGHT),
        (vp.LEFT_Y, -1, Action.UP),
        (vp.LEFT_Y, 1, Action.DOWN),
    ):
        pad.move(axis, value)
        assert actions(hub) == [action]
        pad.move(axis, 0)
        assert actions(hub) == []


@pytest.mark.parametrize(
    ("axis", "value", "action"),
    [
        (vp.RIGHT_Y, -1, Action.LAUGH),
        (vp.RIGHT_X, -1, Action.GROAN),
        (vp.RIGHT_Y, 1, Action.HURRY),
        (vp.RIGHT_X, 1, Action.APPLAUSE),
    ],
)
def test_the_right_stick_reacts_once_each_way(
    hub: InputHub, pad: VirtualPad, axis: int, value: int, action: Action
) -> None:
    pad.move(axis, value)
    assert actions(hub) == [action]
    assert hub.update(DELAY * 3) == []
    pad.move(axis, 0)
    assert actions(hub) == []


def test_a_stick_that_drifts_does_nothing_and_still_works(hub: InputHub, pad: VirtualPad) -> None:
    pad.flood(vp.LEFT_X, [0.1, 0.3, 0.4, 0.2, 0.4])
    assert actions(hub) == []
    pad.move(vp.LEFT_X, 1)
    assert actions(hub) == [Action.RIGHT]
    pad.move(vp.LEFT_X, 0.4)
    hub.poll()
    assert hub.update(DELAY) == [], "back at its drift it is released"


def test_a_stick_held_at_the_edge_of_the_dead_zone_presses_once(hub: InputHub, pad: VirtualPad) -> None:
    pad.move(vp.LEFT_Y, 0.62)
    assert actions(hub) == [Action.DOWN]
    for value in (0.58, 0.62, 0.5, 0.61):
        pad.move(vp.LEFT_Y, value)
        assert actions(hub) == []


def test_a_stick_rolled_from_side_to_side_presses_each_side_once(hub: InputHub, pad: VirtualPad) -> None:
    pad.move(vp.LEFT_X, 1)
    assert actions(hub) == [Action.RIGHT]
    pad.move(vp.LEFT_Y, 0.9)
    assert actions(hub) == []
    pad.move(vp.LEFT_X, 0.5)
    assert actions(hub) == [Action.DOWN]


def test_an_axis_that_rests_at_its_end_is_no_stick(started: Callable[[], InputHub]) -> None:
    """Raw triggers rest at -1, and some pads have one where others have the stick."""
    pad = VirtualPad("Old pad", vp.UNKNOWN, vp.UNMAPPED)
    pad.flood(vp.LEFT_X, [-1])
    hub = started()
    for value in (1, -1, 0.7):
        pad.move(vp.LEFT_X, value)
        assert actions(hub) == []


def test_triggers_do_nothing_by_default_wherever_they_rest(hub: InputHub, pad: VirtualPad) -> None:
    for value in (-1, 0, 1, -1):
        pad.move(vp.LEFT_TRIGGER, value)
        assert actions(hub) == []


def test_a_trigger_held_from_the_start_acts_once_it_was_let_go(
    started: Callable[[], InputHub],
) -> None:
    pad = VirtualPad()
    pad.flood(vp.RIGHT_TRIGGER, [0.8])
    hub = started()
    hub.bindings = hub.bindings.changed("pad", Action.HINT, ("right_trigger",))
    for value, expected in ((0.9, []), (-1, []), (0.9, [Action.HINT]), (1, []), (-1, [])):
        pad.move(vp.RIGHT_TRIGGER, value)
        assert actions(hub) == expected


def test_a_flood_of_axis_events_presses_once_a_poll(hub: InputHub, pad: VirtualPad) -> None:
    pad.flood(vp.LEFT_X, [value / 500 * sign for value in range(500) for sign in (1, -1)])
    assert actions(hub) == [Action.RIGHT, Action.LEFT]


def test_a_quick_flick_between_two_polls_is_not_lost(hub: InputHub, pad: VirtualPad) -> None:
    pad.flood(vp.LEFT_X, [0.5, 1.0, 0.5, 0.0])
    assert actions(hub) == [Action.RIGHT]


def test_a_pad_present_before_the_start_is_there(started: Callable[[], InputHub]) -> None:
    pad = VirtualPad()
    hub = started()
    assert len(hub.pads) == 1
    pad.tap(vp.SOUTH)
    assert actions(hub) == [Action.CONFIRM]


@pytest.mark.parametrize("kind", [vp.MAPPED, vp.UNMAPPED])
def test_what_is_down_when_a_pad_is_plugged_in_acts_when_it_is_pressed_anew(hub: InputHub, kind: int) -> None:
    pad = VirtualPad("Pad", vp.UNKNOWN, kind, hats=1)
    pad.press(vp.SOUTH)
    pad.hat("up")
    pad.move(vp.LEFT_X, 1)
    for _ in range(3):
        assert actions(hub) == []
    pad.release(vp.SOUTH)
    pad.hat("centre")
    pad.move(vp.LEFT_X, 0)
    assert actions(hub) == []
    pad.tap(vp.SOUTH)
    assert actions(hub) == [Action.CONFIRM]


def test_a_tap_right_after_an_unmapped_pad_was_plugged_in_is_not_lost(hub: InputHub) -> None:
    VirtualPad("Old pad", vp.UNKNOWN, vp.UNMAPPED).tap(vp.SOUTH)
    assert actions(hub) == [Action.CONFIRM]


@pytest.mark.parametrize("kind", [vp.MAPPED, vp.UNMAPPED])
def test_what_was_pressed_in_another_window_does_nothing_when_the_focus_is_back(
    hub: InputHub, window: pygame.Window, kind: int
) -> None:
    pad = VirtualPad("Pad", vp.UNKNOWN, kind)
    hub.poll()
    window.hide()
    hub.poll()
    pad.press(vp.SOUTH)
    hub.poll()
    window.show()
    window.focus()
    assert [*actions(hub), *actions(hub)] == []
    pad.release(vp.SOUTH)
    hub.poll()
    pad.tap(vp.SOUTH)
    assert actions(hub) == [Action.CONFIRM]


def test_a_pad_added_twice_is_one_pad(hub: InputHub, pad: VirtualPad) -> None:
    pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
    pygame.event.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=0))
    pygame.event.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=7))
    assert hub.poll() == []
    assert len(hub.pads) == 1


def test_a_pad_removed_unseen_is_missed_at_the_next_look(hub: InputHub, pad: VirtualPad) -> None:
    pad.detach()
    pygame.event.clear()
    other = VirtualPad("Other")
    assert changes(hub) == [False, True]
    assert [device.name for device in hub.pads] == ["Other"]
    other.tap(vp.SOUTH)
    assert actions(hub) == [Action.CONFIRM]


def test_a_pad_that_comes_and_goes_between_two_polls_is_no_pad(hub: InputHub) -> None:
    VirtualPad().detach()
    assert changes(hub) == []
    assert hub.pads == []


def test_a_pad_pulled_out_while_held_lets_go(hub: InputHub, pad: VirtualPad) -> None:
    pad.press(vp.DPAD_DOWN)
    assert actions(hub) == [Action.DOWN]
    pad.detach()
    assert changes(hub) == [False]
    assert hub.update(DELAY) == []
    assert hub.last_device == KEYBOARD


def test_a_pad_that_comes_back_has_a_new_id_and_works(hub: InputHub, pad: VirtualPad) -> None:
    before = hub.pads[0]
    pad.detach()
    hub.poll()
    again = VirtualPad()
    hub.poll()
    assert hub.pads[0].id != before.id
    again.tap(vp.SOUTH)
    assert actions(hub) == [Action.CONFIRM]


def test_two_pads_of_one_kind_are_told_apart(hub: InputHub, pad: VirtualPad) -> None:
    second = VirtualPad()
    hub.poll()
    first_device, second_device = hub.pads
    second.tap(vp.SOUTH)
    pad.tap(vp.EAST)
    assert hub.poll() == [Press(Action.CONFIRM, second_device), Press(Action.CANCEL, first_device)]
    pad.detach()
    hub.poll()
    second.tap(vp.WEST)
    assert hub.poll() == [Press(Action.PEEK, second_device), Release(Action.PEEK, second_device)]


def test_buttons_are_positions_and_confirm_is_on_the_right_of_a_nintendo_pad(hub: InputHub) -> None:
    pad = VirtualPad("Pro Controller", vp.NINTENDO)
    hub.poll()
    for button, action in ((vp.EAST, Action.CONFIRM), (vp.SOUTH, Action.CANCEL), (vp.WEST, Action.PEEK)):
        pad.tap(button)
        assert actions(hub) == [action]
    assert hub.bindings.control_for(Action.CONFIRM, "nintendo") == "east"


def test_a_pad_confirms_where_the_person_who_holds_it_wants(hub: InputHub, pad: VirtualPad) -> None:
    second = VirtualPad()
    hub.poll()
    hub.habit = lambda device: True if device == hub.pads[1] else None
    for one in (pad, second):
        one.tap(vp.EAST)
    assert actions(hub) == [Action.CANCEL, Action.CONFIRM]


def test_only_the_pad_that_is_meant_shakes(hub: InputHub, pad: VirtualPad) -> None:
    second = VirtualPad()
    hub.poll()
    hub.rumble(hub.pads[1], 1.0, 100)
    hub.rumble(KEYBOARD, 1.0, 100)
    assert (pad.rumbles, second.rumbles) == ([], [(65535, 65535)])


def test_a_pad_hides_the_pointer(hub: InputHub, pad: VirtualPad) -> None:
    assert hub.pointer_visible
    pad.tap(vp.SOUTH)
    hub.poll()
    assert not hub.pointer_visible


def test_a_name_with_unprintable_letters_is_cleaned(hub: InputHub) -> None:
    pad = VirtualPad("Evil\u200b\n pad ")
    hub.poll()
    assert [device.name for device in hub.pads] == ["Evil pad"]
    pad.detach()


@pytest.mark.parametrize(
    ("guid", "name", "kind"),
    [
        ("030000005e0400008e02000000007801", "Whatever", "xbox"),
        ("030000004c050000e60c000000006800", "Wireless Controller", "playstation"),
        ("030000007e0500000920000000006803", "Gamepad", "nintendo"),
        ("03000000341200007856000000007600", "Sony DualShock", "playstation"),
        ("03000000341200007856000000007600", "Microsoft X-Box One pad", "xbox"),
        ("03000000341200007856000000007600", "Retro USB pad", "generic"),
    ],
)
def test_the_kind_of_a_pad_is_its_vendors_or_its_names(guid: str, name: str, kind: str) -> None:
    assert kind_of(guid, name) == kind
