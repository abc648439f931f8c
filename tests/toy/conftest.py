"""A fourth game for the tests: put where games are looked up, as one that is registered would stand there."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing

import pytest

from game.rules import GAMES
from tests.stagehand import Stagehand
from tests.toy import judgement, room, rules, sprites, temper, texts

PARTS = {
    "game.cpu.toy.judgement": judgement,
    "game.cpu.toy.temper": temper,
    "game.texts.toy.poster": texts,
    "game.texts.toy.texts": texts,
    "game.view.rooms.toy.room": room,
    "sprites.toy": sprites,
}


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, rules.Toy.game, rules.Toy)
    for name, part in PARTS.items():
        monkeypatch.setitem(sys.modules, name, part)


@pytest.fixture
def hand() -> Iterator[Stagehand]:
    with closing(Stagehand()) as hand:
        yield hand
