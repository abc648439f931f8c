"""What a seat sees at its turn in Svoloch: its hand, how many cards the others hold, and what may be among them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from game.rules.cards import RED, bits, rank
from game.rules.events import PILE, Moved
from game.rules.svoloch.combinations import BEAT, BITS, EVERY_CARD, JOKERS, PASS, RANK_OF, RANK_SETS, TURNS, Task
from game.rules.svoloch.deal import SvolochObservation

FEW_CARDS = 2
"""With no more than these a player is about to go out."""

_JOKER_BITS = tuple(BITS[joker] for joker in JOKERS)


class Sight:
    def __init__(self, observation: SvolochObservation) -> None:
        assert observation.to_move is not None
        self.seen, self.seat = observation, observation.to_move
        self.hand = bits([card for card in observation.hand(self.seat) if card is not None])
        self.others = {seat: len(hand) for seat, hand in enumerate(observation.hands) if seat != self.seat}
        self.nearest_out = min(self.others, key=lambda seat: self.others[seat])
        self.in_danger = self.others[self.nearest_out] <= FEW_CARDS

    @cached_property
    def unseen(self) -> int:
        """The rank cards that are neither in this hand nor were ever on the pile."""
        seen = self.hand
        for event in self.seen.history:
            if isinstance(event, Moved) and event.dst == PILE:
                seen |= bits([card for card in event.cards if card is not None])
        return EVERY_CARD & ~seen

    @cached_property
    def others_have_jokers(self) -> bool:
        """Whether another player has or may draw one."""
        return self.seen.jokers > (self.hand & ~EVERY_CARD).bit_count()

    def goes_out(self, move: int) -> bool:
        return not self.seen.stock and self.hand == BITS[move]

    def runs_down(self, move: int) -> bool:
        """The direction of play after a run."""
        return TURNS.get(move, self.seen.down)

    def is_safe(self, move: int) -> bool:
        """Whether no cards left in play beat a run, so that only a joker keeps its player from leading next."""
        task = self._answer(move)
        return task.count > max(self.others.values()) or not self._beaten_by(task, 1.0)

    def wins_next(self, move: int) -> bool:
        """Whether a move is a run after which nothing can keep the seat from leading, and from going out by that."""
        if move == PASS or move in JOKERS or self.seen.stock or self.others_have_jokers or not self.is_safe(move):
            return False
        left = self.hand & ~BITS[move]
        return left in _JOKER_BITS or (not left & ~EVERY_CARD and len(list(runs(left))) == 1)

    def chance_unbeaten(self, move: int) -> float:
        """How likely it is that none of the others holds what beats a run."""
        task, hidden = self._answer(move), max(sum(self.others.values()) + self.seen.stock, 1)
        chance = 1.0
        for held in self.others.values():
            if held >= task.count:
                chance *= (1 - held / hidden) ** self._beaten_by(task, held / hidden)
        return chance

    def _answer(self, move: int) -> Task:
        return BEAT[self.runs_down(move), self.seen.options["exact"]][move]

    def _beaten_by(self, task: Task, share: float) -> float:
        """The runs of unseen cards that beat; one of several cards weighs less, as they must be in the same hand."""
        runs = 0
        for cards in RANK_SETS:
            unseen = cards & task.ranks & self.unseen
            first, other = (unseen & task.first).bit_count(), (unseen & ~task.first).bit_count()
            runs += _ways(first, (task.count + 1) // 2) * _ways(other, task.count // 2)
        return runs * float(share ** (task.count - 1))


def _ways(cards: int, chosen: int) -> int:
    """Ways to choose none, one or two of up to two cards."""
    return (1, cards, cards // 2)[chosen]


def runs(hand: int) -> Iterator[tuple[int, int]]:
    """The fewest runs that use up a hand's rank cards, each with its rank and number of cards."""
    cards = hand & EVERY_CARD
    while cards:
        lowest = cards & -cards
        of_one_rank = cards & RANK_OF[lowest]
        cards ^= of_one_rank
        height = rank(lowest.bit_length() - 1)
        red, black = (of_one_rank & RED).bit_count(), (of_one_rank & ~RED).bit_count()
        yield height, red + black if red == black else 2 * min(red, black) + 1
        if abs(red - black) == 2:
            yield height, 1
