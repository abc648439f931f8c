"""The server for phones: a page and a WebSocket on one port, in a thread with an event loop of its own.

The frame loop never waits for it: what phones say lies in a queue, and of what they are told each keeps the newest
state. Nobody but guests (``guests.py``) gets past the first message.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from game.phones.guests import MOST, Guest, GuestBook
from game.phones.page_files import PageFile
from game.phones.protocol import FROM_PHONE, BadMessage, Farewell, Hello, Message, read

log = logging.getLogger(__name__)

HELLO_WITHIN = 5.0
"""Seconds for a connection to say what it wants, and for a phone to say hello."""
PING_EVERY = 5.0
PER_SECOND, AT_ONCE = 20, 40
"""Messages that a phone may send in the long run, and in a burst."""
CONNECTIONS = 4 * MOST
"""Of any kind: browsers open several for a page."""
SAFE = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
LARGEST_READ = 8 * FROM_PHONE
"""Of a longer message nothing is read; one that is only too long can still be answered."""
STATES = ("lobby", "table")
"""Of these only the newest one counts."""


@dataclass(frozen=True)
class Said:
    """``message`` None: the guest has come, or has gone if not ``present``."""

    guest: Guest
    message: Message | None = None
    present: bool = True


@dataclass
class _Phone:
    """A connection that has said hello."""

    guest: Guest
    socket: web.WebSocketResponse
    to_tell: dict[str, str] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, kind: str, text: str) -> None:
        for state in STATES if kind in STATES else ():
            self.to_tell.pop(state, None)
        self.to_tell[kind] = text
        self.news.set()

    def dismiss(self, why: Farewell) -> None:
        """Nothing but this is told any more."""
        self.to_tell.clear()
        self.tell("bye", why)


class Server:
    """``files`` are what the page consists of, by path. Open until ``close``; OSError if the port is taken."""

    def __init__(self, host: str, port: int, book: GuestBook, files: Mapping[str, PageFile]) -> None:
        self.host, self.port = host, port
        self.said: SimpleQueue[Said] = SimpleQueue()
        self._book, self._files = book, files
        self._phones: dict[str, _Phone] = {}
        self._greeting: Counter[str] = Counter()
        self._loop = asyncio.new_event_loop()
        started: Future[int] = Future()
        self._thread = Thread(target=self._run, args=(started,), name="phones", daemon=True)
        self._thread.start()
        self.port = started.result()

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def url(self) -> str:
        """What the code on the screen leads to: the key is in no request."""
        return f"{self.origin}/#{self._book.key}"

    # From the frame loop

    def poll(self) -> list[Said]:
        """What phones have said since the last call."""
        said = []
        while True:
            try:
                said.append(self.said.get_nowait())
            except Empty:
                return said

    def tell(self, guest: str, kind: str, content: object, **more: object) -> None:
        """Tell a guest, if he is there: ``{kind: content, **more}``."""
        text = msgspec.json.encode({kind: content, **more}).decode()
        self._in_loop(lambda: self._tell(guest, kind, text))

    def dismiss(self, guest: str, why: Farewell) -> None:
        """Let a guest go."""
        self._in_loop(lambda: self._dismiss(guest, why))

    def close(self) -> None:
        """Tell everybody, and stop."""
        self._in_loop(self._stopping.set)
        self._thread.join()

    def _in_loop(self, do: Callable[[], object]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(do)

    def _tell(self, guest: str, kind: str, text: str) -> None:
        if guest in self._phones:
            self._phones[guest].tell(kind, text)

    def _dismiss(self, guest: str, why: Farewell) -> None:
        if guest in self._phones:
            self._phones[guest].dismiss(why)

    # The thread

    def _run(self, started: Future[int]) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._serve(started))
        except Exception as error:
            if not started.done():
                started.set_exception(error)
            else:
                log.exception("phones: the server has ended")
        finally:
            self._loop.close()

    async def _serve(self, started: Future[int]) -> None:
        self._stopping = asyncio.Event()
        server = web.Server(self._answer, access_log=None, keepalive_timeout=HELLO_WITHIN)
        self._door = _Door(server, self._loop)
        listening = await self._loop.create_server(self._door, self.host, self.port, reuse_address=True)
        started.set_result(listening.sockets[0].getsockname()[1])
        await self._stopping.wait()
        listening.close()
        for phone in self._phones.values():
            phone.dismiss("closing")
        await server.shutdown(1.0)

    # What comes in

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        self._door.spoke(request)
        if request.headers.get("Host") != f"{self.host}:{self.port}":
            return web.Response(status=403, headers=SAFE)
        if request.path == "/table" and request.method == "GET":
            return await self._table(request)
        file = self._files.get(request.path)
        if file is None or request.method not in ("GET", "HEAD"):
            return web.Response(status=404, headers=SAFE)
        packed = "gzip" in request.headers.get("Accept-Encoding", "")
        headers = {**SAFE, "Content-Type": file.type, "Vary": "Accept-Encoding"}
        if packed:
            headers["Content-Encoding"] = "gzip"
        return web.Response(body=file.packed if packed else file.plain, headers=headers)

    async def _table(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.headers.get("Origin") != self.origin:
            return web.Response(status=403, headers=SAFE)
        socket = web.WebSocketResponse(heartbeat=PING_EVERY, max_msg_size=LARGEST_READ, compress=False)
        if not socket.can_prepare(request).ok:
            return web.Response(status=404, headers=SAFE)
        await socket.prepare(request)
        address = request.remote or ""
        try:
            phone = await self._greet(socket, address)
        except BadMessage as error:
            log.warning("phones: %s sent away: %s", address, error.reason)
            await _farewell(socket, error.reason)
            return socket
        await self._serve_phone(phone, address)
        return socket

    async def _greet(self, socket: web.WebSocketResponse, address: str) -> _Phone:
        """Wait for a hello, and let its guest in."""
        try:
            message = await asyncio.wait_for(socket.receive(), HELLO_WITHIN)
        except asyncio.TimeoutError as error:
            raise BadMessage("slow") from error
        hello = read(_text(message))
        if not isinstance(hello, Hello):
            raise BadMessage
        guest = self._book.admit(hello, address, self._loop.time())
        if guest.id not in self._phones and len(self._phones) >= MOST:
            raise BadMessage("full")
        return _Phone(guest, socket)

    async def _serve_phone(self, phone: _Phone, address: str) -> None:
        guest = phone.guest
        before = self._phones.get(guest.id)
        self._phones[guest.id] = phone
        if before:
            before.dismiss("left")
        phone.tell("welcome", msgspec.json.encode({"welcome": 1, "token": guest.token}).decode())
        self.said.put(Said(guest))
        telling = asyncio.ensure_future(_keep_telling(phone))
        try:
            await self._listen(phone)
        except BadMessage as error:
            log.warning("phones: %s disconnected: %s", address, error.reason)
            phone.dismiss(error.reason)
            await telling
        finally:
            telling.cancel()
            if self._phones.get(guest.id) is phone:
                del self._phones[guest.id]
                self.said.put(Said(guest, present=False))

    async def _listen(self, phone: _Phone) -> None:
        """Until the phone goes, or says what it may not."""
        allowance = _Allowance(self._loop.time)
        while True:
            message = await phone.socket.receive()
            if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED):
                return
            allowance.spend()
            said = read(_text(message))
            if isinstance(said, Hello):
                raise BadMessage
            self.said.put(Said(phone.guest, said))


class _Allowance:
    """Messages that a phone may send now: it grows with the time."""

    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self._left, self._at = float(AT_ONCE), time()

    def spend(self) -> None:
        now = self._time()
        self._left, self._at = min(self._left + (now - self._at) * PER_SECOND, AT_ONCE), now
        if self._left < 1:
            raise BadMessage("flood")
        self._left -= 1


class _Door:
    """Lets connections in, so many at a time, and shuts those that ask for nothing."""

    def __init__(self, server: web.Server, loop: asyncio.AbstractEventLoop) -> None:
        self._server, self._loop = server, loop
        self._silent: set[Any] = set()

    def __call__(self) -> asyncio.Protocol:
        handler = self._server()
        if len(self._server.connections) >= CONNECTIONS:
            self._loop.call_soon(handler.force_close)
        self._silent.add(handler)
        self._loop.call_later(HELLO_WITHIN, self._shut, handler)
        return handler

    def spoke(self, request: web.BaseRequest) -> None:
        self._silent.discard(request.protocol)

    def _shut(self, handler: Any) -> None:
        if handler in self._silent:
            self._silent.discard(handler)
            handler.force_close()


async def _keep_telling(phone: _Phone) -> None:
    while not phone.socket.closed:
        await phone.news.wait()
        phone.news.clear()
        while phone.to_tell:
            kind = next(iter(phone.to_tell))
            text = phone.to_tell.pop(kind)
            if kind == "bye":
                await _farewell(phone.socket, text)
                return
            await _quietly(phone.socket.send_str(text))


async def _farewell(socket: web.WebSocketResponse, why: str) -> None:
    await _quietly(socket.send_str(msgspec.json.encode({"bye": why}).decode()))
    await _quietly(socket.close(message=why.encode()))


async def _quietly(sending: Awaitable[object]) -> None:
    """A phone that has gone meanwhile is not told."""
    try:
        await asyncio.wait_for(sending, HELLO_WITHIN)
    except (ConnectionError, RuntimeError, asyncio.TimeoutError):
        log.debug("phones: one has gone while it was told something")


def _text(message: Any) -> str:
    if message.type is not WSMsgType.TEXT:
        raise BadMessage(
            "left" if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSED, WSMsgType.CLOSING) else "message"
        )
    return str(message.data)
