"""Changing keys and buttons, with real keys and pads."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.input.actions import Action, Pointer, Press
from game.input.bindings import Bindings, Group
from game.scenes.menus.menu import MenuScene
from game.scenes.settings.controls import ControlsScene
from game.scenes.settings.settings import SettingsScene
from game.store import Store
from game.view.core.theme import CAPTURE_WAIT
from game.view.widgets.controls import ControlRow
from tests import virtual_pads as vp
from tests.scenes.devices import key, pump
from tests.stagehand import Stagehand
from tests.virtual_pads import VirtualPad

ENTER, ESC, DOWN, UP = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_DOWN, pygame.KSCAN_UP


@pytest.fixture
def hand(hand_at_devices: Stagehand) -> Stagehand:
    return hand_at_devices


@pytest.fixture
def scene(hand: Stagehand) -> ControlsScene:
    opened = ControlsScene(hand.services)
    hand.services.stack.push(opened)
    return opened


@pytest.fixture
def pad(hand: Stagehand) -> VirtualPad:
    pad = VirtualPad()
    pump(hand)
    return pad


def tap(hand: Stagehand, pad: VirtualPad, *buttons: int) -> None:
    for button in buttons:
        pad.tap(button)
        pump(hand)


def top(hand: Stagehand) -> MenuScene:
    assert isinstance(hand.top, MenuScene)
    return hand.top


def choose(hand: Stagehand, *names: str) -> None:
    """Open one thing after another, whatever it takes to get there."""
    for name in names:
        top(hand).form.take_focus(name)
        assert top(hand).form.focus == name
        hand.press(Action.CONFIRM)


def ask(hand: Stagehand, scene: ControlsScene, group: Group, action: Action, what: str = "replace") -> None:
    """Be asked for a control of an action."""
    choose(hand, f"controls.tab.{group}", f"controls.{action.value}", f"action.{what}")
    assert hand.top.name == "capture"


def bound(hand: Stagehand, group: Group, action: Action) -> tuple[str, ...]:
    return Bindings.from_json(hand.services.store.settings.bindings).table(group)[action]


def shown(scene: ControlsScene, action: Action) -> tuple[str, tuple[str, ...]]:
    row = next(item for item in scene.form.items if item.name == f"controls.{action.value}")
    assert isinstance(row, ControlRow)
    return row.kind, tuple(row.controls)


def words(hand: Stagehand) -> str:
    scene = top(hand)
    return " ".join(getattr(widget, "text", "") for widget in scene.form.widgets)


# Changing


def test_a_key_is_changed_and_kept_for_the_next_time(hand: Stagehand, scene: ControlsScene, tmp_path: Path) -> None:
    ask(hand, scene, "keys", Action.HINT)
    key(hand, pygame.KSCAN_F1)
    assert hand.top.name == "action"
    assert bound(hand, "keys", Action.HINT) == ("F1",)
    hand.services.store.close()
    with Store.open(tmp_path) as again:
        assert Bindings.from_json(again.settings.bindings).action("F1", "keyboard") is Action.HINT


def test_the_list_and_the_prompts_show_it(hand: Stagehand, scene: ControlsScene) -> None:
    ask(hand, scene, "keys", Action.HINT, "add")
    key(hand, pygame.KSCAN_F1)
    key(hand, ESC)
    assert shown(scene, Action.HINT) == ("keyboard", ("H", "F1"))
    assert hand.services.input.bindings.control_for(Action.HINT, "keyboard") == "H"


def test_a_button_is_changed_by_the_pad_alone(hand: Stagehand, scene: ControlsScene, pad: VirtualPad) -> None:
    tap(hand, pad, vp.RIGHT_SHOULDER)
    assert scene.tab == "pad"
    scene.form.take_focus("controls.hint")
    tap(hand, pad, vp.SOUTH, vp.SOUTH)
    assert hand.top.name == "capture"
    pad.move(vp.RIGHT_TRIGGER, 1.0)
    pump(hand)
    assert bound(hand, "pad", Action.HINT) == ("right_trigger",)
    tap(hand, pad, vp.EAST)
    assert hand.top is scene
    assert shown(scene, Action.HINT) == ("xbox", ("right_trigger",))


def test_a_nintendo_pad_shows_and_takes_the_button_that_is_pressed(hand: Stagehand, scene: ControlsScene) -> None:
    pad = VirtualPad("Pro pad", vp.NINTENDO)
    pump(hand)
    ask(hand, scene, "pad", Action.CONFIRM, "add")
    tap(hand, pad, vp.WEST)
    choose(hand, "confirm.deed")
    hand.press(Action.CANCEL)
    assert shown(scene, Action.CONFIRM) == ("nintendo", ("east", "west"))


@pytest.mark.parametrize("group", ["keys", "pad"])
def test_only_devices_of_the_page_are_heard(
    hand: Stagehand, scene: ControlsScene, pad: VirtualPad, group: Group
) -> None:
    ask(hand, scene, group, Action.HINT)
    if group == "keys":
        tap(hand, pad, vp.WEST)
    else:
        key(hand, pygame.KSCAN_F1)
    assert hand.top.name == "capture"
    assert hand.services.store.settings.bindings == {}


def test_no_control_at_all_is_possible_for_what_is_not_needed(hand: Stagehand, scene: ControlsScene) -> None:
    choose(hand, "controls.mute", "action.clear")
    assert bound(hand, "keys", Action.MUTE) == ()
    hand.press(Action.CANCEL)
    assert shown(scene, Action.MUTE) == ("keyboard", ())


# Ways out


@pytest.mark.parametrize("way", ["escape", "time", "mouse", "second button"])
def test_nothing_changes_when_one_thinks_better_of_it(hand: Stagehand, scene: ControlsScene, way: str) -> None:
    ask(hand, scene, "keys", Action.HINT)
    if way == "escape":
        key(hand, ESC)
    elif way == "time":
        hand.wait(CAPTURE_WAIT + 0.1, step=0.1)
    elif way == "mouse":
        hand.click(top(hand).form.items[0].rect.center)
    else:
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3))
        pump(hand)
    assert hand.top.name == "action"
    assert hand.services.store.settings.bindings == {}
    assert not hand.services.input.capturing


def test_the_pointer_moves_while_a_key_is_waited_for(hand: Stagehand, scene: ControlsScene) -> None:
    ask(hand, scene, "keys", Action.HINT)
    hand.services.stack.handle(Pointer("move", (10, 10)))
    assert hand.top.name == "capture"


# Conflicts


def test_a_key_in_use_is_taken_only_when_that_is_agreed_to(hand: Stagehand, scene: ControlsScene) -> None:
    ask(hand, scene, "keys", Action.HINT)
    key(hand, pygame.KSCAN_S)
    assert hand.top.name == "confirm"
    assert "“S” is already used for “Sort the hand”." in words(hand)
    assert "“Sort the hand” would lose it and have no control left." in words(hand)
    key(hand, ENTER)
    assert hand.top.name == "action"
    assert hand.services.store.settings.bindings == {}
    choose(hand, "action.replace")
    key(hand, pygame.KSCAN_S)
    choose(hand, "confirm.deed")
    assert (bound(hand, "keys", Action.HINT), bound(hand, "keys", Action.SORT)) == (("S",), ())


def test_what_another_action_keeps_is_told(hand: Stagehand, scene: ControlsScene) -> None:
    ask(hand, scene, "keys", Action.HINT)
    key(hand, pygame.KSCAN_SPACE)
    assert "keep its other controls" in words(hand)


def test_buttons_are_told_by_their_places(hand: Stagehand, scene: ControlsScene, pad: VirtualPad) -> None:
    ask(hand, scene, "pad", Action.HINT)
    tap(hand, pad, vp.WEST)
    assert "“left button” is already used for “Show the hand”." in words(hand)


def test_its_own_key_is_no_conflict(hand: Stagehand, scene: ControlsScene) -> None:
    ask(hand, scene, "keys", Action.CONFIRM)
    key(hand, pygame.KSCAN_SPACE)
    assert hand.top.name == "action"
    assert bound(hand, "keys", Action.CONFIRM) == ("Space",)


# No way is ever locked


@pytest.mark.parametrize("action", [Action.CONFIRM, Action.CANCEL, Action.UP, Action.LEFT, Action.MENU])
def test_what_leads_through_the_menus_always_keeps_a_control(
    hand: Stagehand, scene: ControlsScene, action: Action
) -> None:
    choose(hand, f"controls.{action.value}", "action.clear")
    assert hand.top.name == "notice"
    assert "without one nobody could get around the game" in words(hand)
    assert hand.services.store.settings.bindings == {}


def test_the_only_button_of_a_needed_action_is_not_given_away(
    hand: Stagehand, scene: ControlsScene, pad: VirtualPad
) -> None:
    ask(hand, scene, "pad", Action.HINT)
    tap(hand, pad, vp.START)
    assert hand.top.name == "notice"
    assert "“start button” is the only control for “Pause”" in words(hand)
    assert hand.services.store.settings.bindings == {}


LOCKED = {
    "keys": {"confirm": ["F1"], "cancel": ["F2"], "up": ["F3"], "down": ["F4"], "hint": ["Enter"], "sort": ["Down"]},
    "pad": {"confirm": ["guide"], "cancel": ["left_trigger"], "hint": ["south"], "down": ["right_trigger"]},
}


def test_arrows_enter_and_escape_always_work_here(hand: Stagehand, scene: ControlsScene) -> None:
    hand.services.change(bindings=LOCKED)
    key(hand, DOWN, DOWN, UP, ENTER)
    assert hand.top.name == "action"
    key(hand, ESC)
    assert hand.top is scene
    key(hand, UP, UP, UP)
    scene.form.take_focus("controls.reset")
    key(hand, ENTER, DOWN, pygame.KSCAN_RIGHT, ENTER)
    assert Bindings.from_json(hand.services.store.settings.bindings).keys == Bindings().keys


def test_the_pads_own_buttons_always_work_here(hand: Stagehand, scene: ControlsScene, pad: VirtualPad) -> None:
    hand.services.change(bindings=LOCKED)
    first = scene.form.focus
    tap(hand, pad, vp.DPAD_DOWN)
    assert scene.form.focus != first
    tap(hand, pad, vp.SOUTH)
    assert hand.top.name == "action"
    tap(hand, pad, vp.EAST)
    assert hand.top is scene


def test_elsewhere_only_what_was_chosen_works(hand: Stagehand) -> None:
    hand.services.change(bindings=LOCKED)
    settings = SettingsScene(hand.services)
    hand.services.stack.push(settings)
    hand.services.stack.push(ControlsScene(hand.services))
    key(hand, ESC)
    assert hand.top is settings
    hand.services.stack.push(SettingsScene(hand.services))
    key(hand, ESC)
    assert hand.top is not settings
    key(hand, pygame.KSCAN_F2)
    assert hand.top is settings


def test_the_mouse_reaches_the_reset(hand: Stagehand, scene: ControlsScene) -> None:
    hand.services.change(bindings=LOCKED)
    reset = next(item for item in scene.form.items if item.name == "controls.reset")
    hand.click(scene.form.place(reset).center)
    deed = next(item for item in top(hand).form.items if item.name == "confirm.deed")
    hand.click(deed.rect.center)
    assert Bindings.from_json(hand.services.store.settings.bindings).keys == Bindings().keys


# Resetting


def test_one_action_is_reset(hand: Stagehand, scene: ControlsScene) -> None:
    hand.services.change(bindings={"keys": {"hint": ["F1"], "sort": ["F2"]}})
    choose(hand, "controls.hint", "action.restore")
    assert (bound(hand, "keys", Action.HINT), bound(hand, "keys", Action.SORT)) == (("H",), ("F2",))


def test_a_reset_that_would_lock_a_way_is_refused(hand: Stagehand, scene: ControlsScene) -> None:
    hand.services.change(bindings={"keys": {"hint": ["F1"], "menu": ["H"]}})
    choose(hand, "controls.hint", "action.restore")
    assert "“H” is the only control for “Pause”" in words(hand)
    assert bound(hand, "keys", Action.HINT) == ("F1",)


def test_a_page_is_reset_without_the_other(hand: Stagehand, scene: ControlsScene) -> None:
    hand.services.change(bindings={"keys": {"hint": ["F1"]}, "pad": {"hint": ["guide"]}})
    choose(hand, "controls.reset")
    hand.press(Action.CONFIRM)
    assert bound(hand, "keys", Action.HINT) == ("F1",), "the way back is focused first"
    choose(hand, "controls.reset", "confirm.deed")
    assert hand.services.store.settings.bindings == {"pad": {"hint": ["guide"]}}


# Pads that nobody knows


@pytest.fixture
def unknown(hand: Stagehand, scene: ControlsScene) -> VirtualPad:
    pad = VirtualPad("Old pad", vp.UNKNOWN, vp.UNMAPPED, buttons=20)
    pump(hand)
    choose(hand, "controls.tab.pad", f"controls.{hand.services.input.pads[0].id}")
    assert hand.top.name == "pad_round"
    return pad


def test_a_guided_round_names_every_button(hand: Stagehand, unknown: VirtualPad) -> None:
    assert "Press the bottom one of the four buttons" in words(hand)
    tap(hand, unknown, *range(19, 5, -1))
    assert hand.top.name == "controls"
    scene = SettingsScene(hand.services)
    hand.services.stack.push(scene)
    before = scene.form.focus
    tap(hand, unknown, 14)
    assert scene.form.focus != before, "the sixth that was asked for is down"
    tap(hand, unknown, 18)
    assert hand.top.name == "controls"


def test_a_button_that_there_is_not_is_left_out_by_another(hand: Stagehand, unknown: VirtualPad) -> None:
    tap(hand, unknown, 19, 18, *[19] * 12)
    assert hand.top.name == "controls"
    assert [*hand.services.store.settings.pad_parts.values()] == [{"b19": "south", "b18": "east"}]


@pytest.mark.parametrize("way", ["escape", "time", "unplugged"])
def test_a_round_that_is_broken_off_changes_nothing(hand: Stagehand, unknown: VirtualPad, way: str) -> None:
    tap(hand, unknown, 19, 18)
    if way == "escape":
        key(hand, ESC)
    elif way == "time":
        hand.wait(CAPTURE_WAIT + 0.1, step=0.1)
    else:
        unknown.detach()
        pump(hand)
    assert hand.top.name == "controls"
    assert hand.services.store.settings.pad_parts == {}
    assert not hand.services.input.capturing


def test_the_round_is_offered_while_such_a_pad_is_there(hand: Stagehand, scene: ControlsScene) -> None:
    choose(hand, "controls.tab.pad")
    offered = [item.name for item in scene.form.items]
    pad = VirtualPad("Old pad", vp.UNKNOWN, vp.UNMAPPED)
    pump(hand)
    assert len(scene.form.items) == len(offered) + 1
    pad.detach()
    pump(hand)
    assert [item.name for item in scene.form.items] == offered


# Pads that are not as others


def texts(scene: ControlsScene) -> list[str]:
    return [getattr(widget, "text", "") + getattr(widget, "detail", "") for widget in scene.form.widgets]


def test_a_pad_that_is_seen_twice_is_said_to_be(hand: Stagehand, scene: ControlsScene) -> None:
    pads = [VirtualPad("Real", vp.UNKNOWN, vp.UNMAPPED), VirtualPad("Steam", (0x28DE, 0x11FF))]
    pump(hand)
    choose(hand, "controls.tab.pad")
    for change in ("press", "release") * 4:
        for pad in pads:
            getattr(pad, change)(vp.NORTH)
        pump(hand)
    said = "One gamepad, seen twice“Real” is “Steam” once more."
    assert said in texts(scene)
    tap(hand, pads[0], vp.NORTH)
    assert said not in texts(scene)


def test_a_pad_without_stick_presses_is_offered_other_buttons(hand: Stagehand, scene: ControlsScene) -> None:
    pad = VirtualPad("Small", (0x1209, 0x0001), lacks=(vp.LEFT_STICK, vp.RIGHT_STICK))
    pump(hand)
    (device,) = hand.services.input.pads
    assert hand.services.input.control_for(Action.SORT, device) is None, "nothing is prompted that there is not"
    choose(hand, "controls.tab.pad", f"controls.fill.{device.id}")
    assert bound(hand, "pad", Action.SORT) == ("left_stick", "left_trigger")
    assert hand.services.input.control_for(Action.LAST_PLAY, device) == "right_trigger"
    assert f"controls.fill.{device.id}" not in [item.name for item in scene.form.items]
    pad.move(vp.LEFT_TRIGGER, -1)
    pump(hand)
    pad.move(vp.LEFT_TRIGGER, 1)
    events = hand.services.input.poll()
    assert [event.action for event in events if isinstance(event, Press)] == [Action.SORT]


def test_a_pad_without_a_button_to_spare_is_told_of_the_pause(hand: Stagehand, scene: ControlsScene) -> None:
    VirtualPad("Tiny", (0x1209, 0x0002), axes=2, lacks=(vp.LEFT_STICK, vp.RIGHT_STICK))
    pump(hand)
    choose(hand, "controls.tab.pad")
    assert any("There is none for: Sort the hand, Last plays. To sort" in text for text in texts(scene))
