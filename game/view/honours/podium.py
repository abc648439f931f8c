"""The podium: the first three places, each with what stands for its seats, on steps that grow one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

import pygame
from pygame import Rect

from game.view.core import theme
from game.view.core.kit import Kit, Label
from game.view.core.patch import Patch
from game.view.core.theme import CREAM, LABEL, SMALL, Colour
from game.view.honours.emblem import emblem
from game.view.honours.medal import draw_medal, medal_colour
from game.view.motion.tween import Tween

PLACES = 3
HEIGHTS = (0.46, 0.32, 0.22)
"""Of the steps, by the height of the podium."""
WIDEST = 440
"""Units that a step is wide at most."""
GAP = 12
SIZES = (0.42, 0.32, 0.27)
"""Of what stands on them, by the height of the podium."""
OF_WIDTH = 0.78
"""The part of the width of a step that stands on it."""
MEDAL = 0.42
"""Size of a medal by that of what it hangs on …"""
LEAST_MEDAL = 48
"""… and at least, in units."""
FRAMES = 24
"""Pictures in which a step grows."""
LIP = 0.07
"""Height of the edge of a step by its own, at most."""
PAD = 14


@dataclass(frozen=True)
class Honoured:
    """The seats on one step, the pictures of who has them, and the words below: their names, and what they have."""

    place: int
    seats: tuple[int, ...]
    faces: tuple[str | None, ...]
    names: str
    score: str = ""


def on_podium(places: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
    """The places from first to third that there are, each with its seats; ``places`` are by seat."""
    taken = sorted({place for place in places if place <= PLACES})
    return [(place, tuple(seat for seat, own in enumerate(places) if own == place)) for place in taken]


def podium_lasts(steps: int) -> float:
    """Seconds until all steps have grown."""
    return theme.PODIUM_RISE + theme.PODIUM_STEP * max(steps - 1, 0)


def podium_patches(
    kit: Kit, rect: Rect, steps: Sequence[Honoured], age: float | None = None, *, worded: bool
) -> list[Patch]:
    """A patch for each step, the first place in the middle. ``age`` in seconds since the lowest one began to grow;
    None: all have grown. ``worded``: names are written on the steps."""
    columns = enumerate(zip(steps, _columns(kit, rect, len(steps)), strict=True))
    return [_patch(kit, place, step, _grown(at, len(steps), age), worded) for at, (step, place) in columns]


def write_on_podium(
    surface: pygame.Surface, kit: Kit, rect: Rect, steps: Sequence[Honoured], age: float | None = None
) -> None:
    """The words of such steps alone, over what has been drawn since."""
    for at, (step, place) in enumerate(zip(steps, _columns(kit, rect, len(steps)), strict=True)):
        if _grown(at, len(steps), age) == FRAMES:
            _write(surface, kit, _block(place, step, 1.0), step)


def _block(column: Rect, step: Honoured, grown: float) -> Rect:
    high = max(round(column.height * HEIGHTS[step.place - 1] * grown), 1)
    return Rect(column.left, column.bottom - high, column.width, high)


def _columns(kit: Kit, rect: Rect, steps: int) -> list[Rect]:
    """Where each step grows: the first in the middle, the second to the left, the third to the right."""
    gap = kit.px(GAP)
    width = min((rect.width - gap * (PLACES - 1)) // PLACES, kit.px(WIDEST))
    middle = rect.centerx - width // 2
    if steps == PLACES - 1:
        middle += (width + gap) // 2
    lefts = middle, middle - width - gap, middle + width + gap
    return [Rect(left, rect.top, width, rect.height) for left in lefts[:steps]]


def _grown(at: int, count: int, age: float | None) -> int:
    """How many ``FRAMES`` of its growth a step has come: the lowest grows first."""
    if age is None:
        return FRAMES
    return ceil(Tween(theme.PODIUM_RISE, age - (count - 1 - at) * theme.PODIUM_STEP).eased() * FRAMES)


def _patch(kit: Kit, column: Rect, step: Honoured, grown: int, worded: bool) -> Patch:
    key = "podium", step, grown, worded, kit.palette, kit.type.scale
    return Patch(column, key, lambda surface: _paint(surface, kit, column, step, grown / FRAMES, worded))


def _paint(surface: pygame.Surface, kit: Kit, column: Rect, step: Honoured, grown: float, worded: bool) -> None:
    if not grown:
        return
    block = _block(column, step, grown)
    _draw_block(surface, kit, block, medal_colour(step.place))
    size = round(column.height * SIZES[step.place - 1])
    size = min(size, round(column.width * OF_WIDTH / len(step.seats)))
    left = block.centerx - size * len(step.seats) // 2
    for at, (seat, face) in enumerate(zip(step.seats, step.faces, strict=True)):
        picture = emblem(kit, seat, face, size, won=step.place == 1)
        surface.blit(picture, picture.get_rect(midbottom=(left + at * size + size // 2, block.top)))
    most = max(round(size * MEDAL), kit.px(LEAST_MEDAL))
    medal = Rect(0, 0, most, most)
    if worded:
        medal.midbottom = block.centerx + size * len(step.seats) // 2 - medal.width // 4, block.top
        medal.clamp_ip(column)
    else:  # on the step, which has no words
        medal.midtop = block.centerx, block.top + kit.px(2 * PAD)
    draw_medal(surface, kit, medal, step.place)
    if worded and grown == 1:
        _write(surface, kit, block, step)


def _draw_block(surface: pygame.Surface, kit: Kit, block: Rect, colour: Colour) -> None:
    """A step of stone with an edge of metal, darker towards the floor."""
    front = pygame.Surface((1, 2))
    front.set_at((0, 0), kit.palette.panel_light)
    front.set_at((0, 1), kit.palette.panel)
    surface.blit(pygame.transform.smoothscale(front, block.size), block)
    lip = Rect(block.left, block.top, block.width, max(min(round(block.height * LIP), kit.px(PAD)), 2))
    pygame.draw.rect(surface, colour, lip, border_radius=lip.height // 2)


def _write(surface: pygame.Surface, kit: Kit, block: Rect, step: Honoured) -> None:
    inner = block.inflate(-2 * kit.px(PAD), -2 * kit.px(PAD))
    score = kit.line(SMALL) if step.score and inner.height >= kit.line(LABEL) + kit.line(SMALL) else 0
    names = Rect(inner.left, inner.top, inner.width, min(inner.height - score, 2 * kit.line(LABEL)))
    kit.write(surface, kit.unbroken(kit.snug(Label(step.names, LABEL, CREAM, names, "center"))))
    if score:
        below = Rect(inner.left, names.bottom, inner.width, score)
        kit.write(surface, Label(step.score, SMALL, kit.palette.text_soft, below, "center"))
