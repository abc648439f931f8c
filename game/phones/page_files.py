"""What the page consists of: files as they lie in ``page/``, the pictures of the game, and the words, kept packed."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path

from game.phones import pictures
from game.phones.typeface import typeface
from game.phones.words import word_files
from game.rules.games import GAMES

PAGE = Path(__file__).parent / "page"
WEIGHTS = ("SemiBold", "ExtraBold")
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}


class PageFile:
    """``plain`` is what is in it, or makes that when it is first asked for; ``kind`` is what the browser is told it
    is."""

    def __init__(self, plain: bytes | Callable[[], bytes], kind: str) -> None:
        self._given, self.type = plain, kind

    @cached_property
    def plain(self) -> bytes:
        return self._given if isinstance(self._given, bytes) else self._given()

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.plain, 9, mtime=0)


def page_files() -> dict[str, PageFile]:
    """The files by the paths at which they are asked for."""
    lying = {f"/{file.name}": file.read_bytes for file in PAGE.iterdir()}
    words = {path: partial(bytes, text) for path, text in word_files().items()}
    letters = {f"/{weight}.ttf": partial(typeface, weight) for weight in WEIGHTS}
    made: dict[str, Callable[[], bytes]] = {**lying, **words, **letters, **_pictures()}
    files = {path: PageFile(make, TYPES[Path(path).suffix]) for path, make in made.items()}
    return {**files, "/": files["/index.html"]}


def _pictures() -> dict[str, Callable[[], bytes]]:
    drawn: dict[str, Callable[[], bytes]] = {
        "/pictures.svg": partial(_drawn, pictures.sheet),
        "/icon.svg": partial(_drawn, pictures.icon),
    }
    for game in GAMES:
        drawn[f"/back-{game}.svg"] = partial(_drawn, pictures.back, game)
        drawn[f"/room-{game}-upright.svg"] = partial(_drawn, pictures.room, game, pictures.UPRIGHT)
        drawn[f"/room-{game}-sideways.svg"] = partial(_drawn, pictures.room, game, pictures.SIDEWAYS)
    return drawn


def _drawn(draw: Callable[..., str], *facts: object) -> bytes:
    return draw(*facts).encode()
