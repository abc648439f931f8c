"""Layers of a drawing: groups that have an `id`. Some are left out, some moved."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from sprites.svg import tag

_GROUP = re.compile(r"<g\b[^>]*?(/?)>|</g>")
_ID = re.compile(r'\bid="([^"]+)"')
_HIDDEN = re.compile(r'\s(?:display="none"|style="display: ?none;?")')


def without(svg: str, layers: Iterable[str]) -> str:
    """The drawing without these layers, as far as it has them; all others are seen, also those hidden in the file."""
    for name in layers:
        svg = _changed(svg, name, lambda layer: "")
    return _HIDDEN.sub("", svg)


def moved(svg: str, ways: Mapping[str, str]) -> str:
    """The drawing with layers moved; `ways` has a transform for each of them."""
    for name, way in ways.items():
        svg = _changed(svg, name, partial(_placed, way))
    return svg


def _placed(way: str, layer: str) -> str:
    return tag("g", layer, transform=way)


def _changed(svg: str, name: str, change: Callable[[str], str]) -> str:
    begun: list[tuple[int, bool]] = []
    for found in _GROUP.finditer(svg):
        if found[0] == "</g>":
            start, wanted = begun.pop()
            if wanted:
                return svg[:start] + change(svg[start : found.end()]) + svg[found.end() :]
        elif not found[1]:
            label = _ID.search(found[0])
            begun.append((found.start(), label is not None and label[1] == name))
    return svg
