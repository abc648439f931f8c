"""SVG text as pixels: at once, roughly, out of focus, or in strips, so that no frame waits for a large picture."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator

import pygame

from game.view.core.theme import Colour

Size = tuple[int, int]

STRIPS = 12
COARSE, COARSEST = 4, 8
"""A rough picture is drawn at this part of its size, or at that one if it is opaque and lies behind everything."""
VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
BACKDROP_SHRINK = 4
BACKDROP_BLUR = 45
BACKDROP_DARK = (120, 112, 128)


def render(svg: str, size: Size) -> pygame.Surface:
    """SVG text as a picture of exactly ``size``: the renderer keeps the aspect ratio and may miss by a pixel."""
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size).convert_alpha()
    if drawn.get_size() == size:
        return drawn
    exact = pygame.Surface(size, pygame.SRCALPHA)
    exact.blit(drawn, drawn.get_rect(center=exact.get_rect().center))
    return exact


def hex_of(colour: Colour) -> str:
    """A colour as sprites have it, ``#rrggbb``."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _box(svg: str) -> tuple[float, float]:
    """Width and height of a sprite in its own units."""
    box = VIEW_BOX.search(svg)
    if not box:
        raise ValueError("a sprite without a viewBox")
    return float(box[1]), float(box[2])


def aspect(svg: str) -> float:
    """Width of a sprite by its height."""
    width, height = _box(svg)
    return width / height


def coarse(svg: str, size: Size, *, opaque: bool) -> pygame.Surface:
    """A picture that is there soon, blurred: drawn small and blown up."""
    part = COARSEST if opaque else COARSE
    small = render(svg, (max(size[0] // part, 1), max(size[1] // part, 1)))
    return pygame.transform.smoothscale(small.convert() if opaque else small, size)


def out_of_focus(room: Callable[[float, float], str], size: Size) -> pygame.Surface:
    """A room blurred and in the dark."""
    small = max(size[0] // BACKDROP_SHRINK, 1), max(size[1] // BACKDROP_SHRINK, 1)
    blurred = pygame.transform.box_blur(render(room(*small), small).convert(), max(small[1] // BACKDROP_BLUR, 1))
    blurred.fill(BACKDROP_DARK, special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(blurred, size)


def strips(draw: Callable[[], str], size: Size, *, opaque: bool) -> Iterator[pygame.Surface | None]:
    """Draw a large picture step by step, in strips, so that no frame waits for it: None until the last."""
    svg = draw()
    yield None
    whole = pygame.Surface(size).convert() if opaque else pygame.Surface(size, pygame.SRCALPHA)
    yield None
    width, height = size
    wide, high = _box(svg)
    for row in range(STRIPS):
        top, bottom = height * row // STRIPS, height * (row + 1) // STRIPS
        box = f'viewBox="0 {top * high / height:.4f} {wide} {(bottom - top) * high / height:.4f}"'
        whole.blit(render(VIEW_BOX.sub(box, svg, 1), (width, bottom - top)), (0, top))
        yield None
    yield whole


def turned(picture: pygame.Surface, angle: float, squeeze: float) -> pygame.Surface:
    """A picture narrowed to ``squeeze`` of its width and turned by ``angle`` degrees."""
    width, height = picture.get_size()
    if squeeze < 1:
        picture = pygame.transform.smoothscale(picture, (max(round(width * squeeze), 1), height))
    return pygame.transform.rotozoom(picture, angle, 1) if angle else picture
