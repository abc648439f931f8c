"""How to play Bread and Chocolate: every move is weighed by the card points it is likely to cost.

A card in hand costs its points at the end. Playing another colour sheds a card; the same colour draws a whole penalty,
so the worst that can happen is to hold one playable card, of the wrong colour. Weighing looks one turn ahead: at what
the cards left in hand will be worth on whatever top the other players leave, and what this one costs the next player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

from game.cpu.bread.hints import CLAIMS, reason
from game.cpu.bread.rollout import play_on
from game.cpu.hint import Hint
from game.cpu.ismcts import search
from game.cpu.judgement import Judgement
from game.cpu.thought import Effort, Judged, Thought
from game.rules.bread.deal import BreadObservation
from game.rules.bread.moves import DRAW, FLIP, IS_RED, NEAR, PASS, PENALTY, SPREAD, VALUES
from game.rules.cards import DECK_52, bits, members

STEP_CHANCE = 0.55
"""How often another player moves the top by one rank, rather than drawing."""
COLOUR_KEPT = 0.25
"""How often the card another player lays has the colour of the one beneath."""
FUTURE = 0.9
"""What a point of the next turn weighs against one of this turn."""
RIVAL = 0.5
"""What a point of the next player weighs against one's own."""
OUT = -1000.0
SHARE = 4
"""Iterations of the search in one world: twice as fast as one each and as strong, where 16 were clearly weaker."""

Tops = Mapping[tuple[int, bool], float]
"""How likely each (rank, red) is to lie on top."""


class BreadJudgement(Judgement[BreadObservation]):
    claims = CLAIMS

    def easy(self, observation: BreadObservation, rng: Random) -> int:
        """Leaves the pile alone, and plays any card of the other colour if there is one."""
        if observation.opening:
            return PASS
        moves = observation.legal_moves()
        good = [move for move in moves if move != DRAW and IS_RED[move] != IS_RED[observation.top]]
        return rng.choice(good or moves)

    def weighed(self, observation: BreadObservation) -> list[Judged]:
        """Every legal move by what it is likely to cost."""
        return [Judged(choice.move, -choice.total) for choice in weigh(observation)]

    def think(self, observation: BreadObservation, rng: Random, effort: Effort) -> Thought:
        return search(observation, rng, effort, play_on, SHARE)

    def reason(self, observation: BreadObservation, thought: Thought) -> Hint:
        return reason(observation, thought)


JUDGEMENT = BreadJudgement()


@dataclass(frozen=True)
class CardCost:
    """A move and the points it is likely to cost: at once, and with the turn after."""

    move: int
    now: float
    total: float


def weigh(observation: BreadObservation) -> list[CardCost]:
    """Every legal move with what it is likely to cost."""
    mind = _Mind(observation)
    return [mind.weigh(move) for move in observation.legal_moves()]


