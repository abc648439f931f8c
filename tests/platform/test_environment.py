"""What SDL finds when pygame is imported."""

from __future__ import annotations

import os

import pytest

from game.platform import environment


def test_buttons_are_positions_and_pictures_need_no_graphics_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "1")
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    environment.prepare()
    assert os.environ["SDL_GAMECONTROLLER_USE_BUTTON_LABELS"] == "0"
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "koloda"
    assert os.environ.get("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS") is None


@pytest.mark.parametrize("folder", ["", "data", "./data", "~/data"])
def test_a_folder_for_data_that_is_nowhere_counts_as_unset(monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", folder)
    monkeypatch.setenv("HOME", "/home/anna")
    environment.prepare()
    assert "XDG_DATA_HOME" not in os.environ


def test_an_absolute_folder_for_data_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    environment.prepare()
    assert os.environ["XDG_DATA_HOME"] == "/data"


def test_the_user_may_ask_for_the_graphics_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "opengl")
    environment.prepare()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "opengl"
