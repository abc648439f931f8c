"""A layer of music is one file of phrases: whole Ogg Vorbis streams, one after the other (a *chained* Ogg).

Any player plays it as one piece. The game decodes a phrase at a time, so that it never holds more than two of them.
"""

from __future__ import annotations

from pathlib import Path

_PAGE, _FIRST = b"OggS", 2
_HEADER = 27
"""Bytes of a page's header before its table of segments."""


def cut(path: Path) -> list[tuple[int, int]]:
    """(first byte, number of bytes) of each phrase. A file of one stream, or of no Ogg, is one phrase.

    ``OSError`` if the file cannot be read.
    """
    starts, at = [], 0
    with path.open("rb") as file:
        size = file.seek(0, 2)
        while at < size:
            file.seek(at)
            header = file.read(_HEADER)
            if len(header) < _HEADER or not header.startswith(_PAGE):
                break
            if header[5] & _FIRST:
                starts.append(at)
            at += _HEADER + header[26] + sum(file.read(header[26]))
    starts = starts or [0]
    return [(start, end - start) for start, end in zip(starts, [*starts[1:], size], strict=True)]


def read(path: Path, phrase: tuple[int, int]) -> bytes:
    """One phrase as a file of its own."""
    with path.open("rb") as file:
        file.seek(phrase[0])
        return file.read(phrase[1])
