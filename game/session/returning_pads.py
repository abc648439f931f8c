"""Pads that were unplugged during a match, and are back under a new id: whose are they?"""

from __future__ import annotations

from collections.abc import Sequence

from game.input.actions import Device
from game.session.match_session import MatchSession


def returning(session: MatchSession, device: Device) -> list[tuple[int, ...]]:
    """The seats for which ``device``, which nobody has, may have spoken: together those of one pad that is unplugged.
    With more than one of them it is in doubt whose it is."""
    if not (session.away or session.owners.without_device) or not session.owners.free(device):
        return []
    return [tuple(seats) for pad, seats in _unplugged(session).items() if session.owners.may_be(device, pad)]


def welcome(session: MatchSession, device: Device, seats: Sequence[int]) -> None:
    """Give a pad that is back these seats, for which it spoke before."""
    for seat in seats:
        if seat in session.away:
            session.change_owner(seat, None)
        session.owners.claim(seat, device)


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
        if len(back) == 1 and returning(session, back[0]) == [tuple(seats)] and session.away.keys().isdisjoint(seats):
            welcome(session, back[0], seats)
            found += seats
    return tuple(sorted(found))


def _unplugged(session: MatchSession) -> dict[Device, list[int]]:
    """The pads that are unplugged, with the seats for which they spoke."""
    claims = {seat: session.owners.claim_of(seat) for seat in session.owners.without_device} | session.away
    unplugged: dict[Device, list[int]] = {}
    for seat in sorted(claims):
        pad = claims[seat]
        if pad:
            unplugged.setdefault(pad, []).append(seat)
    return unplugged
