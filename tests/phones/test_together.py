"""Phones and other devices at one table: who plays with what, what the screen shows, and what only a phone is told."""

from __future__ import annotations

import pytest

from game.input.actions import KEYBOARD, Action, Device
from game.rules.events import hand as hand_of
from game.scenes.core import destinations as to
from game.session.match_session import MatchSession
from game.view.core import theme
from tests.phones.couch import Couch, Phone
from tests.phones.test_table import begin, mover, play_to_the_end, table_of
from tests.scenes.tables import deal_of

PAD = Device("1", "xbox", "One")


def sit_all(couch: Couch, session: MatchSession, names: str = "Anna Boris Clara") -> list[Phone]:
    phones = [couch.phone(name) for name in names.split()][: len(session.people)]
    for seat, phone in enumerate(phones):
        phone.sit(seat)
    return phones


# One person


def test_one_phone_and_cpu_players_need_no_hand_on_the_screen(couch: Couch) -> None:
    session = begin(couch, "svoloch", None, "easy", "easy", "easy", "easy", "easy")
    phones = sit_all(couch, session)
    play_to_the_end(couch, session, phones)
    assert session.outcome


def test_who_is_alone_may_also_play_by_keys_and_then_sees_the_hand_on_the_screen(couch: Couch) -> None:
    session = begin(couch, "bread", None, "easy")
    (phone,) = sit_all(couch, session)
    couch.until(lambda: phone.may)
    table, moves = table_of(couch), session.moves
    assert not table.stage.open
    couch.hand.press(Action.CONFIRM, device=KEYBOARD)
    assert table.stage.open == {hand_of(0)} and table.person.acting
    couch.wait(theme.BURST_GUARD)
    couch.hand.press(Action.CONFIRM, device=KEYBOARD)
    couch.until(lambda: session.moves > moves)
    couch.until(lambda: mover(session, [phone]) is not None)
    moves = session.moves
    phone.play()
    couch.until(lambda: session.moves > moves)


def test_a_move_is_taken_back_by_phone(couch: Couch) -> None:
    session = begin(couch, "bread", None, "easy")
    (phone,) = sit_all(couch, session)
    couch.until(lambda: phone.may)
    assert phone.table and "undo" not in phone.table["asks"]
    at = phone.table["at"]
    phone.play()
    couch.until(lambda: session.moves > at and mover(session, [phone]) is not None)
    assert "undo" in phone.table["asks"]
    phone.say(ask="undo", at=at)
    couch.wait(0.2)
    assert session.moves > at, "asked at another position"
    phone.ask("undo")
    couch.until(lambda: phone.table is not None and phone.table["at"] == at and phone.may)


# Several people


def test_six_people_each_with_a_phone_play_a_deal(couch: Couch) -> None:
    session = begin(couch, "svoloch", *[None] * 6)
    phones = sit_all(couch, session, "Anna Boris Clara Denis Eva Fyodor")
    play_to_the_end(couch, session, phones)
    couch.until(lambda: all(phone.table and phone.table["outcome"] for phone in phones))


def test_a_pad_is_called_and_a_phone_is_not(couch: Couch) -> None:
    session = begin(couch, "bread", None, None)
    phone = couch.phone("Boris")
    phone.sit(1)
    table = table_of(couch)
    couch.until(lambda: table.handover.seat == 0)
    couch.hand.press(Action.PEEK, device=PAD)
    assert table.stage.open == {hand_of(0)}
    couch.wait(theme.BURST_GUARD)
    moves = session.moves
    couch.hand.press(Action.CONFIRM, device=PAD)
    couch.until(lambda: session.moves > moves and phone.may)
    assert table.handover.seat is None and not table.stage.open and table.state.bottom == 0
    couch.hand.press(Action.CONFIRM, device=PAD)
    couch.hand.press(Action.PEEK, device=PAD)
    assert not table.stage.open, "it is not the pad's turn"
    phone.play()
    couch.until(lambda: table.handover.seat == 0 or table.person.acting)


