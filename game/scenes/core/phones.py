"""Phones as the screens see them: off until somebody asks for them, and told anew whenever there is something new."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING

from game.i18n import LANGUAGES, Translator
from game.input.actions import Device
from game.input.hub import InputHub
from game.platform.trace import Trace
from game.scenes.core.stack import News, Stack

if TYPE_CHECKING:
    from game.phones.house import House

MOST_A_FRAME = 3
"""So many phones are told something in a frame at most: making the words takes its time."""
LONGEST_CLOSING = 3.0
"""Seconds."""
PACKAGES = ("aiohttp", "segno", "ifaddr")
"""What letting phones in needs besides."""


class Phones:
    """``house`` None: nobody has asked for phones yet, nothing listens, and nothing is loaded that only they need."""

    def __init__(self, hub: InputHub, trace: Trace) -> None:
        self.house: House | None = None
        self._hub, self._trace = hub, trace
        self._told: dict[Device, Hashable] = {}

    # The way in

    def open(self, tr: Translator, host: str | None = None, port: int = 0, expected: Iterable[Device] = ()) -> str:
        """Let phones in from now on, for this run; those ``expected`` have tokens from an earlier one. Why that cannot
        be, in a sentence; empty: it can."""
        known = [phone.id for phone in expected]
        if self.house:
            self.house.expect(known)
            return ""
        missing = [name for name in PACKAGES if find_spec(name) is None]
        if missing:
            names, command = ", ".join(missing), f"python -m pip install {' '.join(missing)}"
            return tr(
                "Phones need what is not installed here: {names}. To install it: {command}",
                names=names,
                command=command,
            )
        from game.phones import house, told  # only now: whoever plays without phones loads nothing of it

        try:
            self.house = house.House(host, port, known)
        except house.NoNetwork:
            return tr("This computer is in no network. Connect it to the one that the phones are in.")
        except OSError as error:
            at = f"{host}:{port}" if host else tr("this address")
            return tr("Phones cannot be let in at {at}: {why}", at=at, why=error.strerror or str(error))
        for language in LANGUAGES:
            told.lobby(told.Lobby(), language)  # the words are at hand when the first phone comes
        self._hub.phones = self.house
        self._trace.phones(self.house.url)
        return ""

    def reopen(self, tr: Translator, at: tuple[str, int], expected: Sequence[Device]) -> None:
        """Be there for a match that is continued: where its phones look for it if that is still to be had, else
        anywhere."""
        if self.house:
            self.house.expect(phone.id for phone in expected)
            if not self.house.devices and (self.house.host, self.house.port) != at:
                self._move(*at)
            return
        for host, port in (at, (at[0], 0), (None, at[1]), (None, 0)):
            if not self.open(tr, host, port, expected):
                return

    def move(self, host: str, tr: Translator) -> str:
        """Be at another address, at the same port if it is free there; why that cannot be, in a sentence."""
        assert self.house
        why = self._move(host, self.house.port) and self._move(host, 0)
        return tr("Phones cannot be let in at {at}: {why}", at=host, why=why) if why else ""

    def _move(self, host: str, port: int) -> str:
        assert self.house
        try:
            self.house.move(host, port)
        except OSError as error:
            return error.strerror or str(error)
        self._trace.phones(self.house.url)
        return ""

    def close(self, wait: bool = True) -> None:
        """Nobody is let in any more. All are told, which takes a moment: ``wait`` for it."""
        house, self.house, self._hub.phones = self.house, None, None
        if house:
            closing = Thread(target=house.close, name="phones close", daemon=True)
            closing.start()
            if wait:
                closing.join(LONGEST_CLOSING)

    # What phones are told

    def language(self, phone: Device | None) -> str | None:
        """That in which whoever holds this phone reads, if it is known."""
        return self.house.language(phone) if self.house and phone else None

    def again(self, phone: Device) -> None:
        """It is told once more how things stand."""
        self._told.pop(phone, None)

    def refuse(self, phone: Device, code: str, text: str, at: int) -> None:
        """What it wanted may not be: nothing has changed."""
        if self.house:
            self.house.tell(phone, "refused", {"code": code, "text": text}, at=at)

    def update(self, stack: Stack, nothing: Callable[[Device], News]) -> None:
        """Tell each phone what is new for it; ``nothing`` where no screen has anything to tell it."""
        if not self.house:
            return
        told, here = 0, self.house.devices
        for gone in self._told.keys() - set(here):
            del self._told[gone]
        for phone in here:
            found = (scene.tell_phone(phone) for scene in reversed(stack.scenes))
            news = next(filter(None, found), None) or nothing(phone)
            key = self.house.visit(phone), news.kind, news.key
            if self._told.get(phone) != key:
                self._told[phone] = key
                self.house.tell(phone, news.kind, news.content())
                told += 1
            if told == MOST_A_FRAME:
                return
