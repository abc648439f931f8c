"""The banner: words across the table that come and go, where they hide nothing that counts now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.view.core import theme
from game.view.core.ground import Ground, sides
from game.view.core.kit import Kit, Label, faded
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import HEADING, Style
from game.view.stage.layout import TableLayout

BANNER_HIGH, BANNER_STEP, BANNER_PAD = 96, 24, 140
HIGHER = 5
"""So many steps higher it still lies in the middle before it goes to a side."""
EDGE = 24


def banner_patches(kit: Kit, words: str, found: tuple[Rect, Style], age: float, calm: bool) -> list[Patch]:
    """Words across the table, coming and going where ``banner_place`` has found room for them."""
    left = theme.BANNER_SHOWN - age
    strength = min(age / theme.BANNER_FADE, left / theme.BANNER_FADE, 1.0)
    if strength <= 0:
        return []
    place, style = found[0].copy(), found[1]
    name = "banner", words, style.size, kit.palette
    picture = kit.art.made(name, place.size, lambda: _banner(kit, words, style, place.size))
    if not calm:
        place.y += round(kit.px(18) * (1 - min(age / theme.BANNER_FADE, 1.0)))
    key = picture, round(255 * min(strength, 1.0))
    return [Patch(place, key, lambda surface: faded(surface, picture, place, strength))]


def banner_place(kit: Kit, layout: TableLayout, words: str, ground: Ground, firm: Sequence[Rect]) -> tuple[Rect, Style]:
    """Where it lies, and its letters: those of the player, else the usual ones before it hides anything of ``firm``,
    else whichever hide less."""
    return _banner_place(kit, layout, words, ground, tuple(map(sides, firm)))


@lru_cache(maxsize=8)
def _banner_place(
    kit: Kit, layout: TableLayout, words: str, ground: Ground, firm: tuple[tuple[int, int, int, int], ...]
) -> tuple[Rect, Style]:
    found: list[tuple[Rect, Style]] = []
    hard = Ground((*ground.kept, *firm))
    for size in dict.fromkeys((HEADING.size, HEADING.size / kit.text_size())):
        style = replace(HEADING, size=size)
        width = min(kit.type.width(words, style) + kit.px(BANNER_PAD), layout.frame.width - 2 * kit.px(40))
        place = ground.clearest(_banner_places(kit, layout, (width, kit.px(BANNER_HIGH))))
        found.append((place, style))
        if not hard.hidden(place)[0]:
            break
    return min(found, key=lambda one: hard.hidden(one[0])[0])


def _banner_places(kit: Kit, layout: TableLayout, size: tuple[int, int]) -> Iterator[Rect]:
    """In the row of the choices, else a little higher, else at a side; and so on, higher and higher."""
    window, step = layout.frame.rect.inflate(-2 * kit.px(EDGE), 0), kit.px(BANNER_STEP)
    middle, right, left = Rect((0, 0), size), Rect((0, 0), size), Rect((0, 0), size)
    for row in range(layout.choices.centery, size[1] // 2, -step * HIGHER):
        heights = range(row, max(row - step * HIGHER, size[1] // 2), -step)
        for y in heights:
            middle.center = round(layout.centre[0]), y
            yield middle.copy()
        for y in heights:
            right.midright, left.midleft = (window.right, y), (window.left, y)
            yield from (right.copy(), left.copy())


def _banner(kit: Kit, words: str, style: Style, size: tuple[int, int]) -> pygame.Surface:
    """Nothing that lies below shows through."""
    paper, solid = pygame.Surface(size, pygame.SRCALPHA), replace(kit, palette=replace(kit.palette, panel_alpha=255))
    draw_plate(paper, solid, "panel", paper.get_rect())
    kit.write(paper, Label(words, style, kit.palette.accent, paper.get_rect().inflate(-kit.px(40), 0), "center"))
    return paper
