"""People who join a lobby by phone: they take seats, leave them and are ready there, and see who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from game.input.actions import ByPhone, Device, Readied, SeatWanted
from game.scenes.core.phone_news import kind_of
from game.scenes.core.services import Services
from game.scenes.core.stack import News
from game.scenes.lobby.people import LobbyPeople

if TYPE_CHECKING:
    from game.phones.told import Chair


class Deeds(Protocol):
    """What the lobby does."""

    def rebuild(self) -> None: ...

    def sound(self, name: str) -> None: ...

    def start(self) -> None: ...


class PhoneGuests:
    """They are heard whatever lies over the lobby. Once everybody has a phone and is ready, the match begins; whoever
    has come and looks for a seat is waited for."""

    def __init__(self, services: Services, people: LobbyPeople, deeds: Deeds) -> None:
        self._services, self._people, self._deeds = services, people, deeds
        people.phones = self._here

    def _here(self) -> Sequence[Device]:
        phones = self._services.input.phones
        return phones.devices if phones else ()

    def hear(self, event: ByPhone) -> None:
        people, phone = self._people, event.device
        seat = people.seat_of_phone(phone)
        match event:
            case SeatWanted(_, None) if seat is not None:
                people.stand_by_phone(phone)
                self._changed("back")
            case SeatWanted(_, int(wanted)) if wanted != seat and people.may_sit(wanted):
                self._sit(phone, wanted)
            case Readied() if seat is not None and not people.has_said_ready(seat):
                people.set_ready(seat, True)
                self._changed("confirm")
                self._begin()
            case _:
                self._services.phones.again(phone)

    def see(self) -> None:
        """A phone has come or gone."""
        self._deeds.rebuild()
        self._begin()

    def _begin(self) -> None:
        if self._people.all_by_phone and not self._people.seatless:
            self._deeds.start()

    def _sit(self, phone: Device, wanted: int) -> None:
        """Take a seat; the one before is left, which may be gone with that."""
        people, seats = self._people, len(self._people.plan.seats)
        own = people.seat_of_phone(phone)
        people.stand_by_phone(phone)
        if own is not None and own < wanted and len(people.plan.seats) < seats:
            wanted -= 1
        people.sit_by_phone(wanted, phone, phone.name)
        self._changed("confirm")

    def _changed(self, sound: str) -> None:
        self._deeds.sound(sound)
        self._deeds.rebuild()

    # What they are told

    def tell(self, phone: Device) -> News:
        from game.phones import told  # here and below: nothing of phones is loaded without them

        people, plan = self._people, self._people.plan
        seat = people.seat_of_phone(phone)
        chairs = [self._chair(phone, number) for number in range(len(plan.seats))]
        if people.may_sit(len(plan.seats)):
            chairs.append(told.Chair(free=True, may_sit=True))
        room = told.Lobby(
            plan.game,
            plan.deals,
            chairs=tuple(chairs),
            name=phone.name if seat is None else plan.seats[seat].name,
            may_ready=seat is not None and not people.has_said_ready(seat),
            seatless=people.seatless if people.all_by_phone else 0,
        )
        language = self._services.phone_tr(phone).language

        def content() -> Mapping[str, Any]:
            return told.lobby(room, language)

        return News("lobby", (room, language), content)

    def _chair(self, phone: Device, seat: int) -> Chair:
        from game.phones.told import Chair

        people, info = self._people, self._people.plan.seats[seat]
        own, device = people.phone(seat), people.device(seat)
        return Chair(
            info.name,
            info.cpu,
            by=kind_of(own or device),
            mine=own == phone,
            may_sit=people.may_sit(seat),
            ready=info.cpu is None and people.has_said_ready(seat),
        )
