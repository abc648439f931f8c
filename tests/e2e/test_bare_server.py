"""An X server without a window manager, as on a TV box: nobody but the program makes it fill the screen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.driver import Desktop, Game

SIZES = [(1920, 1080), (1280, 800)]


@pytest.fixture(params=SIZES, ids=lambda size: "{}x{}".format(*size))
def desktop(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desktop]:
    desktop = Desktop(tmp_path, request.param, bare=True)
    yield desktop
    desktop.close()


def place(game: Game) -> dict[str, int]:
    """Where X has the window, whatever SDL says."""
    told = game.desktop.xdotool("getwindowgeometry", "--shell", game.window).splitlines()
    facts = dict(line.split("=") for line in told)
    return {name: int(facts[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")}


def whole(desktop: Desktop) -> dict[str, int]:
    width, height = desktop.size
    return {"X": 0, "Y": 0, "WIDTH": width, "HEIGHT": height}


def test_the_window_stayed_small_in_the_middle_of_the_screen(desktop: Desktop, started: Callable[..., Game]) -> None:
    game = started("--lang", "en")
    game.wait_for_scene("title")
    assert place(game) == whole(desktop)
    game.keys("Left")
    game.wait_for({"focus": "title.scores"})


def test_f11_gives_a_window_and_the_whole_screen_again(desktop: Desktop, started: Callable[..., Game]) -> None:
    game = started("--lang", "en")
    game.wait_for_scene("title")
    game.keys("F11")
    game.wait_for_size((1280, 720))
    game.keys("F11")
    game.wait_for_size(desktop.size)
    assert place(game) == whole(desktop)
    game.keys("F11")
    game.wait_for_size((1280, 720))
    game.keys("Left")
    game.wait_for({"focus": "title.scores"})


def test_full_screen_can_be_asked_for_whatever_was_set(
    desktop: Desktop, started: Callable[..., Game], tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps({"fullscreen": False}), encoding="utf-8")
    game = started("--fullscreen", "--display", "0", folder=folder)
    game.wait_for_scene("title")
    assert place(game) == whole(desktop)
