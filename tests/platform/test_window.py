"""Opening the window where something is missing."""

from __future__ import annotations

import os

import pygame
import pytest

from game.platform.window import SOFTWARE_HINT, NoWindow, Window

SIZE = (1000, 600)

pytestmark = pytest.mark.usefixtures("no_display")


class WithoutSoftware(Window):
    """On a machine that presents pictures by its graphics card only."""

    def _create(self, size: tuple[int, int], display: int) -> pygame.Window:
        if os.environ.get(SOFTWARE_HINT) == "0":
            raise pygame.error("no software surface")
        return super()._create(size, display)


class WithoutSurface(Window):
    def _create(self, size: tuple[int, int], display: int) -> pygame.Window:
        raise pygame.error("no surface\nat all")


def test_without_a_software_surface_the_graphics_card_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOFTWARE_HINT, "0")
    window = WithoutSoftware(SIZE, fullscreen=False)
    assert window.surface.get_size() == SIZE
    assert SOFTWARE_HINT not in os.environ
    window.close()


def test_without_any_surface_there_is_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOFTWARE_HINT, "0")
    with pytest.raises(NoWindow, match="no surface"):
        WithoutSurface(SIZE, fullscreen=False)
    pygame.display.quit()


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_a_driver_without_a_screen_will_do_if_it_was_asked_for(monkeypatch: pytest.MonkeyPatch, driver: str) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    window = Window(SIZE, fullscreen=False)
    assert pygame.display.get_driver() == driver
    window.close()


def test_instead_of_a_display_that_is_not_there_the_first_one_is_taken(caplog: pytest.LogCaptureFixture) -> None:
    window = Window(SIZE, fullscreen=False, display=9)
    assert window.size == SIZE
    assert caplog.messages == ["no display 9, taking the first"]
    window.close()


def test_the_size_outside_full_screen_is_kept() -> None:
    window = Window(SIZE, fullscreen=True)
    assert window.size == pygame.display.get_desktop_sizes()[0]
    assert window.restored_size == SIZE
    window.fullscreen = False
    assert window.size == SIZE
    window.close()


@pytest.mark.parametrize("fullscreen", [True, False])
def test_sent_to_another_display_it_stays_as_it_is(fullscreen: bool) -> None:
    window = Window(SIZE, fullscreen=fullscreen)
    before = window.size
    window.display = 1
    assert (window.display, window.fullscreen, window.size) == (1, fullscreen, before)
    window.fullscreen = False
    assert window.size == SIZE
    window.close()


@pytest.mark.parametrize(("display", "size"), [(0, (1920, 1080)), (1, (1280, 800)), (2, (1920, 1080))])
def test_a_full_screen_is_made_as_large_as_the_display_that_was_named(
    monkeypatch: pytest.MonkeyPatch, display: int, size: tuple[int, int]
) -> None:
    """Where no window manager makes it so, it stays as it is made: small in the middle, once."""
    made: list[tuple[int, int]] = []

    def create(caption: str, size: tuple[int, int], position: tuple[int, int], **_: bool) -> pygame.Window:
        made.append(size)
        return window(caption, size)

    window = pygame.Window
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (1280, 800)])
    monkeypatch.setattr(pygame, "Window", create)
    Window(SIZE, fullscreen=True, display=display).close()
    assert made == [size]


class CountingShows(Window):
    """Counts what it shows whole and in parts."""

    whole = 0

    def _create(self, size: tuple[int, int], display: int) -> pygame.Window:
        window = super()._create(size, display)
        test = self

        class Shown:
            id, get_surface, destroy = window.id, window.get_surface, window.destroy

            def flip(self) -> None:
                test.whole += 1
                window.flip()

        return Shown()  # type: ignore[return-value]


@pytest.mark.parametrize(("version", "whole"), [((2, 30, 0), 1), ((3, 2, 0), 3)])
def test_parts_of_the_picture_are_shown_where_sdl_is_as_it_is_known(
    monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int], whole: int
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(pygame, "get_sdl_version", lambda: version)
    window = CountingShows(SIZE, fullscreen=False)
    window.surface.fill("navy")
    for _ in range(3):
        window.flip([pygame.Rect(10, 10, 50, 40), pygame.Rect(200, 100, 20, 20)])
    assert window.whole == whole
    window.close()
