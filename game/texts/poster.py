"""What stands on a game's poster: the only words of it that the title needs, so that it waits for no others."""

from __future__ import annotations

from importlib import import_module

from msgspec import Struct


class PosterText(Struct, frozen=True):
    """``POSTER`` in ``game.texts.<key>.poster``: marked texts. The tagline says what makes one want to play it, in half
    a line."""

    name: str
    tagline: str


def poster_text(game: str) -> PosterText:
    """That of the game with this key."""
    found: object = import_module(f"game.texts.{game}.poster").POSTER
    assert isinstance(found, PosterText)
    return found
