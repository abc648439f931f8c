"""Phones in this house: the way in for those on the network, and what they say as input events of the game.

The only door to this folder: it is opened when somebody asks for phones, and nothing of the folder is loaded before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from threading import Thread

import segno

from game.i18n import LANGUAGES
from game.input.actions import Action, Asked, ByPhone, Chosen, Device, PadsChanged, Readied, SeatWanted
from game.phones.addresses import LOOPBACK, Address, addresses
from game.phones.guests import Guest, GuestBook
from game.phones.page_files import page_files
from game.phones.protocol import Ask, Farewell, Message, Play, Ready, Sit, Stand
from game.phones.server import Said, Server
from game.store.names import clean_name

DEVICE = "phone:"
"""Before the guest's id: what the game knows a phone by."""
QUESTIONS = {"hint": Action.HINT, "undo": Action.UNDO, "last": Action.LAST_PLAY, "pause": Action.MENU}
QUIET_ZONE = 4
"""Modules around the code that are to be left light."""


class NoNetwork(Exception):
    """This machine is in no network that phones could be in."""


class House:
    """Open until ``close``. Guests of an earlier run are ``expected``: they come back with the tokens they have.

    NoNetwork without a network and a ``host``; OSError if the place is taken.
    """

    def __init__(self, host: str | None = None, port: int = 0, expected: Iterable[str] = ()) -> None:
        self._addresses = addresses()
        if host is None and not self._addresses:
            raise NoNetwork
        self._book = GuestBook()
        self.expect(expected)
        self._server = self._listen(host or self._addresses[0].host, port)
        self._guests: dict[str, Guest] = {}
        self._visits: dict[str, int] = {}
        self._numbers = count(1)
        self._gone: list[PadsChanged] = []

    def _listen(self, host: str, port: int) -> Server:
        return Server(host, port, self._book, page_files())

    # Where it is

    @property
    def host(self) -> str:
        return self._server.host

    @property
    def port(self) -> int:
        return self._server.port

    @property
    def url(self) -> str:
        """What the code leads to: the key is in it."""
        return self._server.url

    @property
    def typed(self) -> tuple[str, str]:
        """The address for those who type, and its end, which is the key in groups."""
        key = self._book.key
        return self._server.origin, "/#" + "-".join(key[at : at + 4] for at in range(0, len(key), 4))

    @property
    def network(self) -> str:
        """What the network is called; empty: nobody but this machine is in it."""
        return next((one.network for one in self._addresses if one.host == self.host), "")

    @property
    def others(self) -> list[Address]:
        """Where else it could be: whoever goes on to the first one, again and again, comes to all of them."""
        hosts = [one.host for one in self._addresses]
        at = hosts.index(self.host) if self.host in hosts else -1
        return [*self._addresses[at + 1 :], *self._addresses[: max(at, 0)]]

    @property
    def local(self) -> bool:
        """Whether nobody but this machine can come."""
        return self.host == LOOPBACK

    def move(self, host: str, port: int) -> None:
        """Be at another address from now on; who came to the one before is gone. OSError, and nothing has changed, if
        that cannot be."""
        before, self._server = self._server, self._listen(host, port)
        Thread(target=before.close, name="phones move", daemon=True).start()
        self._gone = [PadsChanged(phone, False) for phone in self.devices]
        self._guests.clear()

    def code(self) -> list[list[bool]]:
        """The address as a picture that phones read: rows of modules, whether dark."""
        return [[bool(module) for module in row] for row in segno.make(self.url, error="m", micro=False).matrix]

    # Who is there

    def expect(self, phones: Iterable[str]) -> None:
        """The phones with these device ids may come with the tokens they have from earlier."""
        self._book.expect(phone.removeprefix(DEVICE) for phone in phones)

    @property
    def devices(self) -> Sequence[Device]:
        return [_device(guest) for guest in self._guests.values()]

    def language(self, phone: Device) -> str | None:
        """That in which its person reads, if it is one of the game's."""
        guest = self._guests.get(phone.id)
        return guest.lang if guest and guest.lang in LANGUAGES else None

    def visit(self, phone: Device) -> int:
        """The number of its visit: another one means that it knows nothing of what it was told."""
        return self._visits.get(phone.id, 0)

    # What is said

    def poll(self) -> list[ByPhone | PadsChanged]:
        """What phones have said since the last call, and which of them came or went."""
        gone, self._gone = self._gone, []
        return [*gone, *(event for said in self._server.poll() for event in self._heard(said))]

    def _heard(self, said: Said) -> Iterable[ByPhone | PadsChanged]:
        phone = _device(said.guest)
        if said.message is not None:
            return [_event(phone, said.message)] if phone.id in self._guests else []
        if said.present:
            self._guests[phone.id] = said.guest
            self._visits[phone.id] = next(self._numbers)
        else:
            self._guests.pop(phone.id, None)
            self._visits.pop(phone.id, None)
        return [PadsChanged(phone, said.present)]

    def tell(self, phone: Device, kind: str, content: object, **more: object) -> None:
        """Tell a phone, if it is there."""
        self._server.tell(phone.id.removeprefix(DEVICE), kind, content, **more)

    def dismiss(self, phone: Device, why: Farewell) -> None:
        self._server.dismiss(phone.id.removeprefix(DEVICE), why)

    def close(self) -> None:
        """Tell everybody, and let nobody in any more. It takes a moment."""
        self._server.close()


def _device(guest: Guest) -> Device:
    return Device(DEVICE + guest.id, "phone", clean_name(guest.name))


def _event(phone: Device, message: Message) -> ByPhone:
    match message:
        case Play():
            return Chosen(phone, message.play, message.at)
        case Ask():
            return Asked(phone, QUESTIONS[message.ask], message.at)
        case Sit():
            return SeatWanted(phone, message.sit)
        case Stand():
            return SeatWanted(phone, None)
        case Ready():
            return Readied(phone)
