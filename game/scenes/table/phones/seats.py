"""Seats of a running match that are taken, and left, by phone."""

from __future__ import annotations

from game.input.actions import Device, SeatWanted
from game.scenes.core.services import Services
from game.session.match_session import MatchSession
from game.store.names import distinct

ASKING = "seats"
"""The page on which people agree who plays: while it is open any seat is to be had that no other phone has."""


def free(services: Services, session: MatchSession, seat: int) -> bool:
    """Whether a phone may take a seat now."""
    if session.owners.phone(seat) is not None:
        return False
    if any(scene.name == ASKING for scene in services.stack.scenes):
        return True
    return seat in session.humans and (session.owners.alone or not session.owners.claimed(seat))


def want(services: Services, session: MatchSession, wanted: SeatWanted) -> bool:
    """What becomes of it; whether anything has changed. Whoever may not have the seat is told anew how things stand."""
    phone, seat = wanted.device, wanted.seat
    mine = session.owners.seat_of_phone(phone)
    services.phones.again(phone)
    if seat is None:
        if mine is not None:
            session.stand_up(mine)
        return mine is not None
    if seat == mine or not 0 <= seat < len(session.seats) or not free(services, session, seat):
        return False
    session.take_seat(seat, phone)
    name_for(session, seat, phone)
    if services.phones.house:
        session.note_phones_at(services.phones.house.host, services.phones.house.port)
    return True


def name_for(session: MatchSession, seat: int, phone: Device) -> None:
    """Whoever sits there is called as the phone says, if there is no name yet."""
    name = phone.name
    if name and not session.seats[seat].name:
        session.name_seat(seat, distinct(name, [info.name for info in session.seats]))


def be_found(services: Services, session: MatchSession) -> None:
    """Phones with seats in this match find it where they found it before, also after the program was ended."""
    phones = [phone for seat in session.owners.with_phones if (phone := session.owners.phone(seat))]
    if phones and session.phones_at:
        services.phones.reopen(services.tr, session.phones_at, phones)
    if phones and services.phones.house:
        session.note_phones_at(services.phones.house.host, services.phones.house.port)
