"""Phones that go and come back: in a reload, under a dialog, after the program was killed."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from game.input.actions import KEYBOARD, Action, Device
from game.options import Launch
from game.program import opened
from game.scenes.core import destinations as to
from game.scenes.lobby.lobby import LobbyScene
from game.session.match_session import MatchSession
from game.store import Store
from game.view.core import theme
from tests.phones.couch import Couch, Phone, couch_of
from tests.phones.test_table import begin, mover, table_of
from tests.stagehand import Stagehand

EARLIER = "0" * 20
"""The key of a run before."""


def two_phones(couch: Couch, game: str = "bread") -> tuple[MatchSession, list[Phone]]:
    session = begin(couch, game, None, None, "easy")
    phones = [couch.phone("Anna"), couch.phone("Boris")]
    for seat, phone in enumerate(phones):
        phone.sit(seat)
    couch.until(lambda: mover(session, phones) is not None)
    return session, phones


def test_a_page_that_is_loaded_again_finds_its_seat_and_nobody_is_missed_meanwhile(couch: Couch) -> None:
    session, phones = two_phones(couch)
    phone = mover(session, phones)
    assert phone and phone.table
    before = phone.table
    phone.go()
    couch.wait(0.5)
    assert couch.hand.top.name == "table"
    phone.come()
    couch.until(lambda: phone.table == before)


def test_a_phone_that_stays_away_is_missed_and_comes_back_under_the_dialog(couch: Couch) -> None:
    session, phones = two_phones(couch)
    phone = mover(session, phones)
    assert phone
    other = next(one for one in phones if one is not phone)
    phone.go()
    couch.until(lambda: couch.hand.top.name == "lost_pad")
    couch.until(lambda: other.table is not None and other.table["wait"] is not None)
    couch.hand.press(Action.MENU)
    couch.hand.services.open(to.Settings())
    phone.come()
    assert phone.table and phone.table["wait"] and phone.table["moves"] == []
    couch.hand.press(Action.CANCEL, Action.CANCEL)
    couch.until(lambda: phone.may)
    assert couch.hand.top.name == "table"


def test_a_cpu_plays_for_a_phone_that_is_away_until_it_is_back(couch: Couch) -> None:
    session, phones = two_phones(couch)
    phone = mover(session, phones)
    assert phone and phone.table
    seat = phone.table["seat"]
    phone.go()
    couch.until(lambda: couch.hand.top.name == "lost_pad")
    couch.wait(1.0)
    couch.hand.press(Action.RIGHT, Action.CONFIRM, device=KEYBOARD)
    couch.until(lambda: session.seats[seat].cpu is not None)
    phone.come()
    couch.until(lambda: session.seats[seat].cpu is None)
    couch.until(lambda: phone.table is not None and phone.table["seat"] == seat)


def test_another_device_plays_on_and_the_phone_has_its_seat_again_when_it_is_back(couch: Couch) -> None:
    session, phones = two_phones(couch)
    phone = mover(session, phones)
    assert phone and phone.table
    seat, moves = phone.table["seat"], session.moves
    phone.go()
    couch.until(lambda: couch.hand.top.name == "lost_pad")
    couch.wait(1.0)
    couch.hand.press(Action.CONFIRM, device=KEYBOARD)
    couch.until(lambda: table_of(couch).handover.seat == seat)
    couch.hand.press(Action.PEEK, device=KEYBOARD)
    couch.wait(theme.BURST_GUARD)
    couch.hand.press(Action.CONFIRM, device=KEYBOARD)
    couch.until(lambda: session.moves > moves)
    phone.come()
    couch.until(lambda: phone.table is not None and phone.table["seat"] == seat)
    assert session.owners.phone(seat) and session.owners.owns(seat, KEYBOARD)


def test_nothing_is_played_twice_when_a_phone_says_again_what_it_has_said(couch: Couch) -> None:
    session, phones = two_phones(couch)
    phone = mover(session, phones)
    assert phone and phone.table
    at, code = phone.table["at"], phone.table["moves"][0]
    phone.say(play=code, at=at)
    couch.until(lambda: session.moves > at)
    phone.go()
    phone.come()
    phone.say(play=code, at=at)
    phone.say(play=code, at=at)
    couch.wait(0.3)
    assert session.moves <= at + 2
    assert not phone.refused


def test_a_phone_that_comes_again_elsewhere_ends_the_page_that_was_open(couch: Couch) -> None:
    _, phones = two_phones(couch)
    twin = Phone(couch, "Anna", token=phones[0].token)
    couch.until(lambda: phones[0].bye == "left")
    assert twin.table and twin.table["seat"] == 0


@pytest.mark.parametrize("killed", [True, False])
def test_after_the_program_was_ended_a_match_that_is_continued_is_found_where_it_was(
    tmp_path: Path, killed: bool
) -> None:
    first = Stagehand(folder=tmp_path)
    with couch_of(first) as couch:
        session, phones = two_phones(couch)
        port, key = couch.house.port, couch.house.url
        tokens = [phone.token for phone in phones]
        hands = [phone.table["hand"] for phone in phones if phone.table]
        at = session.moves
        if not killed:
            couch.hand.services.home()
            couch.until(lambda: all(phone.lobby is not None for phone in phones))
    first.close()
    second = Stagehand(folder=tmp_path)
    with couch_of(second) as couch:
        match_id = second.services.store.last_match()
        assert match_id is not None
        second.services.change(speed="off")
        second.services.open(to.Table(MatchSession.resume(second.services.store, match_id)))
        assert (couch.house.port, couch.house.url != key) == (port, True), "the same place, another key"
        back = [Phone(couch, name, token=token) for name, token in zip(("Anna", "Boris"), tokens, strict=True)]
        couch.until(lambda: all(phone.table is not None for phone in back))
        assert [phone.table["hand"] for phone in back if phone.table] == hands
        assert {phone.table["at"] for phone in back if phone.table} == {at}
        assert [seat["name"] for seat in (back[0].table or {})["seats"]][:2] == ["Anna", "Boris"]
        stranger = Phone(couch, "Eve", token="0" * 32)
        assert stranger.lobby and stranger.lobby["seat"] is None, "who has the key is a guest, but has no seat"
    second.close()


def test_a_phone_that_is_back_before_its_match_is_continued_waits_for_it_and_keeps_its_seat(tmp_path: Path) -> None:
    first = Stagehand(folder=tmp_path)
    with couch_of(first) as couch:
        _, phones = two_phones(couch)
        port, tokens = couch.house.port, [phone.token for phone in phones]
    first.close()
    launch = Launch(windowed=True, size=(960, 540), mute=True, phones=("127.0.0.1", port))
    with Store.open(tmp_path) as store, opened(launch, store) as app:
        app.start()
        with couch_of(cast(Stagehand, app)) as couch:  # it has services, which is all that phones need
            for token in tokens:
                phone = Phone(couch)
                phone.token = token
                phone.come(key=EARLIER)
                assert phone.lobby and not phone.bye and phone.token == token


def test_a_phone_without_the_key_is_sent_away(couch: Couch) -> None:
    couch.open()
    phone = couch.phone()
    phone.go()
    phone.token = None
    phone.come(key="0" * 20)
    assert phone.bye == "key"


def test_a_key_may_be_typed_in_its_groups(couch: Couch) -> None:
    couch.open()
    phone = couch.phone()
    phone.go()
    phone.token = None
    phone.come(key=couch.house.typed[1].removeprefix("/#").upper())
    assert phone.lobby


def test_while_a_phone_is_missed_another_pad_is_not_taken_for_the_one_beside_it(couch: Couch) -> None:
    one, other = Device("1", "xbox", "One"), Device("2", "xbox", "One")
    session, phones = two_phones(couch)
    phone = mover(session, phones)
    assert phone and phone.table
    seat = phone.table["seat"]
    couch.hand.plug(one)
    session.owners.claim(seat, one)
    phone.go()
    couch.until(lambda: couch.hand.top.name == "lost_pad")
    couch.wait(1.0)
    couch.hand.press(Action.UP, device=other)
    assert session.owners.owns(seat, one) and not session.owners.owns(seat, other)


def test_who_has_a_pad_and_a_phone_in_the_lobby_stays_when_the_pad_is_unplugged(couch: Couch) -> None:
    pad = Device("1", "xbox", "One")
    couch.hand.services.open(to.Lobby("bread"))
    lobby = couch.hand.top
    assert isinstance(lobby, LobbyScene)
    couch.hand.press(Action.CONFIRM, device=pad)
    phone = couch.phone("Anna")
    phone.sit(1)
    assert lobby.people.device(1) == pad
    couch.hand.unplug(pad)
    couch.until(lambda: lobby.people.device(1) != pad)
    assert lobby.people.device(1) == lobby.people.phone(1)
    assert phone.lobby and phone.lobby["seat"] == 1
