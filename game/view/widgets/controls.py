"""Rows that show keys and buttons, and the picture of a whole pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.view.core.kit import Kit, Label, faded
from game.view.core.plates import draw_plate
from game.view.core.rendering import hex_of
from game.view.core.theme import BODY, SMALL
from game.view.widgets.base import Attention, Widget
from game.view.widgets.button import nothing
from game.view.widgets.rows import Row
from sprites.controls import pad_body

GLYPH_SHARE = 0.88
"""Height of a glyph by that of its row's control."""
GLYPH_GAP = 10
UNUSED = 0.5
"""How strongly a button shows that is not pressed."""
NAME_GAP = 8


@dataclass(eq=False, kw_only=True)
class ControlRow(Row):
    """An action and its controls, which are those of a ``kind`` of device; ``none`` says that there are none."""

    kind: str = "keyboard"
    controls: Sequence[str] = ()
    none: str = ""
    on_press: Callable[[], None] = nothing

    sound = "confirm"

    def act(self) -> None:
        self.on_press()

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        labels = super().labels(kit, rect, mood)
        if not self.controls:
            labels.append(Label(self.none, SMALL, kit.palette.text_soft, self.control(kit, rect), "right"))
        return labels

    def draw_control(self, surface: pygame.Surface, kit: Kit, place: Rect, mood: Attention) -> None:
        draw_glyphs(surface, kit, self.kind, self.controls, place, "right")


def draw_glyphs(
    surface: pygame.Surface, kit: Kit, kind: str, controls: Sequence[str], place: Rect, align: str = "center"
) -> None:
    """Keys or buttons side by side, as many as there is room for."""
    gap = kit.em(GLYPH_GAP)
    pictures = [kit.art.glyph(kind, control, round(place.height * GLYPH_SHARE)) for control in controls]
    while pictures and _width(pictures, gap) > place.width:
        pictures.pop()
    x = place.right - _width(pictures, gap) if align == "right" else place.centerx - _width(pictures, gap) // 2
    for picture in pictures:
        surface.blit(picture, picture.get_rect(midleft=(x, place.centery)))
        x += picture.get_width() + gap


def _width(pictures: Sequence[pygame.Surface], gap: int) -> int:
    return sum(picture.get_width() for picture in pictures) + gap * (len(pictures) - 1)


@dataclass(eq=False, kw_only=True)
class PadPicture(Widget):
    """A pad with its name below it. ``lit`` tells how brightly a control shines, 0 to 1, whenever it is drawn."""

    kind: str = "generic"
    title: str = ""
    lit: Callable[[], Mapping[str, float]] = field(default=dict)

    sound = ""

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        below = kit.line(BODY)
        box = Rect(rect.left, rect.bottom - below, rect.width, below)
        return [Label(self.title, BODY, kit.palette.text, box, "center")] if self.title else []

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        draw_plate(surface, kit, "ring", rect, mood.focus)
        room = rect.inflate(-2 * kit.px(NAME_GAP), -2 * kit.px(NAME_GAP))
        if self.title:
            room.height -= kit.line(BODY)
        scale = min(room.width / pad_body.WIDTH, room.height / pad_body.HEIGHT)
        size = round(pad_body.WIDTH * scale), round(pad_body.HEIGHT * scale)
        body = Rect((0, 0), size)
        body.center = room.center
        surface.blit(kit.art.drawing("controls/gamepad", size), body)
        lit = self.lit()
        for name, spot in pad_body.SPOTS.items():
            self._draw_spot(surface, kit, name, spot, body.topleft, scale, lit)
        super().draw(surface, kit, rect, mood)

    def _draw_spot(
        self,
        surface: pygame.Surface,
        kit: Kit,
        name: str,
        spot: pad_body.Spot,
        at: tuple[int, int],
        scale: float,
        lit: Mapping[str, float],
    ) -> None:
        """One control. The pad for directions and the left stick show the direction that they are pressed to."""
        pressed = max((control for control in lit if control in spot.controls(name)), key=lambda c: lit[c], default="")
        strength = lit.get(pressed, 0.0)
        centre = round(at[0] + spot.x * scale), round(at[1] + spot.y * scale)
        if strength > 0:
            halo = round(spot.size * pad_body.HALO * scale)
            accent = hex_of(kit.palette.accent)
            picture = kit.art.picture(("halo", accent), (halo, halo), lambda: pad_body.halo(accent))
            faded(surface, picture, picture.get_rect(center=centre), strength)
        glyph = kit.art.glyph(self.kind, pressed or name, max(round(spot.size * scale), 1))
        faded(surface, glyph, glyph.get_rect(center=centre), UNUSED + (1 - UNUSED) * strength)