def test_a_person_with_a_pad_and_a_phone_plays_with_either(couch: Couch) -> None:
    session = begin(couch, "bread", None, None)
    anna, boris = sit_all(couch, session)
    couch.hand.plug(PAD)
    session.owners.claim(0, PAD)
    table = table_of(couch)
    couch.until(lambda: anna.may)
    assert table.handover.seat is None
    couch.hand.press(Action.CONFIRM, device=PAD)
    assert not table.stage.open, "a press that means nothing shows no rival the hand"
    couch.hand.press(Action.PEEK, device=PAD)
    couch.until(lambda: table.person.acting)
    assert table.stage.open == {hand_of(0)} and anna.may
    moves = session.moves
    anna.play()
    couch.until(lambda: session.moves > moves)
    assert not table.stage.open
    couch.until(lambda: mover(session, [anna, boris]) is not None)


def test_a_phone_may_take_any_seat_only_while_the_page_of_the_seats_is_open(couch: Couch) -> None:
    session = begin(couch, "svoloch", None, None, "easy")
    anna, _, clara = [*sit_all(couch, session), couch.phone("Clara")]
    couch.until(lambda: clara.lobby is not None and clara.lobby["running"])
    assert clara.lobby and not any(seat["may_sit"] for seat in clara.lobby["seats"])
    clara.say(sit=2)
    clara.say(sit=0)
    couch.wait(0.2)
    assert session.seats[2].cpu and session.owners.seat_of_phone(boris_device(session, 1)) == 1
    couch.hand.services.open(to.Pause(session))
    couch.hand.services.open(to.Seats(session))
    couch.until(lambda: clara.lobby is not None and clara.lobby["seats"][2]["may_sit"])
    clara.sit(2)
    assert session.seats[2].cpu is None
    couch.hand.press(Action.CANCEL, Action.CANCEL)
    couch.until(lambda: clara.table is not None and clara.table["wait"] is None)
    assert anna.table and clara.table and anna.table["seat"] == 0


def boris_device(session: MatchSession, seat: int) -> Device:
    phone = session.owners.phone(seat)
    assert phone
    return phone


def test_who_stands_up_sees_nothing_any_more(couch: Couch) -> None:
    session = begin(couch, "bread", None, None)
    anna, _ = sit_all(couch, session)
    couch.until(lambda: anna.table is not None)
    anna.say(stand=True)
    couch.until(lambda: anna.lobby is not None)
    assert not session.owners.claimed(0)
    assert anna.lobby and anna.lobby["seats"][0]["kind"] == "free" and anna.lobby["seats"][0]["may_sit"]


# What may not be


def test_what_may_not_be_played_is_refused_to_that_phone_alone(couch: Couch) -> None:
    session = begin(couch, "bread", None, None, speed=4.0)
    phones = sit_all(couch, session)
    couch.until(lambda: mover(session, phones) is not None)
    phone = mover(session, phones)
    assert phone and phone.table
    other = next(one for one in phones if one is not phone)
    at = phone.table["at"]
    couch.hand.heard.clear()
    illegal = next(code for code in ("draw", "2C", "KS") if code not in phone.table["moves"])
    for code in (illegal, "no such move", ""):
        phone.say(play=code, at=at)
    other.say(play=phone.table["moves"][0], at=at)
    couch.until(lambda: len(phone.refused) == 3 and len(other.refused) == 1)
    assert other.refused[0]["refused"]["code"] == "not_yours" and other.refused[0]["at"] == at
    assert all(refused["refused"]["text"] for refused in phone.refused)
    assert session.moves == at and not table_of(couch).notices.said and "refuse" not in couch.hand.heard


def test_a_play_that_comes_too_early_is_kept_until_it_may_be_made(couch: Couch) -> None:
    session = begin(couch, "bread", None, None, speed=0.5)
    phones = sit_all(couch, session)
    couch.until(lambda: mover(session, phones) is not None)
    phone = mover(session, phones)
    assert phone and phone.table
    other = next(one for one in phones if one is not phone)
    phone.play("pass")
    couch.until(lambda: session.moves == 1)
    move = deal_of(session).legal_moves()[0]
    other.say(play=session.text(move), at=1)
    couch.frame()
    couch.frame()
    assert session.moves == 1, "it is not shown yet"
    couch.until(lambda: session.moves == 2)


