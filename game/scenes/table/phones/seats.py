"""Seats of a running match that are taken, and left, by phone."""

from __future__ import annotations

from game.input.actions import Device, SeatWanted
from game.scenes.core.services import Services
from game.session.match_session import MatchSession
from game.store.names import clean_name

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
    take(session, seat, phone)
    return True


def take(session: MatchSession, seat: int, phone: Device) -> None:
    """The person with this phone has the seat, under the name told there if it has none."""
    session.take_seat(seat, phone)
    session.name_seat(seat, clean_name(phone.name))
