"""Nobody gets in who was not asked: each line of that section of PHONES.md, tried against the real server."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from typing import Any, TypeAlias

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSServerHandshakeError
from hypothesis import given
from hypothesis import strategies as st

from game.cli.arguments import make_parser
from game.phones import door, line
from game.phones import server as server_module
from game.phones.addresses import at_home
from game.phones.door import Allowance
from game.phones.guests import GuestBook
from game.phones.protocol import FROM_PHONE, BadMessage, Hello, read
from game.phones.server import Server
from tests.anything import TEXT, json_values
from tests.phones.test_server import connect, heard, hello, last_words, run, told

Socket: TypeAlias = "ClientWebSocketResponse[bool]"
NAMES = ("hello", "key", "token", "name", "lang", "sit", "stand", "ready", "play", "ask", "at")


# The key and the tokens


def greeting(key: str, token: str | None = None) -> Hello:
    return Hello(1, key, token)


def refused(book: GuestBook, key: str, address: str, now: float, token: str | None = None) -> bool:
    try:
        book.admit(greeting(key, token), address, now)
    except BadMessage as error:
        assert error.reason == "key"
        return True
    return False


def test_whoever_guesses_waits_a_second_after_ten_wrong_keys_then_twice_as_long_each_time(book: GuestBook) -> None:
    now = 100.0
    for _ in range(10):
        assert refused(book, "wrong", "192.168.1.66", now)
    for wait in (1.0, 2.0, 4.0, 8.0, 16.0):
        assert refused(book, book.key, "192.168.1.66", now + wait - 0.01), "not even with the right key"
        now += wait
        assert refused(book, "wrong", "192.168.1.66", now)
    assert not refused(book, book.key, "192.168.1.20", now), "nobody else waits"
    assert not refused(book, book.key, "192.168.1.66", now + 32.0)


def test_whoever_has_mistyped_the_key_begins_afresh_once_it_is_right(book: GuestBook) -> None:
    for _ in range(5):
        for _ in range(9):
            assert refused(book, "wrong", "192.168.1.20", 0.0)
        assert not refused(book, book.key, "192.168.1.20", 0.0)


def test_a_wrong_token_is_a_guess_as_well(book: GuestBook) -> None:
    for _ in range(10):
        assert refused(book, "", "192.168.1.66", 0.0, "0" * 32)
    token = book.admit(greeting(book.key), "192.168.1.20", 0.0).token
    assert refused(book, "", "192.168.1.66", 0.5, token)
    assert not refused(book, "", "192.168.1.66", 1.5, token)


def test_a_very_long_wait_is_an_hour_and_only_so_many_guessers_are_remembered(book: GuestBook) -> None:
    now = 0.0
    for _ in range(60):
        refused(book, "wrong", "192.168.1.66", now)
        now += 3600.0
    assert not refused(book, book.key, "192.168.1.66", now)
    for number in range(5000):
        refused(book, "wrong", f"10.0.{number // 250}.{number % 250}", now)
    assert len(book._guesses) <= 1000


def test_keys_and_tokens_are_new_each_time_and_long_enough() -> None:
    books = [GuestBook() for _ in range(50)]
    tokens = [book.admit(greeting(book.key), "127.0.0.1", 0.0).token for book in books]
    assert len({book.key for book in books}) == len(set(tokens)) == 50
    assert all(len(bytes.fromhex(book.key)) * 8 == 80 for book in books)
    assert all(len(bytes.fromhex(token)) * 8 == 128 for token in tokens)


def test_a_token_of_another_run_opens_nothing_unless_its_guest_is_expected(book: GuestBook) -> None:
    stranger = GuestBook()
    guest = stranger.admit(greeting(stranger.key), "127.0.0.1", 0.0)
    assert refused(book, "", "127.0.0.1", 0.0, guest.token)
    book.expect([guest.id])
    assert book.admit(greeting("", guest.token), "127.0.0.1", 0.0).id == guest.id
    assert guest.token not in repr(guest)


# Where it listens


@pytest.mark.parametrize(
    "host", ["0.0.0.0", "", "::", "::1", "8.8.8.8", "255.255.255.255", "224.0.0.1", "localhost", "example.com", "127.1"]
)
def test_it_listens_at_no_address_but_one_of_the_home_network(book: GuestBook, host: str) -> None:
    assert not at_home(host)
    with pytest.raises(OSError, match="home network"):
        Server(host, 0, book, {})


@pytest.mark.parametrize("address", ["0.0.0.0:0", ":0", "8.8.8.8:0", "[::]:0", "example.com:80", "127.0.0.1:99999"])
def test_the_command_line_lets_nobody_in_from_everywhere(address: str) -> None:
    with pytest.raises(Exception, match="home network"):
        make_parser().parse_args(["--phones", address])


def test_another_address_of_this_machine_leads_nowhere(server: Server) -> None:
    with pytest.raises(OSError), socket.create_connection(("127.0.0.2", server.port), 5):
        pass


# What is served


@pytest.mark.parametrize(
    "path",
    [
        "/../main.py",
        "/..%2fmain.py",
        "/%2e%2e/main.py",
        "//",
        "//etc/passwd",
        "/index.html%00",
        "/table/",
        "/TABLE",
        "/%2ftable",
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE"])
def test_everything_else_is_not_found(server: Server, path: str, method: str) -> None:
    async def talk(session: ClientSession) -> None:
        reader, writer = await asyncio.open_connection(server.host, server.port)
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nConnection: close\r\n\r\n".encode()
        )
        head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
        assert head.startswith("HTTP/1.1 404 ")
        assert "nosniff" in head and "frame-ancestors 'none'" in head and "no-store" in head
        assert "aiohttp" not in head and "Python" not in head, "no word on what it is made of"
        assert body == "" or (method != "HEAD" and "404" in body)
        writer.close()

    run(talk)


def test_the_head_of_the_page_is_told_without_the_page_and_nothing_is_posted(server: Server) -> None:
    async def talk(session: ClientSession) -> None:
        async with session.head(server.origin) as page:
            assert (page.status, await page.read()) == (200, b"")
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
            async with session.request(method, server.origin, data=b"x" * 1000) as nothing:
                assert nothing.status == 404

    run(talk)


def test_no_answer_may_be_framed_kept_or_taken_for_something_else(server: Server) -> None:
    async def talk(session: ClientSession) -> None:
        for path, host in (("/", None), ("/nothing", None), ("/", "evil.example"), ("/table", None)):
            async with session.get(server.origin + path, headers={"Host": host} if host else {}) as page:
                policy = page.headers["Content-Security-Policy"]
                assert policy.startswith("default-src 'self'; ") and "frame-ancestors 'none'" in policy
                assert page.headers["X-Frame-Options"] == "DENY"
                assert page.headers["X-Content-Type-Options"] == "nosniff"
                assert page.headers["Cache-Control"] == "no-store"
                assert "Access-Control-Allow-Origin" not in page.headers

    run(talk)


@pytest.mark.parametrize("two", ["Host: {here}\r\nHost: evil.example", "Host: evil.example\r\nHost: {here}", "X: y"])
def test_a_request_that_names_two_hosts_or_none_is_refused(server: Server, two: str) -> None:
    async def talk(session: ClientSession) -> None:
        reader, writer = await asyncio.open_connection(server.host, server.port)
        head = two.format(here=f"{server.host}:{server.port}")
        writer.write(f"GET / HTTP/1.1\r\n{head}\r\nConnection: close\r\n\r\n".encode())
        assert (await reader.readline()).split()[1] in (b"400", b"403")
        writer.close()

    run(talk)


# What is said


@given(json_values(*NAMES) | st.dictionaries(st.sampled_from(NAMES), json_values(*NAMES), max_size=3))
def test_no_json_is_taken_for_what_the_page_says_unless_it_is(value: Any) -> None:
    try:
        message = read(json.dumps(value))
    except BadMessage as error:
        assert error.reason in ("message", "version")
    else:
        assert isinstance(value, dict) and set(value) <= set(type(message).__struct_fields__)


@given(TEXT | st.text(max_size=3000))
def test_no_text_whatever_stumbles_over_the_reading(text: str) -> None:
    with pytest.raises(BadMessage):
        read(text)


@given(st.sampled_from("[{"), st.integers(1, FROM_PHONE))
def test_deep_json_is_only_another_wrong_message(bracket: str, depth: int) -> None:
    with pytest.raises(BadMessage):
        read(bracket * depth)
    with pytest.raises(BadMessage):
        read('{"sit":' * min(depth, 280) + "1" + "}" * min(depth, 280) if depth > 1 else "{")


@given(st.lists(st.binary(max_size=80) | TEXT | json_values(*NAMES).map(json.dumps), min_size=1, max_size=6))
def test_whatever_a_guest_sends_he_is_told_why_in_one_word_and_others_go_on(
    server_once: Server, sent: list[Any]
) -> None:
    server = server_once

    async def talk(session: ClientSession) -> None:
        for said in sent:
            socket = await hello(session, server, server._book.key)
            await told(socket)
            if isinstance(said, bytes):
                await socket.send_bytes(said)
            else:
                await socket.send_str(said.encode("utf-8", "replace").decode())
            await socket.send_str("and that is all")
            assert await last_words(socket) == "message"

    run(talk)


@pytest.fixture(scope="module")
def server_once() -> Any:
    """One for all examples of a property."""
    server = Server("127.0.0.1", 0, GuestBook(), {})
    yield server
    server.close()


def test_frames_that_are_no_text_end_the_connection(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        socket = await hello(session, server, book.key)
        await socket.send_bytes(b'{"sit": 1}')
        assert await last_words(socket) == "message"
        stranger = await connect(session, server)
        await stranger.send_bytes(b"\x00\xff")
        assert await last_words(stranger) == "message"

    run(talk)


def test_no_second_hello_and_nothing_before_the_first(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        early = await connect(session, server)
        await early.send_json({"sit": 1})
        assert await last_words(early) == "message"
        twice = await hello(session, server, book.key)
        await twice.send_json({"hello": 1, "key": book.key})
        assert await last_words(twice) == "message"

    run(talk)
    assert all(said.message is None for said in server.poll())


# Too much, and too slow


def test_twenty_messages_a_second_are_never_too_many_and_more_are_in_the_end() -> None:
    now = [0.0]
    allowance = Allowance(lambda: now[0])
    for _ in range(2000):
        allowance.spend()
        now[0] += 1 / 20
    with pytest.raises(BadMessage, match="flood"):
        for _ in range(2000):
            allowance.spend()
            now[0] += 1 / 25


def test_pings_count_as_messages(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        socket = await hello(session, server, book.key)
        for _ in range(100):
            await socket.ping()
        assert await last_words(socket) == "flood"

    run(talk)


def test_whoever_opens_tables_and_says_nothing_gets_no_more_than_twelve(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        silent = [await connect(session, server) for _ in range(12)]
        assert await last_words(await connect(session, server)) == "full"
        for one in silent:
            await one.close()
        guest = await hello(session, server, book.key)
        assert "welcome" in await told(guest)

    run(talk)


def test_a_guest_who_comes_back_needs_no_room_of_his_own(server: Server, book: GuestBook) -> None:
    async def talk(session: ClientSession) -> None:
        sockets = [await hello(session, server, book.key) for _ in range(12)]
        tokens = [(await told(socket))["token"] for socket in sockets]
        again = await hello(session, server, "", tokens[0])
        assert (await told(again))["token"] == tokens[0]
        assert await last_words(sockets[0]) == "left"

    run(talk)


def test_a_crowd_of_connections_is_shut_out_and_leaves_room_again(
    book: GuestBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "HELLO_WITHIN", 0.1)
    server = Server("127.0.0.1", 0, book, {})

    async def talk(session: ClientSession) -> None:
        crowd = [await asyncio.open_connection(server.host, server.port) for _ in range(door.CONNECTIONS + 5)]
        for reader, _ in crowd:
            assert await reader.read() == b"", "those too many are shut out at once, the silent ones soon"
        for _, writer in crowd:
            writer.close()
        assert "welcome" in await told(await hello(session, server, book.key))

    try:
        run(talk)
    finally:
        server.close()


@pytest.mark.parametrize(
    "begun",
    [
        "",
        "GET / HTTP/1.1\r\nHost: {here}\r\n\r\nGET / HTT",
        "POST / HTTP/1.1\r\nHost: {here}\r\nContent-Length: 99\r\n\r\nx",
    ],
)
def test_half_a_request_holds_no_connection(book: GuestBook, monkeypatch: pytest.MonkeyPatch, begun: str) -> None:
    monkeypatch.setattr(server_module, "HELLO_WITHIN", 0.05)
    monkeypatch.setattr(door, "LONGEST_VISIT", 0.1)
    server = Server("127.0.0.1", 0, book, {})

    async def talk(session: ClientSession) -> None:
        reader, writer = await asyncio.open_connection(server.host, server.port)
        writer.write(begun.format(here=f"{server.host}:{server.port}").encode())
        await asyncio.wait_for(reader.read(), 5)
        writer.close()

    try:
        run(talk)
    finally:
        server.close()


def test_whoever_does_not_read_what_is_told_gets_the_newest_state_and_no_backlog(
    server: Server, book: GuestBook
) -> None:
    state, last = "x" * 12_000, 400

    async def talk(session: ClientSession) -> None:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, (server.host, server.port))
        reader, writer = await asyncio.open_connection(sock=deaf, limit=1024)
        writer.write(handshake(server) + masked(json.dumps({"hello": 1, "key": book.key})))
        guest = (await heard(server)).guest
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        for number in range(last + 1):
            server.tell(guest.id, "table", {"number": number, "state": state})
            await asyncio.sleep(0)
        phone = server._phones[guest.id]
        assert len(phone.to_tell) <= 2
        writer.transport.resume_reading()  # type: ignore[attr-defined]
        seen = bytearray()
        while f'"number":{last},'.encode() not in seen:
            seen += await reader.read(65536)
        assert seen.count(b'"number"') < last / 4, "most were never on their way"
        writer.close()

    run(talk)


def handshake(server: Server) -> bytes:
    return (
        f"GET /table HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nOrigin: {server.origin}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def masked(text: str) -> bytes:
    """A text as a frame, with a mask of noughts."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_a_dead_phone_is_noticed_within_twelve_seconds(book: GuestBook, monkeypatch: pytest.MonkeyPatch) -> None:
    assert line.PING_EVERY * 1.5 <= 12
    monkeypatch.setattr(server_module, "PING_EVERY", 0.04)
    server = Server("127.0.0.1", 0, book, {})

    async def talk(session: ClientSession) -> None:
        headers = {"Origin": server.origin}
        dead = await session.ws_connect(f"{server.origin}/table", headers=headers, autoping=False)
        await dead.send_json({"hello": 1, "key": book.key})
        assert (await heard(server)).present
        assert not (await heard(server)).present

    try:
        run(talk)
    finally:
        server.close()


