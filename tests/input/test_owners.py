from __future__ import annotations

from game.input.actions import KEYBOARD, MOUSE, Device
from game.input.owners import Owners

PAD = Device("pad1", "xbox", "Pad")
TWIN = Device("pad2", "xbox", "Pad")
OTHER = Device("pad3", "nintendo", "Pro Controller")


def test_one_person_owns_every_device() -> None:
    owners = Owners([2])
    assert owners.alone
    assert owners.claimed(2)
    assert all(owners.owns(2, device) for device in (KEYBOARD, MOUSE, PAD))
    assert not owners.owns(0, KEYBOARD)
    owners.heard(PAD)
    assert owners.device(2) == PAD


def test_two_persons_own_only_what_they_claimed() -> None:
    owners = Owners([0, 1])
    assert not owners.claimed(0)
    assert owners.seats_of(PAD) == ()
    owners.claim(0, PAD)
    owners.claim(1, TWIN)
    assert (owners.seats_of(PAD), owners.seats_of(TWIN), owners.seats_of(OTHER)) == ((0,), (1,), ())
    assert not owners.free(PAD)
    assert owners.free(OTHER)


def test_several_seats_share_a_device() -> None:
    owners = Owners(range(6))
    for seat in range(6):
        owners.claim(seat, (PAD, TWIN)[seat % 2])
    assert owners.seats_of(PAD) == (0, 2, 4)
    assert owners.seats_of(TWIN) == (1, 3, 5)


def test_keyboard_and_mouse_are_one_device_until_somebody_joins_with_the_other() -> None:
    owners = Owners([0, 1])
    owners.claim(0, KEYBOARD)
    assert owners.seats_of(MOUSE) == (0,)
    owners.heard(MOUSE)
    assert owners.device(0) == MOUSE
    owners.claim(1, MOUSE)
    assert owners.seats_of(MOUSE) == (1,)
    assert owners.seats_of(KEYBOARD) == (0,)
    assert owners.device(0) == KEYBOARD
    owners.claim(1, PAD)
    assert owners.seats_of(MOUSE) == (0,)


def test_a_shared_keyboard_shares_the_mouse_too() -> None:
    owners = Owners([0, 1])
    owners.claim(0, KEYBOARD)
    owners.claim(1, KEYBOARD)
    assert owners.seats_of(MOUSE) == (0, 1)


def test_the_last_one_left_owns_everything_again() -> None:
    owners = Owners([0, 1])
    owners.claim(0, KEYBOARD)
    owners.claim(1, PAD)
    owners.leave(1)
    assert owners.humans == (0,)
    assert owners.owns(0, PAD)
    owners.claim(1, PAD)
    assert owners.humans == (0, 1)
    assert not owners.owns(0, PAD)


def test_a_released_seat_waits_for_a_device() -> None:
    owners = Owners([0, 1])
    owners.claim(0, PAD)
    owners.release(0)
    assert owners.humans == (0, 1)
    assert not owners.claimed(0)
    assert owners.device(0) is None
    assert owners.free(PAD)


def test_a_lost_pad_leaves_its_seats_without_a_device() -> None:
    owners = Owners([0, 1, 2])
    owners.claim(0, PAD)
    owners.claim(1, PAD)
    owners.claim(2, KEYBOARD)
    owners.present([PAD, OTHER])
    assert owners.lost(OTHER) == ()
    assert owners.lost(KEYBOARD) == ()
    assert owners.lost(PAD) == (0, 1)
    assert owners.without_device == (0, 1)


def test_a_pad_back_under_a_new_id_is_known_by_its_kind_and_name() -> None:
    owners = Owners([0, 1])
    owners.claim(0, PAD)
    owners.claim(1, KEYBOARD)
    owners.lost(PAD)
    assert owners.returning(OTHER) == ()
    assert owners.returning(TWIN) == (0,)
    owners.claim(0, TWIN)
    assert owners.without_device == ()
    assert owners.returning(PAD) == ()


def test_a_pad_removed_unseen_is_missed_at_the_next_look() -> None:
    owners = Owners([0, 1])
    owners.claim(0, PAD)
    owners.claim(1, OTHER)
    owners.present([OTHER, OTHER])
    assert owners.without_device == (0,)
    owners.present([OTHER, PAD])
    assert owners.without_device == ()


def test_a_taken_device_takes_a_second_seat_only_where_no_pad_is_free() -> None:
    owners = Owners([0, 1, 2])
    owners.claim(0, KEYBOARD)
    owners.present([PAD])
    assert owners.may_take(PAD)
    assert not owners.may_take(KEYBOARD)
    owners.claim(1, PAD)
    assert owners.may_take(KEYBOARD)
    assert owners.may_take(MOUSE)


def test_a_lone_persons_lost_pad_is_no_loss() -> None:
    owners = Owners([0])
    owners.claim(0, PAD)
    assert owners.lost(PAD) == ()
