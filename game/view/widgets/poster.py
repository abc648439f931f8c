"""A game's poster: dimmed in its row, it comes forward and lights up when it gets the focus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.core.plates import draw_plate
from game.view.core.theme import LEAST_LETTERS, SUBHEADING
from game.view.widgets.base import Attention, Widget
from game.view.widgets.button import nothing
from sprites.poster import RADIUS, WIDTH

GROWTH = 0.07
"""How much larger it is when it has come forward."""
BAND_TOP = 0.83
BAND_PAD = 0.03
SINK = 0.01
TITLE_SIZE = 0.072
"""Of the name at most, by the width of the poster, unless that could not be read."""
TITLE_LINES = 2
"""A name that has no room on one line of a small poster; it reaches up into the picture, over something dim."""


@dataclass(eq=False, kw_only=True)
class Poster(Widget):
    """``rect`` is its place in the row, before it comes forward."""

    game: str = ""
    title: str = ""
    on_press: Callable[[], None] = nothing

    def act(self) -> None:
        self.on_press()

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        shown = _grown(rect, mood.focus)
        pad = round(shown.width * BAND_PAD)
        top = shown.top + round(shown.height * BAND_TOP)
        colour = kit.palette.accent if mood.lit else kit.palette.text
        box = Rect(shown.left + pad, top, shown.width - 2 * pad, shown.bottom - top - pad)
        wanted = min(SUBHEADING.size, shown.width * TITLE_SIZE / kit.type.scale)
        style = replace(SUBHEADING, size=max(wanted, LEAST_LETTERS / kit.text_size()))
        resting = rect.width - 2 * pad  # a name that comes forward changes no lines
        lines = min(len(kit.type.lines(self.title, style, resting)), TITLE_LINES)
        if lines > 1:
            high = max(lines * kit.line(style), box.height)
            box = Rect(box.left, box.bottom - high, box.width, high)
        return [Label(self.title, style, colour, box, "center")]

    def reach(self, kit: Kit, rect: Rect) -> Rect:
        return super().reach(kit, _grown(rect, 1.0))

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        focus = mood.focus - (SINK / GROWTH if mood.pressed else 0)
        shown = _grown(rect, focus)
        surface.blit(self._picture(kit, rect, shown), shown)
        radius = shown.width * RADIUS / WIDTH
        draw_plate(surface, kit, "shade", shown, 1 - mood.focus, radius)
        draw_plate(surface, kit, "ring", shown, mood.focus, radius)
        for label in self.labels(kit, rect, Attention(focus, mood.pressed)):
            if label.box.top < shown.top + round(shown.height * BAND_TOP):
                ground = Rect(shown.left, label.box.top, shown.width, shown.bottom - label.box.top)
                for _ in range(2):  # one is not dark enough
                    draw_plate(surface, kit, "shade", ground, 1.0, radius)
            kit.write(surface, label)

    def _picture(self, kit: Kit, rect: Rect, shown: Rect) -> pygame.Surface:
        """Drawn as such where it rests; scaled on the way."""
        forward = _grown(rect, 1.0).size
        if shown.size in (rect.size, forward):
            return kit.art.poster(self.game, shown.size)
        return pygame.transform.scale(kit.art.poster(self.game, forward), shown.size)


def _grown(rect: Rect, focus: float) -> Rect:
    grown = rect.scale_by(1 + GROWTH * focus)
    grown.center = rect.center
    return grown
