"""Who is away from a match, and with which devices it was played, in the notes that are kept with it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

import msgspec

from game.input.actions import Device
from game.input.owners import Owners
from game.rules.match import Match, SeatInfo
from game.store import Store

GONE = "gone-"
"""Before the ids of pads of an earlier start, so that no pad which is plugged in now is taken for one of them."""


def notes(away: Collection[int], owners: Owners) -> dict[str, Any]:
    """JSON-ready. ``away``: the seats that a CPU plays for a person."""
    claims = {seat: owners.claim_of(seat) for seat in owners.humans}
    devices = {str(seat): msgspec.to_builtins(device) for seat, device in claims.items() if device}
    phones = {str(seat): msgspec.to_builtins(owners.phone(seat)) for seat in owners.with_phones}
    return {"away": sorted(away), "devices": devices, "phones": phones}


def away(match: Match) -> set[int]:
    """The seats that a CPU plays for a person."""
    seats = match.notes.get("away")
    if not isinstance(seats, list):
        return set()
    return {seat for seat, info in enumerate(match.seats) if seat in seats and info.cpu is not None}


def devices(match: Match) -> dict[int, Device]:
    """The devices that spoke for the seats; what cannot be read counts as none."""
    try:
        read = msgspec.convert(match.notes.get("devices"), dict[int, Device], str_keys=True, strict=False)
    except msgspec.ValidationError:
        return {}
    return {seat: replace(device, id=GONE + device.id.removeprefix(GONE)) for seat, device in read.items()}


def phones(match: Match) -> dict[int, Device]:
    """The phones on which cards were held; what cannot be read counts as none."""
    try:
        read = msgspec.convert(match.notes.get("phones"), dict[int, Device], str_keys=True, strict=False)
    except msgspec.ValidationError:
        return {}
    return {seat: phone for seat, phone in read.items() if phone.kind == "phone"}


def phones_of_running(store: Store) -> list[Device]:
    """Those that some match which can be continued may still be played with."""
    running = [store.load_match(row.id) for row in store.matches() if row.running and not row.fault]
    return [phone for match in running if match for phone in phones(match).values()]


def phones_at(match: Match) -> tuple[str, int] | None:
    """The address at which they found the match, if there is one."""
    try:
        return msgspec.convert(match.notes.get("phones_at"), tuple[str, int])
    except msgspec.ValidationError:
        return None


def people(match: Match) -> list[SeatInfo]:
    """The seats of a match as those who began it would play it again: whoever was away is back."""
    return [SeatInfo(info.name) if seat in away(match) else info for seat, info in enumerate(match.seats)]
