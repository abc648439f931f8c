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


def test_the_user_may_ask_for_the_graphics_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "opengl")
    environment.prepare()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "opengl"
