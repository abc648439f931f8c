"""Which moves of Svoloch are legal, and why others are not (RULES.md, section 2)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import rank
from game.rules.moves import IllegalMove
from game.rules.svoloch.combinations import CARDS_OF, JOKERS, MOVE_OF, PASS, RANK_OF, Task


def turn_moves(held: int, task: Task, free_pass: bool) -> tuple[int, ...]:
    """The legal moves: runs in the order of ``RUNS``, jokers, ``PASS``."""
    moves: list[int] = []
    if held & task.first:
        cards = held & task.ranks
        while cards:
            of_one_rank = cards & RANK_OF[cards & -cards]
            moves += task.runs[of_one_rank]
            cards ^= of_one_rank
    may_pass = task.top is not None and (free_pass or not moves)
    if held >= 1 << JOKERS[0]:
        moves += [joker for joker in JOKERS if held >> joker & 1]
    if may_pass:
        moves.append(PASS)
    return tuple(moves)


def refusal(move: int, held: int, task: Task) -> IllegalMove:
    """Why a move that is not legal is not."""
    if move == PASS:
        if task.top is None:
            return IllegalMove("must_lead")
        return IllegalMove("must_beat", cards=CARDS_OF[turn_moves(held, task, free_pass=False)[0]], top=task.top)
    if not 0 <= move < len(CARDS_OF):
        return IllegalMove("no_card", card=None)
    refusal = refused_cards(CARDS_OF[move], held, task)
    assert refusal is not None
    return refusal


def refused_cards(cards: Sequence[int], held: int, task: Task) -> IllegalMove | None:
    """Why these cards may not be played in this order; None if they may."""
    for index, card in enumerate(cards):
        if not held >> card & 1 or card in cards[:index]:
            return IllegalMove("no_card", card=card)
    if len(cards) == 1 and cards[0] in JOKERS:
        return None
    return _misfit(tuple(cards)) or _unbeaten(tuple(cards), task)


def _misfit(cards: tuple[int, ...]) -> IllegalMove | None:
    """Why these cards never go together, whatever lies on the pile."""
    if any(card in JOKERS for card in cards):
        return IllegalMove("one_joker", cards=cards)
    if len({rank(card) for card in cards}) > 1:
        return IllegalMove("one_rank", cards=cards)
    if cards and cards not in MOVE_OF:
        return IllegalMove("not_alternating", cards=cards)
    return None


def _unbeaten(cards: tuple[int, ...], task: Task) -> IllegalMove | None:
    """Why this run is not what the pile asks for."""
    if cards and not task.ranks >> cards[0] & 1:
        return IllegalMove("rank", cards=cards, top=task.top, down=task.down)
    if cards and not task.first >> cards[0] & 1:
        return IllegalMove("colour", cards=cards, top=task.top)
    if len(cards) < task.count or (task.exact and len(cards) > task.count):
        return IllegalMove("count", cards=cards, count=task.count, exact=task.exact)
    return None
