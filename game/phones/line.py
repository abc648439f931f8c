"""The line to one phone: what it says, and what it is told, of which only the newest state counts."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from aiohttp import WebSocketError, WSMsgType, web

from game.phones.door import Allowance
from game.phones.guests import Guest
from game.phones.protocol import FROM_PHONE, BadMessage, Farewell

log = logging.getLogger(__name__)

HELLO_WITHIN = 5.0
"""Seconds for a connection to say what it wants, and for a phone to say hello, or to take what it is told."""
PING_EVERY = 5.0
"""A phone that does not answer within half of that is gone."""
SEND_BUFFER = 32 * 1024
"""Bytes on their way to a phone that wait in the system, where no newer state can take their place."""
LARGEST_READ = 8 * FROM_PHONE
"""Of a longer message nothing is read; one that is only too long can still be answered."""
STATES = ("lobby", "table")
"""Of these only the newest one counts …"""
WAITING = 8
"""… and besides it so many answers wait at most."""


@dataclass
class Phone:
    """A connection that has said hello."""

    guest: Guest
    socket: web.WebSocketResponse
    to_tell: list[tuple[str, str]] = field(default_factory=list)
    """What has not been sent yet, each with its kind."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, kind: str, text: str) -> None:
        older = [said for said in self.to_tell if not (kind in STATES and said[0] in STATES)]
        self.to_tell = [*older[-WAITING:], (kind, text)]
        self.news.set()

    def dismiss(self, why: Farewell) -> None:
        """Nothing but this is told any more."""
        self.to_tell.clear()
        self.tell("bye", why)


async def heard(ws: web.WebSocketResponse, allowance: Allowance) -> str | None:
    """What a phone says next; None: it has gone. What only keeps the connection alive counts as a message too."""
    while True:
        message = await ws.receive()
        if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED):
            return None
        if message.type is WSMsgType.ERROR and not isinstance(message.data, WebSocketError):
            return None  # the network, not the phone
        allowance.spend()
        if message.type is WSMsgType.PING:
            await quietly(ws.pong(message.data))
        elif message.type is WSMsgType.TEXT:
            return str(message.data)
        elif message.type is not WSMsgType.PONG:
            raise BadMessage


def keep_no_backlog(transport: asyncio.Transport | None) -> None:
    """Let whoever sends wait until nearly all has left: meanwhile newer states take the place of older ones."""
    if transport is None:
        return
    transport.set_write_buffer_limits(high=0)
    with suppress(OSError):
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


async def keep_telling(phone: Phone, address: str) -> None:
    while not phone.socket.closed:
        await phone.news.wait()
        phone.news.clear()
        while phone.to_tell:
            kind, text = phone.to_tell.pop(0)
            if kind == "bye":
                await farewell(phone.socket, text)
                return
            if not await quietly(phone.socket.send_str(text)):
                log.warning("phones: %s disconnected: slow", address)
                await farewell(phone.socket, "slow")
                return


async def farewell(ws: web.WebSocketResponse, why: str) -> None:
    await quietly(ws.send_str(msgspec.json.encode({"bye": why}).decode()))
    await quietly(ws.close(message=why.encode()))


async def quietly(sending: Awaitable[object]) -> bool:
    """A phone that has gone meanwhile is not told. False if it takes too long to listen."""
    try:
        await asyncio.wait_for(sending, HELLO_WITHIN)
    except asyncio.TimeoutError:
        return False
    except (ConnectionError, RuntimeError):
        log.debug("phones: one has gone while it was told something")
    return True
