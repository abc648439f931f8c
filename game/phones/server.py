"""The server for phones: a page and a WebSocket on one port, in a thread with an event loop of its own.

The frame loop never waits for it: what phones say lies in a queue, and of what they are told each keeps the newest
state. Nobody but guests (``guests.py``) gets past the first message. Whoever breaks a rule is told why in one word,
disconnected, and logged in one line, in which there is neither key nor token.
"""

from __future__ import annotations

import asyncio
import errno
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from game.phones.addresses import at_home
from game.phones.door import Allowance, Door
from game.phones.guests import MOST, Guest, GuestBook
from game.phones.line import (
    HELLO_WITHIN,
    LARGEST_READ,
    PING_EVERY,
    Phone,
    farewell,
    heard,
    keep_no_backlog,
    keep_telling,
)
from game.phones.page_files import PageFile
from game.phones.protocol import BadMessage, Farewell, Hello, Message, read

log, noise = logging.getLogger(__name__), logging.getLogger(f"{__name__}.noise")

HTTP_PORT = 80
"""Browsers do not name it."""
SAFE = {
    "Server": "Koloda",
    "Content-Security-Policy": "default-src 'self'; connect-src 'self' {ws}; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def _in_one_line(record: logging.LogRecord) -> bool:
    """What is no HTTP at all is logged without the whole of it."""
    if record.exc_info and isinstance(record.exc_info[1], HttpProcessingError):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.exc_info = "phones: %s sent away: message", None
    return True


noise.addFilter(_in_one_line)


@dataclass(frozen=True)
class Said:
    """``message`` None: the guest has come, or has gone if not ``present``."""

    guest: Guest
    message: Message | None = None
    present: bool = True


class Server:
    """``files`` are what the page consists of, by path. Open until ``close``. ``host`` is one address of this machine,
    in the home network or its own alone; OSError for any other, and if the port is taken."""

    def __init__(self, host: str, port: int, book: GuestBook, files: Mapping[str, PageFile]) -> None:
        if not at_home(host):
            raise OSError(errno.EADDRNOTAVAIL, "not an address of the home network")
        self.host, self.port = host, port
        self.said: SimpleQueue[Said] = SimpleQueue()
        self._book, self._files = book, files
        self._phones: dict[str, Phone] = {}
        self._greeting: Counter[str] = Counter()
        self._loop = asyncio.new_event_loop()
        started: Future[int] = Future()
        self._thread = Thread(target=self._run, args=(started,), name="phones", daemon=True)
        self._thread.start()
        self.port = started.result()

    @property
    def origin(self) -> str:
        return f"http://{self._place}"

    @property
    def _place(self) -> str:
        """As browsers name it."""
        return self.host if self.port == HTTP_PORT else f"{self.host}:{self.port}"

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
        with suppress(RuntimeError):  # it has ended meanwhile
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
        server = web.Server(self._answer, access_log=None, logger=noise, keepalive_timeout=HELLO_WITHIN)
        self._door = Door(server, self._loop, HELLO_WITHIN)
        listening = await self._loop.create_server(self._door, self.host, self.port)
        started.set_result(listening.sockets[0].getsockname()[1])
        await self._stopping.wait()
        listening.close()
        for phone in self._phones.values():
            phone.dismiss("closing")
        await server.shutdown(1.0)

    # What comes in

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        self._door.spoke(request)
        if request.headers.get("Host") != self._place:
            return self._turned_away(request, "host")
        if request.path == "/table" and request.method == "GET":
            return await self._table(request)
        file = self._files.get(request.path)
        if file is None or request.method not in ("GET", "HEAD"):
            return web.Response(status=404, headers=self._safe)
        packed = "gzip" in request.headers.get("Accept-Encoding", "")
        headers = {**self._safe, "Content-Type": file.type, "Vary": "Accept-Encoding"}
        if packed:
            headers["Content-Encoding"] = "gzip"
        return web.Response(body=file.packed if packed else file.plain, headers=headers)

    @property
    def _safe(self) -> dict[str, str]:
        """What is said with every answer. Older browsers do not count a WebSocket as the page's own, so it is named."""
        return {name: value.format(ws=f"ws://{self._place}") for name, value in SAFE.items()}

    def _turned_away(self, request: web.BaseRequest, why: str) -> web.Response:
        """A page that is not ours has sent a browser here."""
        log.warning("phones: %s turned away: %s", request.remote, why)
        answer = web.Response(status=403, text=why, headers=self._safe)
        answer.force_close()
        return answer

    async def _table(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.headers.get("Origin") != self.origin:
            return self._turned_away(request, "origin")
        ws = web.WebSocketResponse(
            autoping=False, heartbeat=PING_EVERY, max_msg_size=LARGEST_READ, compress=False, writer_limit=0
        )
        if not ws.can_prepare(request).ok:
            return web.Response(status=404, headers=self._safe)
        await ws.prepare(request)
        self._door.stays(request)
        keep_no_backlog(request.transport)
        address = request.remote or ""
        allowance = Allowance(self._loop.time)
        self._greeting[address] += 1
        try:
            phone = await self._greet(ws, address, allowance)
        except BadMessage as error:
            log.warning("phones: %s sent away: %s", address, error.reason)
            await farewell(ws, error.reason)
            return ws
        finally:
            self._greeting[address] -= 1
        if phone:
            await self._serve_phone(phone, address, allowance)
        return ws

    async def _greet(self, ws: web.WebSocketResponse, address: str, allowance: Allowance) -> Phone | None:
        """Wait for a hello, and let its guest in; None if nobody is there any more."""
        if self._greeting[address] > MOST:
            raise BadMessage("full")
        try:
            text = await asyncio.wait_for(heard(ws, allowance), HELLO_WITHIN)
        except asyncio.TimeoutError as error:
            raise BadMessage("slow") from error
        if text is None:
            return None
        hello = read(text)
        if not isinstance(hello, Hello):
            raise BadMessage
        guest = self._book.admit(hello, address, self._loop.time())
        if guest.id not in self._phones and len(self._phones) >= MOST:
            raise BadMessage("full")
        return Phone(guest, ws)

    async def _serve_phone(self, phone: Phone, address: str, allowance: Allowance) -> None:
        guest = phone.guest
        before = self._phones.get(guest.id)
        self._phones[guest.id] = phone
        if before:
            before.dismiss("left")
        phone.tell("welcome", msgspec.json.encode({"welcome": 1, "token": guest.token}).decode())
        self.said.put(Said(guest))
        telling = asyncio.ensure_future(keep_telling(phone, address))
        try:
            await self._listen(phone, allowance)
        except BadMessage as error:
            log.warning("phones: %s disconnected: %s", address, error.reason)
            phone.dismiss(error.reason)
            await telling
        finally:
            telling.cancel()
            if self._phones.get(guest.id) is phone:
                del self._phones[guest.id]
                self.said.put(Said(guest, present=False))

    async def _listen(self, phone: Phone, allowance: Allowance) -> None:
        """Until the phone goes, or says what it may not."""
        while True:
            text = await heard(phone.socket, allowance)
            if text is None:
                return
            said = read(text)
            if isinstance(said, Hello):
                raise BadMessage
            self.said.put(Said(phone.guest, said))
