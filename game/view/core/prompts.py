"""A bar of buttons' and keys' pictures, each with what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame
from pygame import Rect

from game.view.core.art import Art
from game.view.core.layout import Frame
from game.view.core.text import Typesetter
from game.view.core.theme import CREAM, SMALL

GLYPH_HEIGHT = 44
GLYPH_GAP, PROMPT_GAP = 10, 36


def draw_bar(
    surface: pygame.Surface,
    art: Art,
    typesetter: Typesetter,
    frame: Frame,
    kind: str,
    prompts: Sequence[tuple[str, str]],
    rect: Rect,
    align: Literal["left", "right"] = "left",
) -> None:
    """Draw as many prompts (control, words) as ``rect`` has room for, the first ones first, for a kind of device."""
    height = min(round(GLYPH_HEIGHT * typesetter.scale), rect.height)
    shown = [
        (art.glyph(kind, control, height), typesetter.picture(words, SMALL, CREAM, (rect.width, rect.height)))
        for control, words in prompts
    ]
    gap, between = frame.px(GLYPH_GAP), frame.px(PROMPT_GAP)
    while shown and _width(shown, gap, between) > rect.width:
        shown.pop()
    x = rect.left if align == "left" else rect.right - _width(shown, gap, between)
    for glyph, words in shown:
        surface.blit(glyph, glyph.get_rect(midleft=(x, rect.centery)))
        x += glyph.get_width() + gap
        surface.blit(words, words.get_rect(midleft=(x, rect.centery)))
        x += words.get_width() + between


def _width(shown: Sequence[tuple[pygame.Surface, pygame.Surface]], gap: int, between: int) -> int:
    return sum(glyph.get_width() + gap + words.get_width() for glyph, words in shown) + between * max(len(shown) - 1, 0)
