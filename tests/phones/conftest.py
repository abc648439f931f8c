from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from game.phones.guests import GuestBook
from game.phones.page_files import PageFile
from game.phones.server import Server
from tests.phones.couch import Couch, couch_of
from tests.stagehand import Stagehand

PAGE = {"/": PageFile(b"<!doctype html><title>Koloda</title>", "text/html; charset=utf-8")}


@pytest.fixture
def book() -> GuestBook:
    return GuestBook()


@pytest.fixture
def server(book: GuestBook) -> Iterator[Server]:
    server = Server("127.0.0.1", 0, book, PAGE)
    yield server
    server.close()


@pytest.fixture
def hand() -> Iterator[Stagehand]:
    with closing(Stagehand()) as hand:
        yield hand


@pytest.fixture
def couch(hand: Stagehand) -> Iterator[Couch]:
    with couch_of(hand) as couch:
        yield couch


@pytest.fixture
def couch_of_size() -> Iterator[Callable[..., Couch]]:
    """Makes a couch, with the arguments of ``Stagehand``."""
    with ExitStack() as opened:

        def make(*args: Any, **settings: Any) -> Couch:
            return opened.enter_context(couch_of(opened.enter_context(closing(Stagehand(*args, **settings)))))

        yield make
