"""What a focused item means, where its own place is too small to say it."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import INK, SMALL
from game.view.widgets.base import Attention, Widget

WIDEST = 900
PAD_X, PAD_Y, GAP = 22, 14, 12


def tip_patches(kit: Kit, widget: Widget, place: Rect, mood: Attention, key: object) -> list[Patch]:
    """Under or over the item, if it has something that it cannot show itself; it looks the same as long as ``key``
    does."""
    texts = list(filter(None, widget.untold(kit, place, mood)))
    if not texts:
        return []
    text = "\n".join(texts)
    screen = kit.frame.rect
    pad_x, pad_y, gap = kit.px(PAD_X), kit.px(PAD_Y), kit.px(GAP)
    width = min(max(kit.type.width(line, SMALL) for line in texts), kit.px(WIDEST), screen.width - 2 * (pad_x + gap))
    box = Rect(0, 0, width + 2 * pad_x, min(kit.type.height(text, SMALL, width) + 2 * pad_y, screen.height))
    box.midtop = place.centerx, place.bottom + gap
    if box.bottom > screen.bottom - gap:
        box.bottom = place.top - gap
    box.clamp_ip(screen.inflate(-2 * gap, 0))

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, kit, "tip", box)
        kit.write(surface, Label(text, SMALL, INK, box.inflate(-2 * pad_x, -2 * pad_y)))

    return [Patch(box, ("tip", key), paint)]
