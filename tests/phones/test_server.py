"""Who gets in over the network, and what a phone is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSServerHandshakeError

from game.phones import server as module
from game.phones.guests import GuestBook
from game.phones.protocol import Play, Sit
from game.phones.server import Said, Server

Talk = Callable[[ClientSession], Awaitable[None]]


def run(talk: Talk) -> None:
    async def main() -> None:
        async with ClientSession(timeout=aiohttp.ClientTimeout(10)) as session:
            await asyncio.wait_for(talk(session), 10)

    asyncio.run(main())


async def connect(session: ClientSession, server: Server, **headers: str) -> ClientWebSocketResponse[bool]:
    return await session.ws_connect(f"{server.origin}/table", headers={"Origin": server.origin, **headers})


async def hello(
    session: ClientSession, server: Server, key: str, token: str | None = None
) -> ClientWebSocketResponse[bool]:
    socket = await connect(session, server)
    await socket.send_json({"hello": 1, "key": key, "token": token, "name": "Анна", "lang": "ru"})
    return socket


async def heard(server: Server) -> Said:
    while True:
        if not server.said.empty():
            return server.said.get()
        await asyncio.sleep(0.001)


async def told(socket: ClientWebSocketResponse[bool]) -> Any:
    return json.loads(await socket.receive_str())


async def last_words(socket: ClientWebSocketResponse[bool]) -> str:
    """Why the phone was disconnected; it is."""
    while True:
        message = await told(socket)
        if "bye" in message:
            assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
            return str(message["bye"])


def test_the_page_is_there_packed_and_may_be_framed_by_nobody(server: Server) -> None:
    async def talk(session: ClientSession) -> None:
        async with session.get(server.origin) as page:
            assert (page.status, await page.text()) == (200, "<!doctype html><title>Koloda</title>")
            assert page.headers["Content-Encoding"] == "gzip"
            assert "default-src 'self'" in page.headers["Content-Security-Policy"]
            assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
            assert page.headers["X-Content-Type-Options"] == "nosniff"
            assert page.headers["Cache-Control"] == "no-store"
        for path in ("/../main.py", "/page", "/%2e%2e/main.py", "/settings.json", "/table/"):
            async with session.get(server.origin + path) as nothing:
                assert nothing.status == 404
        async with session.post(server.origin) as nothing:
            assert nothing.status == 404

    run(talk)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "localhost:{port}", ""])
def test_a_page_under_another_name_is_refused(server: Server, host: str) -> None:
    async def talk(session: ClientSession) -> None:
        headers = {"Host": host.format(port=server.port)}
        async with session.get(server.origin, headers=headers) as page:
            assert page.status in (400, 403)
        with pytest.raises(WSServerHandshakeError):
            await connect(session, server, **headers)

    run(talk)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:{port}", ""])
def test_a_foreign_page_gets_no_table(server: Server, origin: str) -> None:
    async def talk(session: ClientSession) -> None:
        with pytest.raises(WSServerHandshakeError):
            await connect(session, server, Origin=origin.format(port=server.port))

    run(talk)


def test_a_guest_says_and_is_told(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        socket = await hello(session, server, book.key)
        welcome = await told(socket)
        assert welcome["welcome"] == 1
        came = await heard(server)
        assert (came.guest.name, came.guest.lang, came.message, came.present) == ("Анна", "ru", None, True)
        await socket.send_json({"sit": 2})
        await socket.send_json({"play": "8H8C", "at": 17})
        assert [(await heard(server)).message for _ in range(2)] == [Sit(2), Play("8H8C", 17)]
        server.tell(came.guest.id, "table", {"at": 17})
        assert await told(socket) == {"table": {"at": 17}}
        await socket.close()
        assert await heard(server) == Said(came.guest, present=False)

    run(talk)


def test_a_slow_phone_gets_the_newest_state(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        socket = await hello(session, server, book.key)
        guest = (await heard(server)).guest

        def tell_all() -> None:
            phone = server._phones[guest.id]
            for at in range(50):
                phone.tell("table", json.dumps({"table": at}))

        server._in_loop(tell_all)
        await told(socket)
        assert await told(socket) == {"table": 49}

    run(talk)


def test_a_guest_comes_back_with_the_token_even_after_the_key_has_changed(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        first = await hello(session, server, book.key)
        token, guest = (await told(first))["token"], (await heard(server)).guest
        book.key = "another"
        second = await hello(session, server, "old", token)
        assert (await told(second))["token"] == token
        assert (await heard(server)).guest.id == guest.id
        assert await last_words(first) == "left"

    run(talk)


@pytest.mark.parametrize("token", [None, "guessed", "0" * 32, "0" * 3000])
def test_a_stranger_is_sent_away(server: Server, token: str | None) -> None:
    async def talk(session: ClientSession) -> None:
        socket = await hello(session, server, "wrong", token)
        assert await last_words(socket) in ("key", "message")

    run(talk)
    assert server.said.empty()


def test_who_has_guessed_ten_times_waits_even_with_the_right_key(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        for _ in range(10):
            assert await last_words(await hello(session, server, "wrong")) == "key"
        assert await last_words(await hello(session, server, book.key)) == "key"

    run(talk)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"sit": "2"}',
        '{"sit": 2, "more": 1}',
        '{"hello": 1}',
        '{"ask": "cards", "at": 1}',
        "[" * 1500,
    ],
)
def test_a_phone_that_says_what_the_page_never_says_is_disconnected(server: Server, book: GuestBook, said: str) -> None:
    async def talk(session: ClientSession) -> None:
        socket = await hello(session, server, book.key)
        await socket.send_str(said)
        assert await last_words(socket) == "message"

    run(talk)


def test_a_message_of_more_than_two_kilobytes_is_the_last_one(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        long, endless = await hello(session, server, book.key), await hello(session, server, book.key)
        await long.send_str("x" * 3000)
        assert await last_words(long) == "message"
        await endless.send_str("x" * 100_000)
        assert [message.type async for message in endless][1:] == []

    run(talk)


def test_a_flood_ends_the_connection(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        socket = await hello(session, server, book.key)
        for _ in range(100):
            await socket.send_json({"ask": "hint", "at": 0})
        assert await last_words(socket) == "flood"

    run(talk)


def test_the_thirteenth_phone_finds_no_room(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        sockets = [await hello(session, server, book.key) for _ in range(12)]
        for socket in sockets:
            await told(socket)
        assert await last_words(await hello(session, server, book.key)) == "full"

    run(talk)


def test_an_old_page_is_told_so(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        socket = await connect(session, server)
        await socket.send_json({"hello": 2, "key": book.key})
        assert await last_words(socket) == "version"

    run(talk)


def test_who_says_nothing_is_shut_out(book: GuestBook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HELLO_WITHIN", 0.02)
    server = Server("127.0.0.1", 0, book, {})

    async def talk(session: ClientSession) -> None:
        reader, writer = await asyncio.open_connection(server.host, server.port)
        writer.write(b"GET / HTTP/1.1\r\nHost:")
        assert await reader.read() == b""
        writer.close()
        await writer.wait_closed()
        assert await last_words(await connect(session, server)) == "slow"

    try:
        run(talk)
    finally:
        server.close()


def test_all_are_told_when_the_program_ends(book: GuestBook) -> None:
    server = Server("127.0.0.1", 0, book, {})

    async def talk(session: ClientSession) -> None:
        socket = await hello(session, server, book.key)
        await told(socket)
        await asyncio.get_running_loop().run_in_executor(None, server.close)
        assert await last_words(socket) == "closing"

    run(talk)
