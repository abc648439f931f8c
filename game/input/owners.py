"""Who holds what: seats and the devices that speak for them (DESIGN.md, "Input": seats are not devices)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.input.actions import KEYBOARD, MOUSE, Device

DESK = {KEYBOARD.id: MOUSE.id, MOUSE.id: KEYBOARD.id}
"""The keyboard and the mouse, each with the other: one device as long as nobody has claimed the other by itself."""


class Owners:
    """``humans`` are the seats of persons. Each has one device, or none yet; a device may speak for several seats.
    Beside it each may have a phone, which is nobody else's.

    One person alone owns every device, whatever was claimed. Devices are known by their ids: a pad has one for as
    long as it is plugged in, so it cannot be two devices by being listed twice.
    """

    def __init__(self, humans: Iterable[int] = ()) -> None:
        self._claims: dict[int, Device | None] = dict.fromkeys(sorted(humans))
        self._phones: dict[int, Device] = {}
        self._phones_before: dict[int, Device] = {}
        """Those in whose place something else plays on, until they are back."""
        self._phones_here: frozenset[Device] = frozenset()
        self._used: dict[int, Device] = {}
        self._gone: set[str] = set()
        self._pads: dict[str, Device] = {}
        self._others: dict[str, set[str]] = {}
        """By the id of a pad that went: the pads that are not it, back again."""

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(sorted(self._claims))

    @property
    def alone(self) -> bool:
        """One person owns every device."""
        return len(self._claims) == 1

    @property
    def apart(self) -> bool:
        """Whether several persons have devices of their own: none speaks for two."""
        claims = [claim.id for seat, claim in self._claims.items() if claim and seat not in self._phones]
        if self._phones and len(self._claims) > 1:
            return len(set(claims)) == len(claims)
        return len(self._claims) > 1 and len(set(claims)) == len(claims)

    # Who owns what

    def owns(self, seat: int, device: Device) -> bool:
        """Whether ``device`` speaks for ``seat``."""
        if seat not in self._claims:
            return False
        if device.kind == "phone":
            return self._phones.get(seat) == device
        return self.alone or self._speaks(self._claims[seat], device)

    def seats_of(self, device: Device) -> tuple[int, ...]:
        """The seats that ``device`` speaks for."""
        return tuple(seat for seat in self.humans if self.owns(seat, device))

    def claimed(self, seat: int) -> bool:
        """Whether some device speaks for the seat."""
        return seat in self._claims and (self.alone or self._claims[seat] is not None or seat in self._phones)

    def free(self, device: Device) -> bool:
        """Whether nobody has claimed this very device. The mouse is free while the keyboard serves for both."""
        if device.kind == "phone":
            return device not in self._phones.values()
        return all(claim is None or claim.id != device.id for claim in self._claims.values())

    def may_take(self, device: Device) -> bool:
        """Whether ``device`` may take a seat that nobody has: it is free, or no pad that is plugged in is."""
        return self.free(device) or not any(self.free(pad) for pad in self._pads.values())

    def may_speak(self, seat: int, device: Device) -> bool:
        """Whether a press of ``device`` counts on this seat's turn: it speaks for the seat, or may take it."""
        return self.owns(seat, device) or (not self.claimed(seat) and self.may_take(device))

    def device(self, seat: int) -> Device | None:
        """The device last used for a seat, whose glyphs it is shown; None if there was none."""
        return self._used.get(seat) or self._claims.get(seat)

    def phone(self, seat: int) -> Device | None:
        """The phone of the person in a seat, whether it is there now or not."""
        return self._phones.get(seat)

    @property
    def with_phones(self) -> tuple[int, ...]:
        """The seats whose persons hold their cards on a phone, whether it is there now or not."""
        return tuple(sorted(self._phones))

    def seat_of_phone(self, phone: Device) -> int | None:
        """The seat that a phone speaks for."""
        return next((seat for seat, other in self._phones.items() if other == phone), None)

    def claim_of(self, seat: int) -> Device | None:
        """The device that has claimed a seat."""
        return self._claims.get(seat)

    # What changes it

    def claim(self, seat: int, device: Device) -> None:
        """From now on ``device`` speaks for ``seat``, instead of what did before; a person sits there. A phone speaks
        beside what did, unless it is another phone, and for no other seat."""
        if device.kind == "phone":
            self._claim_by_phone(seat, device)
            return
        self._claims[seat] = device
        self._used[seat] = device
        self._gone.discard(device.id)
        for other, used in self._used.items():
            if not self.alone and not self._speaks(self._claims[other], used):
                self._used[other] = self._claims[other] or used

    def _claim_by_phone(self, seat: int, phone: Device) -> None:
        for phones in (self._phones, self._phones_before):
            for other in [other for other, held in phones.items() if held == phone]:
                del phones[other]
        self._phones_before.pop(seat, None)
        self._claims.setdefault(seat, None)
        self._phones[seat] = phone

    def put_away(self, seat: int, expected: bool = False) -> None:
        """The person in a seat plays without the phone; ``expected``: until it is there again."""
        phone = self._phones.pop(seat, None)
        if phone and expected:
            self._phones_before[seat] = phone

    def release(self, seat: int) -> None:
        """A person sits there still, but no device speaks for the seat."""
        if seat in self._claims:
            self._claims[seat] = None
        self._used.pop(seat, None)
        self.put_away(seat)

    def leave(self, seat: int) -> None:
        """No person sits there any more."""
        self.put_away(seat)
        self._phones_before.pop(seat, None)
        self._claims.pop(seat, None)
        self._used.pop(seat, None)

    def sit(self, seat: int) -> None:
        """A person sits there, for whom no device speaks yet."""
        self._claims.setdefault(seat, None)

    def heard(self, device: Device) -> None:
        """A device was used."""
        for seat in self._claims:
            if self.owns(seat, device):
                self._used[seat] = device

    def become(self, now: Callable[[Device], Device]) -> None:
        """Devices are known by other ids from now on."""
        self._claims = {seat: claim and now(claim) for seat, claim in self._claims.items()}
        self._used = {seat: now(used) for seat, used in self._used.items()}

    # What is plugged in

    def present(self, devices: Iterable[Device]) -> None:
        """These pads are plugged in and these phones there, and no others. A phone that is back has its seat again."""
        here = list(devices)
        self._phones_here = frozenset(device for device in here if device.kind == "phone")
        for seat, phone in list(self._phones_before.items()):
            if phone in self._phones_here and seat in self._claims and seat not in self._phones:
                self._claim_by_phone(seat, phone)
        before = set(self._pads)
        self._pads = {device.id: device for device in here if device.id not in DESK and device.kind != "phone"}
        claimed = {claim.id for claim in self._claims.values() if claim}
        self._gone = claimed - self._pads.keys() - DESK.keys()
        for pad in (before | self._gone) - self._pads.keys():
            self._others.setdefault(pad, before)

    def lost(self, device: Device) -> tuple[int, ...]:
        """A pad was unplugged: the seats that now have no device present."""
        if self._pads.pop(device.id, None) is None and device.id in DESK:
            return ()
        self._gone.add(device.id)
        self._others.setdefault(device.id, set(self._pads))
        return tuple(seat for seat in self.without_device if self._claims[seat] == device)

    @property
    def without_device(self) -> tuple[int, ...]:
        """The seats whose pad is unplugged, or whose phone is away, whatever else may speak for them."""
        return tuple(filter(self._is_without, self.humans))

    def _is_without(self, seat: int) -> bool:
        if seat in self._phones:
            return self._phones[seat] not in self._phones_here
        claim = self._claims[seat]
        return not self.alone and claim is not None and claim.id in self._gone

    def returning(self, device: Device) -> tuple[int, ...]:
        """The seats whose unplugged pad ``device`` may be, back under a new id."""
        lost = {seat: self._claims[seat] for seat in self.without_device}
        return tuple(seat for seat, claim in lost.items() if claim and self.may_be(device, claim))

    def may_be(self, device: Device, gone: Device) -> bool:
        """Whether ``device`` may be this pad, back under a new id: it has its kind and name, and was not there yet when
        the other one went."""
        if "phone" in (device.kind, gone.kind):
            return device.id == gone.id
        alike = (device.kind, device.name) == (gone.kind, gone.name)
        return alike and device.id != gone.id and device.id not in self._others.get(gone.id, ())

    def is_not(self, device: Device, gone: Device) -> None:
        """``device`` is known not to be this pad."""
        self._others.setdefault(gone.id, set()).add(device.id)

    def _speaks(self, claim: Device | None, device: Device) -> bool:
        if claim is None:
            return False
        return claim.id == device.id or (DESK.get(device.id) == claim.id and self.free(device))
