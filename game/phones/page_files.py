"""What the page consists of: files as they lie in ``page/``, and the pictures of the cards, kept packed."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from game.phones.words import word_files

PAGE = Path(__file__).parent / "page"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".json": "application/json; charset=utf-8",
}


@dataclass(frozen=True)
class PageFile:
    """``type`` is what the browser is told it is."""

    plain: bytes
    type: str

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.plain, 9, mtime=0)


def page_files() -> dict[str, PageFile]:
    """The files in the folder, and the words, by the paths at which they are asked for."""
    words = {path: PageFile(text, TYPES[".json"]) for path, text in word_files().items()}
    if not PAGE.is_dir():
        return words
    files = {f"/{file.name}": PageFile(file.read_bytes(), TYPES[file.suffix]) for file in PAGE.iterdir()}
    return {**files, **words, "/": files["/index.html"]}
