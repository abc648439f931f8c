"""Of each frame of the title only what differs is painted: it has to look as if all of it had been."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from game.input.actions import Action
from game.scenes.core import destinations as to
from game.view.core.patch import paint_all
from game.view.core.repaint.canvas import Canvas
from tests.stagehand import FRAME, Stagehand

SIZES = (640, 360), (480, 360)
FRAMES = 150
PRESSES = [Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN]


def test_a_frame_painted_where_it_differs_is_the_one_painted_whole(stage: Callable[..., Stagehand]) -> None:
    hand, chance, canvas = stage(SIZES[0]), Random(5), Canvas()
    services = hand.services
    services.stack.reset(services.scene(to.Title()))
    shown = whole = pygame.Surface((1, 1))
    for number in range(FRAMES):
        if chance.random() < 0.15:
            hand.press(chance.choice(PRESSES))
        if number % 50 == 49:
            services.change(edge=chance.choice((0.0, 0.05)), text_size=chance.choice((1.0, 1.6)))
        if number % 70 == 69:
            hand.resize(SIZES[number % 2])
        passed = chance.choice((FRAME, 4 * FRAME))
        hand.wait(passed)
        services.stack.live(passed)
        services.art.refine(0.001)
        if shown.get_size() != services.frame.window:
            shown, whole = (pygame.Surface(services.frame.window).convert() for _ in range(2))
        parts = services.stack.parts()
        canvas.show(services.frame.part_of(shown), parts, services.picture)
        paint_all(services.frame.part_of(whole), parts)
        assert shown.get_buffer().raw == whole.get_buffer().raw, f"frame {number}, {services.frame}"
