"""Showcase: RULES.md, section 3."""

from __future__ import annotations

from game.rules.cards import CODES
from game.rules.deal import Deal


def legal(deal: Deal) -> list[str]:
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


def refusal(deal: Deal, code: str) -> str:
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
