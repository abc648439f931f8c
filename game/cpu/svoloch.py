"""How to play Svoloch: every move is weighed by the trouble of the hand it leaves.

Each run left in hand is a turn to come, and a low one is hard to get rid of, since it beats little. While the stock
lasts a hand never gets smaller, so pairs and jokers are gathered; once it is dry they go out at once. When somebody is
about to go out, it counts as well whether a play is likely to be beaten.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from game.cpu.hint import Hint
from game.cpu.search import play_at_random, search
from game.cpu.thought import Effort, Judged, Thought
from game.rules.cards import RED, bits, rank
from game.rules.events import PILE, Moved
from game.rules.runs import BEAT, BITS, CARDS_OF, EVERY_CARD, JOKERS, PASS, RANK_OF, RANK_SETS, TURNS, Task
from game.rules.svoloch import SvolochObservation

HEIGHT = 0.8
"""How much less trouble an ace is than a two, whose trouble is 1."""
GATHERED = 0.8
"""What each further card of a run is worth while the stock lasts."""
JOKER_KEPT = 0.5
"""What a joker is worth while the stock lasts; then it is as much trouble, being one more card."""
FEW_CARDS = 2
"""With no more than these a player is about to go out."""
HELD = 0.25
"""What it is worth then that nobody can beat a play."""
OUT = -1000.0


@dataclass(frozen=True)
class Weighed:
    """A move, the trouble of the hand it leaves, and that less what it is worth to stop the others."""

    move: int
    trouble: float
    total: float


def easy(observation: SvolochObservation, rng: Random) -> int:
    """Plays the lowest rank that will do, in any way, and a joker only where nothing else may be played."""
    moves = observation.legal_moves()
    runs = [move for move in moves if move != PASS and move not in JOKERS]
    if runs:
        return rng.choice([move for move in runs if rank(CARDS_OF[move][0]) == rank(CARDS_OF[runs[0]][0])])
    return PASS if PASS in moves else rng.choice(moves)


def weighed(observation: SvolochObservation) -> list[Judged]:
    """Every legal move by what it is likely to cost."""
    return [Judged(choice.move, -choice.total) for choice in weigh(observation)]


def think(observation: SvolochObservation, rng: Random, effort: Effort) -> Thought:
    return search(observation, rng, effort, play_at_random)


def weigh(observation: SvolochObservation) -> list[Weighed]:
    """Every legal move with the trouble that comes after it."""
    mind = _Mind(observation)
    return [mind.weigh(move) for move in observation.legal_moves()]


class _Mind:
    """One seat's view at its turn, prepared for weighing its moves."""

    def __init__(self, observation: SvolochObservation) -> None:
        assert observation.to_move is not None
        self.seen = observation
        self.hand = bits([card for card in observation.hand(observation.to_move) if card is not None])
        self.others = [len(hand) for seat, hand in enumerate(observation.hands) if seat != observation.to_move]
        self.in_danger = min(self.others) <= FEW_CARDS
        self.unseen = _unseen(observation, self.hand)

    def weigh(self, move: int) -> Weighed:
        left = self.hand & ~BITS[move]
        dry = self.seen.stock <= len(CARDS_OF[move])
        if not left and not self.seen.stock:
            return Weighed(move, OUT, OUT)
        trouble = _trouble(left, dry)
        unbeaten = self.chance_unbeaten(move) if self.in_danger and move != PASS and move not in JOKERS else 0.0
        return Weighed(move, trouble, trouble - HELD * unbeaten)

    def chance_unbeaten(self, move: int) -> float:
        """How likely it is that none of the others holds what beats this run."""
        down = TURNS.get(move, self.seen.down)
        task = BEAT[down, self.seen.options["exact"]][move]
        hidden = max(sum(self.others) + self.seen.stock, 1)
        chance = 1.0
        for held in self.others:
            chance *= (1 - held / hidden) ** self._beaten_by(task, held / hidden)
        return chance

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


def _unseen(observation: SvolochObservation, hand: int) -> int:
    """The cards that are neither in this hand nor were ever on the pile."""
    seen = hand
    for event in observation.history:
        if isinstance(event, Moved) and event.dst == PILE:
            seen |= bits([card for card in event.cards if card is not None])
    return EVERY_CARD & ~seen


def _trouble(hand: int, dry: bool) -> float:
    """The turns a hand is likely to take; ``dry``: nothing is drawn any more."""
    jokers = (hand & ~EVERY_CARD).bit_count()
    total = jokers * JOKER_KEPT if dry else -jokers * JOKER_KEPT
    for height, count in _runs(hand):
        total += 1 - HEIGHT * height / 12
        if not dry:
            total -= GATHERED * (count - 1)
    return total


def _runs(hand: int) -> Iterator[tuple[int, int]]:
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


def hint(observation: SvolochObservation) -> Hint:
    weighed = sorted(weigh(observation), key=lambda choice: (choice.total, choice.move))
    best = weighed[0]
    cards = CARDS_OF[best.move]
    facts = {"cards": cards}
    if best.move == PASS:
        return Hint(PASS, "keep_joker" if any(joker in observation.legal_moves() for joker in JOKERS) else "keep_cards")
    if best.total == OUT:
        return Hint(best.move, "goes_out", facts)
    if best.move in JOKERS:
        return Hint(best.move, "joker", facts)
    if best.trouble > min(choice.trouble for choice in weighed):
        return Hint(best.move, "stops_others", {**facts, "seat": _nearest_out(observation)})
    if len(cards) > 1:
        return Hint(best.move, "sheds_several", {**facts, "n": len(cards)})
    return Hint(best.move, _why_single(best, weighed, observation), facts)


def _nearest_out(observation: SvolochObservation) -> int:
    """The other seat with the fewest cards."""
    others = [seat for seat in range(observation.players) if seat != observation.to_move]
    return min(others, key=lambda seat: len(observation.hands[seat]))


def _why_single(best: Weighed, weighed: list[Weighed], observation: SvolochObservation) -> str:
    """Of a single card: whether it breaks up nothing where another would, or is the lowest that will do."""
    playable = {card for choice in weighed for card in CARDS_OF[choice.move] if card not in JOKERS}
    if best.move == min(playable):
        return "lowest"
    lower = [card for card in playable if rank(card) < rank(best.move)]
    held = [card for card in observation.hand(observation.to_move or 0) if card is not None]
    if any(sum(rank(card) == rank(other) for other in held) > 1 for card in lower):
        return "keeps_runs"
    return "fits_best"
