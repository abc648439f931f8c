"""What is legal, written a second time: slowly, from RULES.md, on places and codes alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, permutations

from game.rules.cards import CODES, RANKS
from game.rules.deal import Deal


def to_move(deal: Deal) -> int:
    assert deal.to_move is not None
    return deal.to_move


def bread(deal: Deal) -> list[str]:
    """RULES.md, section 1, "Opening" and "Play"."""
    if deal.outcome is not None:
        return []
    if len(deal.moves) < deal.players:
        return ["spread", "flip", "pass"]
    places = deal.places()
    top = CODES[places["discard",][-1]]
    held = [CODES[card] for card in places["hand", to_move(deal)]]
    playable = [card for card in held if touches(card, top, deal.options["corner"])]
    may_draw = not playable or (not deal.options["must_play"] and len(places["stock",]) > 0)
    return playable + ["draw"] * may_draw


def touches(card: str, top: str, corner: bool) -> bool:
    ranks = {card[0], top[0]}
    return abs(RANKS.index(card[0]) - RANKS.index(top[0])) == 1 or (corner and ranks == {"A", "2"})


def bread_refusal(deal: Deal, code: str) -> str:
    """The code of the refusal of an illegal move, or of no move at all."""
    if deal.outcome is not None:
        return "over"
    if len(deal.moves) < deal.players:
        return "opening"
    if code in ("spread", "flip", "pass"):
        return "not_opening"
    if code == "draw":
        return "must_play"
    held = [CODES[card] for card in deal.places()["hand", to_move(deal)]]
    return "rank" if code in held else "no_card"


def svoloch(deal: Deal) -> list[str]:
    """RULES.md, section 2, "Leading", "Beating" and "Joker"."""
    if deal.outcome is not None:
        return []
    pile, held = svoloch_pile(deal), held_codes(deal)
    fitting = ["".join(run) for run in alternating_runs(held) if not pile or svoloch_fault(run, pile, deal) is None]
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


def svoloch_pile(deal: Deal) -> list[tuple[str, ...]]:
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


def svoloch_fault(run: tuple[str, ...], pile: list[tuple[str, ...]], deal: Deal) -> str | None:
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


def svoloch_refusal(deal: Deal, code: str) -> str | None:
    if deal.outcome is not None:
        return "over"
    pile, held = svoloch_pile(deal), held_codes(deal)
    cards = tuple(code[at : at + 2] for at in range(0, len(code), 2))
    if code == "pass":
        return "must_beat" if pile else "must_lead"
    if not code or not set(cards) <= set(held):
        return "no_card"
    return svoloch_fault(cards, pile, deal)


def showcase(deal: Deal) -> list[str]:
    """RULES.md, section 3, "First play", "Counting" and "Second play"."""
    if deal.outcome is not None:
        return []
    if is_naming(deal):
        return ["trump:C", "trump:S", "trump:D", "trump:H", "trump:none", "trump:all"]
    in_hand, in_showcase = cases(deal)
    if len(deal.moves) > 52:  # the second play: hand and showcase now are one hand
        in_hand, in_showcase = sorted([*in_hand, *in_showcase], key=CODES.index), []
    led = [CODES[card] for card in deal.places()["trick",]]
    if not led:
        return in_hand or in_showcase
    of_suit = [card for card in in_hand if card[1] == led[0][1]]
    trumps = [card for card in in_hand if card[1] == trump_suit(deal)]
    following = [card for card in in_showcase if card[1] == led[0][1]]
    return sorted((of_suit or trumps or in_hand) + following, key=CODES.index)


def is_naming(deal: Deal) -> bool:
    return len(deal.moves) == 52


def cases(deal: Deal) -> tuple[list[str], list[str]]:
    """Hand and showcase of the seat to move."""
    places = deal.places()
    assert deal.to_move is not None
    in_hand, in_showcase = places["hand", deal.to_move], places["showcase", deal.to_move]
    return [CODES[card] for card in in_hand], [CODES[card] for card in in_showcase]


def trump_suit(deal: Deal) -> str | None:
    if len(deal.moves) < 52:
        return CODES[deal.deck[26]][1]
    named = deal.text(deal.moves[52][1]).removeprefix("trump:")
    return named if named in ("C", "S", "D", "H") else None


def showcase_refusal(deal: Deal, code: str) -> str:
    if deal.outcome is not None:
        return "over"
    if is_naming(deal) or code.startswith("trump:"):
        return "name_trump"
    in_hand, in_showcase = cases(deal)
    if code not in in_hand + in_showcase:
        return "no_card"
    if len(deal.moves) < 52 and code in in_showcase:
        return "showcase_only_follows"
    led = CODES[deal.places()["trick",][0]]
    mine = in_hand if len(deal.moves) < 52 else in_hand + in_showcase
    return "must_follow" if any(card[1] == led[1] for card in mine) else "must_trump"


LEGAL: dict[str, Callable[[Deal], list[str]]] = {"bread": bread, "svoloch": svoloch, "showcase": showcase}
REFUSAL: dict[str, Callable[[Deal, str], str | None]] = {
    "bread": bread_refusal,
    "svoloch": svoloch_refusal,
    "showcase": showcase_refusal,
}
