"""Keyboard, mouse and window through the whole input layer."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.input.actions import KEYBOARD, MOUSE, Action, Composed, FocusChanged, Pointer, Press, Release, Typed
from game.input.hub import InputHub
from game.input.mouse import HIDES_AFTER, RESTS_AFTER, USED_AFTER
from game.input.repeat import DELAY, INTERVAL
from tests import virtual_pads as vp
from tests.virtual_pads import VirtualPad

FIELD = pygame.Rect(100, 100, 200, 40)


def key(scancode: int, *, mod: int = 0, code: int = 0, down: bool = True) -> None:
    """A key goes down or up; ``code`` is what the layout makes of it."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.Event(kind, key=code, scancode=scancode, mod=mod, unicode=""))


def move(x: int, y: int, by: tuple[int, int] = (10, 0)) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=by, buttons=(0, 0, 0)))


def post(kind: int, **facts: object) -> None:
    pygame.event.post(pygame.Event(kind, facts))


# Keys


@pytest.mark.parametrize(
    ("scancode", "action"),
    [
        (pygame.KSCAN_RETURN, Action.CONFIRM),
        (pygame.KSCAN_KP_ENTER, Action.CONFIRM),
        (pygame.KSCAN_SPACE, Action.CONFIRM),
        (pygame.KSCAN_ESCAPE, Action.CANCEL),
        (pygame.KSCAN_BACKSPACE, Action.CANCEL),
        (pygame.KSCAN_P, Action.MENU),
        (pygame.KSCAN_EQUALS, Action.FASTER),
        (pygame.KSCAN_KP_PLUS, Action.FASTER),
        (pygame.KSCAN_MINUS, Action.SLOWER),
        (pygame.KSCAN_KP_MINUS, Action.SLOWER),
        (pygame.KSCAN_F11, Action.FULLSCREEN),
    ],
)
def test_one_press_of_a_key_is_one_action(hub: InputHub, scancode: int, action: Action) -> None:
    key(scancode)
    key(scancode, down=False)
    assert hub.poll() == [Press(action, KEYBOARD)]
    assert hub.last_device == KEYBOARD


def test_shortcuts_work_under_a_russian_layout(hub: InputHub) -> None:
    key(pygame.KSCAN_H, code=ord("р"))
    assert hub.poll() == [Press(Action.HINT, KEYBOARD)]


def test_shift_is_no_obstacle(hub: InputHub) -> None:
    key(pygame.KSCAN_EQUALS, mod=pygame.KMOD_LSHIFT | pygame.KMOD_CAPS | pygame.KMOD_NUM)
    assert hub.poll() == [Press(Action.FASTER, KEYBOARD)]


def test_alt_and_enter_is_fullscreen_and_does_not_confirm(hub: InputHub) -> None:
    key(pygame.KSCAN_RETURN, mod=pygame.KMOD_LALT)
    assert hub.poll() == [Press(Action.FULLSCREEN, KEYBOARD)]


@pytest.mark.parametrize("mod", [pygame.KMOD_ALT, pygame.KMOD_LCTRL, pygame.KMOD_RMETA])
def test_shortcuts_of_the_desktop_are_left_to_it(hub: InputHub, mod: int) -> None:
    key(pygame.KSCAN_TAB, mod=mod)
    assert hub.poll() == []


def test_an_unknown_key_does_nothing(hub: InputHub) -> None:
    key(pygame.KSCAN_CAPSLOCK)
    key(pygame.KSCAN_Z)
    assert hub.poll() == []


@pytest.mark.parametrize("mod", [0, pygame.KMOD_NUM])
def test_the_keypad_has_arrows_too(hub: InputHub, mod: int) -> None:
    for scancode in (pygame.KSCAN_KP_8, pygame.KSCAN_KP_2, pygame.KSCAN_KP_4, pygame.KSCAN_KP_6, pygame.KSCAN_KP_3):
        key(scancode, mod=mod)
        key(scancode, mod=mod, down=False)
    wanted = [Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.PAGE_DOWN]
    assert hub.poll() == [Press(action, KEYBOARD) for action in wanted]


def test_a_key_of_the_keypad_that_was_bound_to_something_does_that(hub: InputHub) -> None:
    hub.bindings = hub.bindings.given("keys", Action.HINT, "Num 8")
    key(pygame.KSCAN_KP_8)
    assert hub.poll() == [Press(Action.HINT, KEYBOARD)]


