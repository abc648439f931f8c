"""What phones are told while there is no table for them."""

from __future__ import annotations

from game.input.actions import Device
from game.scenes.core.services import Services
from game.scenes.core.stack import News


def kind_of(device: Device | None) -> str | None:
    """What a device is called on the wire."""
    if device is None:
        return None
    return device.kind if device.kind in ("keyboard", "mouse", "phone") else "pad"


def nothing_yet(services: Services, phone: Device, status: str = "") -> News:
    """A lobby without seats: ``status`` says why, in the phone's language; empty: a game is still to be chosen."""
    tr = services.phone_tr(phone)
    said = status or tr("Choose a game on the big screen.")
    lobby = {
        "lang": tr.language,
        "game": "",
        "title": "Koloda",
        "deals": 0,
        "running": False,
        "name": phone.name,
        "seat": None,
        "ready": False,
        "may_ready": False,
        "status": said,
        "seats": [],
    }
    return News("lobby", (tr.language, said, phone.name), lambda: lobby)