# What is kept of them


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("An\u202ena\u200f", "Anna"),
        ("\x00An\nna\x1b[31m", "An na[31m"),
        ("A" * 200, "A" * 16),
        ("\u200b\u2066\ufeff", ""),
        ("{0.__class__} %s %n", "{0.__class__} %s"),
        ("'; DROP TABLE --", "'; DROP TABLE --"),
    ],
)
def test_names_are_cleaned_like_those_typed_on_the_screen(
    server: Server, book: GuestBook, typed: str, kept: str
) -> None:
    async def talk(session: ClientSession) -> None:
        socket = await connect(session, server)
        await socket.send_json({"hello": 1, "key": book.key, "name": typed})
        assert (await heard(server)).guest.name == kept

    run(talk)


async def _wrong_key(session: ClientSession, server: Server) -> Socket:
    return await hello(session, server, "0123456789", "guessed")


async def _old_page(session: ClientSession, server: Server) -> Socket:
    socket = await connect(session, server)
    await socket.send_json({"hello": 2, "key": server._book.key})
    return socket


async def _nonsense(session: ClientSession, server: Server) -> Socket:
    socket = await hello(session, server, server._book.key)
    await socket.send_str(f"{server._book.key} ' OR 1=1\nERROR forged line")
    return socket


async def _flood(session: ClientSession, server: Server) -> Socket:
    socket = await hello(session, server, server._book.key)
    for _ in range(60):
        await socket.send_json({"ready": True})
    return socket


