"""A mouse that lies there, and one that is let go where nobody hears it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.input.actions import Action, FocusChanged, Pointer
from game.scenes.core import destinations as to
from game.scenes.menus.menu import MenuScene
from game.scenes.settings.settings import SettingsScene
from game.session.match_session import MatchSession
from game.view.widgets.base import Widget
from tests.scenes.devices import key, pump
from tests.scenes.tables import match, point_of, sit_down, wait_for_turn
from tests.stagehand import Stagehand


def nudge(hand: Stagehand, pos: tuple[int, int], by: int = 1) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(by, 0), buttons=(0, 0, 0)))
    pump(hand)


def found(scene: MenuScene, name: str) -> Widget:
    return next(widget for widget in scene.form.items if widget.name == name)


def in_sight(scene: MenuScene, item: Widget) -> bool:
    return item.area is None or item.area.view.contains(scene.form.place(item))


MENUS: dict[str, Callable[[Stagehand], to.Destination]] = {
    "title": lambda hand: to.Title(),
    "lobby": lambda hand: to.Lobby("bread"),
    "settings": lambda hand: to.Settings(),
    "name": lambda hand: to.Name("", print),
    "pause": lambda hand: to.Pause(MatchSession.start(hand.services.store, match())),
    "rules": lambda hand: to.Rules("bread"),
}


@pytest.mark.parametrize("screen", MENUS)
def test_one_pixel_of_a_resting_mouse_takes_no_focus_from_the_keys(hand_at_devices: Stagehand, screen: str) -> None:
    hand = hand_at_devices
    hand.services.open(MENUS[screen](hand))
    scene = hand.top
    assert isinstance(scene, MenuScene)
    nudge(hand, (0, 0))  # the first motion only tells where the mouse is
    key(hand, pygame.KSCAN_DOWN)
    focus = scene.form.focus
    other = next(item for item in scene.form.items if item.name != focus and in_sight(scene, item))
    place = scene.form.place(other).center
    nudge(hand, place)
    assert scene.form.focus == focus
    nudge(hand, place, by=20)
    assert scene.form.focus == other.name


def test_one_pixel_of_a_resting_mouse_takes_no_card_from_the_keys(hand_at_devices: Stagehand) -> None:
    hand = hand_at_devices
    table = sit_down(hand, match())
    assert wait_for_turn(hand, table)
    nudge(hand, (0, 0))
    key(hand, pygame.KSCAN_RIGHT)
    focus = table.person.focus.card
    other = next(card for card in table.state.hand if card != focus)
    place = point_of(table, other)
    nudge(hand, place)
    assert table.person.focus.card == focus
    nudge(hand, place, by=20)
    assert table.person.focus.card == other


def test_a_mouse_that_trembles_where_it_rests_takes_the_focus_back_from_nobody(hand: Stagehand) -> None:
    hand.services.open(to.Settings())
    scene = hand.top
    assert isinstance(scene, MenuScene)
    hand.press(Action.DOWN)
    pointed = scene.form.focused
    assert pointed
    place = scene.form.place(pointed)
    hand.point(place.center)
    hand.press(Action.UP)
    focus = scene.form.focus
    hand.point((place.centerx + 1, place.centery))
    assert scene.form.focus == focus
    hand.point((place.centerx + 20, place.centery))
    assert scene.form.focus == pointed.name


# Held


@pytest.fixture
def settings(hand: Stagehand) -> SettingsScene:
    scene = SettingsScene(hand.services)
    scene.tab = "sound"
    hand.services.stack.push(scene)
    return scene


def take_hold(hand: Stagehand, settings: SettingsScene) -> tuple[int, int]:
    """Hold the slider of the music in its middle; where that is."""
    slider = found(settings, "settings.music")
    place = settings.form.place(slider)
    pos = place.right - place.width // 4, place.centery
    hand.services.stack.handle(Pointer("down", pos, button=1))
    return pos


@pytest.mark.parametrize("left", ["another screen", "another tab", "another window"])
def test_a_slider_held_by_the_mouse_is_let_go_when_its_page_is_left(
    hand: Stagehand, settings: SettingsScene, left: str
) -> None:
    x, y = take_hold(hand, settings)
    if left == "another screen":
        hand.services.open(to.Notice("Good to know", "A sentence."))
        hand.press(Action.CONFIRM)
    elif left == "another tab":
        hand.press(Action.PAGE_DOWN, Action.PAGE_UP)
    else:
        hand.services.stack.handle(FocusChanged(False))
    before = hand.services.store.settings.music
    hand.point((x + 60, y))
    assert hand.services.store.settings.music == before