def test_a_hint_asked_for_by_phone_is_told_there_and_nowhere_else(couch: Couch) -> None:
    session = begin(couch, "bread", None, None)
    phones = sit_all(couch, session)
    couch.until(lambda: mover(session, phones) is not None)
    phone = mover(session, phones)
    assert phone and phone.table and phone.table["hint"] is None
    table, other = table_of(couch), next(one for one in phones if one is not phone)
    told = len(other.told)
    phone.ask("hint")
    couch.until(lambda: phone.table is not None and phone.table["hint"] is not None)
    told_now = phone.table or {}
    assert told_now["hint"]["code"] in told_now["moves"] and told_now["hint"]["text"]
    assert not table.notices.said and len(other.told) == told


def test_a_pause_by_phone_is_ended_by_phone(couch: Couch) -> None:
    session = begin(couch, "bread", None, None)
    anna, boris = sit_all(couch, session)
    couch.until(lambda: anna.table is not None and boris.table is not None)
    boris.ask("pause")
    couch.until(lambda: couch.hand.top.name == "pause")
    couch.until(lambda: anna.table is not None and anna.table["wait"] is not None)
    assert anna.table and anna.table["moves"] == []
    anna.ask("pause")
    couch.until(lambda: couch.hand.top.name == "table" and mover(session, [anna, boris]) is not None)


def test_ready_goes_on_from_the_end_of_a_deal_to_the_next(couch: Couch) -> None:
    session = begin(couch, "bread", None, None, deals=2)
    phones = sit_all(couch, session)
    play_to_the_end(couch, session, phones)
    couch.until(lambda: all(phone.table and phone.table["outcome"] for phone in phones))
    phones[0].say(ready=True)
    couch.wait(0.1)
    for _ in range(3):
        if session.deal_number == 1:
            couch.wait(theme.SUMMARY_GUARD)
            phones[0].say(ready=True)
            couch.wait(0.1)
    couch.until(lambda: session.deal_number == 2 and mover(session, phones) is not None)
    play_to_the_end(couch, session, phones)
    couch.until(lambda: all(phone.table and phone.table["outcome"] for phone in phones))
    assert phones[0].table and phones[0].table["outcome"]["last"]
    couch.wait(theme.SUMMARY_GUARD)
    phones[0].say(ready=True)
    couch.wait(1.0)
    assert phones[0].table and phones[0].table["outcome"], "it stays until the screen goes on"


@pytest.mark.parametrize("lang", ["ru", "en", "xx"])
def test_each_is_told_in_its_own_language(couch: Couch, lang: str) -> None:
    begin(couch, "bread", None, None)
    phone = couch.phone("Anna", lang)
    phone.sit(0)
    couch.until(lambda: phone.table is not None)
    assert phone.table and phone.table["lang"] == ("ru" if lang == "ru" else "en")


def test_where_hands_are_held_up_a_person_with_a_phone_may_hold_one_up_too(couch: Couch) -> None:
    session = begin(couch, "bread", None, None)
    session.agree("hold", None)
    anna, _ = sit_all(couch, session)
    couch.hand.plug(PAD)
    session.owners.claim(0, PAD)
    table = table_of(couch)
    couch.until(lambda: anna.may)
    couch.hand.hold(Action.PEEK, device=PAD)
    couch.until(lambda: table.person.acting)
    assert table.stage.open == {hand_of(0)}
    couch.hand.let_go(Action.PEEK, device=PAD)
    couch.wait(0.2)
    assert not table.stage.open and table.handover.seat is None and anna.may


def test_who_only_looks_on_goes_on_for_nobody(couch: Couch) -> None:
    session = begin(couch, "bread", None, None, deals=2)
    phones = sit_all(couch, session)
    guest = couch.phone("Eve")
    play_to_the_end(couch, session, phones)
    couch.wait(2 * theme.SUMMARY_GUARD)
    guest.say(ready=True)
    couch.wait(0.5)
    assert session.deal_number == 1 and couch.hand.top.name == "summary"
