"""Cards as they lie, and their ways from one place to another: facts, no pixels."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.events import Place


class PlacedCard(NamedTuple):
    """A card at its place; ``card`` is None where the viewer does not know it."""

    card: int | None
    up: bool


BACK = PlacedCard(None, False)


class Slot(NamedTuple):
    """Card number ``at`` of ``of`` cards at a place, as they lie there from left to right or from the bottom up."""

    place: Place
    at: int
    of: int


class CardMove(NamedTuple):
    """One card's way: from a slot as it was before the card left to a slot as it is with the card there."""

    card: int | None
    src: Slot
    dst: Slot
    up_before: bool
    up_after: bool