def test_a_changed_key_does_what_it_was_changed_to(hub: InputHub) -> None:
    hub.bindings = hub.bindings.changed("keys", Action.HINT, ("Z",))
    key(pygame.KSCAN_Z)
    assert hub.poll() == [Press(Action.HINT, KEYBOARD)]


# What is held


def test_a_peek_that_is_held_ends_when_all_that_was_down_for_it_is_up(hub: InputHub) -> None:
    hub.bindings = hub.bindings.changed("keys", Action.PEEK, ("Tab", "Z"))
    key(pygame.KSCAN_TAB)
    key(pygame.KSCAN_Z)
    key(pygame.KSCAN_TAB, down=False)
    assert hub.poll() == [Press(Action.PEEK, KEYBOARD)] * 2
    key(pygame.KSCAN_Z, down=False)
    assert hub.poll() == [Release(Action.PEEK, KEYBOARD)]


def test_what_was_held_when_the_screen_changed_does_not_end_later(hub: InputHub) -> None:
    key(pygame.KSCAN_TAB)
    hub.poll()
    hub.release_all()
    key(pygame.KSCAN_TAB, down=False)
    assert hub.poll() == []


# Repeats


def test_a_held_move_repeats_after_a_delay_until_it_is_let_go(hub: InputHub) -> None:
    key(pygame.KSCAN_RIGHT)
    hub.poll()
    again = [Press(Action.RIGHT, KEYBOARD, repeat=True)]
    assert hub.update(DELAY - 0.01) == []
    assert hub.update(0.02) == again
    assert hub.update(INTERVAL - 0.02) == []
    assert hub.update(0.02) == again
    key(pygame.KSCAN_RIGHT, down=False)
    hub.poll()
    assert hub.update(INTERVAL) == []


def test_a_long_frame_brings_one_repeat(hub: InputHub) -> None:
    key(pygame.KSCAN_RIGHT)
    hub.poll()
    assert len(hub.update(10.0)) == 1


def test_the_last_of_two_held_moves_repeats(hub: InputHub) -> None:
    key(pygame.KSCAN_RIGHT)
    key(pygame.KSCAN_DOWN)
    hub.poll()
    assert hub.update(DELAY) == [Press(Action.DOWN, KEYBOARD, repeat=True)]
    key(pygame.KSCAN_DOWN, down=False)
    hub.poll()
    assert hub.update(DELAY) == [Press(Action.RIGHT, KEYBOARD, repeat=True)]


def test_confirm_never_repeats(hub: InputHub) -> None:
    key(pygame.KSCAN_RETURN)
    hub.poll()
    assert hub.update(DELAY) == []


def test_what_is_released_repeats_no_more_though_it_is_still_down(hub: InputHub) -> None:
    key(pygame.KSCAN_PAGEDOWN)
    hub.poll()
    hub.release_all()
    assert hub.update(DELAY) == []


# Text


@pytest.fixture
def typing(hub: InputHub) -> InputHub:
    hub.text_mode(FIELD)
    return hub


def test_letters_are_typed_and_not_shortcuts_while_a_field_asks(typing: InputHub) -> None:
    key(pygame.KSCAN_H)
    post(pygame.TEXTINPUT, text="р")
    key(pygame.KSCAN_SPACE)
    post(pygame.TEXTINPUT, text=" ")
    assert typing.poll() == [Typed("р"), Typed(" ")]


def test_backspace_takes_letters_back_while_held(typing: InputHub) -> None:
    key(pygame.KSCAN_BACKSPACE)
    assert typing.poll() == [Typed("\b")]
    assert typing.update(DELAY) == [Typed("\b")]


@pytest.mark.parametrize(
    ("scancode", "action"),
    [
        (pygame.KSCAN_RETURN, Action.CONFIRM),
        (pygame.KSCAN_ESCAPE, Action.CANCEL),
        (pygame.KSCAN_LEFT, Action.LEFT),
        (pygame.KSCAN_TAB, Action.PEEK),
        (pygame.KSCAN_F11, Action.FULLSCREEN),
    ],
)
def test_some_keys_act_while_a_field_asks(typing: InputHub, scancode: int, action: Action) -> None:
    key(scancode)
    assert typing.poll() == [Press(action, KEYBOARD)]


