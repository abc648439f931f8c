"""Frozen opponents for the bench of strength: a random player, and one greedy player a game.

Never changed: figures are compared over time. They see an Observation and nothing else, and stand on the rules alone,
so that nothing done to the CPU players can touch them. Each has the moves of any CPU player: an observation of the
seat to move and a random source in, a legal move out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from game.rules.bread.deal import BreadObservation
from game.rules.bread.moves import DRAW, IS_RED, NEAR, PASS, PENALTY, SPREAD
from game.rules.cards import rank
from game.rules.deal import Observation
from game.rules.showcase.deal import ShowcaseObservation
from game.rules.showcase.tricks import ALL_TRUMPS, COMPELLED, NAMINGS, takes
from game.rules.svoloch.combinations import JOKERS
from game.rules.svoloch.combinations import PASS as SVOLOCH_PASS
from game.rules.svoloch.deal import SvolochObservation

Player = Callable[[Observation, Random], int]


def random_player(seen: Observation, rng: Random) -> int:
    """Any legal move."""
    return rng.choice(seen.legal_moves())


def greedy_bread(seen: BreadObservation, rng: Random) -> int:
    """Spreads if nothing fits the pile. Sheds the highest card of the other colour, else takes the least penalty."""
    moves = seen.legal_moves()
    if seen.opening:
        fits = any(
            NEAR[seen.options["corner"]][seen.top] >> card & 1
            for card in seen.hand(seen.to_move or 0)
            if card is not None
        )
        return PASS if fits else SPREAD
    shedding = [move for move in moves if move != DRAW and IS_RED[move] != IS_RED[seen.top]]
    if shedding:
        return max(shedding)
    return min(moves, key=lambda move: (1 if move == DRAW else PENALTY[move], move))


def greedy_svoloch(seen: SvolochObservation, rng: Random) -> int:
    """Leads the longest run, the lowest of them; beats with the lowest rank, as many cards as there are. A joker is
    played only to go out, or where nothing else may be."""
    moves = seen.legal_moves()
    runs = [move for move in moves if move not in JOKERS and move != SVOLOCH_PASS]
    held = len(seen.hand(seen.to_move or 0))
    if not runs:
        last = held == 1 and not seen.stock
        return moves[0] if last or SVOLOCH_PASS not in moves else SVOLOCH_PASS
    longest = max(len(seen.cards_of(move)) for move in runs)
    if seen.to_beat is None:
        return min(runs, key=lambda move: (len(seen.cards_of(move)) < longest, seen.cards_of(move)))
    return min(runs, key=lambda move: (rank(seen.cards_of(move)[0]), -len(seen.cards_of(move)), seen.cards_of(move)))


def greedy_showcase(seen: ShowcaseObservation, rng: Random) -> int:
    """Loses the tricks of the first play with its lowest cards, or wins them as cheaply as it must; names its longest
    and strongest suit; then leads its highest cards, wins as cheaply as it can, and throws away its lowest."""
    moves, trump = seen.legal_moves(), seen.trump
    if trump is None:
        seat = seen.to_move or 0
        mine = [card for card in (*seen.hand(seat), *seen.showcase(seat)) if card is not None]
        suits = {move: [card for card in mine if COMPELLED[NAMINGS[move]] >> card & 1] for move in moves}
        return max(moves, key=lambda move: (len(suits[move]), sum(suits[move]), -move))

    def cheap(card: int) -> tuple[bool, int]:
        return trump < ALL_TRUMPS and COMPELLED[trump] >> card & 1 == 1, card

    second = seen.phase == "second"
    if seen.led is None:
        return max(moves, key=lambda card: (rank(card), *cheap(card))) if second else min(moves, key=cheap)
    led = seen.led
    wanted = [card for card in moves if takes(card, led, trump) == second]
    return min(wanted or moves, key=cheap)


GREEDY: Mapping[str, Callable[..., int]] = {
    "bread": greedy_bread,
    "svoloch": greedy_svoloch,
    "showcase": greedy_showcase,
}
"""By the key of a game."""
