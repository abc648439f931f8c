"""The deck: faces, and where the view sets their indices."""

from __future__ import annotations

from sprites.cards.faces import INDEX, Index, colour, face

__all__ = ["INDEX", "Index", "colour", "face"]
