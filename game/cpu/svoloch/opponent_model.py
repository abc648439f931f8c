"""What the others' moves tell of their cards: in some worlds a player would hardly have played as it did.

Who beats a four with a nine is unlikely to have held a five that beats it. So a possible world counts the less the more
often somebody would have departed there from every style, and each plays on in the style that fits it best.
"""

from __future__ import annotations

from math import prod

from game.cpu.svoloch.policies import styles
from game.rules.svoloch.deal import Svoloch

DEPARTURE = 0.5
"""How likely, next to what a style likes best, a player of that style is taken to play something else. Against greedy
players a half, a third and a fifth do about as well, and win some two deals in a hundred more than to read nothing."""

Manner = tuple[float, ...]
"""How likely a player's moves have been, by style."""


def manners(world: Svoloch, seat: int) -> list[Manner]:
    """By seat the manner of its moves in a world; ``seat`` itself is not read."""
    deal = world.rewound(0)
    likely = [[1.0] * len(styles()) for _ in range(world.players)]
    for mover, move in world.moves:
        if mover != seat and len(deal.legal_moves()) > 1:
            for number, style in enumerate(styles()):
                if not style.likes(move, deal):
                    likely[mover][number] *= DEPARTURE
        deal.play(move)
    return [tuple(each) for each in likely]


def likelihood(read: list[Manner]) -> float:
    """How likely everything that was played has been."""
    return prod(sum(manner) / len(manner) for manner in read)
