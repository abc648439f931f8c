"""How to play Svoloch: every move is weighed by the trouble of the hand it leaves.

Each run left in hand is a turn to come, and a low one is hard to get rid of, since it beats little. While the stock
lasts a hand never gets smaller, so pairs and jokers are gathered; once it is dry they go out at once. When somebody is
about to go out, it counts as well whether a play is likely to be beaten.
"""

from __future__ import annotations

from random import Random

from game.cpu.hint import Hint
from game.cpu.judgement import Judgement
from game.cpu.svoloch.features import Sight, runs
from game.cpu.svoloch.hints import CLAIMS, reason
from game.cpu.svoloch.turn_search import think
from game.cpu.thought import Effort, Judged, Thought
from game.rules.cards import rank
from game.rules.svoloch.combinations import BITS, CARDS_OF, EVERY_CARD, JOKERS, PASS
from game.rules.svoloch.deal import SvolochObservation

HEIGHT = 0.8
"""How much less trouble an ace is than a two, whose trouble is 1."""
GATHERED = 0.8
"""What each further card of a run is worth while the stock lasts."""
JOKER_KEPT = 0.5
"""What a joker is worth while the stock lasts; then it is as much trouble, being one more card."""
HELD = 0.25
"""What it is worth that nobody can beat a play, when somebody is about to go out."""
OUT = 1000.0
"""What going out is worth; half as much, to be sure of going out next."""


class SvolochJudgement(Judgement[SvolochObservation]):
    claims = CLAIMS

    def easy(self, observation: SvolochObservation, rng: Random) -> int:
        """Plays the lowest rank that will do, in any way, and a joker only where nothing else may be played."""
        moves = observation.legal_moves()
        ranked = [move for move in moves if move != PASS and move not in JOKERS]
        if ranked:
            return rng.choice([move for move in ranked if rank(CARDS_OF[move][0]) == rank(CARDS_OF[ranked[0]][0])])
        return PASS if PASS in moves else rng.choice(moves)

    def weighed(self, observation: SvolochObservation) -> list[Judged]:
        """Every legal move by what it is likely to cost."""
        sight = Sight(observation)
        return [Judged(move, _worth(move, sight)) for move in observation.legal_moves()]

    def think(self, observation: SvolochObservation, rng: Random, effort: Effort) -> Thought:
        return think(observation, rng, effort)

    def reason(self, observation: SvolochObservation, thought: Thought) -> Hint:
        return reason(observation, thought)


JUDGEMENT = SvolochJudgement()


def _worth(move: int, sight: Sight) -> float:
    """The trouble of the hand that is left, counted against it, and what it is worth to stop the others."""
    if sight.goes_out(move):
        return OUT
    if sight.wins_next(move):
        return OUT / 2
    dry = sight.seen.stock <= len(CARDS_OF[move])
    is_run = move != PASS and move not in JOKERS
    stopping = HELD * sight.chance_unbeaten(move) if sight.in_danger and is_run else 0.0
    return stopping - _trouble(sight.hand & ~BITS[move], dry)


def _trouble(hand: int, dry: bool) -> float:
    """The turns a hand is likely to take; ``dry``: nothing is drawn any more."""
    jokers = (hand & ~EVERY_CARD).bit_count()
    total = jokers * JOKER_KEPT if dry else -jokers * JOKER_KEPT
    for height, count in runs(hand):
        total += 1 - HEIGHT * height / 12
        if not dry:
            total -= GATHERED * (count - 1)
    return total
