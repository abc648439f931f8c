"""Why a move of Bread and Chocolate is a good one: what can be said of it that is plain to see in the position.

A thought says which move is best; each reason here is checked on the observation, so that it is true whoever thought,
but for those in ``CLAIMS``.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.cpu.hint import Hint
from game.cpu.thought import Thought
from game.rules.bread.deal import BreadObservation
from game.rules.bread.moves import DRAW, FLIP, IS_RED, NEAR, PASS, PENALTY, SPREAD, VALUES
from game.rules.cards import DECK_52

CLAIMS = {
    "pile_will_do": "pile_stays",
    "flip_promises": "flips",
    "spread_promises": "spreads",
    "draw_keeps": "draws",
    "penalty_pays": "penalty",
}
"""What only who prefers a move can say of it, and what is said for anybody else."""


def reason(observation: BreadObservation, thought: Thought) -> Hint:
    """The first move of a thought of the seat to move, with what speaks for it."""
    move, position = thought.best.move, _Position(observation)
    if observation.opening:
        return position.opening(move)
    return position.draw() if move == DRAW else position.card(move)


class _Position:
    """What the seat to move sees, and what its cards are good for."""

    def __init__(self, observation: BreadObservation) -> None:
        assert observation.to_move is not None
        self.seen = observation
        self.top = observation.top
        self.hand = [card for card in observation.hand(observation.to_move) if card is not None]
        self.near = NEAR[observation.options["corner"]]
        self.points = VALUES[observation.options["values"]]
        self.to_be_had = observation.stock + len(observation.discard) - 1
        self.playable = [card for card in self.hand if self.near[self.top] >> card & 1]
        self.free = self._free(self.hand, self.top)

    def _free(self, cards: Iterable[int], top: int) -> list[int]:
        """Those of these cards that may be laid on a top card without a penalty."""
        return [card for card in cards if self.near[top] >> card & 1 and IS_RED[card] != IS_RED[top]]

    def _penalty(self, card: int) -> int:
        """The cards that laying this card of the top's colour costs, as far as there are any."""
        return min(PENALTY[card], self.to_be_had)

    def _answers(self, card: int) -> int:
        """How many cards on top the hand without this one has an answer to that costs nothing."""
        left = [other for other in self.hand if other != card]
        return sum(bool(self._free(left, top)) for top in DECK_52)

    # Before the play

    def opening(self, move: int) -> Hint:
        if move == PASS:
            return Hint(PASS, "pile_fits" if self.free else "pile_will_do")
        if move == FLIP and self.seen.bottom is not None:
            if len(self._free(self.hand, self.seen.bottom)) > len(self.free):
                return Hint(FLIP, "flip_better", {"card": self.seen.bottom})
        elif move == FLIP and not self.free:
            return Hint(FLIP, "flip_unknown", {"top": self.top})
        same = sum(IS_RED[card] == IS_RED[self.top] for card in self.hand)
        if move == SPREAD and same * 2 > len(self.hand):
            return Hint(SPREAD, "spread_better")
        return Hint(move, "spread_promises" if move == SPREAD else "flip_promises")

    # The play

    def draw(self) -> Hint:
        """It is better to draw than to play: where nothing is playable there was no choice."""
        if not self.free and min(map(self._penalty, self.playable)) > 1:
            return Hint(DRAW, "draw_cheaper")
        return Hint(DRAW, "draw_keeps", {"card": (self.free or self.playable)[0]})

    def card(self, card: int) -> Hint:
        same = IS_RED[card] == IS_RED[self.top]
        if len(self.hand) == 1 and not (same and self.to_be_had):
            return Hint(card, "goes_out", {"card": card})
        return self._same_colour(card) if same else self._other_colour(card)

    def _same_colour(self, card: int) -> Hint:
        penalty = self._penalty(card)
        facts = {"card": card, "penalty": penalty}
        if not penalty:
            return Hint(card, "nothing_to_draw", facts)
        if not self.free and penalty == min(map(self._penalty, self.playable)):
            return Hint(card, "least_penalty", facts)
        following = self._free(self.hand, card)
        if following:
            return Hint(card, "penalty_followed", {**facts, "next": following[-1]})
        return Hint(card, "penalty_pays", facts)

    def _other_colour(self, card: int) -> Hint:
        rivals = [other for other in self.free if other != card]
        facts = {"card": card}
        if rivals and all(self.points[card] > self.points[other] for other in rivals):
            code = "sheds_last" if self.seen.last_round else "sheds_most"
            return Hint(card, code, {**facts, "points": self.points[card]})
        following = self._free(self.hand, card)
        if following and not self.seen.last_round:
            return Hint(card, "followed", {**facts, "next": following[-1]})
        if rivals and all(self._answers(card) > self._answers(other) for other in rivals):
            return Hint(card, "keeps_better", facts)
        return Hint(card, "other_colour", facts)
