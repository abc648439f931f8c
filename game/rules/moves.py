"""Moves as small ints: which of them are legal, their codes, and why one is refused."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from game.rules.cards import CODES
from game.rules.validation import shown

NO_MOVE = -1
"""Stands for whatever is no move of a game."""


class IllegalMove(Exception):
    """Why a move may not be played: a code of DESIGN.md and the facts a sentence about it needs."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Any] = facts


def is_move(move: object) -> bool:
    """Whether it is an int at all: True and 6.0 are equal to moves, and none."""
    return type(move) is int


class Game(ABC):
    """What deals and observations of one game have in common: its deck, its moves as small ints, each with its code of
    RULES.md, and which of them are legal. A move that plays a single card is that card's int."""

    DECK: ClassVar[tuple[int, ...]]
    MOVES: ClassVar[Mapping[int, str]]

    @abstractmethod
    def legal_moves(self) -> tuple[int, ...]:
        """Every legal move of the seat to move, in a fixed order; () when the deal is over."""

    @abstractmethod
    def why_not(self, move: int) -> IllegalMove | None:
        """None if ``move`` is legal, else the reason why not."""

    def cards_of(self, move: int) -> tuple[int, ...]:
        """The cards that a move plays, in order; () for a move without cards."""
        return (move,) if move in self.DECK else ()

    def continuations(self, started: Sequence[int] = ()) -> tuple[int, ...]:
        """The cards, ascending, that may follow these in a legal move that begins with them."""
        begun = tuple(started)
        plays = [self.cards_of(move) for move in self.legal_moves()]
        return tuple(
            sorted({play[len(begun)] for play in plays if len(play) > len(begun) and play[: len(begun)] == begun})
        )

    def why_not_cards(self, cards: Sequence[int]) -> IllegalMove | None:
        """None if these cards, in this order, are a legal move, else the reason why not."""
        return self.why_not(self.move_of(cards))

    def move_of(self, cards: Sequence[int]) -> int:
        """The move that plays these cards in this order; ``NO_MOVE`` if there is none."""
        return self._moves_by_code().get("".join(CODES[card] for card in cards), NO_MOVE)

    def text(self, move: int) -> str:
        """The code of a move; ValueError if the game has no such move."""
        if not is_move(move) or move not in self.MOVES:
            raise ValueError(f"no move of this game: {shown(move)}")
        return self.MOVES[move]

    def parse(self, code: str) -> int:
        """The move of a code; ValueError if the game has no such move. Whether it is legal now is why_not's matter."""
        if not isinstance(code, str) or code not in self._moves_by_code():
            raise ValueError(f"no move of this game: {shown(code)}")
        return self._moves_by_code()[code]

    @classmethod
    @cache
    def _moves_by_code(cls) -> dict[str, int]:
        return {code: move for move, code in cls.MOVES.items()}
