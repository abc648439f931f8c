"""Pads that SDL does not know, once somebody has named their parts."""

from __future__ import annotations

import pytest

from game.input.actions import Action, Captured, Press
from game.input.axes import Sides
from game.input.bindings import DPAD
from game.input.guess import names
from game.input.hub import InputHub
from tests import virtual_pads as vp
from tests.virtual_pads import VirtualPad


@pytest.fixture
def pad(hub: InputHub) -> VirtualPad:
    pad = VirtualPad("Old pad", vp.UNKNOWN, vp.UNMAPPED, axes=4, buttons=16, hats=1)
    hub.poll()
    return pad


def model(hub: InputHub) -> str:
    found = hub.model(hub.pads[0])
    assert found
    return found


def captured(hub: InputHub) -> list[str]:
    return [event.part for event in hub.poll() if isinstance(event, Captured)]


def pressed(hub: InputHub) -> list[Action]:
    return [event.action for event in hub.poll() if isinstance(event, Press)]


def test_only_a_pad_that_is_not_known_has_a_model(hub: InputHub, pad: VirtualPad) -> None:
    VirtualPad()
    hub.poll()
    assert [bool(hub.model(device)) for device in hub.pads] == [True, False]


def test_every_part_can_be_captured(hub: InputHub, pad: VirtualPad) -> None:
    hub.capturing = True
    pad.tap(0)
    pad.tap(15)
    assert captured(hub) == ["b0", "b15"]
    pad.hat("left")
    assert captured(hub) == ["h0_left"]
    pad.move(0, -1.0)
    assert captured(hub) == ["left_stick_left"]
    pad.move(3, 1.0)
    assert captured(hub) == ["a3+"]
    pad.move(3, 0.0)
    pad.move(3, -1.0)
    assert captured(hub) == ["a3-"]


def test_a_part_without_a_name_does_nothing(hub: InputHub, pad: VirtualPad) -> None:
    pad.tap(15)
    pad.move(3, 1.0)
    assert hub.poll() == []


def test_named_parts_are_what_they_were_named(hub: InputHub, pad: VirtualPad) -> None:
    hub.name_parts({model(hub): {"b15": "south", "a3+": "east", "left_stick_up": "dpad_up"}})
    pad.tap(15)
    assert pressed(hub) == [Action.CONFIRM]
    pad.move(3, 1.0)
    assert pressed(hub) == [Action.CANCEL]
    pad.tap(0)
    assert pressed(hub) == [], "it was guessed to be what another one is now"
    pad.move(1, -1.0)
    assert pressed(hub) == [Action.UP]
    assert "dpad_up" in hub.held(hub.pads[0])


def test_a_pad_that_comes_back_has_its_names(hub: InputHub, pad: VirtualPad) -> None:
    hub.name_parts({model(hub): {"b15": "south"}})
    pad.detach()
    hub.poll()
    again = VirtualPad("Old pad", vp.UNKNOWN, vp.UNMAPPED, axes=4, buttons=16, hats=1)
    hub.poll()
    again.tap(15)
    assert pressed(hub) == [Action.CONFIRM]


def test_a_trigger_that_rests_at_an_end_is_one_control() -> None:
    sides = Sides("a2")
    told = []
    for value in (-1.0, -0.2, 0.9, 0.2, -1.0, 0.9):
        sides.axis.move(value)
        told.append(sides.control)
    assert told == [None, None, "a2+", None, None, "a2+"]


def test_names_that_make_no_sense_are_left_out() -> None:
    assert names(0, {"b0": "nose", "b1": "south"})["b1"] == "south"
    assert "nose" not in names(0, {"b0": "nose"}).values()


def test_whatever_was_named_all_moves_are_left() -> None:
    named = {f"b{number}": "south" for number in range(20)}
    assert set(DPAD.values()) <= set(names(1, named).values())