class _Mind:
    """One seat's view at its turn, prepared for weighing its moves."""

    def __init__(self, observation: BreadObservation) -> None:
        assert observation.to_move is not None
        self.seen = observation
        self.hand = bits([card for card in observation.hand(observation.to_move) if card is not None])
        self.unseen = _unseen(observation, self.hand)
        self.points = VALUES[observation.options["values"]]
        self.near = NEAR[observation.options["corner"]]
        self.drawn = sum(self.points[card] for card in self.unseen) / max(len(self.unseen), 1)
        self.to_be_had = observation.stock + max(len(observation.discard) - 1, 0)

    def weigh(self, move: int) -> CardCost:
        if move in (SPREAD, FLIP, PASS):
            return self._opening(move)
        if move == DRAW:
            now = self.drawn if self.to_be_had else 0.0
            return CardCost(move, now, now + self._then(self.hand, self.seen.top))
        left = self.hand & ~(1 << move)
        now = self._cost(move, IS_RED[self.seen.top])
        if not left and now < 0:
            return CardCost(move, OUT, OUT)
        return CardCost(move, now, now + self._then(left, move))

    def _then(self, hand: int, top: int) -> float:
        """What this top brings: to the cards left in hand, and to who plays next."""
        return self._later(hand, self._after_others({_top(top): 1.0})) - RIVAL * self._next_player(top)

    def _next_player(self, top: int) -> float:
        """Points that the next turn is likely to cost its player, of whose hand only the size is known."""
        if self.seen.last_round and self.seen.to_move == self.seen.dealer:
            return 0.0
        near = [card for card in self.unseen if self.near[top] >> card & 1]
        sheds = [card for card in near if IS_RED[card] != IS_RED[top]]
        pays = [card for card in near if IS_RED[card] == IS_RED[top]]
        return self._if_held(sheds, top, self._if_held(pays, top, self.drawn))

    def _if_held(self, cards: list[int], top: int, otherwise: float) -> float:
        """What playing one of these costs on average, weighed with ``otherwise`` by how likely one is held."""
        if not cards:
            return otherwise
        held = len(self.seen.hand(((self.seen.to_move or 0) + 1) % self.seen.players)) / len(self.unseen)
        none = max(1 - held, 0.0) ** len(cards)
        return none * otherwise + (1 - none) * sum(self._cost(card, IS_RED[top]) for card in cards) / len(cards)

    def _opening(self, move: int) -> CardCost:
        """The pile as this choice leaves it, once those who play before this seat have changed it."""
        top = self.seen.top
        if move == SPREAD:
            tops = _spread_evenly(card for card in self.unseen if IS_RED[card] != IS_RED[top])
        elif move == FLIP and self.seen.bottom is None:
            tops = _spread_evenly(self.unseen)
        else:
            shown = self.seen.bottom if move == FLIP and self.seen.bottom is not None else top
            tops = {_top(shown): 1.0}
        before = (self.seen.to_move or 0) - self.seen.leader
        for _ in range(before % self.seen.players):
            tops = _step(tops)
        total = self._expected(self.hand, tops)
        return CardCost(move, total, total)

    def _cost(self, card: int, on_red: bool) -> float:
        """Points a play costs at once; below zero when it sheds some."""
        if IS_RED[card] != on_red:
            return -float(self.points[card])
        return min(PENALTY[card], self.to_be_had) * self.drawn - self.points[card]

    def _later(self, hand: int, tops: Tops) -> float:
        return 0.0 if self.seen.last_round else FUTURE * self._expected(hand, tops)

    def _expected(self, hand: int, tops: Tops) -> float:
        return sum(chance * self._best(hand, *top) for top, chance in tops.items())

    def _best(self, hand: int, top_rank: int, red: bool) -> float:
        """What the next turn costs this hand at best, on a top of this rank and colour."""
        playable = members(hand & self.near[top_rank * 4])
        costs = [self._cost(card, red) for card in playable]
        if not costs or not self.seen.options["must_play"]:
            costs.append(self.drawn)
        return min(costs)

    def _after_others(self, tops: Tops) -> Tops:
        for _ in range(self.seen.players - 1):
            tops = _step(tops)
        return tops


def _unseen(observation: BreadObservation, hand: int) -> tuple[int, ...]:
    """The cards that may be anywhere but in this hand or on the discard pile."""
    shown = bits([card for card in observation.discard if card is not None])
    return members(bits(DECK_52) & ~hand & ~shown)


def _top(card: int) -> tuple[int, bool]:
    return card // 4, IS_RED[card]


def _spread_evenly(cards: Iterable[int]) -> Tops:
    tops = [_top(card) for card in cards]
    return {top: tops.count(top) / len(tops) for top in set(tops)}


def _step(tops: Tops) -> Tops:
    """What lies on top after one more player's turn."""
    after: dict[tuple[int, bool], float] = {}
    for (height, red), chance in tops.items():
        ranks = [step for step in (height - 1, height + 1) if 0 <= step <= 12]
        after[height, red] = after.get((height, red), 0.0) + chance * (1 - STEP_CHANCE)
        for step in ranks:
            share = chance * STEP_CHANCE / len(ranks)
            after[step, red] = after.get((step, red), 0.0) + share * COLOUR_KEPT
            after[step, not red] = after.get((step, not red), 0.0) + share * (1 - COLOUR_KEPT)
    return after
