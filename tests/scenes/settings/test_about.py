"""*About*: which version this is, who invented the games, and whose work is in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game import __version__
from game.input.actions import KEYBOARD, MOUSE, Action, Device
from game.scenes.home.title import TitleScene
from game.scenes.settings.about import AboutScene
from game.texts.third_parties import FONTS, LIBRARIES
from game.view.widgets.base import Attention
from tests.stagehand import Stagehand

Stage = Callable[..., Stagehand]
ROOT = Path(__file__).resolve().parents[3]
INVENTORS = ("JC Ravage", "Jimmy Kaplowitz", "Marc Jaffee", "Daniel Manship", "Charles Magri")


def opened(hand: Stagehand) -> AboutScene:
    scene = AboutScene(hand.services)
    hand.services.stack.push(scene)
    return scene


def said(scene: TitleScene | AboutScene) -> str:
    """All texts of the screen, one below the other."""
    kit, form = scene.kit, scene.form
    labels = (label for widget in form.widgets for label in widget.labels(kit, form.place(widget), Attention()))
    return "\n".join(label.text for label in labels).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_names_the_version_the_inventors_and_the_fonts(stage: Stage, language: str) -> None:
    words = said(opened(stage(language=language)))
    assert __version__ in words
    for name in (*INVENTORS, *(work.name for work in (*FONTS, *LIBRARIES))):
        assert name in words


def test_every_package_that_the_game_needs_is_named(hand: Stagehand) -> None:
    words = said(opened(hand)).lower()
    for line in (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines():
        name = re.split("[<>=!~ ;]", line)[0].removeprefix("fontpkg-").removeprefix("font-").replace("-", " ")
        assert not name or name in words.replace("-", " "), f"{name} is on no line of game/texts/third_parties.py"


@pytest.mark.parametrize("device", [KEYBOARD, Device("pad", "xbox"), MOUSE])
@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_every_device_reads_it_to_its_end_and_leaves(stage: Stage, device: Device, text_size: float) -> None:
    hand = stage((960, 540), text_size=text_size)
    hand.services.input.last_device = device
    scene = opened(hand)
    last = scene.form.widgets[-1]
    for _ in range(60):
        if device == MOUSE:
            hand.wheel(hand.surface.get_rect().center, -1)
        else:
            hand.press(Action.DOWN, device=device)
    hand.wait(1)
    assert scene.form.focus == "about.text" or device == MOUSE
    assert last.area and last.area.view.contains(scene.form.place(last))
    if device == MOUSE:
        hand.click(scene.form.place(next(item for item in scene.form.items if item.name == "about.back")).center)
    else:
        hand.press(Action.CANCEL, device=device)
    assert hand.services.stack.top is not scene


def test_page_keys_turn_it(hand: Stagehand) -> None:
    scene = opened(hand)
    top = scene.form.place(scene.form.widgets[-1]).top
    hand.press(Action.PAGE_DOWN)
    hand.wait(1)
    assert scene.form.place(scene.form.widgets[-1]).top < top
    hand.press(Action.PAGE_UP)
    hand.wait(1)
    assert scene.form.place(scene.form.widgets[-1]).top == top


def test_the_title_shows_the_version(hand: Stagehand) -> None:
    scene = TitleScene(hand.services)
    hand.services.stack.push(scene)
    assert __version__ in said(scene).splitlines()
