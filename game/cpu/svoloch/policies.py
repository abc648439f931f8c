"""Two quick styles of play, for playing possible deals on and for telling how likely they are.

A *saver* parts with what its hand can best do without: it beats with low cards and gathers pairs while the stock lasts.
A *spender* beats as low and leads as many cards as it can, whatever that leaves. What a move is worth to either of them
hangs only on the cards it holds of that rank, so all of it is listed once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from game.rules.cards import RED, rank
from game.rules.svoloch.combinations import BITS, CARDS_OF, JOKERS, MOVE_OF, PASS, RANK_OF, RANK_SETS, RUNS
from game.rules.svoloch.deal import Svoloch

# What cards of one rank, from two to ace, are worth in hand: one, two of one colour, a pair, three, four. First while
# the stock lasts, then dry. Fitted to 130,000 hands of savers: how much they change the odds of winning, as logarithms.
HELD = (
    (-0.4, -0.3, -0.4, -0.4, -0.4, -0.3, -0.2, -0.1, -0.1, 0.0, 0.2, 0.4, -0.1),
    (-1.0, -0.9, -1.0, -0.9, -0.9, -0.7, -0.6, -0.3, -0.3, -0.1, 0.3, 0.8, -0.1),
    (0.0, 0.2, -0.1, 0.0, 0.1, 0.2, 0.3, 0.3, 0.4, 0.5, 0.5, 0.5, 0.0),
    (-0.1, -0.2, 0.1, 0.2, 0.2, 0.0, 0.1, 0.3, 0.4, 0.4, 0.5, 0.8, 0.3),
    (0.0, 0.0, 0.1, 0.2, 0.2, 0.3, 0.4, 0.3, 0.4, 0.5, 0.5, 0.5, 0.5),
)
HELD_DRY = (
    (-1.3, -1.1, -1.3, -1.1, -1.3, -1.2, -1.1, -0.9, -0.8, -0.6, -0.3, 0.2, -0.5),
    (-2.6, -2.5, -2.6, -2.3, -2.4, -2.3, -2.0, -2.0, -1.6, -1.1, -0.7, 0.1, -0.9),
    (-1.0, -1.0, -1.0, -0.9, -0.9, -0.6, -0.5, -0.1, -0.1, 0.2, 0.5, 0.6, 0.2),
    (-1.4, -1.4, -1.3, -1.1, -1.1, -1.1, -1.0, -0.6, -0.4, -0.3, 0.0, 0.1, 0.0),
    (-0.7, -0.7, -0.5, -0.3, -0.1, -0.1, -0.1, 0.0, 0.1, 0.1, 0.1, 0.1, 0.1),
)
JOKER_HELD, JOKER_HELD_DRY = -0.15, -0.75
"""The same for a joker."""
UNPLAYED = -1000.0
"""What playing a joker is worth to a spender: less than passing."""
HIGHER = 20.0
"""What a rank more, or when leading a card more, counts against all else to a spender."""

Worth = Callable[[int, int, bool, bool], float]
"""Of a move, to who holds these cards of its rank; whether it leads; whether the stock is as good as dry."""
Listed = Mapping[int, Mapping[int, float]]
"""What moves are worth, by the cards held of their rank."""

OF_RANK: tuple[int, ...] = tuple(
    cards if move in JOKERS or move == PASS else RANK_OF[cards & -cards] for move, cards in enumerate(BITS)
)
"""By move the cards of its rank."""


class Style:
    """How a player chooses who looks at nothing but its hand, and whether it leads and there is something to draw."""

    def __init__(self, worth: Worth) -> None:
        self._listed = [[_listed(worth, leads, dry) for dry in (False, True)] for leads in (False, True)]

    def choose(self, deal: Svoloch) -> int:
        """The move of the seat to move."""
        moves = deal.legal_moves()
        if len(moves) == 1:
            return moves[0]
        hand = deal.held
        if not deal.stock:
            for move in moves:
                if BITS[move] == hand:
                    return move
        listed = self._listed_for(deal)
        best, most = moves[0], -float("inf")
        for move in moves:
            worth = listed[hand & OF_RANK[move]][move]
            if worth > most:
                best, most = move, worth
        return best

    def likes(self, move: int, deal: Svoloch) -> bool:
        """Whether a legal move goes out or is worth as much as any."""
        hand, listed = deal.held, self._listed_for(deal)
        if not deal.stock and BITS[move] == hand:
            return True
        worth = listed[hand & OF_RANK[move]][move]
        return all(listed[hand & OF_RANK[other]][other] <= worth for other in deal.legal_moves())

    def leans(self, deal: Svoloch) -> dict[int, float]:
        """By legal move, how much less it is worth than the best one: 0 or below."""
        hand, listed = deal.held, self._listed_for(deal)
        worths = {move: listed[hand & OF_RANK[move]][move] for move in deal.legal_moves()}
        most = max(worths.values())
        return {move: worth - most for move, worth in worths.items()}

    def _listed_for(self, deal: Svoloch) -> Listed:
        return self._listed[deal.task.top is None][deal.stock < 2]


def _listed(worth: Worth, leads: bool, dry: bool) -> Listed:
    listed: dict[int, dict[int, float]] = {0: {PASS: 0.0}}
    for run in RUNS:
        move = MOVE_OF[run]
        for held in _with(BITS[move], RANK_SETS[rank(run[0])]):
            listed.setdefault(held, {})[move] = worth(move, held, leads, dry)
    return {**listed, **{1 << joker: {joker: worth(joker, 1 << joker, leads, dry)} for joker in JOKERS}}


def _with(played: int, cards: int) -> Iterator[int]:
    """Every choice of these cards that has all that are played in it."""
    free = others = cards & ~played
    while True:
        yield played | others
        if not others:
            return
        others = (others - 1) & free


def _saved(move: int, held: int, leads: bool, dry: bool) -> float:
    if move in JOKERS:
        return -(JOKER_HELD_DRY if dry else JOKER_HELD)
    return _worth_in_hand(held & ~BITS[move], dry) - _worth_in_hand(held, dry)


def _worth_in_hand(cards: int, dry: bool) -> float:
    """What cards of one rank are worth in hand."""
    if not cards:
        return 0.0
    red, black = (cards & RED).bit_count(), (cards & ~RED).bit_count()
    kind = 1 if abs(red - black) == 2 else (0, 2, 3, 4)[red + black - 1]
    return (HELD_DRY if dry else HELD)[kind][rank(cards.bit_length() - 1)]


def _spent(move: int, held: int, leads: bool, dry: bool) -> float:
    if move in JOKERS:
        return UNPLAYED
    count, height = len(CARDS_OF[move]), rank(CARDS_OF[move][0])
    return HIGHER * (count + 1) - height if leads else HIGHER * (13 - height) + count


@cache
def styles() -> tuple[Style, Style]:
    """The saver and the spender."""
    return Style(_saved), Style(_spent)