async def _too_long(session: ClientSession, server: Server) -> Socket:
    socket = await hello(session, server, server._book.key)
    await socket.send_str(json.dumps({"play": "x" * 2100, "at": 1}))
    return socket


BREAKERS = {"key": _wrong_key, "version": _old_page, "message": _nonsense, "flood": _flood, "message ": _too_long}


@pytest.mark.parametrize("why", BREAKERS)
def test_whoever_breaks_a_rule_is_told_why_and_logged_in_one_line(
    server: Server, book: GuestBook, caplog: pytest.LogCaptureFixture, why: str
) -> None:
    async def talk(session: ClientSession) -> None:
        assert await last_words(await BREAKERS[why](session, server)) == why.strip()

    with caplog.at_level(logging.DEBUG):
        run(talk)
        server.close()
    warned = [record.getMessage() for record in caplog.records if record.levelno >= logging.INFO]
    assert len(warned) == 1 and "\n" not in warned[0]
    assert server.host in warned[0] and warned[0].endswith(why.strip())
    everything = caplog.text
    tokens = [said.guest.token for said in server.poll()]
    assert book.key not in everything and not any(token in everything for token in tokens)


@pytest.mark.parametrize("headers", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}])
def test_a_foreign_page_is_told_why_in_one_word_and_logged_in_one_line(
    server: Server, caplog: pytest.LogCaptureFixture, headers: dict[str, str]
) -> None:
    (why,) = (name.lower() for name in headers)

    async def talk(session: ClientSession) -> None:
        with pytest.raises(WSServerHandshakeError):
            await connect(session, server, **headers)

    with caplog.at_level(logging.INFO):
        run(talk)
        server.close()
    assert [record.getMessage().split()[-1] for record in caplog.records] == [why]


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\r\n" * 50,
        b"GET /" + b"a" * 20_000,
    ],
)
def test_noise_from_the_network_fills_no_log(server: Server, caplog: pytest.LogCaptureFixture, sent: bytes) -> None:
    async def talk(session: ClientSession) -> None:
        reader, writer = await asyncio.open_connection(server.host, server.port)
        writer.write(sent)
        writer.write_eof()
        answer = await reader.read()
        assert not answer or answer.split(b" ")[1].startswith(b"4")
        writer.close()

    with caplog.at_level(logging.INFO):
        run(talk)
        server.close()
    assert len(caplog.records) <= 1
    assert "\n" not in caplog.text.strip() and "aaaa" not in caplog.text
