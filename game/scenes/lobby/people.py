"""Who sits in a lobby with which device, and who is ready."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from game.input.actions import KEYBOARD, MOUSE, Device
from game.input.owners import Owners
from game.scenes.lobby.plan import DEFAULT_LEVEL, LobbyPlan

DESK = {KEYBOARD: MOUSE, MOUSE: KEYBOARD}


@dataclass(frozen=True)
class Sitting:
    """A person in a seat. ``level`` is that of the CPU player who had it; None: the seat was added for the person. The
    device may be a phone; else there may be one beside it."""

    device: Device
    ready: bool = False
    level: str | None = DEFAULT_LEVEL
    beside: Device | None = None

    @property
    def phone(self) -> Device | None:
        return self.device if self.device.kind == "phone" else self.beside


@dataclass(frozen=True)
class Missing:
    """A person whose pad is unplugged, and who had this seat. ``others`` were plugged in already when it went."""

    pad: Device
    seat: int
    name: str
    others: frozenset[Device] = frozenset()

    def may_hold(self, device: Device) -> bool:
        """Whether ``device`` may be the pad, back under a new id."""
        return (device.kind, device.name) == (self.pad.kind, self.pad.name) and device not in self.others


class LobbyPeople:
    """``opener`` is the device that opened the lobby: it leads the menu, and its persons are always ready. Everybody
    else joins by a press of a device of his own. All seats are taken, added and removed here.
    """

    def __init__(self, plan: LobbyPlan, opener: Device) -> None:
        self.plan = plan
        self.opener = opener
        self.phones: Callable[[], Collection[Device]] = tuple
        """Those that are there."""
        self.missing: list[Missing] = []
        """Those who left because their pad is unplugged, and have not come back."""
        self._sitting = [Sitting(opener) if info.cpu is None else None for info in plan.seats]

    # Who is there

    @property
    def owners(self) -> Owners:
        """Who owns what, for the table."""
        owners = Owners()
        for seat in self.plan.persons:
            sitting = self._person(seat)
            owners.claim(seat, sitting.device)
            if sitting.beside:
                owners.claim(seat, sitting.beside)
        return owners

    @property
    def devices(self) -> list[Device]:
        """Those that somebody plays with, or that lead the menu, each once."""
        return list(dict.fromkeys([self.opener, *(sitting.device for sitting in self._sitting if sitting)]))

    def device(self, seat: int) -> Device | None:
        """The device of the person in a seat."""
        sitting = self._sitting[seat]
        return sitting.device if sitting else None

    def phone(self, seat: int) -> Device | None:
        """The phone of the person in a seat."""
        sitting = self._sitting[seat]
        return sitting.phone if sitting else None

    def seat_of_phone(self, phone: Device) -> int | None:
        """The seat of the person with a phone."""
        return next((seat for seat in self.plan.persons if self.phone(seat) == phone), None)

    def is_away(self, seat: int) -> bool:
        """Whether the phone of the person in a seat is not there."""
        phone = self.phone(seat)
        return phone is not None and phone not in self.phones()

    def has_said_ready(self, seat: int) -> bool:
        """Whether the person in a seat has said so, though nobody may have to wait for it."""
        sitting = self._sitting[seat]
        return sitting is not None and sitting.ready and not self.is_away(seat)

    @property
    def all_by_phone(self) -> bool:
        """Whether everybody has a phone and has said to be ready on it: then nobody has to come to the screen."""
        seats = self.plan.persons
        return bool(seats) and all(self.phone(seat) and self.has_said_ready(seat) for seat in seats)

    @property
    def seatless(self) -> int:
        """Phones that are there, and may still take a seat."""
        if not any(map(self.may_sit, range(len(self.plan.seats) + 1))):
            return 0
        return sum(self.seat_of_phone(phone) is None for phone in self.phones())

    def leads(self, device: Device) -> bool:
        """Whether a device leads the menu."""
        return self._known_as(device) == self.opener

    def guests(self, device: Device) -> tuple[int, ...]:
        """The seats of those who joined with a device."""
        known = self._known_as(device)
        return tuple(seat for seat in self.plan.persons if self.is_guest(seat) and self.device(seat) == known)

    def knows(self, device: Device) -> bool:
        """Whether it leads the menu, or somebody has joined with it."""
        return self.leads(device) or bool(self.guests(device))

    def is_guest(self, seat: int) -> bool:
        """Whether a person sits there with a device that does not lead the menu."""
        return self.device(seat) not in (None, self.opener)

    def is_ready(self, seat: int) -> bool:
        return self._sitting[seat] is None or self.has_said_ready(seat) or not self.is_guest(seat)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of those who are not ready."""
        return tuple(seat for seat in self.plan.persons if not self.is_ready(seat))

    @property
    def has_room(self) -> bool:
        """Whether somebody can still join."""
        return self.next_seat is not None or self.plan.can_add

    def leaders(self, others: frozenset[Device]) -> list[Missing]:
        """Those who play with the device that leads, which is gone; ``others`` were plugged in already when it went."""
        seats = self._with(self.opener)
        return [Missing(self.opener, seat, self.plan.seats[seat].name, others) for seat in seats]

    @property
    def next_seat(self) -> int | None:
        """The seat of a CPU player that the next one who joins will take."""
        return next((seat for seat, info in enumerate(self.plan.seats) if info.cpu), None)

    # What they do

    def join(self, device: Device, back: Missing | None = None) -> int | None:
        """A person with this device takes the next seat, perhaps one who is ``back``; None if there is none."""
        seat, level = self.next_seat, None
        if seat is not None:
            level = self.plan.seats[seat].cpu
        elif self.plan.can_add:
            self.add_seat()
            seat = len(self.plan.seats) - 1
        else:
            return None
        self._sit(seat, Sitting(device, level=level), back.name if back else None)
        if back:
            self._expect_those_beside(back)
        return seat

    def may_sit(self, seat: int) -> bool:
        """Whether a phone may have a seat: that of a CPU player, one more, or that of a person who has no phone."""
        if seat == len(self.plan.seats):
            return self.next_seat is None and self.plan.can_add
        return 0 <= seat < len(self.plan.seats) and self.phone(seat) is None

    def sit_by_phone(self, seat: int, phone: Device, name: str) -> None:
        """The person with a phone takes a seat that may be had, under this name if it is not empty; a person who sits
        there already has the phone from now on."""
        if seat == len(self.plan.seats):
            self.add_seat()
            self._sit(seat, Sitting(phone, level=None), name or None)
        elif cpu := self.plan.seats[seat].cpu:
            self._sit(seat, Sitting(phone, level=cpu), name or None)
        else:
            self._sitting[seat] = replace(self._person(seat), beside=phone, ready=False)
            if name and not self.plan.seats[seat].name:
                self.plan.rename(seat, name)

    def stand_by_phone(self, phone: Device) -> None:
        """The person with a phone leaves the seat, or only puts the phone away."""
        seat = self.seat_of_phone(phone)
        if seat is None:
            return
        if self.device(seat) == phone:
            self.leave(seat)
        else:
            self._sitting[seat] = replace(self._person(seat), beside=None, ready=False)

    def seat_person(self, seat: int, device: Device) -> None:
        """A person takes over from the CPU player in a seat, with a device that others may play with as well."""
        self._sit(seat, Sitting(device, level=self.plan.seats[seat].cpu))

    def change_device(self, seat: int, device: Device) -> None:
        self._sitting[seat] = replace(self._person(seat), device=device, ready=False)

    def set_ready(self, seat: int, ready: bool) -> None:
        self._sitting[seat] = replace(self._person(seat), ready=ready)

    def make_cpu(self, seat: int, level: str) -> None:
        """A CPU player takes the seat, or becomes of this level."""
        if self._sitting[seat]:
            self._sitting[seat] = None
            self.plan.stand_up(seat, level)
        else:
            self.plan.set_level(seat, level)

    def leave(self, seat: int) -> None:
        """The person in a seat goes: it is as it was before."""
        level = self._person(seat).level
        self.make_cpu(seat, level or DEFAULT_LEVEL)
        if level is None and self.plan.can_remove:
            self.remove_seat(seat)

    def add_seat(self) -> None:
        """One more CPU player."""
        self.plan.add_seat()
        self._sitting.append(None)

    def remove_seat(self, seat: int) -> None:
        self.plan.remove_seat(seat)
        del self._sitting[seat]

    def unplugged(self, pad: Device, others: Iterable[Device]) -> None:
        """A pad is gone, ``others`` were there: those who joined with it leave."""
        self._miss(pad, self.guests(pad), others)

    def take_lead(self, device: Device) -> None:
        """From now on this device leads the menu, and speaks for those who played with the one that did."""
        for seat in self._with(self.opener):
            self.change_device(seat, device)
        self.opener = device

    def lead_on(self, device: Device, others: Iterable[Device]) -> None:
        """The pad that led is gone, ``others`` were there: the device of somebody who joined leads from now on, and
        those who played with the other one leave."""
        gone, self.opener = self.opener, self._known_as(device)
        self._miss(gone, self._with(gone), others)

    def become(self, now: Callable[[Device], Device]) -> None:
        """Pads are known by other ids from now on. Whoever joined with one that is only seen twice was nobody."""
        devices = set(self.devices)
        for seat in reversed(self.plan.persons):
            device = self._person(seat).device
            twin = next((other for other in devices if other != device and now(other) == now(device)), None)
            if twin and self.is_guest(seat) and (twin == self.opener or device == now(device)):
                self.leave(seat)
        for seat in self.plan.persons:
            self._sitting[seat] = replace(self._person(seat), device=now(self._person(seat).device))
        self.opener = now(self.opener)

    def _expect_those_beside(self, back: Missing) -> None:
        """Somebody is back: the others on the same pad come next."""
        beside = [one.name for one in self.missing if one.pad == back.pad and one != back and one.name]
        self.missing = [one for one in self.missing if one.pad != back.pad]
        self.plan.expected = [*beside, *(name for name in self.plan.expected if name not in beside)]

    def _miss(self, pad: Device, seats: Sequence[int], others: Iterable[Device]) -> None:
        there = frozenset(others)
        for seat in reversed(seats):
            if phone := self._person(seat).beside:
                self._sitting[seat] = replace(self._person(seat), device=phone, beside=None, ready=False)
                continue
            self.missing.insert(0, Missing(pad, seat, self.plan.seats[seat].name, there))
            self.leave(seat)

    def _with(self, device: Device) -> tuple[int, ...]:
        """The seats of those who play with this very device."""
        return tuple(seat for seat in self.plan.persons if self.device(seat) == device)

    def _sit(self, seat: int, sitting: Sitting, name: str | None = None) -> None:
        self.plan.sit_down(seat, name)
        self._sitting[seat] = sitting
        self.missing = [one for one in self.missing if not one.name or one.name != self.plan.seats[seat].name]

    def _person(self, seat: int) -> Sitting:
        sitting = self._sitting[seat]
        assert sitting
        return sitting

    def _known_as(self, device: Device) -> Device:
        """The device that a press counts for: keyboard and mouse are one as long as nobody plays with the other."""
        used = self.devices
        partner = DESK.get(device)
        return partner if partner and partner in used and device not in used else device
