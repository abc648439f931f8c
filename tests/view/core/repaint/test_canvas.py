"""A canvas paints of a picture only what differs from the last one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame
from pygame import Rect

from game.view.core.layout import Frame
from game.view.core.patch import EVERYWHERE, Part, Patch, paint_all
from game.view.core.repaint.canvas import Canvas
from game.view.core.repaint.static_layer import StillLayer
from tests.kept import window

SIZE = (120, 90)
PICTURES = 400


def patch(rect: Rect, colour: tuple[int, int, int], alpha: int = 255) -> Patch:
    sheet = pygame.Surface(rect.size)
    sheet.fill(colour)
    sheet.set_alpha(alpha)
    return Patch(rect, (colour, alpha), lambda surface: surface.blit(sheet, rect))


GROUND = [Patch(EVERYWHERE, "ground", lambda surface: surface.fill("navy"))]
RED, GREEN = patch(Rect(10, 10, 30, 30), (200, 0, 0)), patch(Rect(30, 30, 30, 30), (0, 200, 0))


def shown(canvas: Canvas, *parts: Part, version: object = 1) -> list[Rect]:
    return canvas.show(pygame.Surface(SIZE), [GROUND, *parts], version)


def test_what_has_not_changed_is_not_painted() -> None:
    canvas = Canvas()
    assert shown(canvas, [RED]) == [Rect((0, 0), SIZE)]
    assert shown(canvas, [RED]) == []
    assert shown(canvas, [patch(RED.rect, (200, 0, 0))]) == [], "another patch that looks the same"
    assert shown(canvas, [patch(RED.rect, (0, 0, 200))]) == [RED.rect]
    assert shown(canvas, []) == [RED.rect]
    assert shown(canvas, [], version=2) == [Rect((0, 0), SIZE)]


def test_what_lies_over_something_else_than_before_is_painted() -> None:
    canvas = Canvas()
    shown(canvas, [RED, GREEN])
    assert shown(canvas, [GREEN, RED]) == [RED.rect.union(GREEN.rect)]


def test_a_still_layer_tells_where_it_has_been_mended() -> None:
    window(SIZE)
    frame, layer, canvas = Frame(*SIZE), StillLayer(), Canvas()
    room = pygame.Surface(SIZE)
    for parts, painted in (([[RED]], [Rect((0, 0), SIZE)]), ([[GREEN]], [RED.rect.union(GREEN.rect)]), ([[GREEN]], [])):
        layer.refresh(frame, room, parts, 1)
        assert canvas.show(pygame.Surface(SIZE), [layer.part], 1) == painted
    layer.refresh(frame, room, [[]], 1)
    layer.refresh(frame, room, [[RED]], 1)
    assert canvas.show(pygame.Surface(SIZE), [layer.part], 1) == [RED.rect.union(GREEN.rect)], "mended twice"


def test_the_picture_is_the_one_painted_whole() -> None:
    chance = Random(3)
    colours = [(chance.randrange(256), chance.randrange(256), chance.randrange(256)) for _ in range(4)]
    corners = [(chance.randrange(100), chance.randrange(70)) for _ in range(4)]

    def some() -> list[Patch]:
        rects = [Rect(chance.choice(corners), (20, chance.choice((20, 40)))) for _ in range(chance.randrange(6))]
        return [patch(rect, chance.choice(colours), chance.choice((120, 255))) for rect in rects]

    pictures: list[Sequence[Part]] = [[some(), some()]]
    for _ in range(PICTURES):
        last = [*pictures[-1][0], *pictures[-1][1]]
        chance.shuffle(last)
        pictures.append([last[: chance.randrange(6)], chance.choice((some(), pictures[-1][1]))])
    canvas, surface, whole = Canvas(), pygame.Surface(SIZE), pygame.Surface(SIZE)
    for number, parts in enumerate(pictures):
        canvas.show(surface, [GROUND, *parts], "the same")
        paint_all(whole, [GROUND, *parts])
        assert surface.get_buffer().raw == whole.get_buffer().raw, number
