"""Who holds what: seats and the devices that speak for them (DESIGN.md, "Input": seats are not devices)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.input.actions import KEYBOARD, MOUSE, Device

DESK = {KEYBOARD.id: MOUSE.id, MOUSE.id: KEYBOARD.id}
"""The keyboard and the mouse, each with the other: one device as long as nobody has claimed the other by itself."""


class Owners:
    """``humans`` are the seats of persons. Each has one device, or none yet; a device may speak for several seats.

    One person alone owns every device, whatever was claimed. Devices are known by their ids: a pad has one for as
    long as it is plugged in, so it cannot be two devices by being listed twice.
    """

    def __init__(self, humans: Iterable[int] = ()) -> None:
        self._claims: dict[int, Device | None] = dict.fromkeys(sorted(humans))
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
        claims = [claim.id for claim in self._claims.values() if claim]
        return len(self._claims) > 1 and len(set(claims)) == len(claims)

    # Who owns what

    def owns(self, seat: int, device: Device) -> bool:
        """Whether ``device`` speaks for ``seat``."""
        if seat not in self._claims:
            return False
        return self.alone or self._speaks(self._claims[seat], device)

    def seats_of(self, device: Device) -> tuple[int, ...]:
        """The seats that ``device`` speaks for."""
        return tuple(seat for seat in self.humans if self.owns(seat, device))

    def claimed(self, seat: int) -> bool:
        """Whether some device speaks for the seat."""
        return seat in self._claims and (self.alone or self._claims[seat] is not None)

    def free(self, device: Device) -> bool:
        """Whether nobody has claimed this very device. The mouse is free while the keyboard serves for both."""
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

    def claim_of(self, seat: int) -> Device | None:
        """The device that has claimed a seat."""
        return self._claims.get(seat)

    # What changes it

    def claim(self, seat: int, device: Device) -> None:
        """From now on ``device`` speaks for ``seat``, instead of what did before; a person sits there."""
        self._claims[seat] = device
        self._used[seat] = device
        self._gone.discard(device.id)
        for other, used in self._used.items():
            if not self.alone and not self._speaks(self._claims[other], used):
                self._used[other] = self._claims[other] or used

    def release(self, seat: int) -> None:
        """A person sits there still, but no device speaks for the seat."""
        if seat in self._claims:
            self._claims[seat] = None
        self._used.pop(seat, None)

    def leave(self, seat: int) -> None:
        """No person sits there any more."""
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
        """These pads are plugged in, and no others."""
        before = set(self._pads)
        self._pads = {device.id: device for device in devices if device.id not in DESK}
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
        """The seats whose pad is unplugged."""
        if self.alone:
            return ()
        return tuple(seat for seat in self.humans if (claim := self._claims[seat]) and claim.id in self._gone)

    def returning(self, device: Device) -> tuple[int, ...]:
        """The seats whose unplugged pad ``device`` may be, back under a new id."""
        lost = {seat: self._claims[seat] for seat in self.without_device}
        return tuple(seat for seat, claim in lost.items() if claim and self.may_be(device, claim))

    def may_be(self, device: Device, gone: Device) -> bool:
        """Whether ``device`` may be this pad, back under a new id: it has its kind and name, and was not there yet when
        the other one went."""
        alike = (device.kind, device.name) == (gone.kind, gone.name)
        return alike and device.id != gone.id and device.id not in self._others.get(gone.id, ())

    def is_not(self, device: Device, gone: Device) -> None:
        """``device`` is known not to be this pad."""
        self._others.setdefault(gone.id, set()).add(device.id)

    def _speaks(self, claim: Device | None, device: Device) -> bool:
        if claim is None:
            return False
        return claim.id == device.id or (DESK.get(device.id) == claim.id and self.free(device))
