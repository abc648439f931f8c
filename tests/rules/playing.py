"""Deals for the tests: at random, or arranged card by card."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import fields
from itertools import count
from typing import Any

from hypothesis import strategies as st

from game.rules.bread.deal import Bread
from game.rules.cards import CARDS, DECK_52
from game.rules.deal import Deal
from game.rules.events import Event
from game.rules.games import GAMES
from tests.rules.transcript import shared_kind

OUT_HANDS = ["9H JH KH KD JD 2C", "8C TC QC AC QS TS"]
OUT_MOVES = "pass pass 8C 9H TC JH QC KH AC KD QS JD TS"
"""Two players: seat 1 leads on a seven of hearts, meets each card with the other colour, and goes out."""


def play_on(deal: Deal, moves: float, rng: random.Random, events: list[Event] | None = None) -> None:
    """Play up to so many moves at random."""
    while moves > 0 and deal.outcome is None:
        deal.play(rng.choice(deal.legal_moves()), events)
        moves -= 1


@st.composite
def new_deals(draw: st.DrawFn, key: str) -> Deal:
    game = GAMES[key]
    players = draw(st.integers(game.PLAYERS[0], game.PLAYERS[-1]))
    options = {option.key: draw(st.sampled_from(option.choices)) for option in game.OPTIONS}
    return game.new(players, draw(st.integers(0, 2**32)), draw(st.integers(0, players - 1)), options=options)


@st.composite
def deals(draw: st.DrawFn, key: str, most: int = 150) -> Deal:
    """A deal after up to ``most`` random moves."""
    deal = draw(new_deals(key))
    play_on(deal, draw(st.integers(0, most)), random.Random(draw(st.integers(0, 2**32))))
    return deal


def cards(codes: str) -> list[int]:
    return [CARDS[code] for code in codes.split()]


def arranged(hands: list[str], discard: str, stock: str = "", dealer: int = 0, seed: int = 1, **options: Any) -> Bread:
    """A deal of Bread: hands by seat, discard pile bottom first, the first cards of the stock; the rest ascending."""
    held = [cards(hand) for hand in hands]
    deck = [held[(dealer + 1 + step) % len(held)][turn] for turn in range(6) for step in range(len(held))]
    deck += cards(discard) + cards(stock)
    deck += [card for card in DECK_52 if card not in deck]
    return Bread.new(len(hands), seed, dealer, options=options, deck=deck)


def play(deal: Deal, codes: str) -> list[Event]:
    """Play these moves; what happened."""
    events: list[Event] = []
    for code in codes.split():
        deal.play(deal.parse(code), events)
    return events


def shared(events: Iterable[Event]) -> list[Event]:
    """The events without what a game adds of its own to those that games share."""
    kinds = [(event, shared_kind(event)) for event in events]
    return [kind(**{fact.name: getattr(event, fact.name) for fact in fields(kind)}) for event, kind in kinds]


def find(condition: Callable[[Bread], bool], players: int, **options: Any) -> Bread:
    """The first deal of Bread that comes to ``condition`` in random play, at that point."""
    for seed in count():
        deal, rng = Bread.new(players, seed, options=options), random.Random(seed)
        while deal.outcome is None:
            if condition(deal):
                return deal
            play_on(deal, 1, rng)
    raise AssertionError
