"""Phones for ``phones.py``, in a process of their own so that they take nothing from the game's: either some that play,
of which one loses its connection every so often, or a browser that opens the page.

    python tests/bench/crowd.py play URL PHONES SECONDS EVERY
    python tests/bench/crowd.py page URL

What came of it is one JSON object on standard output. Times are those of the system's monotonic clock.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

THOUGHT = 0.05, 0.4
"""Seconds from when a phone may play until it does."""
TRIES = 5
SLOWED = 4
LONGEST = 30_000
"""Milliseconds that a page may take to be measured at all."""


class Guest:
    """A phone at a seat. ``faults`` are what it was told, or not told, and should not have been."""

    def __init__(self, web: ClientSession, url: str, seat: int) -> None:
        self.origin, _, self.key = url.partition("/#")
        self.web, self.seat = web, seat
        self.token: str | None = None
        self.touches: list[tuple[float, int, int, str]] = []
        self.faults: list[str] = []
        self.states = self.visits = 0
        self.newest = (0, 0)
        self.lost: list[float] = []
        """Seconds from each new hello to the table."""
        self._socket: ClientWebSocketResponse[bool] | None = None
        self._rng = random.Random(seat)

    async def stay(self) -> None:
        """Come, and come again whenever the connection is lost."""
        while True:
            with suppress(ConnectionError, ClientError):
                await self._visit()

    async def _visit(self) -> None:
        came, self.visits = time.monotonic(), self.visits + 1
        async with self.web.ws_connect(f"{self.origin}/table", headers={"Origin": self.origin}) as self._socket:
            hello = {"hello": 1, "key": self.key, "token": self.token, "name": f"Guest {self.seat}", "lang": "en"}
            await self._socket.send_json(hello)
            async for message in self._socket:
                if message.type is not WSMsgType.TEXT:
                    break
                said = json.loads(message.data)
                if "table" in said and came:
                    self.lost.append(time.monotonic() - came)
                    came = 0.0
                await self._hear(said)

    def lose(self) -> None:
        """The network is gone, without a word."""
        if self._socket and self._socket._response.connection and self._socket._response.connection.transport:
            self._socket._response.connection.transport.abort()

    async def _hear(self, said: dict[str, Any]) -> None:
        assert self._socket
        self.token = said.get("token", self.token)
        if "bye" in said:
            self.faults.append(f"sent away: {said['bye']}")
        elif "refused" in said:
            self.faults.append(f"refused: {said['refused']['code']}")
        elif "lobby" in said and said["lobby"]["seats"] and said["lobby"]["seat"] is None:
            if self.touches:
                self.faults.append(f"has lost its seat: {said['lobby']['status']}")
            await self._socket.send_json({"sit": self.seat})
        elif "table" in said:
            await self._look_at(said["table"])

    async def _look_at(self, table: dict[str, Any]) -> None:
        assert self._socket
        position = table["deal"], table["at"]
        self.states += 1
        if position < self.newest:
            self.faults.append(f"{position} after {self.newest}")
        if table["seat"] != self.seat:
            self.faults.append(f"is told what seat {table['seat']} sees")
        self.newest = position
        if table["moves"]:
            await asyncio.sleep(self._rng.uniform(*THOUGHT))
            code = self._rng.choice(table["moves"])
            self.touches.append((time.monotonic(), *position, code))
            await self._socket.send_json({"play": code, "at": table["at"]})


async def play(url: str, phones: int, seconds: float, every: float) -> dict[str, Any]:
    async with ClientSession() as web:
        guests = [Guest(web, url, seat) for seat in range(phones)]
        staying = [asyncio.ensure_future(guest.stay()) for guest in guests]
        end, turn = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            await asyncio.sleep(min(every, seconds) if every else seconds)
            if every:
                guests[turn % phones].lose()
                turn += 1
        for stay in staying:
            stay.cancel()
        ended = await asyncio.gather(*staying, return_exceptions=True)
    broken = [repr(how) for how in ended if not isinstance(how, asyncio.CancelledError)]
    return {
        "touches": [(guest.seat, *touch) for guest in guests for touch in guest.touches],
        "states": sum(guest.states for guest in guests),
        "visits": sum(guest.visits for guest in guests),
        "back after": max((seconds for guest in guests for seconds in guest.lost[1:]), default=0.0),
        "faults": [f"phone {guest.seat}: {fault}" for guest in guests for fault in guest.faults] + broken,
    }


def page(url: str) -> dict[str, Any]:
    """Bytes on the wire until the first card shows, and the seconds that takes with a slow processor (the least of some
    tries: what else this machine does is not the page's)."""
    from tests.phones.browser import PagePlayer, chromium, missing_browser

    if why := missing_browser():
        return {"skipped": why}
    with chromium() as browser:
        player = PagePlayer(browser, "about:blank", "Anna")
        wire = player.context.new_cdp_session(player.page)
        wire.send("Network.enable")
        sizes: list[float] = []
        wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        player.page.goto(url)
        player.context.set_default_timeout(LONGEST)
        player.join()
        player.sit()
        player.wait_for_hand()
        loaded = sum(sizes)
        files = len(sizes)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        times = []
        for _ in range(TRIES):
            began = time.monotonic()
            player.page.reload(wait_until="commit")
            player.page.locator(".card").first.wait_for(timeout=LONGEST)
            times.append(time.monotonic() - began)
        player.close()
    return {"kilobytes": loaded / 1000, "files": files, "seconds": min(times), "all": times}


def main() -> None:
    what, url, *more = sys.argv[1:]
    result = page(url) if what == "page" else asyncio.run(play(url, int(more[0]), float(more[1]), float(more[2])))
    print(json.dumps(result))


if __name__ == "__main__":
    main()
