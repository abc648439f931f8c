"""How long and how often strangers may try: connections at a time, the time each has, and messages a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from game.phones.guests import MOST
from game.phones.protocol import BadMessage

CONNECTIONS = 8 * MOST
"""Of any kind: browsers open up to six for a page, besides the table."""
LONGEST_VISIT = 60.0
"""Seconds that a connection stays open for files: a page that is still loading then is loaded by nobody."""
LOOKS = 5
"""So often those who are waited for are looked after in the time that they have."""
PER_SECOND, AT_ONCE = 20, 40
"""Messages that a phone may send in the long run, and in a burst."""


class Allowance:
    """Messages that a phone may send now: it grows with the time, which is passed in as a clock, in seconds."""

    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self._left, self._at = float(AT_ONCE), time()

    def spend(self) -> None:
        """BadMessage if nothing is left."""
        now = self._time()
        self._left, self._at = min(self._left + (now - self._at) * PER_SECOND, AT_ONCE), now
        if self._left < 1:
            raise BadMessage("flood")
        self._left -= 1


@dataclass
class _Visit:
    came: float
    until: float
    connected: bool = False


class Door:
    """Lets connections in, so many at a time, and shuts those that ask for nothing within ``patience`` seconds."""

    def __init__(self, server: web.Server, loop: asyncio.AbstractEventLoop, patience: float) -> None:
        self._server, self._loop, self._patience = server, loop, patience
        self._visits: dict[Any, _Visit] = {}
        self._looking = False

    def __call__(self) -> asyncio.Protocol:
        handler = self._server()
        if len(self._server.connections) >= CONNECTIONS:
            self._loop.call_soon(self._loop.call_soon, handler.force_close)  # only then is it connected
            return handler
        now = self._loop.time()
        self._visits[handler] = _Visit(now, now + self._patience)
        self._look_soon()
        return handler

    def spoke(self, request: web.BaseRequest) -> None:
        """Somebody has asked for something."""
        visit = self._visits.get(request.protocol)
        if visit:
            visit.until = visit.came + LONGEST_VISIT

    def stays(self, request: web.BaseRequest) -> None:
        """Somebody opens the table: for how long is not the door's matter."""
        self._visits.pop(request.protocol, None)

    def _look_soon(self) -> None:
        if not self._looking:
            self._looking = True
            self._loop.call_later(self._patience / LOOKS, self._look)

    def _look(self) -> None:
        self._looking = False
        now, there = self._loop.time(), set(self._server.connections)
        for handler, visit in [*self._visits.items()]:
            if now >= visit.until:
                handler.force_close()
            if now >= visit.until or (visit.connected and handler not in there):
                del self._visits[handler]
            visit.connected = handler in there
        if self._visits:
            self._look_soon()
