"""The window: sizes, full screen, its close button, and how the program ends."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.driver import DEADLINE, ROOT, Desktop, Game, PadGame


def test_it_fills_the_desktop_at_first_and_f11_gives_a_window(desktop: Desktop, started: Callable[..., Game]) -> None:
    game = started()
    game.wait_for_scene("title")
    assert game.size == desktop.size
    assert game.title.startswith("Koloda")
    game.keys("F11")
    game.wait_for_size((1280, 720))


@pytest.mark.parametrize("toggle", ["F11", "alt+Return"])
def test_full_screen_and_back_to_the_old_size(desktop: Desktop, game: Game, toggle: str) -> None:
    game.resize(1100, 700)
    game.wait_for_size((1100, 700))
    game.keys(toggle)
    game.wait_for_size(desktop.size)
    game.keys(toggle)
    game.wait_for_size((1100, 700))
    game.keys("Down")
    game.wait_for(lambda line: "focus" in line)
    assert [line for line in game.seen if "scene" in line] == [{"scene": "title"}], "nothing was confirmed"


def test_it_becomes_no_smaller_than_960x540(game: Game) -> None:
    game.resize(300, 200)
    game.wait_for_size((960, 540))


def test_the_size_is_remembered(started: Callable[..., Game], tmp_path: Path) -> None:
    first = started("--windowed", folder=tmp_path / "data")
    first.wait_for_scene("title")
    first.resize(1000, 600)
    first.wait_for_size((1000, 600))
    first.ask_to_close()
    assert first.exit_code() == 0
    second = started("--windowed", folder=tmp_path / "data")
    second.wait_for_scene("title")
    assert second.size == (1000, 600)


def test_the_close_button_ends_the_program(game: Game) -> None:
    game.ask_to_close()
    assert game.exit_code() == 0
    assert game.errors() == ""


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_signals_end_the_program_in_order(game: Game, sent: signal.Signals, code: int) -> None:
    game.process.send_signal(sent)
    assert game.exit_code() == code
    assert game.errors() == ""


def test_killed_it_leaves_no_processes(game: Game) -> None:
    game.kill()
    with pytest.raises(ProcessLookupError):
        os.killpg(game.process.pid, 0)


def test_a_resting_mouse_takes_no_focus(desktop: Desktop, game: Game, started: Callable[..., Game]) -> None:
    """What lay under the mouse when the window opened took the focus from the first game."""
    desktop.xdotool("mousemove", "--window", game.window, 200, 380, "mousemove_relative", 5, 0)
    game.wait_for(lambda line: line.get("focus", "title.bread") != "title.bread")
    game.close()
    again = started("--size", "1280x720")
    again.wait_for_scene("title")
    assert again.window
    again.keys("Return")
    again.wait_for_scene("lobby")


def test_a_key_held_down_moves_on(desktop: Desktop, game: Game) -> None:
    game.keys("Left")
    game.wait_for({"focus": "title.scores"})
    desktop.xdotool("keydown", "Down")
    try:
        game.wait_for({"focus": "title.quit"})
    finally:
        desktop.xdotool("keyup", "Down")


def test_shortcuts_work_under_a_russian_layout(desktop: Desktop, game: Game) -> None:
    if shutil.which("setxkbmap") is None:
        pytest.skip("missing: setxkbmap")
    subprocess.run(["setxkbmap", "ru"], env=desktop.environment, check=True)
    try:
        game.keys("M")
        game.keys("Return")
        game.wait_for_scene("lobby")
    finally:
        subprocess.run(["setxkbmap", "us"], env=desktop.environment, check=True)


def test_a_pad_reaches_the_program(pad_game: PadGame) -> None:
    pad_game.wait_for(lambda line: "focus" in line)
    pad_game.tap(0, "SOUTH")
    pad_game.wait_for_scene("lesson_offer")
    pad_game.tap(0, "EAST")
    pad_game.wait_for_scene("lobby")
    pad_game.tap(0, "EAST")
    pad_game.wait_for_scene("title")


def test_a_pad_comes_and_goes(pad_game: PadGame) -> None:
    pad_game.move(0, "LEFT_Y", 1.0)
    pad_game.detach(0)
    pad_game.attach("unmapped")
    pad_game.tap(1, "SOUTH")
    pad_game.wait_for_scene("lobby")


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":4000"}, {"SDL_VIDEODRIVER": "x11"}])
def test_without_a_display_there_is_one_line_and_exit_code_1(tmp_path: Path, environment: dict[str, str]) -> None:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    result = subprocess.run(
        [sys.executable, ROOT / "main.py", "--data-dir", tmp_path],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    assert result.stderr.startswith("koloda: no display")
