"""How the tests of the sprites see them: as the renderer does."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from sprites import drawing

Render = Callable[[str, tuple[int, int]], pygame.Surface]

DRAWN = {"svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
PAINTS = {"linearGradient", "radialGradient", "stop"}
SAID = {"title", "desc", "metadata"}
"""What an editor may say besides, which nothing has to draw."""
GRADIENT = re.compile(r"<(linear|radial)Gradient\b[^>]*?(?:/>|>.*?</\1Gradient>)", re.DOTALL)
DROPPED = re.compile(r"\b(clip-path|mask|filter|marker-\w+)\b *[:=]")
COLOUR = re.compile(r"#[0-9a-fA-F]{6}|none|url\(#[^)]+\)")

DRAWINGS = sorted(path.relative_to(drawing.FOLDER).with_suffix("").as_posix() for path in drawing.FOLDER.rglob("*.svg"))


def source(name: str) -> str:
    """The text of a file of `sprites`, as it lies there."""
    return Path(drawing.FOLDER, f"{name}.svg").read_text(encoding="utf-8")


@pytest.fixture
def render() -> Render:
    """Draws a picture at a size in pixels."""
    return lambda text, size: pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


@pytest.fixture
def assert_all_drawn() -> Callable[[str], None]:
    """Fails for a picture with anything the renderer would drop without a word."""
    return all_drawn


def all_drawn(text: str) -> None:
    """AssertionError for what the renderer would drop without a word. Elements with a prefix are an editor's notes."""
    assert set(re.findall(r"<(\w+)(?=[\s/>])", text)) <= DRAWN | PAINTS | SAID
    assert not DROPPED.search(text)
    gradients: dict[str, set[str]] = {}
    for gradient in GRADIENT.finditer(text):
        gradients.setdefault(re.findall(r'\bid="([^"]+)"', gradient[0])[0], set()).add(gradient[0])
    painted, linked = (set(re.findall(rf"{said}#([^\")]+)", text)) for said in (r"url\(", 'href="'))
    assert painted | linked <= set(gradients)
    assert text.count("href=") == sum("href=" in gradient for same in gradients.values() for gradient in same)
    for name, same in gradients.items():
        assert len(same) == 1, f"two gradients are called {name}"
        assert name not in painted or 'gradientUnits="userSpaceOnUse"' in next(iter(same)), name
    colours = re.findall(r'\b(?:fill|stroke|stop-color)(?:="|: *)([^";]+)', text)
    assert all(COLOUR.fullmatch(colour) for colour in colours)
