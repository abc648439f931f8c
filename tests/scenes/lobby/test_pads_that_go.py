"""Pads that are pulled out in a lobby, or under a dialog that lies over it, and pads that are seen twice."""

from __future__ import annotations

import pygame
import pytest

from game.input.actions import KEYBOARD, Action
from game.scenes.core import destinations as to
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.menus.whose_pad import WhosePadScene
from game.scenes.table.table import TableScene
from tests.scenes.devices import key, pump
from tests.scenes.lobby.test_joining import click, enter, persons, tap
from tests.stagehand import Stagehand
from tests.virtual_pads import DPAD_DOWN, EAST, PLAYSTATION, SOUTH, UNKNOWN, UNMAPPED, WEST, XBOX, VirtualPad

ENTER, ESCAPE = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE


@pytest.fixture
def hand(hand_at_devices: Stagehand) -> Stagehand:
    return hand_at_devices


def plug(hand: Stagehand, *names: str, ids: tuple[int, int] = XBOX) -> list[VirtualPad]:
    pads = [VirtualPad(name, ids) for name in names]
    pump(hand)
    return pads


def lobby_of(hand: Stagehand, number: int = 0) -> LobbyScene:
    """A lobby that is led by this pad of those that are plugged in."""
    return enter(hand, device=hand.services.input.pads[number])


def pull(hand: Stagehand, *pads: VirtualPad) -> None:
    for pad in pads:
        pad.detach()
    pump(hand)


def answer(hand: Stagehand, pad: VirtualPad, words: str) -> None:
    """Choose an answer to the question whose pad it is."""
    scene = hand.top
    assert isinstance(scene, WhosePadScene)
    scene.form.take_focus(next(item.name for item in scene.form.items if getattr(item, "text", "") == words))
    tap(hand, pad, SOUTH)


# Under a dialog


@pytest.mark.parametrize("over", [to.LessonOffer("bread"), to.Name("", print), to.Notice("Good to know", "Something.")])
def test_the_next_device_leads_after_the_leading_pad_was_pulled_under_a_dialog(
    hand: Stagehand, over: to.Destination
) -> None:
    """No key and no pad led the lobby any more, only the mouse."""
    (pad,) = plug(hand, "Red")
    scene = lobby_of(hand)
    hand.services.open(over)
    pull(hand, pad)
    key(hand, ESCAPE)
    if hand.top is not scene:
        hand.services.back()
    assert scene.joining.sentence.startswith("The gamepad that led here is unplugged")
    key(hand, pygame.KSCAN_DOWN)
    assert scene.people.leads(KEYBOARD) and scene.joining.led
    scene.form.take_focus("lobby.start")
    key(hand, ENTER)
    assert isinstance(hand.top, TableScene)


def test_a_guest_whose_pad_was_pulled_under_a_dialog_has_left(hand: Stagehand) -> None:
    scene = enter(hand)
    (pad,) = plug(hand, "Red")
    tap(hand, pad, SOUTH)
    scene.rename(1)
    pull(hand, pad)
    key(hand, pygame.KSCAN_KP_ENTER)
    assert hand.top is scene
    assert persons(scene) == [0]
    assert scene.plan.seats[1].cpu is not None


def test_the_mouse_leads_where_nobody_does(hand: Stagehand) -> None:
    (pad,) = plug(hand, "Red")
    scene = lobby_of(hand)
    pull(hand, pad)
    click(hand, scene, "lobby.start")
    assert isinstance(hand.top, TableScene)
    assert scene.people.owners.seats_of(KEYBOARD) == (0,)


# A guest leads


def test_a_guest_leads_when_the_leader_is_gone(hand: Stagehand) -> None:
    leader, guest = plug(hand, "Red", "Blue", ids=PLAYSTATION)
    scene = lobby_of(hand)
    scene.plan.rename(0, "Anna")
    tap(hand, guest, SOUTH)
    scene.plan.rename(1, "Boris")
    pull(hand, leader)
    tap(hand, guest, SOUTH)
    assert hand.top is scene, "that press only says: ready"
    assert scene.people.leads(hand.services.input.pads[0])
    assert persons(scene) == [1] and scene.people.awaited == ()
    (back,) = plug(hand, "Red", ids=PLAYSTATION)
    tap(hand, back, SOUTH)
    assert scene.plan.seats[0].name == "Anna"
    tap(hand, back, SOUTH)
    scene.form.take_focus("lobby.start")
    tap(hand, guest, SOUTH)
    assert isinstance(hand.top, TableScene)


