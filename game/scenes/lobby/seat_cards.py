"""The seats of a lobby: a card for each, with who plays there, and with which device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from pygame import Rect

from game.cpu import LEVELS
from game.input.actions import KEYBOARD, MOUSE, Action, Device
from game.rules.match import SeatInfo
from game.scenes.core.device_names import device_name
from game.scenes.core.seat_settings import face
from game.scenes.core.services import Services
from game.scenes.lobby.people import LobbyPeople
from game.scenes.lobby.plan import LobbyPlan
from game.texts.characters import TEMPER_SENTENCES, temper_of
from game.texts.emblems import EMBLEMS
from game.texts.seats import LEVEL_SENTENCES, level_name, seat_name
from game.view.core.kit import Kit
from game.view.core.theme import SEAT_COLOURS, SMALL
from game.view.menus.lobby_layout import (
    SeatHeights,
    SeatNeeds,
    SeatPlaces,
    name_beside,
    ready_beside,
    seat_grid,
    seat_inside,
)
from game.view.widgets.base import Attention, Widget
from game.view.widgets.button import Button, Panel
from game.view.widgets.glyph_button import GlyphButton
from game.view.widgets.rows import ChoiceRow
from game.view.widgets.scroll import ScrollArea
from game.view.widgets.seat_card import EmblemChoice, SeatMark

EMBLEM_CHOICES = (None, *EMBLEMS)
PERSON = 0
"""The first of the kinds of players; the CPU's levels follow."""


class Deeds(Protocol):
    """What the widgets of the cards do."""

    def add_seat(self) -> None: ...

    def remove_seat(self, seat: int) -> None: ...

    def rename(self, seat: int) -> None: ...

    def set_kind(self, seat: int, kind: int) -> None:
        """``kind`` is ``PERSON``, or counts the levels of CPU players from 1."""

    def join_here(self, seat: int) -> None: ...

    def change_device(self, seat: int, device: Device) -> None: ...

    def change_emblem(self, seat: int, emblem: str | None) -> None: ...

    def set_ready(self, seat: int, ready: bool) -> None: ...


