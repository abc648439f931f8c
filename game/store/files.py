"""Files that survive: written whole, set aside when bad, and a lock that tells a second copy of the program."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path


def read_whole(path: Path, most: int) -> bytes:
    """ValueError for what is no file, such as a device, which may be without end, or has more than ``most`` bytes.

    OSError if it cannot be read.
    """
    if path.exists() and not path.is_file():
        raise ValueError(f"{path} is no file")
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise ValueError(f"{path} is too long")
    return content


def write_whole(path: Path, content: bytes) -> None:
    """Either the old content or the new one is there, whenever the power goes. OSError if it cannot be written."""
    temporary = path.with_name(path.name + ".tmp")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise


def set_aside(path: Path, *companions: str) -> Path:
    """Rename a bad file to ``….bad-1`` or the next free number, and its companions, which have a suffix more.

    The new path. OSError if it cannot be renamed.
    """
    target = _free_name(path)
    path.rename(target)
    for suffix in companions:
        companion = path.with_name(path.name + suffix)
        if companion.exists():
            companion.rename(target.with_name(target.name + suffix))
    return target


def copy_aside(path: Path, content: bytes) -> Path:
    """Keep what stood in a file under the name that ``set_aside`` would give it. OSError if it cannot be written."""
    target = _free_name(path)
    write_whole(target, content)
    return target


def _free_name(path: Path) -> Path:
    return next(target for n in count(1) if not (target := path.with_name(f"{path.name}.bad-{n}")).exists())


class Busy(Exception):
    """Another copy of the program holds the lock."""


class Lock:
    """Held from its making until ``release`` or the end of the process, however it ends.

    Busy if another holds it, OSError if the file cannot be made.
    """

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab")
        try:
            _take(self._file.fileno())
        except BlockingIOError:
            self._file.close()
            raise Busy from None

    def release(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
else:
    import fcntl

    def _take(descriptor: int) -> None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:
            pass  # a file system without locks: there is no telling a second copy
