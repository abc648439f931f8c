"""Deals of Svoloch arranged card by card."""

from __future__ import annotations

from game.rules.cards import DECK_54
from game.rules.svoloch.deal import Svoloch
from tests.rules.playing import cards

ANNA = "3C 4C 5C 6C 7C 8C 9C"
BORIS = "3D 4D 5D 6D 7D 8D 9D"
VERA = "3S 4S 5S 6S 7S 8S 9S"


def arranged(hands: list[str], turned_up: str, stock: str = "", dealer: int = 0, **options: bool) -> Svoloch:
    """Hands by seat, the turned-up card, the first cards of the stock; an empty hand gets low cards nobody names."""
    named = cards(" ".join([*hands, turned_up, stock]))
    others = [card for card in DECK_54 if card not in named]
    held = [cards(hand) or [others.pop(0) for _ in range(7)] for hand in hands]
    deck = [held[(dealer + 1 + step) % len(held)][turn] for turn in range(7) for step in range(len(held))]
    return Svoloch.new(len(hands), 1, dealer, options=options, deck=deck + cards(turned_up) + cards(stock) + others)


def three(first: str, turned_up: str, second: str = "", third: str = "", stock: str = "", **options: bool) -> Svoloch:
    """Three players, seat 2 the dealer: seat 0 moves first, with the first hand."""
    return arranged([first, second, third], turned_up, stock, dealer=2, **options)
