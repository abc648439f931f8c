"""Pads that were unplugged during a match, and are back under a new id: whose are they?"""

from __future__ import annotations

from collections.abc import Sequence

from game.input.actions import Device
from game.session.match_session import MatchSession


def returning(session: MatchSession, device: Device) -> list[tuple[int, ...]]:
    """The seats for which ``device``, which nobody has, may have spoken: together those of one pad that is unplugged.
    With more than one of them it is in doubt whose it is, and so it is with a seat that nobody has taken yet since the
    match was continued."""
    if not (session.away or session.owners.without_device) or not session.owners.free(device):
        return []
    unplugged = _unplugged(session).items()
    groups = [tuple(seats) for pad, seats in unplugged if session.owners.may_be(device, pad)]
    return [*groups, *_untaken(session, device)] if groups else []


def welcome(session: MatchSession, device: Device, seats: Sequence[int]) -> None:
    """Give a pad that is back these seats, for which it spoke before."""
    for seat in seats:
        session.take_seat(seat, device)


def turn_away(session: MatchSession, device: Device) -> None:
    """A pad is none of those that are unplugged, though it may seem so."""
    for pad in _unplugged(session):
        session.owners.is_not(device, pad)


def reclaim(session: MatchSession, pads: Sequence[Device]) -> tuple[int, ...]:
    """Give each pad that is back its seats without a press, where it is not in doubt whose it is, and nobody plays for
    the person; those seats."""
    found: list[int] = []
    for pad, seats in _unplugged(session).items():
        back = [device for device in pads if session.owners.free(device) and session.owners.may_be(device, pad)]
        if len(back) == 1 and returning(session, back[0]) == [tuple(seats)] and session.away.isdisjoint(seats):
            welcome(session, back[0], seats)
            found += seats
    return tuple(sorted(found))


def welcome_phones(session: MatchSession) -> tuple[int, ...]:
    """Give each phone that is back its seat, in which a CPU has played meanwhile; those seats."""
    back = [seat for seat in sorted(session.away) if seat not in session.owners.without_device]
    found = [(seat, phone) for seat in back if (phone := session.owners.phone(seat))]
    for seat, phone in found:
        session.take_seat(seat, phone)
    return tuple(seat for seat, _ in found)


def _untaken(session: MatchSession, device: Device) -> list[tuple[int, ...]]:
    """The seats that nobody has taken yet, and for which such a device may have spoken before."""
    free = [seat for seat in session.people if not session.owners.claimed(seat) and seat not in session.away]
    spoke = {seat: session.spoke.get(seat, device) for seat in free}
    return [(seat,) for seat, before in spoke.items() if (before.kind, before.name) == (device.kind, device.name)]


def _unplugged(session: MatchSession) -> dict[Device, list[int]]:
    """The pads that are unplugged, with the seats for which they spoke."""
    unplugged: dict[Device, list[int]] = {}
    for seat in sorted({*session.owners.without_device, *session.away}):
        pad = session.owners.claim_of(seat)
        if pad and not session.owners.phone(seat):  # what is missed there is the phone
            unplugged.setdefault(pad, []).append(seat)
    return unplugged
