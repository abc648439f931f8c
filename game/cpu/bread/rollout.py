"""Bread and Chocolate played on by rule of thumb, to tell the search what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from game.cpu.bread.outlook import to_come, turns_left
from game.cpu.ismcts import shares
from game.rules.bread.deal import Bread
from game.rules.bread.moves import DRAW, FLIP, IS_RED, PASS, PENALTY, SPREAD
from game.rules.cards import DECK_52

MARGIN = 0.2
"""What part of the worth the margin of points is; the rest is the win. It keeps a player who is far behind from giving
up, since points count in the match."""
SCALE = 100.0
"""Divided by the number of players: points ahead that make a lead good for three deals of four between two. Of 3000
deals each for two and four as many were won as was forecast, with four to eight rounds to go."""
CARD = 8.0
"""Points of a card, on average."""
TURNS = 6
"""Of each seat; after these the points that hands are likely to end with decide. Longer playouts tell more of luck than
of the move and take longer; shorter ones win less: with 120 iterations 53 % of 205 deals for two against ``normal``
were won with eight turns, 48 % with four."""


def play_on(deal: Bread, rng: Random) -> Sequence[float]:
    """What each seat gets, 0 to 1: the win or its share, and a little for the margin; the chance to win where the deal
    is not over yet."""
    for _ in range(TURNS * deal.players):
        if deal.outcome is not None:
            break
        deal.play(habit(deal))
    if deal.outcome is None:
        return _chances(_forecast(deal))
    chances = _chances(deal.points())
    return [(1 - MARGIN) * share + MARGIN * chance for share, chance in zip(shares(deal), chances, strict=True)]


def _forecast(deal: Bread) -> list[float]:
    """By seat, the points it is likely to end with."""
    turns = turns_left(deal.rounds_left, deal.options["refills"], len(deal.refills), deal.stock, deal.players)
    held = [len(deal.hand(seat)) for seat in range(deal.players)]
    return [points + CARD * to_come(cards, turns) for points, cards in zip(deal.points(), held, strict=True)]


def habit(deal: Bread) -> int:
    """The move of a player who does not think: the highest card of the other colour, else the least to be drawn."""
    moves = deal.legal_moves()
    return moves[0] if len(moves) == 1 else min(moves, key=_HABITS[IS_RED[deal.top]])


def _chances(points: Sequence[float]) -> list[float]:
    """By seat, how likely so few points win; together 1."""
    odds = [exp((min(points) - own) * len(points) / SCALE) for own in points]
    total = sum(odds)
    return [each / total for each in odds]


def _habit(on_red: bool) -> dict[int, int]:
    """Every move on a top of this colour, the one to be made having the lowest number."""
    cards = {card: PENALTY[card] if IS_RED[card] == on_red else -card - 1 for card in DECK_52}
    return {**cards, DRAW: 1, PASS: 0, SPREAD: 1, FLIP: 2}


_HABITS = {on_red: _habit(on_red).__getitem__ for on_red in (False, True)}
"""By whether the top is red."""
