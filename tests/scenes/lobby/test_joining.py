"""Who joins a lobby with which device: real gamepads and keys, and clicks."""

from __future__ import annotations

import pygame
import pytest

from game.input.actions import KEYBOARD, MOUSE, Action, Device
from game.rules import GAMES
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.name_entry import NameScene
from game.scenes.table.table import TableScene
from game.store import Lobby, LobbySeat
from game.view.widgets.rows import Row
from tests.scenes.devices import key, pump
from tests.stagehand import Stagehand
from tests.virtual_pads import EAST, NINTENDO, NORTH, PLAYSTATION, SOUTH, WEST, VirtualPad

ENTER, ESCAPE = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE


def enter(hand: Stagehand, game: str = "bread", device: Device = KEYBOARD) -> LobbyScene:
    hand.services.input.last_device = device
    scene = LobbyScene(hand.services, game)
    hand.services.stack.push(scene)
    return scene


def plug_in(hand: Stagehand, **kinds: tuple[int, int]) -> list[VirtualPad]:
    pads = [VirtualPad(name, ids) for name, ids in kinds.items()]
    pump(hand)
    return pads


def tap(hand: Stagehand, pad: VirtualPad, *buttons: int) -> None:
    for button in buttons:
        pad.press(button)
        pump(hand)
        pad.release(button)
        pump(hand)


def persons(scene: LobbyScene) -> list[int]:
    return list(scene.plan.persons)


def click(hand: Stagehand, scene: LobbyScene, name: str) -> None:
    scene.form.take_focus(name)
    widget = next(widget for widget in scene.form.items if widget.name == name)
    hand.click(scene.form.place(widget).center)


@pytest.fixture
def hand(hand_at_devices: Stagehand) -> Stagehand:
    return hand_at_devices


def test_a_press_takes_the_next_seat_says_ready_and_the_match_starts(hand: Stagehand) -> None:
    scene = enter(hand)
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    tap(hand, pad, SOUTH)
    assert persons(scene) == [0, 1]
    device = scene.people.device(1)
    assert device is not None
    assert device.kind == "playstation"
    assert scene.people.awaited == (1,)
    tap(hand, pad, SOUTH)
    assert scene.people.awaited == ()
    key(hand, ENTER)
    assert isinstance(hand.top, TableScene)
    owners = hand.top.session.owners
    assert owners.seats_of(device) == (1,)
    assert owners.seats_of(KEYBOARD) == (0,)


def test_the_start_waits_for_those_who_are_not_ready_and_names_them(hand: Stagehand) -> None:
    scene = enter(hand)
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    tap(hand, pad, SOUTH)
    key(hand, ENTER)
    assert hand.top is scene
    assert scene._sentence() == "Not ready yet: Blue triangle"
    assert hand.heard[-1] == "refuse"


def test_cancel_takes_ready_back_and_then_leaves(hand: Stagehand) -> None:
    scene = enter(hand)
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    before = list(scene.plan.seats)
    tap(hand, pad, SOUTH, SOUTH, EAST)
    assert scene.people.awaited == (1,)
    tap(hand, pad, EAST)
    assert scene.plan.seats == before
    assert hand.top is scene


def test_a_seat_that_was_added_for_a_guest_goes_with_him(hand: Stagehand) -> None:
    scene = enter(hand)
    scene.set_kind(1, 0)
    scene.set_kind(2, 0)
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    tap(hand, pad, SOUTH)
    assert persons(scene) == [0, 1, 2, 3]
    tap(hand, pad, EAST)
    assert len(scene.plan.seats) == 3


def test_several_persons_share_a_pad(hand: Stagehand) -> None:
    scene = enter(hand)
    (pad,) = plug_in(hand, Red=NINTENDO)
    tap(hand, pad, EAST, WEST)
    assert persons(scene) == [0, 1, 2]
    assert scene.people.device(1) == scene.people.device(2)
    tap(hand, pad, EAST)
    assert scene.people.awaited == ()
    tap(hand, pad, SOUTH, SOUTH)
    assert persons(scene) == [0, 1]


def test_a_pad_listed_twice_takes_one_seat(hand: Stagehand) -> None:
    scene = enter(hand)
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
    pygame.event.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=0))
    pump(hand)
    tap(hand, pad, SOUTH, SOUTH, SOUTH)
    assert persons(scene) == [0, 1]


def test_two_pads_of_the_same_kind_are_two_persons(hand: Stagehand) -> None:
    scene = enter(hand)
    pads = [VirtualPad("Pad", PLAYSTATION), VirtualPad("Pad", PLAYSTATION)]
    pump(hand)
    for pad in pads:
        tap(hand, pad, SOUTH)
    assert persons(scene) == [0, 1, 2]
    assert scene.people.device(1) != scene.people.device(2)
    shown = [getattr(widget, "values", ()) for widget in scene.form.items if widget.name == "lobby.device1"]
    assert list(shown[0]) == ["Keys, mouse", "PlayStation 1", "PlayStation 2"]


def test_an_unplugged_pad_leaves_its_seat(hand: Stagehand) -> None:
    scene = enter(hand)
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    tap(hand, pad, SOUTH)
    scene.plan.rename(1, "Boris")
    pad.detach()
    pump(hand)
    assert persons(scene) == [0]
    (again,) = plug_in(hand, Red=PLAYSTATION)
    tap(hand, again, SOUTH)
    assert scene.plan.seats[1] == LobbySeat("Boris")


def test_whoever_presses_leads_after_the_opening_pad_was_unplugged(hand: Stagehand) -> None:
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    scene = enter(hand, device=hand.services.input.pads[0])
    pad.detach()
    pump(hand)
    key(hand, ENTER)
    assert isinstance(hand.top, TableScene)
    assert scene.people.device(0) == KEYBOARD


