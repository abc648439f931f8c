"""What a turnaround and a joker show while it lasts."""

from __future__ import annotations

from math import pi, sin

import pygame
from pygame import Rect

from game.view.core.kit import Kit, faded
from game.view.core.patch import Patch, blit_patch
from game.view.rooms.svoloch.layout import SvolochLayout
from game.view.rooms.svoloch.pile import arrow_picture
from game.view.stage.queue import Effect

LARGEST = 54
TURNS = 1.5
"""How often the arrow goes round before it locks."""
SWELL = 0.14
"""How much larger it is half-way."""
BURST_FROM, BURST_TO, WAVE_TO = 150, 560, 760
WAVE_WIDTH = 14
WAVE_COLOUR = (0xFF, 0xC8, 0x57)


def turning_patches(kit: Kit, layout: SvolochLayout, down: bool, effect: Effect, calm: bool) -> list[Patch]:
    """The arrow spins, ever slower, and locks in its new direction; ``calm``: one arrow fades into the other."""
    before, after = (arrow_picture(kit, layout, way) for way in (not down, down))
    done = effect.tween.fraction
    if calm:
        return [_faded_patch(before, layout.centre, 1 - done), _faded_patch(after, layout.centre, done)]
    way = effect.tween.eased()
    late = way > 0.5
    angle = -360 * TURNS * way + (180 if late else 0)
    turned = pygame.transform.rotozoom(after if late else before, angle, 1 + SWELL * sin(pi * done))
    return [blit_patch(turned, turned.get_rect(center=layout.centre).topleft)]


def burst_patches(kit: Kit, layout: SvolochLayout, effect: Effect) -> list[Patch]:
    """A ring of light that spreads from the pile and is gone."""
    way = effect.tween.eased(2)
    pile = layout.pile_spot(1, LARGEST)
    centre, largest = (round(pile.x), round(pile.y)), round(layout.high(BURST_TO))
    burst = kit.art.drawing("svoloch/burst", (largest, largest))
    size = round(layout.high(BURST_FROM + (BURST_TO - BURST_FROM) * way))
    grown = pygame.transform.scale(burst, (size, size))
    light = _faded_patch(grown, centre, 1 - effect.tween.fraction)
    line = round(layout.high(WAVE_WIDTH) * (1 - effect.tween.fraction))
    return [light, _wave_patch(centre, round(layout.high(WAVE_TO) * way / 2), line)] if line else [light]


def _faded_patch(picture: pygame.Surface, centre: tuple[float, float], strength: float) -> Patch:
    place = picture.get_rect(center=centre)
    return Patch(place, (picture, strength), lambda surface: faded(surface, picture, place, strength))


def _wave_patch(centre: tuple[int, int], radius: int, line: int) -> Patch:
    place = Rect(0, 0, 2 * radius + 2, 2 * radius + 2)
    place.center = centre
    return Patch(place, ("wave", line), lambda surface: pygame.draw.circle(surface, WAVE_COLOUR, centre, radius, line))
