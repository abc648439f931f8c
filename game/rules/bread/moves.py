"""The moves of Bread and Chocolate, and what cards cost and count (RULES.md, section 1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.rules.cards import DECK_52, RED, bits, members
from game.rules.moves import IllegalMove

DRAW, SPREAD, FLIP, PASS = 54, 55, 56, 57
OPENING = (SPREAD, FLIP, PASS)

IS_RED: tuple[bool, ...] = tuple(RED >> card & 1 == 1 for card in DECK_52)
PENALTY: tuple[int, ...] = tuple(card // 4 + 2 for card in DECK_52)
VALUES: dict[str, tuple[int, ...]] = {
    "classic": PENALTY,
    "note": tuple(11 if card >= 48 else min(card // 4 + 2, 10) for card in DECK_52),
}


def _near(corner: bool) -> tuple[int, ...]:
    """By top card, the bit set of the cards whose rank is one above or below; ``corner``: ace and two touch as well."""
    steps = (1, 12) if corner else (1,)
    return tuple(bits([card for card in DECK_52 if abs(card // 4 - top // 4) in steps]) for top in DECK_52)


NEAR: dict[bool, tuple[int, ...]] = {corner: _near(corner) for corner in (False, True)}


def card_points(cards: Iterable[int], options: Mapping[str, Any]) -> int:
    """What cards left in hand count."""
    return sum(map(VALUES[options["values"]].__getitem__, cards))


def penalty(card: int, top: int, to_be_had: int) -> int:
    """How many cards it costs to lay ``card`` on ``top`` when so many can be had."""
    return min(PENALTY[card], to_be_had) if IS_RED[card] == IS_RED[top] else 0


class _Listing(dict[int, tuple[int, ...]]):
    """The moves of a turn by the bit set of the playable cards held; each is made when first asked for."""

    def __init__(self, moves: Callable[[tuple[int, ...]], tuple[int, ...]]) -> None:
        super().__init__()
        self._moves = moves

    def __missing__(self, playable: int) -> tuple[int, ...]:
        moves = self[playable] = self._moves(members(playable))
        return moves


CARDS_ELSE_DRAW = _Listing(lambda cards: cards or (DRAW,))
CARDS_OR_DRAW = _Listing(lambda cards: (*cards, DRAW))


def turn_moves(playable: int, stock: int, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The legal moves of a turn after the opening, cards ascending, then ``DRAW``."""
    return (CARDS_ELSE_DRAW if options["must_play"] or not stock else CARDS_OR_DRAW)[playable]


def refusal(move: int, held: int, top: int, opening: bool, options: Mapping[str, Any]) -> IllegalMove:
    """Why a move that is not legal is not."""
    if opening:
        return IllegalMove("opening")
    if move in OPENING:
        return IllegalMove("not_opening")
    playable = held & NEAR[options["corner"]][top]
    if move == DRAW:
        return IllegalMove("must_play", cards=members(playable), top=top, stock_empty=not options["must_play"])
    if move not in DECK_52:
        return IllegalMove("no_card", card=None)
    if not held >> move & 1:
        return IllegalMove("no_card", card=move)
    return IllegalMove("rank", card=move, top=top)
