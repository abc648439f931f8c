"""Pictures drawn by hand: `.svg` files beside the code that shows them, read when first wanted.

A file is a picture of its own in its true colours, which any editor for SVG opens. Where a place wants other colours
(a club that is green or ink, an ear of wheat carved in wood), it names those of the file that change: whatever has one
of them in the file changes with it. Numbers of colours are told in lower case, `#rrggbb`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from sprites.svg import document, place

FOLDER = Path(__file__).resolve().parent

_WHOLE = re.compile(r'<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)
_BETWEEN = re.compile(r">\s+<")
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b")
_NAME = re.compile(r'(\bid="|url\(#|href="#)')


def picture(name: str, colours: Mapping[str, str] | None = None) -> str:
    """The file called `name`, such as `bread/loaf`, as a picture; `colours` has for each that changes the new one.

    OSError if there is no such file, ValueError if it is no SVG with a `viewBox`.
    """
    (left, top, width, height), body = _read(name)
    body = _painted(body, colours)
    return document(width, height, body if left == top == 0 else place(body, -left, -top))


def inside(svg: str) -> str:
    """What is in a picture, to be placed in another one."""
    whole = _WHOLE.search(svg)
    if not whole:
        raise ValueError("no picture with a viewBox")
    return whole[2]


def part(name: str, colours: Mapping[str, str] | None = None) -> str:
    """The same without its edges, in the file's own coordinates, to be placed in another picture."""
    return _painted(_inside(name), colours)


@cache
def _read(name: str) -> tuple[tuple[float, ...], str]:
    """The box of a file (left, top, width, height) and what is in it."""
    whole = _WHOLE.search((FOLDER / f"{name}.svg").read_text(encoding="utf-8"))
    if not whole:
        raise ValueError(f"{name}.svg is no picture with a viewBox")
    return tuple(float(number) for number in whole[1].replace(",", " ").split()), _BETWEEN.sub("><", whole[2].strip())


@cache
def _inside(name: str) -> str:
    """What is in a file, its names marked with the file's: those of two files in one picture must not meet."""
    return _NAME.sub(rf"\1{name.replace('/', '-')}-", _read(name)[1])


def _painted(body: str, colours: Mapping[str, str] | None) -> str:
    return _COLOUR.sub(lambda found: colours.get(found[0].lower(), found[0]), body) if colours else body