def test_the_keypad_leads_over_the_keys_on_the_screen_unless_it_writes_digits(typing: InputHub) -> None:
    key(pygame.KSCAN_KP_2, mod=pygame.KMOD_NUM)
    post(pygame.TEXTINPUT, text="2")
    assert typing.poll() == [Typed("2")]
    key(pygame.KSCAN_KP_2)
    assert typing.poll() == [Press(Action.DOWN, KEYBOARD)]


def test_what_an_input_method_puts_together_is_told_and_the_keys_are_its_own(typing: InputHub) -> None:
    post(pygame.TEXTEDITING, text="ni", start=0, length=0)
    for scancode in (pygame.KSCAN_BACKSPACE, pygame.KSCAN_LEFT, pygame.KSCAN_ESCAPE, pygame.KSCAN_RETURN):
        key(scancode)
    assert typing.poll() == [Composed("ni")]
    post(pygame.TEXTINPUT, text="你")
    post(pygame.TEXTEDITING, text="", start=0, length=0)
    key(pygame.KSCAN_RETURN)
    assert typing.poll() == [Composed(""), Typed("你"), Press(Action.CONFIRM, KEYBOARD)]


def test_what_is_put_together_is_given_up_when_the_focus_is_lost(typing: InputHub) -> None:
    post(pygame.TEXTEDITING, text="ni", start=0, length=0)
    typing.poll()
    post(pygame.WINDOWFOCUSLOST)
    assert typing.poll() == [Composed(""), FocusChanged(False)]


def test_other_keys_do_nothing_while_a_field_asks(typing: InputHub) -> None:
    key(pygame.KSCAN_PAGEUP)
    key(pygame.KSCAN_EQUALS)
    assert typing.poll() == []


def test_enter_confirms_a_field_whatever_it_is_bound_to(typing: InputHub) -> None:
    typing.bindings = typing.bindings.changed("keys", Action.CONFIRM, ("Space",))
    key(pygame.KSCAN_RETURN)
    assert typing.poll() == [Press(Action.CONFIRM, KEYBOARD)]


def test_after_the_field_letters_are_shortcuts_again_and_text_is_nothing(typing: InputHub) -> None:
    typing.text_mode(None)
    key(pygame.KSCAN_H)
    post(pygame.TEXTINPUT, text="h")
    assert typing.poll() == [Press(Action.HINT, KEYBOARD)]


@pytest.mark.parametrize("typed", ["letter", "backspace"])
def test_prompts_follow_whoever_types_after_the_mouse_was_used(typing: InputHub, typed: str) -> None:
    typing.last_device = MOUSE
    if typed == "letter":
        post(pygame.TEXTINPUT, text="h")
    else:
        key(pygame.KSCAN_BACKSPACE)
    typing.poll()
    assert typing.last_device == KEYBOARD


# The mouse


@pytest.fixture(autouse=True)
def in_the_window(hub: InputHub) -> None:
    """The first motion only tells where the mouse is."""
    move(0, 0, (0, 0))
    hub.poll()


def test_a_window_that_opens_under_a_resting_mouse_hears_nothing_of_it(hub: InputHub) -> None:
    """The item under it took the focus from the first game."""
    post(pygame.WINDOWENTER)
    move(300, 200, (300, 200))
    assert hub.poll() == []
    move(301, 200, (1, 0))
    assert hub.poll() == [Pointer("move", (301, 200))]


def test_the_mouse_moves_clicks_and_turns_its_wheel(hub: InputHub) -> None:
    move(50, 60)
    post(pygame.MOUSEBUTTONDOWN, pos=(51, 60), button=1)
    post(pygame.MOUSEBUTTONUP, pos=(52, 60), button=1)
    post(pygame.MOUSEWHEEL, x=0, y=-2)
    post(pygame.WINDOWLEAVE)
    assert hub.poll() == [
        Pointer("move", (50, 60)),
        Pointer("down", (51, 60), 1),
        Pointer("up", (52, 60), 1),
        Pointer("wheel", (52, 60), wheel=-2),
        Pointer("leave", (52, 60)),
    ]
    assert hub.last_device == MOUSE


def test_the_second_button_cancels_and_the_others_do_nothing(hub: InputHub) -> None:
    for button in (2, 3, 4, 5, 8):
        post(pygame.MOUSEBUTTONDOWN, pos=(50, 60), button=button)
        post(pygame.MOUSEBUTTONUP, pos=(50, 60), button=button)
    assert hub.poll() == [Press(Action.CANCEL, MOUSE)]