class SeatCards:
    """Makes the cards of a lobby as it is now."""

    def __init__(self, services: Services, plan: LobbyPlan, people: LobbyPeople, deeds: Deeds) -> None:
        self._services = services
        self._plan = plan
        self._people = people
        self._deeds = deeds
        self._tr = services.tr

    def place(self, kit: Kit, area: ScrollArea) -> tuple[list[Widget], int]:
        """The widgets from the top of the list on, and where they end."""
        count = len(self._plan.seats)
        cards = count + self._plan.can_add
        heights = self._heights(kit, seat_inside(kit, cards, area.view))
        needs = [*map(self._needs, range(count)), *[SeatNeeds()] * self._plan.can_add]
        grid = seat_grid(kit, needs, area.view, heights)
        widgets = [widget for seat, at in enumerate(grid[:count]) for widget in self._card(kit, seat, at, area)]
        if self._plan.can_add:
            add = Button(
                name="lobby.add",
                text=self._tr("Add a player"),
                icon="plus",
                align="center",
                on_press=self._deeds.add_seat,
            )
            widgets.append(add.at(grid[-1].card, area))
        return widgets, grid[-1].card.bottom

    def _heights(self, kit: Kit, width: int) -> SeatHeights:
        """What the highest of each needs: a long name has two lines."""
        line, persons = Button(text="X").height(kit, 1), self._plan.persons
        beside = all(self._reads_beside(kit, seat, width) for seat in range(len(self._plan.seats)))
        name = max(_height(self._name(seat, kit, width), kit, width) for seat in range(len(self._plan.seats)))
        kind = max(self._kind(seat).height(kit, width) for seat in range(len(self._plan.seats)))
        device = max((self._device(seat).height(kit, width) for seat in persons), default=0)
        guests = any(map(self._people.is_guest, persons))
        usual = ChoiceRow(bare=True).height(kit, width)
        return SeatHeights(name, kind, max(device, usual), line if guests else 0, beside)

    def _needs(self, seat: int) -> SeatNeeds:
        cross = self._plan.seats[seat].cpu is not None and self._plan.can_remove
        return SeatNeeds(cross, self._people.is_guest(seat))

    def _reads_beside(self, kit: Kit, seat: int, width: int) -> bool:
        """Whether a name can be read beside its face, on a card so wide inside, and its device beside "ready"."""
        needs = self._needs(seat)
        place = name_beside(kit, width, needs.cross)
        if place is None:
            return False
        whole = [self._name(seat, kit, place.width).labels(kit, place, Attention())]
        if needs.ready:
            device, ready = ready_beside(kit, width, ChoiceRow(bare=True).height(kit, width))
            whole += [
                self._device(seat).labels(kit, device, Attention()),
                self._ready(seat).labels(kit, ready, Attention()),
            ]
        return not any(kit.cut(label) or kit.torn(label) for labels in whole for label in labels)

    def _card(self, kit: Kit, seat: int, places: SeatPlaces, area: ScrollArea) -> list[Widget]:
        people, cpu = self._people, self._plan.seats[seat].cpu
        widgets = [
            Panel(edge=SEAT_COLOURS[seat]).at(places.card, area),
            self._mark(seat).at(places.mark, area),
            self._name(seat, kit, places.name.width).at(places.name, area),
            self._kind(seat).at(places.kind, area),
        ]
        if cpu is None:
            widgets.append(self._device(seat).at(places.device, area))
        elif seat == people.next_seat:
            widgets.append(self._join(seat).at(places.device, area))
        if people.is_guest(seat):
            widgets.append(self._ready(seat).at(places.ready, area))
        if self._needs(seat).cross:
            widgets.append(self._remove(seat).at(places.remove, area))
        return widgets

    def _mark(self, seat: int) -> Widget:
        """The face of a CPU player, and signs of what it is like; a person chooses."""
        tr, info = self._tr, self._plan.seats[seat]
        chosen = face(self._services.store.settings, seat, SeatInfo(info.name, info.cpu))
        if info.cpu:
            return SeatMark(seat=seat, face=chosen, icons=["robot", *filter(None, [temper_of(info.name, info.cpu)])])
        return EmblemChoice(
            name=f"lobby.emblem{seat}",
            seat=seat,
            faces=EMBLEM_CHOICES,
            values=[tr("shape only"), *map(tr, EMBLEMS.values())],
            index=EMBLEM_CHOICES.index(chosen),
            hint=tr("A picture for your seat: {emblem}.", emblem=tr(EMBLEMS[chosen]) if chosen else tr("shape only")),
            changed=lambda index: self._deeds.change_emblem(seat, EMBLEM_CHOICES[index]),
        )

    def _name(self, seat: int, kit: Kit, width: int) -> Button:
        """The pencil gives way to a name that fits into one line without it."""
        button = self._pencilled(seat)
        if _height(button, kit, width) > _height(bare := replace(button, icon=""), kit, width):
            return bare
        return button

    def _pencilled(self, seat: int) -> Button:
        tr, name, cpu = self._tr, self._plan.seats[seat].name, self._plan.seats[seat].cpu
        temper = temper_of(name, cpu)
        return Button(
            name=f"lobby.name{seat}",
            text=seat_name(seat, name, cpu, tr),
            icon="pencil",
            hint=tr(TEMPER_SENTENCES[temper]) if temper else tr("Change the name"),
            on_press=partial(self._deeds.rename, seat),
        )

    def _kind(self, seat: int) -> ChoiceRow:
        tr, cpu = self._tr, self._plan.seats[seat].cpu
        return ChoiceRow(
            name=f"lobby.level{seat}",
            bare=True,
            values=[tr("Person"), *(level_name(level, tr) for level in LEVELS)],
            index=LEVELS.index(cpu) + 1 if cpu else PERSON,
            hint=tr(LEVEL_SENTENCES[cpu]) if cpu else tr("Somebody on the couch. Several may share one device."),
            changed=partial(self._deeds.set_kind, seat),
        )

    def _device(self, seat: int) -> ChoiceRow:
        devices = self._devices(seat)
        device = self._people.device(seat)
        return ChoiceRow(
            name=f"lobby.device{seat}",
            bare=True,
            values=[self._device_name(other, seat) for other in devices],
            index=devices.index(device) if device in devices else 0,
            hint=self._tr("The device this person plays on. Several people may share one."),
            changed=lambda index: self._deeds.change_device(seat, devices[index]),
        )

    def _join(self, seat: int) -> Button:
        tr = self._tr
        return Button(
            name="lobby.join",
            text=tr("Join"),
            icon="plus",
            align="center",
            style=SMALL,
            hint=tr("Press Confirm on your own device, or click."),
            on_press=partial(self._deeds.join_here, seat),
        )

    def _ready(self, seat: int) -> Button:
        tr, ready, services = self._tr, self._people.is_ready(seat), self._services
        device = self._people.device(seat)
        assert device
        control = services.input.control_for(Action.CONFIRM, device)
        return GlyphButton(
            name=f"lobby.ready{seat}",
            text=tr("Ready") if ready else tr("Ready?"),
            icon="check",
            glyph=None if ready or not control else (services.glyphs(device), control),
            align="center",
            style=SMALL,
            chosen=ready,
            on_press=partial(self._deeds.set_ready, seat, not ready),
        )

    def _remove(self, seat: int) -> Button:
        return Button(
            name=f"lobby.remove{seat}",
            icon="cross",
            meaning=self._tr("Remove this player"),
            on_press=partial(self._deeds.remove_seat, seat),
        )

    def _devices(self, seat: int) -> Sequence[Device]:
        """Those that can be chosen: what is plugged in, and what somebody plays with already; no other phone."""
        used = [other for other in self._people.devices if other.kind != "phone"]
        own = self._people.device(seat)
        used += [own] if own and own.kind == "phone" else []
        at_the_pc = [device for device in (KEYBOARD, MOUSE) if device in used] or [KEYBOARD]
        return list(dict.fromkeys([*at_the_pc, *self._services.input.pads, *used]))

    def _device_name(self, device: Device, seat: int) -> str:
        used, tr = self._people.devices, self._tr
        name = device_name(device, self._services.input.pads, KEYBOARD in used and MOUSE in used, tr)
        phone = self._people.phone(seat)
        if phone is None:
            return name
        own = tr("Phone (away)") if self._people.is_away(seat) else tr("Phone")
        return own if device == phone else tr("{device} and phone", device=name)


def _height(button: Button, kit: Kit, width: int) -> int:
    """That of one line if its text can be read there."""
    line = Button(text="X").height(kit, width)
    labels = button.labels(kit, Rect(0, 0, width, line), Attention())
    return button.height(kit, width) if any(map(kit.cut, labels)) else line
