"""Phones in the lobby: seats are taken, left and begun from there."""

from __future__ import annotations

from game.input.actions import KEYBOARD, Action, Device
from game.scenes.core import destinations as to
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.settings.phones import PhonesScene
from tests.phones.couch import Couch
from tests.words import plain

PAD = Device("1", "xbox", "One")


def lobby_of(couch: Couch, game: str = "bread") -> LobbyScene:
    couch.hand.services.change(speed="off")
    couch.hand.services.open(to.Lobby(game))
    lobby = couch.hand.top
    assert isinstance(lobby, LobbyScene)
    return lobby


def test_a_phone_takes_the_seat_of_a_cpu_player_under_its_name_and_leaves_it_again(couch: Couch) -> None:
    lobby = lobby_of(couch)
    phone = couch.phone("  Анна\u202e  ", "ru")
    assert phone.lobby and [seat["kind"] for seat in phone.lobby["seats"]] == ["person", "cpu", "cpu"]
    assert phone.lobby["seat"] is None and all(seat["may_sit"] for seat in phone.lobby["seats"])
    phone.sit(1)
    assert lobby.plan.seats[1].name == "Анна" and lobby.plan.seats[1].cpu is None
    assert phone.lobby["seats"][1]["by"] == "phone" and phone.lobby["seats"][1]["mine"]
    assert phone.lobby["name"] == "Анна" and phone.lobby["may_ready"]
    phone.say(stand=True)
    couch.until(lambda: phone.lobby is not None and phone.lobby["seat"] is None)
    assert lobby.plan.seats[1].cpu


def test_the_match_waits_for_a_phone_until_it_is_ready(couch: Couch) -> None:
    lobby = lobby_of(couch)
    phone = couch.phone("Anna")
    phone.sit(1)
    couch.hand.press(Action.CONFIRM)
    assert couch.hand.top is lobby and lobby.people.awaited == (1,)
    phone.say(ready=True)
    couch.until(lambda: not lobby.people.awaited)
    assert couch.hand.top is lobby, "somebody at the screen leads"
    couch.hand.press(Action.CONFIRM)
    assert couch.hand.top.name == "table"


def test_two_phones_and_nobody_else_begin_as_soon_as_both_are_ready(couch: Couch) -> None:
    """The person who opened the lobby has the first seat: one of the two takes it too."""
    lobby_of(couch)
    couch.open()
    couch.hand.services.open(to.Phones())
    assert isinstance(couch.hand.top, PhonesScene)
    anna, boris = couch.phone("Anna"), couch.phone("Boris")
    anna.sit(0)
    boris.sit(1)
    anna.say(ready=True)
    boris.say(ready=True)
    couch.until(lambda: couch.hand.top.name == "table")
    couch.until(lambda: anna.table is not None and boris.table is not None)
    assert (
        anna.table
        and anna.table["seat"] == 0
        and [seat["name"] for seat in anna.table["seats"]][:2] == ["Anna", "Boris"]
    )


def test_the_first_phone_that_was_ready_began_the_match_and_shut_out_the_second(couch: Couch) -> None:
    lobby = lobby_of(couch)
    anna, boris = couch.phone("Anna"), couch.phone("Boris")
    anna.sit(0)
    anna.say(ready=True)
    couch.until(lambda: anna.lobby is not None and "1 phone has no seat yet" in plain(anna.lobby["status"]))
    assert couch.hand.top is lobby
    boris.sit(1)
    assert lobby.people.awaited == (1,)
    boris.say(ready=True)
    couch.until(lambda: couch.hand.top.name == "table")


def test_a_phone_that_looks_for_a_seat_and_goes_holds_nothing(couch: Couch) -> None:
    lobby = lobby_of(couch)
    anna, guest = couch.phone("Anna"), couch.phone("Guest")
    anna.sit(0)
    anna.say(ready=True)
    couch.until(lambda: lobby.people.all_by_phone)
    assert couch.hand.top is lobby
    guest.go()
    couch.until(lambda: couch.hand.top.name == "table")


def test_no_two_phones_have_a_seat_and_none_has_two(couch: Couch) -> None:
    lobby = lobby_of(couch)
    anna, boris = couch.phone("Anna"), couch.phone("Boris")
    anna.sit(1)
    boris.say(sit=1)
    boris.say(sit=77)
    boris.say(sit=-1)
    couch.wait(0.2)
    assert boris.lobby and boris.lobby["seat"] is None
    anna.sit(2)
    assert lobby.plan.seats[1].cpu and lobby.plan.seats[2].name == "Anna"


def test_a_phone_that_is_away_keeps_its_seat_but_is_waited_for(couch: Couch) -> None:
    lobby = lobby_of(couch)
    phone = couch.phone("Anna")
    phone.sit(1)
    phone.say(ready=True)
    couch.until(lambda: not lobby.people.awaited)
    phone.go()
    couch.until(lambda: lobby.people.is_away(1))
    assert lobby.people.awaited == (1,) and lobby.plan.seats[1].name == "Anna"
    phone.come()
    assert phone.lobby and phone.lobby["seat"] == 1 and not lobby.people.awaited


def test_a_phone_finds_a_seat_where_all_are_taken_if_one_can_be_added(couch: Couch) -> None:
    lobby = lobby_of(couch)
    phones = [couch.phone(name) for name in "ABC"]
    phones[0].sit(1)
    phones[1].sit(2)
    couch.until(lambda: phones[2].lobby is not None and len(phones[2].lobby["seats"]) == 4)
    assert phones[2].lobby and phones[2].lobby["seats"][3]["kind"] == "free"
    phones[2].sit(3)
    assert len(lobby.plan.seats) == 4


def test_phones_pads_and_keys_sit_together(couch: Couch) -> None:
    lobby = lobby_of(couch, "svoloch")
    phone = couch.phone("Anna")
    couch.hand.press(Action.CONFIRM, device=PAD)
    couch.until(lambda: phone.lobby is not None and phone.lobby["seats"][1]["by"] == "pad")
    phone.sit(2)
    owners = lobby.people.owners
    assert owners.owns(0, KEYBOARD) and owners.owns(1, PAD) and owners.phone(2) and owners.apart


def test_a_phone_without_a_table_is_told_to_wait(couch: Couch) -> None:
    couch.hand.services.open(to.Title())
    phone = couch.phone(lang="ru")
    assert phone.lobby and phone.lobby["seats"] == []
    assert plain(phone.lobby["status"]) == "Выберите игру на большом экране."
    couch.hand.services.open(to.Settings())
    couch.wait(0.1)
    assert phone.lobby
