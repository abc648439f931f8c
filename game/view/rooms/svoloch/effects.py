"""What a turnaround and a joker show while it lasts."""

from __future__ import annotations

from math import pi, sin

import pygame

from game.view.core.kit import Kit, faded
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


def draw_turning(
    surface: pygame.Surface, kit: Kit, layout: SvolochLayout, down: bool, effect: Effect, calm: bool
) -> None:
    """The arrow spins, ever slower, and locks in its new direction; ``calm``: one arrow fades into the other."""
    before, after = (arrow_picture(kit, layout, way) for way in (not down, down))
    done = effect.tween.fraction
    if calm:
        faded(surface, before, before.get_rect(center=layout.centre), 1 - done)
        faded(surface, after, after.get_rect(center=layout.centre), done)
        return
    way = effect.tween.eased()
    late = way > 0.5
    angle = -360 * TURNS * way + (180 if late else 0)
    turned = pygame.transform.rotozoom(after if late else before, angle, 1 + SWELL * sin(pi * done))
    surface.blit(turned, turned.get_rect(center=layout.centre))


def draw_burst(surface: pygame.Surface, kit: Kit, layout: SvolochLayout, effect: Effect) -> None:
    """A ring of light that spreads from the pile and is gone."""
    way = effect.tween.eased(2)
    pile = layout.pile_spot(1, LARGEST)
    centre, largest = (round(pile.x), round(pile.y)), round(layout.high(BURST_TO))
    burst = kit.art.drawing("svoloch/burst", (largest, largest))
    size = round(layout.high(BURST_FROM + (BURST_TO - BURST_FROM) * way))
    grown = pygame.transform.scale(burst, (size, size))
    faded(surface, grown, grown.get_rect(center=centre), 1 - effect.tween.fraction)
    line = round(layout.high(WAVE_WIDTH) * (1 - effect.tween.fraction))
    if line:
        pygame.draw.circle(surface, WAVE_COLOUR, centre, round(layout.high(WAVE_TO) * way / 2), line)
