"""Svoloch: RULES.md, section 2."""

from __future__ import annotations

from itertools import pairwise, permutations

from game.rules.cards import CODES, RANKS
from game.rules.deal import Deal


def legal(deal: Deal) -> list[str]:
    """RULES.md, section 2, "Leading", "Beating" and "Joker"."""
    if deal.outcome is not None:
        return []
    pile, held = plays(deal), held_codes(deal)
    fitting = ["".join(run) for run in alternating_runs(held) if not pile or fault(run, pile, deal) is None]
    jokers = [card for card in held if card[0] == "X"]
    may_pass = bool(pile) and (deal.options["free_pass"] or not fitting)
    return fitting + jokers + ["pass"] * may_pass


def held_codes(deal: Deal) -> list[str]:
    return [CODES[card] for card in deal.places()["hand", deal.to_move or 0]]


def alternating_runs(held: list[str]) -> list[tuple[str, ...]]:
    runs = []
    for rank in RANKS:
        of_rank = [card for card in held if card[0] == rank]
        for count in range(1, 5):
            runs += [
                run
                for run in permutations(of_rank, count)
                if all(red(card) != red(after) for card, after in pairwise(run))
            ]
    return runs


def red(card: str) -> bool:
    return card[1] in "DH"


def plays(deal: Deal) -> list[tuple[str, ...]]:
    """The plays on the pile, told anew from the moves."""
    turned_up = CODES[deal.deck[7 * deal.players]]
    pile: list[tuple[str, ...]] = [] if turned_up[0] == "X" or deal.options["free_lead"] else [(turned_up,)]
    passes, needed = 0, deal.players
    for _, move in deal.moves:
        code = deal.text(move)
        if code == "pass":
            passes += 1
            if passes == needed:
                pile = []
        else:
            passes, needed = 0, deal.players - 1
            cards = tuple(code[at : at + 2] for at in range(0, len(code), 2))
            pile = [] if code[0] == "X" else [*pile, cards]
    return pile


def fault(run: tuple[str, ...], pile: list[tuple[str, ...]], deal: Deal) -> str | None:
    """What keeps a run from beating the last play on the pile."""
    turnarounds = [play[0][0] for play in pile if play[0][0] in "A2"]
    downwards = bool(turnarounds) and turnarounds[-1] == "A"
    beaten = pile[-1]
    step = RANKS.index(run[0][0]) - RANKS.index(beaten[0][0])
    if step >= 0 if downwards else step <= 0:
        return "rank"
    if red(run[0]) == red(beaten[-1]):
        return "colour"
    enough = len(run) == len(beaten) if deal.options["exact"] else len(run) >= len(beaten)
    return None if enough else "count"


def refusal(deal: Deal, code: str) -> str | None:
    if deal.outcome is not None:
        return "over"
    pile, held = plays(deal), held_codes(deal)
    cards = tuple(code[at : at + 2] for at in range(0, len(code), 2))
    if code == "pass":
        return "must_beat" if pile else "must_lead"
    if not code or not set(cards) <= set(held):
        return "no_card"
    return fault(cards, pile, deal)
