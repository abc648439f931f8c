"""The program's icons in every form that systems want, made of the logo on its title."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterable, Mapping
from io import BytesIO
from pathlib import Path

import project

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(project.ROOT))

import pygame

from game.view.core.rendering import render
from sprites import drawing

LOGO = "title/logo"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""In pixels, those that desktops ask for (freedesktop's icon theme)."""
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MAC = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024, "ic11": 32, "ic12": 64, "ic13": 256}
"""Kinds of pictures in an ``.icns``; from ``ic10`` on, twice as dense as they are called."""


def make(folder: Path) -> None:
    """``koloda.svg``, ``koloda-16.png`` and so on, ``koloda.ico`` and ``koloda.icns`` in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pictures = {size: png(size) for size in {*SIZES, *WINDOWS, *MAC.values()}}
    pygame.display.quit()
    (folder / "koloda.svg").write_text(drawing.picture(LOGO), encoding="utf-8")
    for size in SIZES:
        (folder / f"koloda-{size}.png").write_bytes(pictures[size])
    (folder / "koloda.ico").write_bytes(ico(pictures[size] for size in WINDOWS))
    (folder / "koloda.icns").write_bytes(icns({kind: pictures[size] for kind, size in MAC.items()}))


def png(size: int) -> bytes:
    """The logo, so many pixels wide and high."""
    file = BytesIO()
    pygame.image.save(render(drawing.picture(LOGO), (size, size)), file, "icon.png")
    return file.getvalue()


def ico(pictures: Iterable[bytes]) -> bytes:
    """Windows' file of icons: a table, then PNGs (as Vista and later read them)."""
    pngs = list(pictures)
    at = 6 + 16 * len(pngs)
    table, data = struct.pack("<HHH", 0, 1, len(pngs)), b""
    for one in pngs:
        width, height = struct.unpack_from(">LL", one, 16)
        table += struct.pack("<BBBBHHLL", width % 256, height % 256, 0, 0, 1, 32, len(one), at + len(data))
        data += one
    return table + data


def icns(pictures: Mapping[str, bytes]) -> bytes:
    """The Mac's: PNGs one after the other, each with its kind and length."""
    data = b"".join(kind.encode() + struct.pack(">L", 8 + len(one)) + one for kind, one in pictures.items())
    return b"icns" + struct.pack(">L", 8 + len(data)) + data


if __name__ == "__main__":
    make(project.BUILD / "icons")