def test_a_guest_still_leaves_when_the_leader_is_gone(hand: Stagehand) -> None:
    leader, guest = plug(hand, "Red", "Blue")
    scene = lobby_of(hand)
    tap(hand, guest, SOUTH)
    pull(hand, leader)
    tap(hand, guest, EAST)
    assert hand.top is scene and persons(scene) == [0]
    tap(hand, guest, DPAD_DOWN)
    assert scene.people.leads(hand.services.input.pads[0])


# Which of two


def test_two_pads_of_one_kind_that_drop_out_together_are_asked_for_by_name(hand: Stagehand) -> None:
    scene = enter(hand)
    pads = plug(hand, "Pad", "Pad")
    for seat, (pad, name) in enumerate(zip(pads, ("Boris", "Clara"), strict=True), start=1):
        tap(hand, pad, SOUTH)
        scene.plan.rename(seat, name)
    pull(hand, *pads)
    assert persons(scene) == [0]
    (back,) = plug(hand, "Pad")
    tap(hand, back, SOUTH)
    answer(hand, back, "Clara")
    assert hand.top is scene
    assert [scene.plan.seats[seat].name for seat in persons(scene)][1:] == ["Clara"]
    (other,) = plug(hand, "Pad")
    tap(hand, other, SOUTH)
    assert hand.top is scene, "only Boris is left"
    assert {scene.plan.seats[seat].name for seat in persons(scene)} >= {"Boris", "Clara"}


def test_the_leader_is_asked_for_by_name_too(hand: Stagehand) -> None:
    pads = plug(hand, "Pad", "Pad")
    scene = lobby_of(hand)
    scene.plan.rename(0, "Anna")
    tap(hand, pads[1], SOUTH)
    scene.plan.rename(1, "Boris")
    pull(hand, *pads)
    (back,) = plug(hand, "Pad")
    tap(hand, back, DPAD_DOWN)
    answer(hand, back, "Boris")
    assert [scene.plan.seats[seat].name for seat in persons(scene)] == ["Boris"]
    assert scene.people.leads(hand.services.input.pads[0])


def test_presses_that_rain_on_the_question_answer_nothing(hand: Stagehand) -> None:
    scene = enter(hand)
    pads = plug(hand, "Pad", "Pad")
    for pad in pads:
        tap(hand, pad, SOUTH)
    pull(hand, *pads)
    (back,) = plug(hand, "Pad")
    tap(hand, back, *[SOUTH] * 6)
    assert persons(scene) == [0]


# One pad, seen twice


def both(hand: Stagehand, pads: list[VirtualPad], *buttons: int) -> None:
    for button in buttons:
        for change in ("press", "release"):
            for pad in pads:
                getattr(pad, change)(button)
            pump(hand)


@pytest.fixture
def twins(hand: Stagehand) -> list[VirtualPad]:
    pads = [VirtualPad("Real", UNKNOWN, UNMAPPED), VirtualPad("Steam", (0x28DE, 0x11FF))]
    pump(hand)
    return pads


def test_a_pad_that_is_seen_twice_joins_once(hand: Stagehand, twins: list[VirtualPad]) -> None:
    scene = enter(hand)
    both(hand, twins, SOUTH, SOUTH, DPAD_DOWN, DPAD_DOWN, SOUTH)
    assert persons(scene) == [0, 1]
    assert scene.people.awaited == ()
    (pad,) = hand.services.input.pads
    assert scene.people.device(1) == pad


def test_two_who_join_at_once_are_two_after_a_press_of_their_own(hand: Stagehand) -> None:
    scene = enter(hand)
    pads = plug(hand, "Pad", "Pad")
    both(hand, pads, SOUTH)
    assert persons(scene) == [0, 1]
    tap(hand, pads[1], SOUTH)
    assert persons(scene) == [0, 1, 2]
    both(hand, pads, SOUTH)
    assert scene.people.awaited == ()


def test_a_pad_that_is_seen_twice_leads_and_nobody_joins(hand: Stagehand, twins: list[VirtualPad]) -> None:
    hand.services.store.settings.lessons = ("bread",)
    hand.services.open(to.Title())
    both(hand, twins, SOUTH)
    scene = hand.top
    assert isinstance(scene, LobbyScene)
    both(hand, twins, DPAD_DOWN, DPAD_DOWN, DPAD_DOWN, WEST)
    assert persons(scene) == [0]
    assert scene.people.opener == hand.services.input.pads[0]
    assert "moves" in [action for action, _ in scene.prompts]
    hand.press(Action.CANCEL, device=scene.people.opener)
    assert hand.top.name == "title"
