"""The plates that widgets stand on, in the colours of a room's palette."""

from __future__ import annotations

from functools import cache
from typing import Literal

import pygame
from msgspec.structs import replace

from game.view.core.kit import Kit, faded
from game.view.core.rendering import hex_of, render
from game.view.core.theme import (
    BAD,
    CREAM,
    INK,
    NIGHT,
    WHITE,
    Colour,
    Palette,
)
from sprites.menus import plates as sprites
from sprites.menus.plates import Plate

PlateKind = Literal[
    "panel",
    "dialog",
    "button",
    "tab",
    "primary",
    "danger",
    "lit",
    "row",
    "row_lit",
    "ring",
    "well",
    "fill",
    "shade",
    "tip",
]

PANEL_RADIUS, BUTTON_RADIUS, WELL_RADIUS = 26, 18, 14
GLOW = 12
RING_WIDTH, EDGE_WIDTH = 4, 2
SHADE = 0.3


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``one`` with a ``share`` of the other colour."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@cache
def _look(kind: PlateKind, palette: Palette) -> Plate:
    """The plate in units."""
    accent, panel, light = palette.accent, palette.panel, palette.panel_light
    match kind:
        case "panel":
            plate = _plain(PANEL_RADIUS, panel, mix(panel, NIGHT, 0.55), palette.panel_alpha / 255)
            return _edged(replace(plate, shine=0.07), palette.edge, 0.55)
        case "dialog":
            plate = _plain(PANEL_RADIUS, mix(panel, light, 0.25), mix(panel, NIGHT, 0.3), 0.985)
            return _edged(replace(plate, shine=0.1), accent, 0.8)
        case "button":
            plate = _plain(BUTTON_RADIUS, mix(light, WHITE, 0.05), mix(light, panel, 0.6), 0.94)
            return _edged(replace(plate, shine=0.12), palette.edge, 0.9)
        case "tab":
            return _edged(_plain(BUTTON_RADIUS, mix(light, accent, 0.3), mix(light, accent, 0.16), 0.96), accent, 0.9)
        case "primary":
            plate = _plain(BUTTON_RADIUS, mix(accent, panel, 0.35), mix(accent, panel, 0.62))
            return _edged(replace(plate, shine=0.22), accent)
        case "danger":
            return _edged(_plain(BUTTON_RADIUS, mix(light, BAD, 0.22), mix(panel, BAD, 0.16), 0.94), BAD, 0.7)
        case "lit":
            plate = _plain(BUTTON_RADIUS, mix(accent, WHITE, 0.35), accent)
            return _ringed(replace(plate, shine=0.5), palette)
        case "row":
            return _plain(WELL_RADIUS, light, light, 0.34)
        case "row_lit":
            return _ringed(_plain(WELL_RADIUS, mix(light, accent, 0.26), mix(light, accent, 0.14), 0.96), palette)
        case "ring":
            return _ringed(_plain(BUTTON_RADIUS, INK, INK, 0), palette)
        case "well":
            return _edged(_plain(WELL_RADIUS, NIGHT, mix(NIGHT, panel, 0.5), 0.82), palette.edge, 0.7)
        case "fill":
            return _plain(WELL_RADIUS, mix(accent, WHITE, 0.25), accent)
        case "shade":
            return _plain(BUTTON_RADIUS, NIGHT, NIGHT, SHADE)
        case "tip":
            return _edged(_plain(WELL_RADIUS, CREAM, mix(CREAM, accent, 0.14)), accent)


def _plain(radius: float, top: Colour, bottom: Colour, opacity: float = 1.0) -> Plate:
    return Plate(radius, hex_of(top), hex_of(bottom), opacity, edge_width=EDGE_WIDTH)


def _edged(plate: Plate, colour: Colour, opacity: float = 1.0) -> Plate:
    return replace(plate, edge=hex_of(colour), edge_opacity=opacity)


def _ringed(plate: Plate, palette: Palette) -> Plate:
    """With the ring and the glow that tell where the focus is."""
    ringed = replace(_edged(plate, CREAM), edge_width=RING_WIDTH)
    return replace(ringed, glow=hex_of(palette.accent), glow_width=GLOW)


def draw_plate(
    surface: pygame.Surface,
    kit: Kit,
    kind: PlateKind,
    rect: pygame.Rect,
    strength: float = 1.0,
    radius: float | None = None,
) -> None:
    """Draw a plate that fills ``rect``; its glow, if it has one, lies outside.

    ``radius`` in pixels, if it is not the usual one.
    """
    if strength <= 0 or rect.width < 2 or rect.height < 2:
        return
    look = _scaled(_look(kind, kit.palette), kit.frame.unit)
    if radius is not None:
        look = replace(look, radius=radius)
    glow = round(look.glow_width)
    place = rect.inflate(2 * glow, 2 * glow)
    name = "plate", kind, kit.palette, kit.frame.unit, radius
    faded(surface, kit.art.made(name, place.size, lambda: _wide(look, place.size)), place, strength)


def _scaled(look: Plate, unit: float) -> Plate:
    return replace(
        look,
        radius=look.radius * unit,
        edge_width=max(look.edge_width * unit, 1),
        glow_width=round(look.glow_width * unit),
    )


def _wide(look: Plate, size: tuple[int, int]) -> pygame.Surface:
    """Only the ends of a plate are drawn as such: between them it is the same all along, however wide it is."""
    width, height = size
    end = round(look.radius + look.glow_width + look.edge_width) + 2
    if width <= 2 * end + 1:
        return render(sprites.plate(width, height, look), size)
    narrow = render(sprites.plate(2 * end + 1, height, look), (2 * end + 1, height))
    whole = pygame.Surface(size, pygame.SRCALPHA)
    whole.blit(narrow, (0, 0), (0, 0, end, height))
    whole.blit(pygame.transform.scale(narrow.subsurface((end, 0, 1, height)), (width - 2 * end, height)), (end, 0))
    whole.blit(narrow, (width - end, 0), (end + 1, 0, end, height))
    return whole
