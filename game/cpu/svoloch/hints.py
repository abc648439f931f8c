"""Why a move of Svoloch is a good one: what can be said of it that is plain to see in the position.

A thought says which move is best; each reason here is checked on the observation, so that it is true whoever thought,
but for those in ``CLAIMS``.
"""

from __future__ import annotations

from game.cpu.hint import Hint
from game.cpu.svoloch.features import Sight
from game.cpu.thought import Thought
from game.rules.cards import CARDS, members, rank
from game.rules.svoloch.combinations import ACE, BITS, CARDS_OF, EVERY_CARD, JOKERS, PASS, RANK_SETS, TURNS, TWO
from game.rules.svoloch.deal import SvolochObservation

HIGH = rank(CARDS["9C"])
"""From here on cards are good while play runs upwards; those below while it runs downwards."""

CLAIMS = {"keep_joker": "keeps_joker", "keep_cards": "keeps_cards", "fits_best": "fits", "leads_best": "leads"}
"""What only who prefers a move can say of it, and what is said for anybody else."""


def reason(observation: SvolochObservation, thought: Thought) -> Hint:
    """The first move of a thought of the seat to move, with what speaks for it."""
    move, position = thought.best.move, _Position(observation)
    if move == PASS:
        return Hint(PASS, "keep_joker" if position.has_joker else "keep_cards")
    if position.sight.goes_out(move):
        return Hint(move, "goes_out", {"cards": CARDS_OF[move]})
    return position.joker(move) if move in JOKERS else position.run(move)


class _Position:
    """What the seat to move sees, and what else it might play."""

    def __init__(self, observation: SvolochObservation) -> None:
        self.seen, self.sight = observation, Sight(observation)
        moves = observation.legal_moves()
        self.runs = [move for move in moves if move != PASS and move not in JOKERS]
        self.has_joker = any(joker in moves for joker in JOKERS)

    def joker(self, move: int) -> Hint:
        seen = self.seen
        if seen.to_beat is not None and not self.runs:
            return Hint(move, "joker_clears", {"beaten": seen.to_beat.cards})
        if not seen.stock:
            return Hint(move, "joker_sheds")
        if seen.down and self._suits(self.sight.hand, down=False):
            return Hint(move, "joker_turns")
        return Hint(move, "joker", {"seat": (self.sight.seat + 1) % seen.players})

    def run(self, move: int) -> Hint:
        """The first that holds: what decides the deal, then the lead, then what is left in hand."""
        cards = CARDS_OF[move]
        facts: dict[str, object] = {"cards": cards, "n": len(cards)}
        if self.sight.wins_next(move):
            return Hint(move, "wins_next", {**facts, "next": members(self.sight.hand & ~BITS[move])})
        if self._stops_others(move):
            return Hint(move, "stops_others", {**facts, "seat": self.sight.nearest_out})
        if self.sight.is_safe(move):
            return Hint(move, "takes_lead", {**facts, "joker": self.sight.others_have_jokers})
        if len(cards) > 1:
            return Hint(move, "draws_several" if self.seen.stock >= len(cards) else "sheds_several", facts)
        return self._single(move, facts)

    def _stops_others(self, move: int) -> bool:
        """Whether somebody is about to go out, and this is the hardest to beat of all that might be played."""
        if not self.sight.in_danger:
            return False
        chances = {other: self.sight.chance_unbeaten(other) for other in self.runs}
        return chances[move] == max(chances.values()) > min(chances.values())

    def _single(self, card: int, facts: dict[str, object]) -> Hint:
        left = self.sight.hand & ~BITS[card]
        if TURNS.get(card, self.seen.down) != self.seen.down and self._suits(left, TURNS[card]):
            return Hint(card, "turns_around", {**facts, "down": TURNS[card]})
        others = [other for other in self.runs if rank(CARDS_OF[other][0]) != rank(card)]
        if not others:
            return Hint(card, "spares_joker" if self.has_joker else self._best, facts)
        if all(rank(card) < rank(CARDS_OF[other][0]) for other in others):
            return Hint(card, "swaps_lowest" if self.seen.stock else "lowest", facts)
        return self._keeping(card, left, facts)

    def _keeping(self, card: int, left: int, facts: dict[str, object]) -> Hint:
        """Of a card that is not the lowest that will do: what is kept by it."""
        spared = [
            other
            for other in self.runs
            if len(CARDS_OF[other]) == 1 and (rank(other) > rank(card) if self.seen.down else rank(other) < rank(card))
        ]
        if any((left & RANK_SETS[rank(other)]).bit_count() > 1 for other in spared):
            return Hint(card, "keeps_runs", facts)
        if spared and left & RANK_SETS[TWO if self.seen.down else ACE]:
            kept = min(spared) if self.seen.down else max(spared)
            return Hint(card, "keeps_for_turnaround", {**facts, "kept": kept})
        if self.seen.down and not spared:
            return Hint(card, "highest", facts)
        return Hint(card, self._best, facts)

    @property
    def _best(self) -> str:
        return "leads_best" if self.seen.to_beat is None else "fits_best"

    def _suits(self, hand: int, down: bool) -> bool:
        """Whether most of a hand's rank cards are good when play runs this way."""
        cards = members(hand & EVERY_CARD)
        return sum((rank(card) < HIGH) == down for card in cards) * 2 > len(cards)
