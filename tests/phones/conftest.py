from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.phones.guests import GuestBook
from game.phones.page_files import PageFile
from game.phones.server import Server

PAGE = {"/": PageFile(b"<!doctype html><title>Koloda</title>", "text/html; charset=utf-8")}


@pytest.fixture
def book() -> GuestBook:
    return GuestBook()


@pytest.fixture
def server(book: GuestBook) -> Iterator[Server]:
    server = Server("127.0.0.1", 0, book, PAGE)
    yield server
    server.close()
