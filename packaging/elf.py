"""What Linux' programs and libraries ask of the system they run on, and where they look for it."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

MAGIC = b"\x7fELF"
BESIDE = "$ORIGIN"
"""A folder that is told from the file's own."""


def files(folder: Path) -> Iterator[Path]:
    """Programs and libraries in the folder; links are left out."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(MAGIC)) == MAGIC:
                    yield path


def least_libc(folder: Path) -> str:
    """The oldest C library that has all that the files ask of it: they name what they need."""
    needed = {(2, 0)}
    for path in files(folder):
        found = re.findall(rb"GLIBC_(\d+)\.(\d+)\b", path.read_bytes())
        needed |= {(int(major), int(minor)) for major, minor in found}
    return ".".join(map(str, max(needed)))


def look_beside(patchelf: Path, program: Path, folder: str) -> None:
    """Let a program find libraries in this folder beside it before those of the system."""
    subprocess.run([patchelf, "--set-rpath", f"{BESIDE}/{folder}", program], check=True)


def forget_the_builder(patchelf: Path, folder: Path) -> None:
    """Take out where on the machine that built them libraries would be looked for."""
    for path in files(folder):
        named = subprocess.run([patchelf, "--print-rpath", path], check=True, capture_output=True, text=True).stdout
        if named.strip() and not named.startswith(BESIDE):
            subprocess.run([patchelf, "--remove-rpath", path], check=True)
