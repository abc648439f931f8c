"""The fonts, each a file of a package, and the one that has the letters which they lack."""

from __future__ import annotations

import struct
from functools import cache
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from weakref import WeakKeyDictionary

import pygame

FONT_FILES = {
    "russo": ("fontpkg_russo_one", "RussoOne-Regular.ttf"),
    "medium": ("font_manrope", "Manrope-Medium.ttf"),
    "semibold": ("font_manrope", "Manrope-SemiBold.ttf"),
    "extrabold": ("font_manrope", "Manrope-ExtraBold.ttf"),
}
SPARE = "spare"
SPARE_FILE = ("fontpkg_arimo", "Arimo[wght].ttf")
"""Opened only for letters that the others lack: of more Cyrillic, Latin and Greek alphabets, and of Hebrew."""
UNKNOWN = "?"
"""Stands for a letter that no font has."""


@cache
def font_path(name: str) -> Path:
    """The file of a font named in ``FONT_FILES``, or of the spare one; ModuleNotFoundError if its package is not
    installed."""
    package, file = SPARE_FILE if name == SPARE else FONT_FILES[name]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"font package {package} is not installed", name=package)
    return Path(spec.submodule_search_locations[0]) / "files" / file


def open_font(name: str, size: int) -> pygame.Font:
    """A font named in ``FONT_FILES``; ``size`` is in pixels."""
    font = pygame.Font(font_path(name), size)
    _NAMES[font] = name
    return font


_NAMES: WeakKeyDictionary[pygame.Font, str] = WeakKeyDictionary()
_SPARES: WeakKeyDictionary[pygame.Font, pygame.Font] = WeakKeyDictionary()


def split(text: str, font: pygame.Font) -> list[tuple[str, pygame.Font]]:
    """A text in pieces, each with the font that has its letters; what none has is unknown."""
    own, spare = letters(_NAMES[font]), letters(SPARE)

    def source(letter: str) -> str:
        return "own" if ord(letter) in own else SPARE if ord(letter) in spare else ""

    pieces = []
    for where, run in groupby(text, source):
        piece = "".join(run)
        pieces.append((piece if where else UNKNOWN * len(piece), _spare(font) if where == SPARE else font))
    return pieces


def _spare(font: pygame.Font) -> pygame.Font:
    if font not in _SPARES:
        _SPARES[font] = open_font(SPARE, font.get_point_size())
        _SPARES[font].bold = True  # as the others are
    return _SPARES[font]


def can_show(letter: str, name: str) -> bool:
    """Whether there is a font with this letter where a text is set in the one of this name."""
    return ord(letter) in letters(name) or ord(letter) in letters(SPARE)


@cache
def letters(name: str) -> frozenset[int]:
    """What a font has, by its table of characters, in the format 4 or 12 (OpenType, "cmap")."""
    data = font_path(name).read_bytes()
    tables = {data[at : at + 4]: at for at in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16)}
    cmap = struct.unpack_from(">L", data, tables[b"cmap"] + 8)[0]
    found: set[int] = set()
    for record in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        found.update(*_ranges(data, cmap + struct.unpack_from(">L", data, cmap + 8 + 8 * record)[0]))
    return frozenset(found)


def _ranges(data: bytes, at: int) -> list[range]:
    form = struct.unpack_from(">H", data, at)[0]
    if form == 12:
        groups = struct.unpack_from(">L", data, at + 12)[0]
        starts_ends = (struct.unpack_from(">LL", data, at + 16 + 12 * group) for group in range(groups))
        return [range(start, end + 1) for start, end in starts_ends]
    if form == 4:
        count = struct.unpack_from(">H", data, at + 6)[0] // 2
        ends = struct.unpack_from(f">{count}H", data, at + 14)
        starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
        return [range(start, end + 1) for start, end in zip(starts, ends, strict=True) if start != 0xFFFF]
    return []
