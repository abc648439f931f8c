"""How the tests of the sprites see them: as the renderer does."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pygame
import pytest

Render = Callable[[str, tuple[int, int]], pygame.Surface]

DRAWN = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
PAINTS = {"linearGradient", "radialGradient", "stop"}


@pytest.fixture
def render() -> Render:
    """Draws a picture at a size in pixels."""
    return lambda text, size: pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


@pytest.fixture
def assert_all_drawn() -> Callable[[str], None]:
    """Fails for a picture with anything the renderer would drop without a word."""
    return _assert_all_drawn


def _assert_all_drawn(text: str) -> None:
    assert set(re.findall(r"<(\w+)", text)) <= DRAWN | PAINTS
    assert not re.search(r"clip-path|mask|filter|href", text)
    gradients = re.findall(r"<(?:linear|radial)Gradient [^>]*>", text)
    assert all('gradientUnits="userSpaceOnUse"' in gradient for gradient in gradients)
    names = re.findall(r'Gradient id="([^"]+)"', text)
    assert len(names) == len(set(names)) == len(gradients)
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(names)
    colours = re.findall(r'(?:fill|stroke|stop-color)="([^"]+)"', text)
    assert all(re.fullmatch(r"#[0-9a-f]{6}|none|url\(#[^)]+\)", colour) for colour in colours)
