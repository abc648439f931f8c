"""What the controls do, and how a player changes it."""

from __future__ import annotations

import json

import pytest

from game.input.actions import Action
from game.input.bindings import DEFAULTS, ESSENTIAL, Bindings, Group

BINDINGS = Bindings()

CONTRACT = {
    "Up": Action.UP,
    "Down": Action.DOWN,
    "Left": Action.LEFT,
    "Right": Action.RIGHT,
    "Enter": Action.CONFIRM,
    "Space": Action.CONFIRM,
    "Esc": Action.CANCEL,
    "Backspace": Action.CANCEL,
    "P": Action.MENU,
    "Tab": Action.PEEK,
    "H": Action.HINT,
    "S": Action.SORT,
    "U": Action.UNDO,
    "PgUp": Action.PAGE_UP,
    "PgDn": Action.PAGE_DOWN,
    "L": Action.LAST_PLAY,
    "+": Action.FASTER,
    "-": Action.SLOWER,
    "M": Action.MUTE,
    "F11": Action.FULLSCREEN,
    "Alt+Enter": Action.FULLSCREEN,
    "1": Action.LAUGH,
    "2": Action.GROAN,
    "3": Action.HURRY,
    "4": Action.APPLAUSE,
}


def test_the_keys_are_those_of_the_contract() -> None:
    assert {control: action for action, controls in BINDINGS.keys.items() for control in controls} == CONTRACT


@pytest.mark.parametrize("group", DEFAULTS)
def test_every_action_has_an_entry_and_no_control_two_actions(group: Group) -> None:
    assert set(DEFAULTS[group]) == set(Action)
    used = [control for controls in BINDINGS.table(group).values() for control in controls]
    assert len(used) == len(set(used))


def test_another_key_for_an_action_replaces_the_old_ones() -> None:
    changed = BINDINGS.changed("keys", Action.HINT, ("F1",))
    assert changed.action("F1", "keyboard") is Action.HINT
    assert changed.action("H", "keyboard") is None
    assert BINDINGS.action("H", "keyboard") is Action.HINT


def test_prompts_follow_what_was_changed() -> None:
    changed = BINDINGS.changed("pad", Action.HINT, ("left_trigger",)).changed("keys", Action.HINT, ("F1", "H"))
    assert [changed.control_for(Action.HINT, kind) for kind in ("xbox", "keyboard", "mouse")] == [
        "left_trigger",
        "F1",
        None,
    ]


def test_prompts_show_the_stick_as_a_whole() -> None:
    changed = BINDINGS.changed("pad", Action.UP, ("left_stick_up",))
    assert changed.control_for(Action.UP, "xbox") == "left_stick_move"
    assert changed.moves_control("xbox") == "left_stick_move"
    assert [BINDINGS.moves_control(kind) for kind in ("xbox", "keyboard", "mouse")] == ["dpad", "arrows", "move"]


def test_confirm_and_cancel_are_exchanged_on_chosen_kinds_only() -> None:
    left = Bindings(confirm_right=frozenset())
    assert left.action("south", "nintendo") is Action.CONFIRM
    assert BINDINGS.action("south", "nintendo") is Action.CANCEL
    assert BINDINGS.action("south", "playstation") is Action.CONFIRM
    assert (BINDINGS.control_for(Action.CONFIRM, "nintendo"), BINDINGS.control_for(Action.CONFIRM, "xbox")) == (
        "east",
        "south",
    )


def test_confirm_and_cancel_are_exchanged_for_a_person() -> None:
    assert BINDINGS.confirming(None, "xbox") == BINDINGS
    right, left = BINDINGS.confirming(True, "xbox"), BINDINGS.confirming(False, "nintendo")
    assert (right.action("east", "xbox"), right.control_for(Action.CANCEL, "xbox")) == (Action.CONFIRM, "south")
    assert (left.action("south", "nintendo"), right.action("south", "nintendo")) == (Action.CONFIRM, Action.CANCEL)


def test_a_control_with_two_actions_does_the_first() -> None:
    changed = BINDINGS.changed("keys", Action.SORT, ("H", "S"))
    assert changed.owners("keys", "H") == (Action.HINT, Action.SORT)
    assert changed.action("H", "keyboard") is Action.HINT


@pytest.mark.parametrize(
    ("group", "action", "controls"),
    [
        ("keys", Action.CONFIRM, ()),
        ("pad", Action.MENU, ()),
        ("keys", Action.HINT, ("south",)),
        ("pad", Action.HINT, ("H",)),
        ("keys", Action.HINT, ("H", "H")),
        ("keys", Action.HINT, ("Alt+",)),
    ],
)
def test_what_makes_no_sense_is_refused(group: Group, action: Action, controls: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=action.value):
        BINDINGS.changed(group, action, controls)


def test_an_action_that_is_not_essential_may_lose_its_controls() -> None:
    changed = BINDINGS.changed("keys", Action.MUTE, ())
    assert changed.action("M", "keyboard") is None
    assert changed.control_for(Action.MUTE, "keyboard") is None


def test_saved_and_loaded_they_are_the_same() -> None:
    changed = BINDINGS.changed("keys", Action.MUTE, ()).changed("pad", Action.PEEK, ("right_trigger", "west"))
    changed = Bindings(changed.keys, changed.pad, frozenset({"xbox"}))
    assert Bindings.from_json(json.loads(json.dumps(changed.to_json()))) == changed
    assert BINDINGS.to_json() == {}
    assert Bindings.from_json({}) == BINDINGS


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        7,
        "keys",
        {"keys": []},
        {"keys": {"hint": "F1"}},
        {"keys": {"hint": [1]}},
        {"keys": {"hint": [["F1"]]}},
        {"keys": {"dance": ["F1"]}},
        {"pad": {"hint": ["nose"]}},
        {"confirm_right": "nintendo"},
        {"keys": {"confirm": []}},
    ],
)
def test_damaged_entries_leave_the_defaults(data: object) -> None:
    assert Bindings.from_json(data) == BINDINGS


def test_one_damaged_entry_harms_no_other() -> None:
    loaded = Bindings.from_json(
        {"keys": {"hint": ["F1"], "sort": ["nose"]}, "pad": 3, "confirm_right": ["xbox", "nose"]}
    )
    assert loaded == Bindings(BINDINGS.changed("keys", Action.HINT, ("F1",)).keys, confirm_right=frozenset({"xbox"}))


def test_another_versions_controls_were_lost_with_the_first_change() -> None:
    keys = {"dance": ["F2"], "hint": ["Brain"], "sort": ["F3"], "mute": 7}
    data = {"keys": keys, "pad": {"dance": ["nose"]}}
    loaded = Bindings.from_json(data)
    assert loaded.to_json() == data
    changed = loaded.changed("keys", Action.HINT, ("F1",))
    assert changed.to_json() == {**data, "keys": {**keys, "hint": ["F1"]}}
    assert Bindings.from_json(changed.to_json()) == changed


def test_whatever_is_loaded_there_is_a_way_back() -> None:
    data: dict[str, object] = {group: {action.value: [] for action in Action} for group in DEFAULTS}
    loaded = Bindings.from_json(data)
    assert all(getattr(loaded, group)[action] for group in DEFAULTS for action in ESSENTIAL)
