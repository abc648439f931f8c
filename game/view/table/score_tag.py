"""What a seat has in the match so far, on a tag at its plate that is read across the room."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.core.plates import draw_plate
from game.view.core.theme import NUMBER

HIGH, GROWS, OVER = 46, 1.3, 8
"""Units: its height, how much higher it becomes for larger text, and by how much plate and tag overlap."""
FROM_LEFT, PAD, CUP, GAP, BESIDE = 76, 12, 32, 8, 12


def reach(kit: Kit) -> int:
    """How far it stands out of the plate, in pixels."""
    return _high(kit) - kit.px(OVER)


def tag_place(kit: Kit, plate: Rect, frame: Rect, points: int, beside: bool = False) -> Rect:
    """On the plate's upper edge, or under the lower one where the window ends above; at its right if ``beside``."""
    place = Rect(plate.left + kit.px(FROM_LEFT), 0, score_width(kit, points) + 2 * kit.px(PAD), _high(kit))
    if beside:
        place.midleft = plate.right + kit.px(BESIDE), plate.centery
        return place
    place.bottom = plate.top + kit.px(OVER)
    if place.top < frame.top:
        place.top = plate.bottom - kit.px(OVER)
    return place


def draw_tag(surface: pygame.Surface, kit: Kit, place: Rect, points: int, sign: str) -> None:
    """``sign`` is the name of an icon."""
    for _ in range(2):  # cards behind it must not disturb
        draw_plate(surface, kit, "button", place)
    draw_score(surface, kit, place.inflate(-2 * kit.px(PAD), 0), points, sign)


def score_width(kit: Kit, points: int) -> int:
    return kit.px(CUP + GAP) + kit.type.width(
        str(points), _label(kit, points, Rect(0, 0, kit.px(200), _high(kit))).style
    )


def draw_score(surface: pygame.Surface, kit: Kit, box: Rect, points: int, sign: str) -> None:
    """The room's sign for points and their number, at the right of ``box``."""
    label = _label(kit, points, box)
    icon = kit.art.icon(sign, kit.px(CUP), kit.palette.accent)
    kit.write(surface, label)
    right = box.right - kit.type.width(label.text, label.style) - kit.px(GAP)
    surface.blit(icon, icon.get_rect(midright=(right, box.centery)))


def _label(kit: Kit, points: int, box: Rect) -> Label:
    return kit.snug(Label(str(points), NUMBER, kit.palette.text, box, "right"))


def _high(kit: Kit) -> int:
    return kit.px(HIGH * min(kit.text_size(), GROWS))
