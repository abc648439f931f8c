"""How a hand is sorted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from game.rules.cards import DECK_52, rank, suit
from game.view.stage.slots import PlacedCard

Order = Literal["suit", "rank", "dealt"]
ORDERS: tuple[Order, ...] = ("suit", "rank", "dealt")
SUIT_ORDER = (0, 1, 3, 2)
"""Where each suit stands in a hand sorted by suit, so that black and red alternate: ♣ ♦ ♠ ♥."""


def in_order(lying: Iterable[PlacedCard], order: Order) -> list[PlacedCard]:
    """The cards as they are shown; those that are not known come first."""
    if order == "dealt":
        return list(lying)
    return sorted(lying, key=_by_suit if order == "suit" else _by_rank)


def _by_rank(lying: PlacedCard) -> tuple[int, int]:
    return (-1, 0) if lying.card is None else (rank(lying.card), SUIT_ORDER[suit(lying.card)])


def _by_suit(lying: PlacedCard) -> tuple[int, int]:
    if lying.card is None:
        return (-1, 0)
    joker = lying.card not in DECK_52
    return (len(SUIT_ORDER) if joker else SUIT_ORDER[suit(lying.card)], rank(lying.card) + suit(lying.card) * joker)
