"""Text, picture, gamepads and sound, as seen from the couch."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.input.actions import Action
from game.scenes.home.title import TitleScene
from game.scenes.settings.couch_check import CouchCheckScene
from game.scenes.settings.settings import SettingsScene
from game.store import Store
from game.view.core.theme import LIT_AFTER, NOTHING_TO_SEE
from game.view.widgets.controls import PadPicture
from tests import virtual_pads as vp
from tests.scenes.devices import pump
from tests.stagehand import Stagehand
from tests.virtual_pads import VirtualPad


@pytest.fixture
def hand(hand_at_devices: Stagehand) -> Stagehand:
    return hand_at_devices


@pytest.fixture
def scene(hand: Stagehand) -> CouchCheckScene:
    opened = CouchCheckScene(hand.services)
    hand.services.stack.push(SettingsScene(hand.services))
    hand.services.stack.push(opened)
    return opened


def turn_to(hand: Stagehand, scene: CouchCheckScene, page: str) -> None:
    while scene.page != page:
        scene.form.take_focus("couch_check.next")
        hand.press(Action.CONFIRM)


def item_names(scene: TitleScene) -> list[str]:
    return [item.name for item in scene.form.items]


# The first start


def test_a_first_start_offers_it_and_stands_in_nobodys_way(hand: Stagehand) -> None:
    title = TitleScene(hand.services)
    hand.services.stack.push(title)
    assert "title.couch_check" in item_names(title)
    assert title.form.focus == "title.bread"
    while hand.top.name != "table":
        hand.press(Action.CONFIRM)
    assert hand.trace.scenes == ["title", "lobby", "lesson_offer", "lobby", "table"]


def test_the_offer_is_under_the_posters_and_gone_once_it_was_taken(hand: Stagehand) -> None:
    title = TitleScene(hand.services)
    hand.services.stack.push(title)
    hand.press(Action.DOWN)
    assert title.form.focus == "title.couch_check"
    hand.press(Action.CONFIRM)
    assert hand.top.name == "couch_check"
    hand.press(Action.CANCEL)
    assert hand.top is title
    assert "title.couch_check" not in item_names(title)


def test_no_later_start_offers_it(hand: Stagehand, tmp_path: Path) -> None:
    hand.services.stack.push(CouchCheckScene(hand.services))
    hand.services.store.close()
    with Store.open(tmp_path) as later:
        assert not later.first_start


def test_another_language_on_the_first_start_does_not_end_the_offer(hand: Stagehand) -> None:
    title = TitleScene(hand.services)
    hand.services.stack.push(title)
    title.form.take_focus("title.language")
    hand.press(Action.CONFIRM)
    assert "title.couch_check" in item_names(title)


# The pages


def test_one_press_leaves_it(hand: Stagehand, scene: CouchCheckScene) -> None:
    hand.press(Action.CANCEL)
    assert hand.top.name == "settings"


def test_confirm_alone_leads_through_it(hand: Stagehand, scene: CouchCheckScene) -> None:
    seen = []
    while hand.top is scene:
        seen.append(scene.page)
        hand.press(Action.CONFIRM)
    assert seen == ["text", "edge", "pads", "sound"]
    assert hand.top.name == "settings"


def test_one_page_back(hand: Stagehand, scene: CouchCheckScene) -> None:
    turn_to(hand, scene, "pads")
    scene.form.take_focus("couch_check.earlier")
    hand.press(Action.CONFIRM)
    assert scene.page == "edge"


def test_it_can_be_repeated_from_the_settings(hand: Stagehand) -> None:
    settings = SettingsScene(hand.services)
    settings.tab = "screen"
    hand.services.stack.push(settings)
    for _ in range(2):
        settings.form.take_focus("settings.couch_check")
        hand.press(Action.CONFIRM)
        assert hand.top.name == "couch_check"
        hand.press(Action.CANCEL)
        assert hand.top is settings


def test_the_line_that_can_be_read_becomes_the_text_size(hand: Stagehand, scene: CouchCheckScene) -> None:
    scene.form.take_focus("couch_check.size150")
    hand.press(Action.CONFIRM)
    assert hand.services.store.settings.text_size == 1.5
    assert scene.form.focus == "couch_check.size150"


def test_lines_keep_their_size_whatever_is_chosen(hand: Stagehand, scene: CouchCheckScene) -> None:
    def lines() -> list[int]:
        return [item.height(scene.kit, 2000) for item in scene.form.items if item.name.startswith("couch_check.size")]

    before = lines()
    assert before == sorted(before)
    style = [item.style.size * scene.kit.type.scale for item in scene.form.items if "size" in item.name]  # type: ignore[attr-defined]
    hand.services.change(text_size=2.0)
    again = [item.style.size * scene.kit.type.scale for item in scene.form.items if "size" in item.name]  # type: ignore[attr-defined]
    assert again == pytest.approx(style)


def test_the_edge_moves_everything_inwards(hand: Stagehand, scene: CouchCheckScene) -> None:
    turn_to(hand, scene, "edge")
    scene.form.take_focus("couch_check.edge")
    hand.press(*[Action.RIGHT] * 9)
    assert hand.services.store.settings.edge == 0.05
    assert hand.services.frame.inside == pygame.Rect(48, 27, 864, 486)
    assert scene.form.focus == "couch_check.edge"


def test_the_corners_are_shown_where_they_must_be_seen(hand: Stagehand, scene: CouchCheckScene) -> None:
    turn_to(hand, scene, "edge")
    hand.services.change(edge=0.05)
    hand.wait(1.0)
    inside, picture = hand.services.frame.inside, hand.draw()
    accent = scene.palette.accent
    for corner in ("topleft", "topright", "bottomleft", "bottomright"):
        x, y = getattr(inside.inflate(-2, -2), corner)
        assert picture.get_at((min(x, inside.right - 2), min(y, inside.bottom - 2)))[:3] == accent


def test_the_fanfare_is_heard_and_heard_again(hand: Stagehand, scene: CouchCheckScene) -> None:
    turn_to(hand, scene, "sound")
    assert hand.heard.count("win") == 1
    scene.form.take_focus("couch_check.fanfare")
    hand.press(Action.CONFIRM)
    assert hand.heard.count("win") == 2


# Gamepads


def pictures(scene: CouchCheckScene) -> list[PadPicture]:
    return [widget for widget in scene.form.widgets if isinstance(widget, PadPicture)]


def test_pads_that_come_are_drawn_with_their_names(hand: Stagehand, scene: CouchCheckScene) -> None:
    turn_to(hand, scene, "pads")
    assert pictures(scene) == []
    VirtualPad("Left hand")
    VirtualPad("Right hand", vp.PLAYSTATION)
    pump(hand)
    assert [(picture.title, picture.kind) for picture in pictures(scene)] == [
        (device.name, device.kind) for device in hand.services.input.pads
    ]
    assert [picture.kind for picture in pictures(scene)] == ["xbox", "playstation"]


def test_what_is_pressed_lights_up_and_goes_out(hand: Stagehand, scene: CouchCheckScene) -> None:
    pad = VirtualPad()
    pump(hand)
    turn_to(hand, scene, "pads")
    pad.press(vp.NORTH)
    pump(hand)
    assert pictures(scene)[0].lit() == {"north": 1.0}
    assert hand.services.input.last_device == hand.services.input.pads[0]
    pad.release(vp.NORTH)
    pump(hand)
    pump(hand)
    assert 0 < pictures(scene)[0].lit()["north"] < 1
    hand.wait(LIT_AFTER)
    assert pictures(scene)[0].lit() == {}
    assert not scene.lights.moving


def test_a_button_pressed_on_a_pad_that_was_too_small_to_be_seen_ended_the_program(
    hand: Stagehand, scene: CouchCheckScene
) -> None:
    pads = [VirtualPad() for _ in range(4)]
    pump(hand)
    turn_to(hand, scene, "pads")
    hand.services.change(text_size=2.0)
    for size in ((480, 270), (320, 180), NOTHING_TO_SEE):
        hand.resize(size)
        pads[-1].press(vp.SOUTH)
        pump(hand)
        hand.draw()
        pads[-1].release(vp.SOUTH)
        pump(hand)


@pytest.mark.parametrize("button", range(15))
def test_no_button_leads_away_while_it_is_tried(hand: Stagehand, scene: CouchCheckScene, button: int) -> None:
    pad = VirtualPad()
    pump(hand)
    turn_to(hand, scene, "pads")
    pad.press(button)
    pump(hand)
    assert hand.top is scene
    assert scene.page == "pads"
    assert len(pictures(scene)[0].lit()) == 1
    pad.release(button)
    pump(hand)


def test_a_button_that_is_pressed_for_the_first_time_only_lights_up(hand: Stagehand, scene: CouchCheckScene) -> None:
    """It left the page if the focus was on the way on: before a pad was plugged in, or after its arrows were tried."""
    turn_to(hand, scene, "pads")
    pad = VirtualPad()
    pump(hand)
    assert scene.form.focus == "couch_check.next"
    for button in (vp.DPAD_RIGHT, vp.SOUTH, vp.EAST, vp.RIGHT_SHOULDER, vp.START):
        pad.press(button)
        pump(hand)
        assert hand.top is scene and scene.page == "pads"
        assert len(pictures(scene)[0].lit()) == 1
        pad.release(button)
        pump(hand)
        pump(hand)
        hand.wait(LIT_AFTER)
    scene.form.take_focus("couch_check.next")
    pad.press(vp.SOUTH)
    pump(hand)
    assert scene.page == "sound"


def test_cancel_then_confirm_or_cancel_lead_on_or_out(hand: Stagehand, scene: CouchCheckScene) -> None:
    VirtualPad()
    pump(hand)
    turn_to(hand, scene, "pads")
    hand.press(Action.CANCEL)
    assert scene.form.focus == "couch_check.next"
    hand.press(Action.CANCEL)
    assert hand.top.name == "settings"
