"""Where the texts of a menu screen are seen."""

from __future__ import annotations

from itertools import combinations

import pygame
from pygame import Rect

from game.scenes.menus.menu import MenuScene
from game.view.widgets.base import Attention


def seen(scene: MenuScene) -> list[tuple[str, Rect]]:
    """Every text of the screen that is in sight, and what it takes of the window."""
    kit, paper = scene.kit, pygame.Surface(scene.kit.frame.size)
    texts = []
    for widget in scene.form.widgets:
        view = widget.area.view if widget.area else kit.frame.rect
        for label in widget.labels(kit, scene.form.place(widget), Attention()):
            place = kit.type.draw(paper, label.text, label.style, label.colour, label.box, label.align, label.valign)
            texts.append((label.text, place.clip(view)))
    return [(text, place) for text, place in texts if text and place.size > (0, 0)]


def overlapping(scene: MenuScene) -> list[tuple[str, str]]:
    """Texts that lie over one another."""
    return [(one, other) for (one, a), (other, b) in combinations(seen(scene), 2) if a.colliderect(b)]


def torn(scene: MenuScene) -> list[str]:
    """Texts with a word that is broken inside."""
    kit = scene.kit
    labels = [
        label for widget in scene.form.widgets for label in widget.labels(kit, scene.form.place(widget), Attention())
    ]
    return [label.text for label in labels if kit.torn(label)]
