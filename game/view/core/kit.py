"""What every widget draws with."""

from __future__ import annotations

import pygame
from msgspec import Struct
from msgspec.structs import replace

from game.view.core.art import Art
from game.view.core.layout import Frame
from game.view.core.text import (
    SHRINK_STEP,
    Align,
    Typesetter,
    VAlign,
)
from game.view.core.theme import (
    NIGHT,
    Colour,
    Palette,
    Style,
)

SHADE_STEPS = 64
SHADE_HELD = 0.35
"""A shade keeps its strength over this part of its width."""


class Label(Struct, frozen=True):
    """A text and the box on screen that it may fill."""

    text: str
    style: Style
    colour: Colour
    box: pygame.Rect
    align: Align = "left"
    valign: VAlign = "middle"


class Kit(Struct, frozen=True):
    """Pictures, letters, the size of the frame and the colours of a room: all that anything is drawn with."""

    art: Art
    type: Typesetter
    frame: Frame
    palette: Palette

    def px(self, units: float) -> int:
        """Units in pixels."""
        return self.frame.px(units)

    def em(self, units: float) -> int:
        """Units in pixels, grown by the player's text size: for whatever keeps step with text."""
        return max(round(units * self.type.scale), 1)

    def text_size(self) -> float:
        """The player's text size, 1.0 … 2.0."""
        return self.type.scale / self.frame.unit

    def sized(self, text_size: float) -> Kit:
        """The same for a person with a text size of his own."""
        own = self.type.at(self.frame.unit * text_size)
        return self if own is self.type else replace(self, type=own)

    def line(self, style: Style) -> int:
        return self.type.line_height(style)

    def text_width(self, text: str, style: Style, width: int) -> int:
        """Pixels that the longest line of a text takes when it is wrapped to ``width``."""
        return min(max(self.type.width(line, style) for line in self.type.lines(text, style, width)), width)

    def write(self, surface: pygame.Surface, label: Label) -> None:
        self.type.draw(surface, label.text, label.style, label.colour, label.box, label.align, label.valign)

    def snug(self, label: Label) -> Label:
        """The label in letters that fit its box on one line: smaller than the player's text size if they must be, but
        not smaller than the usual one."""
        font, size, least = label.style.font, label.style.size, label.style.size / self.text_size()
        while size > least and not self._in_a_line(label.text, Style(font, size), label.box.size):
            size = max(size * (1 - SHRINK_STEP), least)
        return replace(label, style=Style(font, size))

    def fitted(self, label: Label) -> Label:
        """The label in letters in which it fits its box, wrapped: never smaller than the usual ones."""
        font, size, least = label.style.font, label.style.size, label.style.size / self.text_size()
        while size > least and self.cut(replace(label, style=Style(font, size))):
            size = max(size * (1 - SHRINK_STEP), least)
        return replace(label, style=Style(font, size))

    def unbroken(self, label: Label) -> Label:
        """The label on a line of its own if a word of it would have to be broken: there it is cut instead."""
        if self.type.least(label.text, label.style) <= label.box.width:
            return label
        line = pygame.Rect(label.box.left, 0, label.box.width, self.line(label.style))
        line.centery = label.box.centery
        return replace(label, box=line)

    def _in_a_line(self, text: str, style: Style, box: tuple[int, int]) -> bool:
        return self.line(style) <= box[1] and self.type.width(text, style) <= box[0]

    def cut(self, label: Label) -> bool:
        """Whether the text cannot be shown whole."""
        return bool(label.text) and not self.type.fits(label.text, label.style, label.box.size)

    def torn(self, label: Label) -> bool:
        """Whether a word of the text is broken inside."""
        return bool(label.text) and self.type.breaks(label.text, label.style, label.box.size)


def faded(
    surface: pygame.Surface, picture: pygame.Surface, place: pygame.Rect | tuple[int, int], strength: float
) -> None:
    """Draw ``picture`` with a strength of 0 … 1."""
    if strength >= 1:
        surface.blit(picture, place)
    elif strength > 0:
        before = picture.get_alpha()  # None: opaque, and drawn faster than with an alpha of 255
        picture.set_alpha(round(255 * strength))
        surface.blit(picture, place)
        picture.set_alpha(before)


def side_shade(size: tuple[int, int], strength: int) -> pygame.Surface:
    """A darkness of ``strength`` (of 255) at the left that fades out to the right, late and then fast."""
    line = pygame.Surface((SHADE_STEPS, 1), pygame.SRCALPHA)
    for x in range(SHADE_STEPS):
        way = max(x / (SHADE_STEPS - 1) - SHADE_HELD, 0) / (1 - SHADE_HELD)
        rest = 1 - way * way * (3 - 2 * way)
        line.set_at((x, 0), (*NIGHT, round(strength * rest)))
    return pygame.transform.smoothscale(line, size)
