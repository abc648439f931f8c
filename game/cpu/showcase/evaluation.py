"""What the cards of both players promise in Showcase's second play, before the trump is named: an estimate at a glance,
or a closer look.

Every suit adds its part, whoever holds which of its cards; the namer then takes the best trump. The tables were fitted
to some 4,000 ends of first plays between ``normal`` and ``hard``, with what the solver says about each trump there (or,
for 1 trump of 8, which it did not settle in 20,000 nodes, the rule of thumb). Of other such ends they told the winner
in 9 of 10.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from game.cpu.showcase.heuristics import MARGIN
from game.cpu.showcase.solver import naming_reaches
from game.rules.cards import DECK_52, bits
from game.rules.showcase.tricks import OF_SUIT, SECOND_PLAY

TEN_TO_ACE = {
    "beside": (0.25, 0.39, 0.63, 1.01, 1.54),
    "trump": (0.53, 0.80, 1.19, 1.55, 1.83),
    "none": (0.34, 0.48, 0.85, 1.43, 2.22),
    "all": (0.31, 0.48, 0.75, 1.04, 1.36),
}
"""The tricks that each of its five highest cards in a suit brings the player who leads in the second play: beside the
trump, in it, at no trump, at all trumps."""
LENGTH = {
    "beside": (1.60, 0.72, 0.12, -0.22, -0.37, -0.44, -0.43, -0.37, -0.31, -0.42, -0.61, -1.03, -1.71, -2.75),
    "trump": (-1.90, -2.30, -2.37, -1.83, -1.43, -1.07, -0.92, -0.82, -0.55, 0.05, 1.15, 2.61, 3.75, 3.57),
    "none": (-1.18, -1.79, -2.02, -1.23, -0.90, -0.83, -0.95, -1.12, -0.95, -0.71, 0.54, 2.47, 4.51, 4.53),
    "all": (1.71, 0.84, 0.22, -0.16, -0.37, -0.42, -0.38, -0.25, -0.22, -0.30, -0.53, -0.92, -1.53, -2.35),
}
"""What holding none, one … thirteen cards of a suit brings besides."""
BLINDNESS = 0.3
"""Tricks by which the best of six trumps is overrated for having been chosen."""
SURENESS = 2.1
"""How fast the chance to win grows with each trick more than half of them."""
NODES = 3000
"""Positions that are looked at for each trump at most, when a closer look is taken."""


def chance(leader: int, names: bool) -> float:
    """The chance to win, 0 to 1, of a player who leads in the second play with these cards, the other one having all
    others. ``names``: he names the trump too, else the other does."""
    tricks = _tricks(leader, names) + (-BLINDNESS if names else BLINDNESS)
    return _worth(1 / (1 + exp(-SURENESS * (tricks - SECOND_PLAY / 2))), tricks)


@lru_cache(maxsize=1024)
def closer_chance(leader: int, names: bool) -> float:
    """The same from some moves of the second play, in some 6 ms: the winner is told rightly in 99 deals of 100."""
    other = bits(DECK_52) ^ leader
    reaches = naming_reaches(leader if names else other, other if names else leader, names, SECOND_PLAY // 2 + 1, NODES)
    return _worth(float(reaches == names), _tricks(leader, names))


def _worth(wins: float, tricks: float) -> float:
    return (1 - MARGIN) * wins + MARGIN * min(max(tricks / SECOND_PLAY, 0.0), 1.0)


def _tricks(leader: int, names: bool) -> float:
    """What the leader is likely to win with the trump that suits the namer best."""
    clubs, diamonds, hearts, spades = OF_SUIT
    a, b, c, d = _SUITS[leader & clubs], _SUITS[leader & diamonds], _SUITS[leader & hearts], _SUITS[leader & spades]
    gains = a.as_trump, b.as_trump, c.as_trump, d.as_trump
    beside = a.beside + b.beside + c.beside + d.beside
    trumps = (
        beside + (max(gains) if names else min(gains)),
        a.none + b.none + c.none + d.none,
        a.all + b.all + c.all + d.all,
    )
    return max(trumps) if names else min(trumps)


class _Suit(NamedTuple):
    """The part of one suit; ``as_trump`` is what is gained by its being the trump."""

    beside: float
    as_trump: float
    none: float
    all: float


class _Suits(dict[int, _Suit]):
    """By the leader's cards of one suit, worked out when first wanted: 4 times 8,192 at most."""

    def __missing__(self, cards: int) -> _Suit:
        beside, trump, none, every = (_part(cards, kind) for kind in ("beside", "trump", "none", "all"))
        part = self[cards] = _Suit(beside, trump - beside, none, every)
        return part


def _part(cards: int, kind: str) -> float:
    high = (TEN_TO_ACE[kind][(card >> 2) - 8] for card in DECK_52[32:] if cards >> card & 1)
    return sum(high) + LENGTH[kind][cards.bit_count()]


_SUITS = _Suits()
