"""Bread and Chocolate: RULES.md, section 1."""

from __future__ import annotations

from game.rules.cards import CODES, RANKS
from game.rules.deal import Deal


def legal(deal: Deal) -> list[str]:
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


def refusal(deal: Deal, code: str) -> str:
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


def to_move(deal: Deal) -> int:
    assert deal.to_move is not None
    return deal.to_move
