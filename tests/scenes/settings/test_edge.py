"""Nothing that matters lies where a television cuts the picture, and the room fills the window all the same."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.input.actions import Action
from game.scenes.core.stack import Scene
from game.view.widgets.base import Attention
from tests.look import SCENES
from tests.scenes.screens import KINDS, SCREENS
from tests.stagehand import Stagehand

Stage = Callable[..., Stagehand]
EDGE = 0.05


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", KINDS)
def test_every_text_is_whole_and_inside(stage: Stage, screen: str, language: str) -> None:
    hand = stage((1280, 720), language)
    hand.services.change(edge=EDGE)
    scene = SCREENS[screen](hand)
    hand.services.stack.push(scene)
    kit = scene.kit
    for widget in scene.form.widgets:
        place = scene.form.place(widget)
        labels = widget.labels(kit, place, Attention())
        assert not [label.text for label in labels if kit.cut(label)]
        assert widget.area is not None or hand.services.frame.rect.contains(place) or not place


@pytest.mark.parametrize("scene", ["title", "settings", "couch", "table"])
def test_the_border_shows_the_room_and_nothing_else(hand: Stagehand, scene: str) -> None:
    plain = pictured(hand, SCENES[scene](hand.services), 0.0)
    cut = pictured(hand, SCENES[scene](hand.services), EDGE)
    assert plain.get_size() == cut.get_size()
    inside = hand.services.frame.inside
    art = hand.services.art
    rooms = {"table": lambda: art.room("bread", (960, 540)), "title": lambda: art.room("bread", (960, 540))}
    room = rooms.get(scene, lambda: art.backdrop(None, (960, 540)))()
    right = [(x, y) for x in (inside.right + 3, 957) for y in range(5, 540, 9)]
    assert all(cut.get_at(spot) == room.get_at(spot) for spot in right)


def pictured(hand: Stagehand, scene: Scene, edge: float) -> pygame.Surface:
    hand.services.change(edge=edge)
    hand.services.stack.push(scene)
    hand.wait(1.0)
    picture = hand.draw().copy()
    hand.services.stack.pop()
    return picture


def test_the_table_is_played_within_the_edge(hand: Stagehand) -> None:
    hand.services.change(edge=EDGE)
    hand.services.stack.push(SCENES["table"](hand.services))
    hand.wait(8.0)
    before = len(hand.trace.moves)
    hand.press(Action.CONFIRM)
    hand.wait(2.0)
    hand.draw()
    assert len(hand.trace.moves) > before
