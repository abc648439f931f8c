"""Why a move of Showcase is a good one: what can be said of it that is plain to see in the position.

A thought says which move is best; each reason here is checked on the observation, so that it is true whoever thought,
but for those in ``CLAIMS``.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.cpu.hint import Hint
from game.cpu.showcase.endgame import best_lead, is_sure
from game.cpu.showcase.heuristics import (
    WORTH,
    holdings,
    tricks_of,
    weigh,
)
from game.cpu.thought import Thought
from game.rules.showcase.deal import ShowcaseObservation
from game.rules.showcase.tricks import COMPELLED, FIRST_PLAY, NAMINGS, NO_TRUMP, OF_SUIT, SECOND_PLAY, settling, takes

UNPROVED = {"leads_on": "looks_best", "wins_now": "wins", "lets_go": "lets_it_go", "cannot_win": "throws"}
"""What only the solver can say of a move of the second play, and what is said where it has not solved it."""
VALUABLE = WORTH[10]
"""What a queen brings in the second play; less is not worth winning for itself."""
LIKELY = 0.5

CLAIMS = {"leads_best": "leads", "looks_best": "leads", "discards": "lets_it_go", "must_win": "has_to_win"}
"""What only who prefers a move can say of it, and what is said for anybody else."""


def reason(observation: ShowcaseObservation, thought: Thought) -> Hint:
    """The first move of a thought of the seat to move, with what speaks for it.

    If the thought is exact, the facts have the ``tricks`` the move will win in the second play, of those ``left``.
    """
    move = thought.best.move
    if observation.phase == "first":
        return _FirstPlay(observation).reason(move)
    facts: dict[str, object] = {}
    if thought.exact:
        won = observation.points[observation.to_move or 0]
        facts = {"tricks": tricks_of(thought.best.worth) - won, "left": SECOND_PLAY - sum(observation.points)}
    if observation.trump is None and not thought.weighed:
        mine, _ = holdings(observation)
        return Hint(move, "names_held", {"n": (mine & COMPELLED[NAMINGS[move]]).bit_count()})
    if observation.trump is None:
        return Hint(move, "names", {"trump": NAMINGS[move], "tricks": _by_rule_of_thumb(observation, move)} | facts)
    code, more = _second_play(observation, move, observation.trump)
    if not thought.exact:
        code = UNPROVED.get(code, code)
    return Hint(move, code, {"card": move} | more | facts)


# The first play


class _FirstPlay:
    """What the seat to move sees in the first play."""

    def __init__(self, observation: ShowcaseObservation) -> None:
        seat, trump = observation.to_move, observation.trump
        assert seat is not None
        assert trump is not None
        self.trump, self.led = trump, observation.led
        self.choices = {choice.move: choice.wins for choice in weigh(observation)}
        self.hand = [card for card in observation.hand(seat) if card is not None]
        self.counting = [card for case in observation.showcases[seat] if case.whole for card in case.cards]
        self.fewer = observation.counts[1 - seat] - observation.counts[seat]
        self.number = len(observation.tricks)
        self.settling = settling(observation.options)

    def reason(self, card: int) -> Hint:
        facts: dict[str, object] = {"card": card}
        wins = self.choices[card] > LIKELY
        if self._names_by_losing(card):
            return Hint(card, "names_now", facts)
        if wins and self.number == self.settling:
            return Hint(card, "wins_lead", facts)
        if self.led is None:
            return Hint(card, self._leading(card, wins), facts)
        if wins:
            code, more = self._winning(card, self.led)
            return Hint(card, code, facts | more)
        return Hint(card, self._losing(card, self.led), facts)

    def _names_by_losing(self, card: int) -> bool:
        """Whether the count is closed with this trick, and losing it is what gives the trump to this seat."""
        if self.led is None or self.number < FIRST_PLAY - 1 or self.choices[card]:
            return False
        return self.fewer + (card in self.counting) >= -1 and self.fewer <= 1

    def _leading(self, card: int, wins: bool) -> str:
        if wins:
            return "leads_to_win" if card in self.hand and self._lower(card) else "leads_best"
        return "leads_to_lose" if WORTH[card >> 2] < VALUABLE else "leads_best"

    def _lower(self, card: int) -> bool:
        return any(held >> 2 < card >> 2 for held in self.hand)

    def _winning(self, card: int, led: int) -> tuple[str, dict[str, object]]:
        losing = [move for move in self.choices if not takes(move, led, self.trump)]
        if not losing:
            return "must_win", {}
        if card in self.counting:
            return "wins_from_showcase", {}
        if WORTH[led >> 2] >= VALUABLE:
            return "wins_card", {"led": led}
        cheapest = min(losing, key=lambda move: (WORTH[move >> 2], move))
        if WORTH[cheapest >> 2] >= VALUABLE:
            return "saves_card", {"other": cheapest}
        if card in self.hand and self._lower(card):
            return "keeps_low", {}
        cheap = WORTH[card >> 2] < VALUABLE and card & 3 != self.trump
        return "wins_trick" if cheap else "wins", {}

    def _losing(self, card: int, led: int) -> str:
        if card not in self.hand:
            return "breaks_case" if card in self.counting else "spares_hand"
        if (card ^ led) & 3 == 0:
            return "ducks"
        could_win = any(takes(move, led, self.trump) for move in self.choices)
        least = min(WORTH[move >> 2] for move in self.choices)
        return "throws_away" if not could_win and WORTH[card >> 2] == least else "discards"


# The second play


def _by_rule_of_thumb(observation: ShowcaseObservation, naming: int) -> int:
    """The tricks that a trump is likely to win who names it."""
    mine, other = holdings(observation)
    if observation.first_leader == observation.to_move:
        return best_lead(mine, other, NAMINGS[naming], SECOND_PLAY)[1]
    return SECOND_PLAY - best_lead(other, mine, NAMINGS[naming], SECOND_PLAY)[1]


def _second_play(observation: ShowcaseObservation, card: int, trump: int) -> tuple[str, dict[str, object]]:
    mine, other = holdings(observation)
    if observation.led is None:
        return _leading(card, mine, other, trump)
    return _following(card, observation.led, observation.legal_moves(), trump), {}


def _leading(card: int, mine: int, other: int, trump: int) -> tuple[str, dict[str, object]]:
    suit = OF_SUIT[card & 3]
    own, theirs = (mine ^ 1 << card) & suit, other & suit
    if is_sure(card, other, trump):
        return ("draws_trumps" if theirs & COMPELLED[trump] else "sure_winner"), {}
    if not theirs and trump < NO_TRUMP:
        return "forces_trump", {}
    beating = theirs >> card << card
    if beating.bit_count() == 1 and own > theirs ^ beating:
        return "drives_out", {"other": beating.bit_length() - 1}
    cheap = WORTH[card >> 2] < VALUABLE and not own & (1 << card) - 1
    return ("gives_lead" if cheap else "leads_on"), {}


def _following(card: int, led: int, moves: Iterable[int], trump: int) -> str:
    winning = [move for move in moves if takes(move, led, trump)]
    if card not in winning:
        if winning:
            return "lets_go"
        return "loses_cheaply" if card >> 2 == min(move >> 2 for move in moves) else "cannot_win"
    ranks = [move >> 2 for move in winning]
    return "wins_cheaply" if min(ranks) == card >> 2 < max(ranks) else "wins_now"
