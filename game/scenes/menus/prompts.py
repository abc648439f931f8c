"""What tells which button does what: it follows the device used last, and its bindings as they are now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame
from pygame import Rect

from game.input.actions import Action
from game.scenes.core.services import Services
from game.view.core.patch import Patch
from game.view.core.prompts import draw_bar

Prompt = tuple[Action | Literal["moves"], str]


def prompts_patch(services: Services, prompts: Sequence[Prompt], rect: Rect, key: object) -> Patch:
    """The same as a patch, which looks the same as long as ``key`` does."""
    return Patch(rect, ("prompts", key), lambda surface: draw_prompts(surface, services, prompts, rect))


def draw_prompts(
    surface: pygame.Surface,
    services: Services,
    prompts: Sequence[Prompt],
    rect: Rect,
    align: Literal["left", "right"] = "left",
) -> None:
    """Draw the prompts that the device has a control for, as many as ``rect`` has room for, the first ones first."""
    device = services.input.last_device
    controls = ((services.input.control_for(action, device), words) for action, words in prompts)
    bar = [(control, words) for control, words in controls if control]
    draw_bar(surface, services.art, services.type, services.frame, services.glyphs(device), bar, rect, align)
