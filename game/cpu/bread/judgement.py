"""How to play Bread and Chocolate: every move is weighed by the card points it is likely to cost.

A card in hand costs its points at the end. Playing another colour sheds a card; the same colour draws a whole penalty,
so the worst that can happen is to hold one playable card, of the wrong colour. Weighing looks one turn ahead: at what
the cards left in hand will be worth on whatever top the other players leave, and what this one costs the next player.
How many rounds are left says what a card more will have cost at the end (``outlook``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

from game.cpu.bread.hints import CLAIMS, reason
from game.cpu.bread.outlook import to_come, turns_left
from game.cpu.bread.rollout import play_on
from game.cpu.hint import Hint
from game.cpu.ismcts import search
from game.cpu.judgement import Judgement
from game.cpu.thought import Effort, Judged, Thought
from game.rules.bread.deal import BreadObservation
from game.rules.bread.moves import DRAW, FLIP, IS_RED, NEAR, PASS, PENALTY, SPREAD, VALUES
from game.rules.cards import DECK_52, bits, members

RIVALS = 1.0
"""What a point of the others, of whom the next player is one, weighs against one's own."""
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
        self.seat = observation.to_move
        self.hand = bits([card for card in observation.hand(self.seat) if card is not None])
        self.held = self.hand.bit_count()
        self.turns = turns_left(
            observation.rounds_left,
            observation.options["refills"],
            observation.refills,
            observation.stock,
            observation.players,
        )
        self.unseen = _unseen(observation, self.hand)
        self.unseen_tops = Counter(map(_top, self.unseen))
        self.points = VALUES[observation.options["values"]]
        self.near = NEAR[observation.options["corner"]]
        self.drawn = sum(self.points[card] for card in self.unseen) / max(len(self.unseen), 1)
        self.to_be_had = observation.stock + max(len(observation.discard) - 1, 0)
        self.rival = RIVALS / (observation.players - 1)

    def weigh(self, move: int) -> CardCost:
        if move in (SPREAD, FLIP, PASS):
            return self._opening(move)
        if move == DRAW:
            now = self._drawing(self.held, self.turns) if self.to_be_had else 0.0
            return CardCost(move, now, now + self._then(self.hand, self.held + 1, self.seen.top))
        penalty = self._penalty(move, IS_RED[self.seen.top])
        left = self.hand & ~(1 << move)
        if not left and not penalty:
            return CardCost(move, OUT, OUT)
        now = self._playing(move, penalty, self.held, self.turns)
        return CardCost(move, now, now + self._then(left, self.held - 1 + penalty, move))

    def _then(self, hand: int, held: int, top: int) -> float:
        """What this top brings: to the cards left in hand, of ``held`` in all, and to who plays next."""
        later = 0.0 if self.seen.last_round else self._expected(hand, held, self._after_others({_top(top): 1.0}))
        return later - self.rival * self._next_player(top)

    def _next_player(self, top: int) -> float:
        """Points that the next turn is likely to cost its player, of whose hand only the size is known."""
        ends_round = self.seat == self.seen.dealer
        if self.seen.last_round and ends_round:
            return 0.0
        held, turns = len(self.seen.hand((self.seat + 1) % self.seen.players)), max(self.turns - ends_round, 0)
        near = [card for card in self.unseen if self.near[top] >> card & 1]
        result = self._drawing(held, turns)
        for pays in (True, False):
            cards = [card for card in near if (IS_RED[card] == IS_RED[top]) == pays]
            if cards:
                costs = [self._playing(card, self._penalty(card, IS_RED[top]), held, turns) for card in cards]
                none = self._none_of(len(cards), held)
                result = none * result + (1 - none) * sum(costs) / len(cards)
        return result

    def _none_of(self, count: int, held: int) -> float:
        """How likely a hand of so many has none of so many cards that are unseen."""
        return float(max(1 - held / max(len(self.unseen), 1), 0.0) ** count)

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
        for seat in range(self.seen.leader, self.seen.leader + (self.seat - self.seen.leader) % self.seen.players):
            tops = self._step(tops, seat % self.seen.players)
        total = self._expected(self.hand, self.held, tops)
        return CardCost(move, total, total)

    # What a turn costs, in points at the end of the deal

    def _penalty(self, card: int, on_red: bool) -> int:
        return min(PENALTY[card], self.to_be_had) if IS_RED[card] == on_red else 0

    def _playing(self, card: int, penalty: int, held: int, turns: int) -> float:
        """What it costs a hand of so many to play a card, with so many turns after this one; below zero: it saves
        some."""
        return self._changed(held, penalty - 1, turns) + penalty * self.drawn - self.points[card]

    def _drawing(self, held: int, turns: int) -> float:
        return self._changed(held, 1, turns) + self.drawn

    def _changed(self, held: int, more: int, turns: int) -> float:
        """What so many cards more or less in hand cost in the turns to come, besides what they count themselves."""
        return self.drawn * (to_come(held + more, turns) - to_come(held, turns))

    def _expected(self, hand: int, held: int, tops: Tops) -> float:
        """What the next turn costs, on whatever top it finds."""
        return sum(chance * self._best(hand, held, *top) for top, chance in tops.items())

    def _best(self, hand: int, held: int, top_rank: int, red: bool) -> float:
        """What the next turn costs at best, on a top of this rank and colour; of ``held`` cards only ``hand`` are known
        yet."""
        turns = max(self.turns - 1, 0)
        playable = members(hand & self.near[top_rank * 4])
        costs = [self._playing(card, self._penalty(card, red), held, turns) for card in playable]
        if not costs or not self.seen.options["must_play"]:
            costs.append(self._drawing(held, turns))
        return min(costs)

    # What lies on top later

    def _after_others(self, tops: Tops) -> Tops:
        for step in range(1, self.seen.players):
            tops = self._step(tops, (self.seat + step) % self.seen.players)
        return tops

    def _step(self, tops: Tops, seat: int) -> Tops:
        """What lies on top after the turn of another seat, which plays a card of the other colour if it can."""
        held = len(self.seen.hand(seat))
        after: dict[tuple[int, bool], float] = {}
        for (height, red), chance in tops.items():
            ranks = {card // 4 for card in members(self.near[height * 4])}
            for colour in (not red, red):
                fitting = {(step, colour): self.unseen_tops[step, colour] for step in ranks}
                count = sum(fitting.values())
                plays = chance * (1 - self._none_of(count, held))
                chance -= plays
                for top, number in fitting.items():
                    if number:
                        after[top] = after.get(top, 0.0) + plays * number / count
            after[height, red] = after.get((height, red), 0.0) + chance
        return after


def _unseen(observation: BreadObservation, hand: int) -> tuple[int, ...]:
    """The cards that may be anywhere but in this hand or on the discard pile."""
    shown = bits([card for card in observation.discard if card is not None])
    return members(bits(DECK_52) & ~hand & ~shown)


def _top(card: int) -> tuple[int, bool]:
    return card // 4, IS_RED[card]


def _spread_evenly(cards: Iterable[int]) -> Tops:
    tops = [_top(card) for card in cards]
    return {top: tops.count(top) / len(tops) for top in set(tops)}