def test_the_keyboard_joins_where_a_pad_leads(hand: Stagehand) -> None:
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    scene = enter(hand, device=hand.services.input.pads[0])
    key(hand, ENTER)
    assert persons(scene) == [0, 1]
    assert scene.people.device(1) == KEYBOARD
    key(hand, ESCAPE)
    assert persons(scene) == [0]
    tap(hand, pad, EAST)
    assert hand.services.stack.top is not scene


def test_a_click_joins_with_the_mouse_beside_the_keyboard(hand: Stagehand) -> None:
    scene = enter(hand)
    click(hand, scene, "lobby.join")
    assert scene.people.device(1) == MOUSE
    click(hand, scene, "lobby.ready1")
    assert scene.people.awaited == ()
    owners = scene.people.owners
    assert (owners.seats_of(MOUSE), owners.seats_of(KEYBOARD)) == ((1,), (0,))


def test_a_second_person_shares_the_leading_keyboard(hand: Stagehand) -> None:
    scene = enter(hand)
    scene.form.take_focus("lobby.join")
    key(hand, ENTER)
    assert persons(scene) == [0, 1]
    assert scene.people.awaited == ()
    assert scene.people.owners.seats_of(MOUSE) == (0, 1)


def test_a_full_table_says_so(hand: Stagehand) -> None:
    scene = enter(hand, "showcase")
    first, second = plug_in(hand, Red=PLAYSTATION, Blue=NINTENDO)
    tap(hand, first, SOUTH)
    tap(hand, second, EAST)
    assert persons(scene) == [0, 1]
    assert scene._sentence() == "No seat is free."


def test_a_guest_names_himself_with_his_own_pad(hand: Stagehand) -> None:
    scene = enter(hand)
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    tap(hand, pad, SOUTH, NORTH)
    assert isinstance(hand.top, NameScene)
    hand.top.form.take_focus("name.key1.0")
    tap(hand, pad, SOUTH)
    hand.top.form.take_focus("name.done")
    tap(hand, pad, SOUTH)
    assert hand.top is scene
    assert scene.plan.seats[1].name == "Q"


def test_guests_of_last_time_are_expected_but_not_waited_for(hand: Stagehand) -> None:
    seats = (LobbySeat("Anna"), LobbySeat("Boris"), LobbySeat("Clara"))
    hand.services.store.settings.lobbies["bread"] = Lobby(seats, guests=("Boris", "Clara"))
    scene = enter(hand)
    assert persons(scene) == [0]
    assert scene.plan.as_lobby().guests == ("Boris", "Clara")
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    tap(hand, pad, SOUTH, WEST)
    assert [seat.name for seat in scene.plan.seats] == ["Anna", "Boris", "Clara"]


def test_six_persons_on_two_pads_mouse_and_keyboard(hand: Stagehand) -> None:
    scene = enter(hand, "svoloch")
    pads = plug_in(hand, Red=PLAYSTATION, Blue=PLAYSTATION)
    click(hand, scene, "lobby.join")
    click(hand, scene, "lobby.ready1")
    for pad in pads:
        tap(hand, pad, SOUTH, WEST, SOUTH)
    assert persons(scene) == [0, 1, 2, 3, 4, 5]
    scene.form.take_focus("lobby.start")
    key(hand, ENTER)
    assert isinstance(hand.top, TableScene)
    session = hand.top.session
    assert session.humans == (0, 1, 2, 3, 4, 5)
    devices = [KEYBOARD, MOUSE, *hand.services.input.pads]
    assert [session.owners.seats_of(device) for device in devices] == [(0,), (1,), (2, 3), (4, 5)]


def test_hands_are_asked_for_only_where_two_or_more_persons_play(hand: Stagehand) -> None:
    scene = enter(hand)
    names = [widget.name for widget in scene.form.items]
    assert "lobby.hands" not in names
    scene.set_kind(1, 0)
    scene.form.take_focus("lobby.hands")
    assert "cannot stop a cheat" in scene._sentence()
    rows = [widget.name for widget in scene.form.items if isinstance(widget, Row)]
    assert rows.index("lobby.hands") < rows.index("lobby.length"), "the first row of the match"
    hand.press(Action.RIGHT)
    assert "only while its owner holds" in scene._sentence()
    hand.press(Action.LEFT, Action.LEFT)
    assert "lie open" in scene._sentence()
    scene.form.take_focus("lobby.start")
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, TableScene)
    assert hand.top.session.hands == "open"


@pytest.mark.parametrize(("game", "on"), [("bread", True), ("svoloch", False)])
def test_forced_moves_follow_the_game_where_several_play(hand: Stagehand, game: str, on: bool) -> None:
    scene = enter(hand, game)
    scene.set_kind(1, 0)
    row = next(widget for widget in scene.form.items if widget.name == "lobby.forced")
    assert getattr(row, "on", None) is on
    assert GAMES[game].PASS_REVEALS_HAND is not on


def test_any_seat_can_be_a_cpu_players(hand: Stagehand) -> None:
    scene = enter(hand)
    scene.form.take_focus("lobby.level0")
    hand.press(Action.RIGHT)
    assert persons(scene) == []
    scene.form.take_focus("lobby.start")
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, TableScene)


def test_a_removed_seat_moves_the_others_with_their_devices(hand: Stagehand) -> None:
    scene = enter(hand)
    (pad,) = plug_in(hand, Red=PLAYSTATION)
    scene.set_kind(1, 0)
    tap(hand, pad, SOUTH)
    guest = scene.people.device(2)
    scene.set_kind(1, 2)
    scene.remove_seat(1)
    assert scene.people.device(1) == guest
    assert scene.people.is_guest(1)
