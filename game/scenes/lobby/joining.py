"""What devices do in a lobby: one leads the menu, others bring their persons; pads go and come back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from game.i18n import mark
from game.input.actions import MOUSE, Action, Device, Press
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.lobby.people import LobbyPeople, Missing
from game.scenes.menus.prompts import Prompt
from game.texts.seats import seat_name

FULL = mark("No seat is free.")
LED_BY_NOBODY = mark("The gamepad that led here is unplugged: whoever presses next leads on.")
FOR_GUESTS = frozenset((Action.CANCEL, Action.PEEK, Action.HINT))
"""What a guest's device does for the guest, whoever leads."""


class Deeds(Protocol):
    """What the lobby does."""

    def refuse(self, why: str) -> None: ...

    def rebuild(self) -> None: ...

    def rename(self, seat: int) -> None: ...

    def sound(self, name: str) -> None: ...


class Joining:
    """``led`` unless the pad that led the menu is unplugged: then the next device does."""

    def __init__(self, services: Services, people: LobbyPeople, deeds: Deeds) -> None:
        self.led = True
        self._services = services
        self._people = people
        self._deeds = deeds
        self._pads: list[Device] = []
        self._others: frozenset[Device] = frozenset()
        """Those that were there when the one that led went."""

    def see_devices(self) -> None:
        """Look who is still there."""
        people, pads, before = self._people, self._services.input.pads, self._pads
        people.become(self._services.input.now)
        for pad in before:
            if pad not in pads and pad == people.opener:
                self.led, self._others = False, frozenset(before)
            elif pad not in pads:
                people.unplugged(pad, before)
        self._pads = pads

    def press(self, press: Press) -> bool:
        """Whether the press is one of the device that leads, for the items of the menu."""
        people, device = self._people, press.device
        known = people.knows(device)
        if not known and (press.echo or any(map(people.knows, press.company))):
            return False  # perhaps it is a pad that has been heard, seen twice: it joins by a press of its own
        if not self.led and not (people.guests(device) and press.action in FOR_GUESTS):
            return self._lead(press)
        if people.leads(device):
            return True
        if known:
            self._guest_pressed(press)
        elif press.action is Action.CONFIRM:
            self._arrive(device)
        return False

    def lead_by_mouse(self) -> None:
        """The mouse was clicked: it leads, if nobody does."""
        if not self.led:
            self._lead_with(MOUSE)

    @property
    def sentence(self) -> str:
        """What is to be said about who leads."""
        return "" if self.led else self._services.tr(LED_BY_NOBODY)

    def prompts(self, device: Device) -> list[Prompt] | None:
        """What a device can do that does not lead; None: what the one does that leads."""
        tr, people = self._services.tr, self._people
        seats = people.guests(device)
        if people.leads(device) or not (seats or self.led):
            return None
        room: list[Prompt] = [(Action.CONFIRM, tr("Join"))] if people.has_room else []
        if not seats:
            return room
        ready = any(map(people.is_ready, seats))
        return [
            (Action.CONFIRM, tr("Ready")),
            (Action.CANCEL, tr("Not ready") if ready else tr("Leave")),
            *([(Action.PEEK, tr("Add a person"))] if room else []),
            (Action.HINT, tr("Name")),
        ]

    # Who leads on

    def _lead(self, press: Press) -> bool:
        """The device leads from now on; whether the press means more than that."""
        people, device = self._people, press.device
        if not people.knows(device) and self._asks_who(device):
            return False
        only_ready = press.action is Action.CONFIRM and not all(map(people.is_ready, people.guests(device)))
        self._lead_with(device)
        if only_ready:
            self._deeds.sound("confirm")
        return not only_ready

    def _lead_with(self, device: Device) -> None:
        self.led = True
        if self._people.guests(device):
            self._people.lead_on(device, self._pads)
        else:
            self._people.take_lead(device)
        self._deeds.rebuild()

    # Who sits down

    def _arrive(self, device: Device) -> None:
        """Somebody sits down: a new person, or one whose pad was unplugged."""
        if not self._asks_who(device):
            self.join(device)

    def join(self, device: Device, back: Missing | None = None) -> None:
        if self._people.join(device, back) is None:
            self._deeds.refuse(self._services.tr(FULL))
            return
        self._deeds.sound("confirm")
        self._deeds.rebuild()

    def _asks_who(self, device: Device) -> bool:
        """Whether somebody is back whose pad was unplugged, and it is no longer the question who leads or sits down. If
        it may be one of several it is asked who."""
        missing = self._who_may_hold(device)
        if len(missing) > 1:
            names = [self._named(people) for people in missing]
            self._services.open(to.WhosePad(device, names, partial(self._told_who, device, missing)))
        elif missing and missing[0][0].pad != self._people.opener:
            self._told_who(device, missing, 0)
        else:
            return False
        return True

    def _who_may_hold(self, device: Device) -> list[list[Missing]]:
        """The people whose pad it may be, together those of one pad; first those of the one that led."""
        people = self._people
        groups: dict[Device, list[Missing]] = {}
        if not self.led:
            groups[people.opener] = people.leaders(self._others)
        for missing in people.missing:
            groups.setdefault(missing.pad, []).append(missing)
        return [group for group in groups.values() if group and group[0].may_hold(device)]

    def _told_who(self, device: Device, missing: Sequence[list[Missing]], at: int | None) -> None:
        """``missing[at]`` hold the pad again; None: a new person does."""
        who = missing[at] if at is not None else []
        if not self.led and (not who or who[0].pad == self._people.opener):
            self._lead_with(device)
            return
        self.join(device, who[0] if who else None)
        if not self.led:
            self._lead_with(device)

    def _named(self, people: Sequence[Missing]) -> str:
        return ", ".join(seat_name(one.seat, one.name, None, self._services.tr) for one in people)

    # What guests do

    def _guest_pressed(self, press: Press) -> None:
        people, seats = self._people, self._people.guests(press.device)
        ready = all(map(people.is_ready, seats))
        if press.action is Action.CONFIRM and not ready:
            self._deeds.sound("confirm")
            self.set_ready(seats, True)
        elif press.action is Action.CANCEL and any(map(people.is_ready, seats)):
            self._deeds.sound("back")
            self.set_ready(seats, False)
        elif press.action is Action.CANCEL:
            self._deeds.sound("back")
            people.leave(seats[-1])
            self._deeds.rebuild()
        elif press.action is Action.PEEK:
            self.join(press.device)
        elif press.action is Action.HINT:
            self._deeds.rename(seats[-1])

    def set_ready(self, seats: Sequence[int], ready: bool) -> None:
        for seat in seats:
            self._people.set_ready(seat, ready)
        self._deeds.rebuild()
