"""One pad that is seen twice, by two (virtual) pads that always say the same."""

from __future__ import annotations

import pytest

from game.input.actions import Action, InputEvent, PadsChanged, Press
from game.input.hub import InputHub
from game.input.twins import SURE_AFTER
from tests import virtual_pads as vp
from tests.virtual_pads import VirtualPad

STEAM = (0x28DE, 0x11FF)


@pytest.fixture
def pads(hub: InputHub) -> tuple[VirtualPad, VirtualPad]:
    """The real one, which SDL does not know, and Steam's."""
    both = VirtualPad("Real", vp.UNKNOWN, vp.UNMAPPED), VirtualPad("Steam", STEAM)
    hub.poll()
    return both


def tap(hub: InputHub, *pads: VirtualPad, button: int = vp.SOUTH) -> list[InputEvent]:
    """Press and release a button of these pads at once, a frame each."""
    for pad in pads:
        pad.press(button)
    events = hub.poll()
    for pad in pads:
        pad.release(button)
    return events + hub.poll()


def names(hub: InputHub) -> list[str]:
    return [pad.name for pad in hub.pads]


def become_one(hub: InputHub, *pads: VirtualPad) -> None:
    for _ in range(SURE_AFTER // 2):
        tap(hub, *pads)


def actions(events: list[InputEvent]) -> list[Action]:
    return [event.action for event in events if isinstance(event, Press)]


def test_eight_changes_that_are_the_same_make_one_pad_of_two_and_the_mapped_one_is_kept(
    hub: InputHub, pads: tuple[VirtualPad, VirtualPad]
) -> None:
    real, steam = hub.pads
    for _ in range(SURE_AFTER // 2):
        assert names(hub) == ["Real", "Steam"]
        events = tap(hub, *pads)
        assert actions(events) == [Action.CONFIRM] * 2
    assert PadsChanged(real, False) in events
    assert names(hub) == ["Steam"]
    assert hub.doubles == {real: steam} and hub.now(real) == steam
    assert actions(tap(hub, *pads)) == [Action.CONFIRM]
    assert hub.last_device == steam


def test_parts_that_are_called_something_else_are_known_by_what_they_go_with(
    hub: InputHub, pads: tuple[VirtualPad, VirtualPad]
) -> None:
    """Button 6 of a pad that nobody knows is no start button."""
    real, steam = pads
    for _ in range(SURE_AFTER // 2):
        for mine, theirs in ((6, vp.START), (4, vp.LEFT_SHOULDER)):
            real.press(mine)
            steam.press(theirs)
            hub.poll()
            real.release(mine)
            steam.release(theirs)
            hub.poll()
    assert names(hub) == ["Steam"]


def test_the_first_difference_makes_two_of_them_again_for_good(
    hub: InputHub, pads: tuple[VirtualPad, VirtualPad]
) -> None:
    become_one(hub, *pads)
    real = next(iter(hub.doubles))
    pads[0].press(vp.EAST)
    events = hub.poll()
    assert events == [PadsChanged(real, True), Press(Action.CANCEL, real)]
    assert names(hub) == ["Real", "Steam"]
    pads[0].release(vp.EAST)
    hub.poll()
    become_one(hub, *pads)
    become_one(hub, *pads)
    assert names(hub) == ["Real", "Steam"]


@pytest.mark.parametrize("kind", [vp.MAPPED, vp.UNMAPPED])
def test_two_people_who_press_at_once_now_and_then_are_two(hub: InputHub, kind: int) -> None:
    first, second = VirtualPad("One", vp.XBOX), VirtualPad("Two", vp.UNKNOWN, kind)
    hub.poll()
    for _ in range(3):
        tap(hub, first, second)
    tap(hub, first)
    for _ in range(10):
        tap(hub, first, second)
    assert names(hub) == ["One", "Two"]


def test_two_people_who_press_one_after_the_other_are_two(hub: InputHub) -> None:
    first, second = VirtualPad("One"), VirtualPad("Two")
    hub.poll()
    for _ in range(20):
        for change in ("press", "release"):
            for pad in (first, second):
                getattr(pad, change)(vp.SOUTH)
                hub.poll()
    assert names(hub) == ["One", "Two"]


def test_two_people_who_press_different_buttons_at_once_are_two(hub: InputHub) -> None:
    first, second = VirtualPad("One"), VirtualPad("Two")
    hub.poll()
    for _ in range(10):
        first.press(vp.SOUTH)
        second.press(vp.EAST)
        hub.poll()
        first.release(vp.SOUTH)
        second.release(vp.EAST)
        hub.poll()
    assert names(hub) == ["One", "Two"]


def test_a_twin_that_is_a_frame_late_now_and_then_is_still_one(
    hub: InputHub, pads: tuple[VirtualPad, VirtualPad]
) -> None:
    become_one(hub, *pads)
    pads[0].press(vp.SOUTH)
    early = hub.poll()
    pads[1].press(vp.SOUTH)
    late = hub.poll()
    assert names(hub) == ["Steam"]
    assert [event.echo for event in (*early, *late) if isinstance(event, Press)] == [False, True]


def test_a_twin_that_appears_while_a_button_is_held_is_still_one(hub: InputHub) -> None:
    """Whoever switches a pad on holds its button: the twin hears nothing of that."""
    real = VirtualPad("Real", vp.UNKNOWN, vp.UNMAPPED)
    real.press(vp.GUIDE)
    hub.poll()
    steam = VirtualPad("Steam", STEAM)
    hub.poll()
    real.release(vp.GUIDE)
    hub.poll()
    become_one(hub, real, steam)
    assert names(hub) == ["Steam"]


def test_the_other_sight_of_a_pad_takes_over_when_the_one_that_was_kept_goes(
    hub: InputHub, pads: tuple[VirtualPad, VirtualPad]
) -> None:
    become_one(hub, *pads)
    ((real, steam),) = hub.doubles.items()
    pads[1].detach()
    hub.poll()
    assert hub.pads == [real] and hub.now(steam) == real
    assert actions(tap(hub, pads[0])) == [Action.CONFIRM]


def test_until_it_is_sure_the_second_of_two_same_presses_is_an_echo(
    hub: InputHub, pads: tuple[VirtualPad, VirtualPad]
) -> None:
    real, steam = hub.pads
    presses = [event for event in tap(hub, *pads) if isinstance(event, Press)]
    assert {press.device: press.echo for press in presses} == {real: True, steam: False}
    assert hub.last_device == steam
    tap(hub, pads[0])
    presses = [event for event in tap(hub, *pads) if isinstance(event, Press)]
    assert [press.echo for press in presses] == [False, False], "they are two, that is known now"
