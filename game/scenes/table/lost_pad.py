"""The pad of the person to move is unplugged: the match pauses until somebody plays on."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.input.actions import MOUSE, Action, Asked, ByPhone, InputEvent, Pointer, Press
from game.scenes.core import destinations as to
from game.scenes.core.burst_guard import BurstGuard
from game.scenes.core.services import Services
from game.scenes.menus.dialog import Dialog
from game.scenes.menus.prompts import Prompt
from game.scenes.table.sharing import whose
from game.session.match_session import MatchSession
from game.session.returning_pads import returning, welcome, welcome_phones
from game.texts.seats import seat_names
from game.view.table.over.guard import guard_patch
from game.view.widgets.button import Button


class LostPadScene(Dialog):
    """A press on the pad that is back goes on; else any device takes over, or a CPU player."""

    name = "lost_pad"

    def __init__(self, services: Services, session: MatchSession, seat: int) -> None:
        tr = services.tr
        name = seat_names(session.seats, tr)[seat]
        title, text = (
            tr("{name}: gamepad unplugged", name=name),
            tr("Plug it in and press a button on it, or choose who plays on."),
        )
        if session.owners.phone(seat):
            title = tr("{name}: the phone is away", name=name)
            text = tr("It comes back by itself once its page is open again. Or choose who plays on until then.")
        super().__init__(services, title, text)
        self.session, self.seat = session, seat
        self._device = services.input.last_device
        self._rain = BurstGuard()
        self._rain.begin()

    def update(self, dt: float) -> None:
        if not self._asks:
            self.services.back()
            return
        super().update(dt)
        shown = self._rain.shown
        self._rain.update(dt)
        if self._rain.shown != shown:
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self._rain.shown is not None:
            guard_patch(self.kit, self.box, self._rain.shown).paint(surface)

    def see_devices(self) -> None:
        self.session.owners.become(self.services.input.now)
        self.session.owners.present(self.services.input.plugged)
        welcome_phones(self.session)
        if not self._asks:
            self.services.back()

    @property
    def _asks(self) -> bool:
        """Whether the seat still waits for somebody: meanwhile it may have been taken, or given away."""
        return self.seat in self.session.owners.without_device and self.session.turn == self.seat

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press):
            self._press(event)
            return
        if isinstance(event, Pointer):
            self._device = MOUSE
        super().handle(event)

    def hear_phone(self, event: ByPhone) -> bool:
        if isinstance(event, Asked) and event.action is Action.MENU and self.services.stack.top is self:
            self.services.open(to.Pause(self.session))
            return True
        return False

    def _press(self, press: Press) -> None:
        device = self._device = press.device
        if self._rain.up:  # it was meant for the table
            self._rain.press()
            return
        groups = returning(self.session, device)
        if len(groups) > 1:
            self.services.open(whose(self.session, device, lambda seats: self.see_devices(), self.services.tr))
        elif groups:
            welcome(self.session, device, groups[0])
            self.see_devices()
        elif press.action is Action.MENU:
            self.services.open(to.Pause(self.session))
        else:
            super().handle(press)

    @property
    def prompts(self) -> Sequence[Prompt]:
        return [*self.choosing, (Action.MENU, self.services.tr("Pause"))]

    def back(self) -> None:
        """There is nothing to go back to while nobody plays."""

    def buttons(self) -> list[Button]:
        tr = self.services.tr
        return [
            self.button("take", tr("Play on with this device"), "person", self._take_over, "primary"),
            self.button("cpu", tr("A CPU plays on"), "robot", self._substitute),
        ]

    def _take_over(self) -> None:
        if self.session.owners.phone(self.seat):
            self.session.play_without_phone(self.seat, self._device)
        else:
            self.session.owners.claim(self.seat, self._device)
        self.services.back()

    def _substitute(self) -> None:
        self.session.substitute(self.seat)
        self.services.back()
