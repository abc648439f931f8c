"""What holds on every menu screen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pygame
import pytest

from game.input.actions import KEYBOARD, MOUSE, Action, Device
from game.scenes.menus.menu import MenuScene
from game.view.core.text import Typesetter
from game.view.core.theme import BODY
from game.view.widgets.base import Attention, Widget
from tests.scenes.screens import KINDS, SCREENS
from tests.stagehand import Stagehand

SHAPES = [(960, 540), (1024, 768), (1280, 540)]
SLOWEST = ("title", "full lobby of svoloch", "rules of bread, page 4", "pause")
LARGEST = (3840, 2160)
LANGUAGES = ["en", "ru"]
TEXT_SIZES = [1.0, 1.5, 2.0]
PAPERS = ("rules.text", "about.text")
ARROWS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
PAD = Device("pad", "xbox")

Stage = Callable[..., Stagehand]


def opened(hand: Stagehand, screen: str) -> MenuScene:
    scene = SCREENS[screen](hand)
    hand.services.stack.push(scene)
    return scene


@pytest.mark.parametrize("screen", KINDS)
def test_it_opens_with_one_item_focused(hand: Stagehand, screen: str) -> None:
    scene = opened(hand, screen)
    assert scene.form.focused is not None
    assert hand.trace.foci[-1] == scene.form.focus
    assert hand.trace.scenes == [scene.name]


@pytest.mark.parametrize("screen", KINDS)
def test_item_names_are_distinct(hand: Stagehand, screen: str) -> None:
    names = [widget.name for widget in opened(hand, screen).form.items]
    assert len(names) == len(set(names))


def reached(hand: Stagehand, scene: MenuScene, device: Device) -> set[str]:
    """The items that arrows lead to, from wherever they have led."""
    found, ahead = {scene.form.focus}, [scene.form.focus]
    while ahead:
        start = ahead.pop()
        for arrow in ARROWS:
            scene.form.take_focus(start)
            for _ in range(40):  # a page of text scrolls before the focus leaves it
                before = scene.form.focus
                hand.press(arrow, device=device)
                if scene.form.focus != before or before not in PAPERS:
                    break
            if scene.form.focus not in found:
                found.add(scene.form.focus)
                ahead.append(scene.form.focus)
    return found


@pytest.mark.parametrize("text_size", [1.0, 2.0])
@pytest.mark.parametrize("screen", KINDS)
def test_arrows_alone_reach_every_item(stage: Stage, screen: str, text_size: float) -> None:
    hand = stage(text_size=text_size)
    hand.services.input.last_device = PAD
    scene = opened(hand, screen)
    everything = {widget.name for widget in scene.form.items}
    found = reached(hand, scene, PAD)
    assert found >= everything & {widget.name for widget in scene.form.items}  # arrows change choices on their way


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("screen", ["lobby of bread", "full lobby of svoloch"])
def test_arrows_missed_the_way_back_while_the_lobby_was_gliding(
    stage: Stage, screen: str, size: tuple[int, int]
) -> None:
    hand = stage(size, text_size=2.0)
    hand.services.input.last_device = PAD
    scene = opened(hand, screen)
    everything = {widget.name for widget in scene.form.items}
    assert reached(hand, scene, PAD) >= everything & {widget.name for widget in scene.form.items}


@pytest.mark.parametrize("text_size", [1.0, 2.0])
@pytest.mark.parametrize("screen", KINDS)
def test_the_mouse_alone_reaches_every_item(stage: Stage, screen: str, text_size: float) -> None:
    hand = stage(text_size=text_size)
    scene = opened(hand, screen)
    for name in [widget.name for widget in scene.form.items]:
        widget = next(widget for widget in scene.form.items if widget.name == name)
        for notches in [0] + [5] * 30 + [-1] * 200:
            place = scene.form.place(widget)
            if widget.area is None or widget.area.view.collidepoint(place.center):
                break
            hand.wheel(widget.area.view.center, notches)
        hand.point(scene.form.place(widget).center)
        assert scene.form.focus == name


@pytest.mark.parametrize(
    ("size", "screen"),
    [*product(SHAPES, KINDS), *((LARGEST, screen) for screen in SLOWEST)],
)
def test_it_draws_at_every_size(stage: Stage, screen: str, size: tuple[int, int]) -> None:
    hand = stage(size)
    opened(hand, screen)
    hand.services.stack.draw(hand.surface)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_text_is_whole_or_whole_on_focus(stage: Stage, screen: str, language: str) -> None:
    hand = stage(language=language)
    scene = opened(hand, screen)
    for text_size in TEXT_SIZES:
        hand.services.change(text_size=text_size)
        assert not any(torn(scene, widget) for widget in scene.form.widgets), f"at a text size of {text_size}"
        for name in [item.name for item in scene.form.items]:
            scene.form.take_focus(name)  # the sentence about it is shown somewhere
            for widget in scene.form.widgets:
                bad = not widget.focusable and (cut(scene, widget) or torn(scene, widget))
                assert not bad, f"at a text size of {text_size}, {name} focused"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_text_is_whole_at_its_normal_size(stage: Stage, screen: str, language: str) -> None:
    hand = stage(language=language)
    scene = opened(hand, screen)
    for size in SHAPES:
        hand.resize(size)
        for widget in scene.form.widgets:
            assert not cut(scene, widget) and not torn(scene, widget), f"in a window of {size}"


def cut(scene: MenuScene, widget: Widget) -> list[str]:
    """What the widget says and cannot show whole."""
    kit = scene.kit
    return [label.text for label in widget.labels(kit, scene.form.place(widget), Attention()) if kit.cut(label)]


def torn(scene: MenuScene, widget: Widget) -> list[str]:
    """What the widget says with a word broken inside."""
    kit = scene.kit
    return [label.text for label in widget.labels(kit, scene.form.place(widget), Attention()) if kit.torn(label)]


@pytest.mark.parametrize("screen", KINDS)
def test_it_survives_resizing_and_another_language(hand: Stagehand, screen: str) -> None:
    scene = opened(hand, screen)
    focus = scene.form.focus
    hand.services.change(language="ru")
    hand.resize((1280, 720))
    hand.services.change(text_size=2.0)
    hand.draw()
    assert scene.form.focus == focus


@pytest.mark.parametrize("screen", KINDS)
def test_nothing_moves_once_it_has_settled(hand: Stagehand, screen: str) -> None:
    scene = opened(hand, screen)
    hand.wait(1.0)
    assert not scene.moving
    revision = hand.services.stack.revision
    hand.wait(1.0)
    assert hand.services.stack.revision == revision


@pytest.mark.parametrize("screen", KINDS)
def test_drawing_changes_nothing(hand: Stagehand, screen: str) -> None:
    opened(hand, screen)
    hand.wait(1.0)
    revision = hand.services.stack.revision
    assert picture(hand) == picture(hand)
    assert hand.services.stack.revision == revision


def picture(hand: Stagehand) -> bytes:
    hand.surface.fill("black")
    return pygame.image.tobytes(hand.draw(), "RGB")


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE])
@pytest.mark.parametrize("screen", KINDS)
def test_whatever_is_prompted_does_something(hand: Stagehand, screen: str, device: Device) -> None:
    hand.services.input.last_device = device
    scene = opened(hand, screen)
    prompted = [action for action, _ in scene.prompts]
    assert "moves" not in prompted or len(scene.form.items) > 1
    for action in sorted(prompted, key=lambda action: action is Action.CANCEL):  # it leaves
        if isinstance(action, Action) and action is not Action.CONFIRM and device is KEYBOARD:
            before = hand.services.stack.revision, scene.form.focus
            hand.press(action)
            assert (hand.services.stack.revision, scene.form.focus) != before, action
    if device is MOUSE and Action.PAGE_DOWN in prompted:  # by its wheel
        revision = hand.services.stack.revision
        hand.wheel(scene.form.widgets[-1].rect.center, -3)
        assert hand.services.stack.revision != revision


@pytest.mark.parametrize("screen", [screen for screen in KINDS if not screen.startswith("title")])
def test_cancel_and_the_way_back_lead_back(stage: Stage, screen: str) -> None:
    hand = stage()
    opened(hand, "title")
    scene = opened(hand, screen)
    hand.wait(scene.guard)
    hand.press(Action.CANCEL)
    assert hand.top.name == "title"


def test_the_typesetter_tells_what_it_cannot_show() -> None:
    """The tests above stand on this."""
    assert not Typesetter(1.0).fits("a sentence that is far too long for its place", BODY, (60, 30))
