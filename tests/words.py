"""Words as a test writes them."""

from __future__ import annotations

from game.typography import NBSP


def plain(text: str) -> str:
    """The text with plain spaces where it must not be broken."""
    return text.replace(NBSP, " ")
