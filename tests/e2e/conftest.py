"""A desktop for all tests of the real window, and a way to start the program on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.driver import ROOT, Desktop, Game, PadGame, missing_tools

HERE = ROOT / "tests" / "e2e"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = missing_tools()
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.e2e)
            if missing:
                item.add_marker(pytest.mark.skip(reason=f"missing: {', '.join(missing)}"))


@pytest.fixture(scope="session")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    desktop = Desktop(tmp_path_factory.mktemp("desktop"))
    yield desktop
    desktop.close()


@pytest.fixture
def started(desktop: Desktop, tmp_path: Path) -> Iterator[Callable[..., Game]]:
    """Starts the program with arguments; ``kind=PadGame`` for one with pads, ``folder`` for another's data."""
    games: list[Game] = []

    def start(*arguments: str, kind: type[Game] = Game, folder: Path | None = None) -> Game:
        folder = folder or tmp_path / f"data{len(games)}"
        folder.mkdir(exist_ok=True)
        games.append(kind(desktop, folder, *arguments))
        return games[-1]

    yield start
    for game in games:
        game.close()


@pytest.fixture
def game(started: Callable[..., Game]) -> Game:
    """The program in a window, at the title."""
    game = started("--size", "1280x720", "--lang", "en")
    game.wait_for_scene("title")
    return game


@pytest.fixture
def pad_game(started: Callable[..., Game]) -> PadGame:
    """The same with one pad plugged in."""
    game = started("--size", "1280x720", "--lang", "en", kind=PadGame)
    game.wait_for_scene("title")
    assert isinstance(game, PadGame)
    game.attach()
    return game