def test_of_many_motions_in_a_row_only_the_last_counts(hub: InputHub) -> None:
    for x in range(100):
        move(x, 0)
    post(pygame.MOUSEBUTTONDOWN, pos=(99, 0), button=1)
    for x in range(100):
        move(x, 5)
    assert hub.poll() == [Pointer("move", (99, 0)), Pointer("down", (99, 0), 1), Pointer("move", (99, 5))]


def test_prompts_stay_with_the_keyboard_when_the_mouse_is_only_nudged(hub: InputHub) -> None:
    move(1, 0, (1, 0))
    hub.poll()
    assert hub.last_device == KEYBOARD
    move(9, 0, (8, 0))
    hub.poll()
    assert hub.last_device == MOUSE


def nudged(hub: InputHub) -> list[bool]:
    return [event.nudged for event in hub.poll() if isinstance(event, Pointer)]


def test_a_mouse_that_trembles_is_nudged_until_it_has_really_moved(hub: InputHub) -> None:
    trembles = [(1, 0), (-1, 0), (0, 1), (0, -1)] * 10
    for x, y in trembles:
        move(x, y, (x, y))
        assert nudged(hub) == [True]
    for _ in range(10):
        move(1, 0, (1, 0))
        assert nudged(hub) == [True]
        hub.update(RESTS_AFTER)
    for step in range(1, USED_AFTER + 2):
        move(step, 0, (1, 0))
        assert nudged(hub) == [step < USED_AFTER]


@pytest.mark.parametrize("other", ["keyboard", "pad", "nothing for long"])
def test_a_mouse_that_was_used_and_let_go_is_nudged_again(hub: InputHub, other: str) -> None:
    pad = VirtualPad()
    hub.poll()
    move(20, 0, (20, 0))
    assert nudged(hub) == [False]
    if other == "keyboard":
        key(pygame.KSCAN_DOWN)
    elif other == "pad":
        pad.tap(vp.DPAD_DOWN)
    else:
        hub.update(HIDES_AFTER)
    hub.poll()
    move(21, 0, (1, 0))
    assert nudged(hub) == [True]


def test_the_pointer_hides_when_it_is_still_and_shows_again(hub: InputHub) -> None:
    hub.update(HIDES_AFTER - 0.1)
    assert hub.pointer_visible
    hub.update(0.2)
    assert not hub.pointer_visible
    move(0, 0)
    move(20, 0)
    hub.poll()
    assert hub.pointer_visible


def test_a_pad_takes_over_from_the_mouse_and_back(hub: InputHub) -> None:
    pad = VirtualPad()
    hub.poll()
    pad.tap(vp.SOUTH)
    hub.poll()
    assert (hub.pointer_visible, hub.last_device) == (False, hub.pads[0])
    post(pygame.MOUSEBUTTONDOWN, pos=(50, 60), button=1)
    hub.poll()
    assert (hub.pointer_visible, hub.last_device) == (True, MOUSE)


# The window


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_the_close_button_is_for_the_program(hub: InputHub, kind: int) -> None:
    assert not hub.closing
    post(kind)
    assert hub.poll() == []
    assert hub.closing


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED])
def test_a_window_that_was_hidden_or_changed_is_damaged(hub: InputHub, kind: int) -> None:
    hub.damaged = False
    post(kind)
    hub.poll()
    assert hub.damaged


def test_a_lost_focus_releases_keys_and_pads(hub: InputHub) -> None:
    pad = VirtualPad()
    hub.poll()
    key(pygame.KSCAN_DOWN)
    pad.press(vp.DPAD_LEFT)
    assert len(hub.poll()) == 2
    post(pygame.WINDOWFOCUSLOST)
    assert hub.poll() == [FocusChanged(False)]
    assert hub.update(DELAY) == []
    post(pygame.WINDOWFOCUSGAINED)
    assert hub.poll() == [FocusChanged(True)]


@pytest.mark.parametrize(
    "press", [lambda: key(pygame.KSCAN_KP_5), lambda: post(pygame.USEREVENT), lambda: post(pygame.MOUSEWHEEL, x=1, y=0)]
)
def test_events_without_a_meaning_are_none(hub: InputHub, press: Callable[[], None]) -> None:
    press()
    assert hub.poll() == []
