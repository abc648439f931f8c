"""What the person in a seat wants for himself, and what a match with these people does by default."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.rules import GAMES
from game.rules.match import SeatInfo
from game.scenes.core.services import Services
from game.store import Person, Settings
from game.store.settings import MAX_PERSONS
from game.texts.characters import portrait_of
from game.texts.seats import SEATS


def key_of(seat: int, name: str) -> str:
    """What the settings remember the person in a seat by."""
    return name or SEATS[seat]


def person(settings: Settings, seat: int, name: str) -> Person:
    """What the person of this name in this seat wants."""
    return settings.persons.get(key_of(seat, name)) or Person()


def change_person(services: Services, seat: int, name: str, **wishes: Any) -> None:
    """The person wants something else from now on; it is saved. Who wants nothing of his own is not kept."""
    persons = dict(services.store.settings.persons)
    changed = replace(person(services.store.settings, seat, name), **wishes)
    persons.pop(key_of(seat, name), None)
    if changed != Person():
        persons[key_of(seat, name)] = changed
    while len(persons) > MAX_PERSONS:
        del persons[next(iter(persons))]
    services.change(persons=persons)


def face(settings: Settings, seat: int, info: SeatInfo) -> str | None:
    """The picture of whoever plays a seat, as ``seat_face`` takes it: a character's portrait, or the emblem that a
    person chose, who keeps it while a CPU player stands in."""
    chosen = person(settings, seat, info.name).emblem if info.name or not info.cpu else None
    return portrait_of(info.name, info.cpu) or chosen


def forced_by_default(settings: Settings, game: str, humans: int) -> bool:
    """Whether moves without a choice are made by themselves, unless the players of the match say otherwise."""
    return settings.forced_draws and not (humans > 1 and GAMES[game].PASS_REVEALS_HAND)
