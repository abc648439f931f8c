"""A couch with phones: scenes without a window, and phones that speak to them over a real WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from game.phones.house import House
from game.scenes.core.phone_news import nothing_yet
from tests.stagehand import FRAME, Stagehand

PATIENCE = 4000
"""Frames until something has to have come."""
LISTEN = 0.002
"""Seconds of a frame in which phones are listened to."""


class Phone:
    """A page on a phone: it keeps its token, and what it was told last of each kind."""

    def __init__(self, couch: Couch, name: str = "Anna", lang: str = "en", token: str | None = None) -> None:
        self.couch = couch
        self.name, self.lang = name, lang
        self.token = token
        self.told: list[dict[str, Any]] = []
        self.state: dict[str, dict[str, Any]] = {}
        """The newest lobby or table, whichever came last."""
        self.refused: list[dict[str, Any]] = []
        self.bye = ""
        self._socket: ClientWebSocketResponse[bool] | None = None
        self._reading: asyncio.Task[None] | None = None
        self.come()

    # The connection

    def come(self, key: str | None = None) -> None:
        """Open the page, or reload it."""
        self.state, self.bye = {}, ""
        house = self.couch.house
        words = {
            "hello": 1,
            "key": house.url.partition("#")[2] if key is None else key,
            "token": self.token,
            "name": self.name,
            "lang": self.lang,
        }

        async def come() -> ClientWebSocketResponse[bool]:
            origin = f"http://{house.host}:{house.port}"
            socket = await self.couch.web.ws_connect(f"{origin}/table", headers={"Origin": origin})
            await socket.send_json(words)
            return socket

        self._socket = self.couch.loop.run_until_complete(come())
        self._reading = self.couch.loop.create_task(self._read(self._socket))
        self.couch.phones.append(self)
        self.couch.until(lambda: bool(self.state or self.bye))

    def go(self) -> None:
        """The page is closed, without a word."""
        if self._socket is None:
            return
        socket, reading, self._socket, self._reading = self._socket, self._reading, None, None

        async def go() -> None:
            if reading:
                reading.cancel()
                with suppress(asyncio.CancelledError):
                    await reading
            await socket.close()

        self.couch.loop.run_until_complete(go())
        self.couch.phones.remove(self)

    async def _read(self, socket: ClientWebSocketResponse[bool]) -> None:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            self._hear(json.loads(message.data))

    def _hear(self, said: dict[str, Any]) -> None:
        self.told.append(said)
        if "welcome" in said:
            self.token = said["token"]
        elif "refused" in said:
            self.refused.append(said)
        elif "bye" in said:
            self.bye = said["bye"]
        else:
            self.state = said

    def say(self, **words: object) -> None:
        """Send a message; it arrives within the next frames."""
        assert self._socket
        self.couch.loop.run_until_complete(self._socket.send_json(words))

    # What the page does

    @property
    def table(self) -> dict[str, Any] | None:
        return self.state.get("table")

    @property
    def lobby(self) -> dict[str, Any] | None:
        return self.state.get("lobby")

    @property
    def may(self) -> bool:
        """Whether it may play now."""
        return bool(self.table and self.table["moves"])

    def sit(self, seat: int) -> None:
        """Take a seat, and wait until it is this phone's."""
        self.say(sit=seat)
        self.couch.until(lambda: (self.table or {}).get("seat") == seat or (self.lobby or {}).get("seat") == seat)

    def play(self, code: str | None = None, at: int | None = None) -> str:
        """Play the move with this code, or the first legal one."""
        assert self.table
        code = code or self.table["moves"][0]
        self.say(play=code, at=self.table["at"] if at is None else at)
        return code

    def ask(self, question: str) -> None:
        assert self.table
        self.say(ask=question, at=self.table["at"])


class Couch:
    """``hand`` holds the other devices. Phones come in at 127.0.0.1."""

    def __init__(self, hand: Stagehand) -> None:
        self.hand = hand
        self.phones: list[Phone] = []
        self.loop = asyncio.new_event_loop()
        self.web = self.loop.run_until_complete(self._session())

    async def _session(self) -> ClientSession:
        return ClientSession()

    def open(self, port: int = 0) -> None:
        why = self.hand.services.phones.open(self.hand.services.tr, "127.0.0.1", port)
        assert not why, why

    @property
    def house(self) -> House:
        house = self.hand.services.phones.house
        assert house
        return house

    def phone(self, name: str = "Anna", lang: str = "en", token: str | None = None) -> Phone:
        if not self.hand.services.phones.house:
            self.open()
        return Phone(self, name, lang, token)

    def frame(self, dt: float = FRAME) -> None:
        """What happens in a frame of the program, and what phones hear meanwhile."""
        services = self.hand.services
        for event in services.input.phones.poll() if services.input.phones else ():
            services.stack.handle(event)
        services.stack.update(dt)
        services.phones.update(services.stack, lambda phone: nothing_yet(services, phone))
        self.loop.run_until_complete(asyncio.sleep(LISTEN if self.phones else 0))

    def until(self, come: Callable[[], bool], dt: float = FRAME) -> None:
        """Frame by frame until it has come."""
        for _ in range(PATIENCE):
            if come():
                return
            self.frame(dt)
        raise AssertionError("it never came")

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.frame()

    def close(self) -> None:
        for phone in self.phones[:]:
            phone.go()
        self.loop.run_until_complete(self.web.close())
        self.hand.services.phones.close()
        self.loop.close()


@contextmanager
def couch_of(hand: Stagehand) -> Iterator[Couch]:
    couch = Couch(hand)
    try:
        yield couch
    finally:
        couch.close()
